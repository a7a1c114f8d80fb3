import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '#core/db/client'

/**
 * What a capability keeps of an account, so that accounts can be joined without this folder knowing every table. Each capability
 * gives its own; the composition root gathers them.
 */
export type Belongings = {
  name: string
  /** Statements that make everything of one account the other's. They run in one batch with everybody else's. */
  move: (input: { from: string; into: string }, db: Db) => BatchItem<'sqlite'>[]
}

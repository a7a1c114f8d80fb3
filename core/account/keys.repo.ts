import { and, asc, eq, lt } from 'drizzle-orm'
import { accountKeys } from './account.sql.ts'
import type { Db } from '#core/db/client'
import type { WrappedKey } from '#core/ports/vault'

export async function findAccountKey(accountId: string, db: Db): Promise<WrappedKey | null> {
  const [row] = await db
    .select({ wrappedKey: accountKeys.wrappedKey, masterVersion: accountKeys.masterVersion })
    .from(accountKeys)
    .where(eq(accountKeys.accountId, accountId))
    .limit(1)
  return row ?? null
}

/** Keys wrapped under a version older than `version`, oldest version first. */
export async function listOldKeys(input: { version: number; limit: number }, db: Db): Promise<(WrappedKey & { accountId: string })[]> {
  return db
    .select({ accountId: accountKeys.accountId, wrappedKey: accountKeys.wrappedKey, masterVersion: accountKeys.masterVersion })
    .from(accountKeys)
    .where(lt(accountKeys.masterVersion, input.version))
    .orderBy(asc(accountKeys.masterVersion))
    .limit(input.limit)
}

/** Puts a key's new wrapping in place of the one it was made from. False when that is not there any more. */
export async function replaceKey(input: { accountId: string; before: WrappedKey; after: WrappedKey }, db: Db): Promise<boolean> {
  const rows = await db
    .update(accountKeys)
    .set(input.after)
    .where(and(eq(accountKeys.accountId, input.accountId), eq(accountKeys.wrappedKey, input.before.wrappedKey)))
    .returning({ accountId: accountKeys.accountId })
  return rows.length > 0
}

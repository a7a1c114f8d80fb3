import { integer } from 'drizzle-orm/sqlite-core'

/** A moment in UTC milliseconds. */
export const moment = (name: string) => integer(name, { mode: 'number' })

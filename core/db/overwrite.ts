import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/**
 * Random text exactly as long as what a column holds; null stays null. A freed place in the database file keeps what it last held, so
 * sealed text is overwritten before it is let go. SQLite writes a row over itself only where its length stays the same: set nothing
 * else in that statement.
 */
export function overwritten(column: SQLiteColumn): SQL<string> {
  return sql<string>`substr(hex(randomblob(length(${column}) / 2 + 1)), 1, length(${column}))`
}

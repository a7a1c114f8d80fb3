import { drizzle, type AnyD1Database, type DrizzleD1Database } from 'drizzle-orm/d1'
import * as schema from './schema'

export type Db = DrizzleD1Database<typeof schema>

/** One client a request; nothing is kept between requests. */
export function createDb(binding: AnyD1Database): Db {
  return drizzle(binding, { schema })
}

import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as schema from '#core/db/schema'
import { applyMigrations, openDatabases, readShape, type TableShape } from './migrations/database'
import { readJson, readMigrations } from './migrations/history'

/**
 * Holds `core/db/schema.ts` and the migrations together, twice: what drizzle-kit would generate now is nothing, and a real D1
 * made by the migrations has the tables of one made from the schema alone. The first finds a migration nobody generated, the
 * second one that was edited afterwards.
 *
 * What it cannot catch: the values of a text column's `enum`, `mode` and `$type`, which exist in TypeScript only; defaults
 * drizzle fills in itself (`$defaultFn`); CHECK constraints, triggers and views, of which there are none; tables not
 * exported from `core/db/schema.ts`; and whether rows already there fit what a migration adds. `test/migrations.test.ts`
 * looks after the history itself.
 */

// drizzle-kit gives every array a member that `for…in` meets. Tests share one runtime, and others read with it.
Object.defineProperty(Array.prototype, 'random', { enumerable: false })

type Schema = Record<string, unknown>
type Snapshot = Awaited<ReturnType<typeof generateSQLiteDrizzleJson>>

async function statementsFor(tables: Schema, from?: Snapshot): Promise<string[]> {
  const before = from ?? (await generateSQLiteDrizzleJson({}))
  return generateSQLiteMigration(before, await generateSQLiteDrizzleJson(tables, before.id))
}

function newestSnapshot(): Snapshot {
  const number = String(readMigrations().length - 1).padStart(4, '0')
  return readJson(`meta/${number}_snapshot.json`) as Snapshot
}

const { databases, close } = await openDatabases(['migrated', 'declared', 'wider', 'other'])
afterAll(close)

async function shapeOf(tables: Schema, database: D1Database): Promise<Record<string, TableShape>> {
  await applyMigrations(database, [{ name: 'schema', sql: (await statementsFor(tables)).join(';\n') }])
  return readShape(database)
}

describe('the schema and the migrations', () => {
  let migrated: Record<string, TableShape>
  beforeAll(async () => {
    await applyMigrations(databases.migrated, readMigrations())
    migrated = await readShape(databases.migrated)
  })

  it('agree: drizzle-kit has nothing to generate (if not: npm run db:generate, and read what it wrote)', async () => {
    expect(await statementsFor(schema, newestSnapshot())).toEqual([])
  })

  it('agree in SQLite: columns, keys, indexes', async () => {
    expect(migrated).toEqual(await shapeOf(schema, databases.declared))
    expect(Object.keys(migrated)).toContain('letters')
  })

  it('are seen to differ by a column, in both ways of looking', async () => {
    const wider = sqliteTable(
      'outbox',
      {
        id: text('id').primaryKey(),
        to: text('to').notNull(),
        subject: text('subject').notNull(),
        text: text('text').notNull(),
        html: text('html').notNull(),
        sentAt: integer('sent_at').notNull(),
        readAt: integer('read_at'),
      },
      (table) => [index('outbox_sent').on(table.sentAt), index('outbox_to').on(sql`lower("to")`)],
    )
    const changed = { ...schema, outbox: wider }
    expect(await statementsFor(changed, newestSnapshot())).toEqual(['ALTER TABLE `outbox` ADD `read_at` integer;'])
    const shape = await shapeOf(changed, databases.wider)
    expect(shape).not.toEqual(migrated)
    expect(shape.outbox?.columns).toEqual({ ...migrated.outbox?.columns, read_at: 'INTEGER, null' })
  })

  it('are seen to differ by a default, a null, an index, its condition, and what follows a deletion', async () => {
    const accounts = sqliteTable('accounts', { id: text('id').primaryKey(), tier: text('tier').default('alma'), createdAt: integer('created_at').notNull() })
    const accountKeys = sqliteTable('account_keys', {
      accountId: text('account_id').primaryKey().references(() => accounts.id),
      wrappedKey: text('wrapped_key').notNull(),
      masterVersion: integer('master_version').notNull(),
      createdAt: integer('created_at').notNull(),
    })
    const rateLimits = sqliteTable(
      'rate_limits',
      { key: text('key').primaryKey(), count: integer('count').notNull(), resetsAt: integer('resets_at').notNull() },
      (table) => [index('rate_limits_reset').on(table.resetsAt).where(sql`count > 1`)],
    )
    const shape = await shapeOf({ accounts, accountKeys, rateLimits }, databases.other)
    const told = (tables: Record<string, TableShape>) => [
      tables.accounts?.columns.tier,
      tables.account_keys?.foreignKeys,
      tables.rate_limits?.indexes,
    ]
    expect(told(migrated)).toEqual([
      "TEXT, not null, default 'free'",
      ['account_id → accounts.id, on delete cascade, on update no action'],
      { rate_limits_reset: '(resets_at)', sqlite_autoindex_rate_limits_1: 'unique (key)' },
    ])
    expect(told(shape)).toEqual([
      "TEXT, null, default 'alma'",
      ['account_id → accounts.id, on delete no action, on update no action'],
      { rate_limits_reset: '(resets_at) where count > 1', sqlite_autoindex_rate_limits_1: 'unique (key)' },
    ])
  })
})

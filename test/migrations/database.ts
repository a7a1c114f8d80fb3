import { Miniflare } from 'miniflare'
import { splitStatements, type Migration } from './history'

type Row = Record<string, string | number | null>

/** What a table is made of, told so that two databases can be compared: by name, in no order of their own. */
export type TableShape = {
  columns: Record<string, string>
  foreignKeys: string[]
  indexes: Record<string, string>
}

/** Empty D1 databases in the runtime itself, nothing of them on disk. */
export async function openDatabases<const Name extends string>(names: readonly Name[]) {
  const miniflare = new Miniflare({
    modules: true,
    script: 'export default { fetch: () => new Response(null) }',
    compatibilityDate: '2026-04-01',
    d1Databases: [...names],
    cf: false,
  })
  const opened = await Promise.all(names.map(async (name) => [name, await miniflare.getD1Database(name)] as const))
  return {
    databases: Object.fromEntries(opened) as Record<Name, D1Database>,
    close: () => miniflare.dispose(),
  }
}

/** Applies migrations in order, a batch each as wrangler does. Throws with the migration's name. */
export async function applyMigrations(database: D1Database, migrations: Migration[]): Promise<void> {
  for (const { name, sql } of migrations) {
    const statements = splitStatements(sql).map((statement) => database.prepare(statement))
    await database.batch(statements).catch((error: unknown) => {
      throw new Error(`${name} does not apply`, { cause: error })
    })
  }
}

/** Tables, columns, keys and indexes as SQLite itself tells them. */
export async function readShape(database: D1Database): Promise<Record<string, TableShape>> {
  const rows = async (query: string, ...values: string[]) => (await database.prepare(query).bind(...values).all<Row>()).results
  const tables = await rows(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations' order by name`)
  const shapes = await Promise.all(
    tables.map(async ({ name }) => {
      const table = String(name)
      const [columns, keys, indexes] = await Promise.all([
        rows('select * from pragma_table_xinfo(?)', table),
        rows('select * from pragma_foreign_key_list(?) order by id, seq', table),
        rows('select list.*, master.sql from pragma_index_list(?) as list left join sqlite_master as master on master.name = list.name', table),
      ])
      const indexed = await Promise.all(
        indexes.map(async (index) => {
          const parts = await rows('select * from pragma_index_xinfo(?) where key = 1 order by seqno', String(index.name))
          return [index.name, parts.map(({ name: column, desc }) => `${column ?? 'expression'}${desc ? ' desc' : ''}`), index] as const
        }),
      )
      return [table, {
        columns: Object.fromEntries(columns.map((column) => [
          column.name,
          [column.type, column.notnull ? 'not null' : 'null', column.dflt_value === null ? null : `default ${column.dflt_value}`, column.pk ? `key ${column.pk}` : null, column.hidden ? `hidden ${column.hidden}` : null].filter(Boolean).join(', '),
        ])),
        foreignKeys: keys.map((key) => `${key.from} → ${key.table}.${key.to}, on delete ${key.on_delete}, on update ${key.on_update}`.toLowerCase()).sort(),
        indexes: Object.fromEntries(indexed.map(([index, parts, { unique, sql }]) => [
          index,
          `${unique ? 'unique ' : ''}(${parts.join(', ')})${conditionOf(sql)}`,
        ])),
      } satisfies TableShape] as const
    }),
  )
  return Object.fromEntries(shapes)
}

/** The `where` of a partial index, which only its text tells. */
function conditionOf(sql: string | number | null | undefined): string {
  const condition = /\)\s*where\s+(.*)$/is.exec(String(sql ?? ''))?.[1]
  return condition ? ` where ${condition.replace(/\s+/g, ' ').trim().toLowerCase()}` : ''
}

/** Foreign keys no index begins with: deleting what they point to would read the whole table. */
export function findUnindexedKeys(shapes: Record<string, TableShape>): string[] {
  return Object.entries(shapes).flatMap(([table, { columns, foreignKeys, indexes }]) =>
    foreignKeys.flatMap((key) => {
      const column = key.split(' → ')[0] ?? ''
      const isKey = /\bkey 1\b/.test(columns[column] ?? '')
      const isIndexed = Object.values(indexes).some((index) => /^(?:unique )?\(([^,) ]+)[^)]*\)(?! where)/.exec(index)?.[1] === column)
      return isKey || isIndexed ? [] : [`${table}.${column}`]
    }),
  )
}

import { splitStatements, type Migration } from './history'

/**
 * What a migration may not do to a database in use: the workers of the last deployment run on while it is applied, and
 * D1 has no interactive transaction to take it back with. Statements come with names and texts blanked out.
 */
const refusals: { pattern: RegExp; why: string }[] = [
  { pattern: /^DROP TABLE\b/, why: 'drops a table' },
  { pattern: /^ALTER TABLE \S+ DROP\b/, why: 'drops a column' },
  { pattern: /^ALTER TABLE \S+ RENAME\b/, why: 'renames' },
  { pattern: /^PRAGMA\b/, why: 'sets a pragma; a rebuild with foreign keys off loses rows that cascade' },
  { pattern: /^(DELETE|REPLACE|INSERT OR REPLACE)\b/, why: 'deletes rows' },
  { pattern: /^ALTER TABLE \S+ ADD\b(?=.*\bNOT NULL\b)(?!.*\bDEFAULT\b)/, why: 'adds a column that may not be null and has no default' },
  { pattern: /^ALTER TABLE \S+ ADD\b.*\b(UNIQUE|PRIMARY KEY)\b/, why: 'adds a unique column' },
  { pattern: /^(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|ATTACH|VACUUM)\b/, why: 'does what D1 refuses' },
]

/** Why a migration would not only widen the database; empty when it does. */
export function findNarrowing({ name, sql }: Migration): string[] {
  const created = new Set<string>()
  return splitStatements(sql).flatMap((statement) => {
    const table = /^CREATE TABLE (?:IF NOT EXISTS )?["`[]?(\w+)/i.exec(statement)?.[1]
    if (table) created.add(table)
    const shape = shapeOf(statement)
    const reasons = refusals.filter(({ pattern }) => pattern.test(shape)).map(({ why }) => why)
    if (table?.startsWith('__new_')) reasons.push('rebuilds a table')
    // A column that this migration adds, empty in every row, is as safe to index as a new table.
    const added = /^ALTER TABLE ["`[]?(\w+)["`\]]? ADD (?:COLUMN )?["`[]?(\w+)["`\]]?(?!.*\bDEFAULT\b)/is.exec(statement)
    if (added) created.add(`${added[1]}.${added[2]}`)
    const [, indexed, first] = /^CREATE UNIQUE INDEX .*? ON ["`[]?(\w+)["`\]]? ?\(["`[]?(\w+)/is.exec(statement) ?? []
    if (indexed && !created.has(indexed) && !created.has(`${indexed}.${first}`)) reasons.push('makes unique what rows in use may not be')
    return reasons.map((why) => `${name}: ${why}: ${statement.replace(/\s+/g, ' ').slice(0, 80)}`)
  })
}

/** Capitals and single spaces, with names as `x` and texts as `''`, so that no name or text is taken for a word of SQL. */
function shapeOf(statement: string): string {
  return statement
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]/g, 'x')
    .replace(/\s+/g, ' ')
    .replace(/\s*\.\s*/g, '.')
    .toUpperCase()
}

/** What is wrong with the numbering: names run from 0000 without a gap, and drizzle-kit's journal lists the same. */
export function findGaps(input: { names: string[]; journal: { idx: number; tag: string; when: number }[] }): string[] {
  const { names, journal } = input
  const misnumbered = names.flatMap((name, index) => {
    const number = String(index).padStart(4, '0')
    return new RegExp(`^${number}_[a-z0-9_]+\\.sql$`).test(name) ? [] : [`${name}: expected ${number}_<name>.sql`]
  })
  const unlisted = names.filter((name, index) => journal[index]?.tag !== name.replace(/\.sql$/, '') || journal[index]?.idx !== index)
  const disordered = journal.filter((entry, index) => index > 0 && entry.when <= (journal[index - 1]?.when ?? 0))
  return [
    ...misnumbered,
    ...unlisted.map((name) => `${name}: not so in meta/_journal.json`),
    ...(journal.length > names.length ? ['meta/_journal.json lists more than there are'] : []),
    ...disordered.map(({ tag }) => `${tag}: older than the one before it`),
  ]
}

/** What differs from the list of what has been released: a changed migration, one unlisted, one gone. */
export function findChanges(input: { hashes: Record<string, string>; listed: Record<string, string> }): string[] {
  const { hashes, listed } = input
  return [
    ...Object.entries(hashes).flatMap(([name, hash]) => {
      if (listed[name] === hash) return []
      return [name in listed ? `${name} was changed after it was listed; write a new one instead` : `add to migrations/hashes.json: "${name}": "${hash}"`]
    }),
    ...Object.keys(listed).filter((name) => !(name in hashes)).map((name) => `${name} is listed and gone`),
  ]
}

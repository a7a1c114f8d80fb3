import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Migration = {
  /** File name, `0000_ground.sql`. */
  name: string
  sql: string
}

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** The migrations as they are applied: every `.sql` of the folder, by name. */
export function readMigrations(): Migration[] {
  return readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(migrationsFolder, name), 'utf8') }))
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(migrationsFolder, path), 'utf8'))
}

/** SHA-256 of a migration, line ends aside: a checkout may turn them. */
export function fingerprint(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}

/** The statements of a migration, without comments. Text in quotes stays whole, semicolons and dashes in it too. */
export function splitStatements(sql: string): string[] {
  const tokens = sql.match(/'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^'"`[\-/;]+|[-/['"`]/g) ?? []
  const statements = ['']
  for (const token of tokens) {
    if (token === ';') statements.push('')
    else if (token.startsWith('--') || token.startsWith('/*')) statements[statements.length - 1] += ' '
    else statements[statements.length - 1] += token
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}

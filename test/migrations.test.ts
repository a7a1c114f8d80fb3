import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { applyMigrations, findUnindexedKeys, openDatabases, readShape } from './migrations/database'
import { findChanges, findGaps, findNarrowing } from './migrations/guard'
import { fingerprint, readJson, readMigrations, splitStatements } from './migrations/history'

type Journal = { entries: { idx: number; tag: string; when: number }[] }
type Snapshot = { id: string; prevId: string }

const root = fileURLToPath(new URL('..', import.meta.url))
const migrations = readMigrations()
const names = migrations.map(({ name }) => name)

describe('the history of the database', () => {
  it('is numbered without gaps, as its journal says', () => {
    expect(names).not.toEqual([])
    expect(findGaps({ names, journal: (readJson('meta/_journal.json') as Journal).entries })).toEqual([])
  })

  it('has a snapshot for each migration, made from the one before', () => {
    const snapshots = names.map((name) => readJson(`meta/${name.slice(0, 4)}_snapshot.json`) as Snapshot)
    const origins = ['00000000-0000-0000-0000-000000000000', ...snapshots.map(({ id }) => id)]
    expect(snapshots.map(({ prevId }) => prevId)).toEqual(origins.slice(0, -1))
  })

  it('is not rewritten: what is listed in migrations/hashes.json stays as it was, and everything is listed', () => {
    const hashes = Object.fromEntries(migrations.map(({ name, sql }) => [name, fingerprint(sql)]))
    expect(findChanges({ hashes, listed: readJson('hashes.json') as Record<string, string> })).toEqual([])
  })

  it('only widens', () => {
    expect(migrations.flatMap(findNarrowing)).toEqual([])
  })

  it('applies in order to an empty D1, and leaves every foreign key with an index', async () => {
    const { databases, close } = await openDatabases(['fresh'])
    onTestFinished(close)
    await applyMigrations(databases.fresh, migrations)
    const shape = await readShape(databases.fresh)
    expect(Object.keys(shape)).toContain('letters')
    expect(findUnindexedKeys(shape)).toEqual([])
  })

  it('applies by wrangler’s own journal, once, however often it is asked', { timeout: 120_000 }, async () => {
    const state = await mkdtemp(join(tmpdir(), 'eon-migrations-'))
    onTestFinished(() => rm(state, { recursive: true, force: true }))
    const first = await wranglerD1(state, ['migrations', 'apply', 'eon'])
    for (const name of names) expect(first).toContain(name)
    expect(await wranglerD1(state, ['migrations', 'apply', 'eon'])).toContain('No migrations to apply')
    const journal = await wranglerD1(state, ['execute', 'eon', '--json', '--command', 'select name from d1_migrations order by id'])
    expect((JSON.parse(journal) as [{ results: { name: string }[] }])[0].results.map(({ name }) => name)).toEqual(names)
  })
})

async function wranglerD1(state: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/wrangler/bin/wrangler.js'), 'd1', ...args, '--local', '--persist-to', state],
    {
      cwd: root,
      timeout: 60_000,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        CI: 'true',
        NO_COLOR: '1',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        WRANGLER_LOG_PATH: join(state, 'logs'),
      },
    },
  )
  return stdout
}

describe('the guard can fail', () => {
  const narrowing = (sql: string) => findNarrowing({ name: '0001_next.sql', sql }).map((line) => line.split(': ')[1])

  it.each([
    ['DROP TABLE `letters`;', ['drops a table']],
    ['drop table if exists letters', ['drops a table']],
    ['ALTER TABLE `letters` DROP COLUMN `path`;', ['drops a column']],
    ['ALTER TABLE letters\n  DROP path', ['drops a column']],
    ['ALTER TABLE `letters` RENAME TO `cards`', ['renames']],
    ['ALTER TABLE "letters" RENAME COLUMN "path" TO "way"', ['renames']],
    ['PRAGMA foreign_keys=OFF;', ['sets a pragma; a rebuild with foreign keys off loses rows that cascade']],
    ['CREATE TABLE `__new_letters` (`id` text PRIMARY KEY);', ['rebuilds a table']],
    ['DELETE FROM letters WHERE 1', ['deletes rows']],
    ['INSERT OR REPLACE INTO letters (id) VALUES (1)', ['deletes rows']],
    ['ALTER TABLE `letters` ADD `mood` text NOT NULL;', ['adds a column that may not be null and has no default']],
    ["ALTER TABLE letters ADD COLUMN mood text CHECK (mood <> 'DEFAULT') NOT NULL", ['adds a column that may not be null and has no default']],
    ['ALTER TABLE letters ADD code text UNIQUE', ['adds a unique column']],
    ['CREATE UNIQUE INDEX `letters_code` ON `letters` (`code`);', ['makes unique what rows in use may not be']],
    ['ALTER TABLE `letters` ADD `code` text;--> statement-breakpoint\nCREATE UNIQUE INDEX `letters_code` ON `letters` (`code`);', []],
    ["ALTER TABLE `letters` ADD `code` text DEFAULT '';--> statement-breakpoint\nCREATE UNIQUE INDEX `letters_code` ON `letters` (`code`);", ['makes unique what rows in use may not be']],
    ['-- first\nSELECT 1; /* then */ DROP TABLE letters', ['drops a table']],
    [
      'PRAGMA foreign_keys=OFF;--> statement-breakpoint\nCREATE TABLE `__new_a` (`id` text);--> statement-breakpoint\nINSERT INTO `__new_a` SELECT * FROM `a`;--> statement-breakpoint\nDROP TABLE `a`;--> statement-breakpoint\nALTER TABLE `__new_a` RENAME TO `a`;',
      ['sets a pragma; a rebuild with foreign keys off loses rows that cascade', 'rebuilds a table', 'drops a table', 'renames'],
    ],
  ])('on %j', (sql, reasons) => {
    expect(narrowing(sql)).toEqual(reasons)
  })

  it.each([
    'CREATE TABLE `notes` (`id` text PRIMARY KEY, `account_id` text NOT NULL REFERENCES accounts(id) ON DELETE cascade);--> statement-breakpoint\nCREATE UNIQUE INDEX `notes_account` ON `notes` (`account_id`);',
    "ALTER TABLE `letters` ADD `mood` text DEFAULT 'calm' NOT NULL;",
    'ALTER TABLE letters ADD `not null` text',
    "INSERT INTO notes (id) VALUES ('DROP TABLE letters; -- no')",
    'UPDATE letters SET mood = coalesce(mood, path)',
    'DROP INDEX letters_account_created',
    '-- DROP TABLE letters\nCREATE INDEX a ON letters (path)',
  ])('and passes %j', (sql) => {
    expect(narrowing(sql)).toEqual([])
  })

  it('reads statements past quotes and comments', () => {
    expect(splitStatements("a ';--' ; b /* ; */ c;\n--> statement-breakpoint\n`d;` - 1 / 2")).toEqual(["a ';--'", 'b   c', '`d;` - 1 / 2'])
  })

  it('on a gap, a name out of turn, a journal that says otherwise, and time going back', () => {
    const entry = (idx: number, tag: string, when = idx) => ({ idx, tag, when })
    expect(findGaps({ names: ['0000_a.sql', '0002_b.sql'], journal: [entry(0, '0000_a'), entry(1, '0002_b')] })).toEqual(['0002_b.sql: expected 0001_<name>.sql'])
    expect(findGaps({ names: ['0000_a.sql', '0001_b.sql'], journal: [entry(0, '0000_a')] })).toEqual(['0001_b.sql: not so in meta/_journal.json'])
    expect(findGaps({ names: ['0000_a.sql'], journal: [entry(0, '0000_a'), entry(1, '0001_b')] })).toEqual(['meta/_journal.json lists more than there are'])
    expect(findGaps({ names: ['0000_a.sql', '0001_b.sql'], journal: [entry(0, '0000_a', 5), entry(1, '0001_b', 4)] })).toEqual(['0001_b: older than the one before it'])
  })

  it('on a migration changed, unlisted or gone', () => {
    const listed = { '0000_a.sql': 'one', '0001_b.sql': 'two' }
    expect(findChanges({ hashes: listed, listed })).toEqual([])
    expect(findChanges({ hashes: { ...listed, '0000_a.sql': 'other' }, listed })).toEqual(['0000_a.sql was changed after it was listed; write a new one instead'])
    expect(findChanges({ hashes: { ...listed, '0002_c.sql': 'three' }, listed })).toEqual(['add to migrations/hashes.json: "0002_c.sql": "three"'])
    expect(findChanges({ hashes: { '0000_a.sql': 'one' }, listed })).toEqual(['0001_b.sql is listed and gone'])
    expect(fingerprint('a\r\nb')).toBe(fingerprint('a\nb'))
    expect(fingerprint('a')).not.toBe(fingerprint('b'))
  })

  it('on a foreign key without an index that begins with it, and on a migration that does not apply', async () => {
    const { databases, close } = await openDatabases(['keys'])
    onTestFinished(close)
    const sql = `CREATE TABLE parents (id text PRIMARY KEY);
      CREATE TABLE bare (parent_id text REFERENCES parents(id));
      CREATE TABLE later (n integer, parent_id text REFERENCES parents(id));
      CREATE INDEX later_both ON later (n, parent_id);
      CREATE TABLE partly (parent_id text REFERENCES parents(id), n integer);
      CREATE INDEX partly_parent ON partly (parent_id) WHERE n > 1;
      CREATE TABLE well (parent_id text REFERENCES parents(id), n integer);
      CREATE INDEX well_parent ON well (parent_id, n);
      CREATE TABLE also (parent_id text PRIMARY KEY REFERENCES parents(id));`
    await applyMigrations(databases.keys, [{ name: '0000_keys.sql', sql }])
    expect(findUnindexedKeys(await readShape(databases.keys))).toEqual(['bare.parent_id', 'later.parent_id', 'partly.parent_id'])
    await expect(applyMigrations(databases.keys, [{ name: '0001_again.sql', sql }])).rejects.toThrow('0001_again.sql does not apply')
  })
})

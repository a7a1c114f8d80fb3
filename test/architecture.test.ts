import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkArchitecture, type RuleName } from './architecture/rules'
import { readSources } from './architecture/sources'

const root = fileURLToPath(new URL('..', import.meta.url))
const fixture = (name: string) => fileURLToPath(new URL(`./architecture/fixture/${name.replaceAll(' ', '-')}`, import.meta.url))

/** Breaches as lines, in the order of files and lines. */
function breachesIn(folder: string): string[] {
  return checkArchitecture(readSources(folder))
    .map(({ rule, at, what }) => `${at} [${rule}] ${what}`)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

describe('which way things point (design §1)', () => {
  const sources = readSources(root)

  it('is kept by app, core and workers', () => {
    expect(breachesIn(root)).toEqual([])
  })

  it('is read from every source, and every import of the project’s own leads to a file or to a build’s output', () => {
    for (const path of ['app/root.tsx', 'core/letters/letters.ts', 'workers/site/index.ts', 'workers/voice/index.ts']) {
      expect(sources.map((source) => source.path)).toContain(path)
    }
    const lost = sources.flatMap(({ path, imports }) =>
      imports.filter((imported) => !imported.isFound && !imported.path?.startsWith('build/')).map(({ specifier }) => `${path}: ${specifier}`),
    )
    expect(lost).toEqual([])
  })
})

/**
 * A folder for each rule, with what breaches it and, beside it, its lawful neighbours: type-only imports, tests, a repo's own
 * tables, a component's fetch. The whole checker runs on each, so a rule that sees too much is noticed as well.
 */
const breaches = {
  'core stands alone': [
    'core/letters/letters.ts:5 imports ~/lib/paths',
    'core/letters/letters.ts:6 imports a type of ../../workers/services',
    'core/letters/letters.ts:7 imports react',
    'core/letters/letters.ts:8 imports @remix-run/cloudflare',
    'core/letters/letters.ts:9 imports hono',
    'core/letters/letters.ts:10 imports cloudflare:workers',
    'core/letters/letters.ts:11 imports node:fs/promises',
    'core/letters/letters.ts:12 imports a type of zod-lookalike',
    'core/letters/letters.ts:14 process.env',
    'core/letters/letters.ts:15 the type R2Bucket',
  ],
  'tables behind repos': [
    'core/letters/letters.ts:3 imports a type of ./letters.sql.ts',
    'workers/adapters/vault.ts:2 imports #core/account/account.sql',
    'workers/services.ts:2 imports #core/db/schema',
  ],
  'capabilities by name': [
    'core/journal/journal.repo.ts:3 imports #core/letters/letters.sql.ts',
    'core/journal/journal.ts:7 imports #core/letters/letters.rules',
    'core/journal/journal.ts:8 imports #core/letters/letters.repo',
    'core/journal/journal.ts:9 imports #core/letters/letters.seal',
    'core/journal/journal.ts:10 imports #core/letters/pdf/letter-pdf',
    'core/ports/jobs.ts:3 imports a type of #core/letters/letters.repo',
  ],
  'no cycles': [
    'core/access/access.ts loads itself: core/access/access.ts, core/account/account.ts, core/letters/letters.ts',
  ],
  'ui stays simple': [
    'app/ui/Button.tsx:6 imports #core/locale/locale.schema',
    'app/ui/Button.tsx:7 imports ../i18n/use-language',
  ],
  'components without server': [
    'app/components/LetterForm.tsx:2 imports ~/i18n/i18n.server',
    'app/components/LetterForm.tsx:3 imports a type of ../server/view',
  ],
  'letters without pages': [
    'workers/copy.ts:2 loads app/i18n/words.ts, loaded by workers/letters/handle.ts',
    'workers/letters/handle.ts:3 loads app/i18n/words.ts',
  ],
  'companion apart': [
    'core/chat/chat.ts:2 loads core/chat/companion/companion.ts, loaded by workers/services.ts',
    'workers/services.ts:3 loads workers/companion/conversation.ts',
  ],
  'voice apart': [
    'workers/adapters/narrator.ts:3 imports ../voice/reading',
    'workers/sound/encoder.ts:5 imports ../adapters/silence',
    'workers/sound/encoder.ts:5 loads workers/adapters/silence.ts, loaded by workers/voice/index.ts',
    'workers/voice/index.ts:4 loads core/locale/locale.schema.ts',
  ],
  'env at the door': [
    'workers/site/handle.ts:2 import { env as everywhere }',
    'workers/site/handle.ts:3 imports ../env',
    'workers/site/handle.ts:6 c.env',
    "workers/site/handle.ts:7 c.var['env']",
    'workers/site/handle.ts:8 { env }',
    'workers/site/handle.ts:9 env.vars',
    'workers/site/handle.ts:10 process.env',
  ],
  'use-cases only': [
    'app/routes/letter.tsx:3 imports #workers/services',
    "app/routes/letter.tsx:5 fetch('/api/carta/1')",
    "app/routes/letter.tsx:7 globalThis.fetch('https://elsewhere.example')",
    "app/server/view.server.ts:3 fetch('/api/session')",
    'workers/site/api/letters.ts:2 imports #core/letters/letters.repo',
    'workers/site/api/letters.ts:3 imports #core/db/client',
    'workers/site/api/letters.ts:4 imports ../../adapters/blobs',
  ],
  'quiet modules': [
    'core/letters/clock.ts:4 reads the clock (Date.now)',
    'core/letters/clock.ts:5 reads the clock (Date)',
    'workers/ids.ts:2 draws randomness or keys (Math.random)',
    'workers/ids.ts:3 draws randomness or keys (crypto.randomUUID)',
    'workers/ids.ts:8 reads the clock (performance.now)',
    'workers/ids.ts:11 reads the clock (systemClock)',
    'workers/services.ts:3 keeps a variable (let kept = null)',
    'workers/services.ts:4 keeps a client (createDb)',
    'workers/services.ts:5 fetches (fetch)',
    'workers/services.ts:5 waits (await)',
    'workers/services.ts:6 sets a timer (setInterval)',
  ],
} satisfies Record<RuleName, string[]>

describe('the checker can fail', () => {
  it.each(Object.entries(breaches))('on a breach of “%s”, and on nothing else there', (rule, expected) => {
    expect(breachesIn(fixture(rule))).toEqual(expected.map((line) => line.replace(' ', ` [${rule}] `)))
  })
})

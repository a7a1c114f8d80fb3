import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { plainOf } from './fit'
import { labelledTurns } from './gists'
import { labelledMessages } from './hearing'
import type { Labelled } from './labelled'
import { markedTurns } from './marks'

/** The code that reads and fits them. */
const code = ['core/chat/companion/listen/features.ts', 'core/classify/keys.ts', 'test/companion/fit.ts', 'test/care/random.ts']

/** What the weights of a language are made from: the texts as they are read, and the code that reads and fits them. Another fingerprint means stale weights. */
export function fingerprintOf(language: ContentLanguage): string {
  return hashOf(labelledMessages().map(({ subject, ...message }) => ({ ...message, label: subject })), language, code)
}

/** The same of the weights of gists; they are made with those of subjects besides. */
export function gistFingerprintOf(language: ContentLanguage): string {
  return hashOf(labelledTurns(), language, [...code, 'core/chat/companion/listen/gists/features.ts', 'test/companion/gists.ts', 'core/classify/classes.ts', 'core/classify/classes/weights.ts', `core/chat/companion/listen/subjects/weights.${language}.ts`])
}

/** What the weights by which lines are chosen are made from: the marks, and the code that reads and fits them. */
export function suitFingerprint(): string {
  const hash = createHash('sha256')
  for (const { source, turns, gists, marks, isMeasured } of markedTurns()) if (!isMeasured) hash.update(JSON.stringify([source, turns, [...gists], marks]))
  for (const path of ['core/chat/companion/telling/suit/features.ts', 'test/companion/fit.marks.ts', 'test/care/fit.ts', 'core/classify/keys.ts']) hash.update(readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url))))
  return hash.digest('hex').slice(0, 16)
}

function hashOf(texts: readonly Labelled[], language: ContentLanguage, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) if (text.language === language && !text.isMeasured) hash.update(`${text.label ?? ''} ${text.also.join(' ')}\n${plainOf(text)}\n`)
  for (const path of paths) hash.update(readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url))))
  return hash.digest('hex').slice(0, 16)
}

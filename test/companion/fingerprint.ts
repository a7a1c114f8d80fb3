import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { plainOf } from './fit'
import { labelledMessages } from './hearing'

/** What the weights of a language are made from: the messages as they are read, and the code that reads and fits them. Another fingerprint means stale weights. */
export function fingerprintOf(language: ContentLanguage): string {
  const hash = createHash('sha256')
  for (const message of labelledMessages()) if (message.language === language && !message.isMeasured) hash.update(`${message.subject ?? ''} ${message.also.join(' ')}\n${plainOf(message)}\n`)
  for (const path of ['core/chat/companion/listen/subjects/features.ts', 'core/classify/keys.ts', 'test/companion/fit.ts', 'test/care/random.ts']) hash.update(readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url))))
  return hash.digest('hex').slice(0, 16)
}

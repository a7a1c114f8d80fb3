import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contentLanguages } from '../core/locale/locale.schema'
import { storedKeys } from '../test/companion/particular-keys'

/** Writes what stands in whatever the pattern of something particular is found in (`npm run companion:keys`), so that a thousand patterns need not be tried on every sentence. */
for (const language of contentLanguages) {
  writeFileSync(fileURLToPath(new URL(`../core/chat/companion/listen/particulars.keys.${language}.ts`, import.meta.url)), `/** Made by \`npm run companion:keys\`: a line for each particular, its id and the strings one of which stands in whatever it is heard in. */\nexport const keys = ${JSON.stringify(storedKeys(language))}\n`)
}

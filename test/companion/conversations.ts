import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Labelled } from './labelled'

/** A conversation as one person held it: their turns, in order. */
export type Conversation = { source: string; language: Labelled['language']; turns: readonly Labelled[] }

const folder = fileURLToPath(new URL('./conversations/', import.meta.url))

/**
 * Conversations of invented people with EÓN, their turns only, nobody in them in danger: a line that begins with # says who, then one turn
 * a line, what it comes to (and what fits about as well), a tab, and the turn.
 */
export function labelledConversations(): Conversation[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt')).sort()
  return files.flatMap((source) => {
    const language = source.startsWith('en') ? 'en' : 'es'
    return readFileSync(`${folder}${source}`, 'utf8').split(/^#.*$/m).map((one) => ({
      source, language, turns: one.split('\n').filter((line) => line.trim() !== '').map((line): Labelled => {
        const [labels = '', text] = line.split('\t')
        const [label = '', ...also] = labels.trim().split(' ')
        if (!text) throw new Error(`${source}: no turn in "${line}"`)
        return { language, label, also, text: text.trim(), source, isMeasured: false }
      }),
    } as const)).filter(({ turns }) => turns.length > 0)
  })
}

import { fenceFor } from '#core/model/fence'
import { promptWordsEn } from './prompt.en'
import { promptWordsEs } from './prompt.es'
import type { ModelMessage } from '#core/model/messages'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { CompanionBrief, CompanionTurn } from '#core/ports/companion'
import type { PromptWords } from './prompt.words'

/**
 * `fence` encloses what the person wrote and must never come back in a reply, nor may `secret`: the instructions without what they let
 * the model say of the product, which a reply may well give in the same words.
 */
export type ChatPrompt = { system: string; messages: ModelMessage[]; fence: string; secret: string }

const promptWords: Record<ContentLanguage, PromptWords> = { es: promptWordsEs, en: promptWordsEn }

/** How much of a conversation a model is told, in characters, and how much of one turn before the last. */
export const toldAtMost = 16_000
const turnAtMost = 1_200

/**
 * The instructions for one reply and the conversation as turns, in `language`. What a person wrote, and what is remembered of them,
 * stands as fenced data in their own turns and nowhere in `system`. Roles alternate, the person's first.
 */
export function buildPrompt(input: { brief: CompanionBrief; language: ContentLanguage }): ChatPrompt {
  const { brief, language } = input
  const words = promptWords[language]
  const turns = recentTurns(alternating(brief.turns))
  const last = turns.length - 1
  const data = turns.map(({ from, text }, index) => (from === 'eon' ? text : asData(index === last ? { ...known(brief), mensaje: text } : { mensaje: text })))
  const fence = fenceFor({ seed: brief.seed, text: data.join('\n') })
  const rules = [words.role, words.manner, words.never, words.memories, words.risk, words.format, words.data(fence)]
  return {
    system: [...rules.slice(0, 3), words.product, ...(brief.care === 'none' ? [] : [words.close]), ...rules.slice(3)].join('\n\n'),
    messages: turns.map(({ from }, index) => {
      if (from === 'eon') return { role: 'assistant', content: data[index]! }
      const block = `<<<${fence}\n${data[index]}\n${fence}>>>`
      return { role: 'user', content: index === last ? `${block}\n\n${words.ask}` : block }
    }),
    fence,
    secret: [...rules, words.close, words.ask].join('\n\n'),
  }
}

/** What goes with the last message. */
function known({ name, path, memories }: CompanionBrief): object {
  return {
    ...(name !== null && { nombre: name }),
    ...(path !== null && { camino: path }),
    ...(memories.length > 0 && { recuerdos: memories.map(({ key, text }) => ({ key, text })) }),
  }
}

function asData(value: object): string {
  return JSON.stringify(value).replace(/[<>]/g, (sign) => (sign === '<' ? '\\u003c' : '\\u003e'))
}

/** Turns of one hand made one, empty ones left out; begins and ends with the person. */
function alternating(turns: readonly CompanionTurn[]): CompanionTurn[] {
  const joined: CompanionTurn[] = []
  for (const turn of turns) {
    if (turn.text.trim() === '') continue
    const before = joined.at(-1)
    if (before?.from === turn.from) joined[joined.length - 1] = { from: turn.from, text: `${before.text}\n\n${turn.text}` }
    else joined.push(turn)
  }
  return joined.slice(joined.findIndex(({ from }) => from === 'person'))
}

/** The last turns that fit, from one of the person's on. The very last is told whole; of a longer one the end is, where people come to the point. */
function recentTurns(turns: readonly CompanionTurn[]): CompanionTurn[] {
  const told: CompanionTurn[] = []
  let left = toldAtMost
  for (const turn of turns.toReversed()) {
    const text = told.length === 0 ? turn.text.slice(-toldAtMost) : shortened(turn.text)
    if (told.length > 0 && text.length > left) break
    left -= text.length
    told.unshift({ from: turn.from, text })
  }
  return told[0]?.from === 'eon' ? told.slice(1) : told
}

function shortened(text: string): string {
  if (text.length <= turnAtMost) return text
  return `${text.slice(0, turnAtMost / 2).trimEnd()} […] ${text.slice(-turnAtMost / 2).trimStart()}`
}

import { createChance } from '#core/language/seed'
import { CompanionUnavailableError, type CompanionBrief, type CompanionReply } from '#core/ports/companion'
import { discloseIn } from '../companion/disclose'
import { languageSpoken } from '../companion/listen/tongue'
import { createSentenceGate } from '../sentence-gate'
import { readAnswer, readText } from './answer'
import { findReplyFault, findSpokenFault } from './judge'
import { buildPrompt } from './prompt'
import type { ModelMessage } from '#core/model/messages'

/** One call to a model, whatever carries it: instructions and turns in, the whole answer out. */
export type GenerateReply = (request: {
  system: string
  messages: ModelMessage[]
  signal: AbortSignal
  /** Hears the whole text so far, whenever more of it has come. */
  onText: (text: string) => void
}) => Promise<string>

/**
 * Has a model answer the last turn of a conversation. The first reply of a conversation begins with the product's own sentence on what is
 * speaking. `onText` hears whole sentences, each once nothing is wrong with all up to its end. Where the model heard danger, `danger` says
 * so and the text is to be left unsaid.
 *
 * Throws `CompanionUnavailableError` `rejected` with the fault of a reply that is not EÓN's; whatever `generate` throws, and the signal's
 * reason, pass through.
 */
export async function replyWithModel(input: {
  brief: CompanionBrief
  generate: GenerateReply
  signal?: AbortSignal | undefined
  onText?: ((piece: string) => void) | undefined
}): Promise<CompanionReply> {
  const { brief, generate, signal, onText } = input
  signal?.throwIfAborted()
  const language = languageSpoken(brief.turns.filter(({ from }) => from === 'person').slice(-8).map(({ text }) => text), brief.language)
  const prompt = buildPrompt({ brief, language })
  const opening = brief.turns.some(({ from }) => from === 'eon') ? '' : `${discloseIn({ language, chance: createChance(brief.seed) })} `
  if (opening !== '') onText?.(opening)

  const gate = createSentenceGate({
    onText: (piece) => onText?.(piece),
    check: (text) => findSpokenFault({ text, language, brief, prompt }),
  })
  let heard = ''
  const hear = (raw: string) => {
    const text = readText(raw)
    if (!text.startsWith(heard)) return
    gate.push(text.slice(heard.length))
    heard = text
  }
  try {
    const raw = await generate({ system: prompt.system, messages: prompt.messages, signal: signal ? AbortSignal.any([signal, gate.signal]) : gate.signal, onText: hear })
    const { text, suggestions, learned, danger } = readAnswer({ raw, language })
    if (danger) return { text: '', suggestions: [], learned: [], danger }
    const fault = findReplyFault({ text, language, brief, prompt })
    if (fault) throw new CompanionUnavailableError('rejected', fault)
    gate.finish(text)
    return { text: opening + text, suggestions, learned }
  } catch (error) {
    if (gate.refusal !== null) throw new CompanionUnavailableError('rejected', gate.refusal)
    throw error
  }
}

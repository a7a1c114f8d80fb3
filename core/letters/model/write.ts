import { WriterUnavailableError } from '#core/ports/writer'
import { isGrave, type ModelFault } from './faults'
import { judgeLetter } from './judge'
import { parseLetter } from './parse'
import { buildPrompt, buildRepair } from './prompt'
import type { ModelMessage } from '#core/model/messages'
import type { LetterBrief, WrittenLetter } from '../letters.schema'

export type ModelRound = 'draft' | 'repair'

/** One call to a model, whatever carries it: instructions and turns in, the whole answer out. */
export type GenerateText = (request: {
  system: string
  messages: ModelMessage[]
  round: ModelRound
  signal?: AbortSignal
}) => Promise<string>

/** A draft longer than this is not worth showing to the model again, in characters. */
const longestDraft = 20_000

/**
 * Has a model write a letter: a draft, and where it has faults one repair. Of the two the better one is delivered, where
 * neither has a fault that forbids it; a draft with slips only outlives a repair that could not be had.
 *
 * Throws `WriterUnavailableError` `rejected` with the codes of the faults; whatever `generate` throws, and the signal's
 * reason, pass through.
 */
export async function writeWithModel(input: { brief: LetterBrief; generate: GenerateText; signal?: AbortSignal }): Promise<WrittenLetter> {
  const { brief, generate, signal } = input
  const prompt = buildPrompt(brief)

  const attempt = async (round: ModelRound, messages: ModelMessage[]): Promise<Attempt> => {
    signal?.throwIfAborted()
    const answer = await generate({ system: prompt.system, messages, round, ...(signal && { signal }) })
    const letter = parseLetter(answer, brief)
    return { answer, letter, faults: judgeLetter({ letter, brief, prompt }) }
  }

  const draft = await attempt('draft', [{ role: 'user', content: prompt.user }])
  if (draft.faults.length === 0) return draft.letter

  const faults = buildRepair({ language: brief.language, faults: draft.faults })
  const repair = await attempt('repair', askAgain({ ask: prompt.user, answer: draft.answer, faults })).catch((error: unknown) => {
    if (error instanceof WriterUnavailableError && isDeliverable(draft)) return draft
    throw error
  })
  const [best] = [repair, draft].filter(isDeliverable).sort((a, b) => a.faults.length - b.faults.length)
  if (best) return best.letter
  throw new WriterUnavailableError('rejected', [...new Set(repair.faults.map(({ code }) => code))].join(' '))
}

type Attempt = { answer: string; letter: WrittenLetter; faults: ModelFault[] }

function isDeliverable({ faults }: Attempt): boolean {
  return !faults.some(isGrave)
}

/** Many endpoints want roles to alternate and no turn empty: after an empty draft everything is said in one turn. */
function askAgain({ ask, answer, faults }: { ask: string; answer: string; faults: string }): ModelMessage[] {
  const draft = answer.trim().slice(0, longestDraft)
  if (draft === '') return [{ role: 'user', content: `${ask}\n\n${faults}` }]
  return [
    { role: 'user', content: ask },
    { role: 'assistant', content: draft },
    { role: 'user', content: faults },
  ]
}

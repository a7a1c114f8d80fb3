import { foldText } from '#core/language/folded'
import { languageOf } from '#core/language/language'
import { sharedRun } from '#core/language/shared-run'
import { countWords } from '#core/language/words'
import { isWrittenIn } from '#core/language/written'
import { assistantTalk } from '#core/model/assistant'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { CompanionBrief } from '#core/ports/companion'
import type { ChatPrompt } from './prompt'

/** Why a model's reply is not EÓN's. What EÓN never says to anybody is `core/care`'s to hear. */
export type ReplyFault = 'empty' | 'unfinished' | 'too_long' | 'wrong_language' | 'assistant_talk' | 'leaked_prompt' | 'markup' | 'invented_number' | 'questions' | 'sells' | 'repeats'

type Judging = { text: string; language: ContentLanguage; brief: CompanionBrief; prompt: ChatPrompt }

/** Twenty to eighty words are asked for. */
const longestReply = 130
/** From how many words on a beginning tells its language. */
const wordsThatTell = 20

const markup = /[<>{}[\]`|@]|https?:|www\.|^\s*(?:#|[-•·▪–]\s|\d+[.)]\s)|\p{Extended_Pictographic}/imu
/** Nothing is offered while danger is in mind. */
const offers = /\/(?:planes|premium|generar-carta|trial-signup)\b|\bpremium\b|\bplan(?:es)? (?:corazon|alma|completo)\b|\b(?:suscrib|suscripcion|subscri|upgrade)|\b(?:una|otra|tu) carta (?:en|de|con) eon\b/
const makers = /\b(?:chat ?gpt|gpt-?\d|openai|anthropic|claude|gemini|google ai|llama|meta ai|mistral|deepseek|qwen|copilot)\b/

/** What is wrong with as much of a reply as has come; null where it may be shown. */
export function findSpokenFault({ text, language, brief, prompt }: Judging): ReplyFault | null {
  const folded = foldText(text)
  const given = foldText([...brief.turns.filter(({ from }) => from === 'person').map((turn) => turn.text), ...brief.memories.map((memory) => memory.text), brief.name ?? ''].join('\n'))
  if (markup.test(text)) return 'markup'
  if (folded.includes(foldText(prompt.fence)) || sharedRun({ text, source: prompt.secret, length: 8 }) !== null) return 'leaked_prompt'
  if (assistantTalk.some((pattern) => pattern.test(folded))) return 'assistant_talk'
  if (isNew(makers.exec(folded)?.[0], given)) return 'assistant_talk'
  if (brief.care !== 'none' && offers.test(folded)) return 'sells'
  // A number of three figures that nobody gave is a telephone number, a dose or a date out of thin air.
  if ((text.match(/\d[\d .-]*\d/g) ?? []).some((number) => number.replace(/\D/g, '').length >= 3 && isNew(number.trim(), given))) return 'invented_number'
  if ((text.match(/\?/g) ?? []).length > 2) return 'questions'
  const words = countWords(text)
  if (words > longestReply) return 'too_long'
  if (words >= wordsThatTell && !isWrittenIn(text, language)) return 'wrong_language'
  return null
}

/** What is wrong with a whole reply; null where it may be given. */
export function findReplyFault(judging: Judging): ReplyFault | null {
  const { text, language, brief } = judging
  if (countWords(text) < 2) return 'empty'
  if (!/[.?…:]["»”’)]*$/u.test(text)) return 'unfinished'
  const spoken = findSpokenFault(judging)
  if (spoken) return spoken
  if (!isWrittenIn(text, language) || (languageOf(text) ?? language) !== language) return 'wrong_language'
  const earlier = brief.turns.filter(({ from }) => from === 'eon').map((turn) => turn.text)
  if (earlier.some((one) => foldText(one).includes(foldText(text))) || sharedRun({ text, source: earlier.join('\n'), length: 12 })) return 'repeats'
  return null
}

function isNew(said: string | undefined, given: string): boolean {
  return said !== undefined && !given.includes(said)
}

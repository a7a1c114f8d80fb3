import { assistantTalk } from '#core/model/assistant'
import { phrases } from './phrases'
import { foldText, wordsOf } from '#core/language/folded'
import { textOf } from './judge.facts'
import type { LetterBrief } from '../letters.schema'
import type { ModelFault } from './faults'

/** Longest quotation, in words, that counts as one; a whole letter does not become somebody's words by standing in quotes. */
const longestQuotation = 30

/** Whether it is EÓN who speaks, as EÓN speaks. */
export function findVoiceFaults(input: { title: string; body: readonly string[]; closing: string; brief: LetterBrief }): ModelFault[] {
  const { brief } = input
  const own = phrases[brief.language]
  const said = foldText([input.title, ...input.body, input.closing].join('\n'))
  const unquoted = foldText([...input.body, input.closing].map(withoutQuotations).join('\n'))
  const persons = foldText(textOf(brief))
  const found = {
    assistant_talk: firstMatch(assistantTalk, said),
    borrowed_voice: firstMatch(own.borrowedVoice, unquoted),
    unsafe: firstMatch(own.unsafe, said),
    forbidden_phrase: firstMatch(own.forbidden, said, (phrase) => persons.includes(phrase)),
    foreign_signature: foreignClosing(input.closing, brief),
  }
  return Object.entries(found).flatMap(([code, phrase]) => (phrase ? [{ code: code as keyof typeof found, found: phrase }] : []))
}

function firstMatch(patterns: readonly RegExp[], text: string, isAllowed: (phrase: string) => boolean = () => false): string | null {
  for (const pattern of patterns) {
    const phrase = pattern.exec(text)?.[0].trim()
    if (phrase && !isAllowed(phrase)) return phrase
  }
  return null
}

/** The words above the signature name somebody: the letter is signed twice. */
function foreignClosing(closing: string, brief: LetterBrief): string | null {
  const folded = foldText(closing)
  const named = wordsOf(foldText(brief.apodo)).filter((word) => word.length >= 3)
  const isNamed = named.length > 0 && named.every((word) => wordsOf(folded).includes(word))
  return closing !== '' && (isNamed || phrases[brief.language].foreignClosing.some((pattern) => pattern.test(folded))) ? closing : null
}

function withoutQuotations(text: string): string {
  return text.replace(/«[^»]*»|“[^”]*”|‘[^’\n]*’(?![\p{L}])/gu, (quotation) =>
    wordsOf(quotation).length <= longestQuotation ? '…' : quotation,
  )
}

import { isFrequentWord } from '#core/language/written'
import { sharedRun } from '#core/language/shared-run'
import { foldText, wordsOf } from '#core/language/folded'
import type { LetterBrief } from '../letters.schema'
import type { ModelFault } from './faults'

/** Longest run of the person's own words a letter may give back: beyond it, it is their text and not a letter. */
const longestQuote = 25

/** What every calendar and every reader of English writes with a capital. */
const capitals = new Set(
  'eon i i’m i’ve i’d i’ll monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english spanish dios god'
    .split(' ')
    .map(foldText),
)

/** Everything the person wrote, as one text. */
export function textOf(brief: LetterBrief): string {
  return [brief.nombre, brief.apodo, brief.relacion, brief.mensaje, brief.emocion, brief.cierre].join('\n')
}

/** Whether the letter keeps to the person's facts: their name, something of theirs, and nothing added. */
export function findFactFaults(input: { salutation: string; body: readonly string[]; brief: LetterBrief }): ModelFault[] {
  const { brief } = input
  const body = input.body.join('\n')
  const own = new Set(wordsOf(foldText(textOf(brief))).map(withoutPossessive))
  const name = namesInvented(input.body, own)[0]
  const number = (body.match(/\d+/g) ?? []).find((digits) => !textOf(brief).includes(digits))
  const copied = sharedRun({ text: body, source: brief.mensaje, length: longestQuote })
  return [
    ...(isAddressed(input.salutation, brief.nombre) ? [] : [{ code: 'no_name' as const }]),
    ...(hasOwnWord(body, brief) ? [] : [{ code: 'no_fact' as const }]),
    ...(name ? [{ code: 'invented_name' as const, found: name }] : []),
    ...(number ? [{ code: 'invented_number' as const, found: number }] : []),
    ...(copied ? [{ code: 'parrots' as const }] : []),
  ]
}

function isAddressed(salutation: string, nombre: string): boolean {
  const names = wordsOf(foldText(nombre))
  const said = new Set(wordsOf(foldText(salutation)))
  return names.length === 0 || names.some((name) => said.has(name))
}

/** What they call the one it is about, or at least one word of the message or the closing that means something. */
function hasOwnWord(body: string, brief: LetterBrief): boolean {
  const said = wordsOf(foldText(body)).map(withoutPossessive)
  const means = (word: string) => !isFrequentWord(word, brief.language)
  const names = wordsOf(foldText(brief.apodo)).filter(means)
  const stems = wordsOf(foldText(`${brief.mensaje} ${brief.cierre}`))
    .filter((word) => word.length >= 4 && means(word))
    .map((word) => word.slice(0, Math.max(5, word.length - 2)))
  const isOwn = (word: string) => names.includes(word) || stems.some((stem) => word.startsWith(stem))
  return names.length + stems.length === 0 || said.some(isOwn)
}

/** Capitalised words inside a sentence that the person never used; short abbreviations (TV, ICU) are let be. */
function namesInvented(paragraphs: readonly string[], own: ReadonlySet<string>): string[] {
  const inside = /(?<=[\p{L}\p{N},;]\s)\p{Lu}[\p{L}’'-]*/gu
  return paragraphs
    .flatMap((paragraph) => paragraph.match(inside) ?? [])
    .filter((word) => !/^\p{Lu}{1,3}$/u.test(word) && !capitals.has(foldText(word)))
    .filter((word) => !wordsOf(foldText(word)).map(withoutPossessive).every((part) => own.has(part)))
}

function withoutPossessive(word: string): string {
  return word.replace(/'s$|'$/, '')
}

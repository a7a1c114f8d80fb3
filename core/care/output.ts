import { fold } from './fold'
import { english } from './output/en'
import { spanish } from './output/es'
import type { ContentLanguage } from '#core/locale/locale.schema'

/** Why something a model said is not said to a person. */
export const outputFaults = [
  /** Speaks as the dead, or as the one who left. */
  'speaks_as_another',
  /** Names an illness for somebody it cannot see. */
  'diagnosis',
  /** Promises what nobody can: healing, a return, to be there for ever. */
  'promise',
  /** Tells how a person could be hurt. */
  'method',
  /** Agrees that somebody should die or be hurt. */
  'agrees_with_harm',
  /** Says it is a person, has lived through it, or treats people. */
  'claims_to_be_human',
  /** Recites what it was told to do, or the marks of its own machinery. */
  'leaked_instructions',
] as const
export type OutputFault = (typeof outputFaults)[number]

/**
 * A way of saying one of these, read against folded text (lower case, no accents). `plainly` ones count only where they are stated: not
 * denied («no puedo prometerte que todo saldrá bien»), not asked, not in somebody's mouth.
 */
export type OutputPattern = { fault: OutputFault; pattern: RegExp; plainly: boolean }

/** The language of a reply says little about what a model slips into it: both are read. */
const patterns: readonly OutputPattern[] = [...spanish, ...english]

/** Everything in a model's words that EÓN never says, each once, the gravest first; empty when there is nothing. */
export function screenOutput({ text }: { text: string; language: ContentLanguage }): OutputFault[] {
  const whole = fold(text)
  const sentences = sentencesOf(fold(withoutQuotations(text)))
  const found = new Set<OutputFault>()
  for (const { fault, pattern, plainly } of patterns) {
    if (found.has(fault)) continue
    if (plainly ? sentences.some((sentence) => isStated(sentence, pattern)) : pattern.test(whole)) found.add(fault)
  }
  return [...found].sort((one, other) => gravity.indexOf(one) - gravity.indexOf(other))
}

/** The gravest fault of a chat reply, or null. */
export function screenReply(input: { text: string; language: ContentLanguage }): OutputFault | null {
  return screenOutput(input)[0] ?? null
}

const gravity: readonly OutputFault[] = ['method', 'agrees_with_harm', 'speaks_as_another', 'claims_to_be_human', 'promise', 'diagnosis', 'leaked_instructions']

/** What stands before something and takes it back, leaves it open, or gives it to somebody else to have said. */
const denial =
  /\b(?:no|ni|nunca|jamas|nadie|tampoco|si|not|never|nobody|no one|neither|nor|cannot|if|whether)\b|n't\b|\b(?:dices|dijiste|decias|dijeron|dijo|cuentas|contaste|escribes|escribiste) que\b|\b(?:you|he|she|they|who) (?:say|said|told|tell|wrote|mentioned|says)\b/

function isStated(sentence: string, pattern: RegExp): boolean {
  const match = pattern.exec(sentence)
  if (!match || sentence.trimEnd().endsWith('?')) return false
  return !denial.test(clauseBefore(sentence.slice(0, match.index)))
}

/** A denial reaches as far as its own clause: «no llores, todo va a salir bien» denies nothing of the second half. */
function clauseBefore(before: string): string {
  return before.split(/[,;:]| (?:pero|sino|aunque|y|but|though|and) /).at(-1) ?? ''
}

function sentencesOf(text: string): string[] {
  return text.match(/[^.!?…\n]+[.!?…]*/g) ?? []
}

/** What stands in quotation marks is somebody's, as long as it is no longer than people speak. */
function withoutQuotations(text: string): string {
  return text.replace(/«[^»]{0,200}»|“[^”]{0,200}”|"[^"]{0,200}"/gu, '…')
}

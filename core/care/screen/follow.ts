import { answerIn, withoutDenials, type Answer } from './answer'
import { higher, isAtLeast, type RiskLevel } from './levels'
import { normalise } from './normalise'
import { saysDecided, stepIn } from './steps-taken'
import { bluntReason, earlierReason, faintest, onOneLine, readTurn, saysNothingElse, type Turn } from './turn'
import type { Topic } from './topic'

/** What a conversation has been about lately, as far as it bears on how a message is read. */
export type CareContext = {
  /** What EÓN asked about last: danger that was heard faintly; for sure, and yet by its sound; said in words, or for this minute; or nothing of the kind. */
  asked: 'faint' | 'sure' | 'said' | null
  /** The person denied lately what was asked. */
  isDenied: boolean
  /** How many messages of theirs have followed the one that said yes to danger; null where none did. */
  sinceYes: number | null
  /** What danger that was heard for sure was about last, where nothing else was spoken of since. */
  topic: Topic | null
}

export const noContext: CareContext = { asked: null, isDenied: false, sinceYes: null, topic: null }

/** A turn before the one that is read: how grave it was where it said so bluntly. */
export type Earlier = { plain: string; floor: RiskLevel; isMinor: boolean }

/** What the answer to a question of ours was, by itself. */
export function readAnswer(text: string): Answer | null {
  return answerIn(onOneLine(normalise(text)))
}

/**
 * Whether a message denies the danger that was asked about: in so many words, or with a «no», bare where it was heard only faintly, and with
 * something told beside it where it was heard for sure («¿con quién estás?» is asked there as well: "no. nobody"). What was said in words, or is
 * for this minute, is denied by nothing.
 */
export function deniesDanger(text: string, asked: CareContext['asked']): boolean {
  const answer = asked === null || asked === 'said' ? null : readAnswer(text)
  if (answer !== 'no') return answer === 'denies'
  return asked === 'faint' || (text.trim().split(/\s+/).length > longestBareNo && !ofBeingAlone.test(text))
}

/** In words. */
const longestBareNo = 4
const ofBeingAlone = /(?<!\p{L})(?:nadie|a solas|sol[oa]|llam\p{L}+|nobody|no one|alone|on my own|anyone|call\p{L}*|r[ai]ng)(?!\p{L})/iu

/** So many messages after a yes to danger are read with it in mind. */
const yesInMind = 12
export const isYesInMind = ({ sinceYes }: CareContext): boolean => sinceYes !== null && sinceYes < yesInMind

/** One «estoy bien» ends nothing; what goes on with danger is read as going on with it. */
export function goOn({ own, earlier, text, context }: { own: Turn; earlier: readonly Earlier[]; text: string; context: CareContext }): Turn {
  const { sinceYes } = context
  const worst = earlier.map(({ floor }) => floor).reduce<RiskLevel>(higher, isYesInMind(context) || context.asked === 'said' ? 'high' : 'none')
  const { rules } = own
  const reasons = [...new Set([...own.reasons, earlierReason])]
  const sure = { ...own, isFaint: false }
  if (rules.isRetraction) return { ...sure, level: higher(own.level, 'high'), reasons, reaction: 'taken back' }
  // Asked whether anything is decided.
  const said = onOneLine(normalise(text))
  if (isYesInMind(context) && saysDecided(said)) return { ...sure, level: 'imminent', reasons }
  if (saysYes(text, context)) return { ...sure, level: sinceYes === 0 || yesNow.test(said) ? 'imminent' : higher(own.level, 'high'), reasons, reaction: 'yes' }
  const step = own.reasons.includes(bluntReason) || rules.hasNow ? null : stepIn(said)
  if (step && readTurn({ text, field: 'chat', before: [] }).level !== 'imminent') return { ...sure, level: 'high', reasons, reaction: step }
  if (rules.hasNow || (['means', 'preparation', 'farewell'] as const).some((kind) => rules.kinds.has(kind))) return { ...sure, level: 'imminent', reasons }
  if (rules.isContinuation || rules.kinds.size > 0) return { ...sure, level: higher(own.level, worst), reasons }
  return { ...sure, level: higher(own.level, isAtLeast(earlier.at(-1)?.floor ?? 'none', 'high') || (sinceYes !== null && sinceYes < 3) || context.asked === 'said' ? 'high' : 'concern'), reasons }
}

/**
 * Said by whoever was asked. A «sí» in a few words is as grave as it says, any other «sí» and a «no sé» are worry enough. A denial is taken at
 * its word where nothing else is said in it; a bare «no» too where danger was heard faintly, and where it was heard for sure it ends nothing.
 */
export function asAnswer({ own, text, field, context }: { own: Turn; text: string; field: 'chat' | 'letter'; context: CareContext }): Turn {
  const answer = context.asked === null ? null : readAnswer(text)
  if (answer === null || (answer === 'yes' && !saysYes(text, context))) return own
  if (deniesDanger(text, context.asked)) {
    const rest = withoutDenials(onOneLine(normalise(text)))
    if (saysNothingElse(rest)) return nothingIn(own)
    const alone = readTurn({ text: rest, field, before: [] })
    return alone.isFaint || alone.level === 'none' ? nothingIn(own) : afterDenial(alone)
  }
  const isNow = answer === 'yes' && (yesNow.test(onOneLine(normalise(text))) || own.rules.kinds.has('means'))
  const heard = own.isFaint ? 'none' : own.level
  const level = isNow ? 'imminent' : higher(heard, answer === 'yes' ? 'high' : 'concern')
  if (answer === 'yes' || answer === 'maybe') return { ...own, level, reaction: answer, isFaint: false }
  return { ...own, level, reasons: heard === 'none' ? [earlierReason] : [...new Set([...own.reasons, earlierReason])], isFaint: false }
}

/** «Sí, esta noche.» */
const yesNow = /^(?:si|yes|yeah)[,. ]+(?:hoy|esta (?:noche|tarde)|ahora|ya|mañana|tonight|today|now|tomorrow|soon)(?![a-zñ])/
/** «Sí, mi hermana», and no more. */
const aPerson = /^(?:si|yes|yeah)[, ]+(?:mi|con mi|my|with my|con) \p{L}+[\s.!]*$/u
const isSafe = /(?<!\p{L})(?:a salvo|estoy (?:bien|tranquil[oa])|safe|i['’]?m (?:ok|okay|fine|all right)|ya (?:llamé|he llamado))(?!\p{L})/iu

/** Where danger was heard for sure «¿lo sabe alguien?» is asked as well: «sí, mi hermana» is no yes to danger. */
function saysYes(text: string, { asked }: CareContext): boolean {
  return asked !== null && readAnswer(text) === 'yes' && !(asked !== 'faint' && aPerson.test(onOneLine(normalise(text)))) && !isSafe.test(text)
}

const nothingIn = (turn: Turn): Turn => ({ ...turn, level: 'none', reasons: [], isFaint: false })

/** So far above where it begins to count, in log-odds, what sounds like danger is faint to whoever denied lately that there is any. */
const faintestDenied = 6

/**
 * What sounds like danger to whoever was told that there is none. What is loud, said bluntly or for this minute stays what it is; what would have been asked
 * about at first is faint now; and what was only faint is nothing: of that as many are wrong as are right where nobody has denied anything.
 */
export function afterDenial(turn: Turn): Turn {
  const isSure = turn.level === 'imminent' || turn.margin > faintestDenied || turn.reasons.includes(bluntReason) || turn.reaction === 'yes' || turn.reaction === 'maybe'
  if (turn.level === 'none' || isSure) return turn
  if (turn.isFaint && turn.margin <= faintest) return nothingIn(turn)
  return { ...turn, reaction: 'denied before', isFaint: true }
}

import { isSaid, lineOf } from './line'
import { matterOf } from './matter'
import type { Planning } from './plan'
import { planPractical } from './plan.practical'
import { planTelling } from './plan.telling'
import type { Move } from './say'
import type { State } from './state'
import { textsOf } from './texts'

const takesUp = /^(?:(?:but |pero |bueno,? |well,? )?(?:yes|yeah|ok|okay|sure|si|vale|dale|claro|bueno|a ver)\b)|\b(?:carta|letter|ritual|cuentame|cuenteme|contame|explicame|expliqueme|explain|tell me)\b/
/** «sin carta», "no letter", «una carta no sé», "not now": what was offered, refused or put off. */
const declines = /\b(?:no|sin|nada de|deja(?:te)? (?:de|ya)?|not|don't (?:want|need)|no (?:quiero|necesito))(?: (?:ya|una?|la|el|los|las|an?|the|any|mas|more|your|tu|su))*\s(?:cartas?|letters?|ritual(?:es|s)?)\b|\b(?:cartas?|letters?|ritual(?:es)?)\b.{0,20}\b(?:no(?: se)?\W*(?:$|,)|maybe|later|not now|luego|otro dia|mas adelante)|\b(?:not (?:now|today|yet|for me)|no,? (?:thanks|gracias|thank you)|(?:ahora|ahorita|hoy|todavia|aun|por ahora) no|no (?:por )?(?:ahora|ahorita|hoy)|maybe later|otro dia|mas (?:tarde|adelante)|i(?:'d| would) rather not)(?=\W*$|[,.;] )|\bno (?:la quiero|me (?:apetece|interesa)|quiero eso)\b|\bdon't want (?:it|that|one)\b|^no[.,! ]*$/
/** A yes that only changes whose it is: "yes, but not a letter for Laura, for my mother". */
const accepts = /^(?:yes|yeah|ok|okay|sure|si|vale|dale|claro|bueno si)\b/
/** Whose the letter is, who makes it, who reads it. */
const asksWhose = /\b(?:(?:carta )?de quien|from (?:him|her|them)\b.{0,20}\bor|from whom|letter from who|who(?:'s| is| would) (?:it|the letter) (?:be )?from|(?:la|lo) escribes (?:tu|vos|usted)|quien la (?:escribe|lee|hace)|who (?:writes|reads|makes) (?:it|the letter)|a letter from whom|pretending to be|haciendose pasar)\b/

/** Whether a turn refuses or puts off the letter or the ritual that was offered in one of the last two replies. */
export function declinesOffer(state: State): boolean {
  const { plain } = state.turn
  const texts = textsOf(state.language)
  return declines.test(plain) && !accepts.test(plain) && wasSaid([...ofLetter(state), ...texts.ritualOffers, ...(texts.acts.wantsRitual ?? [])], state)
}

/** What may be said to whoever refuses what was offered, asks whose it is, or takes it up in more words than «sí». */
export function planOffer(planning: Planning): Move[] {
  const { state, brief } = planning
  const texts = textsOf(state.language)
  const { turn } = state
  const matter = matterOf(state, brief)
  const moves: Move[] = []
  const isDeclined = declinesOffer(state)
  if (isDeclined) {
    // What was told or asked beside the refusal is taken up; nothing else is said in its place.
    const beside = [...planPractical(planning), ...(turn.clauses.length > 0 && turn.words > 8 ? planTelling(planning).slice(0, 6) : [])]
    moves.push(...beside.map((move) => ({ ...move, parts: [{ from: texts.refused, matter }, ...move.parts] })), { parts: [{ from: texts.declined, matter }] })
  }
  if (asksWhose.test(turn.plain) && (wasSaid(ofLetter(state), state) || /\b(?:carta|letter)\b/.test(turn.plain))) moves.push({ parts: [{ from: texts.acts.letterWho ?? [], matter }] })
  for (const [offers, about] of [[texts.letterOffers, 'wantsLetter'], [texts.ritualOffers, 'wantsRitual']] as const) {
    if (!isDeclined && takesUp.test(turn.plain) && offers.some((line) => isSaid(lineOf(line), state.replies.slice(-1)))) moves.push({ parts: [{ from: texts.acts[about] ?? [], matter }] })
  }
  return moves
}

/** The lines that offer or explain the letter. */
function ofLetter({ language }: State): readonly string[] {
  const { letterOffers, acts } = textsOf(language)
  return [...letterOffers, ...(acts.wantsLetter ?? []), ...(acts.letterHow ?? [])]
}

function wasSaid(lines: readonly string[], { replies }: State): boolean {
  return lines.some((line) => isSaid(lineOf(line), replies.slice(-2)))
}

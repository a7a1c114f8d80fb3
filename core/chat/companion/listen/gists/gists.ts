import type { ContentLanguage } from '#core/locale/locale.schema'
import { createReader, type Reading } from '../reader'
import { gistFeatures } from './features'
import { weights as en } from './weights.en'
import { weights as es } from './weights.es'

/**
 * What a turn comes to, whatever it is about: a plain detail; the hard moment itself; what somebody was like; what is left of them; where the
 * lack is felt; what one does these days; a wrong done by others; somebody living; what is coming; what was managed; a choice; a jest; a
 * regret; a fear; how one is; something good; a wish; what one makes of it; work and papers; what was never told; a yes, a no, or a word to
 * EÓN about the conversation.
 */
export const gists = ['fact', 'ending', 'portrait', 'remains', 'absence', 'habit', 'slight', 'others', 'plan', 'done', 'dilemma', 'joke', 'whatif', 'worry', 'state', 'good', 'want', 'thought', 'burden', 'secret', 'assent', 'refuse', 'talk'] as const

export type Gist = (typeof gists)[number]

/** Gists that are no telling: something is asked of EÓN, or leave is taken. Learned too, so that they are not taken for one. */
export const untold = ['ask', 'leave'] as const

const read = createReader({ es, en })

/** How likely a text is each gist. `plain` is in lower case and without accents; `subjects` is what it is about. */
export function gistsOf(plain: string, subjects: Reading, language: ContentLanguage): Reading {
  return read(gistFeatures(plain, subjects), language)
}

/** A yes, a no, a word about the conversation. */
export const isOfTalk: ReadonlySet<Gist | 'heavy'> = new Set<Gist>(['assent', 'refuse', 'talk'])
/** Said before whatever else a turn is about, where they are sure. */
const leading: ReadonlySet<string> = new Set<Gist>(['good', 'done', 'plan', 'joke', 'dilemma', 'secret', 'slight', 'others', 'want', 'thought'])
/** From so much on a gist is answered as such, three times in four rightly with turns left out; to be taken for a jest or for the worst hour wrongly hurts more. */
const least: Record<Gist, number> = {
  assent: 0.35, refuse: 0.35, want: 0.35, dilemma: 0.35, portrait: 0.4, worry: 0.4, plan: 0.4, remains: 0.4, habit: 0.5, burden: 0.5, absence: 0.55, secret: 0.55, thought: 0.55,
  fact: 0.6, done: 0.6, others: 0.65, slight: 0.75, state: 0.75, good: 0.8, whatif: 0.8, ending: 0.8, talk: 0.85, joke: 0.93,
}
const surely = 0.85

/** Whether something is asked of EÓN, in whatever form. */
export const isAsking = (reading: Reading): boolean => (reading.get('ask') ?? 0) >= 0.75

/** Whether a turn is said to EÓN, of the conversation, rather than told: nothing in it is said back or taken for what the person lives. */
export const leansToTalk = (reading: Reading): boolean => ['talk', 'refuse', 'assent', 'ask'].reduce((sum, one) => sum + (reading.get(one) ?? 0), 0) >= 0.6

/** Whether leave is taken. */
export const isLeaving = (reading: Reading): boolean => (reading.get('leave') ?? 0) >= 0.85

/** Gists of what is hard; where one of them it is and which is not sure, it is met as hard. */
const hard: readonly Gist[] = ['ending', 'absence', 'slight', 'whatif', 'worry', 'state', 'burden', 'secret']
const leastHard = 0.8

/** Whether what is told is hard. */
export const isHard = (gist: Gist | 'heavy'): boolean => gist === 'heavy' || hard.includes(gist)

/** How likely something hard is told, whichever. */
export const hardnessOf = (reading: Reading): number => hard.reduce((sum, one) => sum + (reading.get(one) ?? 0), 0)

/** Gists a question may have: of the others nothing is told by asking. */
const asked: ReadonlySet<string> = new Set<Gist>(['dilemma', 'worry', 'whatif', 'slight', 'absence', 'joke'])

/** What weighs in whatever is told beside it: medicine and drink, blows and shouting, being watched, punishment, ashes and machines. */
const ofHarm = /\b(?:pastill\w*|medicacion|medicinas?|antidepresivos?|tratamiento|insulin\w*|meds|medication|antidepressants?|pills?|tablets?|somnifer\w*|alcohol\w*|borrach\w*|drunk\w*|drink(?:s|ing)?|beb(?:e|er|ia|o)|golpe\w*|peg(?:a|o|aba)|grit(?:a|o|aba)|hit(?:s|ting)?|yell\w*|scream\w*|tira\w* (?:cosas|platos|los|las)|revis\w+ (?:mi|el) (?:movil|celular|telefono)|check\w* my phone|won't let me|no me deja|castig\w*|punish\w*|ceniz\w*|ashes|ventilator|desconect\w*|switch\w* (?:him|her|them|it|my \w+|the \w+) off|switching off|enterr?amos|bury|buried|better off)\b/
/** To be with the dead, to sleep, to have it over: no wish to be agreed with. */
const toBeGone = /\b(?:con (?:el|ella|ellos)|dorm\w+|desaparec\w+|descans\w+|no (?:estar|sentir|molest\w+)|ya no molest\w+|dejo todo|todo arreglado|que (?:todo |esto )?(?:pase|acabe|termine)|acab\w+|termin\w+|viv(?:ir|a)|abraz\w+|verl[oae]|with (?:him|her|them)|sleep|disappear|rest|not (?:be|feel)|no point|out of (?:the|every\w+'s) way|burden|(?:be|is) over|end|live|hug|hold (?:him|her)|suffer\w*|sufr\w+)\b/
/** A no to what was said or offered stands at the head of a turn. */
const aNo = /^(?:no|nah|nop|nope|nel|not|que va|para nada|tampoco)\b/
/** What one is tired of, or cannot do without somebody, is no answer to EÓN. */
const ofDespair = /\b(?:seguir|sigo|puedo mas|sin (?:el|ella|mi)|anymore|any more|go on|without (?:him|her|them|my))\b/

/** A turn as its gist is read from it. */
type Read = { gists: Reading; isQuestion: boolean; words: number; plain: string }

/** What a turn comes to, where that is likely enough to be answered as such. */
export function gistIn(turn: Read): { gist: Gist | 'heavy'; probability: number; leads: boolean } | null {
  const [name = '', probability = 0] = [...turn.gists].reduce<[string, number]>((one, other) => (other[1] > one[1] ? other : one), ['', 0])
  const gist = gists.find((one) => one === name)
  // A word or three answer what was asked, and come to something only beside it.
  if (turn.words <= 4 || (turn.isQuestion && !asked.has(name))) return null
  if (gist && probability >= least[gist]) {
    if (!mayBe(gist, turn)) return null
    const met = metAs(gist, turn)
    return { gist: met, probability, leads: met === gist && leading.has(gist) && probability >= surely }
  }
  const hardness = hardnessOf(turn.gists)
  return hardness >= leastHard ? { gist: 'heavy', probability: hardness, leads: false } : null
}

/** How many gists of a turn are thought of, and how likely the last of them must be. */
const mostThoughtOf = { count: 3, least: 0.12 }
/** What is said to these hurts where the turn is not one: thought of only where it is likelier. */
const pointed: ReadonlySet<Gist> = new Set<Gist>(['dilemma', 'portrait', 'joke', 'good', 'assent', 'refuse', 'whatif', 'secret', 'done', 'slight', 'talk', 'ending'])
const leastPointed = 0.35
/** Not thought of where something hard is told as well. */
const light: ReadonlySet<Gist> = new Set<Gist>(['joke', 'good', 'done'])
const leastHardBeside = 0.3
/** From so much on it is thought of as something hard, whichever. */
const leastHardMet = 0.4

/** Everything a turn may be met as, the likeliest first: less sure than what `gistIn` gives, and held to the same rules. */
export function gistsAllowed(turn: Read): { gist: Gist | 'heavy'; probability: number }[] {
  if (turn.words <= 4) return []
  const hardness = hardnessOf(turn.gists)
  const likeliest = gists.map((gist) => ({ gist, probability: turn.gists.get(gist) ?? 0 })).sort((one, other) => other.probability - one.probability)
  const found = likeliest.slice(0, mostThoughtOf.count).filter(({ gist, probability }) => probability >= (pointed.has(gist) ? leastPointed : mostThoughtOf.least) && (!turn.isQuestion || asked.has(gist)) && !(hardness >= leastHardBeside && light.has(gist)) && mayBe(gist, turn)).map(({ gist, probability }) => ({ gist: metAs(gist, turn), probability }))
  const all = [...found, ...(hardness >= leastHardMet ? [{ gist: 'heavy' as const, probability: hardness }] : [])]
  return all.filter(({ gist }, at) => all.findIndex((one) => one.gist === gist) === at)
}

/** In more words than these a no begins what is told. */
const mostOfRefusal = 12

/** More words than these tell something besides: «Yeah. I did and all. Could not move it.» */
const mostOfAssent = 8

/** A no, and what somebody was like, by how they are said. */
function mayBe(gist: Gist, { words, plain }: Read): boolean {
  if (gist === 'refuse') return words <= mostOfRefusal && aNo.test(plain) && !ofDespair.test(plain) && (words <= 5 || /^[^.]{0,24}[,.]/.test(plain))
  if (gist === 'assent') return words <= mostOfAssent
  return gist !== 'portrait' || !/^(?:yo|nosotr[oa]s|i|i'd|i'm|we)\b/.test(plain)
}

/** What one wants, means to do or thinks. */
const ofWill: ReadonlySet<Gist> = new Set<Gist>(['want', 'plan', 'thought'])

/** Where harm is told beside it, or the wish is to be gone, it is met as something hard and nothing else. */
function metAs(gist: Gist, { plain }: Read): Gist | 'heavy' {
  return !hard.includes(gist) && !isOfTalk.has(gist) && (ofHarm.test(plain) || (ofWill.has(gist) && toBeGone.test(plain))) ? 'heavy' : gist
}

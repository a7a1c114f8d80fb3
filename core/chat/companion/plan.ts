import type { Chance } from '#core/language/seed'
import type { CompanionBrief } from '#core/ports/companion'
import { isSaid, lineOf } from './line'
import { matterOf } from './matter'
import { planExercise } from './plan.exercise'
import { planPractical } from './plan.practical'
import { recall, recallTold } from './plan.recall'
import { complaintIn, planRepair } from './plan.repair'
import { planShort } from './plan.short'
import { summarise } from './plan.summary'
import { planTelling, stayNear } from './plan.telling'
import type { Move } from './say'
import { hasLost, type State } from './state'
import { textsOf } from './texts'
import type { Act } from './listen/acts'

export type Planning = { state: State; brief: CompanionBrief; chance: Chance; isLastResort?: boolean }

/** Acts that are answered whatever else the turn tells, in order of rank. */
const first: readonly Act[] = ['ofOtherLanguage', 'injection', 'roleplay', 'sexual', 'hostile', 'silence', 'emoji', 'gibberish']
/** Wishes about how the companion talks, and that it is of no use. */
const about: readonly Act[] = ['useless', 'noQuestions', 'onlyListen', 'wantsSummary']
/** Questions and requests. */
const asks: readonly Act[] = ['wantsFormal', 'stillParent', 'wantsHuman', 'notifies', 'sharedDevice', 'wantsComfort', 'recall', 'recallWho', 'recallFact', 'languageHow', 'letterWho', 'letterHow', 'wantsLetter', 'ritualHow', 'wantsRitual', 'voiceHow', 'price', 'training', 'whoReads', 'privacy', 'memory', 'isTherapist', 'isHuman', 'whatCanYouDo', 'attachment', 'offTopic', 'testing', 'wantsPromise', 'hardFault', 'hardAfter', 'hardReturn', 'hardLoved', 'hardHowLong', 'hardRight', 'hardNormal', 'hardPoint', 'wantsWords', 'wantsToSay']
/** What somebody told, asked for again. */
const recalls: ReadonlySet<Act> = new Set<Act>(['recall', 'recallWho', 'recallFact'])
const takesUp = /^(?:(?:but |pero |bueno,? |well,? )?(?:yes|yeah|ok|okay|sure|si|vale|dale|claro|bueno|a ver)\b)|\b(?:carta|letter|ritual|cuentame|cuenteme|contame|explicame|expliqueme|explain|tell me)\b/
/** «sin carta», "no letter", «una carta no sé», "not now": what was offered, refused or put off. */
const declines = /\b(?:no|sin|nada de|deja(?:te)? (?:de|ya)?|not|don't (?:want|need)|no (?:quiero|necesito))(?: (?:ya|una?|la|el|los|las|an?|the|any|mas|more|your|tu|su))*\s(?:cartas?|letters?|ritual(?:es|s)?)\b|\b(?:cartas?|letters?|ritual(?:es)?)\b.{0,20}\b(?:no(?: se)?\W*(?:$|,)|maybe|later|not now|luego|otro dia|mas adelante)|\b(?:not (?:now|today|yet|for me)|no,? (?:thanks|gracias|thank you)|(?:ahora|ahorita|hoy|todavia|aun|por ahora) no|no (?:por )?(?:ahora|ahorita|hoy)|maybe later|otro dia|mas (?:tarde|adelante)|i(?:'d| would) rather not)(?=\W*$|[,.;] )|\bno (?:la quiero|me (?:apetece|interesa)|quiero eso)\b|\bdon't want (?:it|that|one)\b|^no[.,! ]*$/
/** A yes that only changes whose it is: "yes, but not a letter for Laura, for my mother". */
const accepts = /^(?:yes|yeah|ok|okay|sure|si|vale|dale|claro|bueno si)\b/
/** Whose the letter is, who makes it, who reads it. */
const asksWhose = /\b(?:(?:carta )?de quien|from (?:him|her|them)\b.{0,20}\bor|from whom|letter from who|who(?:'s| is| would) (?:it|the letter) (?:be )?from|(?:la|lo) escribes (?:tu|vos|usted)|quien la (?:escribe|lee|hace)|who (?:writes|reads|makes) (?:it|the letter)|a letter from whom|pretending to be|haciendose pasar)\b/

/** What is EÓN's or the product's, named: no matter of a life is meant. */
const ofEon = /\b(?:cartas?|letters?|ritual|eon|suscri\w+|subscri\w+|plan(?:es|s)?|app|aplicacion|chat|conversacion|conversation|mensajes|messages|ia|ai)\b/

/** «¿cómo se lo digo?», "what do I tell her?". */
const asksHowToTell = /\b(?:como|que) (?:se lo|le|les|lo) (?:digo|dig[ao]s|cuento|explico|dirias)\b|\b(?:como|no se) (?:decir|contar|explicar)(?:selo|le|les)\b|\bwhat (?:do|should|would|can) (?:i|you) (?:tell|say to)\b|\bhow (?:do|should|can) i (?:tell|explain)\b|\bwhat to tell\b/
const aChild = /\b(?:a|al|a la) (?:(?:mi|mis|nuestr[oa]s?|su|sus|los|las) )?(?:hij[oa]s?|nin[oa]s?|nen[ea]s?|peque\w*|niet[oa]s?|chic[oa]s|sobrin[oa]s?)\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten)[- ]year[- ]old\b|\bde (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:anos|anitos)\b|\bpregunt\w+ por su (?:padre|madre|papa|mama|abuel[oa]|herman[oa])\b|\b(?:tiene|de) (?:[1-9]|1[0-7])(?: anos)?\b|\b(?:tell|say to|explain (?:it |this )?to) (?:(?:my|the|our) )?(?:\w+ )?(?:kids?|children|son|daughter|little one|boys?|girls?|grand(?:son|daughter|child\w*))\b|\b(?:is|he's|she's|hes|shes) (?:[1-9]|1[0-7])\b/

/** Small change: answered as such where nothing else was said. */
const small: readonly Act[] = ['goodbye', 'thanks', 'howAreYou', 'greeting', 'laughter', 'whereToStart']

/** The ways to answer a turn, the best first. */
export function planReply(planning: Planning): Move[] {
  const { state, brief } = planning
  const texts = textsOf(state.language)
  const { turn } = state
  const matter = matterOf(state, brief)
  const does = (act: Act): boolean => turn.acts.includes(act)
  const act = (one: Act): Move[] => [{ parts: [{ from: texts.acts[one] ?? [], matter }] }]
  const moves: Move[] = []
  const told = turn.hits.length > 0 || turn.clauses.length > 1

  if (planning.isLastResort) return lastResort(planning)
  for (const one of first) if (does(one) && !(one === 'hostile' && told && turn.words > 10)) return [...act(one), ...lastResort(planning)]
  if (state.correction) moves.push(...correct(planning))
  // Somebody living was spoken of as dead: nothing comes before saying so.
  const living = state.people.find((one) => one.isAlive && one.name !== null && turn.alive.some(({ name, kin }) => name === one.name || (name === null && kin === one.kin)))
  if (living?.name && state.replies.at(-1)?.includes(living.name.toLowerCase())) moves.push({ parts: [{ from: texts.corrections.alive, matter: { ...matter, focus: living } }] })
  // Whoever takes leave is let go, however much they told or complained of before.
  if (does('parting') && state.replies.length > 0 && !turn.isQuestion && (turn.hits.length === 0 || does('goodbye') || does('thanks'))) return [...act('goodbye'), ...act('thanks'), ...lastResort(planning)]
  const complaint = complaintIn(planning)
  if (complaint) {
    // «Te pregunté por la privacidad»: what was asked is answered now, with a word of regret.
    const asked = complaint === 'deniesDanger' || complaint === 'echoing' ? undefined : asks.find((ask) => does(ask) && !recalls.has(ask))
    if (does('wantsExercise')) return [...planExercise(planning), ...planRepair(planning, complaint), ...lastResort(planning)]
    if (asked) return [{ parts: [{ from: texts.unanswered, matter }, { from: texts.acts[asked] ?? [], matter }] }, ...act(asked), ...lastResort(planning)]
    moves.push(...counselForAChild(planning).map((move) => ({ parts: [{ from: texts.unanswered, matter }, ...move.parts] })))
    if (turn.acts.some((act) => recalls.has(act))) return [...recall(planning), ...lastResort(planning)]
    return [...moves, ...planRepair(planning, complaint), ...act(complaint), ...lastResort(planning)]
  }
  for (const one of about) {
    if (!does(one)) continue
    if (one === 'wantsSummary') moves.push(...summarise(planning), ...(does('memory') ? act('memory') : []))
    if (one === 'onlyListen' && told && (turn.hits.length > 0 || turn.words > 14)) break
    moves.push(...act(one))
    return [...moves, ...planTelling(planning), ...lastResort(planning)]
  }
  moves.push(...planExercise(planning))
  const wasOffered = (lines: readonly string[]): boolean => lines.some((line) => isSaid(lineOf(line), state.replies.slice(-2)))
  const ofLetter = [...texts.letterOffers, ...(texts.acts.wantsLetter ?? []), ...(texts.acts.letterHow ?? [])]
  const isDeclined = declines.test(turn.plain) && !accepts.test(turn.plain) && wasOffered([...ofLetter, ...texts.ritualOffers, ...(texts.acts.wantsRitual ?? [])])
  if (isDeclined) {
    // What was told or asked beside the refusal is taken up; nothing else is said in its place.
    const beside = [...planPractical(planning), ...(turn.clauses.length > 0 && turn.words > 8 ? planTelling(planning).slice(0, 6) : [])]
    for (const move of beside) moves.push({ ...move, parts: [{ from: texts.refused, matter }, ...move.parts] })
    moves.push({ parts: [{ from: texts.declined, matter }] })
  }
  if (asksWhose.test(turn.plain) && (wasOffered(ofLetter) || /\b(?:carta|letter)\b/.test(turn.plain))) moves.push(...act('letterWho'))
  // What was offered and is asked about, or taken up in more words than «sí».
  for (const [offers, about] of [[texts.letterOffers, 'wantsLetter'], [texts.ritualOffers, 'wantsRitual']] as const) {
    if (offers.some((line) => isSaid(lineOf(line), state.replies.slice(-1))) && takesUp.test(turn.plain) && !isDeclined) moves.push(...act(about))
  }
  // Ways named when EÓN asked which there are.
  if (state.asked === 'options' && !turn.hasQuestion && turn.told.length > 0) moves.push({ parts: [{ from: texts.options, matter }] })
  const isAboutEon = asks.slice(asks.indexOf('recall'), asks.indexOf('hardFault')).some(does)
  moves.push(...counselForAChild(planning))
  if ((!isAboutEon || !ofEon.test(turn.plain)) && !does('wantsWords')) moves.push(...planPractical(planning))
  for (const one of asks) {
    if (!does(one) || (turn.words > 40 && !turn.isQuestion)) continue
    // What was told goes first; it is answered with «usted».
    if (one === 'wantsFormal' && told) continue
    if (one === 'stillParent' && brief.path !== 'duelo' && !hasLost(state)) continue
    if ((one === 'wantsLetter' || one === 'wantsRitual') && (brief.care !== 'none' || isDeclined)) continue
    if ((one === 'letterHow' || one === 'ritualHow') && isDeclined) continue
    // «Ya sé que sos una máquina, era un chiste. Lo que me da bronca…»
    if (one === 'isHuman' && (/\bya se que\b|\bera (?:un |una )?(?:chiste|broma)|\bi know you(?:'re| are)\b|\bwas (?:a joke|joking)\b/.test(turn.plain) || (told && turn.words > 16 && !turn.isQuestion))) continue
    // «Opciones: …», of a life.
    if (one === 'whatCanYouDo' && !turn.hasQuestion && turn.words > 8) continue
    // Of the world there is nothing to tell where nothing was asked.
    if (one === 'offTopic' && !turn.hasQuestion && !/^(?:tell|write|translate|give|dime|cuenta|escribe|traduce|dame)/.test(turn.plain)) continue
    if (recalls.has(one)) {
      moves.push(...recall(planning))
      continue
    }
    // A question nobody can answer is answered as one, and then what it was about is asked for.
    const about = one.startsWith('hard') && one !== 'hardNormal' && one !== 'hardRight' ? texts.topics.find((topic) => topic.id === turn.hits[0]?.topic) : undefined
    if (about) moves.push({ parts: [{ from: (texts.acts[one] ?? []).filter((line) => !line.includes('?')), matter }, { from: about.asks, matter, isAsk: true }] })
    moves.push(...act(one))
  }
  if (does('wantsAdvice') || does('wantsOpinion')) moves.push(...advise(planning))
  if (does('hardWhy') && !told) moves.push(...act('hardWhy'))
  const isBare = turn.words <= 5 || (turn.hits.length === 0 && turn.clauses.length === 0)
  for (const one of small) {
    if (!does(one) || !(isBare || one === 'goodbye' || one === 'thanks' || one === 'whereToStart')) continue
    if ((one === 'thanks' || one === 'goodbye') && told && turn.words > 12) continue
    if (one === 'whereToStart' && turn.hits.length > 0) continue
    if (one === 'thanks' && turn.hasQuestion) continue
    if (one === 'goodbye' && state.replies.length === 0) continue
    if (one === 'greeting' && state.replies.length === 0) moves.push(...welcome(planning))
    moves.push(...act(one))
  }
  if (turn.words === 0) moves.push(...act('silence'))
  // After danger was heard: near, and asking how they are, before anything a short answer would otherwise get.
  if (brief.care !== 'none') moves.push(...(does('wantsLetter') || does('wantsRitual') ? stayNear(planning) : planTelling(planning)))
  if (moves.length === 0 && turn.hits.length === 0) moves.push(...recallTold(planning))
  return [...moves, ...planShort(planning), ...planTelling(planning), ...lastResort(planning)]
}

/** The first reply to a greeting: what is remembered, or where one may begin. */
function welcome({ state, brief, chance }: Planning): Move[] {
  const texts = textsOf(state.language)
  const matter = matterOf(state, brief)
  const remembered = state.people.filter((one) => one.isRemembered)[0] ?? null
  const moves: Move[] = []
  if (remembered) moves.push({ parts: [{ from: texts.remembered.filter((line) => !line.includes('{memory}')), matter: { ...matter, focus: remembered } }] })
  else if (brief.memories.length > 0) moves.push({ parts: [{ from: texts.remembered.filter((line) => line.includes('{memory}')), matter: { ...matter, memory: chance.pick(brief.memories).text } }] })
  moves.push({ parts: [{ from: texts.welcomes[brief.path ?? 'open'], matter }] }, { parts: [{ from: texts.welcomes.open, matter }] })
  return moves
}

function correct({ state, brief }: Planning): Move[] {
  const texts = textsOf(state.language)
  const { correction } = state
  const matter = { ...matterOf(state, brief), clause: null, fragment: correction?.to ?? null }
  return [{ parts: [{ from: correction?.isName ? texts.corrections.name : texts.corrections.kin, matter }, { from: texts.answers.any!.asks, matter, isAsk: true, isOptional: true }] }]
}

/** What can be said to a child, for whoever asks how. */
function counselForAChild({ state, brief }: Planning): Move[] {
  const { plain } = state.turn
  if (!asksHowToTell.test(plain) || !aChild.test(plain) || hasLost(state, 'child', 'baby')) return []
  return [{ parts: [{ from: textsOf(state.language).topics.find(({ id }) => id === 'children')?.counsel ?? [], matter: matterOf(state, brief) }] }]
}

/** For a person who asks what to do: what is known about the subject, then a way to decide, and otherwise an honest no. */
function advise(planning: Planning): Move[] {
  const { state, brief } = planning
  const texts = textsOf(state.language)
  const matter = matterOf(state, brief)
  const hit = state.turn.hits.find((one) => texts.topics.find((topic) => topic.id === one.topic)?.counsel) ?? state.threads.filter((thread) => state.turn.at - thread.lastAt <= 1 && state.turn.words <= 5).map((thread) => ({ topic: thread.topic })).find((one) => texts.topics.find((topic) => topic.id === one.topic)?.counsel)
  const counsel = texts.topics.find((topic) => topic.id === hit?.topic)?.counsel ?? []
  const general = texts.acts[state.turn.acts.includes('wantsAdvice') ? 'wantsAdvice' : 'wantsOpinion'] ?? []
  return [...(counsel.length > 0 ? [{ parts: [{ from: counsel, matter }] }] : []), ...planPractical(planning, { isGeneral: true }), { parts: [{ from: general, matter }] }]
}

/** When everything that fits has been said: something that stands anywhere. */
function lastResort({ state, brief }: Planning): Move[] {
  const texts = textsOf(state.language)
  const matter = matterOf(state, brief)
  return [
    { parts: [{ from: texts.presence, matter, isOptional: true }, { from: texts.generalAsks, matter }] },
    { parts: [{ from: texts.generalSays, matter }, { from: texts.presence, matter, isOptional: true }] },
    { parts: [{ from: texts.unclear, matter }], isLong: true },
    { parts: [{ from: texts.echoes, matter }, { from: texts.presence, matter }], isLong: true },
    { parts: [{ from: texts.presence, matter }], isLong: true },
  ]
}

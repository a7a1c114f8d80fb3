import type { Chance } from '#core/language/seed'
import type { CompanionBrief } from '#core/ports/companion'
import { isSaid, lineOf } from './line'
import { matterOf } from './matter'
import { planExercise } from './plan.exercise'
import { takeLeave } from './plan.leave'
import { declinesOffer, planOffer } from './plan.offer'
import { counselForAChild, planPractical } from './plan.practical'
import { recall, recallTold } from './plan.recall'
import { complaintIn, planRepair } from './plan.repair'
import { callsItselfFoolish, judgedIn } from './listen/judged'
import { planShort } from './plan.short'
import { summarise } from './plan.summary'
import { tellsFirstLoss } from './plan.news'
import { hasDenied, planTelling, stayNear } from './plan.telling'
import type { Move, Part } from './say'
import { hasLost, type State } from './state'
import { textsOf } from './texts'
import type { Act } from './listen/acts'
import { asksOfNumbers } from './listen/not-told'
import { gistIn, hardnessOf, isLeaving, isOfTalk, type Gist } from './listen/gists/gists'

export type Planning = { state: State; brief: CompanionBrief; chance: Chance; isLastResort?: boolean }

/** Acts that are answered whatever else the turn tells, in order of rank. */
const first: readonly Act[] = ['ofOtherLanguage', 'injection', 'roleplay', 'sexual', 'hostile', 'silence', 'emoji', 'gibberish']
/** Wishes about how the companion talks, and that it is of no use. */
const about: readonly Act[] = ['cannotKnow', 'useless', 'noQuestions', 'onlyListen', 'wantsSummary']
/** Questions and requests. */
const asks: readonly Act[] = ['wantsFormal', 'stillParent', 'wantsHuman', 'notifies', 'sharedDevice', 'wantsComfort', 'recall', 'recallWho', 'recallFact', 'languageHow', 'letterWho', 'letterHow', 'wantsLetter', 'ritualHow', 'wantsRitual', 'voiceHow', 'price', 'training', 'whoReads', 'privacy', 'memory', 'isTherapist', 'isHuman', 'whatCanYouDo', 'attachment', 'offTopic', 'testing', 'wantsPromise', 'hardFault', 'hardAfter', 'hardReturn', 'hardAngry', 'hardBecause', 'hardLoved', 'hardHowLong', 'hardRight', 'hardFoolish', 'hardNormal', 'hardPoint', 'wantsWords', 'wantsToSay']
/** The letter and the ritual, asked for or about. */
const ofPaperActs: ReadonlySet<Act> = new Set<Act>(['wantsLetter', 'wantsRitual', 'letterHow', 'ritualHow', 'letterWho'])
/** Not taken up after danger was heard, nor where it was refused. */
const ofProduct: ReadonlySet<Act> = new Set<Act>(['wantsLetter', 'wantsRitual'])
/** Medicine, drink, blows. */
const ofRisk = /\b(?:antidepre\w+|pastill\w*|medic\w+|tratamiento|pills?|meds|tablets?|alcohol|beber|drink\w*|golpe\w*|peg(?:o|a|aba)|hit|hits|hurt)\b/
const ofCare: ReadonlySet<string> = new Set(['abuse', 'alcohol', 'therapy', 'hope-return'])
/** What a turn that names ways may come to. */
const ofWays: ReadonlySet<Gist | 'heavy'> = new Set<Gist | 'heavy'>(['plan', 'dilemma', 'want', 'thought', 'fact', 'burden'])
/** What somebody told, asked for again. */
const recalls: ReadonlySet<Act> = new Set<Act>(['recall', 'recallWho', 'recallFact'])
/** What is EÓN's or the product's, named: no matter of a life is meant. */
const ofEon = /\b(?:cartas?|letters?|ritual|eon|suscri\w+|subscri\w+|plan(?:es|s)?|app|aplicacion|chat|conversacion|conversation|mensajes|messages|ia|ai)\b/

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
  const isCalm = brief.care === 'none'
  const isCalmed = isCalm || hasDenied(state)

  if (planning.isLastResort) return lastResort(planning)
  for (const one of first) if (does(one) && !(one === 'hostile' && told && turn.words > 10)) return [...act(one), ...lastResort(planning)]
  if (state.correction) moves.push(...correct(planning))
  // Somebody living was spoken of as dead: nothing comes before saying so.
  const living = state.people.find((one) => one.isAlive && one.name !== null && turn.alive.some(({ name, kin }) => name === one.name || (name === null && kin === one.kin)))
  if (living?.name && state.replies.at(-1)?.includes(living.name.toLowerCase())) moves.push({ parts: [{ from: texts.corrections.alive, matter: { ...matter, focus: living } }] })
  // Whoever takes leave is let go, however much they told or complained of before.
  if (isParting(planning) && state.replies.length > 0 && !turn.hasQuestion && !tellsSomethingGrave(turn) && (turn.hits.length === 0 || does('goodbye') || does('thanks'))) return [...takeLeave(planning), ...act('thanks'), ...lastResort(planning)]
  // «Díselo aquí», and they did: received as that, whatever stands in it.
  if (isCalm && isWhatWasOffered(planning)) {
    const read: Part = { from: texts.saidHere, matter }
    const leave = does('thanks') || does('goodbye') ? [{ parts: [read, ...takeLeave(planning)[0]!.parts], isLong: true }] : []
    return [...leave, { parts: [read], isLong: true }, ...planTelling(planning)]
  }
  // «Me llaman a cenar. Estuvo bien. Buenas noches.»: however much stands before it.
  if (state.replies.length > 0 && isCalmed && !turn.hasQuestion && ((!tellsSomethingGrave(turn) && turn.sentences.length > 1 && endsInGoodbye(turn)) || goesWithThanks(turn))) return [...(isCalm ? [] : [{ parts: [{ from: texts.near.says, matter }, ...takeLeave(planning)[0]!.parts], isLong: true }]), ...takeLeave(planning), ...act('thanks'), ...lastResort(planning)]
  // «¿Y esos teléfonos?», after helplines: why they stand there, and how they are.
  if (!isCalm && asksOfNumbers(turn.plain)) return [{ parts: [{ from: texts.repairs.alarm.filter((line) => /n[uú]meros|numbers/i.test(line)), matter }, { from: texts.near.asks, matter, isAsk: true, isOptional: true }] }, ...stayNear(planning)]
  // «¿Soy mala por no cogerle el teléfono?»: answered before anything is said of it; what was asked twice, with a word of regret.
  const judged = isCalm ? judgedIn(turn, state.language, state.turns.at(-2)?.plain) : null
  if (judged) {
    const said: Part = { from: texts.judged[judged], matter }
    const sorry: readonly Part[] = complaintIn(planning) || wasAskedBefore(state) ? [{ from: texts.unanswered, matter }] : []
    return [{ parts: [...sorry, said], isLong: true }, ...planTelling(planning), ...lastResort(planning)]
  }
  // «Me puse a llorar con la regadera en la mano, qué ridículo»: it is not, and then whatever was told; a loss told for the first time comes before.
  if (isCalm && !tellsFirstLoss(planning) && callsItselfFoolish(turn, state.language)) {
    const said: Part = { from: texts.judged.foolish, matter }
    const telling = planTelling(planning)
    return [...telling.slice(0, 6).map((move) => ({ ...move, parts: [said, ...move.parts], isLong: true })), { parts: [said], isLong: true }, ...telling, ...lastResort(planning)]
  }
  // «Era una broma»: owned in a word, and then whatever stands beside it.
  if (does('wasJoke') && isCalmed) return [...(told ? planTelling(planning).slice(0, 6).map((move) => ({ ...move, parts: [{ from: texts.acts.wasJoke ?? [], matter }, ...move.parts] })) : []), ...act('wasJoke'), ...lastResort(planning)]
  const complaint = complaintIn(planning)
  if (complaint) {
    // «Te pregunté por la privacidad»: what was asked is answered now, with a word of regret.
    const asked = complaint === 'deniesDanger' || complaint === 'echoing' ? undefined : asks.find((ask) => does(ask) && !isOfAnotherLoss(ask, state) && !(ofPaperActs.has(ask) && declinesOffer(state)) && !recalls.has(ask) && ask !== 'offTopic' && !(brief.care !== 'none' && ofProduct.has(ask)))
    if (does('wantsExercise')) return [...planExercise(planning), ...planRepair(planning, complaint), ...lastResort(planning)]
    // «No entendí eso. ¿Crees que vuelva?» has only now been asked.
    const regret = ofUnanswered.test(turn.plain) || state.turns.some((one) => one !== turn && asked !== undefined && one.acts.includes(asked)) ? texts.unanswered : complaint === 'unexplained' ? texts.repairs.badly : texts.repairs.sorry
    if (asked) return [{ parts: [{ from: regret, matter }, { from: texts.acts[asked] ?? [], matter }] }, ...act(asked), ...lastResort(planning)]
    moves.push(...counselForAChild(planning).map((move) => ({ parts: [{ from: texts.unanswered, matter }, ...move.parts] })))
    if (turn.acts.some((act) => recalls.has(act))) return [...recall(planning), ...lastResort(planning)]
    const passedOver = moves.length === 0 && isCalm && !turn.hasQuestion ? answerPassedOver(planning) : []
    return [...moves, ...passedOver, ...planRepair(planning, complaint), ...act(complaint), ...lastResort(planning)]
  }
  for (const one of about) {
    if (!does(one)) continue
    if (one === 'wantsSummary') moves.push(...summarise(planning), ...(does('memory') ? act('memory') : []))
    // «¿Le escribo, o lo dejo estar?» asks something.
    if (one === 'noQuestions' && turn.hasQuestion && !/pregunt|question|ask/.test(turn.plain)) continue
    if (one === 'onlyListen' && told && (turn.hits.length > 0 || turn.words > 14)) break
    moves.push(...act(one))
    return [...moves, ...planTelling(planning), ...lastResort(planning)]
  }
  // A loss told for the first time is met before anything practical in it is.
  if (tellsFirstLoss(planning) && !turn.hasQuestion) return [...planTelling(planning), ...lastResort(planning)]
  moves.push(...planExercise(planning))
  const isDeclined = declinesOffer(state)
  moves.push(...planOffer(planning))
  // Ways named when EÓN asked which there are.
  const comesTo = isCalm ? gistIn(turn) : null
  const isTelling = comesTo !== null && comesTo.probability >= 0.8 && !isOfTalk.has(comesTo.gist)
  const gist = comesTo?.gist ?? 'plan'
  if (state.asked === 'options' && !turn.hasQuestion && turn.told.length > 0 && ofWays.has(gist)) moves.push({ parts: [{ from: texts.options, matter }] })
  const isAboutEon = asks.slice(asks.indexOf('recall'), asks.indexOf('hardFault')).some(does)
  moves.push(...counselForAChild(planning))
  if ((!isAboutEon || !ofEon.test(turn.plain)) && !does('wantsWords')) moves.push(...planPractical(planning))
  for (const one of asks) {
    if (!does(one) || (turn.words > 40 && !turn.isQuestion)) continue
    // What was told goes first; it is answered with «usted».
    if (one === 'wantsFormal' && told) continue
    if (isOfAnotherLoss(one, state)) continue
    if (one === 'stillParent' && brief.path !== 'duelo' && !hasLost(state)) continue
    if ((ofProduct.has(one) && brief.care !== 'none') || (ofPaperActs.has(one) && isDeclined)) continue
    // Whether it is foolish to leave a medicine off, or to go back to whoever hit, is not for it to say.
    if (one === 'hardFoolish' && (!isCalm || ofRisk.test(turn.plain) || turn.hits.some(({ topic }) => ofCare.has(topic)))) continue
    // «Ya sé que sos una máquina, era un chiste. Lo que me da bronca…»
    if (one === 'isHuman' && (/\bya se que\b|\bera (?:un |una )?(?:chiste|broma)|\bi know you(?:'re| are)\b|\bwas (?:a joke|joking)\b/.test(turn.plain) || (told && turn.words > 16 && !turn.isQuestion))) continue
    // «Opciones: …», of a life.
    if (one === 'whatCanYouDo' && !turn.hasQuestion && turn.words > 8) continue
    // Of the world there is nothing to tell where nothing was asked, nor where somebody of theirs is told of.
    if (one === 'offTopic' && (turn.hits.length > 0 || turn.mentions.length > 0)) continue
    if (one === 'offTopic' && !turn.hasQuestion && !/^(?:tell|write|translate|give|dime|cuenta|escribe|traduce|dame)/.test(turn.plain)) continue
    // After danger nothing of plans, unless they are named.
    if (one === 'price' && !isCalm && !/\b(?:plan|planes|plans|cartas?|letters?|suscri\w+|subscri\w+|eon|app)\b/.test(turn.plain)) {
      moves.push(...stayNear(planning))
      continue
    }
    if (recalls.has(one)) {
      // «¿Con quién, con Nieves? Hablamos siempre…»: told, and nothing asked for.
      if (told && turn.words > 10 && !turn.isQuestion && isTelling) continue
      moves.push(...recall(planning))
      continue
    }
    // A question nobody can answer is answered as one, and then what it was about is asked for.
    const about = one.startsWith('hard') && one !== 'hardNormal' && one !== 'hardFoolish' && one !== 'hardRight' ? texts.topics.find((topic) => topic.id === turn.hits[0]?.topic) : undefined
    if (about) moves.push({ parts: [{ from: (texts.acts[one] ?? []).filter((line) => !line.includes('?')), matter }, { from: about.asks, matter, isAsk: true }] })
    moves.push(...act(one))
  }
  // A choice laid before it is met as one before anything is said of how little it knows.
  if (does('wantsOpinion') && !does('wantsAdvice') && (turn.gists.get('dilemma') ?? 0) >= 0.35 && brief.care === 'none' && gistIn(turn)?.gist !== 'heavy' && !ofRisk.test(turn.plain)) moves.push({ parts: [{ from: texts.gists.dilemma.says, matter }, { from: texts.gists.dilemma.asks, matter, isAsk: true }] })
  if (does('wantsAdvice') || does('wantsOpinion')) moves.push(...advise(planning))
  if (does('hardWhy') && !told) moves.push(...act('hardWhy'))
  const isBare = turn.words <= 5 || (turn.hits.length === 0 && turn.clauses.length === 0)
  for (const one of small) {
    if (!does(one) || !(isBare || one === 'goodbye' || one === 'thanks' || one === 'whereToStart')) continue
    if (one === 'goodbye' && told && turn.words > 12) continue
    // «Gracias. La culpa me viene a las cuatro»: what is told after the thanks is answered.
    if (one === 'thanks' && ((told && turn.words > 7) || hardnessOf(turn.gists) >= 0.5)) continue
    if (one === 'whereToStart' && turn.hits.length > 0) continue
    if (one === 'thanks' && turn.hasQuestion) continue
    if (one === 'goodbye' && state.replies.length === 0) continue
    if (one === 'greeting' && state.replies.length === 0) moves.push(...welcome(planning))
    moves.push(...(one === 'goodbye' ? takeLeave(planning) : act(one)))
  }
  if (turn.words === 0) moves.push(...act('silence'))
  // After danger was heard: near, and asking how they are, before anything a short answer would otherwise get.
  if (brief.care !== 'none') moves.push(...(does('wantsLetter') || does('wantsRitual') ? stayNear(planning) : planTelling(planning)))
  if (moves.length === 0 && turn.hits.length === 0) moves.push(...recallTold(planning))
  return [...moves, ...planShort(planning), ...planTelling(planning), ...lastResort(planning)]
}

/** Whether somebody comes back is asked of whoever left, and not of the dead. */
const isOfAnotherLoss = (act: Act, state: State): boolean => act === 'hardReturn' && hasLost(state) && !state.people.some(({ fate }) => fate === 'gone')

/** Whether the same was asked in the turn before. */
const wasAskedBefore = ({ turn, turns, language }: State): boolean => turns.slice(-3, -1).some((one) => one !== turn && judgedIn(one, language) !== null)

/** «No me contestaste», "I asked you something": a question of theirs was passed over. */
const ofUnanswered = /\bno (?:me )?(?:has |ha )?(?:contest|respond)\w*|\b(?:te|le) (?:hice una )?pregunt\w*|\beso no (?:responde|contesta|es una respuesta)|\b(?:did not|didn't|haven't|never|not) answer\w*|\bi asked\b|\banswer (?:me|the question|my question|it)\b|\b(?:isn't|is not|wasn't) an answer/
/** In turns: a question longer ago is asked anew. */
const latelyAsked = 3

/** The question they say was passed over, answered now: as what it asked, or with an honest no. */
function answerPassedOver(planning: Planning): Move[] {
  const { state, brief } = planning
  const { turn, turns } = state
  if (!ofUnanswered.test(turn.plain) || planPractical(planning, { isGeneral: true }).length > 0) return []
  const before = turns.findLast((one) => one !== turn && one.hasQuestion && turn.at - one.at <= latelyAsked)
  if (!before) return []
  const texts = textsOf(state.language)
  const matter = matterOf(state, brief)
  const asked = [...asks, 'wantsAdvice' as const, 'wantsOpinion' as const].find((one) => before.acts.includes(one) && !recalls.has(one) && !ofProduct.has(one) && one !== 'offTopic')
  return [{ parts: [{ from: texts.unanswered, matter }, { from: (asked && texts.acts[asked]) ?? texts.unknown, matter }] }]
}

/** What leave may be taken with. */
const courtesies: ReadonlySet<Act> = new Set<Act>(['thanks', 'laughter'])
/** Going somewhere that is no leave of a conversation: «me voy con él», «ojalá no me despierte». */
const ofDeparture = /\b(?:con (?:el|ella|ellos|ellas|mi|mis)|ojala|preocup\w+|cuid\w+|with (?:him|her|them|my)|worry|look after|wake up|despert\w+|despiert\w+)\b/

/** Whether a turn takes leave: in words that do, or by what it comes to, where nothing was feared lately. */
function isParting({ state: { turn }, brief }: Planning): boolean {
  return turn.acts.includes('parting') || (brief.care === 'none' && turn.acts.every((act) => courtesies.has(act)) && isLeaving(turn.gists) && !ofDeparture.test(turn.plain))
}

/** Whether something is told beside a leave that is not to be left lying: a subject, what became of somebody, or something hard. */
function tellsSomethingGrave({ hits, fates, gists }: State['turn']): boolean {
  return hits.some(({ weight, likelihood }) => weight >= 6 && likelihood >= 0.3) || fates.length > 0 || hardnessOf(gists) >= 0.6
}

/** Whether EÓN had just offered to read what they would say to somebody, and this is it. */
function isWhatWasOffered(planning: Planning): boolean {
  const { turn, replies, language } = planning.state
  const wasOffered = (textsOf(language).acts.wantsToSay ?? []).some((line) => isSaid(lineOf(line), replies.slice(-1)))
  return wasOffered && !turn.hasQuestion && turn.words >= fewestOfferedFor && !complaintIn(planning)
}
/** In words: fewer are an answer to the offer. */
const fewestOfferedFor = 8

/** "I better go, the kids need their bath. I might tell Declan tonight. Thanks for listening": a leave, whatever it is about, but a death. */
function goesWithThanks({ plain, acts, fates, gists }: State['turn']): boolean {
  return acts.includes('thanks') && goes.test(plain) && fates.length === 0 && hardnessOf(gists) < 0.75
}
const goes = /\b(?:i(?:'d| had)? (?:better|should|must|have to|gotta|need to|ought to) (?:go|head off|run|be off|sleep|get to bed)|i'?m (?:off|going) to (?:bed|sleep)|ya me voy|me voy a (?:acostar|dormir|la cama|ir)|voy a (?:acostarme|dormir)|tengo que (?:irme|dejarte)|te dejo(?=[,. ]|$)(?! (?:de|que|un|una|mi|la|el)\b))/

/** Whether the last sentence of a turn takes leave, and does nothing else. */
function endsInGoodbye({ sentences }: State['turn']): boolean {
  return /^(?:(?:bueno|pues|venga|y|ok|okay|well|right),? )?(?:que (?:pase|pases|tenga|tengas) (?:usted )?(?:muy )?buen[ao]s? (?:noches?|tardes?|dias?|días?)|(?:ya )?me voy a (?:dormir|la cama|acostar)(?:,? que mañana \p{L}+)?|buenas noches|hasta (?:luego|mañana|pronto|otra|otro día)|ad[ií]o+s+|chao+|chau+|ciao|b+y+e+(?: b+y+e+)*|bai+|(?:thanks|thank you|gracias)(?: so much| mucho| \p{L}+)? (?:for|por) (?:sitting|listening|hearing|reading|the company|your time|la compañía|escuchar\p{L}*|leer\p{L}*|el rato|(?:tu|su) tiempo)[^.!?]{0,30}|good ?night|night(?: night)?|goodbye|see you|talk (?:soon|later|tomorrow)|ta-?ra|cheers|[^.!?]{3,70}(?:,|\bso|\band|\by|\bas[ií] que) (?:so |que )?(?:good ?night|buenas noches))(?:,? \p{L}+)?[.!…]*$/iu.test(sentences.at(-1) ?? '')
}

/** The first reply to a greeting: what is remembered, or where one may begin. */
function welcome({ state, brief, chance }: Planning): Move[] {
  const texts = textsOf(state.language)
  const matter = matterOf(state, brief)
  const remembered = state.people.filter((one) => one.isRemembered)[0] ?? null
  const moves: Move[] = []
  if (remembered) moves.push({ parts: [{ from: texts.remembered.filter((line) => !line.includes('{memory}')), matter: { ...matter, focus: remembered } }] })
  else if (brief.memories.length > 0) moves.push({ parts: [{ from: texts.remembered.filter((line) => line.includes('{memory}')), matter: { ...matter, memory: chance.pick(brief.memories).text } }] })
  const welcomes = [texts.welcomes[brief.path ?? 'open'], texts.welcomes.open]
  // Whoever said what they are called is called that.
  if (matter.name !== null) moves.push({ parts: [{ from: welcomes.flat().filter((line) => line.includes('{yo}')), matter }], isLong: true })
  moves.push(...welcomes.map((from) => ({ parts: [{ from, matter }] })))
  return moves
}

function correct({ state, brief }: Planning): Move[] {
  const texts = textsOf(state.language)
  const { correction } = state
  const matter = { ...matterOf(state, brief), clause: null, fragment: correction?.to ?? null }
  return [{ parts: [{ from: correction?.isName ? texts.corrections.name : texts.corrections.kin, matter }, { from: texts.answers.any!.asks, matter, isAsk: true, isOptional: true }] }]
}

/** In words: a question no longer than this is about what was told before it. */
const shortQuestion = 6

/** For a person who asks what to do: what is known about the subject, then a way to decide, and otherwise an honest no. */
/** What somebody else felt, meant or knew, or what would have been. */
const ofOthersHeart = /\b(?:do|did) you (?:really |honestly )?(?:think|believe|reckon|suppose) (?:that(?:'s| is| was)? (?:when|why|how|what)|(?:that )?(?:he|she|they|it|my \w+|[a-z]+) (?:was|were|knew|felt|meant|wanted|loved|heard|minded|did|had|ever|would|could))\b|\b(?:cre[ae]s?|crees|piens[ae]s?|pensas|te parece|cree usted|piensa usted) que (?:se |me |te |le |lo |la |no |ya |el |ella |mi \w+ )*(?:\w+(?:aba|ia|io|aria|eria|iria)|fue|era|supo|quiso|estuvo|dijo|hizo)\b/

function advise(planning: Planning): Move[] {
  const { state, brief } = planning
  const texts = textsOf(state.language)
  const matter = matterOf(state, brief)
  const { turn } = state
  const asked = turn.sentences.findIndex((sentence) => sentence.includes('?'))
  const isOwn = (turn.sentences[asked]?.split(' ').length ?? 0) > shortQuestion
  // A question that says itself what it is about («¿muevo ese lápiz?») is of nothing that was told beside it.
  const hit = turn.hits.find((one) => texts.topics.find((topic) => topic.id === one.topic)?.counsel && (!isOwn || one.clause === null || one.clause.sentence === asked)) ?? state.threads.filter((thread) => state.turn.at - thread.lastAt <= 1 && state.turn.words <= 5).map((thread) => ({ topic: thread.topic })).find((one) => texts.topics.find((topic) => topic.id === one.topic)?.counsel)
  const counsel = texts.topics.find((topic) => topic.id === hit?.topic)?.counsel ?? []
  // «¿Crees que me llamaba para pedir ayuda?»: nobody can know it.
  if (ofOthersHeart.test(turn.plain)) return [{ parts: [{ from: texts.unknowable, matter }] }, { parts: [{ from: texts.unknown, matter }] }]
  const general = texts.acts[state.turn.acts.includes('wantsAdvice') ? 'wantsAdvice' : 'wantsOpinion'] ?? []
  return [...(counsel.length > 0 ? [{ parts: [{ from: counsel, matter }] }] : []), ...planPractical(planning, { isGeneral: true }), { parts: [{ from: general, matter }] }]
}

/** When everything that fits has been said: something that stands anywhere. */
function lastResort({ state, brief }: Planning): Move[] {
  const texts = textsOf(state.language)
  const matter = matterOf(state, brief)
  return [
    { parts: [{ from: texts.generalSays, matter }, { from: texts.goOn, matter }] },
    { parts: [{ from: texts.presence, matter, isOptional: true }, { from: texts.generalAsks, matter }] },
    { parts: [{ from: texts.generalSays, matter }, { from: texts.presence, matter, isOptional: true }] },
    { parts: [{ from: texts.unclear, matter }], isLong: true },
    { parts: [{ from: texts.echoes, matter }, { from: texts.presence, matter }], isLong: true },
    { parts: [{ from: texts.presence, matter }], isLong: true },
  ]
}

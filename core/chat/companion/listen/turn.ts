import { clausesIn, type Clause } from '#core/language/clauses'
import { emojiOf, isOrder, normaliseText } from '#core/language/normalise'
import { feelingInEmoji, type FeltEmotion } from '#core/language/emotions'
import { thingsIn, type Thing } from '#core/language/things'
import { spansIn, type Span } from '#core/language/times'
import { turnToYouEn } from '#core/language/turn.en'
import { turnToYouEs } from '#core/language/turn.es'
import { isFiniteEn } from '#core/language/verbs.en'
import { isFiniteEs, verbForms } from '#core/language/verbs.es'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { textsOf } from '../texts'
import type { Topic } from '../texts/texts'
import { actsIn, complaints, withoutActs, type Act } from './acts'
import type { Reading } from './reader'
import { isLikely, leastLikely, subjectsOf } from './subjects/model'
import { speaksToEon, withoutLead, withoutTags, withoutVocatives } from './asides'
import { feelingsSaid } from './feelings'
import { gistsOf } from './gists/gists'
import { isNotTheirs } from './not-theirs'
import { onlyNames } from './naming'
import { aliveIn, fatesIn, lowerFirst, peopleIn, type Fate, type Mention, isFirstName } from './people'
import { deniesDanger, echoes, isOfConversation, namesDanger, tellsNothing, withoutSaying } from './not-told'
import { plainText, wordsIn } from './plain'
import { isOtherLanguage } from './tongue'
import { judgesOneself, subjectOfVerdict } from './verdict'

/** A subject the turn touches, and the clause that did. */
export type Hit = { topic: string; weight: number; clause: Clause | null; /** How likely the turn, or a sentence of it, belongs there. */ likelihood: number }

/** What one turn of the person's says and does. */
export type Turn = {
  /** Which of the person's turns it is, from 0. */
  at: number
  text: string
  plain: string
  words: number
  acts: Act[]
  clauses: Clause[]
  hits: Hit[]
  /** How likely it is to come to each gist. */
  gists: Reading
  feelings: FeltEmotion[]
  mentions: Mention[]
  fates: { fate: Fate; mention: Mention | null }[]
  /** Those of whom it is said that they live. */
  alive: Mention[]
  things: Thing[]
  spans: Span[]
  /** A short answer said back: «su risa», «tu hermana»; null where it cannot be. */
  fragment: string | null
  hasVerb: boolean
  /** Names given in it for people nobody had named: «Carmen», «marta y dani». */
  named: string[]
  /** What a short answer is, whatever was asked: a duration, an hour, somebody, a reason. */
  answers: string | null
  isQuestion: boolean
  /** Asks something anywhere in it. */
  hasQuestion: boolean
  /** Its sentences, and those of them that tell something: not about the conversation, no courtesy, no question of EÓN's said back. */
  sentences: string[]
  told: string[]
}

/** «soy Marta, de Bilbao», "I'm Ruth, I'm 61": who writes, and nothing of what happened. */
const introduces = /^(?:(?:[Hh]ola|[Hh]i|[Hh]ello),? )?(?:(?:[Yy]o )?(?:[Ss]oy|[Mm]e llamo) \p{Lu}\p{Ll}+|(?:I'm|I am|[Mm]y name is) \p{Lu}\p{Ll}+(?!\p{L}| (?:and|who)))/u

/** «Sigue vivo.», "He's alive.": told of the one named before. */
const ofSomebodyNamed = /^(?:(?:pero|but|y|and) )?(?:él|ella|sigue|vive|está|he|she|he's|she's|is)(?!\p{L})/iu

/** A run-up, or the half of a sentence that says what it was not: nothing of what is told. */
const preamble = /(?<!\p{L})(?:don't|do not|dunno|no s[eé]|idk)(?: even| ni)? (?:know )?(?:where|how|por d[oó]nde|c[oó]mo|d[oó]nde) (?:to )?(?:start|begin|empezar|empiezo|arrancar)|^(?:it|that|this) (?:didn't|doesn't|wasn't|isn't|don't) (?:feel|look|seem|sound|like|just|really|about|even)|^(?:ningun[oa]|bien|mal|nada|nunca|none|fine|good|neither|nope),|^(?:(?:bueno|pues|en fin|nada|well|ok|okay),? )?(?:da igual|no importa|no s[eé] (?:muy )?(?:bien )?(?:ni )?(?:qu[eé]|c[oó]mo) (?:se )?(?:pon(?:e|er|go)|escrib(?:e|ir|o)|decir|digo|dice|contar|cuento)(?: aqu[ií])?|te cuento|a ver|never ?mind|anyway|whatever|i (?:don't|do not) know what (?:to|you) (?:write|put|say|type)(?: here)?)[.,!…]*$/iu
/** English that no longer agrees once it is turned: "you're 29 you feel stupid", "that they going to laugh", "your ears was ringing". */
const misfit = /^you(?:'re| are) [^,]{1,24} you (?:feel|are|were|have|can|can't|don't|think|know)\b|\b(?:they|we|he|she|you) (?:going to|been|gonna)\b|\b(?:they|we|you|\p{L}{3,}[^s'\W]s) was\b|(?:^|\s)['‘“"]\p{L}/iu

/** What a scene is made of; doors and windows are in every house. */
const telling = new Set(['kitchen', 'food', 'drink', 'clothes', 'personal', 'music', 'garden', 'book', 'game', 'child', 'petthing', 'art', 'feast', 'sense'])
const vague = /^(?:jokes?|bromas?|chistes?|mensajes?|cajas?|luz|mano|manos|ojos?|casa|cama|dinero|cuerpo|messages?|box(?:es)?|lights?|hands?|eyes?|house|home|bed|money|body|party|christmas|navidad|cumpleaños|birthday|tarjeta.*|card|cards|notas?|notes?|smiles?|sonrisas?|hugs?|abrazos?)$/i

/** Sentences that are no more than somebody, or a name. */
const kinAlone = /^(?:mi|my) [\p{L}-]+[.!]*$/iu
const nameAlone = /^\p{Lu}\p{L}{2,}[.!]*$/u

/** «…, ¿tú te crees?», "…, you know?": no question, though it is spelled as one. */
const tag = /(?<=\p{L})[,.…!]?\s*(?:¿|(?<=[,.…!]\s*))(?:(?:tú |vos |usted )?(?:te|se) (?:lo )?(?:puedes |puede |podés )?cre(?:es|és|er|e)|sab[eé]s|sabe|viste|verdad|no|eh|vale|me entiendes|me explico|you know|right|see|yeah|innit|can you believe (?:it|that))\s*\?\s*(?:[jah]{3,}[.!]*|lol)?\s*$/iu

/** A turn without what stands in quotation marks in it. */
const withoutQuoted = (text: string): string => text.replace(/["“«][^"“”«»]{1,120}["”»]/g, ' … ')

/** Only so much of a turn is read: enough for the longest message anyone finishes. */
const readAtMost = 2400

/** Reads a turn. */
export function readTurn(input: { raw: string; at: number; language: ContentLanguage; /** What EÓN said before it. */ after?: string }): Turn {
  const { at, language, after = '' } = input
  const raw = input.raw.slice(0, readAtMost)
  const spelled = normaliseText(raw, language)
  const text = withoutLead(withoutVocatives(spelled), language)
  const sentences = text.split(/(?<=[.?!…]["”»]?)\s+/).filter((sentence) => sentence !== '' && !isOrder(sentence))
  const readingsOf = (ones: readonly string[]) => ones.map((one) => subjectsOf(plainText(withoutApposed(one)), language))
  const readings = readingsOf([spelled, ...(sentences.length > 1 ? sentences : [])])
  const told = sentences.filter((sentence) => !tellsNothing(sentence, { language, isBegun: after !== '' }) && !echoes(sentence, after)).map(withoutSaying)
  const isAllTold = told.length === sentences.length && told.every((sentence, at) => sentence === sentences[at])
  const toldText = isAllTold ? text : told.join(' ')
  const heard: Act[] = isOtherLanguage(raw) ? ['ofOtherLanguage'] : actsIn({ raw, spelled, language, readings })
  const [own, ownSpelled] = [withoutQuoted(raw), withoutQuoted(spelled)]
  // «Mi mamá nomás dice "ya te dije"»: another's words complain of nothing to EÓN.
  const ownActs = own !== raw && heard.some((act) => complaints.includes(act)) ? actsIn({ raw: own, spelled: ownSpelled, language, readings: readingsOf([ownSpelled]) }) : heard
  const acts = heard.filter((act) => !complaints.includes(act) || ownActs.includes(act))
  if (sentences.some((sentence) => deniesDanger(sentence, language))) acts.push('deniesDanger')
  else if (after !== '' && acts.every((act) => act !== 'useless' && !complaints.includes(act)) && sentences.some((sentence) => isOfConversation(sentence, language))) acts.push('misunderstood')
  let comesTo: Reading | undefined
  const names = new Set<string>()
  const mentions: Mention[] = []
  const fates: Turn['fates'] = []
  const alive: Mention[] = []
  const given: string[] = []
  let previous = ''
  for (const sentence of sentences) {
    const found = peopleIn(sentence, language)
    mentions.push(...found)
    fates.push(...fatesIn(sentence, found, language))
    // «Mi mujer. Encarna.», «Pilar. Mi mujer.», «Murió mi mujer en marzo. Encarna.»
    const isNameAfter = nameAlone.test(sentence) && (kinAlone.test(previous) || (isFirstName(sentence.replace(/[.!]+$/, '')) && mentions.at(-1 - found.length)?.name === null && peopleIn(previous, language).length === 1))
    const beside = isNameAfter ? { one: mentions.at(-1 - found.length), name: sentence } : kinAlone.test(sentence) && nameAlone.test(previous) ? { one: found[0], name: previous } : null
    if (beside?.one && !beside.one.name) {
      beside.one.name = beside.name.replace(/[.!]+$/, '')
      given.push(beside.one.name)
    }
    previous = sentence
    alive.push(...aliveIn(sentence, found.length > 0 || !ofSomebodyNamed.test(sentence) ? found : mentions.slice(-1).map((one) => ({ ...one, at: -1 })), language))
    for (const one of found) if (one.name) names.add(one.name.toLowerCase())
    for (const match of sentence.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)) names.add(match[0].toLowerCase())
  }
  // What is told weighs more than the yes or no an answer begins with.
  const isAnswer = sentences.length > 1 && /^(?:no|sí|claro|bueno|yes|yeah|nah|right|well),/iu.test(text)
  let ids = at * 1000
  const clauses = told
    .flatMap((sentence, index) => clausesIn({ sentence, index, language, names, nextId: () => ids++ }))
    .filter((clause) => !speaksToEon(clause.text, language) && !namesDanger(clause.text) && !judgesOneself(clause.text, language) && !introduces.test(clause.text) && !preamble.test(clause.text) && !onlyNames.test(clause.text) && (language === 'es' || hasVerbEn(clause.text)) && !/shit|fuck|mierda|joder|puta|coño|verga|hostia|(?<!\p{L})me (?:mata|revienta|muero)(?!\p{L})|kills? me|ahí lo tienes/iu.test(clause.text))
    // What weighs mostly comes last, or names somebody.
    .map((clause) => ({ ...clause, weight: clause.weight - (isAnswer && clause.sentence === 0 ? 3 : 0) + (told.length > 1 ? (2 * clause.sentence) / (told.length - 1) : 0) + (namesSomebody(clause.text, mentions) ? 1.5 : 0) }))
    .sort((one, other) => other.weight - one.weight)
  for (const clause of clauses) {
    if (/:|^un[oa]s? de (?!l)/i.test(clause.text) || (clause.text.match(/["'“”]/g) ?? []).length % 2 === 1 && !/\p{L}'\p{L}/u.test(clause.text)) clause.turned = null
    if (clause.turned !== null && /(?<!\p{L})(\p{L}{2,}),? \1(?!\p{L})/iu.test(clause.turned)) clause.turned = null
    if (clause.turned !== null && (!keepsNames(clause.text, clause.turned) || isUnsure(clause.text, language))) clause.turned = null
    if (clause.turned !== null && language === 'en' && misfit.test(clause.turned)) clause.turned = null
    if (clause.turned !== null) clause.turned = clause.turned.replace(/^(?:Mostly|Usually|Sometimes|Maybe|Perhaps|Then|Now|Today|Also|Only|Just|Still|Even|Casi|Siempre|Nunca|Ahora|Hoy|Luego|Todavía|También)(?!\p{L})/u, lowerFirst)
    // «siempre hay alguien diciéndome que lo hago mal»: another's verdict, and not said back as theirs.
    if (isNotTheirs(text, clause.text)) clause.turned = null
    if (clause.turned !== null && /^(?:(?:tú )?no (?:lo )?sabes|you (?:don't|do not) know)$/iu.test(clause.turned)) clause.turned = null
    // «el se divorció»: he, and no article.
    clause.turned = clause.turned === null ? null : withoutTags(clause.turned).replace(/(^|\s)el (?=(?:se|me|no|ya|lo|la|le|nunca|siempre|también) )/giu, '$1él ')
  }
  const plain = plainText(text)
  const verdict = told.find((sentence) => judgesOneself(sentence, language))
  const things = told.flatMap((sentence, index) => thingsIn(sentence, { from: language, into: language, sentence: index, offset: 0, related: '', isPet: false }))
  const said = feelingsSaid(toldText, language)
  const short = verdict === undefined ? fragmentOf(text, language) : { fragment: null, hasVerb: false }
  const drawn = said.length === 0 ? feelingInEmoji(emojiOf(raw), language) : null
  return {
    at, text, plain, words: wordsIn(text).length, acts, clauses,
    hits: withVerdict(verdict, hitsIn({ plain: plainText(withoutApposed(toldText)), readings: isAllTold ? readings : readingsOf([toldText, ...told]), clauses, language, names: new Set([...names].map(plainText)) })),
    // Only the turn that is answered is asked for it.
    get gists() {
      return (comesTo ??= gistsOf(plainText(spelled), readings[0]!, language))
    },
    feelings: drawn ? [drawn] : said,
    mentions, fates, alive,
    things: things.filter((thing) => !names.has(thing.noun.toLowerCase()) && !(thing.noun === 'colonia' && /\b(?:viv|misma|barrio|calle)/.test(plain)) && telling.has(thing.topic) && !(thing.noun === 'pan' && /\bpan de dios\b/.test(plain)) && !vague.test(thing.noun) && !thing.isGone).sort((one, other) => other.weight - one.weight),
    spans: spansIn(wordsIn(text).length <= 6 ? `${text.replace(/[.!]+$/, '')}.` : text, language),
    ...short,
    named: given,
    answers: kindOfAnswer({ plain, mentions, language, hasVerb: short.hasVerb }),
    isQuestion: /\?\s*$/.test(raw.replace(tag, '').trim()),
    hasQuestion: text.includes('?'),
    sentences,
    told,
  }
}

/** Whether somebody the turn tells of is named in these words. */
function namesSomebody(text: string, mentions: readonly Mention[]): boolean {
  const plain = ` ${plainText(text)} `
  return mentions.some(({ name, word }) => [name, word].some((one) => one !== null && plain.includes(` ${plainText(one)} `)))
}

/** “Two teenagers and my mum with dementia”: no verb, and no sentence to be said back. */
function hasVerbEn(text: string): boolean {
  const words = wordsIn(text)
  return words.some((word, i) => isFiniteEn(word, words[i - 1]) && !/^(?:with|and|for|from|who|that|which|when|without|about|like|because|but)$/i.test(word))
}

/** «mi marido, Marcelo, se fue»: without the name between commas, which parts a person from what happened. */
function withoutApposed(text: string): string {
  return text.replace(/(?<=(?<!\p{L})(?:[Mm]i|[Mm]y) )(\p{L}+), \p{Lu}\p{L}+, /gu, '$1 ')
}

/** A hard word about oneself is heard as guilt or as what one thinks oneself worth, whatever else it names. */
function withVerdict(verdict: string | undefined, hits: Hit[]): Hit[] {
  if (verdict === undefined) return hits
  const topic = subjectOfVerdict(verdict)
  return hits.some((hit) => hit.topic === 'guilt' || hit.topic === 'self-worth') ? hits : [{ topic, weight: 8, clause: null, likelihood: 1 }, ...hits]
}

/** From so much on a subject is heard that no pattern finds: who is misheard in mourning is hurt. */
const sure = 0.9

type Hearing = { plain: string; readings: readonly Reading[]; clauses: readonly Clause[]; language: ContentLanguage; names: ReadonlySet<string> }

/** Subjects of a turn, the heaviest first: found by a pattern and not unlikely, or sure by what the turn or one of its sentences belongs to. */
function hitsIn(hearing: Hearing): Hit[] {
  const { plain, readings, clauses, language } = hearing
  const ofClauses = clauses.map((clause) => subjectsOf(plainText(clause.text), language))
  const besideActs = readings.map(withoutActs)
  return textsOf(language).topics.flatMap((topic): Hit[] => {
    if (topic.unless?.test(plain)) return []
    const hit = (isLikely(topic.id, besideActs, leastLikely.subject) || topic.plainly?.test(plain) ? found(topic, hearing) : null) ?? (!topic.isWorded && readings.some((reading) => (reading.get(topic.id) ?? 0) >= sure) ? surest(topic, hearing, ofClauses) : null)
    return hit ? [{ ...hit, likelihood: topic.plainly?.test(plain) ? 1 : Math.max(...besideActs.map((reading) => reading.get(topic.id) ?? 0)) }] : []
  }).sort((one, other) => other.weight - one.weight)
}

/** A subject as its pattern finds it. */
function found(topic: Topic, { plain, clauses, names }: Hearing): Omit<Hit, 'likelihood'> | null {
  const match = topic.hears.exec(plain)
  if (!match || isDenied.test(plain.slice(0, match.index))) return null
  if (topic.isOwn && isOfAnother({ plain, at: match.index, names })) return null
  return { topic: topic.id, weight: topic.weight, clause: clauses.find((one) => topic.hears.test(plainText(one.text))) ?? null }
}

const isDenied = /\b(?:no (?:es|era|fue|va|hablo) (?:por|de|sobre)?|not (?:about|because of)|isn't (?:about)?)\s*(?:el |la |los |the |my )?$|\b(?:no|nunca|jamas|nadie|not|never|nobody|don't|didn't|wasn't|isn't|won't)\s+(?:me |lo |la |le |se |te |se ha |ha )?(?:(?:tuvo|tubo|tiene|es|fue|era|hay) )?(?:la |el |mi |su )?$/

/** A subject nothing but its sense shows, with the clause that is most about it. */
function surest(topic: Topic, { clauses, names }: Hearing, ofClauses: readonly Reading[]): Omit<Hit, 'likelihood'> | null {
  const probability = (at: number) => ofClauses[at]!.get(topic.id) ?? 0
  const best = clauses.reduce((most, _, at) => (probability(at) > probability(most) ? at : most), 0)
  const clause = clauses[best] ?? null
  if (topic.isOwn && clause && isOfAnother({ plain: plainText(clause.text), at: 0, names })) return null
  return { topic: topic.id, weight: topic.weight, clause }
}

/** «mi hermana llora», "she'll cry", «Hernán se pondría a llorar» (names are read apart). */
const another = /^(?:(?:que|cuando|si|y|pero|porque|scared|afraid|that|when|if|and|but|because) )?(?:(?:mi|mis|su|sus|my|our|his|her|their) \p{L}+|ella|ellos|ellas|todos|el (?:se|me|no|ya|lo|la|le)|he|she|they|everyone|everybody|mom|mum|dad)(?:'ll|'d|'s)?\b/u
/** Words by which somebody speaks of who they are themselves. */
export const oneself = /\b(?:yo|me|mi|mis|conmigo|nos|i|i'm|i've|i'd|i'll|my|we|us)\b|(?<!\p{L})(?:estoy|soy|tengo|ando|llevo|voy|puedo|quiero|duermo|lloro|como|siento|lloraba|he|habia)(?!\p{L})/u

/** Whether the stretch about a place of plain text speaks of somebody else and not of who writes. */
function isOfAnother({ plain, at, names }: { plain: string; at: number; names: ReadonlySet<string> }): boolean {
  const from = Math.max(...['.', ',', ';', '!', '?', ':'].map((mark) => plain.lastIndexOf(mark, at - 1))) + 1
  const rest = plain.slice(at).search(/[.,;!?:]/)
  const stretch = plain.slice(from, rest < 0 ? undefined : at + rest).trim()
  const [first = '', second = ''] = stretch.split(' ')
  return (another.test(stretch) || names.has(first) || names.has(second)) && !oneself.test(stretch)
}

const small: Record<ContentLanguage, Record<string, string>> = {
  es: { mi: 'tu', mis: 'tus', mí: 'ti', mío: 'tuyo', mía: 'tuya', míos: 'tuyos', mías: 'tuyas', conmigo: 'contigo', yo: 'tú' },
  en: { my: 'your', mine: 'yours', me: 'you', i: 'you', myself: 'yourself' },
}

/** «me siento y le platico»: to sit or to feel. Who is quoted instead is not misread. */
function isUnsure(text: string, language: ContentLanguage): boolean {
  if (language === 'es') for (const match of (turnToYouEs(text) ?? '').matchAll(/(?<!\p{L})tú (?:(?:la|lo|los|las|le|les|no|se|te|ya|nunca|también) )*(\p{L}+)/giu)) if (verbForms(match[1]!).some((form) => form.person === 0) && !verbForms(match[1]!).some((form) => form.person === 1)) return true
  return language === 'es' && /(?<!\p{L})me siento (y|a|en|con|junto|ahí|allí|al)(?!\p{L})/iu.test(text)
}

/** Names in the middle of a sentence are not to be turned as if they were verbs: «Leo y Vera». */
function keepsNames(text: string, turned: string): boolean {
  return [...text.matchAll(/(?<=[\p{L}\d,] )\p{Lu}\p{Ll}+/gu)].every((match) => turned.includes(match[0]))
}

const hours: Record<ContentLanguage, RegExp> = {
  es: /^(?:(?:sobre todo |como |mas o menos |pues )*(?:a (?:las|eso de|la una|media)|por las? (?:noche|manana|tarde)s?|de (?:noche|madrugada)|al (?:despertar|acostarme|llegar|volver)|los (?:domingos|lunes|sabados|viernes|fines)|entre las|en la (?:cama|ducha)|cuando (?:me acuesto|llego|vuelvo|me despierto)))/,
  en: /^(?:(?:mostly |mainly |about |around |usually )*(?:at (?:night|about|around|\w+ (?:o'clock|in the)|bedtime|lunch|dinner)|in the (?:morning|evening|afternoon|night|shower)s?|(?:on )?(?:sundays|mondays|fridays|saturdays|weekends)|nights|mornings|evenings|when i (?:wake|get home|go to bed|come)|before bed))/,
}
const lasting: Record<ContentLanguage, RegExp> = { es: /^(?:hace|desde hace|desde) (?:muchos |unos |pocos )?(?:anos|meses|semanas|dias|mucho|poco|siempre|entonces|que)\b|^(?:(?:hace|desde hace|casi|mas de|unos|llevabamos|llevamos|estuvimos|fueron|desde|durante) )*(?:\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cien) (?:anos?|mes(?:es)?|semanas?|dias?)\b/, en: /^(?:for )?(?:years|months|weeks|ages|a while|a long time|always|since (?:then|always|i was))\b|^(?:(?:for|about|almost|nearly|over|it's been|we were together|together) )*(?:\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty) (?:years?|months?|weeks?|days?)\b/ }

/** What a short answer is by its own form. */
function kindOfAnswer({ plain, mentions, language, hasVerb }: { plain: string; mentions: readonly Mention[]; language: ContentLanguage; hasVerb: boolean }): string | null {
  if (wordsIn(plain).length > 9) return null
  if (lasting[language].test(plain)) return 'span'
  if (hours[language].test(plain) && wordsIn(plain).length <= 7 && !hasVerb) return 'hour'
  if (mentions.length > 0 && !hasVerb && wordsIn(plain).length <= 3) return 'others'
  return null
}

/** A short answer as it can be said back: «que no me despedí» → «que no te despediste», «mi hijo» → «tu hijo». */
function fragmentOf(text: string, language: ContentLanguage): { fragment: string | null; hasVerb: boolean } {
  const none = { fragment: null, hasVerb: false }
  const bare = text.replace(/^[\s"¿¡]+|[\s".!?…,;:]+$/gu, '').replace(/^(?:(?:pues|bueno|eh|mmm+|no sé,|sí,|no,|(?:yo )?creo que|supongo que|la verdad,?|well,?|um+,?|yes,|no,|i think|i guess|maybe|quizás?|tal vez)\s+)+/iu, '')
  const words = wordsIn(bare)
  if (/shit|fuck|mierda|joder|puta|coño|hostia|must have been|tendría \p{L}+ años|believe so|think so/iu.test(bare)) return none
  if (/^(y|o|e|pero|mas|más|ni|también|tampoco|además|and|but|or|also|more)\s/iu.test(bare)) return none
  if (words.length === 0 || words.length > 8 || /[?"¿!;:().]/.test(bare)) return none
  if (language === 'es' ? /(?<!\p{L})(te|ti|tú|tu|tus|contigo|nos|nuestr\p{L}+|usted|eres|estás|dime|dame|hazme|\p{L}+[áéí]?[bm]amos|\p{L}{2,}(?:emos|imos|amos))(?!\p{L})/iu.test(bare) : /\b(you|your|yours|we|us|our|you're|tell me|give me)\b/i.test(bare)) return none
  if (isUnsure(bare, language)) return none
  const turn = language === 'es' ? turnToYouEs : turnToYouEn
  const led = language === 'es' ? /^(que|porque|cuando|si|lo que) (.+)$/iu.exec(bare) : /^(that|because|when|if|what) (.+)$/i.exec(bare)
  if (led) {
    const turned = turn(led[2]!)
    return turned && words.length >= 3 && keepsNames(led[2]!, turned) ? { fragment: `${led[1]!.toLowerCase()} ${turned}`, hasVerb: false } : none
  }
  const isVerbal = words.length > 1 && (language === 'es' ? words.some((word, i) => isFiniteEs(word, words[i - 1]) || (i === 0 && verbForms(word).some((form) => form.person === 0)) || /^(me|se|no|soy|estoy|hay|es|era)$/i.test(word)) : (/\b(i|am|was|is|are|were|have|has|had|do|did|don't|can't|feel|wants?|miss|i'm|it's|he|she|they|it|i've|i'd|says?|takes?|comes?)\b/i.test(bare) || words.some((word, i) => i > 0 && isFiniteEn(word, words[i - 1]))))
  if (isVerbal) {
    const turned = turn(bare)
    return turned && words.length >= (language === 'es' ? 2 : 3) && keepsNames(bare, turned) && turned !== bare ? { fragment: lowerFirst(turned), hasVerb: true } : none
  }
  if (words.length > 5) return none
  const shown = bare.replace(/[\p{L}']+/gu, (word) => small[language][word.toLowerCase()] ?? word)
  return { fragment: words.length > 1 ? lowerFirst(shown) : shown.toLowerCase(), hasVerb: false }
}

import { clausesIn, type Clause } from '#core/language/clauses'
import { emojiOf, isOrder, normaliseText } from '#core/language/normalise'
import { feelingInEmoji, feelingsIn, type FeltEmotion } from '#core/language/emotions'
import { thingsIn, type Thing } from '#core/language/things'
import { spansIn, type Span } from '#core/language/times'
import { turnToYouEn } from '#core/language/turn.en'
import { turnToYouEs } from '#core/language/turn.es'
import { isFiniteEn } from '#core/language/verbs.en'
import { isFiniteEs, verbForms } from '#core/language/verbs.es'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { textsOf } from '../texts'
import { actsIn, type Act } from './acts'
import { onlyNames } from './naming'
import { fatesIn, isFirstName, peopleIn, type Fate, type Mention } from './people'
import { plainText, wordsIn } from './plain'
import { isOtherLanguage } from './tongue'

/** A subject the turn touches, and the clause that did. */
export type Hit = { topic: string; weight: number; clause: Clause | null }

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
  feelings: FeltEmotion[]
  mentions: Mention[]
  fates: { fate: Fate; mention: Mention | null }[]
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
}

/** What a scene is made of; doors and windows are in every house. */
const telling = new Set(['kitchen', 'food', 'drink', 'clothes', 'personal', 'music', 'garden', 'book', 'game', 'child', 'petthing', 'art', 'feast', 'sense'])
const vague = /^(?:mensajes?|cajas?|luz|mano|manos|ojos?|casa|cama|dinero|cuerpo|messages?|box(?:es)?|lights?|hands?|eyes?|house|home|bed|money|body|party|christmas|navidad|cumpleaños|birthday|tarjeta.*|card|cards|notas?|notes?)$/i

/** Only so much of a turn is read: enough for the longest message anyone finishes. */
const readAtMost = 2400

/** Reads a turn. */
export function readTurn(input: { raw: string; at: number; language: ContentLanguage }): Turn {
  const { at, language } = input
  const raw = input.raw.slice(0, readAtMost)
  const acts: Act[] = isOtherLanguage(raw) ? ['ofOtherLanguage'] : actsIn(raw, language)
  const text = withoutLead(normaliseText(raw, language), language)
  const sentences = text.split(/(?<=[.?!…]["”»]?)\s+/).filter((sentence) => sentence !== '' && !isOrder(sentence))
  const names = new Set<string>()
  const mentions: Mention[] = []
  const fates: Turn['fates'] = []
  for (const sentence of sentences) {
    const found = peopleIn(sentence, language)
    mentions.push(...found)
    fates.push(...fatesIn(sentence, found, language))
    for (const one of found) if (one.name) names.add(one.name.toLowerCase())
    for (const match of sentence.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)) names.add(match[0].toLowerCase())
  }
  let ids = at * 1000
  const clauses = sentences
    .flatMap((sentence, index) => clausesIn({ sentence, index, language, names, nextId: () => ids++ }))
    .filter((clause) => !speaksToEon(clause.text, language) && !onlyNames.test(clause.text) && (language === 'es' || hasVerbEn(clause.text)) && !/shit|fuck|mierda|joder|puta|coño|verga|hostia/iu.test(clause.text))
    .sort((one, other) => other.weight - one.weight)
  for (const clause of clauses) {
    if (/:/.test(clause.text)) clause.turned = null
    if (clause.turned !== null && /(?<!\p{L})(\p{L}{2,}),? \1(?!\p{L})/iu.test(clause.turned)) clause.turned = null
    if (clause.turned !== null && (!keepsNames(clause.text, clause.turned) || isUnsure(clause.text, language))) clause.turned = null
    clause.turned = clause.turned?.replace(/^(sí|no|bueno|pues|claro|ya|yes|no|well|yeah),\s+/iu, '') ?? null
  }
  const plain = plainText(text)
  const things = sentences.flatMap((sentence, index) => thingsIn(sentence, { from: language, into: language, sentence: index, offset: 0, related: '', isPet: false }))
  const said = feelingsSaid(text, language)
  const short = fragmentOf(text, language)
  const drawn = said.length === 0 ? feelingInEmoji(emojiOf(raw), language) : null
  return {
    at, text, plain, words: wordsIn(text).length, acts, clauses,
    hits: hitsIn({ plain, clauses, language }),
    feelings: drawn ? [drawn] : said,
    mentions, fates,
    things: things.filter((thing) => telling.has(thing.topic) && !vague.test(thing.noun) && !thing.isGone).sort((one, other) => other.weight - one.weight),
    spans: spansIn(wordsIn(text).length <= 6 ? `${text.replace(/[.!]+$/, '')}.` : text, language),
    ...short,
    named: [],
    answers: kindOfAnswer({ plain, mentions, language, hasVerb: short.hasVerb }),
    isQuestion: /\?\s*$/.test(raw.trim()),
  }
}

/** «vale, en serio:», "truth is": a run-up that says nothing by itself. */
function withoutLead(text: string, language: ContentLanguage): string {
  const lead = language === 'es' ? /^(?:(?:vale|bueno|ok|a ver|mira|oye|pues|hola|buenas),?\s+)?(?:en serio|ahora en serio|la verdad es que|la verdad,|lo cierto es que|lo que pasa es que|es que|resulta que|a ver,)[:,.]?\s+/iu : /^(?:(?:ok|okay|well|look|so|hi|hello),?\s+)?(?:seriously|(?:the )?truth is|the thing is|to be honest|honestly|it's just that|the fact is)[:,.]?\s+/iu
  const out = text.replace(lead, '')
  return out === text || out === '' ? text : out.charAt(0).toUpperCase() + out.slice(1)
}

/** “Two teenagers and my mum with dementia”: no verb, and no sentence to be said back. */
function hasVerbEn(text: string): boolean {
  const words = wordsIn(text)
  return words.some((word, i) => isFiniteEn(word, words[i - 1]) && !/^(?:with|and|for|from|who|that|which|when|without|about|like|because|but)$/i.test(word))
}

/** «¿me entiendes?», "you said": said to EÓN, and nothing to be said back. */
function speaksToEon(text: string, language: ContentLanguage): boolean {
  return language === 'es' ? /(?<!\p{L})(te (digo|preocup\p{L}+|moles\p{L}+|aburr\p{L}+|cuento|decía|dije|pido|hablo|escribo|quiero contar)|tú (eres|dices|me)|eres|me (entiendes|dices|lees|escuchas|ayudas)|ayúdame|escúchame|dime|eón)(?!\p{L})/iu.test(text) : /\b(you|your|tell me|help me|listen to me|i'm telling|eón)\b/i.test(text)
}

const felt: Record<ContentLanguage, RegExp> = {
  es: /\b(?:siento|sentia|senti|sintiendo|estoy|estaba|me (?:da|dio|daba|entra|puede|siento|invade|come|quedo)|tengo|tenia|que|con|mucha?|tanta?|esta|es|pura?|solo|puro|lleno de|llena de|pesa|noto|queda|sobre todo|de)\b/,
  en: /\b(?:feel|feels|felt|feeling|i'm|i am|i was|it's|makes me|made me|so|just|with|full of|mostly|this|the|my|such|pure|only|all|have|get|got|suppose|guess|mostly|and)\b/,
}

/** Feelings a person says they have, not every word that could be one: «echo de menos su amor» names none. */
function feelingsSaid(text: string, language: ContentLanguage): FeltEmotion[] {
  const words = wordsIn(text)
  if (words.length > 4 && !felt[language].test(plainText(text))) return []
  const cleaned = language === 'es' ? text.replace(/(?<!\p{L})(amarill\p{L}*|viv(?:o|ía) (?:yo )?sol[oa]|los dos sol[oa]s)(?!\p{L})/giu, ' ').replace(/\bs[oó]lo (?=(?:un|una|es|era|fue|quiero|que|me|por|para|con|dos|tres|los|las|el|la|sé|digo|tengo|necesito|hay|queda|nos|a|en|de|como)(?!\p{L}))/giu, ' ').replace(/\b(gracias|no s[eé]|haci(?:a|endo) falta|me hac\p{L}+ falta|falta\p{L}*|lo quiero|la quiero|querer|quiero|amor|coraz[oó]n)(?!\p{L})/giu, ' ') : text.replace(/\b(thanks?|thank you|i don't know|love|loved|loves|in the end|going down|sit down|down the|lost (?:my|him|her|them|the)|i lost|hope (?:so|not)|accept\w*|quiet\w*|miss(?:ed|es)? (?:my|him|her|them|it))\b/gi, ' ')
  return feelingsIn(cleaned, language).filter((one) => !isDenied(plainText(cleaned), plainText(one.noun.split(' ').at(-1)!), language))
}

function isDenied(plain: string, noun: string, language: ContentLanguage): boolean {
  const at = plain.indexOf(noun.slice(0, 4))
  if (at < 0) return false
  return (language === 'es' ? /\b((?:no|nunca|tampoco|jamas) (?:(?:me|te|nos) )?(?:es|siento|senti|tengo|tuve|tenia|estoy|estaba|era|fue|da|dan|dio|daba|hay|habia|hubo|queda|entra|puede|pesa)(?: \w+)?|sin|ni|ya no)\s*(?:la |el |mucha? )?$/ : /\b(not|no|isn't|wasn't|don't feel|don't have|didn't feel|doesn't feel|doesn't make me|not out of|never|never felt|without|no longer|nor)\s*(?:so |really |any |the |even |feeling |feel |about |that )?$/).test(plain.slice(Math.max(0, at - 24), at))
}

function hitsIn(input: { plain: string; clauses: readonly Clause[]; language: ContentLanguage }): Hit[] {
  const { plain, clauses, language } = input
  const hits: Hit[] = []
  for (const topic of textsOf(language).topics) {
    const match = topic.hears.exec(plain)
    if (!match || /\b(?:no (?:es|era|fue|va|hablo) (?:por|de|sobre)?|not (?:about|because of)|isn't (?:about)?)\s*(?:el |la |los |the |my )?$|\b(?:no|nunca|jamas|not|never|don't|didn't|wasn't|isn't|won't)\s+(?:me |lo |la |le |se |te )?$/.test(plain.slice(0, match.index))) continue
    const clause = clauses.find((one) => topic.hears.test(plainText(one.text))) ?? null
    hits.push({ topic: topic.id, weight: topic.weight, clause })
  }
  return hits.sort((one, other) => other.weight - one.weight)
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

function lowerFirst(text: string): string {
  return /^I\b/.test(text) || isFirstName(wordsIn(text)[0] ?? '') ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

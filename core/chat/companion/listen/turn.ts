import { clausesIn, type Clause } from '#core/language/clauses'
import { emojiOf, isOrder, normaliseText } from '#core/language/normalise'
import { feelingInEmoji, feelingsIn, type FeltEmotion } from '#core/language/emotions'
import { thingsIn, type Thing } from '#core/language/things'
import { spansIn, type Span } from '#core/language/times'
import { turnToYouEn } from '#core/language/turn.en'
import { turnToYouEs } from '#core/language/turn.es'
import { sentencesIn } from '#core/language/words'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { textsOf } from '../texts'
import { actsIn, type Act } from './acts'
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
  isQuestion: boolean
}

/** Only so much of a turn is read: enough for the longest message anyone finishes. */
const readAtMost = 2400

/** Reads a turn. */
export function readTurn(input: { raw: string; at: number; language: ContentLanguage }): Turn {
  const { at, language } = input
  const raw = input.raw.slice(0, readAtMost)
  const acts: Act[] = isOtherLanguage(raw) ? ['ofOtherLanguage'] : actsIn(raw, language)
  const text = normaliseText(raw, language)
  const sentences = sentencesIn(text).filter((sentence) => !isOrder(sentence))
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
    .filter((clause) => !speaksToEon(clause.text, language))
    .sort((one, other) => other.weight - one.weight)
  const plain = plainText(text)
  const things = sentences.flatMap((sentence, index) => thingsIn(sentence, { from: language, into: language, sentence: index, offset: 0, related: '', isPet: false }))
  const said = feelingsSaid(text, language)
  const drawn = said.length === 0 ? feelingInEmoji(emojiOf(raw), language) : null
  return {
    at, text, plain, words: wordsIn(text).length, acts, clauses,
    hits: hitsIn({ plain, clauses, language }),
    feelings: drawn ? [drawn] : said,
    mentions, fates,
    things: things.filter((thing) => thing.topic !== 'aside' && thing.topic !== 'venue' && thing.topic !== 'money' && !thing.isGone).sort((one, other) => other.weight - one.weight),
    spans: spansIn(text, language),
    fragment: fragmentOf(text, language),
    isQuestion: /\?\s*$/.test(raw.trim()),
  }
}

/** «¿me entiendes?», "you said": said to EÓN, and nothing to be said back. */
function speaksToEon(text: string, language: ContentLanguage): boolean {
  return language === 'es' ? /(?<!\p{L})(te (digo|cuento|decía|dije|pido|hablo|escribo|quiero contar)|tú (eres|dices|me)|eres|me (entiendes|dices|lees|escuchas|ayudas)|ayúdame|escúchame|dime|eón)(?!\p{L})/iu.test(text) : /\b(you|your|tell me|help me|listen to me|i'm telling|eón)\b/i.test(text)
}

const felt: Record<ContentLanguage, RegExp> = {
  es: /\b(?:siento|sentia|senti|sintiendo|estoy|estaba|me (?:da|dio|daba|entra|puede|siento|invade|come|quedo)|tengo|tenia|que|con|mucha?|tanta?|esta|es|pura?|solo|puro|lleno de|llena de|pesa|noto|queda|sobre todo|de)\b/,
  en: /\b(?:feel|feels|felt|feeling|i'm|i am|i was|it's|makes me|made me|so|just|with|full of|mostly|this|the|my|such|pure|only|all|have|get|got)\b/,
}

/** Feelings a person says they have, not every word that could be one: «echo de menos su amor» names none. */
function feelingsSaid(text: string, language: ContentLanguage): FeltEmotion[] {
  const words = wordsIn(text)
  if (words.length > 4 && !felt[language].test(plainText(text))) return []
  const cleaned = language === 'es' ? text.replace(/\b(gracias|no s[eé]|haci(?:a|endo) falta|me hac\p{L}+ falta|falta\p{L}*|lo quiero|la quiero|querer|quiero|amor|coraz[oó]n)(?!\p{L})/giu, ' ') : text.replace(/\b(thanks?|thank you|i don't know|love|loved|loves|in the end|going down|sit down|down the|lost (?:my|him|her|them|the)|i lost|hope (?:so|not)|accept\w*|quiet\w*|miss(?:ed|es)? (?:my|him|her|them|it))\b/gi, ' ')
  return feelingsIn(cleaned, language).filter((one) => !isDenied(plainText(cleaned), plainText(one.noun.split(' ').at(-1)!), language))
}

function isDenied(plain: string, noun: string, language: ContentLanguage): boolean {
  const at = plain.indexOf(noun.slice(0, 4))
  if (at < 0) return false
  return (language === 'es' ? /\b(no (?:es|siento|tengo|estoy|era|me da)(?: \w+)?|sin|ni|ya no)\s*(?:la |el |mucha? )?$/ : /\b(not|no|isn't|don't feel|never|without|no longer)\s*(?:so |really |any |the )?$/).test(plain.slice(Math.max(0, at - 24), at))
}

function hitsIn(input: { plain: string; clauses: readonly Clause[]; language: ContentLanguage }): Hit[] {
  const { plain, clauses, language } = input
  const hits: Hit[] = []
  for (const topic of textsOf(language).topics) {
    const match = topic.hears.exec(plain)
    if (!match) continue
    const clause = clauses.find((one) => topic.hears.test(plainText(one.text))) ?? null
    hits.push({ topic: topic.id, weight: topic.weight, clause })
  }
  return hits.sort((one, other) => other.weight - one.weight)
}

const small: Record<ContentLanguage, Record<string, string>> = {
  es: { mi: 'tu', mis: 'tus', mí: 'ti', mío: 'tuyo', mía: 'tuya', míos: 'tuyos', mías: 'tuyas', conmigo: 'contigo', yo: 'tú' },
  en: { my: 'your', mine: 'yours', me: 'you', i: 'you', myself: 'yourself' },
}

/** A short answer as it can be said back: «que no me despedí» → «que no te despediste», «mi hijo» → «tu hijo». */
function fragmentOf(text: string, language: ContentLanguage): string | null {
  const bare = text.replace(/^[\s"¿¡]+|[\s".!?…,;:]+$/gu, '').replace(/^(pues|bueno|eh|mmm+|no sé,|creo que|supongo que|la verdad,?|well,?|um+,?|i think|i guess|maybe|quizás?|tal vez)\s+/iu, '')
  const words = wordsIn(bare)
  if (words.length === 0 || words.length > 8 || /[?"¿!;:()]/.test(bare)) return null
  if (language === 'es' ? /(?<!\p{L})(te|ti|tú|tu|tus|contigo|nos|nuestr\p{L}+|usted|eres|estás)(?!\p{L})/iu.test(bare) : /\b(you|your|yours|we|us|our|you're)\b/i.test(bare)) return null
  const led = language === 'es' ? /^(que|porque|cuando|si|lo que) (.+)$/iu.exec(bare) : /^(that|because|when|if|what) (.+)$/i.exec(bare)
  const turn = language === 'es' ? turnToYouEs : turnToYouEn
  const turned = led ? turn(led[2]!) : turn(bare)
  if (led) return turned && words.length >= 3 ? `${led[1]!.toLowerCase()} ${turned}` : null
  const hasVerb = language === 'es' ? /(?<!\p{L})(soy|estoy|tengo|quiero|puedo|hago|voy|siento|era|fui|estaba|tenía|es|está|hay|fue|he|ha|me|se|no|creo|sé|extraño|echo|duermo|como|lloro|\p{L}{3,}[éí]|\p{L}{3,}aba|\p{L}{3,}ía)(?!\p{L})/iu.test(bare) : /\b(i|am|was|is|are|were|have|has|had|do|did|don't|can't|feel|want|miss|i'm|it's|he|she|they|it)\b/i.test(bare)
  if (hasVerb) return turned && words.length >= 3 ? lowerFirst(turned) : null
  const shown = bare.replace(/[\p{L}']+/gu, (word) => small[language][word.toLowerCase()] ?? word)
  return /^\p{Lu}\p{Ll}+$/u.test(shown.split(' ')[0]!) && words.length > 1 ? lowerFirst(shown) : shown
}

function lowerFirst(text: string): string {
  return /^I\b/.test(text) || isFirstName(wordsIn(text)[0] ?? '') ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

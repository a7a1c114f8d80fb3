import type { ContentLanguage } from '#core/locale/locale.schema'
import { actsEn } from './acts.en'
import { actsEs } from './acts.es'
import { headsOf, type Heads } from './heads'
import { plainText, wordsIn } from './plain'

/** What a turn does, beside what it tells. */
export type Act =
  // contact
  | 'greeting' | 'howAreYou' | 'thanks' | 'goodbye' | 'parting' | 'laughter' | 'attachment'
  // short answers
  | 'yes' | 'no' | 'dontknow' | 'nothing' | 'nobody' | 'everything' | 'ack' | 'iKnow' | 'well' | 'badly'
  // about EÓN and the product
  | 'isHuman' | 'isTherapist' | 'whatCanYouDo' | 'memory' | 'recall' | 'recallWho' | 'recallFact' | 'privacy' | 'whoReads' | 'training' | 'price' | 'letterHow' | 'letterWho' | 'ritualHow' | 'voiceHow' | 'languageHow'
  // requests
  | 'wantsExercise' | 'wantsLetter' | 'wantsRitual' | 'wantsAdvice' | 'wantsOpinion' | 'wantsPromise' | 'wantsSummary' | 'wantsWords' | 'wantsToSay' | 'onlyListen' | 'noQuestions' | 'whereToStart' | 'stop' | 'goOn'
  // trouble
  | 'misunderstood' | 'unexplained' | 'repeated' | 'useless' | 'hostile' | 'sexual' | 'roleplay' | 'injection' | 'offTopic' | 'testing' | 'ofOtherLanguage'
  // without words
  | 'silence' | 'emoji' | 'gibberish'
  // questions nobody can answer
  | 'hardWhy' | 'hardWhere' | 'hardHowLong' | 'hardNormal' | 'hardRight' | 'hardFault' | 'hardLoved' | 'hardReturn' | 'hardPoint' | 'hardAfter'

export type ActRow = {
  act: Act
  /** Heard anywhere in the turn. */
  hears: RegExp
  /** Heard where a sentence or a part of one begins, once its run-up is taken off. */
  opens?: readonly RegExp[]
  /** Heard there, and also later within a question. */
  asks?: readonly RegExp[]
  /** Heard where the turn is this and nothing else. */
  is?: readonly RegExp[]
  /** Only where the turn has at most so many words. */
  upTo?: number
}

/** What may still follow what a turn is. */
const tail = String.raw`(?:[\s.,!?…]+(?:oiga|oye|joven|por favor|gracias|porfa|please|thanks|eon|hoy|ahora|now|ok|vale|la verdad|eh|ya|si|no))*[\s.,!?…]*$`

const rows: Record<ContentLanguage, readonly Row[]> = { es: actsEs.map(compiled), en: actsEn.map(compiled) }

type Row = Pick<ActRow, 'act' | 'hears' | 'upTo'> & { opens: RegExp | null; asks: RegExp | null; is: RegExp | null }

function compiled({ act, hears, upTo, opens, asks, is }: ActRow): Row {
  const from = (ways: readonly RegExp[], end = '') => new RegExp(`^(?:${ways.map(({ source }) => source).join('|')})${end}`, 'u')
  return { act, hears, ...(upTo !== undefined && { upTo }), opens: opens || asks ? from([...(opens ?? []), ...(asks ?? [])]) : null, asks: asks ? from(asks) : null, is: is ? from(is, tail) : null }
}

/** What a turn does, the most telling first; empty where it only tells. Read as it was typed, and as it reads once spelled out. */
export function actsIn(raw: string, spelled: string, language: ContentLanguage): Act[] {
  const plain = plainText(raw)
  const whole = plainText(spelled)
  const words = wordsIn(plain)
  if (!/[\p{L}\p{N}]/u.test(plain)) return [/\p{Extended_Pictographic}/u.test(raw) || /[:;]['-]?[()|/]|<3/.test(raw) ? 'emoji' : 'silence']
  if (isGibberish(plain)) return ['gibberish']
  const readings = [...new Set([plain, whole])].map((text) => ({ text, heads: headsOf(text, language) }))
  return rows[language].filter((row) => words.length <= (row.upTo ?? 400) && readings.some((reading) => isHeard(row, reading))).map((row) => row.act)
}

function isHeard({ hears, opens, asks, is }: Row, { text, heads }: { text: string; heads: Heads }): boolean {
  return hears.test(text) || heads.opening.some((head) => opens?.test(head)) || heads.asking.some((head) => asks?.test(head)) || heads.whole.some((head) => is?.test(head))
}

/** Keys hit at random: hardly a vowel, one key held down, or a row of the keyboard. */
function isGibberish(plain: string): boolean {
  const letters = plain.replace(/[^a-z]/g, '')
  if (letters.length === 0) return !/\d/.test(plain)
  if (/^(.)\1{3,}$/.test(letters) && !/^(a|m|h|j|u|s|z)/.test(letters)) return true
  const words = plain.match(/[a-z]{4,}/g) ?? []
  const odd = words.filter((word) => /[bcdfghjklmnpqrstvwxz]{5,}/.test(word) || /(asdf|qwer|zxcv|jkl|hjkl|dfgh|sdfg)/.test(word) || !/[aeiouy]/.test(word))
  return words.length > 0 && odd.length / words.length > 0.6
}

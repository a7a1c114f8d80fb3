import type { ContentLanguage } from '#core/locale/locale.schema'
import { actsEn } from './acts.en'
import { actsEs } from './acts.es'
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

export type ActRow = { act: Act; hears: RegExp; /** Only where the turn has at most so many words. */ upTo?: number }

const rows: Record<ContentLanguage, readonly ActRow[]> = { es: actsEs, en: actsEn }

/** What a turn does, the most telling first; empty where it only tells. Read as it was typed, and as it reads once spelled out. */
export function actsIn(raw: string, spelled: string, language: ContentLanguage): Act[] {
  const plain = plainText(raw)
  const whole = plainText(spelled)
  const words = wordsIn(plain)
  if (!/[\p{L}\p{N}]/u.test(plain)) return [/\p{Extended_Pictographic}/u.test(raw) || /[:;]['-]?[()|/]|<3/.test(raw) ? 'emoji' : 'silence']
  if (isGibberish(plain)) return ['gibberish']
  return rows[language].filter((row) => words.length <= (row.upTo ?? 400) && (row.hears.test(plain) || row.hears.test(whole))).map((row) => row.act)
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

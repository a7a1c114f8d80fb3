import { foldText, wordsOf } from './folded'
import type { ContentLanguage } from '#core/locale/locale.schema'

const frequentWords = {
  es: 'el la los las un una unos unas y e en de del al lo que no es con por para su sus se te ti tu tus me mi le les como pero mas muy ya si cuando donde desde hasta sin sobre esta este esto eso ese esa hay ha has he fue era son porque todo nada algo alguien tambien aunque entre',
  en: 'the a an and or of to in on at is it was were be been that this those these you your yours i my me he she they them his her their with for from not no but as by what which who when where there have has had do does did will would could about into out up so than then if one',
  pt: 'o os a as um uma uns umas e em de do da dos das no na nos nas que nao com por para seu sua seus suas se te ti teu tua voce me meu minha como mas mais muito ja quando onde desde ate sem sobre isto isso esse essa ha foi era sao porque tudo nada algo alguem tambem pelo pela ao',
  fr: "le la les un une des et de du au aux en que qui ne pas est sont avec pour par sur sous dans ce cet cette ces se te toi tu ton ta tes me mon ma mes il elle ils elles nous vous comme mais plus tres deja quand ou sans il y etait c'est n'est qu'il tout rien quelque aussi",
  it: "il lo la i gli le un uno una e di del della dei delle a al alla in nel nella che non e con per su da dal si ti tu tuo tua tuoi me mio mia come ma piu molto gia quando dove senza questo questa quello quella ha hai era sono perche tutto niente qualcosa anche c'e",
  de: 'der die das den dem des ein eine einen einem einer und in im an am auf von zu zum zur mit fur ist war sind nicht kein keine dass du dich dir dein deine ich mich mir mein er sie es wir ihr wie aber mehr sehr schon wenn wo ohne uber dies diese hat hast haben weil alles nichts etwas auch',
} as const

const tables = Object.entries(frequentWords).map(([language, words]) => ({ language, words: new Set(words.split(' ')) }))

/** Least share of a language's frequent words in its running text; prose stands near a half, a list of names near none. */
const leastShare = 0.25

/** True where a text of twelve words or more is written in the language: its frequent words are many, and more than any other's. */
export function isWrittenIn(text: string, language: ContentLanguage): boolean {
  const words = wordsOf(foldText(text))
  if (words.length < 12) return true
  const counts = tables.map((table) => ({ language: table.language, count: words.filter((word) => table.words.has(word)).length }))
  const own = counts.find((entry) => entry.language === language)?.count ?? 0
  return own / words.length >= leastShare && counts.every((entry) => entry.language === language || entry.count < own)
}

/** True for words that say nothing on their own. */
export function isFrequentWord(word: string, language: ContentLanguage): boolean {
  return tables.some((table) => table.language === language && table.words.has(word))
}

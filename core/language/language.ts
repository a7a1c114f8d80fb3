import type { ContentLanguage } from '#core/locale/locale.schema'

const spanishWords = new Set(
  'el la los las un una de del que y a en se no por con para su sus mi mis me te le lo es era fue al como más pero cuando muy sin sobre también ya yo ella él desde todo todos esta este eso porque hay nunca siempre nada tan estaba había tengo quiero sé si'.split(' '),
)
const englishWords = new Set(
  "no has the a an of and to in is was i i'm my me he she it we you that for on with at by his her him them they not but when from this have had has be are were do did don't didn't so if what who all never always as about would could can just out up".split(' '),
)

/** Which of the two languages a sentence is written in; null where it says too little to tell. */
export function languageOf(text: string): ContentLanguage | null {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? []
  let spanish = /[ñ¿¡]/.test(text) ? 2 : 0
  let english = 0
  for (const word of words) {
    if (spanishWords.has(word)) spanish++
    if (englishWords.has(word)) english++
    if (/[áéíóú]/.test(word)) spanish++
    if (/(ing|tion|'s|'t|ght)$/.test(word)) english++
  }
  if (spanish === english) return null
  return spanish > english ? 'es' : 'en'
}

/** Share of letters that belong to the Latin script. */
export function latinShare(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length === 0) return 0
  return (text.match(/\p{Script=Latin}/gu) ?? []).length / letters.length
}

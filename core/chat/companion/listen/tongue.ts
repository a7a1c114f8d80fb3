import { languageOf } from '#core/language/language'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { plainText, wordsIn } from './plain'

const foreign = {
  pt: 'nao voce eu uma meu minha muito estou mas tambem isso obrigado obrigada saudade com ele ela tenho sinto mae pai porque foi morreu ainda'.split(' '),
  fr: 'je ne pas suis mon ma mes est il elle les des une et avec tres mais que vous merci bonjour mort pere mere depuis'.split(' '),
  it: 'io non sono mio mia che il gli della molto anche grazie ciao morto perche ho'.split(' '),
  de: 'ich nicht bin mein meine ist er sie das die der und mit sehr aber danke hallo gestorben vater mutter habe mich'.split(' '),
  ca: 'jo soc meva meu amb molt pero tambe gracies hola mort pare mare perque vaig'.split(' '),
}
const own = {
  es: 'el la los que mi madre padre o su de y en mi me no es por con para una un se lo muy pero porque como estoy esta siento hola mama papa murio fallecio hace meses semanas anos dejo novia novio hermano hermana marido mujer esposo esposa perro gato hijo hija abuela abuelo tengo quiero les son tiene'.split(' '),
  en: 'the i my and to of in it is was he she me not for with but that have am this you hello mum mom dad died ago months weeks years left brother sister husband wife girlfriend boyfriend dog cat'.split(' '),
}

function share(words: readonly string[], list: readonly string[]): number {
  return words.filter((word) => list.includes(word)).length / words.length
}

/** Whether a turn is written in a language the companion does not speak. Few words are given the benefit of the doubt. */
export function isOtherLanguage(raw: string): boolean {
  const letters = raw.match(/\p{L}/gu) ?? []
  if (letters.length >= 3 && (raw.match(/\p{Script=Latin}/gu) ?? []).length / letters.length < 0.4) return true
  const words = wordsIn(plainText(raw))
  if (words.length < 5) return false
  const mine = Math.max(share(words, own.es), share(words, own.en))
  return Object.values(foreign).some((list) => share(words, list) > mine + 0.12 && share(words, list) >= 0.3)
}

/** The language to answer in: the one the person writes in, where that is plain; otherwise the page's. */
export function languageSpoken(texts: readonly string[], page: ContentLanguage): ContentLanguage {
  let spoken = page
  for (const text of texts) {
    const words = wordsIn(text)
    const heard = languageOf(text)
    if (!heard || heard === spoken || isOtherLanguage(text)) continue
    const plain = wordsIn(plainText(text))
    const lead = share(plain, own[heard]) - share(plain, own[heard === 'es' ? 'en' : 'es'])
    if (words.length >= 5 && lead > 0.15) spoken = heard
    else if (words.length >= 3 && lead > 0.3) spoken = heard
  }
  return spoken
}

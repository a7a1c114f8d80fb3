import { meaningAt, type Tongue } from './lexicon/concepts'

/** A stretch of words that says one thing, with what its words stand for, in the order they came. */
export type Reading = {
  words: string[]
  /** One entry for each phrase that means something, in order. */
  concepts: (readonly string[])[]
  isQuestion: boolean
}

const functionWords: Record<Tongue, Set<string>> = {
  es: new Set('el la los las un una de del que y en no me mi se lo le por para con ya es estoy yo tu te al como pero mas muy si su sus todo esta este eso hay soy fue era porque cuando quiero voy tengo hoy a o he ha desde nada bien'.split(' ')),
  en: new Set("the a an i my to and of it is was in on for you me that this not do am with be have he she they we at but so just what if are his her him them can will would it's i'm all up out how when".split(' ')),
}

/** Plain text as its words and sentence marks, in order. */
export function wordsAndMarks(plain: string): string[] {
  return plain.match(/[a-zñ0-9']+|[.,!?;:\n]/g) ?? []
}

/** The language a stretch of text is in; null when its words do not tell. */
export function tongueOf(words: readonly string[]): Tongue | null {
  let es = 0
  let en = 0
  for (const word of words) {
    if (functionWords.es.has(word)) es++
    if (functionWords.en.has(word)) en++
    if (word.includes('ñ')) es += 2
  }
  return es === en ? null : es > en ? 'es' : 'en'
}

const pronouns = /^(.{2,}(?:[aei]r|[aei]ndo|[aei]))(me|te|se|nos|os|le|les|lo|la|los|las)(lo|la|los|las)?$/
const clitics: Record<string, string> = { me: 'me', te: 'you', os: 'you', se: 'se', nos: 'we', le: 'other', les: 'other', lo: 'it', la: 'it', los: 'it', las: 'it' }

/** The words of plain text and the classes they stand for. */
export function readWords({ text, isQuestion, tongue }: { text: string; isQuestion: boolean; tongue: Tongue | null }): Reading {
  const words = text.match(/[a-zñ0-9]+/g) ?? []
  const concepts: (readonly string[])[] = []
  const tongues: Tongue[] = tongue === 'en' ? ['en', 'es'] : ['es', 'en']
  for (let at = 0; at < words.length; ) {
    const meaning = meaningIn({ words, at, tongues, isSure: tongue !== null })
    if (meaning) concepts.push(meaning.concepts)
    else if (tongue !== 'en') concepts.push(...splitVerb(words[at] ?? ''))
    at += meaning?.length ?? 1
  }
  return { words, concepts, isQuestion }
}

function meaningIn({ words, at, tongues, isSure }: { words: string[]; at: number; tongues: Tongue[]; isSure: boolean }) {
  const [own, other] = tongues
  const meaning = own && meaningAt({ words, at, tongue: own })
  if (meaning || !other) return meaning ?? null
  const word = words[at] ?? ''
  // A short word of the other language is mostly another word of this one.
  return isSure && word.length < 5 ? null : meaningAt({ words, at, tongue: other })
}

/** «matarlo», «dejarles»: the verb, and whom it is done to. */
function splitVerb(word: string): string[][] {
  const parts = pronouns.exec(word)
  if (!parts) return []
  const verb = meaningAt({ words: [parts[1] ?? ''], at: 0, tongue: 'es' })
  const whom = [clitics[parts[2] ?? ''] ?? '']
  return verb ? [[...verb.concepts], whom] : []
}

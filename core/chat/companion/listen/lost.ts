import { plainText } from './plain'
import type { Turn } from './turn'

/** «¿Volver a qué?», "started what?". */
const ofWhat = /^(?:(?:y|and|eh|perdon|sorry|wait|pero|but|como),? )?((?:[\p{L}']+ ){0,3})(?:que|what|quien|who|cuales?|which|donde|where)$/u
/** "Nerve? It was a pineapple." */
const aWord = /^\p{L}{4,}$/u
/** In letters: a shorter word stands in any reply, as do these. */
const shortest = 3
const inAnyReply = /^(?:con|por|para|sin|los|las|del|una|the|for|with|from|and|you|that|this|esto|eso)$/

/** Whether a turn, in plain form, begins by asking after a word EÓN has just said, and said as its own. */
export function asksBack(plain: string, lastReply: string): boolean {
  if (!plain.includes('?')) return false
  const sentence = plain.replace(/^[\s¿¡]+/, '').split('?')[0]!.trim()
  const asked = ofWhat.exec(sentence)?.[1] ?? aWord.exec(sentence)?.[0]
  const said = plainText(lastReply.replace(/[«“][^»”]*[»”]/g, ' '))
  return asked !== undefined && asked.split(' ').some((word) => word.length >= shortest && !inAnyReply.test(word) && said.includes(word.slice(0, 4)))
}

/** Said of the talk in words that are said of nothing else. */
const ofLosingIt = /\b(?:te (?:has perdido|perdiste|estas perdiendo|liaste|has liado)|(?:si|es que|pero si) te estaba (?:contando|hablando|diciendo)|te estoy (?:contando|hablando de)|(?:me )?(?:entendiste|leiste) (?:todo )?(?:al reves|mal)|you(?:'ve| have)? lost (?:the thread|track)|i was (?:telling|talking to) you about|you(?:'ve)? got (?:that|it) backwards)\b/

/** Whether a turn, in plain form, says that EÓN lost the thread. */
export const saysLost = (plain: string): boolean => ofLosingIt.test(plain)

/** What asks what EÓN meant. */
const ofMeaning = /\b(?:ent[ei]\w*nd\w*|refier\w*|referi\w*|quier\w* decir|explic\w*|mean\w*|underst\w*|explain\w*|follow you|lost me|huh|come again)\b/

/** A question about themselves, and no word that asks what EÓN meant: «Jolín, qué frase. ¿Esto es normal?». */
export const asksOfLife = ({ acts, plain }: Pick<Turn, 'acts' | 'plain'>): boolean => acts.some((act) => act.startsWith('hard')) && !ofMeaning.test(plain)

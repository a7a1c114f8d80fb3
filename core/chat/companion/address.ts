import { verbForms } from '#core/language/verbs.es'
import { wordsIn } from './listen/plain'

/** «usted», said by words that no «tú» has. */
const formal = /(?<!\p{L})(?:usted|ustedes|d[ií]game|disc[uú]lpe(?:me)?|f[ií]jese|cu[ée]nteme|expl[ií]queme|perm[ií]tame|perd[oó]neme|tr[aá]teme|h[aá]bleme|no me tutee\p{L}*|con qui[eé]n tengo el gusto|[oó]igame|le (?:escribo|cuento|agradezco|pregunto|confieso|comento))(?!\p{L})/iu
/** «vos», by words and forms that no «tú» has. */
const voseante = /(?<!\p{L})(?:vos|sos (?:un|una|el|la|de|muy|tan|vos)|ten[eé]s|quer[eé]s|pod[eé]s|entend[eé]s|creés|sabés|dec[ií]s|hacés|pens[aá]s|acordate|contame|decime|mirá|che)(?!\p{L})/iu
/** «tú», by words and forms that no «vos» has. */
const tuteante = /(?<!\p{L})(?:tú|contigo|dime|cuéntame|cuentame|oye|sabes|puedes|crees|eres|tienes|quieres|entiendes|haces|dices|piensas)(?!\p{L})/iu

export type Address = 'tú' | 'vos' | 'usted'

/** How somebody addresses the companion, by what they wrote last about it; null where nothing says so. */
export function addressOf(texts: readonly string[]): Address | null {
  const last = texts.findLast((text) => [formal, voseante, tuteante].some((one) => one.test(text)))
  if (last === undefined) return null
  if (formal.test(last)) return 'usted'
  return voseante.test(last) && !tuteante.test(last) ? 'vos' : 'tú'
}

const nouns = new Set('dudas cosas cuentas notas unas cortas bordes juntas casas partes pruebas usas ganas vistas'.split(' '))
const pronouns = /(?<!\p{L})(?:te|ti|tú|tus?|contigo|tuy[oa]s?)(?!\p{L})|(?<!\p{L})(?!(?:muerte|parte|suerte|fuerte|aparte|comparte|reparte|norte|advierte|convierte|divierte)(?!\p{L}))\p{L}+(?:[aeií]rte|[áéí]rtel[oa]s?|ándote|iéndote)(?!\p{L})/iu
const orders = /(?:^|[.!?:;,¿¡] ?)(?:y |pues |entonces )?(?:cuenta|cuéntame|dime|toma|tómate|escribe|escríbe\p{L}+|empieza|vuelve|sigue|pon|ponle|mira|busca|elige|prueba|deja|déja\p{L}+|díse\p{L}+|apoya|nombra|imagina|piensa|suelta|respira|corrígeme|perdona|puedes|haz|di|lee|guarda|quédate|pregunta)(?!\p{L})/iu

/** Whether a Spanish line says «tú» to the person. */
export function isFamiliar(line: string): boolean {
  return pronouns.test(line) || orders.test(line) || wordsIn(line).some((word) => isSecondPerson(word.toLowerCase()))
}

function isSecondPerson(word: string): boolean {
  if (nouns.has(word) || !/s(?:te)?$|ste$/.test(word)) return false
  const forms = verbForms(word)
  return forms.length > 0 && forms.every(({ person }) => person === 1)
}

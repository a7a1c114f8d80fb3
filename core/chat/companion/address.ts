import { verbForms } from '#core/language/verbs.es'
import { wordsIn } from './listen/plain'

/** «usted», said by words that no «tú» has. */
const formal = /(?<!\p{L})(?:usted|ustedes|d[ií]game|disc[uú]lpe(?:me)?|f[ií]jese|cu[ée]nteme|expl[ií]queme|perm[ií]tame|perd[oó]neme|tr[aá]teme|h[aá]bleme|no me tutee\p{L}*|con qui[eé]n tengo el gusto|[oó]igame|le (?:escribo|cuento|agradezco|pregunto|confieso|comento))(?!\p{L})/iu
const familiarHere = /(?<!\p{L})(?:tú|contigo|vos|dime|decime|cuéntame|contame|oye|sabes|puedes|podés|crees|creés|eres|sos)(?!\p{L})/iu

/** Whether somebody says «usted» to the companion, by what they wrote last about it. */
export function isFormal(texts: readonly string[]): boolean {
  const last = texts.findLast((text) => formal.test(text) || familiarHere.test(text))
  return last !== undefined && formal.test(last)
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

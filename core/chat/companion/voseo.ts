import { voseoForms } from '#core/language/verbs.es'

/** Orders: with what hangs on them, and alone at the beginning of a sentence. */
const orders: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'cuéntame contame, cuéntalo contalo, cuenta contá, dime decime, dilo decilo, dile decile, diles deciles, dímelo decímelo, díselo decíselo, di decí, fíjate fijate, déjalo dejalo, deja dejá, léelo leelo, léela leela, léelos leelos, lee leé, ' +
    'escríbelo escribilo, escríbele escribile, escribe escribí, tómate tomate, tómalo tomalo, toma tomá, quédate quedate, quédatela quedátela, pruébate probate, prueba probá, pregúntate preguntate, pregúntales preguntales, pregunta preguntá, ' +
    'míralo miralo, mira mirá, levántate levantate, háblalo hablalo, hazlo hacelo, haz hacé, guárdatelo guardátelo, guárdalo guardalo, guarda guardá, date date, dame dame, corrígeme corregime, vacíalo vacialo, elige elegí, busca buscá, vuelve volvé, ' +
    'sigue seguí, pon poné, ponle ponele, empieza empezá, imagina imaginá, piensa pensá, suelta soltá, respira respirá, apoya apoyá, nombra nombrá, perdona perdoná, supón suponé, pide pedí, ve andá, trae traé, averigua averiguá, avisa avisá, anota anotá, mueve mové, ensaya ensayá, lleva llevá, habla hablá, ofrece ofrecé, vive viví, di decí, compara compará, calcula calculá, recoge recogé, cierra cerrá, abre abrí, repite repetí, haz hacé'
  ).split(', ').map((pair) => pair.split(' ') as [string, string]),
)
/** Orders that are the third person or a noun as well («cuenta», «sigue») are orders where a sentence begins with them. */
const isPlain = (word: string): boolean => /[áéí]$/.test(orders[word]!) && !['haz', 'pon', 'supón'].includes(word)
const beginning = /(?:^|[.;!?]["»]? )(?:y |pues |entonces |mejor )?$/iu
/** «Deja una sola cosa y recoge las demás.» */
const goesOn = (before: string): boolean => {
  const sentence = before.split(/[.;!?]["»]? /).at(-1)!
  return / y $/.test(before) && sentence.split(/[ ,]/)[0]!.toLowerCase() in orders
}
/** «Sigue siendo verdad.» */
const notAnOrder = /^(?:sigue|busca|vuelve|lleva|deja|vive|habla|elige|pide|trae|mueve|cuenta) (?:siendo|a (?:ser|estar|pasar)|que|sin|mucho|muy|su|sus|se)(?!\p{L})/iu
/** Present forms that are nouns as well: forms only after these. */
const alsoNouns = new Set('cortas cuentas notas dudas partes pruebas ganas juntas casas usas vistas preguntas costas cuestas faltas visitas'.split(' '))
const beforeVerb = /(?<!\p{L})(?:que|te|lo|la|le|se|me|no|si|como|tú|vos|ya|cómo|qué|cuándo|dónde) $/iu
/** Their own words: left as they are. */
const quoted = /(«[^»]*»)/u

/** A line of the companion's as it is said to whoever says «vos»: «tú tienes» is «vos tenés», «cuéntame» «contame». What is quoted stays. */
export function toVoseo(text: string): string {
  const { toVos } = voseoForms()
  return outsideQuotes(text, (part) =>
    part
      .replace(/(?<!\p{L})contigo(?!\p{L})/giu, (word) => like(word, 'con vos'))
      .replace(/(?<!\p{L})(?:tú|ti)(?!\p{L})/giu, (word) => like(word, 'vos'))
      .replace(/\p{L}+/gu, (word, at: number) => {
        const lower = word.toLowerCase()
        const before = part.slice(0, at)
        if (orders[lower] && (!isPlain(lower) || ((beginning.test(before) || goesOn(before)) && !notAnOrder.test(part.slice(at))))) return like(word, orders[lower])
        return toVos.has(lower) && (!alsoNouns.has(lower) || beforeVerb.test(before)) ? like(word, toVos.get(lower)!) : word
      }))
}

/** The line a reply to «vos» was made from: what replies are compared with. */
export function fromVoseo(text: string): string {
  const { toTu } = voseoForms()
  return outsideQuotes(text, (part) =>
    part
      .replace(/(?<!\p{L})con vos(?!\p{L})/giu, (words) => like(words, 'contigo'))
      .replace(/(?<=(?<!\p{L})(?:a|de|en|para|por|sin|hacia|sobre|hasta) )vos(?!\p{L})/giu, 'ti')
      .replace(/(?<!\p{L})vos(?!\p{L})/giu, (word) => like(word, 'tú'))
      .replace(/\p{L}+/gu, (word) => {
        const lower = word.toLowerCase()
        const found = unordered.get(lower) ?? toTu.get(lower)
        return found ? like(word, found) : word
      }))
}

const unordered = new Map(Object.entries(orders).filter(([tu, vos]) => tu !== vos).map(([tu, vos]) => [vos, tu]))

const outsideQuotes = (text: string, change: (part: string) => string): string => text.split(quoted).map((part) => (part.startsWith('«') ? part : change(part))).join('')

const like = (model: string, word: string): string => (/^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word)

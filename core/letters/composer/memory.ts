import type { ContentLanguage } from '#core/locale/locale.schema'
import { bareSentence, plainWord, sentencesIn, shingles } from '#core/language/words'

/** Images that a reader notices: a free letter uses each at most once, a deep one twice, unless the thing is the reader's own. */
const images: Record<ContentLanguage, string> = {
  es: 'puerta silla mesa cajon ola mar marea luz lampara vela ventana llave abrigo mapa orilla rio semilla raiz herida cicatriz nudo hilo cuerda peso piedra mochila maleta habitacion escalera reloj puente barco ancla tormenta lluvia invierno primavera sombra espejo pared muro suelo techo fuego brasa ceniza plato taza vaso idioma musica pagina visita huesped puerto faro bolsillo cocina jardin maceta balanza cuenta deuda pasillo rincon escalon umbral tren anden camisa chaqueta manta pan sal arbol hueso piel',
  en: 'door chair table drawer wave sea tide light lamp candle window key coat map shore river seed root wound scar knot thread rope weight stone backpack suitcase room staircase stair clock bridge boat anchor storm rain winter spring shadow mirror wall floor roof fire ember ash plate mug glass language music page visitor guest harbour lighthouse pocket kitchen garden pot scales ledger debt hallway corner step threshold train platform shirt jacket blanket bread salt tree bone skin weather road path',
}

/** Words too plain to count as key words. */
const plain: Record<ContentLanguage, string> = {
  es: 'cuando porque donde quien tambien nadie nada algo alguien todo toda todos todas mismo misma otra otro otros otras antes despues ahora entonces siempre nunca todavia aunque como mientras desde hasta sobre entre contra cada mucho mucha poco poca tanto tanta menos mejor peor cosa cosas parte veces puede puedes hacer hace hacia decir dices dice dicho sabe sabes saber tiene tienes estar estas esta este esto esos esas aquel aquella quiere quieres quiza basta falta solo sola cualquier cuenta vida dias algun alguna ningun ninguna escribe escribes escrito escribir carta pueda puedas haber habia sido tenia tener queda quedan quedar quedo dentro fuera frase palabra palabras persona gente lugar tiempo momento manera forma pasar pasa hoy noche manana tarde',
  en: 'when because where while with without about after before again always never still even though than then that this these those there their them they what which who whom whose would could should might must from into onto have having been being does done doing make made making take taken thing things something anything nothing everything someone anyone nobody people person place time times days life much many more most less least only just very really also part kind sort word words sentence letter write written writing said says tell told know knows want wants need needs like what every each other another first last next today tonight evening morning',
}

type Tables = { images: Set<string>; plain: Set<string> }
const tables: Partial<Record<ContentLanguage, Tables>> = {}

function tablesOf(language: ContentLanguage): Tables {
  return (tables[language] ??= { images: new Set(images[language].split(' ').map((word) => stem(word))), plain: new Set(plain[language].split(' ')) })
}

function stem(word: string): string {
  const bare = plainWord(word)
  const single = bare.length > 4 ? bare.replace(/(es|s)$/, '') : bare.replace(/s$/, '')
  return single.length > 6 ? single.slice(0, 6) : single
}

/** Stems of the words that carry a text. */
export function keyStems(text: string, language: ContentLanguage): Set<string> {
  const { plain: dull } = tablesOf(language)
  const out = new Set<string>()
  for (const word of text.match(/\p{L}{4,}|\b(?:mar|luz|ola|rio|río|sal|pan|sea|key|map|ash)\b/gu) ?? []) if (!dull.has(plainWord(word))) out.add(stem(word))
  return out
}

export function imageStems(text: string, language: ContentLanguage): Set<string> {
  const { images: marked } = tablesOf(language)
  return new Set([...keyStems(text, language)].filter((one) => marked.has(one)))
}

/** «No es esto. Es aquello»: a turn of phrase that a reader starts to hear after the second time. */
const corrections: Record<ContentLanguage, RegExp> = {
  es: /(?<!\p{L})(no|ni|nunca) (es|son|era|eran|fue|hay|se|lo|la|te|me|hace|está|quiere|significa|dice|tiene|pide|busca|describe)(?!\p{L})[^.?!]{2,90}[.:;,] ?(es|son|era|eran|fue|hay|sino|se|lo|te|quiere|significa|dice|tiene|pide|busca|describe|basta|solo)(?!\p{L})/iu,
  en: /\b(not|isn't|aren't|wasn't|doesn't|don't|didn't|never|no)\b[^.?!]{2,90}[.:;,] ?(it's|it is|it|that's|they|but|only|this is|just)\b/i,
}

/** What a movement brings into a letter, apart from the person's own words. Worked out once for each text. */
type Profile = { phrases: string[]; images: Set<string>; stems: Set<string>; corrects: boolean }
const profiles = new Map<string, Profile>()

function profileOf(authored: string, language: ContentLanguage): Profile {
  const known = profiles.get(authored)
  if (known) return known
  const pieces = authored.split(/\{[^{}]*\}/)
  const bare = pieces.join(' ')
  const made: Profile = { phrases: pieces.flatMap((piece) => shingles(piece, 5)), images: imageStems(bare, language), stems: keyStems(bare, language), corrects: corrections[language].test(bare) }
  profiles.set(authored, made)
  return made
}

/** What a letter has already said. */
export type Memory = {
  /** How much a movement would repeat for its length (0 is best), or null where it must not come. `own` are the person's own key words, which may come back. */
  weigh: (authored: string, own: ReadonlySet<string>) => number | null
  /** Whether the finished text repeats a sentence or opens like another paragraph. */
  repeats: (text: string) => boolean
  keep: (authored: string, text: string, own: ReadonlySet<string>) => void
}

const openingOf = (text: string): string => bareSentence(text).split(' ').slice(0, 2).join(' ')

/** Remembers images, key words, phrases and openings, so that nothing comes twice by accident. */
export function createMemory(language: ContentLanguage, { mayCorrect, imageLimit }: { mayCorrect: number; /** How often one image may come. */ imageLimit: number }): Memory {
  let corrected = 0
  const sentences = new Set<string>()
  const phrases = new Set<string>()
  const pictured = new Map<string, number>()
  const openings = new Set<string>()
  const stems = new Map<string, number>()
  return {
    weigh: (authored, own) => {
      const profile = profileOf(authored, language)
      if (corrected >= mayCorrect && profile.corrects) return null
      for (const image of profile.images) if ((pictured.get(image) ?? 0) >= imageLimit && !own.has(image)) return null
      if (profile.phrases.some((phrase) => phrases.has(phrase))) return null
      let heard = 0
      for (const one of profile.stems) if (!own.has(one)) heard += stems.get(one) ?? 0
      return (profile.corrects ? 0.6 : 0) + (2.5 * heard) / Math.max(6, profile.stems.size)
    },
    repeats: (text) => openings.has(openingOf(text)) || sentencesIn(text).some((sentence) => sentences.has(bareSentence(sentence))),
    keep: (authored, text, own) => {
      const profile = profileOf(authored, language)
      for (const sentence of sentencesIn(text)) sentences.add(bareSentence(sentence))
      for (const phrase of profile.phrases) phrases.add(phrase)
      for (const image of profile.images) if (!own.has(image)) pictured.set(image, (pictured.get(image) ?? 0) + 1)
      for (const one of profile.stems) stems.set(one, (stems.get(one) ?? 0) + 1)
      openings.add(openingOf(text))
      if (profile.corrects) corrected++
    },
  }
}

import type { LetterBrief, WrittenLetter } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { kinTable } from '#core/language/kinship'
import { languageOf } from '#core/language/language'
import { lexicon } from '#core/language/lexicon'
import { verbForms } from '#core/language/verbs.es'
import { bareSentence, countWords, sentencesIn, shingles } from '#core/language/words'

export type LetterFaultCode = 'length' | 'frame' | 'repeated_sentence' | 'repeated_phrase' | 'leftover' | 'language' | 'agreement' | 'forbidden' | 'exclamation' | 'shouting' | 'punctuation' | 'claim' | 'linebreak'

/** Something a letter must not have. `detail` quotes the place, so keep it out of logs. */
export type LetterFault = { code: LetterFaultCode; detail: string }

/** Words a free letter may have; a deep one has at least `deepMin`. */
export const letterLength = { freeMin: 350, freeMax: 450, deepMin: 1150, deepMax: 2600 }

const forbidden: Record<ContentLanguage, RegExp[]> = {
  es: [
    /recuerda que/i, /est[aá] bien (sentir|llorar|no estar)/i, /es normal (sentir|que sientas)/i, /todo pasa\b/i, /tiempo al tiempo/i, /el tiempo (todo )?lo cura/i, /desde el cielo/i, /en un lugar mejor/i, /te (cuida|protege|acompaña|mira) desde/i, /nunca est(ás|arás) sol[oa]/i,
    /s[eé] fuerte/i, /tienes que ser fuerte/i, /eres más fuerte de lo que/i, /todo (saldrá|va a salir|estará) bien/i, /(vas a|podrás) (sanar|superarlo|estar mejor)/i, /proceso de (sanación|duelo)/i, /sanar tu corazón/i, /viaje de sanación/i, /camino de sanación/i, /las cosas pasan por algo/i,
    /todo (pasa|sucede|ocurre) por (algo|una razón)/i, /cuando una puerta se cierra/i, /suelta y confía/i, /el universo/i, /energía positiva/i, /mejor versión/i, /zona de confort/i, /abraza tu/i, /eres luz/i, /no llores/i, /ley de la vida/i, /te mereces (a alguien )?(lo )?mejor/i, /hay más peces/i,
    /amor propio/i, /estás deprimid/i, /tienes (depresión|ansiedad|un trastorno)/i, /como (modelo|asistente|inteligencia)/i, /espero que esta carta/i, /un abrazo (virtual|enorme|gigante)/i, /a su debido tiempo/i, /date tiempo/i,
  ],
  en: [
    /healing journey/i, /it'?s (okay|ok|all right|alright) to (feel|cry|not be)/i, /remember that/i, /time heals/i, /everything happens for a reason/i, /in a better place/i, /(watching|looking) (over|down on) you/i, /you('ll| will) (heal|get over|get through this|be okay|be fine)/i, /it (will|'ll|gets) (get )?better\b/i, /stay strong/i,
    /be strong/i, /stronger than you (think|know)/i, /this too shall pass/i, /move on\b/i, /plenty more fish/i, /best version/i, /self-?care/i, /self-?love/i, /comfort zone/i, /silver lining/i, /the universe/i, /positive energy/i, /you deserve (better|someone)/i, /at least (he|she|they|you)/i, /you are not alone/i, /you're not alone/i,
    /valid(?:ate)?\b/i, /it is what it is/i, /as an ai/i, /language model/i, /i hope this letter/i, /sending (you )?(hugs|love|light)/i, /closure is/i, /processing your/i, /you('re| are) (depressed|traumati[sz]ed)/i, /journey\b/i, /one day at a time/i, /hang in there/i, /chin up/i,
  ],
}

/** Things only the dead, or the one who left, could say or know; outside quotation marks nobody may claim them. */
const claims: Record<ContentLanguage, RegExp[]> = {
  es: [/(?<!\p{L})(él|ella|tu (abuel[oa]|madre|padre|mamá|papá|hij[oa]|herman[oa]|perr[oa]|gat[oa])) (te (quería|amaba|adoraba|perdona|perdonó|quiso)|sabía que|supo que|está orgullos|estaría orgullos|querría que|hubiera querido que)/iu, /(se sentiría|estaría|está) orgullos[oa] de ti/iu, /(te amaba|te adoraba) (más|con)/iu],
  en: [/\b(he|she|they|your (grandmother|grandfather|mother|father|mum|mom|dad|son|daughter|brother|sister|dog|cat)) (loved you|knew (you|that you|how)|forgave you|forgives you|is proud|are proud|would be proud|would have wanted|would want|would've wanted)/i],
}

const leftovers = [/\bundefined\b/i, /\bnull\b/, /\bNaN\b/, /\[object/i, /[{}<>|\\^~`_=#*$]/, /\[[^\]]*\]/, /\bTODO\b/, /lorem ipsum/i, /\b(apodo|relacion|mensaje|cierre)\s*:/i, /https?:/i, /\p{Extended_Pictographic}/u, /[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/, /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Cyrillic}|\p{Script=Han}/u]

const acronyms = /^(EÓN|UCI|UTI|ICU|COVID|NHS|IVF|VIH|HIV|PTSD|ADHD|TDAH|GPs?|MRI|ONG)$/

/** A paragraph without the person's own words. */
export function withoutQuotes(text: string): string {
  return text.replace(/«[^»]*»/g, '«»').replace(/“[^”]*”/g, '“”')
}

/** Everything wrong with a letter, whoever wrote it; empty for a letter that may be sent. */
export function checkLetter(letter: WrittenLetter, brief: LetterBrief): LetterFault[] {
  const faults: LetterFault[] = []
  const add = (code: LetterFaultCode, detail: string): void => void faults.push({ code, detail: detail.slice(0, 120) })
  const { paragraphs, title } = letter
  const { language } = brief
  const body = paragraphs.slice(1, -2)

  const words = paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph), 0)
  if (brief.depth === 'free' && (words < letterLength.freeMin || words + countWords(title) > letterLength.freeMax)) add('length', `${words} words`)
  if (brief.depth === 'deep' && (words < letterLength.deepMin || words > letterLength.deepMax)) add('length', `${words} words`)
  if (paragraphs.at(-1) !== 'EÓN') add('frame', 'signature')
  if (!title.trim()) add('frame', 'title')
  if (paragraphs.some((paragraph) => !paragraph.trim())) add('frame', 'empty paragraph')
  if (paragraphs.length < 5) add('frame', 'too few paragraphs')
  if ([title, ...paragraphs].some((text) => /[\r\n\t]/.test(text))) add('linebreak', 'line break inside a paragraph')

  const seen = new Set<string>()
  for (const sentence of body.flatMap(sentencesIn)) {
    const bare = bareSentence(sentence)
    if (bare.split(' ').length < 3) continue
    if (seen.has(bare)) add('repeated_sentence', sentence)
    seen.add(bare)
  }
  const phrases = new Set<string>()
  for (const phrase of body.flatMap((paragraph) => shingles(withoutQuotes(paragraph), 7))) {
    if (phrases.has(phrase)) add('repeated_phrase', phrase)
    phrases.add(phrase)
  }

  for (const text of [title, ...paragraphs]) {
    const plain = withoutQuotes(text)
    for (const pattern of leftovers) if (pattern.test(text)) add('leftover', pattern.exec(text)![0])
    if (/[!¡]/.test(text)) add('exclamation', text)
    for (const pattern of forbidden[language]) if (pattern.test(plain)) add('forbidden', pattern.exec(plain)![0])
    for (const pattern of claims[language]) if (pattern.test(plain)) add('claim', pattern.exec(plain)![0])
    for (const word of text.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu) ?? []) if (!acronyms.test(word)) add('shouting', word)
    if (/\s[,.;:?](?=\s|$)|,,|\.\.|,\.|;\.|:\.| {2}|«\s|\s»|“\s|\s”|«»|“”/.test(text)) add('punctuation', text)
    if ((text.match(/«/g)?.length ?? 0) !== (text.match(/»/g)?.length ?? 0) || (text.match(/“/g)?.length ?? 0) !== (text.match(/”/g)?.length ?? 0)) add('punctuation', text)
    if (language === 'es' && (text.match(/¿/g)?.length ?? 0) !== (text.match(/\?/g)?.length ?? 0)) add('punctuation', text)
    for (const slip of language === 'es' ? slipsEs(plain, brief) : slipsEn(plain)) add('agreement', slip)
  }
  for (const paragraph of body) {
    for (const sentence of sentencesIn(withoutQuotes(paragraph))) if (countWords(sentence) >= 5 && languageOf(sentence) !== null && languageOf(sentence) !== language) add('language', sentence)
    if (/[.?!…:”»’]$/.test(paragraph) === false) add('punctuation', paragraph.slice(-40))
  }
  return faults
}

let nouns: Map<string, { gender: 'f' | 'm'; isPlural: boolean } | null> | undefined

/** Spanish nouns whose gender is sure; null for those with two. */
function nounTable(): Map<string, { gender: 'f' | 'm'; isPlural: boolean } | null> {
  if (nouns) return nouns
  const made = new Map<string, { gender: 'f' | 'm'; isPlural: boolean } | null>()
  const put = (word: string, gender: 'f' | 'm', isPlural: boolean): void => {
    const held = made.get(word)
    if (!isPlural && word.endsWith('s')) made.set(word, null)
    else if (held === undefined) made.set(word, { gender, isPlural })
    else if (held && (held.gender !== gender || held.isPlural !== isPlural)) made.set(word, null)
  }
  for (const [word, matches] of lexicon().es) for (const match of matches) if (!word.includes(' ')) put(word, match.form.gender, match.isPlural)
  for (const [word, form] of kinTable('es')) if (form.gender) put(word, form.gender, form.isPlural)
  for (const word of 'culpa rabia tristeza soledad pena ansiedad angustia vergüenza nostalgia vida muerte casa noche mañana tarde palabra frase cosa persona gente verdad pregunta respuesta memoria costumbre herida'.split(' ')) put(word, 'f', false)
  for (const word of 'dolor miedo vacío cansancio alivio silencio amor duelo tiempo día año mundo nombre cuerpo gesto lugar momento'.split(' ')) put(word, 'm', false)
  for (const word of 'profe mar azúcar radio sartén parte capital orden cura media frente corte calor agua aula alma alba hambre arma mano foto moto tele peque pareja bebé bebe mamá bus ex jefa jefe jefas viejo vieja pata lentes tenis chat sede cometa mate planta aro cola tata pa ma pana guía segunda primera jugar reloj lunes martes jueves nada'.split(' ')) made.set(word, null)
  nouns = made
  return made
}

const articles: Record<string, { gender: 'f' | 'm' | null; isPlural: boolean }> = {
  el: { gender: 'm', isPlural: false }, la: { gender: 'f', isPlural: false }, los: { gender: 'm', isPlural: true }, las: { gender: 'f', isPlural: true }, un: { gender: 'm', isPlural: false }, una: { gender: 'f', isPlural: false }, unos: { gender: 'm', isPlural: true }, unas: { gender: 'f', isPlural: true },
  del: { gender: 'm', isPlural: false }, al: { gender: 'm', isPlural: false }, tu: { gender: null, isPlural: false }, tus: { gender: null, isPlural: true }, ese: { gender: 'm', isPlural: false }, esa: { gender: 'f', isPlural: false }, esos: { gender: 'm', isPlural: true }, esas: { gender: 'f', isPlural: true },
  este: { gender: 'm', isPlural: false }, esta: { gender: 'f', isPlural: false }, aquel: { gender: 'm', isPlural: false }, aquella: { gender: 'f', isPlural: false },
}

const aboutReader = /(?<!\p{L})(?:estás|estabas|estuviste|has estado|eres|sigues|te sientes|te sentías|te quedaste|te quedas|quedarte|te has quedado|te dejó|te vas|vuelves|llegas|llegaste|despiertas|andas|tú|a ti|contigo|ti|te veo|te imagino|te noto)\s+(?:tan |muy |más |un poco |del todo |ya |todavía )?((?:mism|sol|cansad|agotad|perdid|rot|enojad|enfadad|list|segur|preparad|obligad|sentad|acostad|despiert|viv|content|herid|callad|quiet|ocupad|acompañad|vací|quemad|atrapad|abandonad|traicionad|dormid|asustad|avergonzad|parad|tranquil|enamorad|decidid|bloquead|hech|deshech|hundid|querid|acostumbrad|dispuest|rodead|equivocad|encargad|invitad|nuev|mayor)(?:o|a))(?!\p{L})/giu

/** Spanish agreement that can be known to be wrong. */
function slipsEs(text: string, brief: LetterBrief): string[] {
  const slips: string[] = []
  for (const match of text.matchAll(/(?<!\p{L})(el|la|los|las|una?|unos|unas|del|al|tus?|es[ea]|es[ao]s|esta|este|aquel|aquella) (\p{L}+)(?!\p{L})/giu)) {
    if (/^\p{Lu}/u.test(match[2]!)) continue
    const article = articles[match[1]!.toLowerCase()]
    const noun = nounTable().get(match[2]!.toLowerCase())
    if (!article || !noun) continue
    const after = text.slice((match.index ?? 0) + match[0].length, (match.index ?? 0) + match[0].length + 1)
    const isPronoun = /^(la|los|las|el)$/i.test(match[1]!) && after !== '' && /(?<!\p{L})(te|se|me|no|que|ya|tú)\s+$/iu.test(text.slice(0, match.index))
    // «cuando la notas»: a pronoun and its verb.
    const isVerb = /^(la|los|las)$/i.test(match[1]!) && article.isPlural !== noun.isPlural && verbForms(match[2]!).some((form) => form.person === 1 || form.person === 2)
    if (isPronoun || isVerb) continue
    if ((article.gender && article.gender !== noun.gender) || article.isPlural !== noun.isPlural) slips.push(match[0])
  }
  for (const match of text.matchAll(/(?<!\p{L})([Dd]e|[Aa]) el \p{Ll}+/gu)) slips.push(match[0])
  for (const match of text.matchAll(/(?<!\p{L})tu (abuelos|padres|hijos|hermanos|hijas|hermanas|amigos|perros|gatos)(?!\p{L})/giu)) slips.push(match[0])
  for (const match of text.matchAll(aboutReader)) {
    const isFeminine = match[1]!.endsWith('a')
    if (/ti (hech|nuev)/i.test(match[0])) continue
    if (brief.genero === 'neutro' || (brief.genero === 'femenino') !== isFeminine) slips.push(match[0])
  }
  for (const match of text.matchAll(/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/giu)) if (!/^(poco|muy|casi|más|ya|no|sí)$/i.test(match[1]!)) slips.push(match[0])
  return slips
}

/** English agreement that can be known to be wrong. */
function slipsEn(text: string): string[] {
  const slips: string[] = []
  for (const match of text.matchAll(/\ba ([aeiou]\w*)/gi)) if (!/^(uni|use|usu|eu|one\b|once|ur[a-z]*al)/i.test(match[1]!)) slips.push(match[0])
  for (const match of text.matchAll(/\ban ([^aeiou\W]\w*)/gi)) if (!/^(h(our|onest|eir|onou?r)|NHS|MRI|X)/i.test(match[1]!)) slips.push(match[0])
  for (const match of text.matchAll(/\b(you|they|we) (was|is|has|does)\b|\b(he|she|it) (were|are|have|do)\b(?! (you|they|we))|\bI (is|are|were|has)\b/gi)) {
    const before = text.slice(Math.max(0, match.index - 14), match.index)
    if (/\b(if|as if|as though|wish|than|of|and|nor|did|does|do|would|could|should|made|make|let|saw|see|watch(ed)?|like|or|with|for|about|to) $/i.test(before)) continue
    if (/^(you|they|we) /i.test(match[0]) && !/(^|[.,;:?“”] |\b(that|because|when|while|where) )$/i.test(before)) continue
    slips.push(match[0])
  }
  for (const match of text.matchAll(/\b([a-z]{2,}) \1\b/gi)) if (!/^(had|that|her|very|is)$/i.test(match[1]!)) slips.push(match[0])
  return slips
}

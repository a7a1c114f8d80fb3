import type { ContentLanguage } from '#core/locale/locale.schema'
import { accentsEs, eitherWayEs, pastWithoutAccentEs, shortFormsEs } from './spelling.es'
import { shortFormsEn } from './spelling.en'

const emojiPattern = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\uFE0F\u20E3]/gu
/** Emoji between words stand where a stop would. */
const emojiBetween = /(\p{L})\s*(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D]\s*)+(?=\p{L})/gu
const invisiblePattern = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
// eslint-disable-next-line no-control-regex
const controlPattern = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g

/** Acronyms that keep their capitals; every other word in capitals is somebody's keyboard, not somebody's name. */
const acronyms = new Set(['UCI', 'UTI', 'ICU', 'COVID', 'NHS', 'IVF', 'VIH', 'HIV', 'ALS', 'ELA', 'PTSD', 'ADHD', 'TDAH', 'MBA', 'PhD', 'UK', 'US', 'USA', 'UE', 'EU', 'TV', 'CV', 'GP', 'MRI', 'DJ', 'ONG', 'NGO', 'AA', 'EÓN'])

/** Emoji of a text, in order: sometimes the only thing a person could write. */
export function emojiOf(text: string): string[] {
  return text.match(/\p{Extended_Pictographic}/gu) ?? []
}

/** Takes away what is not language: markup, braces, links, emoji, invisible and control characters, and leftovers of programs. */
export function stripNoise(raw: string): string {
  return String(raw ?? '')
    .normalize('NFKC')
    .replace(invisiblePattern, '')
    .replace(controlPattern, ' ')
    .replace(/<(script|style|template|iframe)\b[^>]*>[\s\S]*?(<\/\1>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<\/?[a-z][^>]{0,300}>/gi, ' ')
    .replace(/&(nbsp|amp|lt|gt|quot|#\d+);/gi, ' ')
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/\{[^{}]*"[^{}]*\}|\{[\w.]{1,40}\}(?!\})|\[[^\]\n]*=[^\]\n]*\]/g, (found) => (found.startsWith('{{') ? found : ' '))
    .replace(/\{\{[\s\S]*?\}\}|\$\{[\s\S]*?\}|\{%[\s\S]*?%\}|<%[\s\S]*?%>/g, ' ')
    .replace(/!?\[([^\]]{0,80})\]\([^)]{0,200}\)/g, '$1')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replace(/\b[\w.+-]+@[\w-]+\.[\w.]+\b/g, ' ')
    .replace(/\+?\d[\d\s().-]{7,}\d/g, ' ')
    .replace(/\[object Object\]/gi, ' ')
    .replace(/\b(undefined|null|NaN|lorem ipsum)\b/g, ' ')
    .replace(emojiPattern, ' ')
    .replace(/(^|\s)(?:[:;=]['’]?-?[()DPpoO/\\|*]|<\/?3|:'+\(|T[_.]T|x[dD]+|\^\^)(?=\s|$|[.,])/g, '$1')
    .replace(/[{}[\]<>|\\^~`_#=*@$%§¤]+/g, ' ')
    .replace(/[\u2018\u2019\u02BC\u00B4]/g, "'")
    .replace(/[«»“”„‟"]+/g, '"')
    .replace(/\.{2,}/g, '…')
    .replace(/[—–]+|\s-{1,3}\s|--+/g, ' — ')
    .replace(/[ \u00A0]+/g, ' ')
}

/** True where most of the letters stand in capitals: read as shouting, set in lower case. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const upper = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= 8 && upper.length / letters.length > 0.6
}

function lowerShouting(text: string): string {
  if (isShouted(text)) return text.toLowerCase().replace(/(^|[.?!…]\s+)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
  return text.replace(/\b\p{Lu}{4,}\b/gu, (word) => (acronyms.has(word) ? word : word.toLowerCase()))
}

function expandWords(text: string, table: Record<string, string>): string {
  return text.replace(/[\p{L}\d]+(?:'\p{L}+)?/gu, (word) => {
    const lower = word.toLowerCase()
    if (word.length === 1 && word !== lower) return word
    const full = Object.hasOwn(table, lower) ? table[lower]! : undefined
    if (full === undefined || full === lower) return word
    const wasCapital = word !== lower && word.length > 1 && word[0] === word[0]!.toUpperCase()
    return wasCapital ? full.charAt(0).toUpperCase() + full.slice(1) : full
  })
}

/** Restores what a phone keyboard leaves out in Spanish: short forms, ñ and the accents that can be known. */
function restoreSpanish(text: string): string {
  const expanded = expandWords(expandWords(text, shortFormsEs), accentsEs).replace(/(?<!\p{L})(no (?:se|sé|entiendo|sabía|supe)) que (hacer|decir|pensar|pasó|paso|hice|sentir|quiero|escribir)(?=(?:le|les|te|me)?(?!\p{L}))/giu, '$1 qué $2').replace(/(?<!\p{L})(no (?:sé|entiendo|sabía|supe)) como (?=(voy|vamos|va|voy|hacer|decir|seguir|pagar|se |puedo|vivir|empezar|explicar|contar))/giu, '$1 cómo ')
  const hasAccents = /[áéíóú]/i.test(text)
  const plain = expanded
    .replace(/(^|[^\p{L}])(mi|tu|su|a|y|papi|el) papa(?!\p{L})/giu, '$1$2 papá')
    .replace(/(?<!\p{L})(\p{L}+[csx])ion(?!\p{L})/giu, (_, stem: string) => `${stem}ión`)
    .replace(/(^|[^\p{L}])(mi|el|un|una|la|nuestro|nuestra|su|al|del) bebe(?!\p{L})/giu, '$1$2 bebé')
    .replace(/(^|[^\p{L}])(me|nos|le|les) hacia(?!\p{L})/giu, '$1$2 hacía')
    .replace(/(^|[^\p{L}])(el|un|al|del) rio(?!\p{L})/giu, '$1$2 río')
    .replace(/(^|[^\p{L}])aun(?= (me|te|se|lo|la|le|no|tengo|guardo|es|esta|está|huele|duermo|queda)(?!\p{L}))/giu, '$1aún')
  // «se mato»: nobody says that of themself.
  const settled = plain.replace(/(?<!\p{L})se (mato|quito|tiro|ahorco|desplomo|marcho|murio|desperto|llevo|quedo|olvido|callo|sento|enojo|enfado|caso|separo|divorcio|alejo|enfermo|apago|acosto|levanto|acabo|termino)(?= |[.,;]|$)/giu, (found) => found.replace(/o$/i, 'ó'))
  if (hasAccents || text.split(/\s+/).length < 8) return settled
  const [third, first] = [eitherWayEs.third.join('|'), eitherWayEs.first.join('|')]
  return expandWords(settled, pastWithoutAccentEs)
    .replace(/(^|[^\p{L}])(no|lo|yo|ya no|solo) se (si|que|qu[eé]|como|c[oó]mo|donde|cu[aá]ndo|quien|nada|por|hacer)(?!\p{L})/giu, '$1$2 sé $3')
    .replace(/(^|[^\p{L}])(ya no|todavía|aún|sigue y|donde|dónde|ella|cama|silla|casa|ropa) esta(?=$|[^\p{L}]| (?!casa|vida|carta|noche|mañana|semana|vez|parte|manera|tarde|relación|ciudad|familia|cama|silla))/giu, '$1$2 está')
    // «mi mamá llamo», «me dejo por otra»: the subject, or what follows, leaves no doubt.
    .replace(new RegExp(`(^|[^\\p{L}])((?:ella|mi (?:ex|novi[oa]|herman[oa]|espos[oa]|marido|mujer|mamá|papá|padre|madre|abuel[oa]|hij[oa]|ti[oa]|tí[oa]|amig[oa]|jef[ea]|pareja)) (?:(?:no|nunca|ya|me|se|le|lo|la|nos) ){0,3})(${third})(?!\\p{L})`, 'giu'), (_, before: string, head: string, verb: string) => `${before}${head}${verb.replace(/o$/, 'ó').replace(/^enseno?/, 'enseñ')}`)
    // «me llamó y me canto»: whoever did the first did the second.
    .replace(new RegExp(`(ó(?: [^.,;]{0,24})? y (?:(?:me|nos|le|les|se|lo|la) ){1,2})(${third})(?!\\p{L})`, 'giu'), (_, head: string, verb: string) => `${head}${verb.replace(/o$/, 'ó')}`)
    .replace(/(^|[^\p{L}])(me|nos|le) enseno(?!\p{L})/giu, '$1$2 enseñó')
    .replace(/(^|[^\p{L}])me (corto|termino|dejo|bloqueo|engaño|boto)(?= (por|con|x|sin|hace|cuando)(?!\p{L}))/giu, (_, before: string, verb: string) => `${before}me ${verb.replace(/o$/, 'ó')}`)
    .replace(new RegExp(`(^|[^\\p{L}])((?:yo |y )?(?:no |ya no |nunca )?(?:(?:yo|no|nunca|me|le|lo|la) ))(${first})(?!\\p{L})`, 'giu'), (found, before: string, head: string, verb: string, at: number, whole: string) => (/(?<!\p{L})(que|cuando|ojalá|ojala|si|hasta|aunque|para|quizás?|donde)\s*(yo |no |ya )?$/iu.test(whole.slice(Math.max(0, at - 14), at + before.length)) ? found : `${before}${head}${verb.replace(/e$/, 'é')}`))
    .replace(new RegExp(`(^|[,.;] )((?:y )?)(${first})(?= (?:la|el|los|las|mi|mis|a|de|todo|todos|con|por) )`, 'giu'), (_, before: string, head: string, verb: string) => `${before}${head}${verb.replace(/e$/, 'é')}`)
    .replace(/(^|[^\p{L}])hacia (?=(que|falta|mucho|años|meses|tiempo|frío|calor|daño|reír|gracia)(?!\p{L}))/giu, '$1hacía ')
}

function restoreEnglish(text: string): string {
  return expandWords(text, shortFormsEn)
}

/** Bullets and numbers of a list. */
function withoutMarkers(raw: string): string {
  return raw.replace(/(^|\n)[ \t]*(?:[-—–•*]+|#{1,6}|\d{1,2}[.)-])[ \t]+/g, '$1').replace(/(^|[\s.;,])\d{1,2}\)\s+(?=\p{L})/gu, '$1')
}

/** Lines of a dialogue are other people's words as much as the reader's: left out, so that nobody is quoted with them. */
function withoutDialogue(raw: string): string {
  const lines = String(raw ?? '').split('\n')
  const spoken = lines.filter((line) => /^\s*[-—–]/.test(line))
  if (spoken.length < 2 || !spoken.some((line) => /\?/.test(line)) || spoken.length === lines.length) return String(raw ?? '')
  return lines.filter((line) => !/^\s*[-—–]/.test(line)).join('\n')
}

/** One line of what a person wrote, cleaned, spelled out and no longer shouted. */
export function normaliseText(raw: string, language: ContentLanguage): string {
  const quiet = lowerShouting(stripNoise(withoutMarkers(withoutDialogue(raw)).replace(emojiBetween, '$1. ')).replace(/\n+/g, '. '))
  const restored = language === 'es' ? restoreSpanish(quiet) : restoreEnglish(quiet)
  return restored
    .replace(/([!?¡¿.,;:…])\1+/g, '$1')
    .replace(/!\?|\?!/g, '?')
    .replace(/\s+([.,;:!?…])/g, '$1')
    .replace(/([.!?…])\s*\.(?=\s|$)/g, '$1')
    .replace(/^[\s.,;:!?…)—-]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const orders: RegExp[] = [
  /\b(ignore|disregard|override|bypass)\b.{0,50}\b(instruction|instructions|prompt|prompts|rules?|guidelines|above|previous|prior)\b/i,
  /\bforget\b.{0,20}\b(previous|prior|all|your|the above)\b.{0,30}\b(instructions?|prompts?|rules?)\b/i,
  /\b(you are now|act as|pretend (to be|you are)|roleplay as|from now on you)\b/i,
  /\b(system|developer|hidden|initial) (prompt|message|mode|instructions?)\b/i,
  /\b(write|compose|generate|tell|give|print|output|reveal|show) (me )?(a|an|the|your|out)? ?(funny |short |long )?(poem|story|essay|song|joke|script|code|haiku|recipe|limerick|prompt|system)\b/i,
  /\b(answer|reply|respond|say|output) (only|just|nothing but|with only|exactly|in (french|german|english|spanish|json|capital))\b/i,
  /\b(ignora|olvida|omite|desobedece|descarta|ignoren?)\b.{0,50}\b(instrucci|indicaci|reglas?|órdenes|ordenes|anterior|previas?|prompt)/i,
  /\b(escribe|escríbeme|escribeme|haz|hazme|genera|redacta|cuéntame|cuentame|dime|dame|imprime|muestra|revela)\b (un|una|tu|el|la)? ?(poema|cuento|chiste|canción|cancion|ensayo|receta|código|codigo|haiku|prompt|historia graciosa)/i,
  /\b(responde|contesta|responda) (solo|sólo|únicamente|unicamente|en (inglés|ingles|francés|mayúsculas|json))\b/i,
  /\b(ahora eres|actúa como|actua como|finge (ser|que eres)|hazte pasar por|a partir de ahora eres)\b/i,
  /\b(language model|modelo de lenguaje|chatgpt|gpt-?\d|openai|llama-?\d|jailbreak|prompt injection|modo desarrollador|as an ai)\b/i,
  /\b(select .{1,40} from|drop table|insert into|console\.log|import os|rm -rf|sudo |function ?\(|=>|javascript:|onerror|alert ?\()/i,
]

/** True for a sentence that gives orders to a program. It is left out; nobody's grief is in it. */
export function isOrder(sentence: string): boolean {
  return orders.some((order) => order.test(sentence))
}

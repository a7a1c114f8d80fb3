import type { ContentLanguage } from '#core/locale/locale.schema'
import { turnToYouEn } from './turn.en'
import { turnToYouEs } from './turn.es'
import { isFiniteEn } from './verbs.en'
import { isFiniteEs, verbForms } from './verbs.es'
import type { ClauseKind } from './kinds'
import { clauseSignalsEn } from './signals.en'
import { clauseSignalsEs } from './signals.es'

/** Something the person said, whole enough to be said back. */
export type Clause = {
  id: number
  /** Their exact words, clean, without closing punctuation and with a small initial where that is safe. */
  text: string
  words: number
  kind: ClauseKind
  kinds: ClauseKind[]
  isQuestion: boolean
  /** True where they speak to the one the letter is about: «nunca te dije…». */
  isAddressed: boolean
  /** Gender the reader gives themself in it, if any: such words are not said back to a reader who asked for none. */
  readerGender: 'f' | 'm' | null
  /** In the second person, ready to follow «que»; null where that is not sure. */
  turned: string | null
  /** True where it was written in the other language: only `turned` may be used, never the words. */
  isParaphrase: boolean
  weight: number
  sentence: number
}

const subordinatorsEs = /^(cuando|si|aunque|como|porque|que|para|mientras|desde que|donde|quien|quienes|cuyo|pues|sino|sin|al|después de|antes de|hasta que|ya que|puesto que|de|del|con|por|a|en|ni|o|y|e|pero|lo que|la que|el que|los que|además|entonces|así que|tanto que|cual|aun)\b/iu
const subordinatorsEn = /^(when|if|although|though|because|since|while|that|which|who|whose|whom|where|as|until|unless|before|after|so|and|but|or|nor|to|for|with|without|of|in|on|at|by|from|than|then|like|even though|whenever|plus)\b/i
const danglingEs = /\s(el|la|los|las|un|una|unos|unas|de|del|a|al|en|con|sin|por|para|y|e|o|u|ni|que|si|pero|porque|como|cuando|donde|mi|mis|su|sus|tu|tus|muy|tan|más|menos|se|me|te|lo|le|les|es|era|fue|ha|he|había|son|está|estaba|nos|este|esta|ese|esa|cada|sobre|entre|desde|hasta|no|ya|casi|puede|quiero|así|aunque|sino|eso|decía|dice|dijo|dicho|suelta|soltó)$/iu
const danglingEn = /\s(the|a|an|of|to|in|on|at|by|for|with|without|from|and|or|but|that|if|because|as|when|where|who|which|my|your|his|her|its|our|their|is|was|are|were|be|been|am|very|so|too|not|into|about|than|then|this|these|those|just|i|he|she|they|we|it's|i'm|said|like|would|could|can|will|had|has|have|do|did|really|think|thinks|believe|wish|feels?|seems?)$/i

const vulgar = /\b(put[ao]s?|mierda|joder|coño|cabr[oó]n|cabrona|hij[oa] de|pendej[oa]|ching|verga|culiao|weon|boludo|concha|carajo|fuck\w*|shit\w*|bitch\w*|asshole|cunt|bastard|whore|slut)\b/iu
const selfHarm = /\b(matarme|suicidarme|quitarme la vida|no quiero (vivir|seguir viviendo|estar aquí)|morirme|kill myself|end my life|end it all|don't want to (live|be here|wake up)|want to die|hurt myself|cortarme)\b/iu
const asksWriter = /\b(quiero que (me |le )?(hables|escribas|digas|respondas|contestes)|como si fueras|I want you to|as if you were|you are (just )?an? (\w+ )?(bot|machine|robot|app|program)|eres (solo )?un[oa]? (\p{L}+ )?(bot|máquina|robot|programa|app)|chatbot|esto (no )?(sirve|funciona)|esto es una? (tonter|estup)\p{L}*|tbh|idk|lol|jaja\w*|jeje\w*|haha\w*|carta|esta web|esta página|inteligencia artificial|please write|the letter|this letter|your letter|escríbeme|escribime|write me|make it|hazla|que la carta|ustedes|your website|this app|esta app|AI)\b/iu

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu) ?? []
}

function hasPredicate(text: string, language: ContentLanguage): boolean {
  const words = wordsOf(text)
  if (language === 'en' && /\b\p{L}+'s (the|a|an|still|so|too|in|on|at|by|not|gone|just|like|exactly|full|empty|one|all|over|been|always|never)\b/iu.test(text)) return true
  return words.some((word, i) => (language === 'es' ? isFiniteEs(word, words[i - 1]) : isFiniteEn(word, words[i - 1])))
}

/** Places where a sentence may be cut so that both sides still say something. */
function pieces(sentence: string, language: ContentLanguage): string[] {
  const joints = language === 'es' ? /(,? (?:y|e|pero|aunque|así que|sino que) |[,;:] | — )/iu : /(,? (?:and|but) |, (?:so|yet) |[,;:] | — )/i
  const parts = sentence.split(joints)
  const merged: string[] = []
  let held = parts[0] ?? ''
  for (let i = 1; i < parts.length; i += 2) {
    const joint = parts[i] ?? ''
    const next = parts[i + 1] ?? ''
    const isAnd = /^,? ?(y|e|and)\b/i.test(joint.trim())
    // «si hubiera ido, estaría viva»: the second half alone would say something else.
    const hangs = /^[,;:]/.test(joint.trim()) && hangsTogether(held, language)
    const nextWords = wordsOf(next)
    const main = mainOf(next).split(/ that /i)[0]!
    const startsClause = hasPredicate(main, language) && nextWords.length >= 3 && (!isAnd || startsWithSubject(next, language)) && !(isAnd && subordinate(held, language))
    if (hasPredicate(mainOf(held), language) && startsClause && !hangs) {
      merged.push(held)
      held = next
    } else held += joint + next
  }
  merged.push(held)
  return merged
}

/** What stands before a relative: «mi vecina, que tiene a los nietos» says nothing yet. */
function mainOf(text: string): string {
  return text.split(/ (?:que|quien|donde|who|which|whose|where) /i)[0]!
}

/** A condition, a time or somebody's saying, whose other half depends on it. */
function hangsTogether(text: string, language: ContentLanguage): boolean {
  return language === 'es' ? /^(y |pero )?(si|cuando|aunque|desde que|como|mientras|antes de que|cada vez que|siempre que|en cuanto|al)(?!\p{L})|(?<!\p{L})(?:(dicen?|dijo|dijeron|cree[n]?|piensa[n]?|quería) que|(?:me|le|nos|les) (?:dice|dijo|decía|dijeron|suelta|soltó|contestó|respondió)(?! que))(?!\p{L})[^,]*$/iu.test(text) : /^(and |but |only )?(if|what if|should i|when|whenever|since|although|though|even though|unless|before|after|while|as|because|every time|until|once)\b|\b(says?|said|told me|tells? me|thinks?|thought|believes?|wish(es)?|pretend(ed)?)\b[^,]*$/i.test(text)
}

const startersEs = /^(porque|no|nunca|ya|todavía|aún|siempre|ahora|yo|ella|él|su|sus|mi|me|lo|la|le|extraño|tenía|quiero|sigo|era|estaba|fue|hace|perdón|ojalá|se)$/iu
const startersEn = /^(because|i|he|she|we|they|my|his|her|it|now|i'm|i've|he's|she's|it's|there|nobody|everyone)$/i

/** Words after which something must follow. */
const unfinished = /(?<!\p{L})(que|that|si|if|when|cuando|no|porque|because|como|yo|i|ella|él|ellos|ahora|now|nunca|ya|todavía|siempre|se|lo|la|le|me|mi|su|mis|sus|what|how|where|who|why|whether|than|until|before|after|or|should|could|would|can|one|ones|think|thinks|thought|believe|say|says|wish|hope|pretend|so \p{L}+)$/iu

/** A message typed in one breath, without a comma: cut where a new clause plainly begins. */
function breaths(sentence: string, language: ContentLanguage): string[] {
  const words = sentence.split(' ')
  if (words.length < 18 || /[,;:]/.test(sentence)) return [sentence]
  const starters = language === 'es' ? startersEs : startersEn
  const dangling = language === 'es' ? danglingEs : danglingEn
  const out: string[] = []
  let held: string[] = []
  words.forEach((word, i) => {
    const soFar = held.join(' ')
    const next = words.slice(i, i + 4).join(' ')
    const tail = soFar.split(/ (?:y|e|pero|and|but) /i).at(-1) ?? soFar
    // «tell my mates», «ver la casa»: what follows belongs to the verb.
    const isObject = /^(mi|su|sus|la|lo|le|my|his|her|their|it)$/i.test(word) && (language === 'es' ? /(ar|er|ir)(le|les|la|lo|me)?$/i.test(held.at(-1) ?? '') || verbForms(held.at(-1) ?? '').length > 0 : isFiniteEn(held.at(-1) ?? '', held.at(-2)) || /^(tell|ask|give|see|hear|call|have|hold|meet|visit|leave|call|love|miss|find|keep|like|get|feed|wash|lose)$/i.test(held.at(-1) ?? ''))
    // «Dice que mi tío», "afraid that after the day when the chairs go back": what hangs on it is not told yet.
    const isBegun = hasPredicate(tail.split(/ (?:que|that) /i).at(-1)!, language) && !/ (?:que|that) (?:si|cuando|después|antes|if|when|after|before|once|until) /i.test(tail)
    if (!isObject && isBegun && held.length >= 3 && starters.test(word) && hasPredicate(tail, language) && hasPredicate(next, language) && !dangling.test(` ${soFar}`) && (/(?<!\p{L})(con|de|a|para|por|sin) (ella|él|ellos|ellas|mí)$/iu.test(soFar) || !unfinished.test(soFar))) {
      out.push(soFar)
      held = []
    }
    held.push(word)
  })
  out.push(held.join(' '))
  return out
}

function subordinate(text: string, language: ContentLanguage): boolean {
  return language === 'es' ? /\b(que|si|cuando|porque|aunque|mientras|para)\b/iu.test(text) : /\b(that|if|when|because|although|though|while|said|says|think|thought|know|knew|wish|told)\b/i.test(text)
}

/** After «y», a clause must begin like one: a verb, a clitic or a subject. */
function startsWithSubject(text: string, language: ContentLanguage): boolean {
  const words = wordsOf(text)
  const first = words[0]?.toLowerCase() ?? ''
  if (language === 'en') return /^(i|he|she|we|they|it|you|there|nobody|everyone|now|i'm|i've|i'd|he's|she's|it's|my|his|her|their|the|this|that's)$/.test(first)
  return isFiniteEs(first, undefined) || /^(no|nunca|ya|me|te|se|le|les|lo|la|los|nos|yo|ella|él|ellos|nadie|nada|todos|todo|esto|eso|siempre|ahora|mi|mis|su|todavía|aún|sigo|después|luego|entonces|hoy|al)$/.test(first) || /^a (los|las|la) (\p{L}+ )?(días?|meses|semanas?|años?|mañana|noche|\p{L}+) /iu.test(text)
}

function tidy(text: string): string {
  return text
    .replace(/^[\s,.;:!?¡…—"'()-]+/u, '')
    .replace(/[\s,.;:!¡…—"'()-]+$/u, '')
    .replace(/[()]/g, '')
    .replace(/,? (joder|coño|carajo|hostia|mierda|fuck|damn it|damn|bloody hell)$/iu, '')
    .replace(/!/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Leading words that only tied a clause to the one before. */
function dropLead(text: string, language: ContentLanguage): string {
  const lead = language === 'es' ? /^(y|pero|o sea|bueno|pues|entonces|además|la verdad es que|la verdad,?|es que|también|así que|luego|después|al final|porque|hola,?|creo que|eh,?|ay,?|no sé,)\s+/iu : /^(and|but|so|well|also|then|anyway|honestly|actually|because|plus|i mean|i guess|basically|hi|hello|oh|ok|okay|like),?\s+/i
  let out = text
  for (let i = 0; i < 2; i++) out = out.replace(lead, '')
  return out
}

function isBalanced(text: string): boolean {
  return (text.match(/"/g)?.length ?? 0) % 2 === 0 && !/\(/.test(text)
}

/** Two clauses typed in one breath, with nothing between them: «no sé qué hacer con ella mi padre no habla». */
function runsOn(text: string): boolean {
  const tokens = text.match(/[\p{L}\d]+|[,;:]/gu) ?? []
  let isOpen = false
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]!.toLowerCase()
    if (/^([,;:]|y|e|o|u|ni|que|qué|si|cuando|porque|pero|donde|dónde|quien|quién|cual|como|cómo|para|aunque|mientras|pues|sino|cuánto|cuyo|desde|hasta|según|apenas|tanto|sin|al|menos)$/.test(word) || (/^(hace|hacía)$/.test(word) && /^(un|una|dos|tres|\d+|casi|ya|más|mucho|poco|tiempo|años|meses|unos|unas|\p{L}+)$/u.test(tokens[i + 1] ?? '') && /^(años?|meses|mes|semanas?|días?|tiempo|poco|mucho|de)$/.test(tokens[i + 2] ?? tokens[i + 1] ?? ''))) {
      isOpen = false
      continue
    }
    if (!isFiniteEs(tokens[i]!, tokens[i - 1])) {
      if (isOpen && /^(mi|él|ella|yo|nadie)$/.test(word) && /^\p{L}+$/u.test(tokens[i + 1] ?? '') && (word === 'mi' ? isFiniteEs(tokens[i + 2] ?? '', tokens[i + 1]) || /^(no|ya|se|me|nunca)$/.test(tokens[i + 2] ?? '') : isFiniteEs(tokens[i + 1]!, tokens[i])) && !/^(con|de|a|para|por|sin|fui|era|fue|es|soy)$/.test(tokens[i - 1]!.toLowerCase())) return true
      continue
    }
    if (isOpen && verbForms(word).length > 0 && !/^(el|la|los|las|un|una|de|del|al|por|con|en|a|mi|mis|su|sus|más|muy|tan|otra|otro|esta|este|esa|ese)$/i.test(tokens[i - 1] ?? '') && !/^(ha|he|has|han|había|hay|era|sea)$/.test(word)) return true
    isOpen = true
  }
  return false
}

/** English typed without a stop: “I miss her I can't sleep”. After a verb of telling the second half is its object. */
function runsOnEn(text: string): boolean {
  const match = /\b(\w+) (?:me|him|us|them|it|her|anymore|any more|again|now|alone|too|either|today|home|there|sleep|gone) (I|I'm|I've|I'd|I can't|I don't|he|she|he's|she's|they|we|nobody|everyone)\b/i.exec(text)
  if (match) return !/^(tell|tells|told|ask|asks|asked|show|showed|promise|promised|remind|reminded|convince|convinced|assure|assured|warn|warned|makes?|let|when|that|than|since|if|before|what|how|wish)$/i.test(match[1]!)
  return /\b(?:who|what|where) I (?:was|am|used to be|had|wanted) (?:I|I'm|he|she|they|we)\b/i.test(text)
}

function splitRunOnEn(text: string): string[] {
  if (!runsOnEn(text)) return [text]
  return text.replace(/\b(me|him|us|them|it|her|anymore|any more|again|now|alone|too|either|today|home|there|sleep|gone|(?:who|what|where) I (?:was|am|used to be|had|wanted)) (?=(?:I|I'm|I've|I'd|he|she|he's|she's|they|we|nobody|everyone)\b(?! (?:is|are|was|were)\b))/gi, '$1\n').split('\n')
}

/** “Laid off with forty others”, “my wife and I”: without a subject of its own, or with half of one, a clause is not said to «you». */
function lacksSubjectEn(text: string): boolean {
  const first = /^[\p{L}'’]+/u.exec(text)?.[0]?.toLowerCase() ?? ''
  if (/^(nothing|something|everything|anything|morning|evening|wedding|christmas|his|this|nobody)$/.test(first)) return false
  if (/(ed|ing)$/.test(first) || isFiniteEn(first, undefined) || /^(got|laid|left|lost|made|been|gone|done|told|woke|went|came|sold|quit|found|took|felt|kept|spent|still|never|just|not|always|can't|don't|didn't|haven't|won't|couldn't|wasn't)$/.test(first)) return !/^(still|never|just|not|always) (I|he|she|they|my|his|her|the)\b/i.test(text)
  const couple = /^(.*?) and I\b/i.exec(text)
  return couple !== null && !hasPredicate(couple[1]!, 'en')
}

function opensWithNo(text: string): boolean {
  const [first, second = ''] = wordsOf(text)
  return /^no$/i.test(first ?? '') && /s$/.test(second) && !isFiniteEs(second, 'no') && !/^(?:nos|les|los|las|es|eras?|has|más|además|antes|jamás|apenas|todos|todas|somos|muchos|muchas|quizás|\p{L}*(?:mos|ste?is))$/iu.test(second)
}

function isWhole(text: string, language: ContentLanguage): boolean {
  const count = wordsOf(text).length
  if (count < 3 || count > 15) return false
  if (!hasPredicate(text, language) || !isBalanced(text)) return false
  if (language === 'es' ? danglingEs.test(text) : danglingEn.test(text)) return false
  if (language === 'en' && runsOnEn(text)) return false
  // «(haciendo croquetas) no croquetas y supe que era peor»: a no to what came before.
  if (language === 'es' && opensWithNo(text)) return false
  if (vulgar.test(text) || selfHarm.test(text) || asksWriter.test(text)) return false
  if (!/^[\p{Script=Latin}\p{M}\d\s,;:'’"?¿.%-]+$/u.test(text)) return false
  if (language === 'es' ? subordinatorsEs.test(text) && !/^(desde|al|a (veces|mi|ella|él)|en|por las|de (niñ|pequeñ|chic)|con|sin) /iu.test(text) : subordinatorsEn.test(text) && !/^(when|if|before|after|since|even though|in|on|at|for) /i.test(text)) return false
  // A clause that begins with a subordinator only stands with its main clause behind a comma.
  if (language === 'es' ? /^(cuando|si|aunque|desde que|al)\b/iu.test(text) && !/, /.test(text) : /^(when|if|before|after|since|even though)\b/i.test(text) && !/, /.test(text)) return false
  return true
}

const common: Record<ContentLanguage, RegExp> = {
  es: /^(hay|hubo|había|el|la|los|las|un|una|mi|mis|su|sus|me|te|se|le|les|lo|nos|no|nunca|ya|yo|ella|él|ellos|siempre|todos|todas|todo|cada|hace|hacía|cuando|si|aunque|desde|ahora|todavía|aún|quiero|sigo|extraño|murió|era|fue|tengo|tenía|había|llevo|llevaba|estoy|estaba|soy|nadie|hoy|ayer|anoche|después|antes|a|en|con|sin|por|para|qué|cómo|dónde|solo|sólo|esta|este|eso|ese|esa|dicen|dice|debí|debería|perdí|vivo|vivía|gracias|ojalá|cómo|tal|quizá|tampoco|también|lloro|dejé|trabajo|trabajé|necesito|aquí|allí|ahí|allá|acá|antes|luego|mientras|entonces|cuarenta|treinta|veinte|quince|doce|diez|once|ocho|siete|seis|cinco|cuatro|tres|dos|demasiado|mucho|muchas|algunas|algún|otro|otra|lo|mañana|lunes|domingo|ellas|nuestra|nuestro|ese|aquella|aquel|recuerdo|nos|fuimos|íbamos|jugábamos|hacíamos|trabajamos)$/iu,
  en: /^(the|a|an|my|his|her|their|our|your|he|she|they|we|it|you|this|that|there|every|each|all|no|not|nobody|everyone|people|never|always|still|now|sometimes|when|if|since|before|after|even|just|what|how|why|last|six|two|three|four|five|ten|on|in|at|for|with|without|today|yesterday|tonight|some|most|one|weekends|evenings|mornings|nights|friends|six|seven|eight|nine|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|here|there|long|nothing|other|another|laid|retired|married|divorced|getting|being|turning|anyone|someone|only|once|maybe|since|our|until|while)$/i,
}

function smallInitial(text: string, language: ContentLanguage, names: ReadonlySet<string>): string {
  const first = /^[\p{L}'’]+/u.exec(text)?.[0] ?? ''
  if (/^I($|['’])/.test(first)) return text
  if (names.has(first.toLowerCase())) return text
  if (/^(it|he|she|they|we|there|that|who|you)['’](s|ll|d|re|ve)$/i.test(first)) return text.charAt(0).toLowerCase() + text.slice(1)
  const isVerb = language === 'es' ? isFiniteEs(first, undefined) : isFiniteEn(first, undefined)
  const isNumeral = language === 'es' && /^(dieci|veinti|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscient)\p{L}*$/iu.test(first)
  const isVerbToo = language === 'es' && verbForms(first).length > 0
  return common[language].test(first) || isVerb || isNumeral || isVerbToo ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

const kindWeight: Partial<Record<ClauseKind, number>> = {
  late: 10, lastwords: 9, unsaid: 10, did: 8, self: 8, given: 7, thanks: 5, saying: 7, fear: 8, others: 6, absence: 7, stillreach: 9, habit: 7, body: 6, dream: 7, miss: 5, love: 5, cant: 5, dontknow: 6, wish: 5, relief: 8, anger: 7, event: 4, question: 6, contrast: 9, other: 3,
}

function genderOfReader(text: string, language: ContentLanguage): 'f' | 'm' | null {
  if (language === 'en') return null
  const match = /\b(?:estoy|estaba|soy|era|sigo|quedé|quedo|siento|sentí|sentía|fui|yo|me|vivo|tan|muy|una?)\s+(?:tan |muy |más |un poco |completamente |totalmente |todavía )?(\p{L}{3,}[oa])(?!\p{L})/iu.exec(text)
  const word = match?.[1]?.toLowerCase() ?? ''
  if (!/(ad|id|t|s|l|r|n|l|ev|ment)[oa]$|sol[oa]$|tont[oa]$/.test(word) || /^(ella|mano|casa|nada|vida|todo|algo|culpa|hermana|hermano|abuela|abuelo|falta|cuenta|ahora|tanto|cuando|pero|como|gusta|hora|cada|sola?mente)$/.test(word)) return null
  if (!/(sol|cansad|agotad|perdid|rot|tont|culpable|enojad|enfadad|vací|trist|hart|casad|preparad|segur|list|loc|content|enamorad|asustad|avergonzad|bloquead|quemad|perdid|atrapad|herid|maestr|enfermer|muert|viej|abogad|médic|ingenier|únic|solter|viud|divorciad|jubilad|destrozad|hundid|agradecid|nervios|egoíst)/.test(word)) return null
  return word.endsWith('a') ? 'f' : 'm'
}

/** The clauses of one sentence that may be said back, with what they do and how much they weigh. */
export function clausesIn(options: { sentence: string; index: number; language: ContentLanguage; names: ReadonlySet<string>; nextId: () => number }): Clause[] {
  const { sentence, index, language, names, nextId } = options
  // Wholly in quotation marks: somebody else said it.
  if (/^\W*"[^"]*"?\W*$/.test(sentence)) return []
  const isQuestion = /\?\s*$/.test(sentence)
  const whole = dropLead(tidy(sentence), language)
  const candidates = new Set<string>()
  if (wordsOf(whole).length <= 14) candidates.add(whole)
  const parts = breaths(whole, language).flatMap((breath) => (language === 'en' ? splitRunOnEn(breath) : [breath])).flatMap((breath) => pieces(breath, language)).map((part) => dropLead(tidy(part), language))
  if (!isQuestion) for (const part of parts) candidates.add(part)
  const isBreathless = language === 'es' && wordsOf(sentence).length >= 16 && !/[,;:]/.test(sentence)
  const clauses: Clause[] = []
  for (const candidate of candidates) {
    const text = isQuestion ? candidate.replace(/[¿?]/g, '') : candidate
    if (/[¿?]/.test(text) || !isWhole(text, language) || (isBreathless && runsOn(text))) continue
    const shown = smallInitial(text, language, names)
    if (isAgeAlone(shown, language) || clauses.some((clause) => clause.text === shown)) continue
    // Two clauses in one are quoted together and turned apart.
    const isCompound = candidate === whole && parts.length > 1
    clauses.push(describe({ text: shown, isQuestion, index, language, nextId, mayTurn: !isCompound }))
  }
  // Three words of a sentence that is there whole say nothing by themselves.
  return clauses.filter((clause) => clause.words > 3 || !clauses.some((other) => other !== clause && other.text.includes(clause.text)))
}

/** «tenía 14 años», "he was thirteen": true, and nothing to say back. */
function isAgeAlone(text: string, language: ContentLanguage): boolean {
  if (language === 'es') return /^(yo |él |ella |(mi|su) \p{L}+ )?(tengo|tenía|tiene|cumplí|cumplió) (casi )?([\p{L}\d]+( y \p{L}+)?)( años)?$/iu.test(text) && /\d|años/.test(text)
  return /^(I'm|I am|I was|(he|she|my \p{L}+|\p{L}+) (was|is)|he's|she's) (only |nearly |almost )?(\d+|\p{L}*(teen|ty)(-\p{L}+)?|(ten|eleven|twelve|eight|nine|seven|six|five|four|three))( years old)?$/iu.test(text)
}

/** Kinds that a second look takes back: a refusal is no wish, what was never done no habit, what goes on now no memory. */
function withoutMistakes(kinds: ClauseKind[], text: string, language: ContentLanguage): ClauseKind[] {
  const is = (pattern: RegExp): boolean => pattern.test(text)
  return kinds.filter((kind) => {
    if (language === 'es') {
      if (kind === 'wish') return !is(/(?<!\p{L})no (quiero|necesito|quisiera)/iu) || is(/, (solo |sólo )?(quiero|necesito)/iu)
      if (kind === 'habit') return !is(/(?<!\p{L})(ya no|no nos|nunca|tampoco) /iu) && is(/(?<!\p{L})((?!(?:medio)?días?(?!\p{L})|todavía|tías?(?!\p{L})|vías?(?!\p{L})|alegría|compañía|energía|fotografía|policía|mayoría|vacía|fría|guía|\p{L}*(?:fe|te|de|de|me|ne|ce|lle|bre|re)tería|cafetería|panadería|librería)\p{L}+(aba|abas|ábamos|aban|ía|ías|íamos|ían)|era|éramos|eran|iba|íbamos|iban|solía\p{L}*)(?!\p{L})/iu) && !is(/tuve que|tuvimos que|murió|falleció|ahogó|mató/iu)
      if (kind === 'event') return !is(/(?<!\p{L})no (se|me|nos) (fue|dejó|murió|acabó)/iu)
      if (kind === 'love') return !is(/(?<!\p{L})no (lo|la|le|los|las) (quería|quise|quiero|amaba|amé|amo)/iu)
      if (kind === 'given') return !is(/me daba(n)? (miedo|vergüenza|pena|rabia|asco|igual|cosa)/iu)
      if (kind === 'lastwords') return !is(/(recuerdo|acuerdo|sé) .{0,12}la última vez/iu)
    } else {
      if (kind === 'love') return !is(/\b(didn't|don't|never) (really )?(love|loved|adore)/i)
      if (kind === 'habit') return !is(/\bnever\b|^(I'm|I am|he's|she's|we're|they're) /i) && is(/\b(used to|would|\w+'d|\w{2,}ed|made|drove|went|came|had|took|sat|was|were|did|met|sang|read|ate|drank|slept|kept|brought|bought|said|told|gave|wore|ran|rode|left|got|saw|heard|rang|called|built|grew|cut|put|let|set|spent|wrote|swam|caught)\b/i)
      if (kind === 'event') return !is(/\b(don't|didn't|won't|can't|couldn't|not|never|I'd stopped)\b|\b(the|a|his|her|what|everything) \w+ (he|she|they) left\b/i)
      if (kind === 'wish') return !is(/\b(don't|didn't) (want|need|wish)/i) || is(/, I (just )?(want|need)/i)
      if (kind === 'lastwords') return !is(/remember the last time I/i)
    }
    return true
  })
}

function describe(options: { text: string; isQuestion: boolean; index: number; language: ContentLanguage; nextId: () => number; mayTurn: boolean }): Clause {
  const { text, isQuestion, index, language, nextId, mayTurn } = options
  const signals = language === 'es' ? clauseSignalsEs : clauseSignalsEn
  const kinds = withoutMistakes(signals.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind), text, language)
  if (isQuestion) kinds.unshift('question')
  if (kinds.length === 0) kinds.push('other')
  const words = wordsOf(text).length
  const isAddressed = language === 'es' ? /(?<!\p{L})(te|ti|tú|tu|tus|contigo|vos)(?!\p{L})/iu.test(text) : /\b(you|your|yours|you're|you've)\b/i.test(text)
  const isPlural = language === 'es' ? /(?<!\p{L})(nos|nosotros|nosotras|nuestr\p{L}+|\p{L}{2,}(amos|emos|imos))(?!\p{L})/iu.test(text) : /\b(we|us|our)\b/i.test(text)
  const turned = isQuestion || isPlural || !mayTurn || (language === 'es' ? runsOn(text) : lacksSubjectEn(text)) ? null : language === 'es' ? turnToYouEs(text) : turnToYouEn(text)
  // A pronoun whose noun was left behind in the clause before reads like a scrap.
  const isScrap = language === 'es' ? /(?<!\p{L})\p{L}+(?:ar|er|ir)(?:las|los)(?!\p{L})|^(?:no |ya |nunca )?(?:las|los) |^(?:no |ya )?(?:yo )?(?:la|lo|le|les) \p{L}+$/iu.test(text) : /\b(them|those|it)$/i.test(text) && words <= 5
  return {
    id: nextId(), text, words, kind: kinds[0]!, kinds, isQuestion, isAddressed, readerGender: genderOfReader(text, language), turned, isParaphrase: false,
    weight: (kindWeight[kinds[0]!] ?? 3) + (words >= 4 && words <= 9 ? 2 : words > 12 ? -1.5 : 0) - (isScrap ? 3 : 0) - index * 0.05, sentence: index,
  }
}

import type { LetterBrief } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { genderOfName } from '#core/language/firstnames'
import { kinNames, kinTable, personKins, type Kin } from '#core/language/kinship'
import { languageOf } from '#core/language/language'
import { cleanName, isNoName } from '#core/language/names'
import { isOrder, normaliseText } from '#core/language/normalise'

/** The one, or the thing, a letter is about. */
export type Whom = {
  kin: Kin
  /** As the letter calls them in the middle of a sentence: «la Lela», «tu mamá», "Theo". */
  called: string
  /** Who they are to the reader: «tu abuela». Equal to `called` where only one of the two is known. */
  related: string
  /** True where the reader gave a name of its own for them. */
  hasName: boolean
  gender: 'f' | 'm' | null
  isPlural: boolean
  isPerson: boolean
  isPet: boolean
}

const turnedEs: Record<string, string> = {
  mi: 'tu', mis: 'tus', mí: 'ti', mío: 'tuyo', mía: 'tuya', míos: 'tuyos', mías: 'tuyas', conmigo: 'contigo', nuestro: 'tu', nuestra: 'tu', nuestros: 'tus', nuestras: 'tus', yo: 'yo', me: 'te', fui: 'fuiste', soy: 'eres', tengo: 'tienes', tuve: 'tuviste', quería: 'querías', amo: 'amas', amé: 'amaste',
}
const turnedEn: Record<string, string> = { my: 'your', mine: 'yours', our: 'your', me: 'me', i: 'you', "i'm": "you're", am: 'are', myself: 'yourself' }

function turnWords(text: string, table: Record<string, string>): string {
  return text.replace(/[\p{L}']+/gu, (word) => {
    const lower = word.toLowerCase()
    return Object.hasOwn(table, lower) ? table[lower]! : word
  })
}

type Found = { kin: Kin; gender: 'f' | 'm' | null; isPlural: boolean; word: string }

/** Kin words of a phrase, head first: «la madre de mi hijo» is about a mother, "my dad's dog" about a dog. */
function kinWords(phrase: string, language: ContentLanguage): Found[] {
  const table = kinTable(language)
  const head = language === 'es' ? (phrase.split(/ de /i)[0] ?? phrase) : (phrase.split(/'s /i).at(-1) ?? phrase).split(/ of | from /i)[0]!
  // A «business partner» is no spouse.
  if (language === 'en' && /\b(business|work|working|dance|dancing|running|tennis|lab|training|writing|climbing|bridge|golf|sparring|study) partner\b/i.test(head)) return [{ kin: 'colleague', gender: null, isPlural: false, word: 'partner' }]
  const words = head.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  return words.flatMap((word) => {
    const form = table.get(word) ?? table.get(word.replace(/-/g, ''))
    return form ? [{ ...form, word }] : []
  })
}

/** English heads come last: a «work mate» is a mate. */
function headFirst(found: Found[], language: ContentLanguage): Found[] {
  return language === 'en' ? [...found].reverse() : found
}

function cutTail(phrase: string): string {
  return phrase
    .replace(/\s*[(,;:.—].*$/u, '')
    .replace(/\s+(que|quien|cuando|con quien|con el que|con la que|donde|who|that|which|when|where|because|porque|I|we)\s+.*$/iu, '')
    .trim()
}

/** «quien eres», «quien fuiste»: the reader as the one the letter is about. */
function selfPhrase(text: string, language: ContentLanguage): string {
  const isPast = /antes|anterior|antigu|viej|fui|era\b|niñ|joven|pasad|before|used to|was\b|former|old|younger|past|kid|child|teenage/i.test(text)
  if (language === 'es') {
    if (/niñ/i.test(text)) return /niña/i.test(text) ? 'la niña que fuiste' : 'el niño que fuiste'
    return isPast ? 'quien fuiste' : 'quien eres'
  }
  return isPast ? 'who you were' : 'who you are'
}

function relatedPhrase(raw: string, language: ContentLanguage): { phrase: string; found: Found[] } | null {
  if (isOrder(raw)) return null
  const former = language === 'es' ? /(?<!\p{L})(la|el) (niñ[oa]|joven|chic[oa]|much?ach[oa]|mujer|hombre) que (fui|era)/iu.exec(normaliseText(raw, language)) : /\bthe (little |young )?(girl|boy|kid|child|lad|woman|man|person) (I|i|who I) (was|used to be)/i.exec(normaliseText(raw, language))
  if (former) {
    const phrase = language === 'es' ? `${former[1]} ${former[2]} que fuiste` : `the ${former[1] ?? ''}${former[2]} you were`
    return { phrase: phrase.toLowerCase(), found: [{ kin: 'self', gender: language === 'es' ? (/a$/.test(former[1]!) ? 'f' : 'm') : null, isPlural: false, word: 'yo' }] }
  }
  const known = language === 'en' ? /^(?:an?|the|this|that) ([a-z -]{2,24}?) (?:who |that |whom )?(?:I|we) (taught|fostered|loved|knew|met|raised|lost|married|dated|was seeing|was dating|worked with|grew up with|looked after|cared for|used to know|lived with)$/i.exec(normaliseText(raw, language).replace(/[.!]+$/, '')) : null
  if (known) return { phrase: `the ${known[1]!.toLowerCase()} you ${known[2]!.toLowerCase().replace(/^was /, 'were ')}`, found: headFirst(kinWords(known[1]!, language), language).map((one) => (one.kin === 'child' || one.kin === 'self' ? { ...one, kin: 'person' as const } : one)) }
  const typed = normaliseText(raw, language).replace(/[.!]+$/, '')
  if (/^(nothing|nobody|no one|none|nada|nadie)(?!\p{L})/iu.test(typed)) return null
  if (/^(who I|qui[eé]n (soy|fui|era))(?!\p{L})/iu.test(typed)) return { phrase: selfPhrase(typed, language), found: [{ kin: 'self', gender: null, isPlural: false, word: 'yo' }] }
  // «ser madre», "being a mum": the reader's own, not somebody of theirs.
  const state = language === 'es' ? /^(ser|haber sido|volver a ser) (una? )?\p{L}+( \p{L}+)?$/iu.exec(typed) : /^(being|becoming|having been) (an? )?[a-z-]+( [a-z-]+)?$/i.exec(typed)
  if (state) return { phrase: state[0].toLowerCase(), found: [{ kin: 'dream', gender: language === 'es' ? 'm' : null, isPlural: false, word: 'ser' }] }
  // «la niña que acogimos»: not «tu niña», and not for long.
  const taken = language === 'es' ? /^(el|la) (niñ[oa]|chic[oa]|bebé|muchach[oa]) que (acog|cuid|apadrin|atend|conoc|enseñ)\p{L}+/iu.exec(typed) : null
  if (taken) return { phrase: `${taken[1]} ${taken[2]}`.toLowerCase(), found: [{ kin: 'person', gender: /^la/i.test(taken[1]!) ? 'f' : 'm', isPlural: false, word: taken[2]!.toLowerCase() }] }
  const clean = cutTail(normaliseText(raw, language)).replace(/["!?¿¡]/g, '').replace(/[^\p{Script=Latin}\p{M}'’\- ]+/gu, ' ').replace(/\s+/g, ' ').trim()
  if (!clean || !/\p{Script=Latin}{2}/u.test(clean) || (clean.split(' ').length === 1 && isNoName(clean))) return null
  if (/^(un|una|el|la|a|the|some) (chic[oa]|tip[oa]|hombre|mujer|persona|guy|girl|man|woman|person|someone|boy)$/i.test(clean)) return null
  const own = headFirst(kinWords(clean, language), language)
  const otherLanguage = language === 'es' ? 'en' : 'es'
  if (own.length === 0) {
    const other = headFirst(kinWords(clean, otherLanguage), otherLanguage)
    const first = other[0]
    if (first) {
      const naming = kinNames[first.kin]?.[language]
      const word = naming && (first.isPlural ? naming.p : (naming[first.gender ?? 'x'] ?? naming.x ?? naming.f ?? naming.m))
      if (first.kin === 'self') return { phrase: selfPhrase(clean, language), found: [first] }
      if (word) return { phrase: `${language === 'es' ? (first.isPlural ? 'tus' : 'tu') : 'your'} ${word}`, found: [first] }
    }
  }
  if (own[0]?.kin === 'self' || /\b(yo|mí) (de|mism|anterior|antigu)|quien (fui|era|soy)|\b(old|former|younger|past) (self|me)|who I (was|am|used)|version of me|versión/i.test(clean)) {
    const phrase = /^(mi|tu) (yo|antigu\p{L}* yo|viejo yo|versión)/iu.test(clean) ? turnWords(clean, turnedEs) : /^my (old|former|younger|past|future|own)? ?self$/i.test(clean) ? turnWords(clean, turnedEn) : selfPhrase(clean, language)
    return { phrase: phrase.toLowerCase(), found: [{ kin: 'self', gender: null, isPlural: false, word: 'yo' }] }
  }
  const words = clean.split(' ')
  if (words.length > 7 || clean.length > 48) {
    const first = own[0]
    return first ? { phrase: `${language === 'es' ? (first.isPlural ? 'tus' : 'tu') : 'your'} ${first.word}`, found: own } : null
  }
  if (own.length === 0 && words.length === 1 && !cleanName(clean, { maxWords: 1 })) return null
  if (own.length === 0 && languageOf(clean) !== null && languageOf(clean) !== language) return null
  const isPlural = own.some((one) => one.isPlural)
  let phrase = clean.toLowerCase() === clean || clean.toUpperCase() === clean ? clean.toLowerCase() : clean.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  phrase = phrase.replace(/^(para|a|sobre|con|for|to|about|it's|es) /i, '')
  if (language === 'es') {
    phrase = turnWords(phrase, turnedEs).replace(/^(un|una) /i, 'tu ').replace(/^(unos|unas) /i, 'tus ')
    if (/^(el|la|los|las) /i.test(phrase) && own.length > 0 && !/ de (tu|tus|mi) /.test(phrase)) phrase = phrase.replace(/^(el|la) /i, 'tu ').replace(/^(los|las) /i, 'tus ')
    if (!/^(tu|tus|el|la|los|las|quien|ese|esa) /i.test(phrase)) phrase = `${isPlural && !/ y /.test(phrase) ? 'tus' : 'tu'} ${phrase}`
  } else {
    phrase = turnWords(phrase, turnedEn).replace(/^(an?|mi|mis) /i, 'your ')
    if (/^the /i.test(phrase) && own.length > 0 && !/ (of|who) /.test(phrase)) phrase = phrase.replace(/^the /i, 'your ')
    if (!/^(your|the|that|who) /i.test(phrase)) phrase = `your ${phrase}`
  }
  return { phrase, found: own }
}

/** «la imprenta», "the shop": typed small, with an article, for something that is not a person. */
function isCommonNoun(raw: string, kin: Kin): boolean {
  const clean = raw.trim()
  return !personKins.has(kin) && kin !== 'pet' && clean === clean.toLowerCase() && /^(el|la|los|las|the|mi|my) /.test(clean)
}

const pronouns = {
  es: { f: /\b(ella|la (amo|quiero|extraño|conocí|quise|vi|dejé|perdí|abracé|cuidé)|a ella)\b/giu, m: /(?<!\p{L})(él|lo (amo|quiero|extraño|conocí|quise|vi|dejé|perdí|abracé|cuidé))(?!\p{L})/giu },
  en: { f: /\b(she|her|hers|herself|she's|she'd)\b/gi, m: /\b(he|him|his|himself|he's|he'd)\b/gi },
}

function genderInMessage(message: string, language: ContentLanguage): 'f' | 'm' | null {
  const women = message.match(pronouns[language].f)?.length ?? 0
  const men = message.match(pronouns[language].m)?.length ?? 0
  if (women > men * 2 && women > 0) return 'f'
  if (men > women * 2 && men > 0) return 'm'
  return null
}

const unknown: Record<LetterBrief['path'], Record<ContentLanguage, string>> = {
  duelo: { es: 'quien ya no está', en: 'the one who is gone' },
  ruptura: { es: 'esa persona', en: 'that person' },
  proposito: { es: 'lo que te falta', en: 'the thing that is missing' },
}

/** Reads who a letter is about from `relacion`, `apodo` and, for gender only, the message. */
export function readWhom(brief: LetterBrief, message: string): Whom {
  const { language, path } = brief
  const relation = relatedPhrase(brief.relacion ?? '', language)
  const first = relation?.found[0]
  const isPast = relation?.found.some((one) => one.kin === 'ex') ?? false
  const isParentOfTheirs = path === 'ruptura' && /(madre|padre|mam[aá]|pap[aá]) de (mis?|nuestr\p{L}+) (hij|niñ|peque)|(mother|father|mum|mom|dad) of my (kid|child|son|daughter)|my (kids|children|son|daughter)('s|s') (mother|father|mum|mom|dad)/iu.test(brief.relacion ?? '')
  const paired = path === 'ruptura' ? relation?.found.find((one) => one.kin === 'partner') : undefined
  let kin: Kin = isPast || isParentOfTheirs ? 'ex' : paired ? 'partner' : (first?.kin ?? (path === 'proposito' ? 'dream' : 'person'))
  if (path === 'duelo' && kin === 'person' && /\b(embarazo|pregnancy|aborto|miscarriage)\b/i.test(brief.relacion)) kin = 'baby'
  if (path !== 'proposito' && kin === 'self') kin = 'person'
  // «mi jefa» is a mother in Mexico and a boss at work.
  if (language === 'es' && first?.word === 'jefa' && path === 'duelo') kin = /trabaj|oficina|empresa|despacho|turno|equipo|sueldo|reuni|contrat/iu.test(message) ? 'colleague' : /mam[aá]|cri[óo]|herman|abuel|cocin|(?<!\p{L})hij[oa]|mi apá|mi jefe/iu.test(message) ? 'mother' : 'person'
  const isGreatLove = /(?<!\p{L})((primer|gran) amor|amor de mi vida|first love|love of my life)(?!\p{L})/iu.test(brief.relacion ?? '')
  if (isGreatLove && path !== 'proposito') kin = path === 'ruptura' ? 'ex' : /primer|first/i.test(brief.relacion) ? 'person' : 'partner'
  if (path === 'duelo' && first?.word === 'amante') kin = 'person'
  const gendered = relation?.found.find((one) => one.gender !== null)
  const isPlural = (first?.isPlural ?? false) || ((relation?.found.length ?? 0) > 1 && / (y|and) (tu|tus|your|el|la|the) /.test(relation?.phrase ?? '')) || (/^(tus|your) /.test(relation?.phrase ?? '') && (relation?.found.length ?? 0) > 1 && / (y|and) /.test(relation?.phrase ?? '') && !/^tu /.test(relation?.phrase ?? '') && !relation!.found.some((one) => one.kin === 'partner' || one.kin === 'ex'))

  let called: string | null = null
  let hasName = false
  let nameGender: 'f' | 'm' | null = null
  const rawName = (brief.apodo ?? '').replace(/\s*[(,;:.—].*$/u, '').trim()
  const numbered = /^\p{L}[\p{L} ]* (\d{1,4})$/u.exec(rawName)?.[1]
  const plainName = cleanName(rawName, { maxWords: 5 })
  // «quien ya no está», "the one who left": no name at all; «quien soy», "the lad I was": the reader.
  const ofSelf = path === 'proposito' && /(?<!\p{L})(qui[eé]n soy|que (fui|era)|mi yo|who I (am|was|used to be)|I (was|used to be))(?!\p{L})/iu.test(rawName) ? relatedPhrase(rawName, language) : null
  const isNobody = /^(quien|quién|lo que|el que|la que|los que|las que|who|whoever|what|the one|the person|someone)(?!\p{L})/iu.test(rawName) || ofSelf !== null
  const nickname = isNobody ? null : plainName && numbered ? `${plainName} ${numbered}` : plainName
  const reader = cleanName(brief.nombre ?? '', { maxWords: 5 })
  if (nickname && nickname.toLowerCase() !== reader?.toLowerCase()) {
    const words = nickname.split(' ')
    const head = words[0]!.toLowerCase()
    const kinWord = kinTable(language).get(head)
    const isPlainKin = words.length === 2 && /^(el|la|los|las|the)$/.test(head) && brief.apodo.trim().toLowerCase() === brief.apodo.trim()
    const afterArticle = isPlainKin ? kinTable(language).get(words[1]!.toLowerCase()) : undefined
    const possessed = /^(mi|mis|my|our|nuestr\p{L})$/iu.test(head)
    if (isPlainKin && afterArticle && personKins.has(afterArticle.kin) && path === 'proposito' && !personKins.has(kin)) {
      called = null
    } else if (isPlainKin && afterArticle && personKins.has(afterArticle.kin)) {
      called = `${language === 'es' ? (afterArticle.isPlural ? 'tus' : 'tu') : 'your'} ${words[1]!.toLowerCase()}`
      nameGender = afterArticle.gender
    } else if (possessed) {
      const rest = words.slice(1).join(' ')
      const kinOfRest = kinTable(language).get((words[1] ?? '').toLowerCase())
      const isEndearment = /^(amor|vida|cielo|corazón|corazon|alma|sol|tesoro|rey|reina|todo|love|heart|life|darling|sweetheart|everything|world|angel|ángel)$/i.test(words[1] ?? '')
      if (kinOfRest && words.length <= 3) called = `${language === 'es' ? (kinOfRest.isPlural ? 'tus' : 'tu') : 'your'} ${words[1]!.toLowerCase()}${words[2] ? ` ${words[2]}` : ''}`
      else if (!isEndearment && language === 'es' && words.length === 2 && /^\p{Lu}/u.test(rest)) called = `tu ${rest}`
      if (called) nameGender = kinOfRest?.gender ?? null
    } else if (kinWord && personKins.has(kinWord.kin) && words.length === 1 && path === 'proposito' && !personKins.has(kin)) {
      called = null
    } else if (kinWord && personKins.has(kinWord.kin) && words.length <= 2 && !(language === 'en' && words.length === 1 && /^(Nana|Papa|Oma|Opa|Pop|Poppy|Bud|Abuela|Memaw|Mamaw)$/.test(words[0]!))) {
      called = `${language === 'es' ? (kinWord.isPlural ? 'tus' : 'tu') : 'your'} ${head}${words[1] ? ` ${words[1]}` : ''}`
      nameGender = kinWord.gender
      hasName = words.length > 1
    } else if (!/^(yo|me|myself|mí|ella|él|ellos|ellas|he|him|she|her|they|them|it|you|tú|eso|ello|nosotros|us)( mism[oa])?$/i.test(nickname) && !(kin === 'self' && kinTable(language).get(head)?.kin === 'self')) {
      const isForeign = words.length > 2 && languageOf(nickname) !== null && languageOf(nickname) !== language
      if (!isForeign) {
        called = isCommonNoun(brief.apodo, kin) || (path === 'proposito' && !personKins.has(kin) && kin !== 'self' && brief.apodo.trim() === brief.apodo.trim().toLowerCase()) ? nickname.toLowerCase() : nickname
        if (relation && ` ${relation.phrase.toLowerCase()} `.includes(` ${nickname.toLowerCase().replace(/^(el|la|los|las|the) /, '')} `) && path === 'proposito') called = null
        hasName = called !== null
        nameGender = /^(la|las) /i.test(nickname) ? 'f' : /^(el|los) /i.test(nickname) ? 'm' : genderOfName(nickname, language === 'es' && kin !== 'pet')
      }
    }
  }
  if (ofSelf) {
    called = ofSelf.phrase
    if (!relation) kin = 'self'
  }
  // «el huerto de mi abuelo»: said to them, it is their grandfather.
  if (called && hasName && /(?<!\p{L})(mi|mis|my|our)(?!\p{L})/iu.test(called)) called = turnWords(rawName === rawName.toLowerCase() || rawName.replace(/^\p{Lu}/u, '') === rawName.slice(1).toLowerCase() ? rawName.toLowerCase() : called, language === 'es' ? turnedEs : turnedEn)
  // «mi matrimonio», "my marriage": the letter is about the one it was with.
  const isBond = path === 'ruptura' && /(matrimonio|marriage|relaci[oó]n|relationship|noviazgo)$/i.test(relation?.phrase ?? '')
  if (isBond) kin = 'ex'
  // «Las Urracas»: a team with a plural name is spoken of by it.
  const isPluralName = language === 'es' && hasName && !isPlural && /^(las|los) (\p{L}+s(?!\p{L})|de )/iu.test(called ?? '')
  const related = (isBond || isPluralName ? called : null) ?? relation?.phrase ?? called ?? unknown[path][language]
  called ??= related
  const isPerson = personKins.has(kin)
  const lover = path === 'ruptura' && kin === 'person' ? (language === 'es' ? /mi (primer )?novio(?!\p{L})/iu.test(message) ? 'm' : /mi (primera )?novia(?!\p{L})/iu.test(message) ? 'f' : null : null) : null
  const articleGender = isGreatLove ? null : /^(la|las) /.test(related) ? 'f' : /^(el|los) /.test(related) ? 'm' : null
  const gender = (isPluralName ? nameGender : null) ?? gendered?.gender ?? lover ?? nameGender ?? (isPerson || kin === 'pet' ? genderInMessage(message, language) : null) ?? (language === 'es' ? articleGender : null)
  const namesTwo = hasName && / (y|and) /.test(called)
  return { kin, called, related, hasName, gender, isPlural: isPlural || namesTwo || isPluralName, isPerson, isPet: kin === 'pet' }
}

import { genderOfName } from '#core/language/firstnames'
import { kinTable, personKins, type Kin } from '#core/language/kinship'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { isGivenName } from './given-names'
import { nameGiven } from './naming'
import { plainText, wordsIn } from './plain'

/** Somebody named in a sentence. */
export type Mention = {
  kin: Kin
  /** The person's own word: «abuelita», "mum"; null where only a name was given. */
  word: string | null
  name: string | null
  gender: 'f' | 'm' | null
  isPlural: boolean
  /** Where in the sentence. */
  at: number
}

export type Fate = 'dead' | 'gone' | 'ill'

const possessive: Record<ContentLanguage, RegExp> = {
  es: /(?<!\p{L})(mi|mis|nuestro|nuestra|nuestros|nuestras) (?:(?:difunt[oa]|querid[oa]|pobre|propi[oa]|únic[oa]|mejor|otr[oa]|pequeñ[oa]|primer[oa]?|segund[oa]|anterior) )?(\p{L}+)(?:(?:,? (?:que se llam(?:a|aba) |do[ñn]a |don )?|, (?:de|a) )(\p{L}+))?/giu,
  en: /\b(my|our) (?:(?:late|dear|poor|own|only|best|other|little|big|older|younger|elder|first|second|oldest|youngest|baby|beloved|twin|old) ){0,2}([a-z-]+)(?:,? (?:called |named |whose name (?:is|was) )?(\p{L}+))?/giu,
}

const notNames = /^(no|como|igual|así|like|after|ella|ellas|ello|mia|mía|alba|aurora|consuelo|dolores|soledad|esperanza|gloria|victoria|nieves|leo|vera|clara|blanca|flor|flora|joy|rob|pat|sue|drew|art|bill|nick|jack|sky|y|e|o|que|me|se|te|le|la|lo|el|los|las|un|una|con|sin|por|para|ya|de|en|a|murió|falleció|era|es|fue|está|estaba|cuando|porque|pero|nunca|siempre|hace|también|ahora|hoy|ayer|dios|navidad|españa|méxico|the|and|or|he|she|it|they|him|her|hers|them|itself|himself|herself|themselves|us|we|you|me|was|is|who|that|when|but|has|had|died|left|never|always|and|in|on|at|to|for|with|god|christmas|i|im|my|after|before|passed|just|still|said|says|would|loved|since|because|eon|eón|sol|luz|mar|paz|rosa|will|mark|hope|faith|grace|may|june|april|rose|dawn)$/iu
const months = /^(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miércoles|jueves|viernes|sábado|domingo)$/iu

/** "My brother. Hatay.", "my uncle Thursday": where and when, which a capital does not make a name. */
const notPeople = /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Hatay|Antakya|Ankara|Istanbul|London|Dublin|Belfast|Glasgow|Cardiff|Leeds|Manchester|Liverpool|Paris|Rome|Berlin|Madrid|Barcelona|Lima|Bogota|Bogotá|Quito|Caracas|Havana|Miami|Chicago|Boston|Houston|Toronto|Montreal|Vancouver|Perth|Melbourne|Brisbane|Auckland|Lagos|Abuja|Accra|Nairobi|Kampala|Durban|Johannesburg|Cairo|Beirut|Damascus|Aleppo|Baghdad|Tehran|Kabul|Karachi|Lahore|Delhi|Mumbai|Dhaka|Manila|Tokyo|Seoul|Kyiv|Warsaw|Athens|England|Scotland|Wales|Ireland|France|Spain|Italy|Germany|Poland|Ukraine|Turkey|Syria|Lebanon|Gaza|Iraq|Iran|India|Pakistan|Nigeria|Ghana|Kenya|Uganda|Mexico|México|Colombia|Peru|Perú|Ecuador|Venezuela|Cuba|Brazil|Canada|Australia)$/u

/** Whether a word is surely somebody's first name: a known one, or one with a capital where a name was to come. */
export function isFirstName(word: string): boolean {
  const isCapital = /^\p{Lu}\p{Ll}+$/u.test(word) && !/^(Ella|Ellas|Ello|El|La|No|Una?|Dios|God|Sol|Luz|Mar|Paz|Will|May|June|April|Mark|Hope|Faith|Grace|Dawn|Rose)$/.test(word)
  return word.length > 2 && (isCapital || !notNames.test(word)) && !months.test(word) && (isGivenName(plainText(word)) || genderOfName(word, false) !== null)
}

/** With a small first letter, unless a name or "I" stands there. */
export function lowerFirst(text: string): string {
  return /^I\b/.test(text) || isFirstName(wordsIn(text)[0] ?? '') ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function nameAfterKin(word: string | undefined): string | null {
  const isCapital = /^\p{Lu}\p{Ll}+$/u.test(word ?? '')
  // After «mi hija», a word with a capital is a name, even one that means something: Rosa, Grace, May.
  if (word && isCapital && !notPeople.test(word) && !/^(Ella|Él|Ellos|Nunca|No|Ya|Dios|God|He|She|They|Them|It|Its|Itself|Himself|Herself|Myself|Navidad|Christmas|I|Desde|Since|When|Cuando)$/.test(word)) return word
  if (!word || notNames.test(word) || notPeople.test(word) || months.test(word)) return null
  return isCapital || isFirstName(word) ? word.charAt(0).toUpperCase() + word.slice(1) : null
}

/** "my brother rohan passed away": a small name, told by what follows it. */
function nameBeforeFate({ word, after, language }: { word: string | undefined; after: string; language: ContentLanguage }): string | null {
  if (!word || word.length < 3 || notNames.test(word) || months.test(word) || /(?:ly|mente|ndo|ing|ed)$/i.test(word) || /^(?:casi|recien|recién|apenas|tambien|solo|sólo|tampoco|jamas|jamás|even|almost|both|all|too|also|once|soon|then|now|had|have|are|were|did|does|got|may|might|can|could|will|would|nos|les|han|había|esta|pronto|antes|luego|entonces|quien|quién|al|del)$/i.test(word)) return null
  // «mi hermano mayor murió», «mi abuela materna murió»: what follows a noun in Spanish is mostly said of it.
  if (language === 'es' && !/^\p{Lu}/u.test(word) && !isGivenName(plainText(word))) return null
  return /^,? (?:died|passed|was killed|murió|murio|falleció|fallecio|se murió|se murio|se mató|se mato)(?!\p{L})/iu.test(after) ? word.charAt(0).toUpperCase() + word.slice(1) : null
}

/** Greetings and times: what stands before «mi madre» between commas and is nobody's name. */
const openers = /^(?:Hola|Holi|Buenas?|Buenos|Bueno|Pues|Mira|Mire|Oye|Gracias|Sí|Ayer|Anteayer|Anoche|Hoy|Mañana|Ahora|Antes|Después|Luego|Entonces|Al|Hace|Encima|Además|Total|\p{L}+mente|Hi|Hello|Hey|Well|Ok|Okay|Yes|Thanks|Yesterday|Today|Tonight|Tomorrow|Now|Then|Recently|Also|So|Anyway|Unfortunately|\p{L}+ly)$/u

/** «Carmen, mi madre»: what begins a sentence has a capital anyhow («Hola, mi padre…», "Yesterday, my dad…"), and is a name where it is known as one or set between commas. */
function isNamedFirst({ sentence, match }: { sentence: string; match: RegExpExecArray }): boolean {
  const word = match[1]!
  if (nameAfterKin(word) === null || openers.test(word) || months.test(word) || /(?:^|\s)(?:[Oo]n|[Ii]n|[Ll]ast|[Nn]ext|[Ee]l|[Ee]n)\s$/.test(sentence.slice(0, match.index))) return false
  return match.index > 0 ? match[0].includes(',') || isFirstName(word) : isFirstName(word) || sentence[match[0].length] === ','
}

/** The people a sentence names, in order. */
export function peopleIn(sentence: string, language: ContentLanguage): Mention[] {
  const table = kinTable(language)
  const found: Mention[] = []
  for (const match of sentence.matchAll(possessive[language])) {
    const word = match[2]!.toLowerCase()
    // «era como mi hermano»: likened, not told of.
    if (/(?<!\p{L})(como|igual que|like|as) $/iu.test(sentence.slice(Math.max(0, match.index - 10), match.index))) continue
    // «my best friend's brother»: theirs, and not the one told of.
    if (language === 'en' && /^'s\b/.test(sentence.slice(sentence.toLowerCase().indexOf(word, match.index) + word.length))) continue
    const form = table.get(word)
    if (!form || (!personKins.has(form.kin) && form.kin !== 'pet')) continue
    if (language === 'en' && word === 'partner' && /\b(business|work) partner/i.test(sentence)) continue
    const name = nameAfterKin(match[3]) ?? nameBeforeFate({ word: match[3], after: sentence.slice(match.index + match[0].length), language })
    found.push({ kin: form.kin, word, name, gender: form.gender ?? (name ? genderOfName(name, language === 'es') : null), isPlural: form.isPlural, at: match.index })
  }
  // «Carmen, mi madre», «Theo, my ex», «Sergio es mi hermano»
  for (const match of sentence.matchAll(/(\p{Lu}\p{Ll}+)(?:,| es| era| is| was) (mi|my) ([\p{L}-]+)/gu)) {
    const held = found.find((one) => one.word === match[3]!.toLowerCase())
    if (held && !held.name && isNamedFirst({ sentence, match })) held.name = match[1]!
  }
  // «una gata llamada Luna», "a cat named Waffles", «la abuela se llamaba Nélida», "gran was called Odette"
  for (const match of sentence.matchAll(/(?<!\p{L})(?:(?:an?|the|our|un|una|el|la|nuestr[oa]) (\p{L}+) (?:(?:is|was) )?(?:named|called|llamad[oa])|(?:(?:el|la) )?(\p{L}+) (?:(?:is|was) (?:named|called)|(?:que )?se llama(?:ba)?)) (\p{L}{2,})/giu)) {
    const word = (match[1] ?? match[2]!).toLowerCase()
    const form = table.get(word)
    if (!form || form.isPlural || found.some((one) => one.word === word) || !(form.kin === 'pet' || personKins.has(form.kin))) continue
    if (/^\p{Lu}/u.test(match[3]!) || isFirstName(match[3]!)) found.push({ kin: form.kin, word, name: match[3]!.charAt(0).toUpperCase() + match[3]!.slice(1), gender: form.gender, isPlural: false, at: match.index })
  }
  for (const match of sentence.matchAll(nameGiven[language])) {
    const name = match[1]!.charAt(0).toUpperCase() + match[1]!.slice(1)
    if (notNames.test(name) || /(?<!\p{L})(me|yo me|i|i'm) *$/iu.test(sentence.slice(Math.max(0, match.index - 4), match.index))) continue
    const nearest = [...found].reverse().find((one) => one.at < match.index && !one.isPlural)
    if (nearest && !nearest.name) nearest.name = name
    else if (!nearest) found.push({ kin: 'person', word: null, name, gender: genderOfName(name, language === 'es'), isPlural: false, at: match.index })
  }
  for (const match of sentence.matchAll(/\p{L}+/gu)) {
    const word = match[0]
    if (/(?<!\p{L})(?:me llamo|soy|mi nombre es|llámame|i'm|i am|my name is|call me) $/iu.test(sentence.slice(Math.max(0, match.index - 14), match.index))) continue
    // "In Santiago", "moved to Victoria".
    if (language === 'en' && /(?<!\b(?:believed?|confid\w+|trust|faith|interest\w*) )\b(?:in|near|outside|(?:moved|went|flew|drove|moving|flying|trip|back|road|bus|train) to) $/i.test(sentence.slice(Math.max(0, match.index - 24), match.index))) continue
    if (!/^\p{Lu}\p{Ll}{2,}$/u.test(word) || !isFirstName(word) || notPeople.test(word) || found.some((one) => one.name === word)) continue
    found.push({ kin: 'person', word: null, name: word, gender: genderOfName(word, language === 'es'), isPlural: false, at: match.index })
  }
  return found.sort((one, other) => one.at - other.at)
}

const fates: Record<ContentLanguage, [Fate, RegExp][]> = {
  es: [
    ['dead', /\b(?:murio|murieron|fallecio|fallecieron|(?<!\b(?:casi|por poco|a punto|poco) (?:\w+ ){0,2})se mato (?=mi\b|en\b|con (?:el|la) (?:coche|carro|moto|auto|bici))|se (?:me|nos) (?:fue|ha ido|fueron)|se (?:me |nos )?murio|ha(?:n)? (?:muerto|fallecido)|habia (?:muerto|fallecido)|se suicido|se quito la vida|lo mataron|la mataron|se ahogo|esta(?:n)? muert[oa]s?|perdi a|perdimos a|perdi al|enterramos|el entierro de|el funeral de|la muerte de|(?:no (?:llego a )?nac(?:io|er)|antes de nacer|nacio muert[oa])|desde que (?:murio|fallecio)|lo atropell|la atropell|tuv(?:e|imos) que (?:dormirl|sacrificarl)[oa]|la durmieron|lo durmieron|ya no vive|no desperto(?=$|[.,;!]| (?:el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|de la operacion|de la anestesia|del coma))|me dejo viud[oa]|difunt[oa])\b/g],
    ['gone', /\b(?:me (?:ha )?dej(?:o|ado)|me (?:corto|termino|boto|abandono|engano)|lo deje|la deje|rompi(?:mos|o| con)?|(?:hemos|he|ha) (?:roto|terminado|cortado)|cortamos|terminamos|nos (?:separamos|divorciamos|dejamos)|lo dejamos|se fue con otr[oa]|se fue de casa|me pidio el divorcio|mi ex)\b/g],
    ['ill', /\b(?:esta (?:muy )?(?:enferm[oa]|ingresad[oa]|hospitalizad[oa]|en paliativos|en coma|terminal)|tiene (?:cancer|alzheimer|demencia|un tumor|ela)|tuvo un (?:ictus|derrame|infarto cerebral)|le dio un (?:ictus|derrame)|le (?:han )?(?:diagnostic|detect)\w*|se (?:me |nos )?esta muriendo|se muere)\b/g],
  ],
  en: [
    ['dead', /\b(?:died|(?<!\b(?:i|it|we|time|years?|months?|weeks?|days?|hours?|minutes?|moment|storm|law|exam|test|bus|car|train|just) )passed(?: away\b| on(?=$|[.,;!]| (?:in|a|last|when|\d|the \d|mon|tues|wednes|thurs|fri|satur|sun))|(?=$|[.,;]| (?:in (?!the test|maths|english)|last|this|two|three|four|five|six|\d|when|before|after|since|suddenly|peacefully|yesterday|today|tonight|a (?:week|month|year|few|couple)|from|at|so|and|january|february|march|april|may|june|july|august|september|october|november|december|mon|tues|wednes|thurs|fri|satur|sun)))|(?:was|were) (?:stillborn|never born)|never (?:got )?(?:to be )?born|before (?:he|she|they) (?:was|were) born|has died|is dead|was killed|killed (?:him|her)self|took (?:his|her|their) (?:own )?life|drowned|(?:i|we|i've|i have|we've|just) lost (?:my|our|him|her|them)|buried|(?:the|his|her) death|death of|since (?:he|she|they) died|put (?:him|her|them) (?:down|to sleep)|never woke up(?=$|[.,;!]| (?:from|again))|my late|(?<!(?:ain't|not|never) )(?:(?:i'm|im|i am|i was|i've been|became|being|left|came out|made me) (?:a |an? \w+ )?widow(?:ed|er)?|widowed))\b/g],
    ['gone', /\b(?:left me|(?:she|he|they) (?:left|walked out)(?! (?:the|a|an|school|home late|work))|broke up|broken up|breaking up|split up|dumped me|walked out|ended (?:it|things)|we (?:ended|separated|divorced|split)|getting divorced|got divorced|asked for a divorce|cheated on me|i left (?:him|her|them)|moved out|my ex)\b/g],
    ['ill', /\b(?:is (?:very |really )?(?:ill|sick|dying|in (?:hospital|a coma|hospice))|has (?:cancer|dementia|alzheimer's|a tumou?r|als|ms)|(?:had|has had) a stroke|was diagnosed|is terminal)\b/g],
  ],
}

/** «se muere de risa», "is dead tired": said of the living and well. */
const figurative: Record<ContentLanguage, RegExp> = {
  es: /(?:muer|mor|mat)\w* de (?:risa|ganas|hambre|sueno|frio|calor|miedo|amor|verguenza|cansancio|sed|envidia|aburrimiento|la risa)|muerto? en vida/,
  en: /dead (?:tired|on|serious|set|right|inside|funny|embarrass\w*|keen|proud|good|easy|slow|quiet)|dying (?:to|for|of (?:laughter|laughing|embarrassment|boredom|hunger|cold|heat))|passed (?:her|his|their|the|my|with)\b|killed (?:it|time)/,
}

const denied = /(?:\b(?:se te|have you(?: ever)?|did you|(?:nadie|no)(?: se)?(?: me| nos| le)?(?: ha)?|ningun[oa]|nobody(?: has|'s)?|no one(?: has)?|no|nunca|aun no|todavia no|si|como si|not|never|hasn't|didn't|isn't|if|as if|hasta que|antes de que|before|almost|casi)\s+)$/

const between = /^(?:se|me|nos|le|ya|ha|habia|tambien|que|quien|who|just|has|had|have|also|both|sadly|suddenly|recently|finally|was|si|a|al|mi|my|our|late|[a-z]+)$/

/** Whether nothing stands between somebody and what became of them but their name and a small word. */
function isPlainly({ plain, mention, at, end }: { plain: string; mention: Mention; at: number; end: number }): boolean {
  if (mention.at >= at) return /^(?:\s*(?:a|al|to|es|era|fue|is|was)?\s*)$/.test(plain.slice(end, mention.at)) || mention.at < end
  const words = plain.slice(mention.at, at).split(/[\s]+/).filter(Boolean)
  return words.length <= 6 && !/[.;:]|\b(?:su|sus|de su|dice|says|said|thinks|cree|his|her|their|y|and|o|or|no|not|cuando|when|porque|because|si|if)\b/.test(words.slice(1).join(' ')) && words.every((word) => between.test(word.replace(/[,']/g, '')))
}

/** What a sentence says became of whom: the index of the one among its mentions, or null where only a pronoun stands for them. */
export function fatesIn(sentence: string, mentions: readonly Mention[], language: ContentLanguage): { fate: Fate; mention: Mention | null }[] {
  const plain = plainText(sentence)
  // «¿vive o murió?», «¿quién se murió?»: asked, and no news.
  if (/\b(?:o|or) (?:se )?(?:murio|muerto|muerta|vive|died|dead|alive)\b.*\?|\b(?:quien|who)\b.{0,12}\b(?:murio|died|dead)\b.*\?/.test(plain)) return []
  const out: { fate: Fate; mention: Mention | null }[] = []
  for (const [fate, pattern] of fates[language]) {
    for (const match of plain.matchAll(pattern)) {
      const at = match.index
      const end = at + match[0].length
      if (denied.test(plain.slice(Math.max(0, at - 16), at)) || figurative[language].test(plain.slice(at, end + 16))) continue
      // «mi hijo Leo, que murió su papá»: another's death.
      if (/^ (?:su|sus|his|her|their) \p{L}/u.test(plain.slice(end)) && !/perdi|lost|buried|enterr/.test(match[0])) continue
      const takesObject = /(?:se mato|perdi|perdimos|lost|enterramos|buried|muerte de|death of|entierro de|funeral de|murio|fallecio|mi ex|my ex|my late|difunt|rompi|broke up|broken up|dej[oe])/.test(match[0])
      const before = [...mentions].reverse().find((one) => one.at < at)
      const after = mentions.find((one) => one.at >= at && one.at <= end + 14)
      const isObjectVerb = /(?:perdi|perdimos|lost|enterramos|buried|muerte de|death of|entierro de|funeral de|mi ex|my ex|my late|difunt)/.test(match[0])
      const mention = isObjectVerb ? (after ?? before) : (before ?? (takesObject ? after : undefined))
      // «se me fue mi hijo» is a death; «se me fue mi novio» may be none.
      if (/^se (?:me|nos) (?:f|ha)/.test(match[0]) && (!mention || ['ex', 'partner', 'friend', 'person'].includes(mention.kin))) continue
      if (fate === 'gone' && mention && !['ex', 'partner', 'person'].includes(mention.kin)) continue
      // «mi marido, que hoy hace un año que murió su hermano»: named beside a death, and not the one who died.
      if (mention && !isPlainly({ plain, mention, at, end })) continue
      if (!mention && mentions.length > 0) continue
      out.push({ fate, mention: mention ?? null })
    }
  }
  return out
}

const living: Record<ContentLanguage, RegExp> = {
  es: /\b(?:(?:esta|sigue) viv[oa](?! (?:en (?:mi|mis|nosotros|cada|todo|el|la|nuestr\w+)|dentro|para mi)\b)|vive (?:en(?! (?:mi|mis|nosotros|cada|todo|el recuerdo|nuestr\w+)\b)|con\b|aqui|alli|lejos|cerca|sol[oa])|no (?:esta muert[oa]|(?:se )?(?:ha )?(?:murio|muerto))[.!]*$)/,
  en: /\b(?:is (?:still |very much )?alive(?! (?:in (?:my|me|us|our|every)|inside|to me|for me)\b)|lives (?:in(?! (?:my|me|us|our|every)\b)|with|near|far|alone|next|here|down|up|(?:\w+ ){1,3}(?:minutes|hours|miles|blocks|streets|doors))|is(?:n't| not) dead|(?:didn't|did not|hasn't|has not) died?[.!]*$)/,
}

/** «sueño que está viva», "as if he is alive", «ya no vive aquí»: no news of the living. */
const unreal = /\b(?:suen\w+|son(?:e|ar|aba|ando)|como si|ojala|imagin\w+|parece|siento que|creo que|si|no|nunca|ya no|dream\w*|as if|wish\w*|pretend\w*|feels? like|imagin\w+|if|not|never|no longer)\b/

/** Those of whom a sentence says that they live: nobody is to mourn them here. */
export function aliveIn(sentence: string, mentions: readonly Mention[], language: ContentLanguage): Mention[] {
  const plain = plainText(sentence)
  const match = living[language].exec(plain)
  if (match && unreal.test(plain.slice(0, match.index))) return []
  const held = match ? [...mentions].reverse().find((one) => one.at < match.index) : undefined
  return held ? [held] : []
}

import type { ContentLanguage } from '#core/locale/locale.schema'
import { kinTable } from './kinship'
import { lexicon, type Form, type FormMatch, type Topic } from './lexicon'

/** A concrete thing the person mentioned, ready to be spoken of in the letter's language. */
export type Thing = {
  id: string
  topic: Topic
  isHeld: boolean
  weight: number
  gender: 'f' | 'm'
  isPlural: boolean
  /** False for mass nouns, which take no «un/una» and no "a". */
  isCounted: boolean
  /** With the modifiers the person gave it, without article: «sartén buena», "good pan". */
  noun: string
  /** With its definite article: «el azúcar», "the good pan". */
  definite: string
  owner: 'reader' | 'other' | null
  /** True where it was sold, lost or taken: nothing is to be done with it any more. */
  isGone: boolean
  /** Order in the message. */
  at: number
  sentence: number
}

const adjectivesEs = new Set(
  'buena bueno viejo vieja viejos viejas nuevo nueva azul azules rojo roja rojos rojas verde verdes amarillo amarilla blanco blanca blancos blancas negro negra negros negras gris grises rosa marrón celeste morado morada naranja pequeño pequeña chiquita chiquito grande favorito favorita favoritos favoritas roto rota rotos rotas vacío vacía vacías vacíos antiguo antigua desgastado desgastada gastado gastada enorme rayado rayada floreado floreada último última'.split(' '),
)
const complementsEs = new Set('madera flores lana cuadros mimbre plata oro cocina baño jardín campo domingo domingos siempre leche cuero rayas paja tela hierro barro hilo punto noche mañana tarde invierno verano trabajo boda navidad comunión jugar fútbol pelo caña manzana limón fresa chocolate durazno miel maíz papa pollo verduras lentejas ajo pesca'.split(' '))
const adjectivesEn = new Set(
  'good old new blue red green yellow white black grey gray pink brown purple orange tiny little small big favourite favorite broken empty last best worn wooden woollen tartan leather silver gold golden cracked chipped stupid ugly battered faded striped checked spare first half-finished unfinished handwritten hand-knitted knitted terrible cheap secondhand second-hand'.split(' '),
)

const determiners: Record<ContentLanguage, RegExp> = {
  es: /^(el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|del|al|este|esta|estos|estas|ese|esa|esos|esas|aquel|aquella|aquellos|aquellas|nuestro|nuestra|nuestros|nuestras|cada|otro|otra|dos|tres|cuatro|más|qué|mismo|misma|viejo|vieja|último|última|ningún|ninguna|cuyo)$/i,
  en: /^(the|a|an|my|your|his|her|its|our|their|this|that|these|those|some|any|no|another|every|each|of|in|on|with|without|by|for|from|to|two|three|four|one|old|and|or|made|making|drinking|drink|having|first|last|'s|same|whole|more|good|smell|smelled)$/i,
}
const massTopics = new Set<Topic>(['food', 'drink', 'game', 'outdoors', 'music', 'faith', 'phone', 'feast', 'money', 'hospital', 'car', 'art', 'work', 'petthing', 'body'])

/** Nouns that are too often something else to be read without an article of their own. */
const needsArticle = new Set(
  'vino llama cuenta carta cartas marca sobre plata lana cola obra obras planta plantas nota media medias copa saco aro pata tinto taco mate truco sierra metro visa placa lotería letra banca pieza tarea lectura menudo micro auto serie chapa torta torno paleta hilo reyes aros will light pan ring watch tie cap bat match coach mass bark tail pop wake pit post stage bags papers court yard show shows draft note notes record number letter story card cards fish tube mine mill ward lead chest call calls text texts fell story picture pictures drive bill rent hose swing slide treats tablets hall branch play park plant present presents square stage game light lights scan hip ball games'.split(' '),
)

/** Too general without an article: «limpiando casas», "friends have houses". */
const notBare = new Set<Topic>(['house', 'fixture', 'work', 'venue', 'aside', 'school', 'car', 'transit', 'road', 'hospital', 'sense', 'money', 'faith', 'outdoors', 'feast', 'table', 'screen'])

/** What stands in a sentence about a killing, a crash or a quarrel is no keepsake. */
const inHarm: Record<ContentLanguage, RegExp> = {
  es: /(?<!\p{L})(me|nos) (pega|pegaba|pegó|golpe|empuj|encerr|agarr|zarande|estamp|arrastr|controla|revisa|tiraba del)|se ahogó|ahogad[oa]|sal(ir|í|iste|ió|ido) del armario|fue (un|una) (cuchillo|navaja|pistola|bala|disparo|cuerda)|apuñal|mataron|asesin|suicid|se quitó la vida|robarle|robarl[oa]|atropell|choc(ó|aron)|choque|se pasó (el|un)|sobredosis|accidente|arroll|embist|volc(ó|aron)|derrapó|no volvió|discut(imos|í|ió)|pele(amos|é|ó)(?!\p{L})|nos gritamos|(nadie|ninguno) (te|me|le|nos)? ?(trae|da|manda|regala)/iu,
  en: /\b(hits?|beat|beats|punched|shoved|pushed|slammed|threw|kicked|grabbed|choked|dragged|locked) (me|us)\b|(checked|went through|took|smashed) my (phone|messages|laptop)|drowned|out of the closet|it was a (knife|gun|rope|bullet)|murdered|killed|hanged|shot|stabbed|overdose|hit (him|her|them)|crash|accident|ran over|struck|skidded|overturned|never came (home|back)|argued|fought (?!cancer|for|it|until|on)|had a row|rowed|quarrel|(nobody|no one) (gives|sends|brings|buys)/i,
}

const lost: Record<ContentLanguage, RegExp> = {
  es: /^(vend(í|imos|ió)|tir(é|amos|ó)|regal(é|amos)|llevó|llevaron|perd(í|imos)|romp(í|ió)|quit(é|ado)|don(é|amos))$/,
  en: /^(sold|threw|took|taken|lost|binned|donated|burned|burnt)$/,
}

const places: Record<ContentLanguage, RegExp> = {
  es: /(^| )(en|sobre|bajo|tras|desde|(detrás|debajo|encima|delante|cerca|dentro|afuera|fuera|lado) de) (el|la|los|las|mi|su|un|una|nuestra|nuestro)$|(detrás|debajo|encima|delante|cerca|dentro|afuera|fuera|lado) del$/,
  en: /(^| )(in|on|under|behind|by|beside|at|near|from|into|inside|outside|over) (the|my|our|her|his|their|a)$/,
}

type Token = { word: string; lower: string; at: number }

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu)].map((match) => ({ word: match[0], lower: match[0].toLowerCase(), at: match.index }))
}

function articleEs(form: Pick<Form, 'gender' | 'isStressedA'>, isPlural: boolean): string {
  if (isPlural) return form.gender === 'f' ? 'las' : 'los'
  return form.gender === 'f' && !form.isStressedA ? 'la' : 'el'
}

const functionWordsEn = new Set('instagram facebook whatsapp and but with from that this was were had has have did does not very same other whole last first only own into onto over under about after before left took said saw next most every each'.split(' '))

/** Second halves of English compounds: «biscuit tin», "coffee machine". */
const compoundHeads = new Set('box boxes tin tins jar jars bag bags machine machines case cases set sets pot pots maker rack shelf drawer stand cover bell book books room door window table chair lamp shop store cake cakes pie pies tree trees bush party dress shoes jacket coat shirt hat field court team club band brand plant plants seat tape roll key keys holder recipe recipes tray paper papers bed post hook peg card cards'.split(' '))

/** Things in one sentence. `from` is the sentence's language, `into` the letter's. */
export function thingsIn(text: string, options: { from: ContentLanguage; into: ContentLanguage; sentence: number; offset: number; /** Who the letter is about: their things are theirs, their sister's are not. */ related: string; isPet: boolean }): Thing[] {
  const { from, into } = options
  if (inHarm[from].test(text)) return []
  const table = lexicon()[from]
  const tokens = tokensOf(text)
  const found: Thing[] = []
  for (let i = 0; i < tokens.length; i++) {
    for (let size = 3; size >= 1; size--) {
      const slice = tokens.slice(i, i + size)
      if (slice.length < size) continue
      const phrase = slice.map((token) => token.lower).join(' ').replace(/'s$/, '')
      const match = table.get(phrase)?.[0] ?? (size === 1 && from === 'es' && into === 'es' ? diminutive(phrase) : undefined)
      if (!match) continue
      const thing = readThing({ tokens, index: i, size, match, from, into, sentence: options.sentence, offset: options.offset, related: options.related, isPet: options.isPet, text })
      if (!thing) continue
      found.push(thing)
      i += size - 1 + (thing.noun.split(' ').length > size && new RegExp(`${phrase} (del?|${tokens[i + size]?.lower ?? '-'})`).test(thing.noun) ? thing.noun.split(' ').length - size : 0)
      break
    }
  }
  return found
}

/** «la pulserita», «las camisitas»: the thing, in the words it was given. */
function diminutive(word: string): FormMatch | undefined {
  const found = /^(\p{L}{3,}?)(?:c)?it([oa])(s?)$/u.exec(word)
  if (!found) return undefined
  const [, stem = '', end = '', many = ''] = found
  const base = [`${stem}${end}`, `${stem}e`, stem].map((one) => lexicon().es.get(one)?.[0]).find((match) => match && !match.isPlural)
  const gender = end === 'a' ? 'f' : 'm'
  if (!base || base.form.gender !== gender) return undefined
  const singular = word.replace(/s$/, '')
  return { concept: base.concept, form: { singular, plural: `${singular}s`, gender, isStressedA: false }, isPlural: many === 's' }
}

function readThing(options: { tokens: Token[]; index: number; size: number; match: FormMatch; from: ContentLanguage; into: ContentLanguage; sentence: number; offset: number; related: string; isPet: boolean; text: string }): Thing | null {
  const { tokens, index, size, match, from, into } = options
  const { concept, form } = match
  const lower = tokens[index]!.lower
  const before = tokens[index - 1]?.lower ?? ''
  const earlier = tokens[index - 2]?.lower ?? ''
  const adjectives = from === 'es' ? adjectivesEs : adjectivesEn
  const hasArticle = determiners[from].test(before) || (from === 'en' && before.endsWith("'s")) || (adjectives.has(before) && (determiners[from].test(earlier) || from === 'en'))
  const isStrictArticle = /^(el|la|los|las|un|una|unos|unas|mi|mis|su|sus|del|al|este|esta|ese|esa|aquel|aquella|tu|the|a|an|my|your|his|her|our|their|this|that|those|these|some)$/.test(before) || (from === 'en' && adjectives.has(before))
  if (needsArticle.has(lower) && size === 1 && !isStrictArticle && !(from === 'en' && /^(the|a|an|my|his|her|our|their)$/.test(earlier))) return null
  if (from === 'en' && (lower === 'eye' || (lower === 'will' && !isStrictArticle))) return null
  // A train driver is no train.
  if (from === 'en' && /^(driver|drivers|driving|crash|strike|company|industry|manager|teacher|player|lessons|factory|worker)$/.test(tokens[index + size]?.lower ?? '')) return null
  if (from === 'es' && /^hilos?$/.test(lower) && !/(cos[eíi]|costur|bord|tej|aguja|carrete)/iu.test(options.text)) return null
  // «un plato de sopa», "a bowl of soup": the soup is what was meant.
  if (/^(de|of)$/.test(tokens[index + size]?.lower ?? '') && !/^(té|tea)$/.test(tokens[index + size + 1]?.lower ?? '') && (concept.topic === 'petthing' || /^(plato|vaso|copa|plate|glass|cup|mug|pot|tin|jar|box)$/.test(lower)) && lexicon()[from].get(tokens[index + size + 1]?.lower ?? '')?.[0]?.concept.topic === 'food' && from === 'en') return null
  if (match.isPlural && notBare.has(concept.topic) && !hasArticle) return null
  // «pagar la luz»: a bill.
  if (from === 'es' && /^(luz|gas|agua|renta|casa|piso)$/.test(lower) && /^(pagar|pago|pagué|pagaba|pagamos)$/.test(earlier)) return null
  const isModified = from === 'en' && !hasArticle && /^(the|a|an|my|his|her|our|their|this|that)$/.test(earlier) && /^[a-z-]{3,}$/.test(before) && !functionWordsEn.has(before)
  const isMade = from === 'es' && /^(food|drink)$/.test(concept.topic) && /^(hacía|hacíamos|hago|hizo|preparaba|cocinaba|horneaba|comíamos|comía|tomábamos|tomaba|freía|de|cenábamos)$/.test(before) && (before !== 'de' || /^(olor|receta|aroma|sabor)$/.test(earlier))
  if (!hasArticle && !isMade && !isModified && !match.isPlural && size === 1 && !(massTopics.has(concept.topic) && form.plural === null)) return null
  if (from === 'en' && /^(i|you|we|they|he|she|to|will|would|can|could|not|don't|didn't|never)$/.test(before)) return null
  if (from === 'es' && /^(yo|me|te|se|no|lo|nos|que)$/.test(before)) return null
  if (from === 'es' && /^(los|las|unos|unas|mis|sus|estos|estas|esos|esas)$/.test(before) && !match.isPlural) return null

  const owner = /^(mi|mis|my)$/.test(before) || (adjectives.has(before) && /^(mi|mis|my)$/.test(earlier)) ? 'reader' : /^(su|sus|his|her|their)$/.test(before) || (adjectives.has(before) && /^(su|sus|his|her|their)$/.test(earlier)) ? 'other' : null
  const isPlural = match.isPlural
  const isAlwaysPlural = isPlural && form.plural === null
  let noun: string
  let outForm: Form = form
  if (from === into) {
    noun = isPlural && form.plural ? form.plural : form.singular
    const after = tokens[index + size]
    const afterNext = tokens[index + size + 1]
    const head = after?.lower.replace(/'s$/, '')
    if (from === 'en' && head && compoundHeads.has(head) && !match.isPlural && !/'s$/.test(tokens[index + size - 1]!.lower)) noun = `${noun} ${head}`
    if (from === 'es') {
      if (after && adjectives.has(after.lower) && agrees(after.lower, form.gender, isPlural)) noun = `${noun} ${after.lower}`
      else if (after?.lower === 'de' && afterNext && (complementsEs.has(afterNext.lower) || lexicon().es.has(afterNext.lower))) noun = `${noun} de ${/^\p{Lu}\p{Ll}/u.test(afterNext.word) ? afterNext.word : afterNext.lower}`
      else if (after?.lower === 'del' && /^(hospital|colegio|instituto|cole|trabajo|bautizo|equipo|parto)$/.test(afterNext?.lower ?? '')) noun = `${noun} del ${afterNext!.lower}`
      if (adjectives.has(before) && /^(vieja|viejo|viejas|viejos|última|último|pequeña|pequeño|enorme)$/.test(before) && agrees(before, form.gender, isPlural)) noun = `${before} ${noun}`
    } else if (isModified) {
      noun = `${/^(Christmas|Easter|Sunday|Saturday|Monday|Friday)$/.test(tokens[index - 1]!.word) ? tokens[index - 1]!.word : before} ${noun}`
    } else if (adjectives.has(before) && before !== 'last' && before !== 'first' && before !== 'best') {
      noun = adjectives.has(earlier) && earlier !== 'last' ? `${earlier} ${before} ${noun}` : `${before} ${noun}`
    }
  } else {
    const target = concept[into][0]
    if (!target) return null
    outForm = target
    noun = isPlural && target.plural ? target.plural : target.singular
  }
  const outPlural = from === into ? isPlural || (from === 'en' && noun.includes(' ') && compoundHeads.has(noun.split(' ').at(-1)!) && /[^s]s$/.test(noun) && !lexicon().en.has(noun)) : (isPlural && outForm.plural !== null) || /^(gafas|ashes|clothes|glasses|cards)/.test(noun)
  const definite = into === 'es' ? `${articleEs(outForm, outPlural)} ${noun}` : (/^(Christmas|Thanksgiving|Easter|New Year's)( Eve| Day)?$/.test(noun) ? noun : `the ${noun}`)
  // A «glove box» is no glove.
  const isCompound = from === 'en' && from === into && compoundHeads.has(noun.split(' ').at(-1)!) && noun.split(' ').at(-1) !== match.form.singular.split(' ').at(-1) && !isPlural
  const extra = (noun.includes(' ') ? 1 : 0) + (owner === 'other' ? 1 : 0) + (concept.isHeld ? 0.5 : 0)
  const said = tokens.slice(0, index).map((token) => token.lower)
  const isPlace = places[from].test(said.slice(-4).join(' '))
  const isGone = concept.topic !== 'photo' && concept.topic !== 'money' && said.slice(-5).some((word) => lost[from].test(word))
  const isOthers = isSomebodyElses({ tokens, index, size, from, related: options.related })
  const topic = isCompound ? 'fixture' : topicHere(concept.topic, options)
  const lighter = (isPlace ? (/^(sense|outdoors|garden)$/.test(topic) ? 0 : 2) + (said.some((word) => /^(detrás|behind)$/.test(word)) ? 2 : 0) : 0) + (isOthers ? 5 : 0)
  return {
    id: concept.id, topic, isHeld: concept.isHeld && !isCompound && !isOthers && topic !== 'aside', isGone, weight: (topic === 'aside' ? 1 : concept.weight) + extra - lighter, gender: outForm.gender, isPlural: outPlural, isCounted: !isAlwaysPlural && outForm.plural !== null,
    noun, definite, owner, at: options.offset + tokens[index]!.at, sentence: options.sentence,
  }
}

const ownBusiness = /ten(íamos|ía|emos|go)|abr(í|imos|ió)|cerr(é|amos|aron|ó)|trabaj|atend(ía|í)|\bran\b|opened|closed|shut|owned|worked|work (in|at)|closing/iu

/** What a thing is in this sentence: a bar gone to is no workplace, a basket without an animal no kennel, flowers brought no garden. */
function topicHere(topic: Topic, { text, index, tokens, isPet, from }: { text: string; index: number; tokens: Token[]; isPet: boolean; from: ContentLanguage }): Topic {
  const lower = tokens[index]!.lower
  if (topic === 'venue') return (ownBusiness.test(text) || /^(mi|nuestro|nuestra|my)$/.test(tokens[index - 1]?.lower ?? '')) && !/nuestra mesa|our table/i.test(text) ? 'work' : 'venue'
  if (/^(camión|truck|lorry|taxi)$/.test(lower) && !/^(mi|su|my|his|her)$/.test(tokens[index - 1]?.lower ?? '') && !/(conduc|manej|driv|drove)/iu.test(text)) return 'aside'
  if (/^(bed|beds|cama|camas)$/.test(lower) && /(hospital|ward|waiting list|list for|planta|UCI|ICU)/i.test(text)) return 'aside'
  if (topic === 'house' && isPet) return 'aside'
  if (/^boots?$/.test(lower) && (/^of$/.test(tokens[index + 1]?.lower ?? '') && /car/.test(tokens[index + 3]?.lower ?? '') || (/^(in|to|into|from)$/.test(tokens[index - 2]?.lower ?? '') && lower === 'boot'))) return 'aside'
  if (/^(bodas?|weddings?)$/.test(lower)) return 'aside'
  if (topic === 'petthing' && !isPet && !/perr|gat[oa]|mascota|\bdogs?\b|\bcats?\b|\bpets?\b|conej|caball/iu.test(text)) return 'fixture'
  if (topic === 'garden' && /^(flores|flowers|rosas|roses)$/.test(lower) && /(llev|tra[ei]g?|mand|regal|compr)\p{L}* |(bring|brought|send|sent|take|took|bought|buy|lay|laid) /iu.test(text)) return 'aside'
  if (topic === 'work' && /^(portátil|laptop|ordenador|computadora|computer|pantalla|screen|compu)$/.test(lower)) return /trabaj|oficina|work|office|apag|shut|shift/iu.test(text) ? 'work' : 'aside'
  if (topic === 'garden' && /(funeral|entierro|tanatorio|velorio|velatorio|corona|tumba|cementerio|nicho|pésame|burial|grave|coffin|ataúd|condolence)/iu.test(text)) return 'aside'
  if (topic === 'phone' && /(son(ó|aba)|llamaron|avisaron|noticia|me (lo )?dijeron|colg(ó|ué)|\brang\b|ringing|the call came|called (me )?(to|and|at)|news|picked up)/iu.test(text) && !/(contestador|buzón|voicemail|nota de voz|audio|voice)/iu.test(lower)) return 'aside'
  if (/^cañas?$/.test(lower) && tokens[index + 1]?.lower !== 'de') return /^(su|sus|mi|mis)$/.test(tokens[index - 1]?.lower ?? '') || /pesc/iu.test(text) ? 'fixture' : 'aside'
  if (topic === 'food' && /(audio|nota de voz|mensaje|contestador|buzón|voicemail|voice ?(note|message)|\btexts?\b|text message)/iu.test(text)) return 'aside'
  if (/^(notas?|notes?|letra)$/.test(lower) && /(piano|guitar|viol[ií]n|músic|music|cant(a|ó|ar)|canci|toca(r|ba)|melod|sing|song|\bplay|examen|aprob|suspend|sac(ó|aba|é)|grade)/iu.test(text)) return 'aside'
  if (/^stockings?$/.test(lower) && /(christmas|mantel|fireplace|santa)/i.test(text)) return 'feast'
  if (/^(watches|clocks|relojes)$/.test(lower) && /(repair|mend|fix|\bsold|\bsell|shop|repar|arregl|relojer|vend)/iu.test(text)) return 'aside'
  if (topic === 'money' && /instagram|facebook|tiktok|redes|twitter|spotify|netflix|whatsapp/iu.test(text)) return 'aside'
  if (/^cascos?$/.test(lower)) return /obra|trabaj|mina|bomber|fábrica|turno/iu.test(text) ? 'work' : 'fixture'
  if (/^borders?$/.test(lower) && !/(cross|country|passport|police|mexic|visa)/i.test(text)) return /garden|flower|plant|weed|bulb|prune/i.test(text) ? 'garden' : 'aside'
  if (topic === 'house' && from === 'es' && /^(cocina|sala|cuarto|habitación)$/.test(lower) && /(hospital|facultad|oficina|escuela)/iu.test(text)) return 'aside'
  return topic
}

/** «la cuenta de mi hermana», "my sister's sofa": somebody's, and not of the one written about. */
function isSomebodyElses({ tokens, index, size, from, related }: { tokens: Token[]; index: number; size: number; from: ContentLanguage; related: string }): boolean {
  const kin = kinTable(from)
  if (from === 'es') {
    const [of, whose, who] = [tokens[index + size]?.lower, tokens[index + size + 1]?.lower ?? '', tokens[index + size + 2]?.lower ?? '']
    return of === 'de' && /^(mi|mis|su|sus|un|una)$/.test(whose) && kin.has(who) && !related.includes(who)
  }
  const before = tokens[index - 1]?.lower ?? ''
  const who = before.replace(/'s$/, '')
  return before.endsWith("'s") && kin.has(who) && !related.includes(who)
}

function agrees(adjective: string, gender: 'f' | 'm', isPlural: boolean): boolean {
  if (isPlural !== /s$/.test(adjective.replace(/^(gris|siempre)$/, ''))) return false
  const bare = adjective.replace(/s$/, '')
  if (bare.endsWith('a') && !/^(rosa|naranja)$/.test(bare)) return gender === 'f'
  if (bare.endsWith('o')) return gender === 'm'
  return true
}

import type { LetterBrief, LetterGender } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { turnToYouEn } from '#core/language/turn.en'
import { plainWord } from '#core/language/words'
import { isFiniteEs, secondPersonOf, verbForms } from '#core/language/verbs.es'
import { clausesIn, type Clause } from '#core/language/clauses'
import { closureSignals, type Closure } from './closures'
import { feelingInEmoji, feelingsIn, type FeltEmotion } from '#core/language/emotions'
import type { Circumstance } from '#core/language/kinds'
import { kinTable, personKins } from '#core/language/kinship'
import { languageOf, latinShare } from '#core/language/language'
import type { Topic } from '#core/language/lexicon'
import { cleanName } from '#core/language/names'
import { paraphrase } from './paraphrase'
import { emojiOf, isOrder, normaliseText, stripNoise } from '#core/language/normalise'
import { circumstanceSignalsEn } from '#core/language/signals.en'
import { circumstanceSignalsEs } from '#core/language/signals.es'
import { thingsIn, type Thing } from '#core/language/things'
import { dayIn, spansIn, type Span } from '#core/language/times'
import { readWhom, type Whom } from './whom'

/** How the reader wants to close, as far as it can be known. */
export type Ending = {
  id: Closure
  /** «darle las gracias», "say goodbye": fits after «quieres» / "want to". */
  infinitive: string | null
  /** Their exact words, short. */
  text: string | null
}

/** Everything a letter may know, weighed. */
export type Reading = {
  brief: LetterBrief
  language: ContentLanguage
  reader: { name: string | null; gender: LetterGender }
  whom: Whom
  feelings: FeltEmotion[]
  ending: Ending
  clauses: Clause[]
  /** Heaviest first. */
  things: Thing[]
  topics: Topic[]
  /** Other people of theirs, from the reader's side: «tu madre», "your kids". */
  people: { text: string; isPlural: boolean }[]
  spans: Span[]
  day: string | null
  /** What may decide which movements fit: circumstances, kin, closure, feelings, `little`. */
  tags: Set<string>
  /** Circumstances in order of weight. */
  circumstances: Circumstance[]
  /** What must not be presupposed: human, history, affection. */
  lacks: Set<string>
}

const duelo: Circumstance[] = ['suicide', 'violence', 'addiction', 'sudden', 'illness', 'dementia', 'caregiver', 'faraway', 'perinatal', 'estranged', 'harm', 'relief', 'anniversary', 'recent', 'longago', 'putdown', 'late', 'age']
const ruptura: Circumstance[] = ['abuse', 'betrayer', 'betrayal', 'left', 'leaving', 'coparenting', 'house', 'nocontact', 'contact', 'stillloving', 'longyears', 'short', 'replaced', 'vanished', 'distance', 'divorce', 'networks', 'friendship', 'recent', 'relief']
const proposito: Circumstance[] = ['laidoff', 'retirement', 'burnout', 'migration', 'emptynest', 'sickness', 'faith', 'formerself', 'study', 'creative', 'business', 'aging', 'parenthood', 'childless', 'caring', 'routine', 'hollow', 'decision', 'comparison', 'sober', 'money', 'work']
const allowed: Record<LetterBrief['path'], Circumstance[]> = { duelo, ruptura, proposito }
/** General themes count for less than those that say what happened. */
const general = new Set<Circumstance>(['work', 'routine', 'hollow', 'decision', 'house', 'illness', 'recent', 'age', 'aging', 'money', 'comparison', 'networks', 'distance'])
/** What weighs whatever else was said. */
const grave = new Set<Circumstance>(['suicide', 'perinatal', 'violence', 'abuse', 'harm', 'putdown', 'dementia', 'addiction', 'betrayal', 'betrayer'])

function sentencesOf(text: string): string[] {
  return text
    .replace(/([.!?…]["']?)\s+/g, '$1\n')
    .replace(/;\s+/g, ';\n')
    .split('\n')
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

type Sentence = { text: string; language: ContentLanguage; at: number }

/** The sentences of a message that are somebody's words: no orders to a program, no other script. */
function readSentences(raw: string, language: ContentLanguage): Sentence[] {
  const rough = stripNoise(raw)
  const own = languageOf(rough) ?? language
  const out: Sentence[] = []
  let at = 0
  for (const sentence of sentencesOf(normaliseText(raw, own))) {
    at += sentence.length
    if (isOrder(sentence) || latinShare(sentence) < 0.8) continue
    out.push({ text: sentence, language: languageOf(sentence) ?? own, at })
  }
  return out
}

const infinitiveLeadEs = /^(yo )?(quiero|quisiera|querría|me gustaría|necesito|deseo|espero|quiero poder|busco|intento|solo quiero|sólo quiero|poder)\s+(?=\p{L}+(ar|er|ir|ír)(me|te|se|le|les|lo|la|los|las|nos|selo|sela|melo|mela|telo)?(?!\p{L}))/iu
const infinitiveLeadEn = /^(i('d)? )?(just |only |really )?(want|would like|like|need|wish|hope|am trying)? ?(to )(?=[a-z])/i

const bareVerbEn = /^(forgive|say|tell|thank|remember|start|stop|find|make|get|keep|go back|be|end|breathe|understand|learn|close|honou?r|ask|take|put|begin|carry|accept|matter|decide|feel|give|serve|laugh|let go|let (him|her|them|it) go|let (him|her|them) rest|own|change|celebrate|forget|part|call|use|come back|sleep|rest|live|trust|hold|leave|move|face|finish|write|speak|apologi[sz]e|promise|grieve|cry|mean)\b/i

function readEnding(raw: string, language: ContentLanguage): Ending {
  const sentences = readSentences(raw ?? '', language).filter((sentence) => sentence.language === language)
  const all = readSentences(raw ?? '', language)
  const text = all.map((sentence) => sentence.text).join(' ')
  const from = all[0]?.language ?? language
  const id = closureSignals.find(([, patterns]) => patterns[from].test(text))?.[0] ?? 'open'
  const first = (sentences[0]?.text ?? '').replace(/["«»]/g, '').replace(/[.!?…,;:]+$/g, '').trim()
  const words = first.split(/\s+/).filter(Boolean)
  if (words.length === 0 || words.length > 14 || /[?¿]/.test(first)) return { id, infinitive: null, text: null }
  let infinitive: string | null = null
  if (language === 'es') {
    const bare = first.replace(infinitiveLeadEs, '')
    if (/^\p{L}+(ar|er|ir|ír|árl|érl|írl|árs|érs|írs)(me|te|se|le|les|lo|la|los|las|o|a|e|nos|selo|sela|melo|mela|elo|ela)?(?!\p{L})/iu.test(bare) && !/^(mar|ayer|mujer|lugar|hogar|poder|placer|azar|par)\b/i.test(bare)) infinitive = turnInfinitiveEs(bare)
  } else {
    const lead = infinitiveLeadEn.exec(first)
    const rest = lead && /to $/i.test(lead[0]) ? first.slice(lead[0].length) : bareVerbEn.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : null
    infinitive = rest && !/^not\b/i.test(rest) ? turnToYouEn(rest) : null
  }
  const isShort = words.length >= 2 && words.length <= 9 && /\p{L}{3}/u.test(first) && !/^(no sé|nada|none|nothing|idk|i don't know)/i.test(first)
  const shown = isShort && !/\b(carta|letter|poem|poema)\b/i.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : null
  const asWritten = shown?.replace(/^i(?=[ '])/, 'I') ?? null
  return { id, infinitive: infinitive && infinitive.split(' ').length <= 12 ? infinitive : null, text: asWritten }
}

/** «despedirme de mi padre» → «despedirte de tu padre»; null where a finite verb would have to turn. */
function turnInfinitiveEs(text: string): string | null {
  const lower = (text.charAt(0).toLowerCase() + text.slice(1)).replace(/(?<!\p{L})(qui[eé]n|lo que) soy(?!\p{L})/giu, '$1 eres').replace(/(?<!\p{L})(algo |lo )mío(?!\p{L})/giu, '$1tuyo')
  if (/(?<!\p{L})(te|ti|tú|tu|tus|contigo|nos|nuestr\p{L}+)(?!\p{L})/iu.test(lower) || /(?:ar|er|ir)(te|telo|tela|nos)(?!\p{L})/iu.test(lower)) return null
  if (/(?<!\p{L})(soy|estoy|era|estaba|tengo|puedo|quiero|hice|fui|he|había|siento|sé|pude|tuve|dije|di|extraño|merezco|llevo|\p{L}{3,}é|\p{L}{3,}í)(?!\p{L})/iu.test(lower.replace(/(?<!\p{L})(así|aquí|ahí|allí|café|fe|qué|bebé|sí|mí|porqué)(?!\p{L})/giu, ''))) return null
  // «aunque no lo vea»: mine or somebody's; a verb that may be the reader's is not guessed.
  const words = lower.match(/\p{L}+/gu) ?? []
  const mine = new Map<string, string>()
  for (const [i, word] of words.entries()) {
    const forms = verbForms(word)
    if (i === 0 || !isFiniteEs(word, words[i - 1]) || !forms.some((form) => form.person === 0) || /^(sea|importe|valga|sirva|guste|merezca|haga|dé)$/.test(word)) continue
    const turned = forms.every((form) => form.person === 0) ? secondPersonOf(word, true) : null
    if (!turned) return null
    mine.set(word, turned)
  }
  return lower
    .replace(/\p{L}+/gu, (word) => mine.get(word) ?? word)
    .replace(/(?<!\p{L})(\p{L}+(?:ar|er|ir|ír|ándo|iéndo|ando|iendo))me(lo|la|los|las)?(?!\p{L})/giu, '$1te$2')
    .replace(/(\p{L}*(?:ár|ér|ír))me(lo|la|los|las)(?!\p{L})/giu, '$1te$2')
    .replace(/(?<!\p{L})me(?!\p{L})/giu, 'te')
    .replace(/(?<!\p{L})yo(?!\p{L})/giu, 'tú')
    .replace(/(?<!\p{L})mi(?!\p{L})/giu, 'tu')
    .replace(/(?<!\p{L})mis(?!\p{L})/giu, 'tus')
    .replace(/(?<!\p{L})mí(?!\p{L})/giu, 'ti')
    .replace(/(?<!\p{L})conmigo(?!\p{L})/giu, 'contigo')
}

function readPeople(text: string, whom: Whom, language: ContentLanguage): Reading['people'] {
  const table = kinTable(language)
  const pattern = language === 'es' ? /(?<!\p{L})(mi|mis|nuestro|nuestra|nuestros|nuestras) (\p{L}+)/giu : /\b(my|our) ([a-z-]+)/gi
  const out: Reading['people'] = []
  for (const match of text.matchAll(pattern)) {
    const word = match[2]!.toLowerCase()
    const form = table.get(word)
    if (!form || !personKins.has(form.kin) || form.kin === whom.kin || form.kin === 'ex' || whom.related.includes(word)) continue
    if (['mother', 'father'].includes(form.kin) && whom.kin === 'parents') continue
    const label = language === 'es' ? `${form.isPlural ? 'tus' : 'tu'} ${word}` : `your ${word}`
    if (!out.some((one) => one.text === label)) out.push({ text: label, isPlural: form.isPlural })
  }
  return out
}

const pressesBack = /another chance|go back|give (him|her) |he's (a )?good|otra oportunidad|que vuelva|que vuelvas|perdon[ae]|no es para tanto/iu

/** «audios» is not about God: a signal begins where a word begins. */
function isInsideWord(text: string, index: number): boolean {
  return /\p{L}/u.test(text[index] ?? '') && /[\p{L}\d]/u.test(text[index - 1] ?? '')
}

/** «mi quimio», "when I was ill": the reader's own body, not the one's. */
const ofTheReader = /(?<!\p{L})(mi (propi[oa] |primera |segunda |última |sesión de )?|(yo )?(tengo|tuve|tenía|estuve|estoy|estaba) (un |una |con |muy )?|(empec[eé]|empezaba|terminé|acabé) (con )?la |me (diagnosticaron|detectaron|dieron|operaron de)( un| una| la)? ?|my (own |first |last |second )?|I('m| am| was| had| have| got|'d had|'ve had)( a| so| very| having)?)\s*$/iu

function rankCircumstances(brief: LetterBrief, texts: Record<ContentLanguage, string>, whom: Whom): Circumstance[] {
  const score = new Map<Circumstance, number>()
  for (const language of ['es', 'en'] as const) {
    const text = texts[language]
    if (!text) continue
    for (const [circumstance, pattern] of language === 'es' ? circumstanceSignalsEs : circumstanceSignalsEn) {
      if (!allowed[brief.path].includes(circumstance)) continue
      const hits = [...text.matchAll(new RegExp(pattern.source, `g${pattern.flags.replace('g', '')}`))].filter(({ index }) => !isInsideWord(text, index) && !(circumstance === 'illness' && ofTheReader.test(text.slice(Math.max(0, index - 30), index)))).length
      if (hits > 0) score.set(circumstance, (score.get(circumstance) ?? 0) + Math.min(hits, 3) + (general.has(circumstance) ? 0 : 2) + (grave.has(circumstance) ? 6 : 0))
    }
  }
  if (brief.path === 'duelo' && whom.kin === 'baby') score.set('perinatal', 20)
  if (whom.isPet || whom.kin === 'grandparent' || whom.kin === 'father' || whom.kin === 'mother') if (whom.kin !== 'baby') score.delete('perinatal')
  if (brief.path === 'duelo' && whom.kin !== 'baby' && whom.kin !== 'child' && whom.kin !== 'person') score.delete('perinatal')
  if (whom.isPet) for (const one of ['suicide', 'estranged', 'dementia', 'harm'] as const) score.delete(one)
  if (!whom.isPet) score.delete('putdown')
  if (whom.kin !== 'friend') score.delete('friendship')
  if (whom.kin === 'friend') score.delete('divorce')
  if (brief.path === 'ruptura' && score.has('abuse')) score.delete('stillloving')
  if (brief.path === 'proposito') {
    if (whom.kin === 'business') score.set('business', 8)
    if (whom.kin === 'job' || whom.kin === 'vocation') score.set('work', (score.get('work') ?? 0) + 2)
    if (whom.kin === 'country' && (score.has('migration') || !/pueblo|barrio|aldea|village|hometown|town/i.test(`${brief.relacion} ${brief.apodo}`))) score.set('migration', 8)
    if (score.has('childless')) for (const one of ['parenthood', 'emptynest'] as const) score.delete(one)
    if (whom.kin === 'faithful') score.set('faith', 8)
    if (whom.kin === 'self' && /antes|before|used to|was|old|former|fui|era/i.test(brief.relacion)) score.set('formerself', (score.get('formerself') ?? 0) + 2)
    if (whom.kin === 'health') score.set('sickness', 8)
    if (whom.kin === 'child' && score.has('emptynest')) for (const one of ['study', 'retirement'] as const) score.delete(one)
    if (whom.kin !== 'child' && !/hij|kid|child|son|daughter|niñ/i.test(`${texts.es} ${texts.en}`)) score.delete('emptynest')
  }
  if (score.has('left') && score.has('leaving')) score.delete((score.get('left') ?? 0) >= (score.get('leaving') ?? 0) ? 'leaving' : 'left')
  if (score.has('betrayer')) for (const one of ['betrayal', 'left', 'vanished'] as const) score.delete(one)
  if (score.has('longyears')) score.delete('short')
  if (brief.path === 'ruptura' && !['ex', 'partner', 'person'].includes(whom.kin)) for (const one of ['divorce', 'coparenting', 'house', 'replaced'] as const) score.delete(one)
  if (/(?<!\p{L})(tengo [1-4]\d(?!\d)|I'm [1-4]\d\b|at [1-4]\d\b|[1-4]\d años)/iu.test(`${texts.es} ${texts.en}`) && !/jubil|pension/iu.test(texts.es)) score.delete('retirement')
  if (/hij[oa]s (ya )?(son |están )?(mayores|grandes|adult)|(kids|children|sons|daughters) (are|were) (grown|adults)|grown[- ](up )?(kids|children)/iu.test(`${texts.es} ${texts.en}`)) score.delete('coparenting')
  if (score.has('nocontact')) score.delete('contact')
  return [...score.entries()].sort((one, other) => other[1] - one[1]).map(([circumstance]) => circumstance)
}

/** Reads a request: what was said, about whom, what weighs, and what may not be presupposed. */
export function readBrief(brief: LetterBrief): Reading {
  const { language } = brief
  const sentences = readSentences(brief.mensaje ?? '', language)
  const texts: Record<ContentLanguage, string> = { es: '', en: '' }
  for (const sentence of sentences) texts[sentence.language] += ` ${sentence.text}`
  const whole = `${texts.es} ${texts.en}`
  const whom = readWhom(brief, texts[language] || whole)
  const names = nameWords(brief, sentences)

  let ids = 0
  const nextId = (): number => ids++
  const foreign = texts[language === 'es' ? 'en' : 'es']
  const clauses = sentences
    .flatMap((sentence, index) => (sentence.language === language ? clausesIn({ sentence: sentence.text, index, language, names, nextId }) : []))
    .concat(paraphrase(foreign, language, { whom, nextId }))
    .filter((clause) => brief.genero !== 'neutro' || clause.readerGender === null)
    .map((clause) => (brief.path === 'duelo' || clause.kind !== 'late' ? clause : { ...clause, kind: clause.kinds[1] ?? 'event', kinds: clause.kinds.length > 1 ? clause.kinds.slice(1) : (['event'] as const).slice(), weight: clause.weight - 4 }))
    // What others say in favour of going back to somebody violent does not lead a letter.
    .map((clause) => (clause.kind === 'others' && pressesBack.test(clause.text) ? { ...clause, weight: clause.weight - 6 } : clause))
    .filter((clause, i, all) => all.findIndex((other) => other.text === clause.text) === i)
    .sort((one, other) => other.weight - one.weight)

  const things = dedupe(sentences.flatMap((sentence, index) => thingsIn(sentence.text, { from: sentence.language, into: language, sentence: index, offset: sentence.at, related: whom.related, isPet: whom.isPet })))
  for (const thing of things) {
    // A child's drawing for a dog, a bed with no one missing from it: named, and of another kind.
    if (thing.topic === 'child' && brief.path === 'duelo' && !['child', 'baby', 'grandchild', 'nephew', 'sibling', 'cousin'].includes(whom.kin)) thing.topic = 'fixture'
    if (thing.topic === 'bed' && brief.path !== 'proposito' && !['partner', 'ex', 'person'].includes(whom.kin)) thing.topic = whom.kin === 'baby' || whom.kin === 'child' ? 'child' : 'fixture'
  }
  // A car in a message about a crash is no keepsake.
  if (brief.path === 'duelo' && /accident|atropell|choc(ó|aron)|crash|hit (him|her|them)\b|(?<!\p{L})arroll|skidded|volc(ó|aron)/iu.test(whole)) for (const thing of things) if (thing.topic === 'car' && thing.owner === null) Object.assign(thing, { topic: 'aside', isHeld: false, weight: 1 })
  const fields = normaliseText(brief.emocion ?? '', language)
  let feelings = isOrder(fields) ? [] : feelingsIn(fields, language)
  if (feelings.length === 0 && fields) feelings = translateFeelings(fields, language)
  const emoji = emojiOf(`${brief.emocion ?? ''}${brief.mensaje ?? ''}`)
  const fromEmoji = feelings.length === 0 ? feelingInEmoji(emoji, language) : null
  if (fromEmoji) feelings = [fromEmoji]
  // «triste» may be called «tristeza»; "lost" was not the word "confusion".
  const spoken = ` ${plainWord(`${brief.emocion ?? ''} ${whole}`)}`
  feelings = feelings.map((felt) => ({ ...felt, isOwnWord: spoken.includes(` ${plainWord(felt.noun.split(' ').at(-1)!).slice(0, 4)}`) }))
  const ending = readEnding(brief.cierre ?? '', language)
  // What is named in the other fields counts too: «mi doctorado», "gambling", "being a mum". A proper name does not.
  const nickname = normaliseText(brief.apodo ?? '', language)
  const told = [normaliseText(brief.relacion ?? '', language), /^(\p{Ll}|my |our |mi |mis |el |la |los |las |the |being |lo )/u.test(nickname) && !isOrder(nickname) ? nickname : '', fields, normaliseText(brief.cierre ?? '', language)]
  for (const text of told) if (text && !isOrder(text)) texts[languageOf(text) ?? language] += `. ${text}`
  const circumstances = rankCircumstances(brief, texts, whom)

  const lacks = new Set<string>()
  if (!whom.isPerson) lacks.add('human')
  if (!whom.isPerson && !whom.isPet) lacks.add('alive')
  if (whom.isPet) lacks.add('human')
  if (circumstances.includes('perinatal') || /acogi|foster/iu.test(brief.relacion ?? '')) lacks.add('history')
  if (circumstances.includes('estranged') || circumstances.includes('harm') || circumstances.includes('abuse')) lacks.add('affection')
  if (circumstances.includes('harm') || circumstances.includes('abuse')) lacks.add('history')
  const meaningful = (whole.match(/\p{L}{3,}/gu) ?? []).length
  const tags = new Set<string>([...circumstances, `path:${brief.path}`, `kin:${whom.kin}`, `close:${ending.id}`, ...feelings.map((felt) => `feel:${felt.id}`)])
  if (meaningful < 9 || clauses.length === 0) tags.add('little')
  if (meaningful < 3 && clauses.length === 0) tags.add('wordless')
  if (whom.isPet) tags.add('pet')
  return {
    brief, language, reader: { name: cleanName(brief.nombre ?? '', { maxWords: 4 }), gender: brief.genero ?? 'neutro' }, whom, feelings, ending, clauses, things,
    topics: [...new Set(things.map((thing) => thing.topic))], people: readPeople(texts[language], whom, language), spans: spansIn(texts[language], language), day: dayIn(texts[language], language), tags, circumstances, lacks,
  }
}

function translateFeelings(text: string, language: ContentLanguage): FeltEmotion[] {
  const other = language === 'es' ? 'en' : 'es'
  return feelingsIn(text, other).map((felt) => feelingById(felt.id, language))
}

function feelingById(id: FeltEmotion['id'], language: ContentLanguage): FeltEmotion {
  const plain: Partial<Record<FeltEmotion['id'], [string, string]>> = {
    guilt: ['culpa', 'guilt'], uselessness: ['inutilidad', 'uselessness'], relief: ['alivio', 'relief'], shame: ['vergüenza', 'shame'], anger: ['rabia', 'anger'], helplessness: ['impotencia', 'helplessness'], disappointment: ['decepción', 'disappointment'], anxiety: ['ansiedad', 'anxiety'],
    fear: ['miedo', 'fear'], emptiness: ['vacío', 'emptiness'], loneliness: ['soledad', 'loneliness'], tiredness: ['cansancio', 'tiredness'], longing: ['nostalgia', 'longing'], sadness: ['tristeza', 'sadness'], pain: ['dolor', 'hurt'], love: ['amor', 'love'],
    confusion: ['confusión', 'confusion'], gratitude: ['gratitud', 'gratitude'], peace: ['calma', 'calm'], hope: ['esperanza', 'hope'], jealousy: ['celos', 'jealousy'], numbness: ['bloqueo', 'numbness'], hopelessness: ['desesperanza', 'despair'],
  }
  const felt = feelingsIn(plain[id]?.[language === 'es' ? 0 : 1] ?? '', language)[0]
  return felt ?? { id, noun: language === 'es' ? 'la tristeza' : 'sadness', gender: 'f' }
}

/** Words that keep their capital: the names given, and capitals inside sentences. */
function nameWords(brief: LetterBrief, sentences: Sentence[]): Set<string> {
  const names = new Set<string>()
  for (const field of [brief.apodo, brief.nombre]) for (const word of (cleanName(field ?? '', { maxWords: 5 }) ?? '').split(' ')) if (/^\p{Lu}/u.test(word) && !/^(my|your|the|mi|tu|la|el|los|las|body|life|future)$/i.test(word)) names.add(word.toLowerCase())
  for (const sentence of sentences) for (const match of sentence.text.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)) names.add(match[0].toLowerCase())
  return names
}

function dedupe(things: Thing[]): Thing[] {
  const best = new Map<string, Thing>()
  for (const thing of things) {
    const held = best.get(thing.id)
    if (!held || thing.weight > held.weight) best.set(thing.id, held ? { ...thing, at: Math.min(held.at, thing.at) } : thing)
  }
  return [...best.values()].sort((one, other) => other.weight - one.weight || one.at - other.at)
}

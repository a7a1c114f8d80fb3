import type { ContentLanguage } from '#core/locale/locale.schema'

export type Emotion =
  | 'guilt' | 'sadness' | 'anger' | 'fear' | 'anxiety' | 'emptiness' | 'loneliness' | 'tiredness' | 'longing' | 'relief' | 'shame' | 'confusion' | 'love' | 'gratitude' | 'jealousy' | 'disappointment' | 'hopelessness' | 'numbness'
  | 'uselessness' | 'helplessness' | 'pain' | 'peace' | 'hope'

type EmotionRow = { id: Emotion; es: { noun: string; gender: 'f' | 'm'; pattern: RegExp }; en: { noun: string; pattern: RegExp }; emoji?: RegExp }

/** Feelings by the words people use for them. Order decides ties: the more specific first. */
export const emotions: EmotionRow[] = [
  { id: 'guilt', es: { noun: 'culpa', gender: 'f', pattern: /culpa|remordimiento|arrepenti/iu }, en: { noun: 'guilt', pattern: /\b(?:guilt|remorse|regret)/i } },
  { id: 'uselessness', es: { noun: 'inutilidad', gender: 'f', pattern: /in[uú]til|no sirvo|fracas|de m[aá]s\b/iu }, en: { noun: 'uselessness', pattern: /\b(?:useless|worthless|failure|failed|no use)/i } },
  { id: 'relief', es: { noun: 'alivio', gender: 'm', pattern: /alivio|aliviad/iu }, en: { noun: 'relief', pattern: /\b(?:relief|relieved)/i } },
  { id: 'shame', es: { noun: 'vergüenza', gender: 'f', pattern: /verg[uü]enza|avergonzad|humilla/iu }, en: { noun: 'shame', pattern: /\b(?:shame|embarrass|humiliat)/i } },
  { id: 'jealousy', es: { noun: 'celos', gender: 'm', pattern: /celos|envidia|celos[oa]/iu }, en: { noun: 'jealousy', pattern: /\b(?:jealous|env(y|ious))/i } },
  { id: 'anger', es: { noun: 'rabia', gender: 'f', pattern: /rabia|(?<!\p{L})ira(?!\p{L})|enoj|enfad|furi|bronca|coraje|rencor|resentim|odio|cabread|(?<!\p{L})hart[oa]s? de (?:que|mi|el|la|los|las|su|sus|tu|est)|impoten.{0,3}y rabia/iu }, en: { noun: 'anger', pattern: /\b(?:ang(er|ry)|rage|\bcross\b|fury|furious|mad\b|resent|bitter|hate|livid)/i }, emoji: /[😠😡🤬]/u },
  { id: 'helplessness', es: { noun: 'impotencia', gender: 'f', pattern: /impoten|frustra/iu }, en: { noun: 'helplessness', pattern: /\b(?:helpless|powerless|frustrat)/i } },
  { id: 'disappointment', es: { noun: 'decepción', gender: 'f', pattern: /decep|desilusi|traicion|desengaño/iu }, en: { noun: 'disappointment', pattern: /\b(?:disappoint|betray|let down|disillusion)/i } },
  { id: 'anxiety', es: { noun: 'ansiedad', gender: 'f', pattern: /ansi(edad|os)|inquiet|desasosiego|angusti|nervios|agobi|incertidumbre|preocupa|estr[eé]s/iu }, en: { noun: 'anxiety', pattern: /\b(?:anxi|restless|uneas|worr|nervous|panic|stress|dread|uncertain|overwhelm)/i }, emoji: /[😰😟😥]/u },
  { id: 'fear', es: { noun: 'miedo', gender: 'm', pattern: /miedo|temor|terror|p[aá]nico|asustad/iu }, en: { noun: 'fear', pattern: /\b(?:fear|afraid|scared|terrif|frighten)/i }, emoji: /[😨😱]/u },
  { id: 'emptiness', es: { noun: 'vacío', gender: 'm', pattern: /(?<!\p{L})vac[ií]|hueco|sin sentido/iu }, en: { noun: 'emptiness', pattern: /\b(?:empt(y|iness)|hollow|void|meaningless)/i }, emoji: /[🕳]/u },
  { id: 'loneliness', es: { noun: 'soledad', gender: 'f', pattern: /soledad|\bsola\b|(?:^|(?:estoy|estaba|estuve|estar|est[eé]|siento|sent[ií]a|sentí|sentirme|encuentro|dej[oó]|dejado|tan|muy|qued[eéoó]|quedado|viv[oí]|vivir|ando|duermo|como|ceno|completamente|totalmente|más|aquí|solo y|y) )sol[oa](?=$|[.,;!?]| (?:en|con|desde|y|todo|sin|a|por|del|de noche|ahora))|abandon/iu }, en: { noun: 'loneliness', pattern: /\b(?:lonel|alone|abandon|isolat)/i } },
  { id: 'tiredness', es: { noun: 'cansancio', gender: 'm', pattern: /cansa|agot|(?<!\p{L})hart[oa]s?(?!\p{L})(?! de (?:que|mi|el|la|los|las|su|sus|tu|est))|fatiga|quemad/iu }, en: { noun: 'tiredness', pattern: /\b(?:tired|exhaust|weary|fatigue|worn|drained|burnt|burned)/i }, emoji: /[😩😫🥱]/u },
  { id: 'numbness', es: { noun: 'bloqueo', gender: 'm', pattern: /(?:estoy|estaba|sient\w+|sentí\p{L}*|qued\p{L}+|ando|tan|muy|como|total\w*|emocionalmente) bloquead|(?<!me |lo |la |le |te )bloqueo(?! en| de)(?!\p{L})|me bloqueo (?:cuando|al|y no|cada)|anestesi|adormec|no siento nada|apat|indiferen|insensib|congelad|desconectad/iu }, en: { noun: 'numbness', pattern: /\b(?:numb|blank|feel nothing|frozen|detached|apath|(?<=(?:feel|feeling|felt|so|i'm|am) )flat\b|disconnected)/i } },
  { id: 'confusion', es: { noun: 'confusión', gender: 'f', pattern: /confus|indecis|perdid[oa]|desorient|desconcert|duda|(?<!\p{L})no s[eé](?!\p{L})/iu }, en: { noun: 'confusion', pattern: /\b(?:confus|lost\b|adrift|disorient|stuck|unsure|bewilder|torn\b|doubt|indecis)/i }, emoji: /[😕🤷]/u },
  { id: 'hopelessness', es: { noun: 'desesperanza', gender: 'f', pattern: /desesper|desesperanza|derrot|hundid|rendid/iu }, en: { noun: 'hopelessness', pattern: /\b(?:hopeless|despair|defeat|giving up)/i } },
  { id: 'longing', es: { noun: 'nostalgia', gender: 'f', pattern: /nostalg|añor|extrañ|melancol|morriña|saudade|echo de menos|(?<!\p{L})falta/iu }, en: { noun: 'longing', pattern: /\b(?:longing|nostalg|miss(ing)?\b|homesick|yearn|wistful|melanchol)/i } },
  { id: 'sadness', es: { noun: 'tristeza', gender: 'f', pattern: /triste|pena\b|llant|desconsuel|deprim|depre/iu }, en: { noun: 'sadness', pattern: /\b(?:sad|sorrow|grief|tearful|depress|unhappy|heartsick|(?<=(?:feel|feeling|felt|so|i'm|am|been|pretty|really|bit|very) )(?:blue|down)\b)/i }, emoji: /[😢😭🥺😞😔☹🙁]/u },
  { id: 'pain', es: { noun: 'dolor', gender: 'm', pattern: /dolor|duele|herid|roto|rota|destroz|desgarr|coraz[oó]n|sufr/iu }, en: { noun: 'hurt', pattern: /\b(?:pain|hurt|gutted|ach(?:e|es|ing)\b|heartache|heartbr|broken|devastat|crush|suffer)/i }, emoji: /[💔]/u },
  { id: 'gratitude', es: { noun: 'gratitud', gender: 'f', pattern: /grati|agradec|gracias/iu }, en: { noun: 'gratitude', pattern: /\b(?:grat(eful|itude)|thankful)/i }, emoji: /[🙏]/u },
  { id: 'peace', es: { noun: 'calma', gender: 'f', pattern: /paz\b|calma|tranquil|seren|acepta/iu }, en: { noun: 'calm', pattern: /\bpeace|\bcalm|\bseren|\baccept|\bquiet/i }, emoji: /[🕊]/u },
  { id: 'hope', es: { noun: 'esperanza', gender: 'f', pattern: /(?<!des)esperanza|(?<!des)ilusi[oó]n|ganas|curiosidad/iu }, en: { noun: 'hope', pattern: /\b(?:hope(?!less)|excite|curious|eager)/i }, emoji: /[🌱🌈]/u },
  { id: 'love', es: { noun: 'amor', gender: 'm', pattern: /amor|cariño|ternura|quer(er|iendo)|(?<!\p{L})amar/iu }, en: { noun: 'love', pattern: /\b(?:lov(?:e|es|ed|ing)\b|tender|affection)/i }, emoji: /[❤💙💜🖤🤍💛💚🧡💕]/u },
]

export type FeltEmotion = { id: Emotion; /** With its article in Spanish («la culpa»), bare in English. */ noun: string; gender: 'f' | 'm'; /** True where the person used this word, or one of its family. */ isOwnWord?: boolean; /** Where in the text it was named. */ at?: number }

/** The word a person used, where it is itself a plain noun; otherwise the plain noun for what they named. */
const ownNouns = {
  es: /\b(culpa|remordimiento|alivio|vergüenza|celos|envidia|rabia|ira|rencor|bronca|impotencia|frustración|decepción|desilusión|ansiedad|angustia|incertidumbre|agobio|miedo|temor|vacío|soledad|cansancio|agotamiento|confusión|desesperanza|desesperación|nostalgia|añoranza|melancolía|tristeza|pena|dolor|gratitud|paz|calma|esperanza|ilusión|amor|cariño|ternura|apatía|resentimiento|humillación|desorientación|enojo|enfado|coraje|impaciencia|inquietud|inutilidad|indecisión|duda|desasosiego|desánimo|humillación|morriña|fracaso|odio|bloqueo)\b/iu,
  en: /\b(guilt|remorse|regret|relief|shame|jealousy|envy|anger|fury|rage|resentment|bitterness|helplessness|frustration|disappointment|anxiety|worry|panic|dread|uncertainty|fear|emptiness|loneliness|tiredness|exhaustion|weariness|numbness|confusion|despair|hopelessness|longing|nostalgia|homesickness|sadness|sorrow|grief|pain|hurt|heartbreak|gratitude|peace|calm|hope|love|tenderness|apathy|uselessness|restlessness|doubt|indecision|unease|failure|humiliation|stress|hatred)\b/i,
}
const masculineOwn = new Set('remordimiento alivio celos rencor agobio miedo temor vacío cansancio agotamiento dolor amor cariño resentimiento enojo enfado coraje fracaso odio bloqueo'.split(' '))
const pluralOwn = new Set(['celos'])

function articleFor(noun: string, gender: 'f' | 'm'): string {
  if (pluralOwn.has(noun)) return gender === 'f' ? 'las' : 'los'
  return gender === 'f' ? 'la' : 'el'
}

/** Feelings named in a text, the first named first; at most two. */
export function feelingsIn(text: string, language: ContentLanguage): FeltEmotion[] {
  const found: { at: number; felt: FeltEmotion }[] = []
  for (const row of emotions) {
    const match = row[language].pattern.exec(text)
    if (!match) continue
    let noun = row[language].noun
    let gender = row.es.gender
    const own = ownNouns[language].exec(text.slice(match.index))
    if (own && own.index === 0) {
      noun = own[0].toLowerCase()
      gender = language === 'es' ? (masculineOwn.has(noun) ? 'm' : 'f') : gender
    }
    found.push({ at: match.index, felt: { id: row.id, noun: language === 'es' ? `${articleFor(noun, gender)} ${noun}` : noun, gender, at: match.index } })
  }
  found.sort((one, other) => one.at - other.at)
  const seen = new Set<Emotion>()
  return found.filter(({ felt }) => !seen.has(felt.id) && seen.add(felt.id)).slice(0, 2).map(({ felt }) => felt)
}

/** A feeling told in emoji only. */
export function feelingInEmoji(emoji: string[], language: ContentLanguage): FeltEmotion | null {
  for (const row of emotions) {
    if (row.emoji && emoji.some((one) => row.emoji!.test(one))) return { id: row.id, noun: language === 'es' ? `${articleFor(row.es.noun, row.es.gender)} ${row.es.noun}` : row.en.noun, gender: row.es.gender }
  }
  return null
}

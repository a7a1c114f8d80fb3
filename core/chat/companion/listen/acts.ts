import type { ContentLanguage } from '#core/locale/locale.schema'
import { actsEn } from './acts.en'
import { actsEs } from './acts.es'
import { headsOf, type Heads } from './heads'
import { plainText, wordsIn } from './plain'
import type { Reading } from './reader'
import { isLikely, leastLikely } from './subjects/model'

/** Heard by what they mean, in whatever words. */
export const learnedActs = [
  // contact
  'greeting', 'howAreYou', 'thanks', 'goodbye', 'parting', 'attachment',
  // about EÓN and the product
  'isHuman', 'isTherapist', 'whatCanYouDo', 'memory', 'recall', 'recallWho', 'recallFact', 'privacy', 'whoReads', 'training', 'price', 'letterHow', 'letterWho', 'ritualHow', 'voiceHow', 'languageHow',
  // requests
  'wantsExercise', 'wantsLetter', 'wantsRitual', 'wantsAdvice', 'wantsOpinion', 'wantsPromise', 'wantsSummary', 'wantsWords', 'wantsToSay', 'onlyListen', 'noQuestions', 'whereToStart', 'stop', 'goOn',
  // trouble
  'misunderstood', 'unexplained', 'repeated', 'useless', 'hostile', 'sexual', 'roleplay', 'injection', 'offTopic', 'testing',
  // questions nobody can answer
  'hardWhy', 'hardHowLong', 'hardNormal', 'hardRight', 'hardFault', 'hardLoved', 'hardReturn', 'hardPoint', 'hardAfter',
] as const

/** What a turn does, beside what it tells: besides these, a few that are asked in few ways, short answers, and turns without words. */
export type Act = (typeof learnedActs)[number] | 'deniesDanger' | 'echoing' | 'wasJoke' | 'cannotKnow' | 'hardAngry' | 'hardBecause' | 'stillParent' | 'hardFoolish' | 'wantsFormal' | 'notifies' | 'sharedDevice' | 'wantsHuman' | 'wantsComfort' | 'laughter' | 'yes' | 'no' | 'dontknow' | 'nothing' | 'nobody' | 'everything' | 'ack' | 'iKnow' | 'well' | 'badly' | 'ofOtherLanguage' | 'silence' | 'emoji' | 'gibberish'

/** What is said of how EÓN answered, or of an alarm that was none, the one to be met first before the others. */
export const complaints: readonly Act[] = ['deniesDanger', 'echoing', 'repeated', 'misunderstood', 'unexplained']

export type ActRow = {
  act: Act
  /** Heard anywhere in the turn. */
  hears: RegExp
  /** Heard where a sentence or a part of one begins, once its run-up is taken off. */
  opens?: readonly RegExp[]
  /** Heard there, and also later within a question. */
  asks?: readonly RegExp[]
  /** Heard where the turn is this and nothing else. */
  is?: readonly RegExp[]
  /** Only where the turn has at most so many words. */
  upTo?: number
  /** Never where this is not found, however sure the model is: it takes "ya. same size silence" for a goodbye. */
  needs?: RegExp
}

/** What may still follow what a turn is. */
const tail = String.raw`(?:[\s.,!?…]+(?:oiga|oye|joven|por favor|gracias|porfa|please|thanks|eon|hoy|ahora|now|ok|vale|la verdad|eh|ya|si|no))*[\s.,!?…]*$`

const rows: Record<ContentLanguage, readonly Row[]> = { es: actsEs.map(compiled), en: actsEn.map(compiled) }

type Row = Pick<ActRow, 'act' | 'hears' | 'upTo' | 'needs'> & { opens: RegExp | null; asks: RegExp | null; is: RegExp | null }

function compiled({ act, hears, upTo, needs: own, opens, asks, is }: ActRow): Row {
  const from = (ways: readonly RegExp[], end = '') => new RegExp(`^(?:${ways.map(({ source }) => source).join('|')})${end}`, 'u')
  return { act, hears, ...(upTo !== undefined && { upTo }), ...(own && { needs: own }), opens: opens || asks ? from([...(opens ?? []), ...(asks ?? [])]) : null, asks: asks ? from(asks) : null, is: is ? from(is, tail) : null }
}

/** Not to be missed, whatever the model makes of it: insults, and orders to forget what EÓN is or to speak as somebody else. */
const always: ReadonlySet<Act> = new Set<Act>(['injection', 'roleplay', 'sexual', 'hostile'])
/** What shares the shape of these and none of their words is something else: "do you understand what happened?", «ya te dije, dos semanas». */
const needs: Partial<Record<Act, RegExp>> = {
  languageHow: /^(?!.*\b(?:(?:not|isn't|no es) (?:about )?(?:my|the|mi|el) (?:english|language|spanish|idioma|ingles|espanol)|sorry,? (?:for |about |if )?my english|perdon\w* (?:por )?mi espanol)\b).*\b(?:espanol|ingles|castellano|catalan|frances|portugues|idiomas?|lenguas?|english|spanish|french|german|portuguese|italian|languages?)\b/,
  wantsSummary: /^(?!.*\b(?:resumen de (?:mi|la|una|toda|tu|su) (?:vida|semana|dia|historia)|no (?:te|le) (?:pedi|pido)|didn't ask|story of my life)\b)/,
  recall: /\?|acuerd|acord|recuerd|record|\bsab|dime|digame|decime|repit|remember|tell|know|what|como (?:se|dije)|cual/,
  recallFact: /\?|acuerd|acord|recuerd|record|remember|^(?:what|where|when|how|que|cuando|donde) /,
  noQuestions: /^(?!(?:(?:te dije que )?(?:si|no|prefiero|mejor|dale|va),? ?)*(?:que (?:me )?preguntes|preguntame|pregunta|si preguntaras)\b)(?!.*\b(?:ask me (?:something|things|away|anything)|please ask|(?:did|do) want (?:you to ask|questions))\b)(?!.*\bque si pregunt)(?!.*\b(?:(?:te|le) (?:pregunte|hice una pregunta)|me contestaste con otra|contestar? o no|podes contestar|puedes contestar|no te pedi|i asked you|answer me)\b).*(?:pregunt|interrog|question|asking|ask me)/,
  thanks: /^(?!.*\b(?:ouch|that hurts?|hurt me|not (?:a |very )?nice|not kind|i (?:did not|didn't) thank|me (?:dolio|duele)|no (?:es|fue) (?:bonito|agradable|amable)|agradecerme|(?:thanking|thank) me)\b)/,
  howAreYou: /^(?!.*\b(?:how many|cuant[oa]s)\b)/,
  price: /^(?=.*\b(?:cuest\w*|costar?|cuanto|vale|precios?|(?:hay que|tengo que|debo|se|toca|tendr\w+ que) pag\w+|gratis|gratuit\w*|planes|plan (?:corazon|alma)|suscri\w+|me cobr\w+|tarifas?|mensajes|limites?|cost|costs|prices?|free|subscri\w+|plans|charg\w+|pay|paying|paid|money|card|expensive|cheap|afford|fees?|dinero|tarjeta|caro|barato|pago|how much|how many|trial|cancel\w*)\b)(?!.*\b(?:it pays|pays (?:about |only )?half|half the (?:pay|money)|salary|sueldo|salario|savings|ahorros|the offer)\b)(?!.*\b(?:keep paying|paying for (?:it|him|her|his|the)|sig(?:o|ue) pagando|seguir pagando|pagar (?:el|la|los|las|mi|su))\b)/,
  privacy: /(?:priv|confiden|anonim|anonym|(?:se|queda\w*|lo|esto) (?:guard\w+|qued\w+)|guardad[oa]s? (?:esto|lo que|aqui|todo)|dato|data|\b(?:segur[oa]|safe|secret\w*|borr\w+|delet\w+|eras\w+|lee|leer|leen|leyendo|ver|vea|vean|read|reads|reading|see|sees|stor\w+|sav\w+|kept|keep|keeps|record\w*|graba\w*|sabe|know|enter\w*)\b)/,
  voiceHow: /\b(?:cartas?|letters?|narr|tu voz|su voz|your voice|en voz|aloud|out loud|microfono|microphone|boton|button|leer(?:me|la)|me lees|(?:escuchar|oir)te|hablar(?:te)? (?:por|con) (?:audio|voz)|read (?:it|them|this) to|listen to (?:the letter|my letter|you))/,
  hardHowLong: /^(?!.*\b(?:cuantos anos tiene|how old|desde cuando|since when)\b)/,
  hardAfter: /\b(?:oy[eo]|oir\w*|escuch\w+|ve|vea|ver\w*|viendo|perdon\w+|sab[eir]\w*|supo|qued\w+|bien|paz|cielo|dios|alma|espiritu|sufri\w+|orgull\w+|donde|algo despues|muert\w+|morir\w*|muer\w+|reencontr\w+|encontrar\w*|volver\w* a ver|senal\w*|sinti\w+|sentir\w*|sentia|dio cuenta|daria cuenta|noto|entero|mas alla|conmigo|a mi lado|arriba|mejor lugar|lugar mejor|afterlife|better place|hear\w*|see\w*|know\w*|knew|watch\w*|forg\w+|suffer\w*|peace|heaven|god|soul|spirit|proud|where|somewhere|di(?:e|ed|es)|dead|death|after|again|signs?|felt|feel\w*|pain|ok|okay|noticed|realis\w+|realiz\w+|think\w*|with (?:him|her|them)|pleased)\b/,
  testing: /\b(?:test\w*|prueb\w*|prob(?:ar|ando|emos)|hello|hola|hey|oye|works?|working|funcion\w*|anda esto|are you (?:there|on|real)|you there|hay alguien|estas ahi|(?:can|do) you (?:read|hear|see|understand) me|me (?:lees|escuchas|oyes|ves|entiendes)|1 ?2 ?3|check\w*)\b/,
  repeated: /^(?!.*\b(?:i|we|she|he|they) just (?:said|told (?:her|him|them|my)|asked (?:her|him|them))\b)(?!.*\bsolo (?:dije|le dije)\b)/,
  wantsOpinion: /^(?!.*\b(?:tu te|te lo|usted se|se lo) (?:puedes |puede )?cre[eo]?\w*\b[^.]{0,12}\?)/,
  hardPoint: /\b(?:para que|pa que|sentido|proposito|punto|point|purpose|what for|for what|what(?:'s| is) it (?:all )?(?:been )?for|bother|meaning|sense|(?:quien|que) soy|who (?:even )?am i|que hago (?:aqui|con mi vida)|doing (?:with my life|here)|get up|carry on)\b/,
  wantsLetter: /^(?!.*\b(?:no (?:la |lo )?quiero|no me interesa|not interested in|deja(?:te)? (?:de |ya )?(?:la |una )?carta|una carta no|no (?:una|la|quiero una|quiero la) carta|(?:don't|do not) want (?:a|the|your) letter|(?:don't|do not|won't|will not|shan't|not going to) (?:want to )?(?:write|send|offer) (?:a|the|him|her|me|you|one)\b|no letters?|not (?:a|the) letter|don't want one|no quiero (?:escribir|mandar|hacer))\b).*(?:cart|letter)/,
  letterHow: /^(?=.*(?:cart|letter|narr|voz|voice|pdf|download|descarg))(?!.*\b(?:no letters?|(?:won't|shan't|don't want to|not going to) write|sin carta|no quiero (?:una |la )?carta)\b)/,
  hardLoved: /\b(?:lov|car(?:e|ed|es|ing)\b|mean|real|lie|fake|matter|important|convenient|quis|quer|quier|ama|amo|import|mentira|verdad|fing)/,
  memory: /^(?!(?:so )?you keep\b)(?!.*\b(?:como|de|un|el|su|mi|buen|bonito|mal|ese|algun|ningun|de su|as a|a) (?:recuerdo|keepsake|memento)\b).*\b(?:memori\w*|record\w+|recuerd\w+|acuerd\w+|acord\w+|guard\w+|olvid\w+|panel|sab\w+ de mi|memory|remember\w*|forget\w*|forgot\w*|keep\w*|kept|stor\w+|know about me)\b/,
  hardRight: /\b(?:did|was|were|have|had|hice|hicimos|fui|fuimos|he hecho|estuve|haber|hago mal|too|demasiado|am i (?:right|wrong))\b/,
  onlyListen: /^(?!.*\b(?:you (?:do not|don't|aren't|never) listen|no me escuch(?:as|a|aste)|said so twice)\b)/,
  attachment: /quier|\bamo\b|amig|friend|love|need|neces|extran|echo de menos|miss|only|unic|real|siempre|always|leave|dejes|vayas|pienso en|think about|understand|entiend/,
  wantsWords: /^(?!.*\b(?:no (?:es|son|era|eran|hablo)|not|isn't)\b.{0,24}\b(?:funeral|palabras|words|misa|entierro)\b).*(?:funeral|entierro|velorio|velatorio|sepelio|misa|eulog|obitu|esquela|headstone|gravestone|lapida|service|memorial|homenaje|discurso|palabras|words|speech|card|tarjeta|wreath|corona|toast|brindis|prayer|oracion|poem|caption|plaque)/,
  wantsToSay: /^(?!.*\b(?:no (?:le |les |lo |la )?(?:quiero|voy a|pienso|me vayas a decir que (?:le )?)\s*(?:escrib|dec)\w*|(?:don't|do not|not going to|won't) (?:want to )?(?:write|say|tell|text)\b))/,
  wantsRitual: /^(?!.*\bhay donde\b).*(?:ritual|ceremon|desped|gesto|gesture|cerrar|cierre|clos(?:e|ing)|goodbye|farewell)/,
  whereToStart: /^(?!.*\b(?:(?:empez|empiez|comenz|comienz|start|begin)\w* (?:con|with) (?!(?:vos|usted|esto|todo|eso|you|this|it|everything|all|ti)\b|\w*tigo)|sin que)\b)/,
}
/** By a model's reading an act is heard where acts together are so likely, and it is the likeliest of them: neighbours share what belongs to them. */
const sure = { together: 0.9, alone: 0.6 }
/** Taken for one of these, somebody in mourning is turned away: «por no verlo» is no test whether it works. */
const turnsAway: ReadonlySet<Act> = new Set<Act>([...always, 'testing', 'offTopic', 'useless', 'stop'])
const surer = 0.95

/**
 * What a turn does, the most telling first; empty where it only tells. Read as it was typed, and as it reads once spelled out. `readings` say
 * what the turn and its sentences belong to (subjects/model.ts): what a pattern finds must not seem unlikely there, and what is sure there needs no pattern.
 */
export function actsIn({ raw, spelled, language, readings }: { raw: string; spelled: string; language: ContentLanguage; readings: readonly Reading[] }): Act[] {
  const plain = plainText(raw)
  const whole = plainText(spelled)
  const words = wordsIn(plain)
  if (!/[\p{L}\p{N}]/u.test(plain)) return [/\p{Extended_Pictographic}/u.test(raw) || /[:;]['-]?[()|/]|<3/.test(raw) ? 'emoji' : 'silence']
  if (isGibberish(plain)) return ['gibberish']
  const forms = [...new Set([plain, whole])].map((text) => ({ text, heads: headsOf(text, language) }))
  const learned = readings.flatMap(surestAct)
  const isFound = (row: Row) => words.length <= (row.upTo ?? 400) && forms.some((form) => isHeard(row, form))
  const isOfForm = (act: Act) => always.has(act) || !(learnedActs as readonly Act[]).includes(act)
  const hasItsWords = (words?: RegExp) => !words || words.test(whole) || words.test(plain)
  return rows[language].filter((row) => hasItsWords(needs[row.act]) && hasItsWords(row.needs)).filter((row) => learned.includes(row.act) || (isFound(row) && (isOfForm(row.act) || isLikely(row.act, readings, leastLikely.act)))).map((row) => row.act)
}

/** What of a turn belongs to no act: in «¿qué hago para dormir?» next to nothing is left to what it is asked about. */
export function withoutActs(reading: Reading): Reading {
  const left = Math.max(1e-9, 1 - learnedActs.reduce((sum, act) => sum + (reading.get(act) ?? 0), 0))
  return new Map([...reading].map(([name, probability]) => [name, probability / left]))
}

function surestAct(reading: Reading): Act[] {
  const likely = learnedActs.map((act) => ({ act, probability: reading.get(act) ?? 0 })).sort((one, other) => other.probability - one.probability)
  const together = likely.reduce((sum, { probability }) => sum + probability, 0)
  const { act, probability } = likely[0]!
  return together >= sure.together && probability >= (turnsAway.has(act) ? surer : sure.alone) ? [act] : []
}

function isHeard({ hears, opens, asks, is }: Row, { text, heads }: { text: string; heads: Heads }): boolean {
  return hears.test(text) || heads.opening.some((head) => opens?.test(head)) || heads.asking.some((head) => asks?.test(head)) || heads.whole.some((head) => is?.test(head))
}

/** Keys hit at random: hardly a vowel, one key held down, or a row of the keyboard. */
function isGibberish(plain: string): boolean {
  const letters = plain.replace(/[^a-z]/g, '')
  if (letters.length === 0) return !/\d/.test(plain)
  if (/^(.)\1{3,}$/.test(letters) && !/^(a|m|h|j|u|s|z)/.test(letters)) return true
  const words = plain.match(/[a-z]{4,}/g) ?? []
  const odd = words.filter((word) => /[bcdfghjklmnpqrstvwxz]{5,}/.test(word) || /(asdf|qwer|zxcv|jkl|hjkl|dfgh|sdfg)/.test(word) || !/[aeiouy]/.test(word))
  return words.length > 0 && odd.length / words.length > 0.6
}

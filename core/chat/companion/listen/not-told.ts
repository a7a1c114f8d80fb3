import type { ContentLanguage } from '#core/locale/locale.schema'
import { saysOnlyJoke } from './joke'
import { plainText } from './plain'

const start: Record<ContentLanguage, string> = {
  es: '^(?:(?:no|si|pero|pues|bueno|y|mira|oye|ay|uy|eh|che|a ver|es que|que),? )*',
  en: '^(?:(?:no|yes|but|and|so|well|ok|okay|look|sorry|oh|ugh|um|yeah|right|hey),? )*',
}

/** Said to EÓN about the conversation itself: «ya te lo dije», "that wasn't my question", "please answer me". Of others the same words are told: «no le dije adiós», "I never said goodbye". */
const ofConversation: Record<ContentLanguage, RegExp> = {
  es: new RegExp(`${start.es}(?:${[
    String.raw`(?:eso )?(?:ya )?te (?:lo )?(?:dije|decia|conte|he dicho|he contado|acabo de (?:decir|contar)|estoy diciendo)\b`,
    String.raw`(?:eso )?ya se lo (?:dije|he dicho|conte)(?: (?:hace un rat\w*|antes|al principio|a usted))?[.!]*$`,
    String.raw`(?:yo )?(?:te pregunte (?:si|que|por)|le pregunte a usted|(?:te|le) pregunte[.!]*$|es lo unico que (?:te|le) he preguntado)`,
    String.raw`(?:yo )?te (?:pregunte|preguntaba|estoy preguntando|acabo de preguntar|hablo|hablaba|estoy hablando)\b`,
    String.raw`(?:eso )?no (?:es|era|fue) (?:eso )?(?:lo que te (?:pregunt|dig|dij|cont)\w+|lo que pregunte|mi pregunta)`,
    String.raw`no me (?:contestaste|contestas|respondiste|respondes|escuchas|escuchaste|entiendes|entendes|entendiste|oyes|lees|estas (?:escuchando|entendiendo)|has (?:contestado|respondido|entendido|escuchado)|ha (?:contestado|entendido|respondido|escuchado) usted|escucha usted|entiende usted)\b`,
    String.raw`(?:contestame|respondeme|contesteme|respondame|escuchame|escucheme)(?: (?:por favor|a mi|a lo que (?:te|le) pregunt\w+|lo que (?:te|le) pregunt\w+|de una vez))*[.!]*$`,
    String.raw`no (?:te |le )?(?:entendi|entiendo) (?:la|tu|esa|su) (?:pregunta|frase)`,
    String.raw`no se (?:muy )?(?:bien )?a que (?:te|se) refieres?[.!]*$`,
    String.raw`(?:me )?(?:estas|esta usted) (?:escuchando|leyendo)\b`,
    String.raw`(?:me )?(?:repites|repetis|repite usted) (?:lo que|lo mismo)`,
    String.raw`(?:yo )?no le (?:pedi|pido) (?:a usted\b|(?:consejos?|un resumen|opinion)[.!]*$)`,
    String.raw`(?:yo )?no te (?:pedi|pregunte|dije|hable|he hablado|he dicho|he preguntado|pido|pregunto)\b`,
    String.raw`no (?:pedi|pregunte|dije) (?:eso|nada de eso|la memoria)[.!]*$`,
    String.raw`(?:estabamos hablando|hablabamos) de (?!.*\bcuando\b).{1,40}$`,
    String.raw`como (?:ya )?te (?:dije|he dicho|conte)\b`,
    String.raw`te lo (?:he )?(?:preguntado|dicho|pregunte)\b`,
    String.raw`no (?:me )?vas a decir(?:me)? nada\b`,
    String.raw`(?:vaya|menuda) (?:ayuda|respuesta)\b|genial lo tuyo|(?:estas|andas) en otra[.!]*$`,
  ].join('|')})`),
  en: new RegExp(`${start.en}(?:${[
    String.raw`i(?:'ve| have)? (?:just |already )*(?:told (?:you|u)|said (?:that|so|it|this)?)(?: (?:that|already|before|just now|at the (?:start|beginning)))*[.!]*$`,
    String.raw`i(?:'ve)? (?:just|already) (?:told you|said|answered)\b`,
    String.raw`i (?:asked you|was asking you|did ask)\b|i (?:only |just )?asked (?:if|whether|what|how) i (?:should|could|can|do|might)\b|i asked (?:about .{1,40}|a question|for .{1,24})[.!]*$`,
    String.raw`i (?:didn't|did not|never) (?:ask|say|said|mean)(?: (?:that|it|this|anything about .{1,40}|(?:you|u) .{1,40}))?[.!]*$|i wasn't asking\b`,
    String.raw`(?:that|this|it)(?:'s| is| was|'s just| wasn't| isn't| is not| was not)? (?:not )?(?:what i (?:said|asked|meant)|(?:a|my|the) question)\b`,
    String.raw`(?:you|u)(?:'re| are)? ?(?:didn't|don't|aren't|are not|not|never|haven't) (?:answer|listen|understand|hear|get|read)\w*(?! (?:him|her|them|my))`,
    String.raw`(?:are|r) (?:you|u) (?:just |even )?(?:listening|repeating|copying|reading)|you(?:'re| are) (?:just )?(?:repeating|copying|parroting)`,
    String.raw`please (?:just )?(?:answer|listen)\b|(?:just )?answer (?:me|the question)`,
    String.raw`i don't (?:get|understand) (?:the|your|that) question|what (?:question|sessions)\?|what do you mean\b|i (?:don't|do not) (?:quite )?know what you mean[.!]*$`,
    String.raw`you asked (?:me )?(?:that|what|this)\b.{0,40}$|we were (?:talking|speaking) about (?!.*\bwhen\b).{1,40}$`,
    String.raw`(?:i hear (?:you|u),? but )?(?:i'?m|i am) (?:only )?(?:talkin|askin)g? (?:about|abt|bout|you)\b`,
    String.raw`(?:aren't you|are you not) going to say|is that all you|lovely,? keep it|(?:great|some|fine) (?:help|listener)[.!]*$|thanks for nothing`,
  ].join('|')})`),
}

/** A courtesy and nothing beside it, or a word about how one writes. */
const courtesy: Record<ContentLanguage, RegExp> = {
  es: new RegExp(`^(?:(?:no|si|bueno|ok|vale|hola|buenas|ay),? )*(?:${[
    String.raw`(?:muchas |mil )?gracias(?! a )(?!.*\b(?:pero|porque)\b)[^,;]{0,60}`,
    String.raw`perdon\w*|disculp\w*|(?:perdon\w*|disculp\w*|lo siento),? .{0,30}(?:ortografia|faltas|escribir|letra|el rollo|molest\w+)`,
    String.raw`no (?:se|sabia) (?:muy |ni )?(?:bien )?como (?:se usa|funciona|va|se hace) (?:esto|estas cosas)(?:,? mis? [a-z]+ (?:[a-z]+ )?me lo (?:puso|instalo|bajo|recomendo|ha puesto).{0,40})?`,
    String.raw`mis? [a-z]+ (?:[a-z]+ )?me lo (?:puso|instalo|bajo|recomendo|ha puesto)\b.{0,40}`,
  ].join('|')})[.!]*$`),
  en: new RegExp(`^(?:(?:no|yes|ok|okay|well|hello|hi|right|good),? )*(?:${[
    String.raw`(?:thanks|thank you|thx|ta|cheers)(?! to )(?!.*\b(?:but|because)\b)[^,;]{0,60}`,
    String.raw`i'll (?:stop|leave it) (?:there|here),? (?:thanks|thank you|ta)`,
    String.raw`sorry,? (?:for |about |if )?(?:my|the) (?:bad |poor )?(?:english|spelling|typing|grammar|typos)\b.{0,40}|my english (?:is|isn't)\b.{0,30}|english is (?:ok|okay|fine)`,
    String.raw`my \w+ (?:\w+ )?(?:put|installed|set) (?:this|it) .{0,30}|i(?:'m| am)? (?:not sure|don't (?:really )?know) how this (?:works|thing works)`,
  ].join('|')})[.!]*$`),
}

/** «no sé.», "idk.": before what is told. */
const unknowing = /^(?:idk|dunno|i (?:don't|do not) know|no se|nose|ni idea|yo que se|que se yo|pues|bueno|well|ok|anyway|whatever|nvm|ugh)[.,!… ]*$/

/** An alarm refused, as a whole sentence: «no me voy a matar», "I'm not in danger". With a «pero», a «todavía» or a condition it refuses nothing. */
const refusal: Record<ContentLanguage, RegExp> = {
  es: new RegExp(`${start.es}(?:yo |de verdad )*(?:${[
    String.raw`no (?:me )?(?:voy|iba|pienso) a? ?(?:a )?(?:matar(?:me)?|suicidar(?:me)?|hacer(?:me)? (?:nada|daño|dano)|hacer una (?:tonteria|locura))(?: ni nada)?`,
    String.raw`no (?:me )?quiero (?:matar(?:me)?|hacer(?:me)? (?:daño|dano)|suicidar(?:me)?)(?: ni nada)?`,
    String.raw`no (?:estoy|corro) (?:en |ningun )*(?:peligro|riesgo)|no (?:soy|estoy) suicida`,
    String.raw`no estoy (?:pensando en (?:hacerme (?:nada|daño|dano)|matarme)|desesperad[oa] con la vida)|estoy (?:bien de eso|desesperad[oa] contigo)(?:,? no con la vida)?`,
    String.raw`(?:otra vez )?(?:el|ese) (?:numero|telefono) ?(?:otra vez)?\?|(?:para que|por que) (?:me )?(?:das|mandas|mostras|muestras|pones|manda|sale) (?:ese|el|un) (?:numero|telefono)(?: de telefono)?\?|por que me (?:mandas|manda|sale) (?:eso|un numero de telefono)\??`,
  ].join('|')})(?:,? (?:tranquil[oa]|de verdad|eh|por favor))*[.!?]*$`),
  en: new RegExp(`${start.en}(?:really |honestly )*(?:${[
    String.raw`(?:i'm|i am|im) (?:perfectly |completely |absolutely |totally )?(?:not|nowhere near|hardly) (?:in (?:any )?danger|suicidal|at risk|going to (?:do anything|hurt myself|harm myself|kill myself))`,
    String.raw`(?:i'm|i am|im) (?:perfectly |completely |absolutely |totally )safe|nobody(?:'s| is) in (?:danger|trouble)(?: here)?`,
    String.raw`(?:i (?:wasn't|was not|am not|'m not) (?:talking about|thinking of) (?:hurting|harming|killing) myself)`,
    String.raw`(?:what's|whats|what is|what was) (?:that|this|the number) for|why (?:are you |do you )?(?:giv\w+|send\w*|show\w*) me (?:that|this|a) (?:number|hotline|helpline|line)|(?:don't|stop) (?:send|giv|show)\w* me (?:that|the) (?:number|hotline|helpline|line)(?: again)?`,
  ].join('|')})(?:,? (?:stop it|please|for heaven's sake|i mean \\w+|thanks?|mate))*[.!?]*$`),
}

/** Words of danger: what holds them is never said back. */
const ofDanger = /\b(?:mat(?:ar|arme|o|e)|suicid\w*|morir(?:me)?|hacer(?:me)? (?:nada|dano|daño)|peligro|kill\w*|suicidal|in danger|hurt myself|harm myself)\b/

/** What the numbers are that stand there; whether they cost or answer is another question. */
const ofNumbers = /\b(?:esos|estos) (?:telefonos|numeros)\b(?![^?]*\b(?:gratis|cuesta\w*|llam\w+|atiend\w+|noche)\b)[^?]*\?|\b(?:those|these) (?:phone |helpline )?(?:numbers|helplines|hotlines)\b(?![^?]*\b(?:free|cost|call|text|ring|open)\b)[^?]*\?|^(?:why )?an? (?:helpline|hotline)\?/

/** Whether it is asked what helplines that were shown are there for; `plain` is in lower case and without accents. */
export const asksOfNumbers = (plain: string): boolean => ofNumbers.test(plain)

/** Whether a sentence, whole, refuses an alarm: «no estoy en peligro», "what's that number for?". */
export function deniesDanger(sentence: string, language: ContentLanguage): boolean {
  return refusal[language].test(plainText(sentence).replaceAll('¿', ''))
}

/** Whether a clause names danger, if only to deny it. */
export function namesDanger(clause: string): boolean {
  return ofDanger.test(plainText(clause))
}

/** Whether a sentence is about the conversation: what was asked, said already or not understood. */
export function isOfConversation(sentence: string, language: ContentLanguage): boolean {
  return ofConversation[language].test(plainText(sentence))
}

/** Whether a sentence is a courtesy, a refused alarm, or (where there is a conversation) about that, and tells nothing of anybody's life: not to be taken up, or said back. */
export function tellsNothing(sentence: string, { language, isBegun }: { language: ContentLanguage; /** EÓN has said something already. */ isBegun: boolean }): boolean {
  const plain = plainText(sentence)
  return (isBegun && isOfConversation(sentence, language)) || courtesy[language].test(plain) || unknowing.test(plain) || saysOnlyJoke[language].test(plain) || deniesDanger(sentence, language)
}

/** «digo que le fui infiel», "I mean, he left": what is told, without the saying of it. */
export function withoutSaying(sentence: string): string {
  const told = sentence.replace(/^(?:(?:no|sí|si|pero|but|ok|bueno|pues|a ver),? )*(?:digo|quiero decir|te digo|le digo|te conté|dije|o sea|es que|i mean|i said|what i mean is|like)(?:,| que| that)? (?=\p{L}{2,}\P{L}+\p{L})/iu, '')
  return told === sentence ? sentence : told.charAt(0).toUpperCase() + told.slice(1)
}

/** Words any question is made of. */
const ofQuestions = /^(?:what|when|where|which|how|why|who|was|were|are|did|does|do|is|am|the|you|your|and|she|he|it|they|them|that|this|have|has|que|cual|como|cuando|donde|quien|por|para|era|eras|fue|son|esta|estas|estoy|esto|eso|ese|esa|del|los|las|con|una|uno|tengo|tienes|soy|eres|mas|muy|mi|tu|su)$/

/** "How am I after looking?", where EÓN asked it: its own question said back, in the words of whoever answers. */
export function echoes(sentence: string, reply: string): boolean {
  if (!/\?["”»]?$/.test(sentence) || !reply.includes('?')) return false
  const asked = new Set(stemsIn(plainText(reply)))
  const words = stemsIn(plainText(sentence))
  return words.length > 0 && words.length <= 8 && words.every((word) => asked.has(word))
}

function stemsIn(plain: string): string[] {
  return (plain.match(/\p{L}{3,}/gu) ?? []).filter((word) => !ofQuestions.test(word)).map((word) => word.slice(0, 4))
}

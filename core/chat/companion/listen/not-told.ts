import type { ContentLanguage } from '#core/locale/locale.schema'
import { plainText } from './plain'

/** Said about the conversation itself: «ya te lo dije», "that wasn't my question", "please answer me". */
const ofConversation: Record<ContentLanguage, RegExp> = {
  es: /^(?:(?:no|si|pero|pues|bueno|y|mira|oye|ay|uy|eh|che|a ver|es que|que),? )*(?:(?:eso )?(?:ya )?(?:te|se) (?:lo )?(?:dije|decia|conte|he dicho|he contado|acabo de (?:decir|contar))\b|te (?:acabo de (?:decir|contar)|lo estoy diciendo)\b|(?:yo )?(?:te|le) (?:pregunte|preguntaba|estoy preguntando|acabo de preguntar)\b|(?:eso )?no (?:es|era|fue) (?:eso )?(?:lo que (?:te |le )?(?:pregunt|dig|dij|cont)\w+|mi pregunta)|no me (?:contest|respond|escuch|entend|entiend|oye|oyes|estas (?:escuch|entend)|ha[s]? (?:contest|respond|entend|escuch))\w*|(?:me )?(?:contestame|respondeme|contesteme|respondame|escuchame|escucheme)\b|no (?:entendi|entiendo) (?:la|tu|esa|su) (?:pregunta|frase)|(?:no )?(?:me )?(?:estas|esta) (?:escuchando|leyendo)\b|(?:me )?(?:repites|repetis|repite) (?:lo que|lo mismo)|eso (?:ya )?lo (?:dije|se|escribi) (?:yo|ya)|(?:estabamos|hablabamos) (?:hablando|con|de|en)\b|(?:te |le )?(?:hablo|hablaba|estoy hablando) de\b|no (?:te |le )?(?:pedi|pregunte|dije|hable)\b|no (?:te|le) he (?:hablado|dicho|preguntado)\b|como (?:te|le|ya) (?:dije|he dicho|conte)\b|no (?:me )?vas a decir(?:me)? nada\b|(?:vaya|menuda|que) (?:ayuda|respuesta)\b|genial lo tuyo|veo que (?:me )?(?:escuch|entiend)\w+|(?:estas|andas) en otra|que profundo|te lo (?:he )?(?:preguntado|dicho|pregunte|dije)\b)/,
  en: /^(?:(?:no|yes|but|and|so|well|ok|okay|look|sorry|oh|ugh|um|yeah|right|hey),? )*(?:i(?:'ve| have)? (?:just |already )*(?:told (?:you|u)|said (?:that|so|it|this)?)(?: already| at the (?:start|beginning)| before| just now| that)?[.!]*$|i(?:'ve)? (?:just|already) (?:told|said|answered)\b|i (?:only |just )?(?:asked|was asking|did ask)\b|i (?:didn't|did not|never) (?:ask|say|said|mean)\b|i wasn't asking\b|(?:that|this|it)(?:'s| is| was|'s just| wasn't| isn't| is not| was not)? (?:not )?(?:what i (?:said|asked|meant)|(?:a|my|the) question)\b|(?:you|u)(?:'re| are)? ?(?:didn't|don't|aren't|are not|not|never|haven't) (?:answer|listen|understand|hear|get|read)\w*|(?:are|r) (?:you|u) (?:just |even )?(?:listening|repeating|copying|reading)|you(?:'re| are) (?:just )?(?:repeating|copying|parroting)|please (?:just )?(?:answer|listen|stop)\b|(?:just )?answer (?:me|the question)|i don't (?:get|understand) (?:the|your|that) question|what (?:question|sessions|do you mean)\b|you asked (?:me )?(?:that|what|this)\b.{0,40}$|we were (?:talking|on|at|speaking)\b|(?:aren't you|are you not) going to say|is that all you|lovely,? keep it|(?:great|some|fine) (?:help|listener)\b|thanks for nothing|you(?:'re| are) a (?:great|good|wonderful) (?:help|listener)|(?:i hear (?:you|u),? but )?(?:i'?m|i am) (?:only )?(?:talkin|askin)g? (?:about|abt|bout|you)\b)/,
}

/** A courtesy, or a word about how one writes. */
const courtesy: Record<ContentLanguage, RegExp> = {
  es: /^(?:(?:no|si|bueno|ok|vale|hola|buenas|ay),? )*(?:(?:muchas |mil )?gracias\b.{0,80}|(?:perdon\w*|disculp\w*)(?:,? (?:por|si|que|mi|mis|las?|los?|el)\b.{0,60}(?:ortografia|faltas|escrib\w+|letra|español|espanol|largo|rollo|molest\w+)?)?|(?:lo siento|perdon),? .{0,20}(?:escrib|ortograf)\w+.{0,30}|no (?:se|sabia) (?:muy |ni )?(?:bien )?como (?:se usa|funciona|va|se hace) (?:esto|estas cosas)\b.{0,70}|mis? [a-z]+ (?:[a-z]+ )?(?:me lo|me la) (?:puso|instalo|bajo|recomendo|ha puesto)\b.{0,40}|nunca (?:he|habia) (?:hecho|usado|hablado) .{0,30})[.!]*$/,
  en: /^(?:(?:no|yes|ok|okay|well|hello|hi|right|good),? )*(?:(?:thanks|thank you|thx|ta|cheers)\b.{0,80}|i'll (?:stop|leave it) (?:there|here),? (?:thanks|thank you|ta)|sorry,? (?:for |about )?(?:my|the) (?:bad |poor )?(?:english|spelling|typing|grammar|typos)\b.{0,40}|sorry,? (?:if )?my (?:english|spelling)\b.{0,30}|my english (?:is|isn't)\b.{0,30}|(?:english|it) is (?:ok|okay|fine)|my \w+ (?:\w+ )?(?:put|installed|set) (?:this|it) .{0,30}|i(?:'m| am)? (?:not sure|don't (?:really )?know) how this (?:works|thing works)|never (?:done|tried|used) (?:this|one of these).{0,20})[.!]*$/,
}

/** «no sé.», "idk.": before what is told. */
const unknowing = /^(?:idk|dunno|i (?:don't|do not) know|no se|nose|ni idea|yo que se|que se yo|pues|bueno|well|ok|anyway|whatever|nvm|ugh)[.,!… ]*$/

/** «no me voy a hacer nada», "I'm not in danger": an alarm refused. */
const danger: Record<ContentLanguage, RegExp> = {
  es: /\bno (?:me )?(?:voy|vaya|iba|pienso|quiero|pensaba) (?:a )?(?:matar|suicidar|hacer (?:nada|daño|dano|una (?:tonteria|locura))|quitar la vida|morir)|\bno (?:estoy|corro|hay|me veo) (?:en )?(?:ningun )?(?:peligro|riesgo)|\bno (?:soy|estoy) suicida|\bno (?:quiero|pienso|voy a) hacerme (?:daño|dano|nada)|\bno estoy pensando en (?:hacerme|matarme|morir)|^(?:yo |eso )?(?:nunca|jamas) (?:lo|se me ha|me ha) (?:he pensado|pense|pasado por la cabeza)|\bdesesperad[oa] contigo|\bno me quiero (?:matar|morir)|\b(?:para que|por que) (?:me )?(?:das|mandas|mostras|muestras|sale|pones|da|manda)\b.{0,12}\b(?:numero|telefono|linea)s?|\b(?:ese|otra vez el|el) (?:numero|telefono)\b.{0,30}\?/,
  en: /\b(?:i'm|i am|im|am) (?:not|never|nowhere near|hardly) (?:in (?:any )?danger|suicidal|at risk|going to (?:do (?:any|no)thing|hurt|harm|kill|top))|\b(?:i'm|i am|im) (?:perfectly |completely |absolutely |totally |quite )?safe\b|\bnothing (?:is )?(?:wrong|to do) with me\b|\bi (?:wasn't|was not|didn't|am not|'m not) (?:going to|mean(?:ing)?|talking about|thinking of) (?:hurt|harm|kill|myself|that sort|dying|suicide)|\b(?:what's|whats|what is) (?:that|this|the) (?:for|number)\b|\bwhy (?:are you |do you |did you |would you )?(?:this|that|giv\w+|send\w*|sent|show\w*)\b.{0,24}(?:number|hotline|helpline|line|warning)?\?|\b(?:don't|stop) (?:send|giv|show)\w*\b.{0,16}\b(?:number|hotline|helpline|line|warning)/,
}

/** Whether a sentence refuses an alarm: «no estoy en peligro», "what's that number for?". */
export function deniesDanger(sentence: string, language: ContentLanguage): boolean {
  return danger[language].test(plainText(sentence))
}

/** Whether a sentence is about the conversation: what was asked, said already or not understood. */
export function isOfConversation(sentence: string, language: ContentLanguage): boolean {
  return ofConversation[language].test(plainText(sentence))
}

/** Whether a sentence is only about the conversation, a courtesy or a refused alarm, and tells nothing of anybody's life: not to be taken up, or said back. */
export function tellsNothing(sentence: string, language: ContentLanguage): boolean {
  const plain = plainText(sentence)
  return isOfConversation(sentence, language) || courtesy[language].test(plain) || unknowing.test(plain) || deniesDanger(sentence, language)
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

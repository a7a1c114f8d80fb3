import type { ContentLanguage } from '#core/locale/locale.schema'
import { lowerFirst } from './people'

/** «vale, en serio:», "truth is": a run-up that says nothing by itself. */
export function withoutLead(text: string, language: ContentLanguage): string {
  const lead = language === 'es' ? /^(?:(?:vale|bueno|ok|a ver|mira|oye|pues|hola|buenas),?\s+)?(?:en serio|ahora en serio|la verdad es que|la verdad,|lo cierto es que|lo que pasa es que|es que|resulta que|a ver,)[:,.]?\s+/iu : /^(?:(?:ok|okay|well|look|so|hi|hello),?\s+)?(?:seriously|(?:the )?truth is|the thing is|to be honest|honestly|it's just that|the fact is)[:,.]?\s+/iu
  // «¿Culpa? ¿Quién falta?»: a word of the other's said back as a question tells nothing.
  const out = text.replace(rhetorical, '').replace(/^(?:(?:mir[aá]|bueno|ok|vale|ah|well|oh),?\s+)?(?:(?:muchas )?gracias|thanks|thank you)(?: (?:por|for) [^.,;]{1,30})?[.,;]\s+(?=\S)/iu, '').replace(/^¿?\p{L}+\?\s+(?=\S)/u, '').replace(lead, '')
  return out === text || out === '' ? text : out.charAt(0).toUpperCase() + out.slice(1)
}

/** «¿Sabe qué hice anoche? …», "You know what? …": no question, but the run-up to what is told. */
const rhetorical = /(?<=^|[.!?…]\s)(?:(?:y|pero|and|but|so|ah|oh)\s+)?¿?(?:sab(?:e|es|és|éis)|do you know|you know|guess|adivin[ae]) (?:qué|lo que|what|cómo|dónde|where|how)(?! (?:es|eres|is|are|you|puedo|hago|debo|do i|i should|can i)(?!\p{L}))[^?.!]{0,60}[?!]\s+(?=\S)/giu

/** «…, capo», ", love.", "lol": said to whoever listens, in the middle of what is told. */
const vocatives = /,\s+(?:love|dear|darling|babe|hun|bro|mate|capo|che|loco|boludo|mijo|mija|joven|amig[oa])(?=[,.!?;]|$)|(?<=\s)(?:lol|lmao|tbh|jaja\p{L}*|jeje\p{L}*|haha\p{L}*)(?=[,.!?;\s]|$)/giu

export function withoutVocatives(text: string): string {
  return text.replace(vocatives, '').replace(/\s+/g, ' ').trim()
}

const before: Record<ContentLanguage, string> = { es: 'sí|no|al contrario|gracias|por cierto|bueno|pues|claro|ya|vale|oye|mira|mirá|mire|che|ay|ok', en: "yes|no|well|yeah|right|ok|okay|oh|so|of course|sure|look|honestly" }
const leading = new RegExp(`^(?:(?:${before.es}|${before.en}),\\s+|(?:yes|yeah|right|well|ok|okay|oh)\\s+(?=of course|i |i'm |you |you're |he |she |it |they |we |my |your |nothing )|of course,?\\s+(?=you|i)|no\\s+(?=nothing |nobody |nada |nadie ))+`, 'iu')
const trailing = /,\s+(?:fíjese|fíjate|joven|mirá|mijo|mija|m'ijo|sabe|sabes|ve|vea|la verdad|eh|viste|cachái|you know|love|mate|honestly|really|to be honest|por cierto|dices tú|by the way)$/iu

/** «Sí, …», "Right, …", «…, fíjese»: said to whoever listens, and not part of what is told. */
export function withoutTags(turned: string): string {
  const kept = turned.replace(leading, '').replace(trailing, '')
  return kept === turned ? turned : lowerFirst(kept)
}

/** «¿me entiendes?», "you said": said to EÓN, and nothing to be said back. */
export function speaksToEon(text: string, language: ContentLanguage): boolean {
  return language === 'es' ? /(?<!\p{L})(^(?:mire?|mira|oiga?|oye)(?=,| que| usted)|con (?:su permiso|todo respeto)|^(?:\p{L}+, )?(?:y )?sigues sin (?:contest|respond|entend|o[ií]r)\p{L}*|(?:le|te) voy a contar|que no (?:le|te) cuento|^(?:sí, |bueno, |eso dije, )*gracias por|(?:eso|esto|me) sue?na a|^(?:bueno, )?(?:al menos )?me (?:citaste|hiciste)|^eso ya fue|te digo que|te pedí|si (?:quer[eé]s|quieres) pon|ya (?:te |se )?lo dije|no (?:te|le|lo|os) (?:entiend|sig)\p{L}+|(?:esa|tu|su|la) pregunta|te lo (?:estoy diciendo|acabo de decir)|te acabo de|te (digo|aclaro|preocup\p{L}+|moles\p{L}+|aburr\p{L}+|cuento|decía|dije|pido|hablo|escribo|quiero contar)|tú (eres|dices|me)|eres|he hecho una pregunta|me (entiend\p{L}+|entend\p{L}+|dices|lees|escuchas|ayudas|contest\p{L}+|respond(?:iste|ió|ieron|és|es)|pregunt(?:aste|ó|ás|as))|(?:te|le|se) lo (?:dije|conté|he dicho)(?: (?:ya|al principio|antes|a usted))*|(?:te|le) pregunté|ayúdame|escúchame|dime|d[íi]game|cu[ée]nt[ae]me|expl[íi]c[ae]me|expl[íi]queme|deje (?:los|las|el|la|de)|se lo (?:pregunto|cuento|digo)|qué sé yo|eón)(?!\p{L})/iu.test(text) : /\b(you(?! know)|your|^thanks for|fair enough|no offen[cs]e|honest question|(?:that|this|the) question|tell me|help me|listen to me|i'm telling|eón)\b/i.test(text)
}

/** What somebody who was asked about danger answers. `denies` says in so many words that there is none; `no` says no more than that. */
export type Answer = 'yes' | 'maybe' | 'no' | 'denies'

/** What may stand before an answer, one after the other. */
const opener = /^(?:pues|bueno|mira|a ver|es que|la verdad(?: es)?(?: que)?|sinceramente|ay|uf|uy|eh|hombre|mujer|vaya|madre mia|dios mio|dios|joder|hostia|ostras|che|guey|no manches|well|look|honestly|to be honest|um|erm|oh|actually|blimey|jesus|christ|god|heavens|wow|whoa|hang on|hold on|(?:ha)+h?|(?:ja)+|what|qué?)\b[ ,.!?¡¿…]*/
/** As many of them as are passed over, and as much of a message as is looked at, in characters: an answer stands at its head. */
const most = { openers: 5, read: 600 }
/** An answer ends where it stops, or goes on with something else. */
const end = String.raw`(?=\s*(?:$|[,.;:!?…]|\b(?:y|pero|and|but|though|aunque)\b))`

const unknowing = new RegExp(`^(?:no (?:lo )?se|nose|ni idea|no estoy segur[oa]|puede(?: ser)?|quizas?|tal vez|a lo mejor|lo primero|la primera|prefiero no (?:decir(?:lo)?|contestar|hablar de eso)|no quiero (?:decirlo|contestar|hablar de eso)|i do not (?:really )?know|do not know|idk|dunno|not sure|i am not sure|maybe|perhaps|possibly|hard to say|the first(?: one)?|i would rather not(?: say| answer)?|i do not want to (?:say|answer|talk about it))${end}`)
const affirming = new RegExp(
  `^(?:${[
    String.raw`si+|sip|claro que si|(?:creo|supongo|diria|me temo|imagino|parece) que si|por desgracia si|exacto|las dos(?: cosas)?|ambas|lo segundo|la segunda|(?:si,? )?(?:hay )?algo de eso|algo asi|(?:si )?(?:lo )?(?:he pensado|pense)(?: (?:a veces|alguna vez|mucho|estos dias))?|si (?:me (?:pasa|viene|ronda)|aparece|esta ahi)(?: a veces)?|(?:si )?(?:sigue ahi|ahi sigue)`,
    String.raw`(?:si,? )?(?:(?:solo )?a veces(?: si)?|(?:solo )?(?:algunas|muchas|pocas) (?:veces|noches)|alguna (?:vez|noche)|a ratos|hay (?:ratos|dias|noches|veces)(?: que si)?|de vez en cuando|(?:solo )?un poco(?: mas)?|bastante|(?:casi )?siempre|todo el (?:tiempo|rato)|todos los dias|todas las noches|cada (?:dia|noche)|no (?:siempre|todos los dias|todo el (?:tiempo|rato)|del todo))`,
    String.raw`(?:yes|yeah|yep|yup|aye)(?:,? (?:i do|i am|i have))?|i (?:do|am|have)|i (?:think|guess|suppose) (?:so|i do|i am|yes)|(?:i )?(?:have )?thought about it|something like that|kind of|kinda|sort of|both|the (?:second|latter)(?: one)?|still there|(?:yes,? |i do,? |i am,? )?(?:(?:only )?sometimes|every now and then|now and (?:then|again)|(?:just )?a (?:little|bit)(?: more)?|often|a lot|(?:almost )?always|all the time|every (?:day|night)|most (?:days|nights)|some (?:days|nights)|not (?:always|every day|all the time))`,
  ].join('|')})${end}`,
)
/** In words. What is longer may only have begun with a «sí», or with a «quizá». */
const longest = { yes: 14, maybe: 9 }

/** «No.», «no, hablo del piano»; «no puedo más» answers nothing. */
const negating = new RegExp(
  `^(?:${[
    String.raw`(?:no+|nop|nunca|jamas|que va|claro que no|de ningun modo|no,? (?:no|que va|para nada|nada de eso|en absoluto|gracias|tranquil[oa]|hombre|mujer)|para nada|en absoluto|nada de eso|no hay nada de eso|no (?:es|va|iba|era) (?:eso|por ahi)|(?:he dicho|digo|dije) que no)${end}`,
    String.raw`(?:no+|nope|nah|never|not at all|of course not|certainly not|absolutely not|not really|nothing like that|no,? (?:no|not at all|nothing like that|thanks|thank you|god)|(?:it|that) is not (?:that|it|like that)|i do not|i am not|i (?:said|mean|meant) no)${end}|no (?=i mean\b|it is\b|its\b|that is\b|the\b)`,
  ].join('|')})`,
)
/** Danger denied by its name, whatever stands around it. */
const denial = new RegExp(
  [
    String.raw`no me (?:hago|he hecho|estoy haciendo|voy a hacer|hice) (?:ningun )?daño(?: ni nada)?(?=\s*(?:$|[,.;!?]))|no tengo ninguna herida|no (?:estoy|corro|hay)(?: en)?(?: ningun)? (?:peligro|riesgo)(?= (?:alguno|ni)\b|\s*(?:$|[,.;!?]))|(?:triste|bien|cansad[oa]),? no en peligro|no (?:me )?(?:quiero|voy a|pienso|estoy pensando en|he pensado en) (?:(?:matar|morir|suicidar)(?:me)?|quitar(?:me)? la vida|hacer(?:me)? (?:ningun )?(?:daño|nada))(?=\s*(?:$|[,.;!?]))|no soy suicida|(?<!no )(?:es|era) (?:solo )?(?:una (?:forma|manera) de hablar|un decir|un chiste)`,
    String.raw`i am (?:really |honestly )?not (?:in (?:any )?danger|on a ledge|suicidal|at risk|thinking (?:of|about) (?:it|that|dying|killing myself|ending (?:my life|it)|hurting myself)|going to (?:(?:hurt|kill|harm) myself|do anything(?: to myself)?))(?=\s*(?:$|[,.;!?]))|,? not (?:on a ledge|in danger|suicidal)(?=\s*(?:$|[,.;!?]))|i do not want to (?:die|kill myself|hurt myself)(?=\s*(?:$|[.;!?]))|(?<!not (?:just )?a )(?:figure|manner|way) of (?:speech|speaking)`,
  ].join('|'),
)
const everyDenial = new RegExp(denial, 'g')
/** A denial that was none. */
const takenBack = /\b(?:no (?:era|fue) (?:solo )?(?:una (?:forma|manera) de hablar|(?:una )?broma)|te menti|no (?:te )?fui sincer[oa]|lo de antes (?:si )?era (?:verdad|en serio)|was not (?:straight|honest|truthful|being straight)|was not (?:just|only) a (?:figure|joke)|i lied (?:to you|before|earlier))\b/
/** What takes a «no» halfway back. */
const halfway = /\b(?:pero (?:a veces|antes|si|hay|lo)|aunque|a veces|a ratos|todavia|aun|por ahora|hoy no|hasta|ya no se|solo quiero|decidid[oa]|but (?:sometimes|before|if|there)|sometimes|although|though|yet|for now|not today|any ?more|until|tonight|esta noche|just want|only want|just myself|decided|stop existing)\b/

/** What an answer to a question about danger comes to, by how it begins; null where the message goes on with something else. `plain` is normalised and on one line. */
export function answerIn(plain: string): Answer | null {
  const said = headOf(plain)
  const words = said.split(/\s+/).length
  if (takenBack.test(said)) return 'yes'
  if (unknowing.test(said)) return words <= longest.maybe ? 'maybe' : null
  if (affirming.test(said)) return words <= longest.yes ? 'yes' : null
  const isNegated = negating.test(said)
  const isDenied = denial.test(said)
  if (!isNegated && !isDenied) return null
  if (halfway.test(said.split(/(?<=[.!?;])\s+/).slice(0, 2).join(' '))) return isNegated ? 'maybe' : null
  return isDenied || /^no,? i (?:said|mean|meant) no|^(?:no,? )?(?:para nada|en absoluto|nada de eso|not at all|nothing like that)|^(?:no (?:es|va|iba|era) (?:eso|por ahi)|(?:it|that) is not (?:that|it|like that)|i (?:said|mean|meant) no|(?:he dicho|digo|dije) que no)/.test(said) ? 'denies' : 'no'
}

/** What is left of an answer without the words that deny danger: they are no sign of it. */
export function withoutDenials(plain: string): string {
  return headOf(plain, plain.length).replace(negating, '').replace(everyDenial, '').replace(/^[\s,.;:!?…]+/, '').trim()
}

/** A message from where it answers. */
function headOf(plain: string, length = most.read): string {
  let said = plain.slice(0, length).replace(/^[\s.!?¡¿"'…]+/, '')
  for (let at = 0; at < most.openers; at++) {
    const rest = said.replace(opener, '')
    if (rest === said || rest === '') break
    said = rest
  }
  return said
}

/** As a whole message: a denial of wanting to die or of meaning to do oneself harm, and nothing else. */
const denial = [
  /^(?:pero |y |que |tranquil[oa] |de verdad )?(?:yo )?no (?:me )?(?:quiero|quisiera|deseo|pienso|voy a|tengo ganas de|tengo intencion de|es que quiera) (?:(?:matar|morir|suicidar)(?:me)?|quitar(?:me)? la vida|hacer(?:me)? (?:daño|nada))$/,
  /^(?:but |and |no )?i (?:do not|am not going to|would not|am not planning to|have no wish to|never) ?(?:want to |wish to |plan to )?(?:kill (?:myself|me)|die|end my life|hurt myself|harm myself)$/,
] as const
/** As a whole message: what somebody now dead once said they wanted. */
const toldOfTheDead = [
  /^antes de (?:morir|morirse|irse|suicidarse),? (?:el |ella |mi [a-zñ]+ )?(?:me |nos )?(?:dijo|decia|conto|repetia) que (?:se )?(?:queria|iba a) (?:morir|matar|suicidar)(?:se)?$/,
  /^before (?:he|she|they|my [a-z]+) died,? (?:he|she|they) (?:said|told (?:me|us)) (?:that )?(?:he|she|they) wanted to (?:die|kill (?:him|her|them)sel(?:f|ves))$/,
] as const
/** As a whole message: what a doctor asked, and a no. */
const askedAndDenied = [
  /^(?:hoy |ayer )?(?:el|la|mi|un|una) (?:medic[oa]|doctora?|psiquiatra|psicolog[oa]|terapeuta|enfermer[oa]) me (?:ha )?pregunt(?:o|ado|a|aba) (?:que )?si [^.?!]{3,60}? y (?:yo )?(?:le |les )?(?:dije|conteste|respondi|he dicho) que no$/,
  /^(?:today |yesterday )?(?:the|my|a) (?:doctor|gp|nurse|psychiatrist|psychologist|therapist|counsellor|counselor) asked (?:me )?(?:if|whether) [^.?!]{3,60}? and i (?:said|told (?:him|her|them)) no$/,
] as const
/** As a whole message: the why of somebody who left. */
const whyTheyLeft = [
  /^(?:(?:sigo|ando|estoy|vivo) (?:pensando|preguntandome) (?:en )?|no entiendo |no se |me pregunto |todavia no entiendo )?por ?que (?:el |ella )?(?:me|nos) (?:dejo|ha dejado|abandono|engaño|cambio|olvido)$/,
  /^(?:i (?:still|keep) (?:wonder|wondering|think about|thinking about|asking myself) |i do not (?:understand|know) )?why (?:he|she|they) (?:left|cheated on|dumped) ?(?:me|us)?$/,
] as const
/** As a whole message: that it hurts that they are not here. */
const hurtsThatGone = [
  /^(?:me |nos )?(?:duele|cuesta|pesa)(?: mucho| muchisimo| tanto| aun| todavia)? que (?:ya )?no est(?:e|en)(?: aqui| conmigo| con nosotros)?$/,
  /^it (?:still )?hurts(?: so much| a lot| so badly)? that (?:he|she|they|my [a-z]+) (?:is|are) (?:gone|not here(?: anymore| any more)?|no longer here)$/,
] as const
/** What somebody could not bear to see or hear, by a word for killing: «esa foto me mató», "seeing her there killed me". Never «me mato», never what was wished, feared or swallowed. */
const didMeIn = [
  /(?<!\p{L})(?<!(?:por|con|de|tras|sin|si|para) )((?:eso|esto|(?:esa|aquella|la) (?:foto|canci[oó]n|frase|imagen)|ese (?:olor|audio|mensaje|v[ií]deo)|verl[oa]s?(?: ah[ií]| as[ií])?) me )(?:mató|ha matado)(?!\p{L})(?! (?:las? gana| a ))/giu,
  /(?<!\p{L})(?<!(?:if|wish|hope|care if|until|before) )((?:(?:the|that) (?:photo|picture|song|smell)|seeing (?:him|her|it|that)(?: there| like that)?) )(?:just |really |absolutely )?killed me(?!\p{L})/giu,
] as const

/** A finger cut at work: «me corté un dedo con la cuchilla», "I cut my thumb on a tin". */
const byAccident = [/(?<!\p{L})me (?:corté|he cortado|rebané|hice un corte en) (?:un|el) (?:dedo|pulgar)(?!\p{L})/giu, /(?<!\p{L})(?:cut|sliced|nicked) my (?:finger|thumb)(?!\p{L})/giu] as const

/** A finger cut at work, and nothing beside it that was meant: read as what cuts «el dedo» is. */
const aFinger = /(?<!\p{L})(me (?:corté|he cortado|rebané)) un (dedo|pulgar)(?!\p{L})(?!.*(?:adrede|a propósito|queriendo|merec|vena|brazo|muñeca|sentir))/giu

/**
 * That somebody ended it, by the word America has for it: «mi novio me cortó hace tres semanas». Never what was cut, with what or where; without its
 * accent it is «me corto», my own arm, unless whoever did it stands before it.
 */
const cutOff = [
  /(?<!\p{L})me (?:cortó|ha cortado|cortaron|terminó(?! de )|ha terminado(?! de ))(?!\p{L})(?! (?:el|la|los|las|un|una|unos|unas|mis?|con (?!(?:un )?(?:mensaje|audio|whats\p{L}*|texto))|en (?:el|la|los|las|mis?|un)|por (?:el|la|los|las) |de (?:un|una) (?:tajo|golpe|cuchill)))/giu,
  /(?<!\p{L})((?:mi (?:novi[oa]|ex|pareja|chic[oa]|espos[oa]|marid[oa]|prometid[oa])|ella|él) (?:ya )?)me corto(?!\p{L})(?! (?:el|la|los|las|un|una|mis?|con|en (?:el|la|los|las|mis?)))/giu,
] as const

/** Somebody's phone or page looked at again and again: there «no puedo parar» is of looking. */
const ofChecking = /(?<!\p{L})(?:en l[ií]nea|conectad[oa]|su (?:perfil|whats\p{L}*|wasap|insta\p{L}*|face\p{L}*)|sus (?:fotos|historias|stories)|(?:his|her|their) (?:profile|page|stories|insta\p{L}*)|last seen|online)(?!\p{L})/iu
const cannotStop = [/(?<!\p{L})(?:me meto|entro) a (ver|mirar|revisar|checar)(?!\p{L})/giu, /(?<!\p{L})no puedo (?:parar|dejar(?:lo| de hacerlo))(?!\p{L})(?! de (?!mirar|ver|revisar|checar))/giu, /(?<!\p{L})(?:i )?(?:can'?t|can’t|cannot) stop(?: myself)?(?= *(?:$|[.,;!?]))/giu] as const

/** A text with such sayings as what they mean. */
export function asMeant(text: string): string {
  return withoutChecking(text).replace(cutOff[0], 'me dejó').replace(cutOff[1], '$1me dejó').replace(aFinger, '$1 el $2').replace(byAccident[0], 'me lastimé el dedo').replace(byAccident[1], 'hurt my finger').replace(didMeIn[0], '$1dolió').replace(didMeIn[1], '$1hurt me')
}

function withoutChecking(text: string): string {
  if (!ofChecking.test(text)) return text
  return text.replace(cannotStop[0], '$1').replace(cannotStop[1], 'sigo mirando el teléfono').replace(cannotStop[2], 'I keep looking at the phone')
}

/** What a leave is made of, part by part: thanks, where one goes, a greeting. Going without saying where, and thanks for everything, are not among them. */
const partOfLeave =
  /^(?:(?:bueno|ok|vale|pues|ya|y|listo|si|well|right|okay|so|and|anyway) )*(?:bueno|ok|vale|listo|well|right|okay|(?:muchas )?gracias(?: por (?:escuchar(?:me)?|oirme|leerme|la charla|(?:tu|su|el) tiempo|(?:tu|su|la) ayuda))?(?: igual)?|me voy(?: ya)? a (?:dormir|la cama|acostar(?:me)?|estudiar|trabajar|comer|cenar|cocinar)|(?:eso )?(?:si )?me (?:ha servido|sirvio|ayudo|ha ayudado)(?: mucho| un poco)?|adios|chao|chau|bye|buenas noches|hasta (?:luego|mañana|pronto|la proxima)|nos vemos|(?:many )?thank(?:s| you)(?: for (?:listening|your time|the (?:chat|company|help)))?(?: (?:and )?(?:goodbye|good ?night|bye))?|i am (?:off|going) to (?:bed|sleep|work)|goodbye|good ?night|see you(?: (?:soon|tomorrow|later))?|talk (?:soon|tomorrow|later))$/
/** What points to another time; a bare goodbye does only beside thanks for having been listened to. */
const untilNext = /\b(?:hasta (?:luego|mañana|pronto|la proxima)|nos vemos|buenas noches|a (?:dormir|la cama|acostar(?:me)?|estudiar|trabajar|comer|cenar|cocinar)|good ?night|see you|talk (?:soon|tomorrow|later)|to (?:bed|sleep|work)|gracias por (?:escuchar|oir|leer|la charla|su|tu|el)|thank(?:s| you) for)/
const longestLeave = 120

/** Whether a message is a leave taken until another time, as chats end. */
function takesLeave(whole: string): boolean {
  return whole.length <= longestLeave && untilNext.test(whole) && whole.split(/\s*[.,;!?…]+\s*/).every((part) => part === '' || partOfLeave.test(part))
}

/** As a whole message: what EÓN is told to say it is. */
const saidOfEon = [
  /^(?:por favor,? )?(?:di|dime|repite|admite|confiesa|reconoce) que (?:no )?eres (?:una?|human[oa])(?: [a-zñ]+)?(?:,? y no (?:una?|human[oa])(?: [a-zñ]+)?)?$/,
  /^(?:please,? )?(?:say|tell me|repeat|admit|confess) (?:that )?you are (?:not )?(?:a|an|human)(?: [a-z]+)?(?:,? (?:and )?not (?:a|an|human)(?: [a-z]+)?)?$/,
] as const
/** As a whole message: that EÓN is to speak as somebody, dead or gone, and a word to them. */
const spokenAs = [
  /^(?:por favor,? )?(?:eres|haz de|actua como|imagina que eres|finge (?:que eres|ser)) (?:mi|el|la) [a-zñ]+(?: (?:muert[oa]|fallecid[oa]|difunt[oa]))?[,.;]? (?:y )?(?:habla|responde|contesta)(?:me)? como (?:ella|el|mi [a-zñ]+|si lo fueras)(?:[,.!] ?hola,? [a-zñ]+)?$/,
  /^(?:please,? )?(?:you are|be|act as|pretend (?:to be|you are)) my (?:dead |late )?[a-z]+[,.;]? (?:and )?(?:talk|speak|answer|reply)(?: to)?(?: me)? (?:like|as) (?:her|him|them|my [a-z]+|if you were)(?:[,.!] ?(?:hi|hello),? [a-z]+)?$/,
] as const

/**
 * Whether a message is, from its first word to its last, one of the few things that are never danger by themselves. Marks within it stay:
 * «No, quiero morirme» denies something else.
 */
export function isPlainlyOrdinary(plain: string): boolean {
  const whole = plain.replace(/^[\s.!?¡¿"'…]+|[\s.!?"'…]+$/g, '')
  return takesLeave(whole) || [...denial, ...toldOfTheDead, ...hurtsThatGone, ...askedAndDenied, ...whyTheyLeft, ...saidOfEon, ...spokenAs].some((pattern) => pattern.test(whole))
}

/** As a whole sentence: said to EÓN of how it answers. */
const saidOfAnswers =
  /^(?:(?:no|si|pero|y|pues|but|and|no) )?(?:no me (?:entiendes|entendes|escuchas|contestas|respondes|contestaste|entendiste|estas (?:entendiendo|escuchando)|has (?:entendido|contestado|escuchado))|(?:eso )?ya te lo (?:dije|he dicho|conte)|te lo (?:acabo de decir|he dicho)|(?:eso )?no es lo que te (?:pregunte|dije|he preguntado)|you (?:are not listening|do not listen|do not understand(?: me)?|did not answer(?: me)?)|that is not what i (?:asked|said|meant)|i (?:just|already) (?:told you(?: that)?|said that))$/

/**
 * A message without its complaints about the answers, where something else is left of it: they are no sign of anything, and beside a sentence with
 * a «no puedo» they have made one.
 */
export function withoutComplaints(plain: string): string {
  const sentences = plain.split(/(?<=[.!?])\s+/)
  const kept = sentences.filter((sentence) => !saidOfAnswers.test(sentence.replace(/^[\s¿¡]+|[\s.!?]+$/g, '')))
  return kept.length === sentences.length || (kept.join(' ').match(/[a-zñ]{2,}/g) ?? []).length < 2 ? plain : kept.join(' ')
}

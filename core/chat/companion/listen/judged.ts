import type { ContentLanguage } from '#core/locale/locale.schema'

/** What somebody asks whether it is awful of them to feel, or to do; `any` where that is something else, `foolish` what they call so in passing. */
export const judgedOf = ['absence', 'relief', 'anger', 'joy', 'tears', 'missing', 'newLove', 'keepingAway', 'foolish', 'any'] as const
export type JudgedOf = (typeof judgedOf)[number]

/** A hard word for it, asked of oneself: «¿soy mala por no cogerle el teléfono?», "is it awful that I felt relieved?". */
const asks: Record<ContentLanguage, RegExp> = {
  es: /\b(?:soy|sere|estoy siendo|me hace|esta|estara|es|sera|seria) (?:(?:muy|tan|una?|de|ser|como|demasiado|la|el) )*(?:mal[oa]?|horrible|terrible|egoista|monstru[oa]|fri[oa]|cruel|injust[oa]|desagradecid[oa]|desalmad[oa]|mezquin[oa]|cobarde|fe[oa]|pecado)\b(?! (?:ella|el|mi|la|idea|momento|hora|enferm))/,
  en: /\b(?:is it|is that|it's|it is|was it|am i|if i'm|i'm|i am|does (?:it|that) make me|makes me|that makes me) (?:(?:really|so|that|just|being|an?|such|very|kind of|pretty) )*(?:awful|terrible|horrible|horrid|bad|wrong|selfish|cruel|heartless|cold|evil|monster|ungrateful|mean|sick|a sin)\b/,
}
/** Said again, to whoever passed it over: «te pregunté si soy mala». */
const asksAgain = /\b(?:pregunt\w+|asked|asking|wonder\w*)\b/
const ofMe = /\b(?:i|i'm|i've|i'd|me|my)\b/
/** Not to be cleared of in one line: ill-treatment, deceit, drink, medicine, a crime. */
const notCleared = /\b(?:infiel|engan\w+|ment[ií]\w*|mentir\w*|peg(?:ue|o|aba|ar\w*)|golpe\w+|grit\w+|insult\w+|amenaz\w+|rob\w+|aborto|abort\w*|mat\w+|dan[oa]\b|abus\w+|beb\w+|borrach\w*|drog\w+|pastill\w*|medic\w*|cheat\w*|affair|lied|lying|lie to|hit\w*|slap\w*|shout\w*|scream\w*|yell\w*|threat\w*|st[eo]al\w*|stole|abortion|kill\w*|hurt (?:him|her|them|my)|harm\w*|abus\w+|drink\w*|drunk|drugs?|pills?|meds)\b/
const kinds: readonly (readonly [JudgedOf, RegExp])[] = [
  ['absence', /\bno (?:estaba|estuve|llegue|pude (?:estar|llegar|despedirme|ir))\b|\bllegue (?:tarde|para el (?:velorio|entierro|funeral))|\b(?:estaba|estaban|andaba) (?:de (?:viaje|vacaciones)|lejos|trabajando|durmiendo|en (?:la playa|brasil|otro|el trabajo|casa))|\b(?:i )?(?:wasn't|was not|couldn't be) (?:there|with (?:him|her|them))|\b(?:didn't|did not) (?:make it|get there|say goodbye)|\bi(?:'d| had) (?:gone|left)|\bi was (?:away|abroad|at work|asleep|on holiday|on vacation|on a trip)\b/],
  ['relief', /\balivi\w*|\bdescans(?:e|ad[oa])\b|\brelie(?:f|ved)\b/],
  ['joy', /\b(?:rei|rio|ri(?:era|ese)\w*|reir(?:me|se)?|risa|feliz|content[oa]|disfrut\w+|bail\w+|fiesta|cant\w+|laugh\w*|happy|happiness|enjoy\w*|having fun|danc\w+|party|smil\w+)\b/],
  ['anger', /\b(?:rabia|enfad\w*|enoj\w*|odi[oae]\w*|coraje|bronca|rencor|ang(?:er|ry)|hat(?:e|ed|ing)|resent\w*|furious|livid|mad at)\b/],
  ['tears', /\b(?:llor\w*|lagrim\w*|no sient[oa] nada|no senti nada|cr(?:y|ied|ying)|tears|feel nothing|felt nothing|numb)\b/],
  ['newLove', /\b(?:otra persona|salir con|conoc\w+ a (?:alguien|otr\w+)|alguien nuevo|enamor\w+|dating|seeing (?:someone|somebody)|someone (?:else|new)|somebody (?:else|new)|new (?:partner|boyfriend|girlfriend|man|woman))\b/],
  ['missing', /\b(?:ech\w+ de menos|extran\w+|miss(?:ing)? (?:him|her|them|it))\b/],
  ['keepingAway', /\bno (?:\w+ )?(?:cog\w+|contest\w+|respond\w+|ir\b|llam\w+|visit\w+|hablar\w*|atend\w+|querer (?:ver|hablar|ir))|\b(?:not (?:answer\w*|pick\w*|call\w*|go(?:ing)?|visit\w*|want\w*|talk\w*|see\w*|speak\w*)|didn't (?:go|call|visit|answer)|don't want to (?:see|go|answer|talk|visit|speak|call)|avoid\w*|ignor\w+)\b/],
]

/** A verdict on themselves, and no question: "that I'm not a good person any more", and not "I'm not a bad person". */
const condemns: Record<ContentLanguage, RegExp> = {
  es: /^(?:(?:y|que|creo que|siento que|porque) )*(?:(?:soy|fui|he sido|era) (?:un[ao]? )?(?:muy )?(?:mal[oa]?|horrible|pesim[oa])|no (?:soy|fui|he sido|era) (?:un[ao]? )?(?:muy )?buen[oa]?) (?:persona|hij[oa]|madre|padre|espos[oa]|mujer|marido|herman[oa]|amig[oa]|niet[oa])\b/,
  en: /^(?:(?:and|that|because|maybe|i think|i feel like|i feel) )*i(?:(?:'m| am| was|'ve been| have been)(?: just)? (?:an? |the )?(?:very |really )?(?:bad|terrible|awful|horrible|rotten|lousy)|(?:'m not| am not| wasn't| was not|'ve not been|'ve never been)(?: an?| the)? (?:very |really )?good) (?:person|daughter|son|mother|mum|mom|father|dad|wife|husband|sister|brother|friend|nurse|man|woman)\b/,
}

/** A hard word for themselves in passing, of what they did or feel: «me puse a llorar con la regadera en la mano, qué ridículo», "it's silly but I still set two places". */
const callsFoolish: Record<ContentLanguage, RegExp> = {
  es: /\b(?:que|me siento|me senti|me vi) (?:(?:muy|tan|una?|como|bien|medio|re|super) )*(?:ridicul[oa]|tont[oa]|idiota|patetic[oa]|estupid[oa]|bob[oa]|pendej[oa]|verguenza)\b(?= suena| decirlo|[ .,!]*$)|\b(?:ya se que|se que|igual|seguro que|te parecera|diras que) (?:(?:te parecera|esto|suena a?|es|una?) )*(?:tonteria|bobada|chorrada|pavada|boludez|ridiculez|ridiculo|absurdo)\b|^(?:(?:[a-z]+,? ){0,3}y )?(?:ridicul[oa]|tont[oa]|idiota|patetic[oa]|estupid[oa])[ .]*$|^(?:es|suena a?) (?:una? )?(?:tonteria|bobada|chorrada|pavada|ridiculez|ridiculo),? pero\b/,
  en: /\bi(?:'m| am| was| feel| felt| must (?:sound|look|seem)) (?:(?:so|such|really|just|like|an?|a bit|very|pretty|being) )*(?:silly|stupid|daft|ridiculous|pathetic|idiot|foolish|fool)\b(?= (?:crying|saying|writing|for (?:crying|saying|minding))|[ .,!]*$)|^(?:(?:[a-z]+,? ){0,3}and )?(?:silly|stupid|daft|ridiculous|pathetic|foolish)[ .]*$|\bhow (?:silly|stupid|daft|ridiculous|pathetic|embarrassing)(?= of me|[ .,!]*$)|\b(?:(?:it|this|that)(?:'s| is| sounds| must sound)|i know it's) (?:(?:so|really|just|a bit|very|pretty|probably) )*(?:silly|stupid|daft|ridiculous|pathetic)(?:,? but\b|,? i know\b|[ .,!]*$)/,
}
/** It is of them, or of somebody of theirs: whoever finds a quarrel silly, or a driver, is not comforted. */
const ofTheirOwn: Record<ContentLanguage, RegExp> = { es: /\b(?:me|yo|mi|mis|llor\w+|guard[oe]|sigo|todavia)\b/, en: ofMe }

/** "Sad, I suppose. And stupid": how they feel, by its name alone. */
const isNamed = /^(?:[a-z]+,? ){0,4}[a-z]+[ .]*$/

/** Whether a turn calls what is theirs foolish in passing. What cannot be cleared of in a line is left. */
export function callsItselfFoolish({ plain, hasQuestion }: { plain: string; hasQuestion: boolean }, language: ContentLanguage): boolean {
  const called = plain.split(/(?<=[.?!])\s+/).find((sentence) => callsFoolish[language].test(sentence))
  if (called === undefined || hasQuestion || notCleared.test(plain) || ofTalkingToIt.test(called)) return false
  return ofTheirOwn[language].test(plain.replace(callsFoolish[language], ' ')) || isNamed.test(called)
}
/** That talking to a program is foolish is said of EÓN. */
const ofTalkingToIt = /\b(?:programa|maquina|computador\w*|ordenador|robot|ia|comput\w+|machine|program|bot|ai|app)\b/

/**
 * Whether a turn asks if it is awful of whoever writes, and of what: of what was told just before it, where it says nothing of that itself. Null
 * where it does not ask, or where no line could clear them of it.
 */
export function judgedIn({ plain, hasQuestion }: { plain: string; hasQuestion: boolean }, language: ContentLanguage, before = ''): JudgedOf | null {
  if (notCleared.test(plain)) return null
  if (!hasQuestion && condemns[language].test(plain)) return notCleared.test(before) ? null : 'any'
  const sentences = plain.split(/(?<=[.?!])\s+/)
  const asking = sentences.find((sentence) => asks[language].test(sentence) && (sentence.includes('?') || asksAgain.test(sentence)))
  if (asking && language === 'en' && !ofMe.test(asking)) return null
  if (!asking || (!hasQuestion && !asksAgain.test(asking))) return null
  return kinds.find(([, pattern]) => pattern.test(asking))?.[0] ?? kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? (notCleared.test(before) ? 'any' : kinds.find(([, pattern]) => pattern.test(before))?.[0]) ?? 'any'
}

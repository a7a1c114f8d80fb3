import { feelingsIn, type FeltEmotion } from '#core/language/emotions'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { plainText, wordsIn } from './plain'

const felt: Record<ContentLanguage, RegExp> = {
  es: /\b(?:siento|sentia|senti|sintiendo|estoy|estaba|me (?:da|dio|daba|entra|puede|siento|invade|come|quedo)|tengo|tenia|que|con|mucha?|tanta?|esta|es|pura?|solo|puro|lleno de|llena de|pesa|noto|queda|sobre todo|de)\b/,
  en: /\b(?:feel|feels|felt|feeling|i'm|i am|i was|it's|makes me|made me|so|just|with|full of|mostly|this|the|my|such|pure|only|all|have|get|got|suppose|guess|mostly|and)\b/,
}

/** Feelings a person says they have, not every word that could be one: «echo de menos su amor» names none. */
export function feelingsSaid(text: string, language: ContentLanguage): FeltEmotion[] {
  const words = wordsIn(text)
  if (words.length > 4 && !felt[language].test(plainText(text))) return []
  const cleaned = language === 'es' ? text.replace(/(?<!\p{L})(amarill\p{L}*|viv(?:o|ía) (?:yo )?sol[oa]|los dos sol[oa]s)(?!\p{L})/giu, ' ').replace(/\bs[oó]lo (?=(?:un|una|es|era|fue|quiero|que|me|por|para|con|dos|tres|los|las|el|la|sé|digo|tengo|necesito|hay|queda|nos|a|en|de|como)(?!\p{L}))/giu, ' ').replace(/\b(gracias|no s[eé]|haci(?:a|endo) falta|me hac\p{L}+ falta|ech\p{L}+ la culpa|(?:se (?:queda|quedó|quedaba|ve)|está|estaba|sigue|clóset|closet|armario|casa|departamento|piso|cama|plato|silla|cuarto|habitación|lado|vaso|caja) vac[ií][oa]s?|(?<=[,'] ?)cariño|cariño(?=,)|falta\p{L}*|lo quiero|la quiero|querer|quiero|amor|coraz[oó]n)(?!\p{L})/giu, ' ') : text.replace(/\b(thanks?|thank you|i don't know|love|loved|loves|in the end|going down|sit down|down the|lost (?:my|him|her|them|the)|i lost|hope (?:so|not)|(?:house|flat|room|chair|bed|fridge|place)(?: is|'s| was| feels| looks)? (?:so )?empty|empty (?:house|flat|room|chair|bed|fridge|place)|you keep saying \w+|that's (?:\w+ )?(?:a )?relief|nobody's missing|accept\w*|quiet\w*|miss(?:ed|es)? (?:my|him|her|them|it))\b/gi, ' ')
  return feelingsIn(cleaned, language).filter((one) => {
    const before = plainBefore(cleaned, one.at ?? 0)
    return !isDenied(before, language) && !isOfOther(before) && !isSeenIn(cleaned.slice(0, one.at ?? 0))
  })
}

/** «ella dice que estaba sola», "he was angry": another's feeling, unless they say their own after it. */
function isOfOther(before: string): boolean {
  const sentence = before.split(/[.;!?]/).at(-1)!
  const told = /\b(?:que (?:tambien )?(?=anda|esta)|ella|ellos|ellas|mi (?!vida|casa|cuerpo|cabeza|alma|corazon)\p{L}+|he|she|they|my (?!life|home|house|body|head|heart|chest|stomach)\p{L}+) (?:me |le |lo |la |se |ya |siempre |no |always |just )*(?:anda[n]?|andaba[n]?|dice[n]?|dijo|decia[n]?|siente[n]?|sentia[n]?|esta[n]?|estaba[n]?|says?|said|feels?|felt|is|was|are|were)\b(.*)$/u.exec(sentence)
  return told !== null && !/\b(?:yo|me siento|siento|senti|me da|me dio|tengo|i|i'm|me|my)\b/.test(told[1]!)
}

/** «Está avergonzada», «Hugo está muy», "Jo is so": what is seen in somebody else, where nobody says «yo». */
function isSeenIn(before: string): boolean {
  const stretch = before.split(/[.,;!?]/).at(-1)!
  return /(?:^\s*(?:está|estaba)|\p{L}+\s+(?:está|están|estaba|estaban|anda|andaba|sigue|is|was|seems|looks|are|were))\s+(?:\p{L}+\s+){0,2}$/iu.test(stretch) && !/(?<!\p{L})(?:yo|me|mi|nos|nuestr\p{L}+|todo|vida|que|lo|i|we|us|our|it|my|this|that|what|everything|life|nights?|days?)(?!\p{L})/iu.test(stretch)
}

/** Whether a feeling is denied by what stands before it. */
function isDenied(before: string, language: ContentLanguage): boolean {
  return (language === 'es' ? /\b((?:no|nunca|tampoco|jamas) (?:(?:me|te|nos|le|les|se) )?(?:es|siento|senti|tengo|tuve|tuvo|tubo|tiene|tenia|estoy|estaba|era|fue|da|dan|dio|daba|hay|habia|hubo|queda|entra|puede|pesa)(?: \w+)?|sin|ni|ya no|ningun|ninguna)\s*(?:la |el |mucha? )?$/ : /\b(not|no|isn't|wasn't|don't feel|don't have|didn't feel|doesn't feel|doesn't make me|not out of|never|never felt|without|no longer|nor)\s*(?:so |really |any |the |even |feeling |feel |about |that )?$/).test(before.slice(-24))
}

/** What stands before a place in a text, plain; its last space kept. */
function plainBefore(text: string, at: number): string {
  return `${plainText(text.slice(0, at))} `
}

/** Whether a feeling was called by its name, or by a word of its family. */
export function isOwnWord(plain: string, felt: FeltEmotion | null): boolean {
  return felt !== null && plain.includes(plainText(felt.noun.split(' ').at(-1)!).slice(0, 5))
}

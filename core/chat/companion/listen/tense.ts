import { isFiniteEs, verbForms } from '#core/language/verbs.es'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { wordsIn } from './plain'

/** What happens once and is over; being, having, wanting and calling somebody something last. */
const onceEn = /\b(?:did|went|came|left|took|gave|said|told|found|made|put|got|saw|met|ran|bought|brought|fell|broke|spoke|wrote|drove|drank|woke|sent|paid|let|quit|cut|began|forgot|threw|sang|rang|shook|opened|closed|asked|answered|walked|phoned|texted|packed|cried|laughed|stopped|started|turned|handed|picked|dropped|moved|arrived|happened|signed|booked)\b/i
/** What the one who tells does these days. */
const nowEn = /\b(?:i|we)(?:'m| am| are|'re)? (?:just |still |only |always |never |even |also )*(?:\w+ing|keep|can't|cannot|don't|feel|go|wake|sit|get|sleep|eat|cry|talk|look|walk|check|open|make|set|put|reach|do|stay|avoid|cook|lie|count|wait|listen|wear)\b/i

/** When a clause happens: once, habitually in the past, or now; null where its first verb does not say. */
export function tenseOf(clause: string, language: ContentLanguage): 'past' | 'used' | 'present' | null {
  if (language === 'es' ? /(?<!\p{L})(?:esta noche|mañana|voy a|algún día|pronto)(?!\p{L})/iu.test(clause) : /\b(?:tonight|tomorrow|going to|will|might|may|some day|soon)\b/i.test(clause)) return null
  if (language === 'en') {
    if (/\b(?:used to|would (?:always|often|sit|go|come|make|sing|say)|always \w+ed)\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days\b/i.test(clause)) return 'used'
    if (/\b(?:never|always|every|ever|since|whole life|years|months)\b/i.test(clause)) return null
    if (onceEn.test(clause) && !/\b(?:am|is|are|keep|can't|don't|still|'m|'s)\b/i.test(clause)) return 'past'
    return nowEn.test(clause) && !/\b(?:i|we) (?:just |only |really |still )?(?:want|need|should|have to|hope|wish|guess|think|suppose|know|don't know|mean)\b|\bi(?:'m| am) (?:an?|the|his|her|from|not an?|\d+)\b/i.test(clause) ? 'present' : null
  }
  if (/^(?:había|hubo)(?!\p{L})/iu.test(clause)) return 'past'
  const words = wordsIn(clause)
  const at = words.findIndex((word, i) => isFiniteEs(word, words[i - 1]))
  const tense = at < 0 ? undefined : verbForms(words[at]!)[0]?.tense
  // Of what others do now nothing is asked as of a habit of one's own, and wanting or being is no habit.
  if (tense === 'present' && (verbForms(words[at]!)[0]?.person !== 0 || /^(?:soy|quiero|debo|tengo|voy|creo|espero|necesito|prefiero|supongo|pienso|sé)$/iu.test(words[at]!))) return null
  return tense === 'preterite' ? 'past' : tense === 'imperfect' ? 'used' : tense === 'present' ? 'present' : null
}

import { isFiniteEs, verbForms } from '#core/language/verbs.es'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { wordsIn } from './plain'

/** When a clause happens: once, habitually in the past, or now; null where its first verb does not say. */
export function tenseOf(clause: string, language: ContentLanguage): 'past' | 'used' | 'present' | null {
  if (language === 'es' ? /(?<!\p{L})(?:esta noche|mañana|voy a|algún día|pronto)(?!\p{L})/iu.test(clause) : /\b(?:tonight|tomorrow|going to|will|might|may|some day|soon)\b/i.test(clause)) return null
  if (language === 'en') {
    if (/\b(?:used to|would (?:always|often|sit|go|come|make|sing|say)|always \w+ed)\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days\b/i.test(clause)) return 'used'
    if (/\b(?:was|were|had|did|went|came|left|took|gave|said|told|found|made|put|got|saw|met|ran|bought|brought|\w{3,}ed)\b/i.test(clause) && !/\b(?:am|is|are|keep|can't|don't|still|'m|'s)\b/i.test(clause)) return 'past'
    return /\b(?:am|is|are|have|has|do|don't|can't|keep|still|feel|want|need|think|go|wake|\w+s)\b|'(?:m|s|re|ve)\b/i.test(clause) ? 'present' : null
  }
  if (/^(?:había|hubo)(?!\p{L})/iu.test(clause)) return 'past'
  const words = wordsIn(clause)
  const at = words.findIndex((word, i) => isFiniteEs(word, words[i - 1]))
  const tense = at < 0 ? undefined : verbForms(words[at]!)[0]?.tense
  return tense === 'preterite' ? 'past' : tense === 'imperfect' ? 'used' : tense === 'present' ? 'present' : null
}

import { phrasesEn } from './phrases.en'
import { phrasesEs } from './phrases.es'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Phrases } from './phrases.words'

/** What must not stand in a letter, by language. Patterns are read against folded text (see foldText). */
export const phrases: Record<ContentLanguage, Phrases> = { es: phrasesEs, en: phrasesEn }

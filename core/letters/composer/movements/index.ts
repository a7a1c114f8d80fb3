import type { LetterPath } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { sharedEn } from './en/shared'
import { dueloEn } from './en/duelo'
import { rupturaEn } from './en/ruptura'
import { propositoEn } from './en/proposito'
import { sharedEs } from './es/shared'
import { dueloEs } from './es/duelo'
import { rupturaEs } from './es/ruptura'
import { propositoEs } from './es/proposito'
import type { Movement } from './movement'

const shelves: Record<ContentLanguage, { shared: Movement[] } & Record<LetterPath, Movement[]>> = {
  es: { shared: sharedEs, duelo: dueloEs, ruptura: rupturaEs, proposito: propositoEs },
  en: { shared: sharedEn, duelo: dueloEn, ruptura: rupturaEn, proposito: propositoEn },
}

/** Everything that may be said on a path, in a language. */
export function movementsFor(path: LetterPath, language: ContentLanguage): Movement[] {
  return [...shelves[language][path], ...shelves[language].shared]
}

import type { ContentLanguage } from '#core/locale/locale.schema'
import { textFeatures } from '../features'
import { createReader, type Reading } from '../reader'
import { weights as en } from './weights.en'
import { weights as es } from './weights.es'

/** What a pattern finds must be so likely at least: less, and its words are there in another sense. To be taken up for a subject that is none hurts more than a question overheard. */
export const leastLikely = { subject: 0.1, act: 0.02 }

const read = createReader({ es, en })

/** Which subjects and acts a text belongs to. `plain` is in lower case and without accents. */
export function subjectsOf(plain: string, language: ContentLanguage): Reading {
  return read(textFeatures(plain), language)
}

/** Whether what a pattern found is no accident of its words. */
export function isLikely(name: string, readings: readonly Reading[], least: number): boolean {
  return readings.some((reading) => (reading.get(name) ?? 0) >= least)
}

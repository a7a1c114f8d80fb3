import type { LetterBrief, WrittenLetter } from '#core/letters/letters.schema'
import { assemble, type Assembled } from './assemble'
import { checkLetter } from './check'
import { fits } from './fit'
import { countWords } from '#core/language/words'
import { movementsFor } from './movements'
import type { Movement } from './movements/movement'
import { planLetter } from './plan'
import { readBrief } from './reading/reading'
import { createChance } from '#core/language/seed'
import { farewellFor, salutationFor, titleFor } from './frame'

/** Drafts to choose from; each takes a few milliseconds. */
const enough = { free: 6, deep: 4 }
const maxTries = 60

/**
 * Composes a letter from what a person wrote, with no model and no I/O. The same brief gives the same letter; another seed gives another.
 *
 * Free letters hold 354-419 words with everything, deep letters at least 1,262: three times the longest free one.
 */
export function composeLetter(brief: LetterBrief): WrittenLetter {
  return composeDraft(brief).letter
}

/** A letter with the movements it was made of, to measure how evenly they are used. */
export function composeDraft(brief: LetterBrief): { letter: WrittenLetter; movements: Movement[] } {
  const reading = readBrief(brief)
  const pool = movementsFor(brief.path, brief.language).filter((movement) => fits(movement, reading))
  const key = [brief.seed, brief.path, brief.language, brief.depth, brief.nombre, brief.apodo, brief.relacion, brief.genero, brief.mensaje, brief.emocion, brief.cierre].join('\u0001')
  const drafts: { letter: WrittenLetter; score: number; movements: Movement[] }[] = []
  let hasClean = false
  for (let i = 0; i < maxTries && (drafts.length < enough[brief.depth] || !hasClean); i++) {
    const chance = createChance(`${key}\u0001${i}`)
    const salutation = salutationFor(reading, chance)
    const farewell = farewellFor(reading, chance)
    const wordsAround = countWords(salutation) + countWords(farewell) + 1
    const middle: Assembled | null = assemble({ reading, plan: planLetter(reading, chance), pool, chance, wordsAround, slack: i < 14 ? 0 : i < 36 ? 1 : 3 })
    if (!middle) continue
    const letter = dress({ title: titleFor(reading, middle.thread, chance), paragraphs: [salutation, ...middle.paragraphs, farewell, 'EÓN'] }, brief)
    const isClean = checkLetter(letter, brief).length === 0
    hasClean ||= isClean
    drafts.push({ letter, score: middle.score - (isClean ? 0 : 100), movements: middle.movements })
  }
  drafts.sort((one, other) => other.score - one.score)
  const chosen = drafts[0]
  if (!chosen) throw new Error('no letter could be composed: the material does not cover this brief')
  return chosen
}

/** Typographic marks: apostrophes in English, one space everywhere. */
function dress(letter: WrittenLetter, brief: LetterBrief): WrittenLetter {
  const set = (text: string): string => {
    const spaced = text.replace(/\s+/g, ' ').trim()
    return brief.language === 'en' ? spaced.replace(/(\p{L}|\d)'(?=\p{L}|$|[\s.,;:?”])/gu, '$1’').replace(/(^|[\s“(])'(?=\p{L})/gu, '$1’') : spaced.replace(/(\p{L})'(?=\p{L})/gu, '$1’')
  }
  return { title: set(letter.title), paragraphs: letter.paragraphs.map(set) }
}

import type { LetterBrief, WrittenLetter } from '#core/letters/letters.schema'
import { assemble, type Assembled } from './assemble'
import { checkLetter } from './check'
import { countWords } from './grammar/words'
import { movementsFor } from './movements'
import { planLetter } from './plan'
import { readBrief } from './reading/reading'
import { createChance } from './seed'
import { farewellFor, salutationFor, titleFor } from './frame'

/** Tries before the best letter so far is taken. Each takes a few milliseconds. */
const maxTries = 60
const enoughGood = 5

/**
 * Composes a letter from what a person wrote, with no model and no I/O. The same brief gives the same letter; another seed gives another.
 *
 * Free letters hold 350-450 words with everything, deep letters at least 1,350 (three times the longest free one).
 */
export function composeLetter(brief: LetterBrief): WrittenLetter {
  const reading = readBrief(brief)
  const pool = movementsFor(brief.path, brief.language)
  const key = [brief.seed, brief.path, brief.language, brief.depth, brief.nombre, brief.apodo, brief.relacion, brief.genero, brief.mensaje, brief.emocion, brief.cierre].join('\u0001')
  let best: { letter: WrittenLetter; score: number } | null = null
  let good = 0
  for (let i = 0; i < maxTries && good < enoughGood; i++) {
    const chance = createChance(`${key}\u0001${i}`)
    const salutation = salutationFor(reading, chance)
    const farewell = farewellFor(reading, chance)
    const wordsAround = countWords(salutation) + countWords(farewell) + 1
    const middle: Assembled | null = assemble({ reading, plan: planLetter(reading, chance), pool, chance, wordsAround })
    if (!middle) continue
    const letter = dress({ title: titleFor(reading, middle.thread, chance), paragraphs: [salutation, ...middle.paragraphs, farewell, 'EÓN'] }, brief)
    const faults = checkLetter(letter, brief).length
    const score = middle.score - faults * 20
    if (faults === 0) good++
    if (!best || score > best.score) best = { letter, score }
  }
  if (!best) throw new Error('no letter could be composed: the material does not cover this brief')
  return best.letter
}

/** Typographic marks: apostrophes in English, one space everywhere. */
function dress(letter: WrittenLetter, brief: LetterBrief): WrittenLetter {
  const set = (text: string): string => {
    const spaced = text.replace(/\s+/g, ' ').trim()
    return brief.language === 'en' ? spaced.replace(/(\p{L}|\d)'(?=\p{L}|$|[\s.,;:?”])/gu, '$1’').replace(/(^|[\s“(])'(?=\p{L})/gu, '$1’') : spaced.replace(/(\p{L})'(?=\p{L})/gu, '$1’')
  }
  return { title: set(letter.title), paragraphs: letter.paragraphs.map(set) }
}

import { screenOutput } from '#core/care/output'
import { findFactFaults } from './judge.facts'
import { findFormFaults } from './judge.form'
import { findSharedFaults } from './judge.shared'
import { findVoiceFaults } from './judge.voice'
import type { LetterBrief, WrittenLetter } from '../letters.schema'
import type { ModelFault } from './faults'
import type { ModelPrompt } from './prompt'

/**
 * Everything that keeps a model's letter from being delivered; nothing where it may be. The letter comes from
 * `parseLetter`. What EÓN never says anywhere is asked of core/care.
 */
export function judgeLetter(input: { letter: WrittenLetter; brief: LetterBrief; prompt: ModelPrompt }): ModelFault[] {
  const { letter, brief, prompt } = input
  if (letter.paragraphs.length < 4) return [{ code: 'empty' }]
  const parts = partsOf(letter)
  return [
    ...findSharedFaults({ letter, brief }),
    ...findFormFaults({ letter, body: parts.body, closing: parts.closing, brief, prompt }),
    ...findVoiceFaults({ title: letter.title, body: parts.body, closing: parts.closing, brief }),
    ...findFactFaults({ salutation: parts.salutation, body: parts.body, brief }),
    ...(screenOutput({ text: [letter.title, ...letter.paragraphs].join('\n'), language: brief.language }).length > 0 ? [{ code: 'unsafe' as const }] : []),
  ]
}

/** `parseLetter` sees to it that the last two paragraphs are a closing and the signature. */
function partsOf({ paragraphs }: WrittenLetter) {
  return { salutation: paragraphs[0] ?? '', body: paragraphs.slice(1, -2), closing: paragraphs.at(-2) ?? '' }
}

import type { NarrationQuality } from '#core/ports/narrator'
import { pauses } from '../sound/pauses'

const sayable = /[\p{L}\p{N}]/u

/** Pieces of at most `longest` characters, cut where the pattern's matches end. A match longer than that stays whole. */
function gather(pieces: string[], longest: number, joint: string): string[] {
  const gathered: string[] = []
  for (const piece of pieces) {
    const last = gathered.at(-1)
    if (last !== undefined && last.length + joint.length + piece.length <= longest)
      gathered[gathered.length - 1] = last + joint + piece
    else gathered.push(piece)
  }
  return gathered
}

function splitSentences(text: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) =>
    segment.trim()
  )
}

/** Never cuts through a surrogate pair. */
function cutHard(word: string, longest: number): string[] {
  const pieces: string[] = ['']
  for (const sign of word) {
    if (pieces.at(-1)!.length + sign.length > longest) pieces.push('')
    pieces[pieces.length - 1] += sign
  }
  return pieces
}

/** What is asked for in one request: a text, the paragraph of the letter it belongs to, and the silence after it. */
export type LetterPart = { text: string; paragraph: number; pauseMs: number }

type Piece = Omit<LetterPart, 'paragraph'>

/** A paragraph whole where it fits, else in groups of sentences, and a sentence that does not fit in groups of words. */
function splitToFit({ text, longest, language }: { text: string; longest: number; language: string }): Piece[] {
  if (text.length <= longest) return [{ text, pauseMs: pauses.sentence }]
  const pieces: Piece[] = []
  let sentences: string[] = []
  const endGroup = () => {
    pieces.push(...gather(sentences, longest, ' ').map((group) => ({ text: group, pauseMs: pauses.sentence })))
    sentences = []
  }
  for (const sentence of splitSentences(text, language)) {
    if (sentence.length <= longest) {
      sentences.push(sentence)
      continue
    }
    endGroup()
    const words = sentence.split(/\s+/u).flatMap((word) => (word.length <= longest ? [word] : cutHard(word, longest)))
    const groups = gather(words, longest, ' ')
    pieces.push(
      ...groups.map((group, index) => ({
        text: group,
        pauseMs: index < groups.length - 1 ? pauses.words : pauses.sentence,
      }))
    )
  }
  endGroup()
  return pieces
}

/**
 * Cuts a letter into parts of at most `longest` UTF-16 units: a paragraph each, and where that is too long, between its
 * sentences, else between words. `paragraph` is an index into `paragraphs`. Those with nothing to say (only emoji) are left out.
 */
export function cutIntoParts({
  paragraphs,
  longest,
  language,
}: {
  paragraphs: string[]
  longest: number
  language: string
}): LetterPart[] {
  const spoken = paragraphs
    .flatMap((text, paragraph) => text.split(/\n\s*\n/u).map((part) => ({ text: part.trim(), paragraph })))
    .map(({ text, paragraph }) =>
      splitToFit({ text, longest, language })
        .filter((piece) => sayable.test(piece.text))
        .map((piece) => ({ ...piece, paragraph }))
    )
    .filter((parts) => parts.length > 0)
  return spoken.flatMap((parts, index) => {
    const pauseMs = index === spoken.length - 1 ? pauses.end : pauses.paragraph
    return parts.map((part, place) => (place === parts.length - 1 ? { ...part, pauseMs } : part))
  })
}

/** Of the embedded voice, measured over a letter with its pauses; others are near it. */
const charactersPerSecond = 15

/** 320 and 64 kbit/s. */
const bytesPerSecond = { full: 40_000, light: 8000 } satisfies Record<NarrationQuality, number>

/** A guess of how many bytes of MP3 the letter becomes. */
export function guessBytes({ paragraphs, quality }: { paragraphs: string[]; quality: NarrationQuality }): number {
  const seconds = Math.max(1, paragraphs.join(' ').length / charactersPerSecond)
  return Math.round(seconds * bytesPerSecond[quality])
}

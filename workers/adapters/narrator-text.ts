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

function splitToFit(text: string, longest: number, language: string): string[] {
  if (text.length <= longest) return [text]
  const fitting = splitSentences(text, language).flatMap((sentence) => {
    if (sentence.length <= longest) return [sentence]
    const words = sentence.split(/\s+/u).flatMap((word) => (word.length <= longest ? [word] : cutHard(word, longest)))
    return gather(words, longest, ' ')
  })
  return gather(fitting, longest, ' ')
}

/**
 * Cuts a letter into parts of at most `longest` UTF-16 units, between paragraphs where it can, else between sentences, else
 * between words. Paragraphs with nothing to say (only emoji) are left out.
 */
export function cutIntoParts({
  paragraphs,
  longest,
  language,
}: {
  paragraphs: string[]
  longest: number
  language: string
}): string[] {
  const spoken = paragraphs.map((paragraph) => paragraph.trim()).filter((paragraph) => sayable.test(paragraph))
  return gather(
    spoken.flatMap((paragraph) => splitToFit(paragraph, longest, language)),
    longest,
    '\n\n'
  )
}

/** Of the embedded voice, measured over a letter with its pauses; others are near it. */
const charactersPerSecond = 15

/** A guess of how long the letter takes to read, in seconds. */
export function guessSeconds(paragraphs: string[]): number {
  return Math.max(1, paragraphs.join(' ').length / charactersPerSecond)
}

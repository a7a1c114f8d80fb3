// SPDX-License-Identifier: GPL-3.0-or-later
import { pauses as letterPauses } from '../sound/pauses'
import type { VoiceLanguage } from './request'
import { toSpeechText } from './speech-text'

/** What is synthesised in one go, and the silence that follows it. */
export type Utterance = { text: string; pauseMs: number }

/** An utterance, and which of the letter's paragraphs it belongs to. */
export type PlannedUtterance = Utterance & { paragraph: number }

export const pauses = {
  ...letterPauses,
  /** Where a long sentence was cut: what eSpeak itself leaves at these marks. */
  strongClause: 240,
  clause: 150,
}

/**
 * Characters, about 12 s of speech. Synthesis cannot be interrupted: that long, it holds the isolate for some 50 ms, and for
 * 200 ms while the engine is cold. Encoding goes in slices of its own.
 */
export const longestUtterance = 180

const sayable = /[\p{L}\d]/u

function splitSentences(text: string, language: VoiceLanguage): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sayable.test(sentence))
}

/** The place after the last match of `border` that leaves a piece neither too long nor a crumb; -1 when there is none. */
function lastBorder(text: string, border: RegExp): number {
  let found = -1
  for (const match of text.slice(0, longestUtterance).matchAll(border)) {
    const end = match.index + match[0].length
    if (end >= longestUtterance / 4 && end < text.length) found = end
  }
  return found
}

function pauseAfter(piece: string): number {
  if (/[;:…]$/u.test(piece)) return pauses.strongClause
  return piece.endsWith(',') ? pauses.clause : pauses.words
}

/** Cuts a sentence no single synthesis should hold: at a semicolon or colon, else a comma, else between words. */
function splitLongSentence(sentence: string): Utterance[] {
  const pieces: Utterance[] = []
  let rest = sentence
  while (rest.length > longestUtterance) {
    const border = [/[;:…](?=\s)/gu, /,(?=\s)/gu, /\s/gu]
      .map((mark) => lastBorder(rest, mark))
      .find((place) => place > 0)
    const cut = border ?? longestUtterance
    const text = rest.slice(0, cut).trim()
    pieces.push({ text, pauseMs: pauseAfter(text) })
    rest = rest.slice(cut).trim()
  }
  pieces.push({ text: rest, pauseMs: pauses.sentence })
  return pieces.filter(({ text }) => sayable.test(text))
}

/** A letter's paragraphs as the utterances that make it up, in order. Paragraphs with nothing to say leave no trace. */
export function planReading({ paragraphs, language }: { paragraphs: string[]; language: VoiceLanguage }): PlannedUtterance[] {
  const spoken = paragraphs
    .flatMap((text, paragraph) => text.split(/\n\s*\n/u).map((part) => ({ part, paragraph })))
    .map(({ part, paragraph }) =>
      splitSentences(toSpeechText(part, language), language)
        .flatMap(splitLongSentence)
        .map((utterance) => ({ ...utterance, paragraph }))
    )
    .filter((utterances) => utterances.length > 0)
  return spoken.flatMap((utterances, paragraphIndex) => {
    const isLastParagraph = paragraphIndex === spoken.length - 1
    return utterances.map((utterance, index) => {
      if (index < utterances.length - 1) return utterance
      return { ...utterance, pauseMs: isLastParagraph ? pauses.end : pauses.paragraph }
    })
  })
}

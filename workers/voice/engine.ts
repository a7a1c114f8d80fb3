// SPDX-License-Identifier: GPL-3.0-or-later
import type { VoiceLanguage } from './request'

/** The part of the patched package that is used here. */
export type EspeakWorker = {
  set_voice: (name: string, language: string, gender: number, age: number, variant: number) => number
  set_rate: (wordsPerMinute: number) => void
  set_pitch: (pitch: number) => void
  /** Calls back with a view of the engine's memory; what is kept must be copied. True stops it. */
  synthesize: (markup: string, onSamples: (samples: Int16Array) => boolean) => void
}

export type CreateEspeak = (options: {
  getPreloadedPackage: () => ArrayBuffer
  print: (line: string) => void
  printErr: (line: string) => void
}) => Promise<{ eSpeakNGWorker: new () => EspeakWorker }>

export type Engine = {
  /** Says plain text. Mono samples at `engineSampleRate`, complete when it returns, good until the next call. */
  say: (text: string) => Int16Array
}

/** Hz. eSpeak's only rate. */
export const engineSampleRate = 22_050

/** eSpeak accepts a voice it does not have and goes on in another language, so only these names ever reach it. */
const voices = { es: 'es', en: 'en-us' } satisfies Record<VoiceLanguage, string>

const wordsPerMinute = 150
/** 0 to 99; eSpeak's own is 50. A little lower sounds calmer. */
const pitch = 45

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** eSpeak reads markup in whatever it is given. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => escapes[sign] ?? '')
}

/** Wound back for every utterance: fresh memory each time would be most of what a letter leaves to the garbage collector. */
function createTape() {
  let samples = new Int16Array(16 * engineSampleRate)
  let length = 0
  return {
    rewind: () => {
      length = 0
    },
    record: (piece: Int16Array) => {
      if (length + piece.length > samples.length) {
        const longer = new Int16Array(2 * (length + piece.length))
        longer.set(samples.subarray(0, length))
        samples = longer
      }
      samples.set(piece, length)
      length += piece.length
    },
    played: () => samples.subarray(0, length),
  }
}

/**
 * Starts an engine for one letter: a used one speaks differently the second time, a fresh one always the same.
 * Takes about 17 MB until it is let go.
 */
export async function startEngine({
  createEspeak,
  data,
  language,
}: {
  createEspeak: CreateEspeak
  data: ArrayBuffer
  language: VoiceLanguage
}): Promise<Engine> {
  const silent = () => undefined
  const espeak = await createEspeak({ getPreloadedPackage: () => data, print: silent, printErr: silent })
  const worker = new espeak.eSpeakNGWorker()
  if (worker.set_voice(voices[language], '', 0, 0, 0) !== 0) throw new Error(`eSpeak has no voice for ${language}`)
  worker.set_rate(wordsPerMinute)
  worker.set_pitch(pitch)
  const tape = createTape()
  return {
    say: (text) => {
      tape.rewind()
      worker.synthesize(escapeMarkup(text), (samples) => {
        tape.record(samples)
        return false
      })
      return tape.played()
    },
  }
}

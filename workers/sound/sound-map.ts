// SPDX-License-Identifier: MIT

/** What a player draws and follows: how long the sound is, how loud it is along its length, and where each paragraph begins. */
export type SoundMap = {
  seconds: number
  /** `peakCount` values from 0 to 100, the loudest being 100. */
  peaks: number[]
  /** Seconds, one for each paragraph of the request. A paragraph with nothing to say begins where the next one does. */
  paragraphs: number[]
}

export const peakCount = 120

const windowsPerSecond = 20

/** Listens along while a letter is being read. */
export function createSoundMeter({ sampleRate, paragraphCount }: { sampleRate: number; paragraphCount: number }) {
  const windowLength = Math.round(sampleRate / windowsPerSecond)
  const loudness: number[] = []
  const starts: (number | undefined)[] = Array.from({ length: paragraphCount })
  let samplesHeard = 0
  let inWindow = 0
  let energy = 0

  return {
    beginParagraph: (index: number) => {
      starts[index] ??= samplesHeard / sampleRate
    },
    hear: (samples: Float32Array) => {
      samplesHeard += samples.length
      for (const sample of samples) {
        energy += sample * sample
        if (++inWindow < windowLength) continue
        loudness.push(Math.sqrt(energy / inWindow))
        inWindow = 0
        energy = 0
      }
    },
    map: (): SoundMap => {
      const seconds = samplesHeard / sampleRate
      const paragraphs: number[] = []
      let next = seconds
      for (let index = paragraphCount - 1; index >= 0; index--) {
        next = starts[index] ?? next
        paragraphs[index] = toHundredths(next)
      }
      return { seconds: toHundredths(seconds), peaks: toPeaks(loudness), paragraphs }
    },
  }
}

const toHundredths = (seconds: number) => Math.round(seconds * 100) / 100

/** The mean loudness of each of `peakCount` equal stretches, in hundredths of the loudest of them. */
function toPeaks(loudness: number[]): number[] {
  const stretches = Array.from({ length: peakCount }, (_, index) => {
    const from = Math.floor((index * loudness.length) / peakCount)
    const to = Math.max(from + 1, Math.floor(((index + 1) * loudness.length) / peakCount))
    const part = loudness.slice(from, to)
    return part.length > 0 ? part.reduce((sum, value) => sum + value, 0) / part.length : 0
  })
  const loudest = Math.max(...stretches)
  return stretches.map((value) => (loudest > 0 ? Math.round((100 * value) / loudest) : 0))
}

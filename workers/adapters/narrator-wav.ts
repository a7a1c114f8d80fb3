/** Uncompressed speech: mono, 16 bit, in the machine's own byte order. `sampleRate` in Hz. */
export type Pcm = { samples: Int16Array; sampleRate: number }

const textAt = (view: DataView, at: number) =>
  at + 4 > view.byteLength ? '' : String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)))

const plainSamples = 1
/** The kind of sample stands further on, where it begins with one of the plain numbers (WAVEFORMATEXTENSIBLE). */
const extensible = 0xfffe

type Format = { channels: number; sampleRate: number; isPcm16: boolean }

function readFormat(view: DataView, at: number, bytes: number): Format | null {
  if (bytes < 16 || at + bytes > view.byteLength) return null
  const tag = view.getUint16(at, true)
  const kind = tag === extensible && bytes >= 26 ? view.getUint16(at + 24, true) : tag
  return {
    channels: view.getUint16(at + 2, true),
    sampleRate: view.getUint32(at + 4, true),
    isPcm16: kind === plainSamples && view.getUint16(at + 14, true) === 16,
  }
}

/**
 * Who streams a WAV writes its header before knowing its size, and puts the largest number there is, one near half of it, or
 * nothing. Sound of that size would be half a day long.
 */
const isUnknownSize = (bytes: number) => bytes === 0 || bytes >= 0x7f_ff_00_00

/** One channel out of several, by their mean. */
function mixDown(view: DataView, { at, frames, channels }: { at: number; frames: number; channels: number }): Int16Array {
  const samples = new Int16Array(frames)
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) sum += view.getInt16(at + 2 * (frame * channels + channel), true)
    samples[frame] = Math.round(sum / channels)
  }
  return samples
}

/**
 * Takes the samples out of a WAV file (RIFF, 16-bit PCM, any number of channels). They may be a view of `bytes`.
 *
 * Answers `not_wav` for anything else, `unsupported` for a WAV of other samples, `cut_off` for one that stops before the end it
 * announced or within a sample. A streamed header announces no end: what stops between two samples then counts as whole.
 */
export function readWav(bytes: Uint8Array): Pcm | 'not_wav' | 'unsupported' | 'cut_off' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WAVE') return 'not_wav'
  let format: Format | null = null
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const name = textAt(view, at)
    const announced = view.getUint32(at + 4, true)
    const start = at + 8
    if (name === 'fmt ') {
      format = readFormat(view, start, announced)
      if (!format) return 'cut_off'
    }
    if (name === 'data') {
      if (!format?.isPcm16 || format.channels === 0 || format.sampleRate === 0) return 'unsupported'
      const there = view.byteLength - start
      if (!isUnknownSize(announced) && there < announced) return 'cut_off'
      const length = isUnknownSize(announced) ? there : announced
      const { channels, sampleRate } = format
      if (length === 0 || length % (2 * channels) !== 0) return 'cut_off'
      const from = bytes.byteOffset + start
      const isView = channels === 1 && from % 2 === 0
      const samples = isView
        ? new Int16Array(bytes.buffer, from, length / 2)
        : mixDown(view, { at: start, frames: length / (2 * channels), channels })
      return { samples, sampleRate }
    }
    // Chunks begin at even places.
    at = start + announced + (announced % 2)
  }
  return 'cut_off'
}

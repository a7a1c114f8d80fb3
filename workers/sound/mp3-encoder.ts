// SPDX-License-Identifier: MIT
// The package's other entry is compiled for old browsers and pulls in helpers.
import { createEncoder } from 'wasm-media-encoders/esnext'
import { createUpsampler } from './pcm'

/** `light` for the free reading, `full` for a true 320 kbps. */
export type SoundQuality = 'light' | 'full'

export type Mp3Encoder = {
  /** Takes mono samples at the rate it was started for; gives the MP3 bytes that are ready, often fewer than went in. */
  encode: (samples: Float32Array) => Uint8Array<ArrayBuffer>
  /** The bytes still held back. The encoder is spent afterwards. */
  finish: () => Uint8Array<ArrayBuffer>
}

const mpeg1Rates = [32_000, 44_100, 48_000] as const
const mpeg2Rates = [16_000, 22_050, 24_000] as const

type Mp3Rate = (typeof mpeg1Rates | typeof mpeg2Rates)[number]

/** Mono, of constant rate. `doublings` says how often the samples' own rate is doubled to reach `sampleRate` (Hz). */
export type Mp3Format = { kbps: 320 | 64; sampleRate: Mp3Rate; doublings: number }

/** 320 kbit/s exists in MPEG-1 only, which starts at 32 kHz. */
const formats = {
  full: { kbps: 320, rates: mpeg1Rates },
  light: { kbps: 64, rates: [...mpeg2Rates, ...mpeg1Rates] },
} as const satisfies Record<SoundQuality, { kbps: number; rates: readonly Mp3Rate[] }>

const mostDoublings = 2

/** The MP3 that samples of this rate (Hz) become; null for a rate that no whole number of doublings makes one of MP3's. */
export function chooseFormat({ quality, sampleRate }: { quality: SoundQuality; sampleRate: number }): Mp3Format | null {
  const { kbps, rates } = formats[quality]
  for (let doublings = 0; doublings <= mostDoublings; doublings++) {
    const fitting = rates.find((rate) => rate === sampleRate * 2 ** doublings)
    if (fitting) return { kbps, sampleRate: fitting, doublings }
  }
  return null
}

/** LAME's memory is reused by the next call, so its bytes are copied out. */
const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

/** Starts LAME (the compiled `mp3.wasm` of wasm-media-encoders) for one file. */
export async function startMp3Encoder({
  lame,
  format: { kbps, sampleRate, doublings },
}: {
  lame: WebAssembly.Module
  format: Mp3Format
}): Promise<Mp3Encoder> {
  const encoder = await createEncoder('audio/mpeg', lame)
  encoder.configure({ channels: 1, sampleRate, bitrate: kbps, outputSampleRate: sampleRate })
  const upsamplers = Array.from({ length: doublings }, createUpsampler)
  return {
    encode: (samples) => copy(encoder.encode([upsamplers.reduce((signal, upsample) => upsample(signal), samples)])),
    finish: () => copy(encoder.finalize()),
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The package's other entry is compiled for old browsers and pulls in helpers.
import { createEncoder } from 'wasm-media-encoders/esnext'
import { engineSampleRate } from './engine'
import { createUpsampler } from './pcm'
import type { VoiceQuality } from './request'

export type Mp3Encoder = {
  /** Takes mono samples at `engineSampleRate`; gives the MP3 bytes that are ready, often fewer than went in. */
  encode: (samples: Float32Array) => Uint8Array<ArrayBuffer>
  /** The bytes still held back. The encoder is spent afterwards. */
  finish: () => Uint8Array<ArrayBuffer>
}

/** `kbps` is constant. 320 exists in MPEG-1 only, which starts at 32 kHz. */
export const mp3Formats = {
  full: { kbps: 320, sampleRate: 44_100 },
  light: { kbps: 64, sampleRate: engineSampleRate },
} as const satisfies Record<VoiceQuality, { kbps: number; sampleRate: number }>

/** LAME's memory is reused by the next call, so its bytes are copied out. */
const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

export async function startEncoder({
  lame,
  quality,
}: {
  lame: WebAssembly.Module
  quality: VoiceQuality
}): Promise<Mp3Encoder> {
  const { kbps, sampleRate } = mp3Formats[quality]
  const encoder = await createEncoder('audio/mpeg', lame)
  encoder.configure({ channels: 1, sampleRate, bitrate: kbps, outputSampleRate: sampleRate })
  const upsample = sampleRate === engineSampleRate ? undefined : createUpsampler()
  return {
    encode: (samples) => copy(encoder.encode([upsample ? upsample(samples) : samples])),
    finish: () => copy(encoder.finalize()),
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import { chooseFormat, type Mp3Encoder, startMp3Encoder } from '../sound/mp3-encoder'
import { engineSampleRate } from './engine'
import type { VoiceQuality } from './request'

/** An encoder for what the engine says: 320 kbps at 44.1 kHz for `full`, 64 kbps at 22.05 kHz for `light`. */
export async function startEncoder({ lame, quality }: { lame: WebAssembly.Module; quality: VoiceQuality }): Promise<Mp3Encoder> {
  const format = chooseFormat({ quality, sampleRate: engineSampleRate })
  if (!format) throw new Error(`no MP3 has a rate that fits ${engineSampleRate} Hz`)
  return startMp3Encoder({ lame, format })
}

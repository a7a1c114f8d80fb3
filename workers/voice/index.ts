// SPDX-License-Identifier: GPL-3.0-or-later
import { WorkerEntrypoint } from 'cloudflare:workers'
import createEspeak from '../../build/voice/espeak-ng.js'
import voiceData from '../../build/voice/espeak-ng.data'
import lame from '../../build/voice/mp3.wasm'
import type { SoundMap } from '../sound/sound-map'
import { startEncoder } from './encoder'
import { startEngine } from './engine'
import { readAloud } from './reading'
import { parseVoiceRequest, type VoiceRequest } from './request'

type RemoteFunction = ((map: SoundMap) => unknown) & { dup?: () => RemoteFunction; [Symbol.dispose]?: () => void }

/** The service other Workers bind to: `{ binding = "VOICE", service = "eon-voice", entrypoint = "Voice" }`. */
export class Voice extends WorkerEntrypoint {
  /**
   * Reads a letter aloud: MP3 bytes (an ID3v2 tag first), made sentence by sentence as fast as they are taken.
   * `full` is 320 kbps at 44.1 kHz, `light` 64 kbps at 22.05 kHz; both mono and of constant rate. The same request
   * always gives the same bytes. Cancelling the stream ends the work.
   *
   * `onSoundMap` is called once, before the stream ends, with what a player needs to draw and follow the sound.
   *
   * Throws a `RangeError` beginning with `voice_request_refused` when the request is not of that shape or too long.
   */
  async speak(request: VoiceRequest, onSoundMap?: (map: SoundMap) => unknown): Promise<ReadableStream<Uint8Array>> {
    // A function that came over RPC is let go when this call returns, long before it is needed: it is kept by hand, and let go by hand.
    const tell = (onSoundMap as RemoteFunction | undefined)?.dup?.() ?? onSoundMap
    const reading = readAloud(parseVoiceRequest(request), {
      startEngine: (language) => startEngine({ createEspeak, data: voiceData, language }),
      startEncoder: (quality) => startEncoder({ lame, quality }),
      rest: () => scheduler.wait(0),
      ...(tell && { onSoundMap: tell }),
      onFailure: (error) => console.error(JSON.stringify({ event: 'voice_failed', error: String(error) })),
    })
    // Piped by hand, without a buffer: when the reader goes away, the runtime's own pump reports an uncaught error each time.
    // A failed reading reaches the other side as a stream that broke off.
    const { readable, writable } = new IdentityTransformStream()
    const spoken = reading.pipeTo(writable).catch(() => undefined)
    this.ctx.waitUntil(spoken.then(() => (tell as RemoteFunction | undefined)?.[Symbol.dispose]?.()))
    return readable
  }
}

export default {
  fetch: () => new Response(null, { status: 404 }),
} satisfies ExportedHandler

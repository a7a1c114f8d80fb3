// SPDX-License-Identifier: GPL-3.0-or-later
// The real engine and encoder on Node, for tests: built when they are not, loaded once a file.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildVoice } from '../../scripts/build-voice.mjs'
import { startEncoder } from './encoder'
import { type CreateEspeak, startEngine } from './engine'
import type { ReadingTools } from './reading'

export async function loadVoice(): Promise<
  ReadingTools & { createEspeak: CreateEspeak; data: ArrayBuffer; lame: WebAssembly.Module }
> {
  const { folder } = await buildVoice()
  const built = (name: string) => path.join(folder, name)
  const { default: createEspeak } = (await import(/* @vite-ignore */ pathToFileURL(built('espeak-ng.js')).href)) as {
    default: CreateEspeak
  }
  const bytes = await readFile(built('espeak-ng.data'))
  const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
  const lame = await WebAssembly.compile(await readFile(built('mp3.wasm')))
  return {
    createEspeak,
    data,
    lame,
    startEngine: (language) => startEngine({ createEspeak, data, language }),
    startEncoder: (quality) => startEncoder({ lame, quality }),
    rest: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

export async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

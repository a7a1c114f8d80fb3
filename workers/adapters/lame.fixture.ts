// The MP3 encoder on Node, for tests.
import { readFile } from 'node:fs/promises'

export async function loadLame(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile('node_modules/wasm-media-encoders/wasm/mp3.wasm'))
}

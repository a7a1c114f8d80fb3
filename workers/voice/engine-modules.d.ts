// SPDX-License-Identifier: GPL-3.0-or-later
// What scripts/build-voice.mjs writes into build/voice/, and the script itself. Declared by pattern, so that types
// hold before a build.

declare module '*/build/voice/espeak-ng.js' {
  const createEspeak: import('./engine').CreateEspeak
  export default createEspeak
}

declare module '*/build/voice/espeak-ng.data' {
  const data: ArrayBuffer
  export default data
}

declare module '*/build/voice/mp3.wasm' {
  const lame: WebAssembly.Module
  export default lame
}

declare module '*/scripts/build-voice.mjs' {
  export const outputFolder: string
  export function buildVoice(options?: {
    folder?: string
    engineFile?: string
  }): Promise<{ folder: string; isBuilt: boolean }>
}

// Reads and writes MPEG Layer III frames, apart from the code under test, so that the two can disagree.

export type Mp3Frame = {
  at: number
  bytes: number
  kbps: number
  sampleRate: number
  samples: number
  isMono: boolean
  isIndex: boolean
}

export type Mp3File = { tags: { at: number; bytes: number }[]; frames: Mp3Frame[]; seconds: number; leftover: number }

const kbpsTable = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}

function parseFrame(view: DataView, at: number): Mp3Frame | null {
  if (at + 4 > view.byteLength) return null
  const word = view.getUint32(at)
  if (word >>> 21 !== 0x7ff) return null
  const version = { 3: 1, 2: 2 }[(word >>> 19) & 3] as 1 | 2 | undefined
  if (!version || ((word >>> 17) & 3) !== 1) return null
  const kbps = kbpsTable[version][(word >>> 12) & 15]
  const baseRate = [44_100, 48_000, 32_000][(word >>> 10) & 3]
  if (!kbps || !baseRate) return null
  const sampleRate = baseRate / version
  const samples = 1152 / version
  const bytes = Math.floor((samples * kbps * 125) / sampleRate) + ((word >>> 9) & 1)
  const isMono = ((word >>> 6) & 3) === 3
  const sideInfo = version === 1 ? (isMono ? 17 : 32) : isMono ? 9 : 17
  const markAt = at + 4 + sideInfo
  const mark = markAt + 4 <= view.byteLength ? view.getUint32(markAt) : 0
  return { at, bytes, kbps, sampleRate, samples, isMono, isIndex: mark === 0x58696e67 || mark === 0x496e666f }
}

/** Walks a whole file of ID3v2 tags and frames. `leftover` counts the bytes after the last whole frame. */
export function parseMp3(file: Uint8Array): Mp3File {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const tags: Mp3File['tags'] = []
  const frames: Mp3Frame[] = []
  let at = 0
  while (at < file.length) {
    if (file.length - at > 10 && new TextDecoder('latin1').decode(file.subarray(at, at + 3)) === 'ID3') {
      const [a, b, c, d] = file.subarray(at + 6, at + 10)
      const bytes = 10 + ((a! << 21) | (b! << 14) | (c! << 7) | d!)
      tags.push({ at, bytes })
      at += bytes
      continue
    }
    const frame = parseFrame(view, at)
    if (!frame || at + frame.bytes > file.length) break
    frames.push(frame)
    at += frame.bytes
  }
  const seconds = frames.reduce((sum, frame) => sum + frame.samples / frame.sampleRate, 0)
  return { tags, frames, seconds, leftover: file.length - at }
}

/** The text frames of the ID3v2.3 tag a file begins with, by id (`TXXX:description` for those that have one). */
export function parseTag(file: Uint8Array): Record<string, string> {
  const { tags } = parseMp3(file)
  if (tags[0]?.at !== 0) return {}
  const view = new DataView(file.buffer, file.byteOffset, tags[0].bytes)
  const found: Record<string, string> = {}
  for (let at = 10; at + 10 < tags[0].bytes && file[at] !== 0; ) {
    const id = new TextDecoder('latin1').decode(file.subarray(at, at + 4))
    const bytes = view.getUint32(at + 4)
    const body = file.slice(at + 10, at + 10 + bytes)
    // One byte of encoding (1: UTF-16 with a mark), for comments three of language, then the text, or two with a zero between.
    const texts = new TextDecoder('utf-16le')
      .decode(body.subarray(id === 'COMM' ? 4 : 1))
      .replaceAll('\u{FEFF}', '')
      .split('\0')
    if (texts.length === 1) found[id] = texts[0]!
    else found[texts[0] ? `${id}:${texts[0]}` : id] = texts[1]!
    at += 10 + bytes
  }
  return found
}

const silentKbps = 64
const silentRate = 24_000

/** Real frames (MPEG-2, 64 kbit/s, 24 kHz, mono) that decode to silence, told apart by nothing. */
export function silentFrames(seconds: number): Uint8Array<ArrayBuffer> {
  const frameBytes = (576 * silentKbps * 125) / silentRate
  const count = Math.ceil((seconds * silentRate) / 576)
  const frames = new Uint8Array(count * frameBytes)
  for (let index = 0; index < count; index++) frames.set([0xff, 0xf3, 0x84, 0xc4], index * frameBytes)
  return frames
}

/** A file as speech services send them: a small tag, an index frame that tells the length, then the sound. */
export function silentFile(seconds: number): Uint8Array<ArrayBuffer> {
  const tag = Uint8Array.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0])
  const index = silentFrames(0.001)
  index.set(new TextEncoder().encode('Info'), 4 + 9)
  const frames = silentFrames(seconds)
  const file = new Uint8Array(tag.length + index.length + frames.length)
  file.set(tag)
  file.set(index, tag.length)
  file.set(frames, tag.length + index.length)
  return file
}

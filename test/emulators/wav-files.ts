/** A tone that comes and goes three times a second, as loud as speech, with silence at neither end. */
function toneAt(index: number, sampleRate: number): number {
  const seconds = index / sampleRate
  return Math.round(9000 * Math.sin(2 * Math.PI * 220 * seconds) * (0.6 + 0.4 * Math.sin(2 * Math.PI * 3 * seconds)))
}

/**
 * A WAV file of 16-bit samples as speech services send them, with a tone for speech: in one channel or more, its sizes written
 * or, as when it is streamed, not known (`streamed`: the largest number there is), and other chunks before the sound.
 */
export function wavFile({
  seconds,
  sampleRate = 24_000,
  channels = 1,
  isStreamed = false,
  isSilent = false,
  hasNote = false,
}: {
  seconds: number
  sampleRate?: number
  channels?: number
  isStreamed?: boolean
  isSilent?: boolean
  /** A chunk of odd length before the sound. */
  hasNote?: boolean
}): Uint8Array<ArrayBuffer> {
  const frames = Math.ceil(seconds * sampleRate)
  const dataBytes = frames * channels * 2
  const note = Buffer.from(hasNote ? 'LIST\x05\0\0\0INFO!\0' : '', 'latin1')
  const header = Buffer.alloc(36)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(isStreamed ? 0xff_ff_ff_ff : 36 + note.length + dataBytes, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * channels * 2, 28)
  header.writeUInt16LE(channels * 2, 32)
  header.writeUInt16LE(16, 34)
  const data = Buffer.alloc(8 + dataBytes)
  data.write('data', 0, 'latin1')
  data.writeUInt32LE(isStreamed ? 0xff_ff_ff_ff : dataBytes, 4)
  for (let frame = 0; frame < frames && !isSilent; frame++) {
    const sample = toneAt(frame, sampleRate)
    for (let channel = 0; channel < channels; channel++) data.writeInt16LE(sample, 8 + 2 * (frame * channels + channel))
  }
  return new Uint8Array(Buffer.concat([header, note, data]))
}

import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { composeLetter, narrateLetter } from '#core/letters/letters.pipeline'
import { type Narrator, type NarratorFailure, NarratorUnavailableError, type SoundMap } from '#core/ports/narrator'
import { parseMp3, parseTag } from '../emulators/mp3-frames'
import { wavFile } from '../emulators/wav-files'
import { deliver, pipelineDeps, soundOf } from './pipeline-world'
import { openBrowser, request } from './world'

type Row = Record<string, unknown>
const rowOf = async (id: string) => (await env.DB.prepare('select * from letters where id = ?').bind(id).first<Row>())!

async function askForLetter() {
  const browser = openBrowser()
  const { cartaId } = (await (await browser.post('/api/generar-carta', request)).json()) as { cartaId: string }
  return { browser, cartaId }
}

describe('a letter in a voice of Workers AI', () => {
  /** Speaks as Aura-2 does when asked for WAV: 24 kHz, a streamed header. Refuses from the given call on. */
  function speakingAi({ refusesFrom = Infinity } = {}) {
    const asked: string[] = []
    const run = async (_model: string, { text }: { text: string }) => {
      asked.push(text)
      if (asked.length >= refusesFrom) return new Response('{}', { status: 400 })
      return new Response(wavFile({ seconds: text.length / 15, isStreamed: true }), { headers: { 'content-type': 'audio/wav' } })
    }
    return { asked, env: { NARRATOR: 'workers-ai', AI: { run } } }
  }

  async function narrate(cloud: ReturnType<typeof speakingAi>) {
    const { browser, cartaId } = await askForLetter()
    await deliver([{ version: 1, type: 'letter.compose', letterId: cartaId }], { env: cloud.env })
    await deliver([{ version: 1, type: 'letter.narrate', letterId: cartaId }], { env: cloud.env })
    const view = (await (await browser.get(`/api/carta/${cartaId}`)).json()) as { audio: { map: SoundMap } }
    const sound = await browser.get(`/api/audio/${cartaId}`)
    return { map: view.audio.map, row: await rowOf(cartaId), file: new Uint8Array(await sound.arrayBuffer()) }
  }

  it('is encoded in the letters worker, and its sound drawn', async () => {
    const cloud = speakingAi()
    const { map, row, file } = await narrate(cloud)
    const { tags, frames, seconds, leftover } = parseMp3(file)
    expect(row).toMatchObject({ narrator: 'workers-ai:@cf/deepgram/aura-2-es', narrator_fallback: null, audio_status: 'ready' })
    expect(cloud.asked.length).toBeGreaterThan(3)
    expect(tags).toHaveLength(1)
    expect(parseTag(file)).toMatchObject({ COMM: 'Voz generada por una máquina (IA)' })
    for (const frame of frames) expect(frame).toMatchObject({ kbps: 64, sampleRate: 24_000, isMono: true, isIndex: false })
    expect(leftover).toBe(0)
    expect(seconds).toBeGreaterThan(cloud.asked.join('').length / 15)
    expect(Math.abs(map.seconds - seconds)).toBeLessThan(0.2)
    expect(map.peaks).toHaveLength(120)
    expect(map.paragraphs[0]).toBe(0.12)
    expect(map.paragraphs).toEqual([...map.paragraphs].sort((a, b) => a - b))
  })

  it('is read whole by the embedded voice when the model breaks off in the middle', async () => {
    const { map, row, file } = await narrate(speakingAi({ refusesFrom: 3 }))
    expect(row).toMatchObject({ narrator: 'embedded', narrator_fallback: 'workers-ai:@cf/deepgram/aura-2: rejected', audio_status: 'ready' })
    expect(file).toEqual(new Uint8Array(await new Response(soundOf(200_000)).arrayBuffer()))
    expect(map.seconds).toBe(25)
  })
})

describe('who stands in for a narrator', () => {
  /** Gives `bytes` of sound, then fails if told to. */
  function narratorOf(name: string, bytes: number, failure?: unknown): Narrator {
    return {
      name,
      narrate: async () => {
        const reader = soundOf(bytes).getReader()
        return {
          narrator: name,
          contentType: 'audio/mpeg',
          expectedBytes: bytes,
          stream: new ReadableStream<Uint8Array>({
            pull: async (controller) => {
              const { done, value } = await reader.read()
              if (!done) controller.enqueue(value)
              else if (failure) controller.error(failure)
              else controller.close()
            },
          }),
        }
      },
    }
  }
  const embedded = narratorOf('embedded', 300_000)
  const failing = (error: unknown): Narrator => ({ name: 'cloud', narrate: () => Promise.reject(error) })

  async function narrate(narrator: Narrator, embeddedNarrator: Narrator | null) {
    const { browser, cartaId } = await askForLetter()
    const deps = pipelineDeps({ narrator, embeddedNarrator })
    await composeLetter({ letterId: cartaId }, deps)
    const { outcome } = await narrateLetter({ letterId: cartaId }, deps)
    return { outcome, row: await rowOf(cartaId), browser, cartaId }
  }

  it('is nobody, when it can', async () => {
    const { outcome, row } = await narrate(narratorOf('cloud', 100_000), embedded)
    expect(outcome).toBe('done')
    expect(row).toMatchObject({ narrator: 'cloud', narrator_fallback: null, audio_bytes: 100_000 })
  })

  it.each<NarratorFailure>(['rate_limited', 'http_error', 'timeout', 'cut_off', 'rejected', 'unreachable', 'misconfigured'])(
    'is the embedded one, when it fails before the start: %s',
    async (reason) => {
      const { row } = await narrate(failing(new NarratorUnavailableError(reason)), embedded)
      expect(row).toMatchObject({ narrator: 'embedded', narrator_fallback: `cloud: ${reason}`, audio_bytes: 300_000 })
    },
  )

  it('is the embedded one for all of it, when it fails on its last word, be it after a part of the upload', async () => {
    const cutOff = narratorOf('cloud', 6 * 1024 * 1024, new NarratorUnavailableError('cut_off'))
    const { row, browser, cartaId } = await narrate(cutOff, embedded)
    expect(row).toMatchObject({ narrator: 'embedded', narrator_fallback: 'cloud: cut_off', audio_bytes: 300_000 })
    const sound = await (await browser.get(`/api/audio/${cartaId}`)).arrayBuffer()
    expect(new Uint8Array(sound)).toEqual(new Uint8Array(await new Response(soundOf(300_000)).arrayBuffer()))
  })

  it.each([
    ['when there is none', failing(new NarratorUnavailableError('timeout')), null],
    ['when that fails too', failing(new NarratorUnavailableError('timeout')), failing(new NarratorUnavailableError('unreachable'))],
    ['for a bug', failing(new TypeError('bug')), embedded],
  ])('is nobody %s: the step is tried again', async (_, narrator, standIn) => {
    const { outcome, row, cartaId } = await narrate(narrator, standIn)
    expect(outcome).toBe('retry')
    expect(row).toMatchObject({ error_code: 'letter_not_narrated', narrator: null, lease_until: null })
    expect(await env.BLOBS.head(`letters/${cartaId}/audio.mp3`)).toBeNull()
  })
})

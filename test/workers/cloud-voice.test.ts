import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import type { SoundMap } from '#core/ports/narrator'
import { wavFile } from '../emulators/wav-files'
import { parseMp3, parseTag } from '../emulators/mp3-frames'
import { deliver } from './pipeline-world'
import { openBrowser, request } from './world'

/** Speaks as Aura-2 does when asked for WAV: 24 kHz, a streamed header. Breaks at the given call. */
function speakingAi({ breaksAt = Infinity } = {}) {
  const asked: string[] = []
  const run = async (_model: string, { text }: { text: string }) => {
    asked.push(text)
    if (asked.length >= breaksAt) return new Response('{}', { status: 400 })
    return new Response(wavFile({ seconds: text.length / 15, isStreamed: true }), { headers: { 'content-type': 'audio/wav' } })
  }
  return { asked, env: { NARRATOR: 'workers-ai', AI: { run } } }
}

/** A browser with a letter that is written and read aloud in the letters worker. */
async function narratedLetter(cloud: ReturnType<typeof speakingAi>) {
  const browser = openBrowser()
  const { cartaId } = (await (await browser.post('/api/generar-carta', request)).json()) as { cartaId: string }
  await deliver([{ version: 1, type: 'letter.compose', letterId: cartaId }], { env: cloud.env })
  await deliver([{ version: 1, type: 'letter.narrate', letterId: cartaId }], { env: cloud.env })
  const view = (await (await browser.get(`/api/carta/${cartaId}`)).json()) as { audio: { map: SoundMap } }
  const sound = await browser.get(`/api/audio/${cartaId}`)
  const row = (await env.DB.prepare('select * from letters where id = ?').bind(cartaId).first<Record<string, unknown>>())!
  return { view, row, file: new Uint8Array(await sound.arrayBuffer()) }
}

it('reads a letter in a cloud voice, encodes it in the worker, and draws its sound', async () => {
  const cloud = speakingAi()
  const { view, row, file } = await narratedLetter(cloud)
  const { tags, frames, seconds, leftover } = parseMp3(file)
  expect(row).toMatchObject({ narrator: 'workers-ai:@cf/deepgram/aura-2-es', narrator_fallback: null, audio_status: 'ready' })
  expect(cloud.asked.length).toBeGreaterThan(3)
  expect(tags).toHaveLength(1)
  expect(parseTag(file)).toMatchObject({ COMM: 'Voz generada por una máquina (IA)' })
  for (const frame of frames) expect(frame).toMatchObject({ kbps: 64, sampleRate: 24_000, isMono: true, isIndex: false })
  expect(leftover).toBe(0)
  expect(seconds).toBeGreaterThan(cloud.asked.join('').length / 15)
  const { map } = view.audio
  expect(Math.abs(map.seconds - seconds)).toBeLessThan(0.2)
  expect(map.peaks).toHaveLength(120)
  expect(map.paragraphs[0]).toBe(0.12)
  expect(map.paragraphs).toEqual([...map.paragraphs].sort((a, b) => a - b))
})

it('has the embedded voice read all of it when the cloud breaks off in the middle', async () => {
  const cloud = speakingAi({ breaksAt: 3 })
  const { row } = await narratedLetter(cloud)
  expect(row).toMatchObject({ narrator: 'embedded', narrator_fallback: 'workers-ai:@cf/deepgram/aura-2: rejected', audio_status: 'ready' })
})

// The voice worker as it is deployed: bundled by wrangler, run by workerd, called over a service binding.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { buildVoice } from '../../scripts/build-voice.mjs'
import type { SoundMap } from '#core/ports/narrator'
import { narrateLine } from '#core/chat/chat.voice'
import { createEmbeddedNarrator } from '#workers/adapters/narrator-voice'
import { createOpenAiNarrator } from '#workers/adapters/narrator-openai'
import { loadLame } from '#workers/adapters/lame.fixture'
import { parseMp3, parseTag } from '../emulators/mp3-frames'
import { startSpeechServer } from '../emulators/speech-server'

const caller = `
export default {
  async fetch(request, env) {
    try {
      let told = 'nothing told'
      const speech = await env.VOICE.speak(await request.json(), (map) => { told = JSON.stringify(map) })
      if (new URL(request.url).pathname === '/sound-map') {
        await new Response(speech).arrayBuffer()
        return new Response(told)
      }
      if (new URL(request.url).pathname !== '/first-chunks') return new Response(speech)
      const reader = speech.getReader()
      let bytes = 0
      while (bytes < 100_000) bytes += (await reader.read()).value.length
      await reader.cancel()
      return new Response(String(bytes))
    } catch (error) {
      return new Response(error.message, { status: 400 })
    }
  },
}`

const moduleTypes: Record<string, 'ESModule' | 'Data' | 'CompiledWasm'> = {
  '.js': 'ESModule',
  '.data': 'Data',
  '.wasm': 'CompiledWasm',
}
const runtime = { compatibilityDate: '2026-04-01', compatibilityFlags: ['nodejs_compat'] }

let bundle: string
let miniflare: Miniflare
beforeAll(async () => {
  await buildVoice()
  bundle = await mkdtemp(path.join(tmpdir(), 'eon-voice-worker-'))
  await promisify(execFile)(
    process.execPath,
    [
      'node_modules/wrangler/bin/wrangler.js',
      'deploy',
      '--dry-run',
      '--outdir',
      bundle,
      '-c',
      'workers/voice/wrangler.toml',
    ],
    { env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' } }
  )
  const names = (await readdir(bundle)).filter((name) => moduleTypes[path.extname(name)])
  const modules = await Promise.all(
    names
      .sort((name) => (name === 'index.js' ? -1 : 1))
      .map(async (name) => ({
        type: moduleTypes[path.extname(name)]!,
        path: path.join(bundle, name),
        contents: await readFile(path.join(bundle, name)),
      }))
  )
  miniflare = new Miniflare({
    host: '127.0.0.1',
    cf: false,
    workers: [
      {
        ...runtime,
        name: 'caller',
        modules: [{ type: 'ESModule', path: 'caller.js', contents: caller }],
        serviceBindings: { VOICE: { name: 'eon-voice', entrypoint: 'Voice' } },
      },
      { ...runtime, name: 'eon-voice', modulesRoot: bundle, modules },
    ],
  })
}, 120_000)
afterAll(async () => {
  await miniflare?.dispose()
  await rm(bundle, { recursive: true, force: true })
})

const letter = {
  paragraphs: [
    'Querida Ana: hoy he vuelto a abrir el cajón. ¿Te acuerdas de la foto?',
    '😀',
    'Yo sí. La miro cada día.',
  ],
  language: 'es',
  quality: 'full',
  title: 'Carta para Ana',
}

const call = (body: unknown, at = '/') =>
  miniflare.dispatchFetch(`http://caller${at}`, { method: 'POST', body: JSON.stringify(body) })
const speak = async (change: Partial<typeof letter> = {}) =>
  new Uint8Array(await (await call({ ...letter, ...change })).arrayBuffer())

it.each([
  ['full', { kbps: 320, sampleRate: 44_100, isMono: true }],
  ['light', { kbps: 64, sampleRate: 22_050, isMono: true }],
])('speaks a letter at %s quality', async (quality, format) => {
  const file = await speak({ quality })
  const { frames, seconds, leftover } = parseMp3(file)
  expect(leftover).toBe(0)
  for (const frame of frames) expect(frame).toMatchObject(format)
  const characters = letter.paragraphs.join('').length
  expect(seconds).toBeGreaterThan(characters / 25)
  expect(seconds).toBeLessThan(characters / 7)
  expect(parseTag(file)).toMatchObject({ TIT2: 'Carta para Ana', COMM: 'Voz generada por una máquina (IA)' })
})

it('speaks the same letter the same way every time, also two at once', async () => {
  const [first, second] = await Promise.all([speak(), speak()])
  expect(Buffer.compare(first, second)).toBe(0)
  expect(Buffer.compare(first, await speak())).toBe(0)
})

it('tells over RPC how the sound goes, after the last of it', async () => {
  const map = JSON.parse(await (await call({ ...letter, quality: 'light' }, '/sound-map')).text()) as SoundMap
  const { seconds } = parseMp3(await speak({ quality: 'light' }))
  expect(Math.abs(map.seconds - seconds)).toBeLessThan(0.2)
  expect(map.peaks).toHaveLength(120)
  expect(map.paragraphs).toHaveLength(letter.paragraphs.length)
  expect(map.paragraphs[0]).toBe(0.12)
  // The paragraph without a word begins where the next one does.
  expect(map.paragraphs[1]).toBe(map.paragraphs[2])
  expect(map.paragraphs[2]).toBeGreaterThan(2)
})

it('speaks English otherwise', async () => {
  expect(Buffer.compare(await speak({ quality: 'light' }), await speak({ quality: 'light', language: 'en' }))).not.toBe(
    0
  )
})

it('can be left in the middle, and goes on serving others', async () => {
  const long = {
    ...letter,
    paragraphs: Array.from({ length: 400 }, (_, index) => `Esta es la frase número ${index} de una carta muy larga.`),
  }
  const response = await call(long, '/first-chunks')
  expect(Number(await response.text())).toBeGreaterThanOrEqual(100_000)
  expect((await speak({ quality: 'light' })).length).toBeGreaterThan(1000)
})

it.each([
  ['full', 320],
  ['light', 64],
] as const)('reads for the embedded narrator at %s quality, of about the size that guessed', async (quality, kbps) => {
  const narrator = createEmbeddedNarrator({
    voice: { speak: async (request) => (await call(request)).body as unknown as ReadableStream<Uint8Array> },
  })
  const narration = await narrator.narrate({ ...letter, language: 'es', quality })
  const file = new Uint8Array(await new Response(narration.stream).arrayBuffer())
  expect(parseMp3(file).frames[0]).toMatchObject({ kbps })
  expect(narration.expectedBytes / file.length).toBeGreaterThan(0.4)
  expect(narration.expectedBytes / file.length).toBeLessThan(2)
})

it.each([
  ['reads a line of the chat by itself when there is no other voice', null, [], 22_050],
  ['leaves a line to the voice of an endpoint that delivers', 'ok', [], 24_000],
  ['reads the line from its beginning when the endpoint breaks off after a paragraph', 'half_file', ['cut_off'], 22_050],
  ['reads the line when the endpoint refuses', 'unauthorized', ['misconfigured'], 22_050],
] as const)('%s', async (_, second, reasons, sampleRate) => {
  const server = await startSpeechServer()
  onTestFinished(() => server.close())
  if (second) server.behave('ok', second)
  const embedded = createEmbeddedNarrator({ voice: { speak: async (request) => (await call(request)).body as unknown as ReadableStream<Uint8Array> } })
  const cloud = createOpenAiNarrator({ baseUrl: server.baseUrl, model: 'tts', voice: 'alba', timeoutMs: 20_000, maxRetries: 0, lame: await loadLame() })
  const warned: unknown[] = []
  const log = { info: () => undefined, warn: (event: string, fields?: object) => void warned.push({ event, ...fields }), error: () => undefined }
  const line = { paragraphs: ['Te leo con calma.', '¿Qué fue lo último que os dijisteis?'], language: 'es', quality: 'light', title: 'EÓN' } as const
  const narrators = second ? { narrator: cloud, embeddedNarrator: embedded } : { narrator: embedded, embeddedNarrator: null }
  const sound = await narrateLine({ ...line, paragraphs: [...line.paragraphs] }, { ...narrators, log })
  const { frames, seconds, leftover } = parseMp3(sound)
  expect(frames[0]).toMatchObject({ kbps: 64, sampleRate })
  expect(leftover).toBe(0)
  expect(seconds).toBeGreaterThan(2)
  expect(parseTag(sound)).toMatchObject({ COMM: 'Voz generada por una máquina (IA)' })
  expect(warned).toEqual(reasons.map((reason) => ({ event: 'chat_voice_failed', narrator: 'openai-compatible:tts', reason })))
  expect(server.requests).toHaveLength(second ? 2 : 0)
})

it('refuses over RPC what is no request, and says why', async () => {
  const response = await call({ ...letter, language: 'fr' })
  expect(response.status).toBe(400)
  expect(await response.text()).toBe('voice_request_refused: language invalid_value')
})

it('has nothing to show on the web', async () => {
  const worker = await miniflare.getWorker('eon-voice')
  expect((await worker.fetch('http://voice/')).status).toBe(404)
})

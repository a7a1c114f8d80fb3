// Times the letter's way and the conversation's on this machine and prints them as ratios of one run. `npm run bench -- --letters 5`
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { ensureBuilt } = await import('./lib/build.mjs')
const { migrate, startWorkers } = await import('./lib/server.mjs')
const { measureVoice } = await import('./lib/voice-alone.mjs')

const { values } = parseArgs({ options: { letters: { type: 'string', default: '5' } } })
const letters = Number(values.letters)
const request = {
  camino: 'duelo',
  relacion: 'mi abuela',
  apodo: 'la Lela',
  nombre: 'Inés',
  genero: 'femenino',
  mensaje:
    'Me crió ella. Todos los domingos hacíamos rosquillas y me dejaba ponerles el azúcar. No llegué a tiempo al hospital, estaba en un atasco.',
  emocion: 'culpa',
  cierre: 'quiero darle las gracias',
}

await ensureBuilt()
const stateDir = mkdtempSync(join(tmpdir(), 'eon-bench-'))
process.env.RATE_LIMITS = 'off'
await migrate(stateDir)
const workers = await startWorkers({ port: await freePort(), stateDir, stdio: 'ignore' })
try {
  await timeLetter()
  const runs = []
  for (let index = 0; index < letters; index += 1) runs.push(await timeLetter())
  const text = median(runs.map((run) => run.textMs))
  const audio = median(runs.map((run) => run.audioMs))
  const last = runs.at(-1)
  console.log(`letters timed                    ${runs.length}, median of each`)
  console.log(`form to text                     ${Math.round(text)} ms`)
  console.log(`form to audio                    ${Math.round(audio)} ms, ${(audio / text).toFixed(1)} × the text`)
  console.log(`letters a minute, one at a time  ${(60_000 / audio).toFixed(1)}`)
  tellAgainstNative('narration, light, against native', audio - text, timeNative(last.content, '-b 64'), 'queue, sealing and storage included')
  const neighbour = startNeighbour()
  await timeLetter()
  await timeLetter()
  const waited = await neighbour.stop()
  console.log(`longest wait of other requests   ${Math.round(Math.max(...waited))} ms (median ${median(waited).toFixed(1)} ms) while letters were written and read`)
  const paragraphs = Array.from({ length: 3 }, () => last.content.split('\n\n')).flat()
  const { ms, memory } = await measureVoice({ paragraphs, language: 'es', quality: 'full', title: 'Carta' })
  tellAgainstNative('voice, 320 kbps, against native ', ms, timeNative(paragraphs.join('\n\n'), '--resample 44.1 -b 320'), 'the voice worker alone, a letter three times as long')
  const talk = await timeTalk(20)
  console.log(`a reply of EÓN                   ${Math.round(talk.replyMs)} ms (median of 20), ${(talk.replyMs / talk.pageMs).toFixed(1)} × a page, kept and sealed`)
  console.log(`an answer in danger              ${Math.round(talk.dangerMs)} ms (median of 20), ${(talk.dangerMs / talk.replyMs).toFixed(1)} × a reply`)
  console.log(`memory of the voice              ${(memory / 2 ** 20).toFixed(0)} MiB at most, in that reading`)
} finally {
  await workers.stop()
  rmSync(stateDir, { recursive: true, force: true })
}

/** One letter of a browser nobody has seen before. */
async function timeLetter() {
  const startedAt = performance.now()
  const response = await fetch(`${workers.url}/api/generar-carta`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  })
  const cookie = response.headers.getSetCookie()[0].split(';')[0]
  const { cartaId } = await response.json()
  let textMs = null
  for (;;) {
    const answer = await fetch(`${workers.url}/api/carta/${cartaId}`, { headers: { Cookie: cookie } })
    const letter = await answer.json()
    if (answer.status === 200) textMs ??= performance.now() - startedAt
    if (letter.status === 'ready') return { textMs, audioMs: performance.now() - startedAt, content: letter.content }
    if (letter.status === 'failed' || letter.status === 'audio_failed') throw new Error(`the letter ended as ${letter.status}`)
    await wait(20)
  }
}

/** Messages of one conversation after another, each of somebody with a trial, and answers in danger: how long each waits. */
async function timeTalk(count) {
  const post = async (path, body, cookie = '') => {
    const startedAt = performance.now()
    const headers = { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) }
    const response = await fetch(`${workers.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    await response.text()
    return { ms: performance.now() - startedAt, cookie: response.headers.getSetCookie()[0]?.split(';')[0] }
  }
  const { cookie } = await post('/api/trial/start', { name: 'Inés', email: 'ines@correo.example', motivation: 'Dormir.', adult: true })
  const times = { reply: [], danger: [], page: [] }
  for (let turn = 0; turn < count; turn += 1) {
    times.reply.push((await post('/api/chat', { message: `El domingo ${turn} hicimos rosquillas y me dejó ponerles el azúcar`, hasAnyAccess: true }, cookie)).ms)
    times.danger.push((await post('/api/chat', { message: 'Quiero morirme esta noche, ya tengo las pastillas.' })).ms)
    const startedAt = performance.now()
    await (await fetch(`${workers.url}/chat`)).text()
    times.page.push(performance.now() - startedAt)
  }
  return { replyMs: median(times.reply), dangerMs: median(times.danger), pageMs: median(times.page) }
}

/** Somebody else on the site, asking for a page's worth all the time. */
function startNeighbour() {
  const waited = []
  let isStopped = false
  const asking = (async () => {
    while (!isStopped) {
      const startedAt = performance.now()
      await (await fetch(`${workers.url}/api/health`)).text()
      waited.push(performance.now() - startedAt)
      await wait(10)
    }
  })()
  return {
    stop: async () => {
      isStopped = true
      await asking
      return waited
    },
  }
}

/** Milliseconds this machine's own eSpeak NG and LAME take for a text; null where they are not installed. */
function timeNative(content, form) {
  if (!['espeak-ng', 'lame'].every((name) => spawnSync('which', [name]).status === 0)) return null
  const file = join(stateDir, 'letter.txt')
  writeFileSync(file, content)
  const times = [1, 2, 3].map(() => {
    const startedAt = performance.now()
    const made = spawnSync('sh', ['-c', `espeak-ng -v es -s 150 -p 45 -f "${file}" --stdout | lame --quiet ${form} - -o "${file}.mp3"`])
    if (made.status !== 0) throw new Error(`native narration failed: ${made.stderr}`)
    return performance.now() - startedAt
  })
  return median(times)
}

function tellAgainstNative(what, ours, native, note) {
  console.log(`${what} ${native === null ? 'not measured: espeak-ng and lame are not installed' : `${(ours / native).toFixed(2)} × (${note})`}`)
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { abandonLetter, composeLetter, narrateLetter, resendLeftBehind } from '#core/letters/letters.pipeline'
import { WriterUnavailableError } from '#core/ports/writer'
import { deliver, finishLetter, pipelineDeps, scriptedWriter, soundOf, soundMap } from './pipeline-world'
import { openBrowser, request } from './world'

const letterRow = async () =>
  (await env.DB.prepare('select * from letters').first<Record<string, string | number | null>>()) ?? {}

async function askForLetter() {
  const browser = openBrowser()
  const { cartaId } = (await (await browser.post('/api/generar-carta', request)).json()) as { cartaId: string }
  const view = async () => (await browser.get(`/api/carta/${cartaId}`)).json() as Promise<Record<string, unknown>>
  return { browser, cartaId, view }
}

const minutes = (count: number) => count * 60_000

describe('the way of a letter', () => {
  it('goes from the queue to a text, then to a sound, each kept sealed', async () => {
    const { browser, cartaId, view } = await askForLetter()
    const composed = await deliver([{ version: 1, type: 'letter.compose', letterId: cartaId }])
    expect(composed.result.explicitAcks).toHaveLength(1)
    expect(composed.sent).toEqual([{ version: 1, type: 'letter.narrate', letterId: cartaId }])

    const written = await view()
    expect(written).toMatchObject({ id: cartaId, subscriptionTier: 'free', status: 'narrating', writtenBy: 'embedded' })
    expect(written.content).toContain('Inés')
    expect((await browser.get(`/api/descargar-carta/${cartaId}`)).status).toBe(200)
    expect((await browser.get(`/api/audio/${cartaId}`)).status).toBe(503)

    await deliver([{ version: 1, type: 'letter.narrate', letterId: cartaId }])
    expect(await view()).toMatchObject({ status: 'ready', audio: { status: 'ready', progress: 100, bytes: 200_000, canDownload: false, map: soundMap } })

    const row = JSON.stringify(await letterRow())
    for (const word of ['Inés', 'Lela', 'rosquillas']) expect(row).not.toContain(word)
    const blob = new Uint8Array(await (await env.BLOBS.get(`letters/${cartaId}/audio.mp3`))!.arrayBuffer())
    expect(Array.from(blob.subarray(0, 8))).not.toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('is one letter when its message arrives ten times at once', async () => {
    const { cartaId, view } = await askForLetter()
    const writer = scriptedWriter()
    const deps = pipelineDeps({ writer })
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => composeLetter({ letterId: cartaId }, deps)))
    expect(writer.calls).toBe(1)
    expect(outcomes.filter((outcome) => outcome.outcome === 'done')).toHaveLength(1)
    expect(deps.sent).toHaveLength(1)

    const again = await deliver(Array.from({ length: 10 }, () => ({ version: 1, type: 'letter.compose', letterId: cartaId })))
    expect(again.result.explicitAcks).toHaveLength(10)
    expect(again.sent).toEqual([])
    expect(await view()).toMatchObject({ title: 'Carta 1' })
  })

  it('outlives a worker that dies mid-letter: the next delivery after the lease writes it, once', async () => {
    const { cartaId, view } = await askForLetter()
    let finishDying: () => void = () => undefined
    const dying = scriptedWriter(() => new Promise((resolve) => (finishDying = resolve)))
    const lost = composeLetter({ letterId: cartaId }, pipelineDeps({ writer: dying }))
    await expect.poll(() => dying.calls).toBe(1)

    const early = await composeLetter({ letterId: cartaId }, pipelineDeps())
    expect(early).toMatchObject({ outcome: 'retry' })

    const living = scriptedWriter()
    const later = pipelineDeps({ writer: living, clock: () => Date.now() + minutes(2) })
    expect(await composeLetter({ letterId: cartaId }, later)).toEqual({ outcome: 'done' })
    const kept = await view()

    // The first worker was only slow: what it brings home now is not kept.
    finishDying()
    expect(await lost).toEqual({ outcome: 'skipped' })
    expect(await view()).toEqual(kept)
    expect(await env.DB.prepare('select count(*) as n from letters').first('n')).toBe(1)
  })

  it('lets the embedded writer take over when a model cannot deliver, and says so in the record', async () => {
    const { cartaId, view } = await askForLetter()
    const down = scriptedWriter(async () => {
      throw new WriterUnavailableError('http_error', '500')
    })
    expect(await composeLetter({ letterId: cartaId }, pipelineDeps({ writer: down }))).toEqual({ outcome: 'done' })
    expect(await letterRow()).toMatchObject({ status: 'written', writer: 'embedded', writer_fallback: 'scripted: http_error' })
    expect(await view()).toMatchObject({ writtenBy: 'embedded' })
  })

  it('waits longer after each failure, then fails visibly, gives the quota back, and can be asked for again', async () => {
    const { browser, cartaId, view } = await askForLetter()
    await browser.post('/api/generar-carta', request)
    expect((await browser.post('/api/generar-carta', request)).status).toBe(402)

    let now = Date.now()
    const broken = pipelineDeps({
      clock: () => now,
      writer: scriptedWriter(async () => {
        throw new Error('disk on fire')
      }),
    })
    const outcomes = []
    for (let delivery = 0; delivery < 4; delivery += 1) {
      outcomes.push(await composeLetter({ letterId: cartaId }, broken))
      now += minutes(10)
    }
    expect(outcomes).toEqual([
      { outcome: 'retry', delaySeconds: 5 },
      { outcome: 'retry', delaySeconds: 20 },
      { outcome: 'retry', delaySeconds: 80 },
      { outcome: 'failed' },
    ])
    expect(await view()).toMatchObject({ status: 'failed', error: { code: 'letter_failed' } })

    // The place is free again: another letter fits, and then a retry does not.
    expect((await browser.post('/api/generar-carta', request)).status).toBe(200)
    const refused = await browser.post(`/api/carta/${cartaId}/reintentar`, {})
    expect(refused.status).toBe(402)

    await env.DB.prepare(`delete from letters where id <> ?`).bind(cartaId).run()
    const retried = await Promise.all([1, 2].map(() => browser.post(`/api/carta/${cartaId}/reintentar`, {})))
    expect(retried.map((response) => response.status)).toEqual([200, 200])
    await finishLetter(cartaId)
    expect(await view()).toMatchObject({ status: 'ready' })
    expect(await letterRow()).toMatchObject({ is_counted: 1 })
  })

  it('keeps its text when narration fails for good, and narrates on request', async () => {
    const { browser, cartaId, view } = await askForLetter()
    await composeLetter({ letterId: cartaId }, pipelineDeps())
    let now = Date.now()
    const mute = pipelineDeps({
      clock: () => now,
      narrator: {
        name: 'mute',
        narrate: async () => ({
          stream: new ReadableStream({ pull: (controller) => controller.error(new Error('no voice')) }),
          contentType: 'audio/mpeg',
          expectedBytes: 1,
          narrator: 'mute',
        }),
      },
    })
    for (let delivery = 0; delivery < 4; delivery += 1) {
      await narrateLetter({ letterId: cartaId }, mute)
      now += minutes(10)
    }
    expect(await view()).toMatchObject({ status: 'audio_failed', audio: { status: 'failed' } })
    const audio = await browser.get(`/api/audio/${cartaId}`)
    expect(audio.status).toBe(503)
    expect(await audio.json()).toMatchObject({ error: 'audio_failed' })
    expect(await env.BLOBS.head(`letters/${cartaId}/audio.mp3`)).toBeNull()

    expect((await browser.post(`/api/carta/${cartaId}/reintentar`, {})).status).toBe(200)
    expect(await narrateLetter({ letterId: cartaId }, pipelineDeps())).toEqual({ outcome: 'done' })
    expect(await view()).toMatchObject({ status: 'ready' })
  })
})

describe('messages nobody can use', () => {
  it('are acknowledged and logged, and do not hold up their neighbours', async () => {
    const { cartaId } = await askForLetter()
    const poison = [null, 'text', {}, { version: 2, type: 'letter.compose', letterId: cartaId }, { version: 1, type: 'letter.burn', letterId: cartaId }, { version: 1, type: 'letter.compose', letterId: 'ltr_x' }]
    const { result, sent } = await deliver([...poison, { version: 1, type: 'letter.compose', letterId: cartaId }])
    expect(result.explicitAcks).toHaveLength(poison.length + 1)
    expect(result.retryMessages).toEqual([])
    expect(sent).toHaveLength(1)
  })

  it('about letters that are no more are acknowledged', async () => {
    const { result } = await deliver([{ version: 1, type: 'letter.compose', letterId: `ltr_${'0'.repeat(26)}` }])
    expect(result.explicitAcks).toHaveLength(1)
  })

  it('come again when a worker is misconfigured, so that nothing is lost while it is mended', async () => {
    const { cartaId } = await askForLetter()
    const { result } = await deliver([{ version: 1, type: 'letter.compose', letterId: cartaId }], { env: { WRITER: 'openai-compatible' } })
    expect(result.retryMessages).toMatchObject([{ msgId: 'message-0' }])
    expect(await letterRow()).toMatchObject({ status: 'queued' })
  })
})

describe('the dead-letter reader', () => {
  const dead = { queue: 'eon-jobs-dead' }

  it('ends a letter in a state its owner can retry, and gives the quota back', async () => {
    const { cartaId, view } = await askForLetter()
    const { result } = await deliver([{ version: 1, type: 'letter.compose', letterId: cartaId }], dead)
    expect(result.explicitAcks).toHaveLength(1)
    expect(await view()).toMatchObject({ status: 'failed' })
    expect(await letterRow()).toMatchObject({ is_counted: 0, error_code: 'delivery_exhausted' })
  })

  it('leaves alone what is finished', async () => {
    const { cartaId, view } = await askForLetter()
    await finishLetter(cartaId)
    await deliver([{ version: 1, type: 'letter.narrate', letterId: cartaId }], dead)
    expect(await view()).toMatchObject({ status: 'ready' })
  })

  it('waits for a worker that still holds the letter', async () => {
    const { cartaId } = await askForLetter()
    let release: () => void = () => undefined
    const slow = scriptedWriter(() => new Promise((resolve) => (release = resolve)))
    const held = composeLetter({ letterId: cartaId }, pipelineDeps({ writer: slow }))
    await expect.poll(() => slow.calls).toBe(1)
    expect(await abandonLetter({ letterId: cartaId }, pipelineDeps())).toMatchObject({ outcome: 'retry' })
    release()
    expect(await held).toEqual({ outcome: 'done' })
  })
})

describe('the sweep', () => {
  it('sends on what was left behind, in either half of the way, once, and nothing else', async () => {
    const [queued, written, finished, failed] = [await askForLetter(), await askForLetter(), await askForLetter(), await askForLetter()]
    await composeLetter({ letterId: written.cartaId }, pipelineDeps())
    await finishLetter(finished.cartaId)
    await abandonLetter({ letterId: failed.cartaId }, pipelineDeps())

    expect(await resendLeftBehind(pipelineDeps())).toBe(0)
    const later = pipelineDeps({ clock: () => Date.now() + minutes(1) })
    await resendLeftBehind(later)
    expect(later.sent).toEqual(
      expect.arrayContaining([
        { version: 1, type: 'letter.compose', letterId: queued.cartaId },
        { version: 1, type: 'letter.narrate', letterId: written.cartaId },
      ]),
    )
    expect(later.sent).toHaveLength(2)
    await resendLeftBehind(later)
    expect(later.sent).toHaveLength(2)
  })
})

describe('the sound of a letter', () => {
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
  const expected = (start: number, end: number) => Uint8Array.from({ length: end - start + 1 }, (_, index) => (start + index) % 251)

  it('is answered whole, in part, and not at all, as Range asks', async () => {
    const { browser, cartaId } = await askForLetter()
    await finishLetter(cartaId)
    const ask = (range?: string) => browser.get(`/api/audio/${cartaId}`, range ? { Range: range } : {})

    const whole = await ask()
    expect(whole.status).toBe(200)
    expect(whole.headers.get('Accept-Ranges')).toBe('bytes')
    expect(whole.headers.get('Content-Type')).toBe('audio/mpeg')
    expect(await bytesOf(whole)).toEqual(expected(0, 199_999))

    // Inside a piece, across the border of two, up to the end, from the end, and beyond it.
    for (const [range, start, end] of [
      ['bytes=0-1', 0, 1],
      ['bytes=65530-65545', 65_530, 65_545],
      ['bytes=131072-', 131_072, 199_999],
      ['bytes=-10', 199_990, 199_999],
      ['bytes=199000-999999', 199_000, 199_999],
    ] as const) {
      const part = await ask(range)
      expect(part.status).toBe(206)
      expect(part.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/200000`)
      expect(await bytesOf(part)).toEqual(expected(start, end))
    }

    const outside = await ask('bytes=200000-')
    expect(outside.status).toBe(416)
    expect(outside.headers.get('Content-Range')).toBe('bytes */200000')
    expect((await ask('bytes=nonsense')).status).toBe(200)
  })

  it('may be long: an upload in several parts reads back the same', async () => {
    const { browser, cartaId } = await askForLetter()
    const size = 12_345_678
    await finishLetter(
      cartaId,
      pipelineDeps({
        narrator: { name: 'long', narrate: async () => ({ stream: soundOf(size), contentType: 'audio/mpeg', expectedBytes: size, narrator: 'long' }) },
      }),
    )
    const response = await browser.get(`/api/audio/${cartaId}`, { Range: `bytes=5242870-5242900` })
    expect(response.headers.get('Content-Range')).toBe(`bytes 5242870-5242900/${size}`)
    expect(await bytesOf(response)).toEqual(expected(5_242_870, 5_242_900))
    expect((await bytesOf(await browser.get(`/api/audio/${cartaId}`))).length).toBe(size)
  })

  it('may be listened to by everybody who owns it, opened as a file or kept only with a plan', async () => {
    const { browser, cartaId } = await askForLetter()
    await finishLetter(cartaId)
    const forged = { 'x-subscription-tier': 'alma', 'x-user-premium': 'true' }
    expect((await browser.get(`/api/audio/${cartaId}`)).status).toBe(200)
    const opened = await browser.get(`/api/audio/${cartaId}`, { 'Sec-Fetch-Dest': 'document' })
    expect(opened.status).toBe(403)
    expect(await opened.json()).toMatchObject({ error: 'audio_premium_only' })
    const download = await browser.get(`/api/audio/download/${cartaId}`, forged)
    expect(download.status).toBe(402)
    expect(await download.json()).toMatchObject({ error: 'premium_required' })

    await env.DB.prepare(`update accounts set tier = 'corazon'`).run()
    const kept = await browser.get(`/api/audio/download/${cartaId}`)
    expect(kept.status).toBe(200)
    expect(kept.headers.get('Content-Disposition')).toBe(`attachment; filename="eon-carta-${cartaId}.mp3"`)
  })
})

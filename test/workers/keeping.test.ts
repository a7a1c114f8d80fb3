import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { announceOpenedLetters } from '#core/letters/letters.keeping'
import { composeLetter, narrateLetter } from '#core/letters/letters.pipeline'
import { noticeLeaseMs } from '#core/letters/letters.rules'
import { pipelineDeps } from './pipeline-world'
import { openBrowser, request } from './world'

type Row = Record<string, unknown>
const rowOf = async (id: string) => (await env.DB.prepare('select * from letters where id = ?').bind(id).first<Row>())!
const dayMs = 24 * 60 * 60 * 1000
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** A browser with a letter that is written and read aloud. */
async function keptLetter(browser = openBrowser()) {
  const { cartaId } = (await (await browser.post('/api/generar-carta', request)).json()) as { cartaId: string }
  const deps = pipelineDeps()
  await composeLetter({ letterId: cartaId }, deps)
  await narrateLetter({ letterId: cartaId }, deps)
  return { browser, cartaId, deps }
}

const readers = (id: string) => [`carta/${id}`, `audio/${id}`, `descargar-carta/${id}`]

describe('closing a letter until a day', () => {
  it('keeps it from everybody until then, its owner too, and opens early when asked', async () => {
    const { browser, cartaId } = await keptLetter()
    const answer = await browser.post(`/api/carta/${cartaId}/cerrar`, { opensOn: dayIn(30), timeZone: 'Europe/Madrid' })
    expect(answer.status).toBe(200)
    const { opensAt } = (await answer.json()) as { opensAt: number }
    const opening = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Madrid' }).format(opensAt)
    expect(opening).toBe(`${dayIn(30)} 08:00`)

    for (const path of readers(cartaId)) {
      const response = await browser.get(`/api/${path}`)
      expect(response.status).toBe(423)
      expect(await response.json()).toMatchObject({ error: 'letter_closed' })
    }
    expect((await browser.post(`/api/carta/${cartaId}/abrir`, {})).status).toBe(204)
    for (const path of readers(cartaId)) expect((await browser.get(`/api/${path}`)).status).toBe(200)
  })

  it('opens by itself when the day has come', async () => {
    const { browser, cartaId } = await keptLetter()
    await browser.post(`/api/carta/${cartaId}/cerrar`, { opensOn: dayIn(30) })
    await env.DB.prepare('update letters set opens_at = ? where id = ?').bind(Date.now() - 1, cartaId).run()
    expect((await browser.get(`/api/carta/${cartaId}`)).status).toBe(200)
  })

  it.each([
    ['today', dayIn(0)],
    ['the past', '2020-02-01'],
    ['a day that is none', '2031-02-30'],
    ['a day too far away', '2090-01-01'],
    ['no day', 'mañana'],
  ])('refuses %s, and the letter stays open', async (_name, opensOn) => {
    const { browser, cartaId } = await keptLetter()
    const response = await browser.post(`/api/carta/${cartaId}/cerrar`, { opensOn })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'opening_day_invalid' })
    expect((await browser.get(`/api/carta/${cartaId}`)).status).toBe(200)
  })

  it('waits for the text: there is nothing to close before it', async () => {
    const browser = openBrowser()
    const { cartaId } = (await (await browser.post('/api/generar-carta', request)).json()) as { cartaId: string }
    expect((await browser.post(`/api/carta/${cartaId}/cerrar`, { opensOn: dayIn(30) })).status).toBe(503)
  })

  it('writes once, to the address given, when it has opened, and forgets the address', async () => {
    const { browser, cartaId, deps } = await keptLetter()
    await browser.post(`/api/carta/${cartaId}/cerrar`, { opensOn: dayIn(30), noticeTo: 'Ines@Correo.example' })
    expect(JSON.stringify(await rowOf(cartaId))).not.toContain('correo')
    expect(await announceOpenedLetters(deps)).toBe(0)

    await env.DB.prepare('update letters set opens_at = ? where id = ?').bind(Date.now() - 1, cartaId).run()
    const told = await Promise.all([announceOpenedLetters(deps), announceOpenedLetters(deps), announceOpenedLetters(deps)])
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(1)
    const mails = (await (await browser.get('/dev/outbox')).json()) as { to: string; text: string; html: string }[]
    const sent = mails.filter((mail) => mail.text.includes(cartaId))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: 'ines@correo.example' })
    expect(sent[0]!.text).toContain(`http://localhost:8787/exito?cartaId=${cartaId}`)
    for (const written of ['Lela', 'abuela', 'rosquillas']) expect(sent[0]!.text + sent[0]!.html).not.toContain(written)
    expect((await rowOf(cartaId)).sealed_notice_to).toBeNull()
    expect(await announceOpenedLetters(deps)).toBe(0)
  })

  it('tries again when the mail could not be sent', async () => {
    const { browser, cartaId, deps } = await keptLetter()
    await browser.post(`/api/carta/${cartaId}/cerrar`, { opensOn: dayIn(30), noticeTo: 'ines@correo.example' })
    await env.DB.prepare('update letters set opens_at = ? where id = ?').bind(Date.now() - 1, cartaId).run()
    const sulking = { name: 'sulking', send: () => Promise.reject(new Error('mail down')) }
    expect(await announceOpenedLetters({ ...deps, mailer: sulking })).toBe(0)
    expect(await announceOpenedLetters(deps)).toBe(1)
  })

  it('is made up for when whoever began the mail died before it left, and not before their time is over', async () => {
    const { browser, cartaId, deps } = await keptLetter()
    await browser.post(`/api/carta/${cartaId}/cerrar`, { opensOn: dayIn(30), noticeTo: 'ines@correo.example' })
    await env.DB.prepare('update letters set opens_at = ? where id = ?').bind(Date.now() - 1, cartaId).run()
    let begin = () => {}
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const dying = { name: 'dying', send: () => (begin(), new Promise<never>(() => {})) }
    void announceOpenedLetters({ ...deps, mailer: dying })
    await begun
    expect(await announceOpenedLetters({ ...deps, clock: () => Date.now() + noticeLeaseMs - 60_000 })).toBe(0)
    const later = { ...deps, clock: () => Date.now() + noticeLeaseMs + 60_000 }
    expect(await announceOpenedLetters(later)).toBe(1)
    expect((await rowOf(cartaId)).sealed_notice_to).toBeNull()
    expect(await announceOpenedLetters(later)).toBe(0)
  })

  it('does not forget the address of a new day when the mail of the old one ends late', async () => {
    const { browser, cartaId, deps } = await keptLetter()
    await browser.post(`/api/carta/${cartaId}/cerrar`, { opensOn: dayIn(30), noticeTo: 'ines@correo.example' })
    await env.DB.prepare('update letters set opens_at = ? where id = ?').bind(Date.now() - 1, cartaId).run()
    const closing = { name: 'closing', send: async () => void (await browser.post(`/api/carta/${cartaId}/cerrar`, { opensOn: dayIn(60), noticeTo: 'ines@correo.example' })) }
    await announceOpenedLetters({ ...deps, mailer: closing })
    expect((await rowOf(cartaId)).sealed_notice_to).toBeTruthy()
  })
})

describe('letting a letter go', () => {
  it('leaves no text, no request, no sound and no address behind, and says so', async () => {
    const { browser, cartaId } = await keptLetter()
    await browser.post(`/api/carta/${cartaId}/cerrar`, { opensOn: dayIn(30), noticeTo: 'ines@correo.example' })
    const before = await rowOf(cartaId)
    expect((await env.BLOBS.list()).objects.map(({ key }) => key)).toContain(`letters/${cartaId}/audio.mp3`)

    expect((await browser.request(`/api/carta/${cartaId}`, { method: 'DELETE' })).status).toBe(204)
    const after = await rowOf(cartaId)
    for (const name of ['sealed_request', 'sealed_content', 'sealed_notice_to', 'request_key']) {
      expect(before[name]).toBeTruthy()
      expect(JSON.stringify(after)).not.toContain(before[name])
    }
    expect((await env.BLOBS.list()).objects.map(({ key }) => key)).not.toContain(`letters/${cartaId}/audio.mp3`)
    for (const path of readers(cartaId)) {
      const response = await browser.get(`/api/${path}`)
      expect(response.status).toBe(410)
      expect(await response.json()).toMatchObject({ error: 'letter_released' })
    }
    expect((await browser.request(`/api/carta/${cartaId}`, { method: 'DELETE' })).status).toBe(204)
    expect((await rowOf(cartaId)).released_at).toBe(after.released_at)
    expect((await browser.post(`/api/carta/${cartaId}/abrir`, {})).status).toBe(410)
    expect((await browser.post(`/api/carta/${cartaId}/reintentar`, {})).status).toBe(410)
  })

  it('still counts: a free account has had its two letters', async () => {
    const { browser, cartaId } = await keptLetter()
    await keptLetter(browser)
    await browser.request(`/api/carta/${cartaId}`, { method: 'DELETE' })
    expect((await browser.post('/api/generar-carta', request)).status).toBe(402)
  })

  it('also stops what is on its way: the late text is discarded, the late sound taken away', async () => {
    const browser = openBrowser()
    const { cartaId } = (await (await browser.post('/api/generar-carta', request)).json()) as { cartaId: string }
    const release = () => browser.request(`/api/carta/${cartaId}`, { method: 'DELETE' })
    const writing = pipelineDeps()
    const { writer } = writing
    await composeLetter({ letterId: cartaId }, { ...writing, writer: { ...writer, writeLetter: async (...input) => (await release(), writer.writeLetter(...input)) } })
    expect((await rowOf(cartaId)).sealed_content).toBeNull()
    expect(await composeLetter({ letterId: cartaId }, writing)).toEqual({ outcome: 'skipped' })

    const { cartaId: second, browser: reader, deps } = await keptLetter()
    await env.DB.prepare("update letters set audio_status = 'waiting' where id = ?").bind(second).run()
    const { narrator } = deps
    await narrateLetter(
      { letterId: second },
      { ...deps, narrator: { ...narrator, narrate: async (...input) => (await reader.request(`/api/carta/${second}`, { method: 'DELETE' }), narrator.narrate(...input)) } },
    )
    expect((await env.BLOBS.list()).objects.map(({ key }) => key)).not.toContain(`letters/${second}/audio.mp3`)
  })
})

it('lets nobody else close, open or release a letter', async () => {
  const { cartaId, browser } = await keptLetter()
  const stranger = openBrowser()
  await stranger.post('/api/generar-carta', request)
  expect((await stranger.post(`/api/carta/${cartaId}/cerrar`, { opensOn: dayIn(3) })).status).toBe(404)
  expect((await stranger.post(`/api/carta/${cartaId}/abrir`, {})).status).toBe(404)
  expect((await stranger.request(`/api/carta/${cartaId}`, { method: 'DELETE' })).status).toBe(404)
  expect((await browser.get(`/api/carta/${cartaId}`)).status).toBe(200)
})

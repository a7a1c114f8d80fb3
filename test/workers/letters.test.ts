import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { allRows, type Row } from './people'
import { openBrowser, recordingQueue, request } from './world'

async function askForLetter(browser = openBrowser(), body: object = request) {
  const response = await browser.post('/api/generar-carta', body)
  return { browser, response, ...((await response.clone().json()) as { cartaId: string }) }
}

describe('asking for a letter', () => {
  it('keeps what was written sealed, and sends ids only', async () => {
    const queue = recordingQueue()
    const { response, cartaId } = await askForLetter(openBrowser({ queue }))
    expect(response.status).toBe(200)
    expect(cartaId).toMatch(/^ltr_[0-9a-z]{26}$/)
    expect(queue.sent).toEqual([{ version: 1, type: 'letter.compose', letterId: cartaId }])

    const everything = JSON.stringify([await allRows('letters'), await allRows('accounts'), await allRows('account_keys')])
    for (const written of ['abuela', 'Lela', 'Inés', 'rosquillas', 'culpa', 'gracias']) expect(everything).not.toContain(written)
  })

  it('is one letter however often the same submit arrives, also at once', async () => {
    const queue = recordingQueue()
    const browser = openBrowser({ queue })
    await browser.get('/')
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const response = await browser.post('/api/generar-carta', { ...request, nonce: 'form-0000-1111' })
        return { status: response.status, ...((await response.json()) as { cartaId: string }) }
      }),
    )
    expect(new Set(answers.map((answer) => answer.cartaId)).size).toBe(1)
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    expect(await allRows('letters')).toHaveLength(1)
    expect(queue.sent).toHaveLength(1)
  })

  it('is another letter when the person changed what they wrote, or asks anew', async () => {
    const { browser, cartaId } = await askForLetter(openBrowser(), { ...request, nonce: 'form-0000-1111' })
    const changed = await askForLetter(browser, { ...request, mensaje: 'otra cosa', nonce: 'form-0000-1111' })
    expect(changed.cartaId).not.toBe(cartaId)
  })

  it('gives a free account two letters ever, exactly, however many are asked for at once', async () => {
    const browser = openBrowser()
    await browser.get('/')
    const responses = await Promise.all(Array.from({ length: 20 }, () => browser.post('/api/generar-carta', request)))
    expect(responses.filter((response) => response.status === 200)).toHaveLength(2)
    const refused = responses.filter((response) => response.status === 402)
    expect(refused).toHaveLength(18)
    expect(await refused[0]?.json()).toMatchObject({ error: 'letter_limit_reached' })
    expect(await allRows('letters')).toHaveLength(2)
  })

  it('survives a queue that does not answer: the row is there, and looking at the letter later sends it on', async () => {
    let isDown = true
    const sent: unknown[] = []
    const queue = {
      send: async (body: unknown) => {
        if (isDown) throw new Error('queue down')
        sent.push(body)
      },
    }
    const { browser, response, cartaId } = await askForLetter(openBrowser({ queue }))
    expect(response.status).toBe(200)

    isDown = false
    await browser.get(`/api/carta/${cartaId}`)
    expect(sent).toEqual([])
    await env.DB.prepare('update letters set sent_at = sent_at - 60000').run()
    await Promise.all([browser.get(`/api/carta/${cartaId}`), browser.get(`/api/carta/${cartaId}`)])
    expect(sent).toEqual([{ version: 1, type: 'letter.compose', letterId: cartaId }])
  })
})

describe('a letter on its way', () => {
  it('shows its step, its progress and since when', async () => {
    const { browser, cartaId } = await askForLetter()
    const response = await browser.get(`/api/carta/${cartaId}`)
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({
      id: cartaId,
      status: 'queued',
      step: 'queued',
      progress: 0,
      startedAt: expect.any(Number),
    })
    const audio = await browser.get(`/api/audio/${cartaId}`)
    expect(audio.status).toBe(503)
    expect(await audio.json()).toMatchObject({ error: 'audio_not_ready' })
    expect((await browser.get(`/api/descargar-carta/${cartaId}`)).status).toBe(503)
  })

  it('does not exist for anybody else, whatever they send', async () => {
    const { cartaId } = await askForLetter()
    const stranger = (await askForLetter()).browser
    const newcomer = openBrowser()
    const forged = { 'x-user-id': 'acc_anything', 'x-subscription-tier': 'alma', 'x-user-premium': 'true', 'x-user-email': 'a@b.example' }
    const unknown = await (await newcomer.get('/api/carta/ltr_00000000000000000000000000')).json()
    for (const browser of [stranger, newcomer]) {
      for (const path of [`carta/${cartaId}`, `audio/${cartaId}`, `audio/download/${cartaId}`, `descargar-carta/${cartaId}`]) {
        const response = await browser.get(`/api/${path}`, forged)
        expect(response.status).toBe(404)
        expect(await response.json()).toEqual({ ...(unknown as Row), requestId: expect.any(String) })
      }
      expect((await browser.post(`/api/carta/${cartaId}/reintentar`, {}, forged)).status).toBe(404)
    }
  })

  it('cannot be asked for again while it is on its way', async () => {
    const { browser, cartaId } = await askForLetter()
    const response = await browser.post(`/api/carta/${cartaId}/reintentar`, {})
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: 'letter_not_retryable' })
  })
})

import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { allRows, keepLetter, signIn, type Row } from '../people'
import { openBrowser, request, type Browser } from '../world'
import { readZip } from '../zip'
import { trial } from './kept'

const exportOf = async (browser: Browser) => {
  const response = await browser.get('/api/account/export')
  expect(response.status).toBe(200)
  return readZip(new Uint8Array(await response.arrayBuffer()))
}

describe('an export', () => {
  it('holds everything an account keeps, readable: texts, requests, PDFs, sounds, trials, consents and devices', async () => {
    const browser = openBrowser()
    const id = await keepLetter(browser)
    await browser.post('/api/trial/start', trial)
    await browser.post('/api/chat', { message: 'hola' })
    await browser.get('/api/coaching/reminders')
    await signIn(browser, 'ines@correo.example', { 'User-Agent': 'Mozilla/5.0 (Android 14) Firefox/130.0' })
    const files = await exportOf(browser)
    const text = (name: string) => new TextDecoder().decode([...files].find(([path]) => path.endsWith(name))?.[1])
    const json = (name: string) => JSON.parse(text(name)) as unknown
    expect(text('LEEME.txt')).toContain('letters/')
    expect(json('account.json')).toMatchObject({ email: 'ines@correo.example', plan: 'free' })
    expect(json('trials.json')).toMatchObject([{ name: trial.name, email: trial.email, motivation: trial.motivation }])
    expect(json('coaching.json')).toMatchObject({ reminders: expect.arrayContaining([expect.objectContaining({ type: 'mood_check', preferredTime: '13:00', isActive: false })]), messagesGiven: 0 })
    expect(json('devices.json')).toMatchObject([{ name: 'Firefox · Android', isCurrent: true }])
    expect((json('consents.json') as Row[]).map(({ kind }) => kind).sort()).toEqual(['adult', 'health_data', 'terms'])
    expect(json('letter.json')).toMatchObject({ id, request: { mensaje: request.mensaje, nombre: 'Inés' }, letter: { paragraphs: expect.arrayContaining([expect.stringContaining('Inés')]) } })
    expect(text('letter.pdf')).toMatch(/^%PDF/)
    expect([...files].find(([path]) => path.endsWith('letter.mp3'))?.[1]).toHaveLength(200_000)
    expect([...files.keys()].filter((path) => path.includes('..') || path.startsWith('/'))).toEqual([])
  })

  it('is there for somebody without an address, after a plan has lapsed, and holds letters that are closed', async () => {
    const browser = openBrowser()
    await browser.post('/api/trial/start', trial)
    const id = await keepLetter(browser)
    await browser.post(`/api/carta/${id}/cerrar`, { opensOn: '2045-03-03', noticeTo: 'ines@aviso.example' })
    await env.DB.prepare('update accounts set trial_expires_at = 1').run()
    await env.DB.prepare('update trials set expires_at = 1').run()
    expect((await browser.get(`/api/carta/${id}`)).status).toBe(423)
    const files = await exportOf(browser)
    const letter = [...files].find(([path]) => path.endsWith('letter.json'))?.[1]
    expect(JSON.parse(new TextDecoder().decode(letter))).toMatchObject({ noticeTo: 'ines@aviso.example', letter: { title: expect.any(String) } })
    expect([...files.keys()].some((path) => path.endsWith('.mp3'))).toBe(true)
  })

  it('takes along what came from an account that joined, and nothing of anybody else', async () => {
    const first = openBrowser()
    await keepLetter(first)
    await signIn(first, 'ines@correo.example')
    const second = openBrowser()
    await keepLetter(second)
    await signIn(second, 'ines@correo.example')
    const stranger = openBrowser()
    await keepLetter(stranger)
    const files = await exportOf(first)
    expect([...files.keys()].filter((path) => path.endsWith('letter.mp3'))).toHaveLength(2)
    expect([...(await exportOf(stranger)).keys()].filter((path) => path.endsWith('letter.mp3'))).toHaveLength(1)
  })

  it('is refused to somebody of whom nothing is kept, and to a trial’s token alone', async () => {
    const owner = openBrowser()
    const { trialToken } = (await (await owner.post('/api/trial/start', trial)).json()) as { trialToken: string }
    const stranger = openBrowser()
    for (const headers of [undefined, { 'x-trial-token': trialToken }]) {
      for (const path of ['/api/account', '/api/account/export']) {
        const response = await stranger.get(path, headers)
        expect(response.status).toBe(404)
        expect(await response.json()).toMatchObject({ error: 'nothing_kept' })
      }
      await stranger.request('/api/account', { method: 'DELETE', ...(headers && { headers }) })
    }
    expect(await allRows('trials')).toHaveLength(1)
  })

  it('is not made without end', async () => {
    const browser = openBrowser({ vars: { RATE_LIMITS: 'on' } })
    await browser.post('/api/chat', { message: 'hola' })
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) {
      const response = await browser.get('/api/account/export')
      await response.arrayBuffer()
      statuses.push(response.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

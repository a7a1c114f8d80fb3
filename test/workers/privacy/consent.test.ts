import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { allRows, askForLetter, keepLetter, signIn, type Row } from '../people'
import { openBrowser, request, type Browser } from '../world'
import { trial } from './kept'

const consentsOf = async (browser: Browser) => ((await (await browser.get('/api/account/consents')).json()) as { consents: Row[] }).consents

describe('consent', () => {
  it('is kept once a version, with its moment, however often and at once something is asked for', async () => {
    const browser = openBrowser()
    await browser.get('/')
    await Promise.all(Array.from({ length: 6 }, () => browser.post('/api/generar-carta', request)))
    await browser.post('/api/trial/start', trial)
    const kept = await consentsOf(browser)
    expect(kept.map(({ kind }) => kind).sort()).toEqual(['adult', 'health_data', 'terms'])
    expect(kept.every(({ version, givenAt, withdrawnAt }) => typeof version === 'string' && Number(givenAt) > 1.7e12 && withdrawnAt === null)).toBe(true)
  })

  it('of age is kept with a trial', async () => {
    const browser = openBrowser()
    await browser.post('/api/trial/start', trial)
    expect((await consentsOf(browser)).map(({ kind }) => kind)).toContain('adult')
  })

  it('to handle health data can be taken back: no new letter then, and none again, until it is given anew', async () => {
    const browser = openBrowser()
    const id = await keepLetter(browser)
    for (let again = 0; again < 2; again++) expect((await browser.send('PUT', '/api/account/consents', { health_data: false })).status).toBe(200)
    for (let again = 0; again < 2; again++) {
      const refused = await browser.post('/api/generar-carta', { ...request, language: 'es' })
      expect([refused.status, await refused.json()]).toMatchObject([403, { error: 'health_consent_withdrawn', message: expect.stringContaining('permiso') }])
    }
    // What is there stays one's own.
    expect((await browser.get(`/api/carta/${id}`)).status).toBe(200)
    expect((await allRows('letters')).length).toBe(1)
    await browser.send('PUT', '/api/account/consents', { health_data: true })
    await browser.send('PUT', '/api/account/consents', { health_data: true })
    await askForLetter(browser)
    const health = (await consentsOf(browser)).filter(({ kind }) => kind === 'health_data')
    expect(health.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false])
  })

  it('taken back stays so where an older yes joins from another browser', async () => {
    const second = openBrowser()
    await keepLetter(second)
    await env.DB.prepare('update consents set given_at = given_at - 1000').run()
    const first = openBrowser()
    await keepLetter(first)
    await signIn(first, 'ines@correo.example')
    await first.send('PUT', '/api/account/consents', { health_data: false })
    await signIn(second, 'ines@correo.example')
    await env.DB.prepare('update letters set is_counted = 0').run()
    expect((await second.post('/api/generar-carta', request)).status).toBe(403)
  })

  it('is asked in the form it has', async () => {
    const browser = openBrowser()
    await askForLetter(browser)
    for (const body of [{}, { health_data: 'no' }, { adult: false }, { health_data: false, adult: false }]) {
      expect((await browser.send('PUT', '/api/account/consents', body)).status).toBe(400)
    }
    expect((await openBrowser().send('PUT', '/api/account/consents', { health_data: false })).status).toBe(404)
  })
})

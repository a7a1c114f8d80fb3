import { describe, expect, it } from 'vitest'
import { helplines } from '#core/care/helplines'
import { openBrowser } from './world'

/** What is left of the site when everything behind it is gone: a database and a store that throw at the first touch. */
const gone = new Proxy(
  {},
  {
    get: () => () => {
      throw new Error('gone')
    },
  },
)
const ruins = { bindings: { DB: gone, BLOBS: gone, JOBS: gone, AI: gone } }
const sizeOf = (page: string) => new TextEncoder().encode(page).length

describe('the help page', () => {
  it('opens with the database, the store, the queue and the models gone', async () => {
    const response = await openBrowser(ruins).get('/ayuda', { 'cf-ipcountry': 'MX' })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('href="tel:8009112000"')
  })

  it('opens when not even the environment is whole', async () => {
    const response = await openBrowser({ bindings: { ...ruins.bindings, MASTER_KEY: undefined, SESSION_SECRET: '' } }).get('/ayuda?pais=ES')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('href="tel:024"')
  })

  it.each(['es', 'en'])('is under 10 kB with its headers, holds no script and asks for no other file, in every country (%s)', async (language) => {
    const browser = openBrowser()
    for (const country of [...helplines.map((help) => help.country), 'XX', 'JP']) {
      for (const copy of ['', '&copia=1']) {
        const response = await browser.get(`/ayuda?pais=${country}&idioma=${language}${copy}`)
        const page = await response.text()
        const head = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
        expect(sizeOf(page) + sizeOf(head), `${country}${copy}`).toBeLessThan(10_000)
        expect(page).not.toMatch(/<script|<img|src=|@import|url\(/)
        expect(page).toContain(`<html lang="${language}">`)
      }
    }
  })

  it('shows the lines of each country as numbers to tap, and the emergency number', async () => {
    const browser = openBrowser()
    for (const { country, lines, emergency } of helplines) {
      const page = await (await browser.get(`/ayuda?pais=${country}`)).text()
      const first = lines.find((line) => line.for === undefined)
      expect(page, country).toContain(`href="tel:${first?.phone.replace(/[^\d+*#]/g, '')}"`)
      expect(page, country).toContain(`href="tel:${emergency[0]}"`)
    }
  })

  it('keeps the country that was chosen when the language changes, and guesses none into the address', async () => {
    const browser = openBrowser()
    expect(await (await browser.get('/ayuda?pais=mx')).text()).toContain('href="/ayuda?idioma=en&amp;pais=MX"')
    expect(await (await browser.get('/ayuda', { 'cf-ipcountry': 'ES' })).text()).toContain('href="/ayuda?idioma=en"')
  })

  it('answers nonsense in the address as if nothing had been asked', async () => {
    for (const query of ['?pais=<script>', '?pais=ESPAÑA', '?idioma=xx', '?copia=todo', '?pais=ES&pais=MX']) {
      const response = await openBrowser().get(`/ayuda${query}`)
      expect(response.status, query).toBe(200)
      expect(await response.text()).not.toContain('<script')
    }
  })

  it('gives no cookie and counts nobody', async () => {
    const browser = openBrowser()
    expect((await browser.get('/ayuda')).headers.getSetCookie()).toEqual([])
  })

  it('makes a copy for later that says nothing of this hour and holds every country', async () => {
    const page = await (await openBrowser().get('/ayuda?pais=IT&copia=1')).text()
    expect(page).not.toMatch(/abierto ahora|cerrado ahora|<form/)
    for (const { country, lines, emergency } of helplines) {
      const first = lines.find((line) => line.for === undefined)
      expect(page, country).toContain(`href="tel:${first?.phone.replace(/[^\d+*#]/g, '')}"`)
      expect(page, country).toContain(`href="tel:${emergency[0]}"`)
    }
  })
})

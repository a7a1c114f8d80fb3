import { describe, expect, it } from 'vitest'
import { action as letterAction, loader as letterPage } from '~/routes/exito/route'
import { loader as ritualPage } from '~/routes/ritual/route'
import { hashToken } from '#core/tokens'
import { createServices } from '#workers/services'
import { readEnv } from '#workers/env'
import { env } from 'cloudflare:test'
import { openBrowser, recordingQueue, vars, type Browser } from '../world'
import { allRows, keepLetter } from '../people'
import { settlePerson } from './people'
import type { ActionFunctionArgs } from '@remix-run/cloudflare'

/** What the site hands a page for a browser's request. */
async function argumentsFor(browser: Browser, url: string, form?: Record<string, string>) {
  const token = decodeURIComponent([...browser.cookies.values()][0] ?? '').split('.')[0] ?? ''
  const services = createServices(readEnv({ DB: env.DB, BLOBS: env.BLOBS, JOBS: recordingQueue(), ...vars }), {})
  const context = { services, visitor: { tokenHash: await hashToken(token) }, language: 'es', country: null, timeZone: 'UTC', requestId: 'req', nonce: '', spendLetterLimits: async () => undefined }
  const request = new Request(`http://localhost${url}`, form && { method: 'POST', body: new URLSearchParams(form) })
  return { request, context, params: {} } as unknown as ActionFunctionArgs
}

describe('a page about somebody else’s letter', () => {
  it('is the page of a letter that never was, and whatever is asked there changes nothing', async () => {
    const victim = await settlePerson('ines@correo.example')
    const stranger = openBrowser()
    await keepLetter(stranger)
    const before = JSON.stringify(await allRows('letters'))
    for (const browser of [stranger, openBrowser(), (await settlePerson('otra@correo.example')).browser]) {
      for (const id of [victim.letter, `ltr_${'0'.repeat(26)}`, '', '../x', '%00']) {
        const url = `/exito?cartaId=${id}`
        const refused = { init: { status: 404 }, data: { code: 'letter_not_found' } }
        await expect(letterPage(await argumentsFor(browser, url)), id).rejects.toMatchObject(refused)
        for (const intent of ['close', 'open', 'release', 'retry', '', '__proto__']) {
          const form = { intent, confirmed: 'yes', opensOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10), timeZone: 'UTC' }
          await expect(letterAction(await argumentsFor(browser, url, form)), `${id} ${intent}`).rejects.toMatchObject(refused)
        }
      }
      const ritual = JSON.stringify(await ritualPage(await argumentsFor(browser, `/ritual?cartaId=${victim.letter}&leer`)))
      expect(ritual).not.toContain(victim.letter)
      expect(ritual).not.toContain('Inés')
    }
    const rows = (JSON.parse(before) as { id: string }[]).map(({ id }) => id)
    expect(JSON.stringify((await allRows('letters')).filter(({ id }) => rows.includes(String(id))))).toBe(before)
  })
})

describe('the local doors', () => {
  it('are not there on a deployed site, by any method', async () => {
    const deployed = openBrowser({ vars: { ENVIRONMENT: 'production' } })
    for (const path of ['/dev/outbox', '/dev/sweep', '/dev/trial/end', '/dev/', '/dev/nothing']) {
      for (const method of ['GET', 'POST', 'DELETE', 'PUT']) {
        const response = await deployed.request(path, { method, ...(method !== 'GET' && { body: '{"inMs":604800000}', headers: { 'Content-Type': 'application/json' } }) })
        const isPage = (response.headers.get('Content-Type') ?? '').includes('text/html')
        expect(isPage || response.status === 404, `${method} ${path}`).toBe(true)
        expect(await response.text()).not.toMatch(/"sentAt"|"subject"/)
      }
    }
  })
})

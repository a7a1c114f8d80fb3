import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test'

type Expectations = { /** Errors in the console that belong to what a test does. */ expectedInConsole: RegExp | null }

/** A page whose test fails on any error in the console, any uncaught exception and any request to another origin. */
export const test = base.extend<Expectations & { page: Page }>({
  expectedInConsole: [null, { option: true }],
  page: async ({ page, baseURL, expectedInConsole }, use) => {
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text()) && !expectedInConsole?.test(message.text())) faults.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) faults.push(`foreign request: ${url}`)
    })
    await use(page)
    expect(faults).toEqual([])
  },
})

/** Chromium itself reports every answer of 400 and above, and a network that is off; the tests look at what becomes of those. */
function isExpected(text: string): boolean {
  return /the server responded with a status of (400|402|403|404|409|410|423|503)|net::ERR_INTERNET_DISCONNECTED/.test(text)
}

export { expect }

/** No violation of WCAG 2.2 A and AA, as far as axe sees. */
export async function expectAccessible(page: Page) {
  // Brought to their end rather than waited for: one that is held back would never come to it.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish()
    }
  })
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])
}

/** By day on a wide screen and by night on a small one: what a colour does hardly hangs on the width, and what a width does hardly on the colours. */
export const looks = [{ colorScheme: 'light', width: 1280 }, { colorScheme: 'dark', width: 360 }] as const

/** Accessible by day and by night, wide and small, and nowhere wider than the screen. Leaves the page small and dark. */
export async function expectAccessibleBothWays(page: Page) {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `wider than ${width} px`).toBeLessThanOrEqual(0)
  }
}

export const request = {
  relacion: 'mi abuela',
  apodo: 'la Lela',
  nombre: 'Inés',
  mensaje:
    'Me crió ella. Todos los domingos hacíamos rosquillas y me dejaba ponerles el azúcar. No llegué a tiempo al hospital, estaba en un atasco.',
  emocion: 'culpa',
  cierre: 'quiero darle las gracias',
}

/** Asks for a letter through the API in the page's own session; resolves with its id. */
export async function askForLetter(page: Page, fields: Record<string, string> = {}): Promise<string> {
  const response = await page.request.post('/api/generar-carta', { data: { camino: 'duelo', ...request, ...fields } })
  expect(response.status()).toBe(200)
  return ((await response.json()) as { cartaId: string }).cartaId
}

/** Waits until the letter's sound is there too. */
export async function untilReady(page: Page, cartaId: string) {
  await expect
    .poll(async () => ((await (await page.request.get(`/api/carta/${cartaId}`)).json()) as { status: string }).status, { timeout: 60_000 })
    .toBe('ready')
}

/** The newest code mailed to an address, read where a developer reads mail. */
export async function codeFor(page: { request: APIRequestContext }, email: string): Promise<string> {
  const mails = (await (await page.request.get('/dev/outbox')).json()) as { to: string; text: string }[]
  return /\b\d{6}\b/.exec(mails.filter(({ to }) => to === email).at(-1)?.text ?? '')?.[0] ?? 'no code'
}

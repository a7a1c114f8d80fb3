import { expect, expectAccessible, test } from './pages'
import type { BrowserContext, Page } from '@playwright/test'

test.use({ locale: 'es-ES' })

const hourMs = 60 * 60_000
const person = { name: 'Inés', motivation: 'Volver a dormir.' }

let count = 0
const freshAddress = () => `ines${Date.now()}${count++}@correo.example`

async function fillForm(page: Page, fields: { name?: string; email?: string; motivation?: string } = {}) {
  for (const [name, value] of Object.entries({ ...person, email: freshAddress(), ...fields })) await page.locator(`[name=${name}]`).fill(value)
  await page.getByLabel('Tengo 18 años o más').check()
}

const activate = (page: Page) => page.getByRole('button', { name: 'Activar mis siete días' }).click()
const toast = (page: Page, text: string) => page.locator('li[data-state=open]').getByText(text, { exact: true })
const banner = (page: Page) => page.getByRole('region', { name: 'Tu prueba' })
const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('eon_trial'))))

/** A trial for this browser, started through the API and moved so that it ends in `inMs`. */
async function startTrial(context: BrowserContext, inMs?: number) {
  const started = await context.request.post('/api/trial/start', { data: { ...person, email: freshAddress(), adult: true } })
  expect(started.status()).toBe(200)
  if (inMs !== undefined) await moveEnd(context, inMs)
  return (await started.json()) as { trialToken: string; expiresAt: string; userId: string }
}

async function moveEnd(context: BrowserContext, inMs: number) {
  expect((await context.request.post('/dev/trial/end', { data: { inMs } })).status()).toBe(204)
}

test('seven days are started, remembered and welcomed', async ({ page }) => {
  await page.goto('/trial-signup')
  await fillForm(page)
  await activate(page)
  await expect(page).toHaveURL('/dashboard?trial=true')
  await expect(toast(page, '¡Acceso Completo Activado!')).toBeVisible()
  await expect(banner(page)).toContainText('Tu prueba ha empezado')
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Inés.' })).toBeVisible()
  await expect(page.getByText('Sin contar los mensajes', { exact: true })).toBeVisible()
  expect(await stored(page)).toEqual({
    eon_trial_token: expect.stringMatching(/^[\w-]{43}$/),
    eon_trial_expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    eon_trial_user_id: expect.stringMatching(/^acc_/),
    eon_trial_used: 'true',
    eon_trial_expired: 'false',
  })
  await expectAccessible(page)
  // Whoever has a trial has no use for the form.
  await page.goto('/trial-signup')
  await expect(page).toHaveURL('/dashboard')
  await expect(banner(page)).toContainText('Te quedan 7 días de prueba.')
})

test('what is missing is said at once and in its place, and nothing typed is lost', async ({ page }) => {
  await page.goto('/trial-signup')
  await page.locator('[name=motivation]').fill('No duermo desde marzo.')
  await page.locator('[name=name]').fill('   ')
  await activate(page)
  await expect(toast(page, 'Campos incompletos')).toBeVisible()
  await expect(toast(page, 'Por favor completa todos los campos para activar tu prueba.')).toBeVisible()
  await expect(page.locator('[name=name]')).toBeFocused()
  for (const name of ['name', 'email', 'adult']) await expect(page.locator(`[name=${name}]`)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name=motivation]')).not.toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('[name=motivation]')).toHaveValue('No duermo desde marzo.')
})

test('an address that had its week is told so and sent to the plans; corrected in time it stays', async ({ page, browser, baseURL }) => {
  const email = freshAddress()
  const other = await browser.newContext({ ...(baseURL && { baseURL }) })
  expect((await other.request.post('/api/trial/start', { data: { ...person, email, adult: true } })).status()).toBe(200)
  await other.close()

  await page.clock.install()
  await page.goto('/trial-signup')
  await fillForm(page, { email: email.toUpperCase() })
  await activate(page)
  await expect(toast(page, 'Prueba ya utilizada')).toBeVisible()
  await expect(toast(page, 'Este email ya ha usado la prueba gratuita de 7 días.')).toBeVisible()
  await page.locator('[name=name]').fill('Inés P.')
  await page.clock.fastForward(10_000)
  await expect(page).toHaveURL('/trial-signup')
  await activate(page)
  await expect(page.getByRole('alert')).toContainText('Prueba ya utilizada')
  await expect(page.locator('[name=motivation]')).toHaveValue(person.motivation)
  await page.clock.fastForward(2_000)
  await expect(page).toHaveURL('/planes')
  expect(await stored(page)).toEqual({})
})

test('a server that fails, or a network that is gone, loses nothing', async ({ page, context }) => {
  await page.goto('/trial-signup')
  await fillForm(page)
  await page.route('/api/trial/start', (route) => route.fulfill({ status: 503, json: { error: 'internal_error', message: 'x', requestId: 'req_1' } }))
  await activate(page)
  await expect(toast(page, 'No pude activar tu prueba gratuita. Inténtalo de nuevo.')).toBeVisible()
  await page.unroute('/api/trial/start')
  await context.setOffline(true)
  await activate(page)
  await expect(page.getByRole('alert').filter({ hasText: 'no hay conexión' })).toBeVisible()
  await expect(page.locator('[name=name]')).toHaveValue('Inés')
  await expect(page.locator('[name=adult]')).toBeChecked()
  await context.setOffline(false)
  await activate(page)
  await expect(page).toHaveURL('/dashboard?trial=true')
})

test('an answer that was lost on the way does not turn a running trial into a used one', async ({ page }) => {
  await page.goto('/trial-signup')
  await fillForm(page)
  let isFirst = true
  await page.route('/api/trial/start', async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await activate(page)
  await expect(page.getByRole('alert').filter({ hasText: 'no hay conexión' })).toBeVisible()
  await activate(page)
  await expect(page).toHaveURL('/dashboard?trial=true')
  await expect(banner(page)).toBeVisible()
})

for (const { kind, inMs, text, colour } of [
  { kind: 'running', inMs: 71 * hourMs, text: 'Te quedan 3 días de prueba.', colour: null },
  { kind: 'two_days', inMs: 47 * hourMs, text: 'Te quedan 2 días de prueba.', colour: '--caution' },
  { kind: 'last_day', inMs: 23 * hourMs, text: 'Es el último día de tu prueba.', colour: '--danger' },
  { kind: 'ended', inMs: -hourMs, text: 'Tu prueba ha terminado.', colour: null },
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the banner with ${inMs / hourMs} hours to go, ${colorScheme}`, async ({ page, context }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await startTrial(context, inMs)
      await page.goto('/dashboard')
      await expect(banner(page)).toContainText(text)
      await expect(banner(page)).toHaveAttribute('data-trial', kind)
      const [border, meant] = await banner(page).evaluate((element, name) => {
        const probe = document.body.appendChild(Object.assign(document.createElement('i'), { style: `color: var(${name ?? '--line'})` }))
        return [getComputedStyle(element).borderTopColor, getComputedStyle(probe).color]
      }, colour)
      expect(border).toBe(meant)
      await expectAccessible(page)
    })
  }
}

test('a trial that ends while the page is open says so within a minute of being looked at, and leaves its marks', async ({ page, context }) => {
  await page.clock.install()
  await page.goto('/trial-signup')
  await fillForm(page)
  await activate(page)
  await expect(banner(page)).toContainText('Tu prueba ha empezado')
  await moveEnd(context, -1)
  const asked = page.waitForRequest('/api/trial/status')
  await page.clock.runFor(60_000)
  await asked
  await expect(banner(page)).toContainText('Tu prueba ha terminado.')
  await expect(page.getByRole('heading', { name: 'Lo que abre un plan' })).toBeVisible()
  expect(await stored(page)).toEqual({ eon_trial_user_id: expect.stringMatching(/^acc_/), eon_trial_used: 'true', eon_trial_expired: 'true' })
  await page.goto('/trial-signup')
  await expect(page).toHaveURL('/planes')
})

test('the status is asked for every minute, once, and not without a trial', async ({ page, context }) => {
  const asked: string[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/trial/status')) asked.push(request.headers()['x-trial-token'] ?? '')
  })
  await page.clock.install()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hola.' })).toBeVisible()
  await page.clock.runFor(130_000)
  expect(asked).toEqual([])

  await startTrial(context)
  await page.route('/api/trial/status', (route) => (asked.length === 1 ? route.fulfill({ status: 503, json: {} }) : route.continue()))
  await page.reload()
  await expect.poll(() => asked.length).toBe(1)
  await page.clock.runFor(62_000)
  await expect.poll(() => asked.length).toBe(2)
  // The second failed: no retry before the minute is over, and the banner stays.
  await page.clock.runFor(50_000)
  expect(asked.length).toBe(2)
  await expect(banner(page)).toContainText('Te quedan 7 días de prueba.')
  await page.clock.runFor(15_000)
  await expect.poll(() => asked.length).toBe(3)
})

test('a browser that only has the token is drawn by what the server says of it', async ({ page, browser, baseURL }) => {
  const other = await browser.newContext({ ...(baseURL && { baseURL }) })
  const { trialToken } = await startTrial(other)
  await page.goto('/')
  await page.evaluate((token) => localStorage.setItem('eon_trial_token', token), trialToken)
  await page.goto('/trial-signup')
  await expect(page).toHaveURL('/dashboard')
  await expect(banner(page)).toContainText('Te quedan 7 días de prueba.')
  await moveEnd(other, -1)
  await page.reload()
  await expect(banner(page)).toContainText('Tu prueba ha terminado.')
  await other.close()

  // One the server has never heard of is let go.
  await page.evaluate(() => {
    localStorage.clear()
    localStorage.setItem('eon_trial_token', 'made-up')
  })
  await page.goto('/dashboard')
  await expect.poll(() => stored(page)).toEqual({})
  await expect(banner(page)).toHaveCount(0)
})

test('a browser that remembers a used trial is sent to the plans', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('eon_trial_used', 'true'))
  await page.goto('/trial-signup')
  await expect(page).toHaveURL('/planes')
})

test('the VIP banner is drawn when asked for, and claims nothing', async ({ page }) => {
  await page.goto('/dashboard?vip=true')
  const vip = page.getByRole('region', { name: 'Acceso VIP' })
  await expect(vip).toContainText('En este navegador todavía no está confirmado.')
  await expect(page.getByText('3 mensajes cada 24 horas')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard')
  await expect(vip).toHaveCount(0)
})

test('the desk leads on to talking, to a letter, to the journal, and to somebody who answers', async ({ page }) => {
  await page.goto('/dashboard')
  const main = page.getByRole('main')
  for (const path of ['/chat', '/generar-carta', '/journal', '/trial-signup', '/planes', '/ayuda']) {
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible()
  }
})

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the form is accessible and fits, ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto('/trial-signup')
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    })
  }
}

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('a used address is understood all the same', async ({ page, browser, baseURL }) => {
    const email = freshAddress()
    const other = await browser.newContext({ ...(baseURL && { baseURL }) })
    await other.request.post('/api/trial/start', { data: { ...person, email, adult: true } })
    await other.close()
    await page.goto('/trial-signup')
    for (const [name, value] of Object.entries({ ...person, email })) await page.locator(`[name=${name}]`).fill(value)
    await page.getByLabel('I am 18 or over').check()
    await page.getByRole('button', { name: 'Activate my seven days' }).click()
    await expect(page.getByRole('alert')).toContainText('Trial already used')
    await expect(page).toHaveURL('/planes')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the trial starts, and a refusal gives back what was typed', async ({ page, browser, baseURL }) => {
    const email = freshAddress()
    const other = await browser.newContext({ ...(baseURL && { baseURL }) })
    await other.request.post('/api/trial/start', { data: { ...person, email, adult: true } })
    await other.close()

    await page.goto('/trial-signup')
    await fillForm(page, { email })
    await activate(page)
    await expect(page.getByRole('alert')).toContainText('Prueba ya utilizada')
    await expect(page.locator('[name=motivation]')).toHaveValue(person.motivation)
    await expect(page.locator('[name=adult]')).toBeChecked()
    await page.locator('[name=email]').fill(freshAddress())
    await page.locator('[name=name]').evaluate((field) => field.removeAttribute('required'))
    await page.locator('[name=name]').fill('')
    await activate(page)
    await expect(page.getByText('Por favor completa todos los campos para activar tu prueba.')).toBeVisible()
    await expect(page.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
    await page.locator('[name=name]').fill('Inés')
    await activate(page)
    await expect(page).toHaveURL('/dashboard?trial=true')
    await expect(banner(page)).toContainText('Tu prueba ha empezado')
    await page.goto('/trial-signup')
    await expect(page).toHaveURL('/dashboard')
  })
})

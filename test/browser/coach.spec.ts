import { expect, expectAccessible, test } from './pages'
import type { Browser, Page } from '@playwright/test'

test.use({ locale: 'es-ES' })

/** An address with VIP access (playwright.config.ts): the whole product is open to it, the guide too. */
const guest = 'invitada@correo.example'

const mailsTo = async (page: Page) => ((await (await page.request.get('/dev/outbox')).json()) as { to: string; subject: string; text: string }[]).filter(({ to }) => to === guest)

async function signIn(page: Page) {
  expect((await page.request.post('/api/session/code', { data: { email: guest } })).status()).toBe(202)
  const code = /\b\d{6}\b/.exec((await mailsTo(page)).findLast(({ subject }) => subject.includes('código'))?.text ?? '')?.[0]
  expect((await page.request.post('/api/session/verify', { data: { email: guest, code } })).status()).toBe(200)
}

type Reminder = { id: string; reminderType: string; isActive: boolean; preferredTime: string }
const remindersOf = async (page: Page) => (await (await page.request.get('/api/coaching/reminders')).json()) as Reminder[]

/** Everything off and at its first hour, as somebody new finds it. */
async function begin(page: Page) {
  await signIn(page)
  for (const { id, reminderType } of await remindersOf(page)) {
    await page.request.put(`/api/coaching/reminders/${id}`, { data: { isActive: false, preferredTime: reminderType === 'mood_check' ? '13:00' : '09:00' } })
  }
}

const guide = (page: Page) => page.getByRole('complementary', { name: 'Tu guía' })
const toggle = (page: Page, name: string) => guide(page).getByRole('switch', { name, exact: true })
const toast = (page: Page, text: string) => page.locator('li[data-state=open]').getByText(text, { exact: true })

test('who has a plan finds how they come by, a possible step, and words that do not repeat', async ({ page }) => {
  await begin(page)
  await page.goto('/chat?c=nueva')
  await expect(guide(page).getByRole('heading', { name: 'Este momento' })).toBeVisible()
  await expect(guide(page).getByText('Esta semana', { exact: true })).toBeVisible()
  await expect(guide(page).getByRole('heading', { name: 'Un paso posible' })).toBeVisible()
  const words = guide(page).locator('[aria-live=polite] p.font-voice')
  const said = new Set<string>()
  for (let turn = 0; turn < 3; turn++) {
    const answer = page.waitForResponse('**/api/coaching/message')
    await guide(page).getByRole('button', { name: 'Un ejercicio' }).click()
    const { message } = (await (await answer).json()) as { message: string }
    await expect(words).toHaveText(message)
    said.add(message)
  }
  expect(said.size).toBe(3)
  await expectAccessible(page)
})

test('talking makes today one of the days, and the guide knows at once', async ({ page }) => {
  await begin(page)
  await page.goto('/chat?c=nueva')
  await expect(guide(page).getByRole('heading', { name: 'Este momento' })).toBeVisible()
  const again = page.waitForResponse('**/api/coaching/progress*')
  await page.getByRole('textbox', { name: 'Tu mensaje' }).fill('Hoy he vuelto a pasar por su calle.')
  await page.keyboard.press('Enter')
  expect(((await (await again).json()) as { streakDays: number }).streakDays).toBeGreaterThanOrEqual(1)
  await expect(guide(page).getByText(/^\d+ días?$/)).toBeVisible()
})

test('a reminder is switched on by keyboard, kept with its hour, and switched off again', async ({ page }) => {
  await begin(page)
  await page.goto('/chat?c=nueva')
  await toggle(page, 'Cómo estás').focus()
  await page.keyboard.press('Space')
  await expect(toggle(page, 'Cómo estás')).toBeChecked()
  await expect(toast(page, 'Recordatorio actualizado')).toBeVisible()
  await expect(toast(page, 'Los cambios se han guardado correctamente')).toBeVisible()
  const time = guide(page).getByLabel('Hora: Cómo estás')
  await expect(time).toHaveValue('13:00')
  await time.fill('08:15')
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT')
  await time.press('Enter')
  expect((await kept).status()).toBe(200)
  await expect(time).toBeFocused()
  await page.reload()
  await expect(toggle(page, 'Cómo estás')).toBeChecked()
  await expect(guide(page).getByLabel('Hora: Cómo estás')).toHaveValue('08:15')
  await expectAccessible(page)
  await toggle(page, 'Cómo estás').click()
  await expect(guide(page).getByLabel('Hora: Cómo estás')).toHaveCount(0)
  await expect.poll(async () => (await remindersOf(page)).filter(({ isActive }) => isActive)).toEqual([])
})

test('what could not be kept goes back to how it was, and is said', async ({ page }) => {
  await begin(page)
  await page.goto('/chat?c=nueva')
  await expect(toggle(page, 'Ejercicio')).not.toBeChecked()
  await page.route('**/api/coaching/reminders/rem_*', (route) => route.fulfill({ status: 503, json: { error: 'internal_error' } }))
  await toggle(page, 'Ejercicio').click()
  await expect(toast(page, 'No se pudo actualizar el recordatorio')).toBeVisible()
  await expect(toggle(page, 'Ejercicio')).not.toBeChecked()
  await page.unroute('**/api/coaching/reminders/rem_*')

  await page.context().setOffline(true)
  await toggle(page, 'Ejercicio').click()
  await expect(toast(page, 'No se pudo actualizar el recordatorio')).toBeVisible()
  await expect(toggle(page, 'Ejercicio')).not.toBeChecked()
  await guide(page).getByRole('button', { name: 'Algo suave' }).click()
  await expect(toast(page, 'No se pudo generar el mensaje de coaching')).toBeVisible()
  await page.context().setOffline(false)
})

test('an answer that does not come is said with a way to try again, and leaves the conversation alone', async ({ page }) => {
  await begin(page)
  await page.route('**/api/coaching/progress*', (route) => route.fulfill({ status: 404, json: { error: 'not_found' } }))
  await page.goto('/chat?c=nueva')
  await expect(guide(page).getByRole('alert')).toContainText('No se pudo abrir la guía.')
  await expect(page.getByRole('textbox', { name: 'Tu mensaje' })).toBeEnabled()
  await expectAccessible(page)
  await page.unroute('**/api/coaching/progress*')
  await guide(page).getByRole('button', { name: 'Volver a intentarlo' }).click()
  await expect(guide(page).getByRole('heading', { name: 'Este momento' })).toBeVisible()
})

test('who tries it sees what a plan adds instead, who has none sees neither, and nothing is asked for them', async ({ page, browser, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/coaching') && asked.push(request.url())))
  await page.goto('/chat?c=nueva')
  await expect(page.getByRole('heading', { name: 'Hablar sin contar mensajes' })).toBeVisible()
  await expect(guide(page)).toHaveCount(0)
  const email = `prueba${Date.now()}@correo.example`
  expect((await page.request.post('/api/trial/start', { data: { name: 'Inés', email, motivation: 'Dormir.', adult: true } })).status()).toBe(200)
  await page.goto('/chat?c=nueva')
  await expect(page.getByRole('heading', { name: 'Estás en tus días de prueba' })).toBeVisible()
  await expect(guide(page)).toHaveCount(0)
  expect(asked).toEqual([])
  const other = await stranger(browser, { baseURL })
  expect((await other.request.get('/api/coaching/progress?userId=anonymous')).status()).toBe(401)
  await other.context().close()
})

async function stranger(browser: Browser, { baseURL, ...options }: { baseURL: string | undefined; javaScriptEnabled?: boolean }) {
  return (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES', ...options })).newPage()
}

test('the link in a reminder’s mail switches it off at one tap, in any browser, and without JavaScript at two', async ({ page, browser, baseURL }) => {
  await begin(page)
  const { id } = (await remindersOf(page)).find(({ reminderType }) => reminderType === 'mood_check')!
  const isOn = async () => (await remindersOf(page)).find((reminder) => reminder.id === id)?.isActive
  await page.request.put(`/api/coaching/reminders/${id}`, { data: { isActive: true } })
  expect((await page.request.post('/dev/reminders/due')).status()).toBe(204)
  expect((await page.request.post('/dev/sweep')).status()).toBe(204)
  const mail = (await mailsTo(page)).findLast(({ text }) => text.includes(id))
  const link = new URL(/\S+\/recordatorio\?\S+/.exec(mail?.text ?? '')?.[0] ?? 'none:')
  const way = link.pathname + link.search
  await page.goto('/chat?c=nueva')
  await expect(guide(page).getByText('Para hoy')).toBeVisible()

  // Whatever reads links ahead of people does no more than that.
  expect((await (await stranger(browser, { baseURL })).request.get(way)).status()).toBe(200)
  expect(await isOn()).toBe(true)

  const other = await stranger(browser, { baseURL })
  await other.goto(way)
  await expect(other.getByRole('heading', { level: 1, name: 'Está apagado' })).toBeVisible()
  await expectAccessible(other)
  expect(await isOn()).toBe(false)
  await other.getByRole('button', { name: 'Volver a encenderlo' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Está encendido' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { level: 1, name: 'Está encendido' })).toBeVisible()
  expect(await isOn()).toBe(true)
  await other.context().close()

  const plain = await stranger(browser, { baseURL, javaScriptEnabled: false })
  await plain.goto(way)
  await plain.getByRole('button', { name: 'Apagarlo' }).click()
  await expect(plain.getByRole('heading', { level: 1, name: 'Está apagado' })).toBeVisible()
  expect(await isOn()).toBe(false)
  expect((await plain.goto('/recordatorio?id=x&clave=y'))?.status()).toBe(404)
  await expect(plain.getByRole('heading', { level: 1, name: 'Este enlace ya no lleva a ningún recordatorio' })).toBeVisible()
  await plain.context().close()
})

for (const { scheme, width } of [{ scheme: 'light', width: 1280 }, { scheme: 'dark', width: 360 }] as const) {
  test(`the guide is accessible and fits: ${scheme}, ${width} px`, async ({ page }) => {
    await begin(page)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/chat?c=nueva')
    await expect(guide(page).getByRole('heading', { name: 'Este momento' })).toBeVisible()
    await toggle(page, 'Cómo estás').click()
    await expect(guide(page).getByLabel('Hora: Cómo estás')).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    if (width < 1024) {
      await page.getByRole('link', { name: 'Tu guía' }).click()
      await expect(guide(page).getByRole('heading', { name: 'Tu guía' })).toBeInViewport()
    }
  })
}

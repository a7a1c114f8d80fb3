import { expect, expectAccessible, test } from './pages'
import type { Locator, Page } from '@playwright/test'

const inDanger = 'Quiero morirme esta noche, ya tengo las pastillas preparadas.'
const salesWords = /premium|planes|suscri|actualiza|l[ií]mite/i
const hourMs = 3_600_000

const launcher = (page: Page) => page.getByRole('button', { name: 'Hablar con EÓN' })
const panel = (page: Page) => page.getByRole('dialog', { name: /^EÓN/ })
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Tu mensaje' })
const replies = (page: Page) => panel(page).locator('[data-author=eon][data-state=kept]')
const slips = (page: Page) => panel(page).locator('[data-author=person]')
const toast = (page: Page, text: string) => page.locator('li[data-state=open]').getByText(text, { exact: true })
const lock = (page: Page) => panel(page).getByText('Límite diario alcanzado. Se reinicia en 24 horas.', { exact: true })

async function open(page: Page, path = '/dashboard') {
  await page.goto(path)
  await launcher(page).click()
  await expect(panel(page)).toBeVisible()
}

/** Says something in the panel and waits for EÓN's line; resolves with it. */
async function say(page: Page, text: string): Promise<Locator> {
  const before = await replies(page).count()
  await box(page).fill(text)
  await box(page).press('Enter')
  await expect(replies(page)).toHaveCount(before + 1)
  return replies(page).last()
}

async function useUp(page: Page) {
  for (const text of ['Mi abuela murió en marzo.', 'Se llamaba Carmen.', 'No duermo bien.']) await say(page, text)
}

async function startTrial(page: Page) {
  const email = `ines${Date.now()}${Math.random().toString(36).slice(2)}@correo.example`
  expect((await page.request.post('/api/trial/start', { data: { name: 'Inés', email, motivation: 'Dormir.', adult: true } })).status()).toBe(200)
}

test('opens and closes with the keyboard, beside a page that stays in use', async ({ page }) => {
  await page.goto('/dashboard')
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await expect(box(page)).toBeFocused()
  await expect(replies(page)).toHaveCount(1)
  await expect(replies(page)).toContainText('inteligencia artificial')
  await expect(panel(page).getByRole('link', { name: 'Ayuda ahora' })).toHaveAttribute('href', '/ayuda')
  await expect(panel(page).getByText('0/150', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeVisible()
  await box(page).focus()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(launcher(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await panel(page).getByRole('button', { name: 'Cerrar la conversación' }).press('Enter')
  await expect(launcher(page)).toBeFocused()
})

test('brings its code when it is wanted, and says so when it cannot', async ({ page, context }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/dashboard')
  await expect(launcher(page)).toBeVisible()
  const isPanel = (path: string) => /WidgetPanel.*\.js$/.test(path)
  expect(scripts.filter(isPanel)).toEqual([])
  await context.setOffline(true)
  await launcher(page).click()
  await expect(toast(page, 'No se pudo abrir la conversación. Comprueba la conexión y vuelve a pulsar.')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await launcher(page).click()
  await expect(panel(page)).toBeVisible()
  expect(scripts.filter(isPanel).length).toBeGreaterThan(0)
})

test('is not beside the conversation itself, the letters, the ritual, the waiting or an error', async ({ page }) => {
  for (const path of ['/chat', '/duelo', '/ruptura', '/proposito', '/ritual', '/loading', '/nada-de-nada']) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.locator('.widget-launcher'), path).toBeHidden()
  }
  await page.goto('/dashboard')
  await expect(launcher(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.widget-launcher')).toBeHidden()
})

test('sends what the specification says of whoever writes, and shows what the server counts', async ({ page }) => {
  await open(page)
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/chat')
  await say(page, 'Mi abuela murió en marzo.')
  const request = await sent
  expect(request.headers()).toMatchObject({ 'x-user-email': 'anonymous', 'x-user-id': 'anonymous' })
  expect(request.postDataJSON()).toMatchObject({ message: 'Mi abuela murió en marzo.', isPremium: false, subscriptionTier: 'free', messageId: expect.any(String) })
  await expect(panel(page).getByText('Mensajes gratuitos usados: 1 de 3')).toBeVisible()
})

test('sends no blank, and nothing while a reply is awaited', async ({ page }) => {
  let asked = 0
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('/api/chat', async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  await open(page)
  await box(page).fill('   ')
  await box(page).press('Enter')
  await box(page).fill('Hola')
  await box(page).press('Enter')
  await expect(slips(page)).toHaveCount(1)
  await box(page).fill('Otra cosa')
  await box(page).press('Enter')
  // The button says that it does nothing now; it is pressed all the same.
  await panel(page).getByRole('button', { name: 'Enviar' }).click({ force: true })
  await expect(box(page)).toHaveValue('Otra cosa')
  expect(asked).toBe(1)
  letGo()
  await expect(replies(page)).toHaveCount(2)
  await box(page).press('Enter')
  await expect(replies(page)).toHaveCount(3)
  expect(asked).toBe(2)
})

test('after three messages it locks with the way to the plans, in every tab and after a reload, and opens again a day later', async ({ page, context }) => {
  await page.clock.install()
  await open(page)
  await useUp(page)
  await expect(panel(page).getByText('Mensajes gratuitos usados: 3 de 3')).toBeVisible()
  await expect(lock(page)).toBeHidden()
  const refused = await say(page, '¿Y ahora qué hago?')
  await expect(refused).toContainText('Has alcanzado el límite de 3 mensajes gratuitos con EÓN™...')
  await expect(lock(page)).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'Actualizar a Premium' })).toHaveAttribute('href', '/planes')
  await expect(box(page)).toHaveValue('¿Y ahora qué hago?')
  await box(page).press('Enter')
  await expect(slips(page)).toHaveCount(3)
  await expect(box(page)).toHaveValue('¿Y ahora qué hago?')
  await expect(panel(page).getByRole('link', { name: 'Ayuda ahora' })).toBeVisible()
  await expectAccessible(page)

  const other = await context.newPage()
  await open(other)
  await expect(lock(other)).toBeVisible()
  await other.close()
  await page.reload()
  await launcher(page).click()
  await expect(lock(page)).toBeVisible()
  await page.clock.fastForward(24 * hourMs)
  await expect(lock(page)).toBeHidden()
  await expect(box(page)).toBeEnabled()
  await expect(box(page)).toHaveValue('¿Y ahora qué hago?')
})

test('a message of more than 150 characters is said to be too long, and stays where it can be shortened', async ({ page }) => {
  await open(page)
  const long = 'Mi abuela murió en marzo. '.repeat(7).trim()
  await box(page).fill(long)
  await expect(panel(page).getByText(`${long.length}/150`, { exact: true })).toBeVisible()
  await box(page).press('Enter')
  await expect(toast(page, 'Mensaje demasiado largo')).toBeVisible()
  await expect(page.locator('li[data-state=open]')).toContainText('no puede superar los 150 caracteres')
  await expect(box(page)).toHaveValue(long)
  await expect(slips(page)).toHaveCount(0)
  await box(page).fill(long.slice(0, 150))
  await box(page).press('Enter')
  await expect(replies(page)).toHaveCount(2)
})

test('danger is answered with numbers at the end of the count and over 150 characters, with no word of plans before or after', async ({ page }) => {
  await open(page)
  await useUp(page)
  const answer = await say(page, `${inDanger} ${'No puedo más con esto. '.repeat(8)}`.trim())
  await expect(answer.locator('[data-care]')).toBeVisible()
  await expect(answer.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(lock(page)).toBeHidden()
  await expect(panel(page)).not.toContainText(salesWords)
  await expectAccessible(page)

  // What comes after is not sold to either, and is not locked: danger must be heard again.
  await page.reload()
  await launcher(page).click()
  await expect(panel(page).locator('[data-care]')).toBeVisible()
  await say(page, 'Mi hermana viene luego a cenar.')
  await expect(box(page)).toBeEnabled()
  await expect(panel(page)).not.toContainText(/premium|planes|suscri|actualiza/i)
  await expect(panel(page).locator('a[href="/planes"], a[href="/premium"]')).toHaveCount(0)
  const again = await say(page, inDanger)
  await expect(again.locator('a[href^="tel:"]').first()).toBeVisible()
})

test('danger is answered in a panel that is locked, and opens it', async ({ page }) => {
  await open(page)
  await useUp(page)
  await say(page, '¿Y ahora qué hago?')
  await expect(lock(page)).toBeVisible()
  await box(page).fill(inDanger)
  await box(page).press('Enter')
  await expect(panel(page).locator('[data-care] a[href^="tel:"]').first()).toBeVisible()
  await expect(lock(page)).toBeHidden()
  await expect(panel(page).locator('a[href="/planes"]')).toHaveCount(0)
})

test('somebody locked out who was in danger meanwhile is shown no plan', async ({ page }) => {
  await open(page)
  await useUp(page)
  await say(page, '¿Y ahora qué hago?')
  await expect(lock(page)).toBeVisible()
  await page.goto('/chat')
  await page.getByRole('textbox', { name: 'Tu mensaje' }).fill(inDanger)
  await page.getByRole('textbox', { name: 'Tu mensaje' }).press('Enter')
  await expect(page.locator('[data-care]')).toBeVisible()
  await open(page)
  await expect(lock(page)).toBeHidden()
  await expect(panel(page).locator('a[href="/planes"]')).toHaveCount(0)
  await expect(box(page)).toBeEnabled()
})

test('a network that is gone loses nothing, and the same message is sent when it is back', async ({ page, context }) => {
  await open(page)
  await say(page, 'Mi abuela murió en marzo.')
  await context.setOffline(true)
  await expect(panel(page).getByText('Sin conexión. Puedes escribir; lo escrito se queda aquí.')).toBeVisible()
  await box(page).fill('Se llamaba Carmen.')
  await box(page).press('Enter')
  await expect(replies(page).last()).toContainText('Error de conexión. Verifica tu conexión a internet e intenta nuevamente.')
  await expect(slips(page).last()).toContainText('Se llamaba Carmen.')
  await context.setOffline(false)
  // Coming back to the tab fetches what was said elsewhere, and takes nothing away that is only here.
  await page.evaluate(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await fetch(`/api/chat/sessions/${sessionStorage.getItem('eon_widget_session')}`)
  })
  await panel(page).getByRole('button', { name: 'Enviar otra vez' }).click()
  await expect(slips(page).last()).toHaveAttribute('data-state', 'kept')
  await expect(panel(page).getByText('Error de conexión')).toHaveCount(0)
  await expect(slips(page)).toHaveCount(2)
  await expect(panel(page).getByText('Mensajes gratuitos usados: 2 de 3')).toBeVisible()
})

test('a server that fails is said to have failed', async ({ page }) => {
  await open(page)
  await page.route('/api/chat', (route) => route.fulfill({ status: 503, json: { error: 'internal_error', message: 'x', requestId: 'req_1' } }))
  const line = await say(page, 'Hola')
  await expect(line).toContainText('Lo siento, no pude procesar tu mensaje en este momento. Intenta de nuevo más tarde.')
})

test('the conversation goes along to another page and outlives a reload, with what was being written', async ({ page }) => {
  await open(page)
  const reply = await (await say(page, 'Mi abuela murió en marzo.')).locator('.chat-voice').innerText()
  await box(page).fill('Y todavía')
  await page.getByRole('banner').getByRole('link', { name: /planes/i }).first().click()
  await expect(page).toHaveURL('/planes')
  await expect(panel(page)).toContainText('Mi abuela murió en marzo.')
  await expect(box(page)).toHaveValue('Y todavía')
  await page.reload()
  await launcher(page).click()
  await expect(replies(page)).toHaveCount(2)
  await expect(replies(page).last().locator('.chat-voice')).toHaveText(reply, { useInnerText: true })
  await expect(panel(page).getByText('Mensajes gratuitos usados: 1 de 3')).toBeVisible()
  await expect(box(page)).toHaveValue('Y todavía')
})

test('what cannot be read back is said to be kept, and read when it can', async ({ page }) => {
  await open(page)
  await say(page, 'Mi abuela murió en marzo.')
  await page.route('/api/chat/sessions/*', (route) => route.fulfill({ status: 503, json: { error: 'internal_error' } }))
  await page.reload()
  await launcher(page).click()
  await expect(panel(page).getByRole('alert')).toContainText('Sigue guardado.')
  await page.unroute('/api/chat/sessions/*')
  await panel(page).getByRole('button', { name: 'Volver a intentarlo' }).click()
  await expect(slips(page)).toHaveText([/Mi abuela murió en marzo\./])
})

test('a tab opened beside goes on for itself, and one that is copied keeps up', async ({ page, context }) => {
  await open(page)
  await say(page, 'Mi abuela murió en marzo.')
  const sessionId = await page.evaluate(() => sessionStorage.getItem('eon_widget_session'))
  const copy = await context.newPage()
  await copy.addInitScript((id) => id && sessionStorage.setItem('eon_widget_session', id), sessionId)
  await open(copy)
  await expect(slips(copy)).toHaveCount(1)
  await say(copy, 'Se llamaba Carmen.')
  await expect(panel(page).getByText('Mensajes gratuitos usados: 2 de 3')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Cerrar la conversación' }).click()
  await launcher(page).click()
  await expect(slips(page)).toHaveCount(2)
  const fresh = await context.newPage()
  await open(fresh)
  await expect(slips(fresh)).toHaveCount(0)
})

test('somebody with access has no count and no lock', async ({ page }) => {
  await startTrial(page)
  await open(page)
  await useUp(page)
  await say(page, 'Y sigo.')
  await expect(panel(page)).not.toContainText('Mensajes gratuitos')
  await expect(lock(page)).toBeHidden()
})

test('on a small screen it is a sheet over the page, which waits behind it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  await expect(panel(page)).toHaveAttribute('aria-modal', 'true')
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(false)
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await page.getByRole('main').getByRole('link').first().focus()
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

for (const width of [360, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible and leaves the page as wide as it is, ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(page)
      await say(page, 'Mi abuela murió en marzo.')
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    })
  }
}

test.describe('a line’s voice', () => {
  const voices = (page: Page) => panel(page).locator('[data-voice]')
  const state = (page: Page, index = -1) => voices(page).nth(index)

  test('plays, is muted, pauses, goes on and ends, one at a time, made once', async ({ page }) => {
    await startTrial(page)
    const asked: object[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/chat/voice') asked.push(request.postDataJSON() as object)
    })
    await open(page)
    const first = await say(page, 'Mi abuela murió en marzo.')
    const text = await first.locator('.chat-voice').innerText()
    const button = (name: string, index = -1) => state(page, index).getByRole('button', { name, exact: true })
    await button('Escuchar').focus()
    await page.keyboard.press('Enter')
    await expect(button('Pausar')).toBeVisible()
    await expect(state(page)).toHaveAttribute('data-voice', 'playing')
    expect(asked).toEqual([{ text: expect.any(String), isPremium: true }])
    expect((asked[0] as { text: string }).text.replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '))

    await button('Silenciar').click()
    expect(await state(page).locator('audio').evaluate((audio: HTMLAudioElement) => audio.muted)).toBe(true)
    await button('Con sonido').click()
    expect(await state(page).locator('audio').evaluate((audio: HTMLAudioElement) => audio.muted)).toBe(false)
    await button('Pausar').click()
    await expect(state(page)).toHaveAttribute('data-voice', 'paused')
    await button('Seguir').click()
    await expect(state(page)).toHaveAttribute('data-voice', 'playing')
    await expectAccessible(page)

    await say(page, 'Se llamaba Carmen.')
    await button('Escuchar').click()
    await expect(state(page)).toHaveAttribute('data-voice', 'playing')
    await expect(state(page, 0)).toHaveAttribute('data-voice', 'paused')
    await state(page).locator('audio').evaluate((audio: HTMLAudioElement) => (audio.currentTime = audio.duration - 0.05))
    await expect(state(page)).toHaveAttribute('data-voice', 'idle')
    await button('Escuchar').click()
    await expect(state(page)).toHaveAttribute('data-voice', 'playing')
    expect(asked).toHaveLength(2)

    // What cannot be seen does not speak.
    await panel(page).getByRole('button', { name: 'Cerrar la conversación' }).click()
    await launcher(page).click()
    await expect(state(page)).toHaveAttribute('data-voice', 'paused')
  })

  test('that does not come is noted in the log alone', async ({ page }) => {
    await startTrial(page)
    await open(page)
    await say(page, 'Mi abuela murió en marzo.')
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('voice_failed'))
    await page.route('/api/chat/voice', (route) => route.fulfill({ status: 503, json: { error: 'voice_unavailable' } }))
    await state(page).getByRole('button', { name: 'Escuchar' }).click()
    expect((await logged).text()).not.toContain('abuela')
    await expect(state(page)).toHaveAttribute('data-voice', 'idle')
    await expect(page.locator('li[data-state=open]')).toHaveCount(0)
    await expect(page).toHaveURL('/dashboard')
  })

  test('leads to the plan where there is none', async ({ page }) => {
    await open(page)
    await say(page, 'Mi abuela murió en marzo.')
    await state(page).getByRole('button', { name: 'Escuchar' }).click()
    await expect(page).toHaveURL('/premium')
  })

  test('reads what was answered in danger to anybody, and leads nobody away', async ({ page }) => {
    await open(page)
    await say(page, 'Mi abuela murió en marzo.')
    await say(page, inDanger)
    await expect(voices(page)).toHaveCount(1)
    await state(page).getByRole('button', { name: 'Escuchar' }).click()
    await expect(state(page)).toHaveAttribute('data-voice', 'playing')
    await expect(page).toHaveURL('/dashboard')
  })

  test('is there on the chat page too', async ({ page }) => {
    await startTrial(page)
    await page.goto('/chat')
    await page.getByRole('textbox', { name: 'Tu mensaje' }).fill('Mi abuela murió en marzo.')
    await page.getByRole('textbox', { name: 'Tu mensaje' }).press('Enter')
    await page.getByRole('main').getByRole('button', { name: 'Escuchar' }).click()
    await expect(page.getByRole('main').locator('[data-voice=playing]')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Pausar' }).click()
    await expect(page.getByRole('main').getByRole('button', { name: 'Seguir' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('it speaks English', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Talk to EÓN' }).click()
    await expect(panel(page)).toContainText('I am EÓN, an artificial intelligence')
    await expect(panel(page).getByRole('link', { name: 'Help now' })).toHaveAttribute('href', '/ayuda')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to the conversation', async ({ page }) => {
    await page.goto('/dashboard')
    await page.locator('.widget-launcher').click()
    await expect(page).toHaveURL('/chat')
  })
})

import { launcher, openWidget, panel, toast, widget } from './conversation'
import { expect, expectAccessible, test } from './pages'

const { box, replies, slips, say } = widget

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

test('sends no blank, and nothing while a reply is awaited', async ({ page }) => {
  let asked = 0
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('/api/chat', async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  await openWidget(page)
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

test('a network that is gone loses nothing, and the same message is sent when it is back', async ({ page, context }) => {
  await openWidget(page)
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
  await openWidget(page)
  await page.route('/api/chat', (route) => route.fulfill({ status: 503, json: { error: 'internal_error', message: 'x', requestId: 'req_1' } }))
  const line = await say(page, 'Hola')
  await expect(line).toContainText('Lo siento, no pude procesar tu mensaje en este momento. Intenta de nuevo más tarde.')
})

test('the conversation goes along to another page and outlives a reload, with what was being written', async ({ page }) => {
  await openWidget(page)
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
  await openWidget(page)
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
  await openWidget(page)
  await say(page, 'Mi abuela murió en marzo.')
  const sessionId = await page.evaluate(() => sessionStorage.getItem('eon_widget_session'))
  const copy = await context.newPage()
  await copy.addInitScript((id) => id && sessionStorage.setItem('eon_widget_session', id), sessionId)
  await openWidget(copy)
  await expect(slips(copy)).toHaveCount(1)
  await say(copy, 'Se llamaba Carmen.')
  await expect(panel(page).getByText('Mensajes gratuitos usados: 2 de 3')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Cerrar la conversación' }).click()
  await launcher(page).click()
  await expect(slips(page)).toHaveCount(2)
  const fresh = await context.newPage()
  await openWidget(fresh)
  await expect(slips(fresh)).toHaveCount(0)
})

test('on a small screen it is a sheet over the page, which waits behind it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWidget(page)
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible and leaves the page as wide as it is, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openWidget(page)
    await say(page, 'Mi abuela murió en marzo.')
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

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

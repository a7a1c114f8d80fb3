import { askForLetter, expect, expectAccessible, request, test, untilReady } from './pages'
import type { Page } from '@playwright/test'

async function fillForm(page: Page, fields: Partial<typeof request> = request) {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
}

const submit = (page: Page) => page.locator('form button[type=submit]').filter({ visible: true }).last()

for (const { locale, path, text } of [
  { locale: 'es-ES', path: '/duelo', text: 'Inés' },
  { locale: 'en-GB', path: '/ruptura', text: 'Sam' },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('a form becomes a letter, its sound and its PDF', async ({ page }) => {
      await page.goto(path)
      await fillForm(page, locale === 'en-GB' ? { relacion: 'my ex', apodo: 'Theo', nombre: 'Sam', mensaje: 'Six years. He left in March and took the good pan. I keep rehearsing what I would say if he called.', emocion: 'tired', cierre: 'let it be quiet' } : request)
      await submit(page).click()
      await expect(page).toHaveURL(/\/exito\?cartaId=ltr_/)
      const letter = page.getByRole('article').first()
      await expect(letter).toContainText(text, { timeout: 45_000 })
      await expect(letter).toContainText('EÓN')
      const id = new URL(page.url()).searchParams.get('cartaId') ?? ''
      await untilReady(page, id)

      await page.getByRole('button', { name: /escuchar|reproducir|play|listen/i }).first().click()
      await expect
        .poll(() => page.evaluate(() => [...document.querySelectorAll('audio')].some((audio) => audio.currentTime > 0.2)), { timeout: 30_000 })
        .toBe(true)

      const pdf = await page.request.get(`/api/descargar-carta/${id}`)
      expect(pdf.headers()['content-type']).toBe('application/pdf')
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
      await expectAccessible(page)
    })
  })
}

test('a double click makes one letter', async ({ page }) => {
  await page.goto('/duelo')
  await fillForm(page)
  await submit(page).dblclick()
  await expect(page).toHaveURL(/cartaId=/)
  const first = new URL(page.url()).searchParams.get('cartaId')
  await page.goto('/dashboard')
  await expect(page.locator(`a[href*="${first}"]`).first()).toBeVisible()
  expect(await page.locator('a[href*="cartaId=ltr_"]').evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href'))).size)).toBe(1)
})

test('what was typed survives a reload, and a submit that failed', async ({ page }) => {
  await page.goto('/duelo')
  await fillForm(page, { relacion: 'mi abuela', mensaje: 'Todos los domingos' })
  await page.reload()
  await expect(page.locator('[name=relacion]')).toHaveValue('mi abuela')
  await expect(page.locator('[name=mensaje]')).toHaveValue('Todos los domingos')
  await submit(page).click()
  await expect(page.getByText('Por favor completa todos los campos obligatorios.').first()).toBeVisible()
  await expect(page.locator('[name=nombre]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name=mensaje]')).toHaveValue('Todos los domingos')
})

test('without a connection the form stays, with what was typed, and goes once there is one', async ({ page }) => {
  await page.goto('/duelo')
  await fillForm(page)
  await page.context().setOffline(true)
  await submit(page).click()
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeFocused()
  await expect(page.locator('[name=mensaje]')).toHaveValue(request.mensaje)
  await page.context().setOffline(false)
  await submit(page).click()
  await expect(page).toHaveURL(/\/exito\?cartaId=ltr_/)
})

test('a stranger with the address gets the same 404 as for a letter that never was', async ({ page, browser, baseURL }) => {
  const id = await askForLetter(page)
  const stranger = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES' })).newPage()
  for (const cartaId of [id, `ltr_${'0'.repeat(26)}`]) {
    const response = await stranger.goto(`/exito?cartaId=${cartaId}`)
    expect(response?.status()).toBe(404)
    await expect(stranger.getByText('La carta que buscas no existe o ha expirado.').first()).toBeVisible()
  }
  await stranger.context().close()
})

test('a free letter can be heard and not downloaded', async ({ page }) => {
  const id = await askForLetter(page)
  await untilReady(page, id)
  await page.goto(`/exito?cartaId=${id}`)
  await expect(page.getByText('Solo reproducción').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole way works, and a failed submit gives back what was typed', async ({ page }) => {
    await page.goto('/duelo')
    await fillForm(page, { ...request, nombre: '  ' })
    await page.locator('[name=nombre]').evaluate((field) => field.removeAttribute('required'))
    await submit(page).click()
    await expect(page.getByText('Por favor completa todos los campos obligatorios.').first()).toBeVisible()
    await expect(page.locator('[name=mensaje]')).toHaveValue(request.mensaje)
    await page.locator('[name=nombre]').fill('Inés')
    await submit(page).click()
    await expect(page).toHaveURL(/cartaId=/)
    const id = new URL(page.url()).searchParams.get('cartaId') ?? ''
    await untilReady(page, id)
    await page.reload()
    await expect(page.getByRole('article').first()).toContainText('Inés')
  })
})

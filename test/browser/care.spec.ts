import { expect, expectAccessible, request, test } from './pages'
import type { Page } from '@playwright/test'

test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'ES' } })

const farewell = 'Cuando leas esto ya no voy a estar. Perdóname. Esta noche me voy contigo y quiero que sepas que no fue culpa de nadie.'
const violence = 'Mi ex pareja me pega cuando bebe y no sé cómo salir de aquí.'

async function send(page: Page, path: string, mensaje: string) {
  await page.goto(path)
  for (const [name, value] of Object.entries({ ...request, mensaje })) await page.locator(`[name=${name}]`).fill(value)
  await page.locator('form button[type=submit]').filter({ visible: true }).last().click()
}

const card = (page: Page) => page.getByRole('region', { name: 'Personas que contestan' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a farewell in a letter’s form is answered with whom to call; no letter is made, no word is lost', async ({ page }) => {
      await send(page, '/duelo', farewell)
      await expect(card(page)).toBeVisible()
      await expect(card(page).getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
      await expect(card(page).getByRole('link', { name: '024' })).toHaveAttribute('href', 'tel:024')
      await expect(card(page)).toContainText('No lo he convertido en carta')
      await expect(page.locator('[name=mensaje]')).toHaveValue(farewell)
      await expect(page).toHaveURL(/\/duelo/)
      await expect(page.getByRole('main').locator('a[href^="/planes"], a[href^="/premium"]')).toHaveCount(0)

      // Sent again, it is answered with other words.
      const words = await card(page).innerText()
      await page.locator('form button[type=submit]').filter({ visible: true }).last().click()
      await expect(card(page)).not.toHaveText(words, { useInnerText: true })
      await expect(card(page).getByRole('link', { name: '024' })).toBeVisible()
      await expect(page.locator('[name=mensaje]')).toHaveValue(farewell)
      await page.goto('/dashboard')
      await expect(page.locator('a[href*="cartaId=ltr_"]')).toHaveCount(0)
    })
  })
}

test('somebody who is being hurt is given the line for that, and may still have the letter', async ({ page }) => {
  await send(page, '/ruptura', violence)
  await expect(card(page).getByRole('link', { name: '016' })).toHaveAttribute('href', 'tel:016')
  await page.getByRole('alert').getByRole('button').click()
  await expect(page).toHaveURL(/\/exito\?cartaId=ltr_/)
})

for (const [scheme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const) {
  test(`the card is accessible, fits, and can be tapped: ${scheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await send(page, '/duelo', farewell)
    await page.setViewportSize({ width, height: 800 })
    await expect(card(page)).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    for (const link of await card(page).getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
}

import type { Page } from '@playwright/test'
import { expect, expectAccessibleBothWays, test } from './pages'

const pages = ['/', '/duelo', '/ruptura', '/proposito', '/generar-carta', '/ritual', '/cancelado', '/loading', '/dashboard', '/acceso', '/planes', '/ayuda', '/nada-de-nada']

test('every page is accessible and fits, by day and by night, wide and small', async ({ page }) => {
  test.setTimeout(240_000)
  for (const path of pages) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    const byDay = await ink(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => ink(page), `${path} looks the same by day and by night`).not.toBe(byDay)
    await expectAccessibleBothWays(page)
  }
})

/** The colour a page is written in. */
function ink(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).color)
}

test('an address that does not exist is a 404 with a way home', async ({ page }) => {
  const response = await page.goto('/nada-de-nada')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: /inicio/i }).first().click()
  await expect(page).toHaveURL('/')
})

test('the language follows the browser, can be switched, and stays', async ({ page, browser, baseURL }) => {
  const english = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) })
  const other = await english.newPage()
  await other.goto('/')
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  await english.close()

  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('banner').getByRole('button', { name: /^EN\b|English|inglés/i }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('eon-language'))).toBe('en')
})

test('switching the language keeps what was typed', async ({ page }) => {
  await page.goto('/duelo')
  await page.locator('[name=relacion]').fill('mi abuela')
  await page.getByRole('banner').getByRole('button', { name: /^EN\b|English|inglés/i }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('[name=relacion]')).toHaveValue('mi abuela')
})

test('the menu of a small screen opens, closes and leads on with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: /planes/i })).toBeHidden()
  const menu = banner.locator('summary, button[aria-expanded]').first()
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(banner.getByRole('link', { name: /planes/i })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(banner.getByRole('link', { name: /planes/i })).toBeHidden()
})

test('the landing page leads to the form', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').locator('a[href="/duelo"]').first().click()
  await expect(page).toHaveURL('/duelo')
  await expect(page.locator('[name=relacion]')).toBeVisible()
})

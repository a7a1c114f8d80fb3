import type { Page } from '@playwright/test'
import { askForLetter, expect, expectAccessible, test } from './pages'

/** What the service worker keeps; nothing while it does not rule the page. */
const keptNames = (page: Page) =>
  page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return []
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length)).sort()
  })

const everyPage = ['/', '/duelo', '/ruptura', '/proposito', '/generar-carta', '/ritual', '/cancelado', '/loading', '/dashboard', '/acceso', '/cuenta', '/trial-signup', '/planes', '/exito?cartaId=ltr_nada', '/nada-de-nada']

test('help is one tap from every page, also from those that say something went wrong', async ({ page }) => {
  const letter = await askForLetter(page)
  for (const path of [...everyPage, `/exito?cartaId=${letter}`]) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo').locator('a[href="/ayuda"]'), path).toBeVisible()
  }
  await page.goto('/nada-de-nada')
  await page.getByRole('contentinfo').getByRole('link', { name: /ayuda|teléfono/i }).first().click()
  await expect(page).toHaveURL('/ayuda')
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda ahora' })).toBeVisible()
})

test('without JavaScript a person finds the lines of another country, in either language', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-MX', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/ayuda')
  await page.getByLabel('Otro país').selectOption('MX')
  await page.getByRole('button', { name: 'Ver' }).click()
  await expect(page.getByRole('link', { name: '800 911 2000' })).toHaveAttribute('href', 'tel:8009112000')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeVisible()
  await expect(page.getByRole('link', { name: '800 911 2000' })).toBeVisible()
  await context.close()
})

test('without a network the help page opens, with what was last seen and every other country', async ({ page, context }) => {
  await page.goto('/')
  await expect.poll(() => keptNames(page)).toEqual(['/ayuda'])
  await page.goto('/ayuda?pais=MX')
  await expect.poll(() => keptNames(page)).toEqual(['/ayuda', '/ayuda?pais=MX'])
  await context.setOffline(true)

  await page.goto('/ayuda')
  await expect(page.getByRole('heading', { level: 2, name: 'México' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/ayuda?pais=ES')
  await expect(page.getByRole('link', { name: '024' })).toHaveAttribute('href', 'tel:024')

  const answer = await page.goto('/dashboard')
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /teléfonos de ayuda/ }).click()
  await expect(page.getByRole('link', { name: '024' })).toBeVisible()

  await context.setOffline(false)
  await page.goto('/dashboard')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('nothing is kept in the browser but the help page', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => keptNames(page)).toEqual(['/ayuda'])
  const letter = await askForLetter(page)
  for (const path of [`/exito?cartaId=${letter}`, '/dashboard', '/cuenta', '/ayuda?pais=AR']) await page.goto(path)
  await expect.poll(() => keptNames(page)).toEqual(['/ayuda', '/ayuda?pais=AR'])
})

import { askForLetter, expect, expectAccessible, test } from './pages'

/** Until the service worker rules the page and has its first copy. */
async function untilHelpIsKept(page: import('@playwright/test').Page, names = ['/ayuda']) {
  await page.waitForFunction(
    async (wanted) => {
      if (!navigator.serviceWorker.controller) return false
      const store = (await caches.keys()).find((name) => name.startsWith('eon-ayuda-'))
      const kept = store ? (await (await caches.open(store)).keys()).map(({ url }) => url.slice(location.origin.length)) : []
      return wanted.every((name) => kept.includes(name))
    },
    names,
  )
}

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
  await untilHelpIsKept(page)
  await page.goto('/ayuda?pais=MX')
  await untilHelpIsKept(page, ['/ayuda?pais=MX'])
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
  await untilHelpIsKept(page)
  const letter = await askForLetter(page)
  for (const path of [`/exito?cartaId=${letter}`, '/dashboard', '/cuenta', '/ayuda?pais=AR']) await page.goto(path)
  await untilHelpIsKept(page, ['/ayuda?pais=AR'])
  const kept = () =>
    page.evaluate(async () => {
      const names: string[] = []
      for (const store of await caches.keys()) for (const { url } of await (await caches.open(store)).keys()) names.push(url.slice(location.origin.length))
      return names.sort()
    })
  await expect.poll(kept).toEqual(['/ayuda', '/ayuda?pais=AR'])
})

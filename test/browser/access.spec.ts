import { askForLetter, codeFor, expect, expectAccessible, test, untilReady } from './pages'
import type { Browser, Page } from '@playwright/test'

test.use({ locale: 'es-ES' })

const vipEmail = 'invitada@correo.example'

const main = (page: Page) => page.getByRole('main')
const banner = (page: Page) => page.getByRole('banner')

async function askForCode(page: Page, email: string) {
  await main(page).getByLabel('Tu correo').fill(email)
  await main(page).getByRole('button', { name: 'Enviarme el código' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mira tu correo' })).toBeVisible()
}

async function signIn(page: Page, { email, way = '/acceso' }: { email: string; way?: string }) {
  await page.goto(way)
  await askForCode(page, email)
  await page.getByLabel('El código').fill(await codeFor(page, email))
  await main(page).getByRole('button', { name: 'Entrar' }).click()
}

async function openStranger(browser: Browser, options: { baseURL: string | undefined; javaScriptEnabled?: boolean }) {
  const { baseURL, ...rest } = options
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES', ...rest })
  return context.newPage()
}

test('a code signs in a second browser, which then finds the first one’s letters', async ({ page, browser, baseURL }) => {
  const email = 'ines@correo.example'
  const id = await askForLetter(page)
  await untilReady(page, id)
  await page.goto('/acceso')
  await expect(page.getByText('La carta que pediste aquí pasa a ser de tu correo.')).toBeVisible()
  await signIn(page, { email })
  await expect(page).toHaveURL('/dashboard')
  await expect(page.locator(`a[href*="${id}"]`).first()).toBeVisible()
  await expect(banner(page).getByRole('link', { name: 'Tu cuenta' }).filter({ visible: true })).toHaveAttribute('href', '/cuenta')

  const second = await openStranger(browser, { baseURL })
  await second.goto('/dashboard')
  await expect(second.locator(`a[href*="${id}"]`)).toHaveCount(0)
  await signIn(second, { email: 'INES@correo.example' })
  await expect(second).toHaveURL('/dashboard')
  await second.goto(`/exito?cartaId=${id}`)
  await expect(second.getByRole('article').first()).toContainText('Inés')

  await second.goto('/acceso')
  await expect(second.getByText('Estás aquí como')).toContainText('ines@correo.example')
  await second.getByRole('button', { name: 'Salir' }).click()
  await expect(second.getByText('Has salido.')).toBeVisible()
  expect((await second.request.get(`/api/carta/${id}`)).status()).toBe(404)
  expect((await page.request.get(`/api/carta/${id}`)).status()).toBe(200)
  await second.context().close()
})

test('coming in leads back to where it began, and never off this site', async ({ page }) => {
  await page.goto('/ruptura')
  await banner(page).getByRole('link', { name: 'Entrar' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/acceso?volver=%2Fruptura')
  await signIn(page, { email: 'vuelta@correo.example', way: page.url() })
  await expect(page).toHaveURL('/ruptura')
  for (const way of ['//evil.example', 'https://evil.example', '/%5Cevil.example', 'javascript:alert(1)']) {
    await page.context().clearCookies()
    await signIn(page, { email: 'vuelta@correo.example', way: `/acceso?volver=${encodeURIComponent(decodeURIComponent(way))}` })
    await expect(page).toHaveURL('/')
  }
})

test('both steps work without JavaScript', async ({ browser, baseURL }) => {
  const email = 'sin-guion@correo.example'
  const page = await openStranger(browser, { baseURL, javaScriptEnabled: false })
  await page.goto('/acceso?volver=%2Fduelo')
  await main(page).getByLabel('Tu correo').fill('sin-guion@')
  await main(page).getByRole('button', { name: 'Enviarme el código' }).click()
  await expect(page.getByText('Esa dirección no parece completa.')).toBeVisible()
  await expect(main(page).getByLabel('Tu correo')).toHaveValue('sin-guion@')
  await askForCode(page, email)
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByLabel('El código').fill('12')
  await main(page).getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Ese código no vale.')).toBeVisible()
  await expect(page.getByLabel('El código')).toHaveValue('12')
  const old = await codeFor(page, email)
  await page.getByRole('button', { name: 'Enviarme otro código' }).click()
  await expect.poll(() => codeFor(page, email)).not.toBe(old)
  await page.getByLabel('El código').fill(await codeFor(page, email))
  await main(page).getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/duelo')
  await expect(banner(page).getByRole('link', { name: 'Tu cuenta' }).filter({ visible: true })).toBeVisible()
  await page.context().close()
})

for (const { scheme, width } of [{ scheme: 'light', width: 1280 }, { scheme: 'dark', width: 360 }] as const) {
  test(`every state of the page is accessible and fits: ${scheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    const look = async () => {
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    }
    const email = `una-direccion-bastante-larga-${width}@subdominio.correo.example`
    await page.goto('/acceso')
    await look()
    await main(page).getByRole('button', { name: 'Enviarme el código' }).click()
    await expect(main(page).getByLabel('Tu correo')).toHaveAttribute('aria-invalid', 'true')
    await expect(main(page).getByLabel('Tu correo')).toBeFocused()
    await look()
    await askForCode(page, email)
    const code = page.getByLabel('El código')
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ese código no vale.')).toBeVisible()
    await look()

    await page.context().setOffline(true)
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('No hay conexión. Lo que has escrito sigue aquí')).toBeVisible()
    await expect(code).toHaveValue('000000')
    await look()
    await page.context().setOffline(false)

    await code.fill('')
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, `${(await codeFor(page, email)).replace(/(...)/, '$1 ')} es tu código de EÓN`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/acceso')
    await expect(page.getByRole('heading', { level: 1, name: 'Ya has entrado' })).toBeVisible()
    await look()
  })
}

test.describe('the VIP box', () => {
  const box = (page: Page) => page.getByRole('region', { name: '¿Tienes acceso VIP?' })

  async function prove(page: Page, email: string) {
    await page.goto('/')
    const check = box(page).getByRole('button', { name: 'Comprobar' })
    await expect(check).toBeDisabled()
    await box(page).getByLabel('Tu correo').fill(email)
    await expect(check).toBeEnabled()
    await check.click()
    await box(page).getByLabel('El código').fill(await codeWhenSent(page, email))
    await box(page).getByRole('button', { name: 'Comprobar' }).click()
  }

  async function codeWhenSent(page: Page, email: string) {
    await expect(box(page).getByLabel('El código')).toBeFocused()
    return codeFor(page, email)
  }

  test('tells somebody without VIP access how they stand', async ({ page }) => {
    await prove(page, 'nadie@correo.example')
    await expect(box(page).getByText('No es usuario VIP')).toBeVisible()
    await expect(box(page).getByText('Estado: sin suscripción')).toBeVisible()
    await expect(box(page).getByText('Plan: gratuito')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user_premium'))).toBe('false')
    await expectAccessible(page)
    // The address is proven now: asked again, no code is needed.
    await box(page).getByRole('button', { name: 'Probar con otro correo' }).click()
    await box(page).getByLabel('Tu correo').fill('nadie@correo.example')
    await box(page).getByRole('button', { name: 'Comprobar' }).click()
    await expect(box(page).getByText('No es usuario VIP')).toBeVisible()
  })

  test('opens the premium platform for somebody who has it', async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('vip-activated', () => sessionStorage.setItem('heard', 'vip-activated'))
    })
    await prove(page, vipEmail)
    await expect(box(page).getByText('¡Acceso VIP Confirmado! Redirigiendo a plataforma premium...')).toBeVisible()
    await expect(page).toHaveURL('/dashboard?vip=true')
    expect(await page.evaluate(() => [sessionStorage.getItem('heard'), ...['user_premium', 'user_premium_tier', 'user_premium_email'].map((key) => localStorage.getItem(key))])).toEqual([
      'vip-activated',
      'true',
      'alma',
      vipEmail,
    ])
    expect(await (await page.request.get('/api/session')).json()).toMatchObject({ isVip: true, tier: 'alma' })
  })

  test('an address somebody only types is not VIP, and the flags of storage are put right', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      for (const [key, value] of [['user_premium', 'true'], ['user_premium_tier', 'alma'], ['user_premium_email', 'otra@correo.example']] as const) localStorage.setItem(key, value)
    })
    await box(page).getByLabel('Tu correo').fill(vipEmail)
    await box(page).getByRole('button', { name: 'Comprobar' }).click()
    await expect(box(page).getByLabel('El código')).toBeVisible()
    await box(page).getByLabel('El código').fill('000000')
    await box(page).getByRole('button', { name: 'Comprobar' }).click()
    await expect(box(page).getByText('Ese código no vale.')).toBeVisible()
    await page.reload()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user_premium'))).toBe('false')
    expect(await (await page.request.get('/api/session')).json()).toMatchObject({ isVip: false, tier: 'free' })
  })

  test('draws from what is remembered when the server cannot be asked, and logs that', async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.route('**/api/session/code', (route) => route.fulfill({ status: 503, json: { error: 'mail_unavailable' } }))
    await page.goto('/')
    await box(page).getByLabel('Tu correo').fill(vipEmail)
    await box(page).getByRole('button', { name: 'Comprobar' }).click()
    await expect(box(page).getByText('Ahora mismo no podemos enviar correos.')).toBeVisible()
    await page.evaluate((email) => {
      for (const [key, value] of [['user_premium', 'true'], ['user_premium_tier', 'alma'], ['user_premium_email', email]] as const) localStorage.setItem(key, value)
    }, vipEmail)
    await box(page).getByRole('button', { name: 'Comprobar' }).click()
    await expect(box(page).getByText('¡Acceso VIP Confirmado!')).toBeVisible()
    expect(lines.filter((line) => line.startsWith('vip_check_failed'))).toHaveLength(2)
    await expect(page).toHaveURL('/dashboard?vip=true')
  })

  test('works in two pages without JavaScript', async ({ browser, baseURL }) => {
    const page = await openStranger(browser, { baseURL, javaScriptEnabled: false })
    await page.goto('/')
    await box(page).getByLabel('Tu correo').fill(vipEmail)
    await box(page).getByRole('button', { name: 'Comprobar' }).click()
    await page.getByLabel('El código').fill(await codeFor(page, vipEmail))
    await main(page).getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.context().close()
  })
})

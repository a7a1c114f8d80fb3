import { askForLetter, codeFor, expect, expectAccessibleBothWays, test } from './pages'
import type { APIRequestContext } from '@playwright/test'

/** A page, or a browser without one. */
type Asker = { request: APIRequestContext }

test.use({ locale: 'es-ES' })

async function signIn(page: Asker, email: string) {
  await page.request.post('/api/session/code', { data: { email } })
  const response = await page.request.post('/api/session/verify', { data: { email, code: await codeFor(page, email) } })
  expect(response.status()).toBe(200)
}

const uniqueEmail = (name: string) => `${name}.${Math.random().toString(36).slice(2)}@correo.example`

test('an account is corrected, taken along and erased', async ({ page, browser, baseURL }) => {
  const id = await askForLetter(page)
  const email = uniqueEmail('ines')
  await signIn(page, email)
  const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES' })
  await signIn(other, email)

  await page.goto('/cuenta')
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessibleBothWays(page)

  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Inés')
  await page.getByRole('button', { name: 'Guardar el nombre' }).click()
  await expect(page.getByText('Nombre guardado.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Inés')

  const corrected = uniqueEmail('robledo')
  await page.getByLabel('El correo nuevo').fill('robledo')
  await page.getByRole('button', { name: 'Enviar un código al nuevo' }).click()
  await expect(page.getByText('no parece completa')).toBeVisible()
  await page.getByLabel('El correo nuevo').fill(corrected)
  await page.getByRole('button', { name: 'Enviar un código al nuevo' }).click()
  await expect(page.getByLabel('El código')).toBeFocused()
  await page.getByLabel('El código').fill('000000')
  await page.getByRole('button', { name: 'Cambiar el correo' }).click()
  await expect(page.getByText('Ese código no vale')).toBeVisible()
  await page.getByLabel('El código').fill(await codeFor(page, corrected))
  await page.getByRole('button', { name: 'Cambiar el correo' }).click()
  await expect(page.getByText('Correo cambiado.')).toBeVisible()
  await expect(page.getByText(corrected)).toBeVisible()

  await page.getByRole('button', { name: 'Cerrar todos los demás' }).click()
  await expect(page.getByText('Cerrada en todos los demás dispositivos.')).toBeVisible()
  expect(await (await other.request.get('/api/session')).json()).toMatchObject({ email: null, userId: 'anonymous' })

  await page.getByRole('button', { name: 'Retirar el permiso' }).click()
  await expect(page.getByText('Permiso retirado.')).toBeVisible()
  expect((await page.request.post('/api/generar-carta', { data: { camino: 'duelo', relacion: 'a', apodo: 'b', nombre: 'c', mensaje: 'd' } })).status()).toBe(403)
  await page.getByRole('button', { name: 'Volver a dar el permiso' }).click()
  await expect(page.getByText('Permiso dado.')).toBeVisible()
  await expectAccessibleBothWays(page)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar mis datos' }).click()
  expect((await download).suggestedFilename()).toMatch(/^eon-\d{4}-\d\d-\d\d\.zip$/)
  expect(await (await download).failure()).toBeNull()

  await page.getByText('Quiero borrar lo que EÓN guarda de mí').click()
  await page.getByLabel('Para confirmarlo, escribe «borrar»').fill('no sé')
  await page.getByRole('button', { name: 'Borrar mi cuenta y mis cartas' }).click()
  await expect(page.getByText('No se ha borrado nada.')).toBeVisible()
  expect((await page.request.get(`/api/carta/${id}`)).status()).toBe(200)
  await page.getByLabel('Para confirmarlo, escribe «borrar»').fill('Borrar')
  await page.getByRole('button', { name: 'Borrar mi cuenta y mis cartas' }).click()
  await expect(page.getByRole('heading', { name: 'Ya no queda nada.' })).toBeVisible()
  await expectAccessibleBothWays(page)
  expect((await page.request.get(`/api/carta/${id}`)).status()).toBe(404)
  await page.goto('/cuenta')
  await expect(page.getByRole('heading', { name: 'De este navegador no guardamos nada.' })).toBeVisible()
  await expectAccessibleBothWays(page)
})

test.describe('what does not answer as ours does', () => {
  // Remix logs what it cannot read.
  test.use({ expectedInConsole: /^SyntaxError/ })

  test('a change that a broken server or a lost network did not take is said to have failed, with what was typed', async ({ page, context }) => {
    await askForLetter(page)
    await page.goto('/cuenta')
    // Not an answer of ours: what stands before a server says when it cannot reach it.
    await page.route('**/cuenta.data*', (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 503, contentType: 'text/plain', body: 'Try again.' }) : route.continue()))
    await page.getByRole('button', { name: 'Retirar el permiso' }).click()
    await expect(page.getByText('Ha fallado algo por nuestra parte.')).toBeVisible()
    await page.getByRole('textbox', { name: /^Nombre/ }).fill('Inés')
    await page.getByRole('button', { name: 'Guardar el nombre' }).click()
    await expect(page.getByText('Ha fallado algo por nuestra parte.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Inés')
    await page.unroute('**/cuenta.data*')

    await context.setOffline(true)
    await page.getByRole('button', { name: 'Retirar el permiso' }).click()
    await expect(page.getByText('No hay conexión. No ha cambiado nada')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Inés')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Retirar el permiso' }).click()
    await expect(page.getByText('Permiso retirado.')).toBeVisible()
  })
})

test('what a form agrees to is said beside its button', async ({ page }) => {
  await page.goto('/duelo')
  await expect(page.getByText('Al pedirla confirmas que tienes 18 años o más')).toBeAttached()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('somebody without an address sees what is kept and erases it', async ({ page }) => {
    const id = await askForLetter(page)
    await page.goto('/cuenta')
    await expect(page.getByText('Todavía no has dado ningún correo.')).toBeVisible()
    await page.getByRole('button', { name: 'Retirar el permiso' }).click()
    await expect(page.getByText('Permiso retirado.')).toBeVisible()
    await page.getByText('Quiero borrar lo que EÓN guarda de mí').click()
    await page.getByRole('button', { name: 'Borrar mi cuenta y mis cartas' }).click()
    await expect(page.getByText('No se ha borrado nada.')).toBeVisible()
    await page.getByLabel('Para confirmarlo, escribe «borrar»').fill('borrar')
    await page.getByRole('button', { name: 'Borrar mi cuenta y mis cartas' }).click()
    await expect(page.getByRole('heading', { name: 'Ya no queda nada.' })).toBeVisible()
    expect((await page.request.get(`/api/carta/${id}`)).status()).toBe(404)
  })

  test('an address is corrected', async ({ page }) => {
    await signIn(page, uniqueEmail('ines'))
    await page.goto('/cuenta')
    const corrected = uniqueEmail('robledo')
    await page.getByLabel('El correo nuevo').fill(corrected)
    await page.getByRole('button', { name: 'Enviar un código al nuevo' }).click()
    await page.getByLabel('El código').fill(await codeFor(page, corrected))
    await page.getByRole('button', { name: 'Cambiar el correo' }).click()
    await expect(page.getByText(corrected)).toBeVisible()
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWorkers } from '../../scripts/lib/server.mjs'
import { chatPage, inDanger, salesWords, startTrial, toast } from './conversation'
import { expect, expectAccessible, test } from './pages'

test.use({ locale: 'es-ES' })

const { box, lines, replies, say } = chatPage

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

test('a conversation begins with what EÓN is, goes on by keyboard, and is there after a reload', async ({ page }) => {
  await page.goto('/chat')
  await expect(replies(page)).toContainText(['soy EÓN, una inteligencia artificial'])
  await expect(page.getByRole('switch', { name: /Gratis/ })).not.toBeChecked()
  await expect(page.getByText('0/1000')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
  await expect(await say(page, 'Mi abuela murió en marzo y todavía pongo dos tazas.')).toHaveText(/\S/)
  await expect(page).toHaveURL(/\/chat\?c=cht_/)
  await expect(box(page)).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(lines(page)).toHaveCount(3)
  await expect(page.getByText('Mi abuela murió en marzo y todavía pongo dos tazas.')).toBeVisible()
})

test('blank messages are not sent, Shift + Enter makes a line, and what is written outlives a reload', async ({ page }) => {
  await page.goto('/chat')
  await box(page).fill('   ')
  await box(page).press('Enter')
  await box(page).fill('Una línea')
  await box(page).press('Shift+Enter')
  await box(page).pressSequentially('y otra')
  await expect(page.getByText('16/1000')).toBeVisible()
  await page.reload()
  await expect(box(page)).toHaveValue('Una línea\ny otra')
  await expect(lines(page)).toHaveCount(1)
})

test('three suggestions are shown, and lead somebody without access to /premium', async ({ page }) => {
  await page.goto('/chat')
  const chips = page.getByRole('list', { name: 'Para seguir' }).getByRole('button')
  await expect(chips).toHaveCount(3)
  await chips.first().click()
  await expect(page).toHaveURL('/premium')
})

test('a suggestion is said by somebody with access; on a trial the card of plans stands beside it', async ({ page }) => {
  await startTrial(page)
  await page.goto('/chat')
  await expect(page.getByRole('switch', { name: /Premium/ })).toBeChecked()
  const chip = page.getByRole('list', { name: 'Para seguir' }).getByRole('button').first()
  const words = await chip.innerText()
  await chip.click()
  await expect(replies(page)).toHaveCount(2)
  await expect(lines(page).nth(1)).toContainText(words)
  await expect(page.getByRole('region', { name: 'Estás en tus días de prueba' })).toBeVisible()
})

test('after three free messages the plan is asked for, the message is still there, and /premium follows', async ({ page }) => {
  await page.goto('/chat')
  for (const text of ['Hola', 'Hoy he regado las plantas', 'Mañana cocino']) await say(page, text)
  await box(page).fill('Una cosa más')
  await box(page).press('Enter')
  await expect(toast(page, 'Chat Premium Requerido')).toBeVisible()
  await expect(page).toHaveURL('/premium')
  await page.goto('/chat')
  await expect(box(page)).toHaveValue('Una cosa más')
})

test('danger is answered when the count is spent, with lines that are open now and no word of plans', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'MX' })
  await page.goto('/chat')
  for (const text of ['Hola', 'Hoy he regado las plantas', 'Mañana cocino']) await say(page, text)
  await say(page, inDanger)
  const card = page.getByRole('region', { name: 'Personas que contestan' })
  await expect(card.getByRole('link', { name: '800 911 2000' })).toHaveAttribute('href', 'tel:8009112000')
  await expect(card).toContainText('atiende ahora')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Para seguir' })).toHaveCount(0)
  expect(await page.getByRole('list', { name: 'Conversación' }).innerText()).not.toMatch(salesWords)
  await expectAccessible(page)
  // What follows is still heard with it in mind.
  await say(page, 'no, estoy bien')
  await expect(page).toHaveURL(/\/chat/)
})

test('danger is answered in a browser whose server has lost its database', async ({ browser }) => {
  test.setTimeout(120_000)
  // A state folder without tables: every query fails.
  const stateDir = mkdtempSync(join(tmpdir(), 'eon-no-database-'))
  const workers = await startWorkers({ port: await freePort(), stateDir, stdio: 'ignore' })
  try {
    const page = await (await browser.newContext({ locale: 'es-ES', extraHTTPHeaders: { 'cf-ipcountry': 'ES' } })).newPage()
    await page.goto(`${workers.url}/chat`)
    await say(page, inDanger)
    await expect(page.getByRole('link', { name: /024/ })).toHaveAttribute('href', 'tel:024')
    expect(await page.getByRole('list', { name: 'Conversación' }).innerText()).not.toMatch(salesWords)
    await page.goto(`${workers.url}/ayuda`)
    await expect(page.getByRole('link', { name: '024' })).toBeVisible()
  } finally {
    await workers.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
})

test('a message whose connection breaks stays, and is sent once when it is sent again', async ({ page, context }) => {
  await page.goto('/chat')
  await say(page, 'Hola')
  await context.setOffline(true)
  await box(page).fill('¿Me lees?')
  await box(page).press('Enter')
  await expect(page.getByText('Este mensaje se quedó sin respuesta.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Enviar otra vez' }).click()
  await expect(replies(page)).toHaveCount(3)
  await expect(page.getByText('¿Me lees?')).toHaveCount(1)
})

test('conversations are found by their words, named, gone on with and deleted', async ({ page }) => {
  await startTrial(page)
  await page.goto('/chat')
  await say(page, 'Los domingos hacíamos rosquillas')
  await page.getByRole('button', { name: 'Conversaciones' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tus conversaciones' })
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Nueva conversación' }).click()
  await expect(lines(page)).toHaveCount(1)
  await say(page, 'Hoy ha llovido')
  await page.getByRole('button', { name: 'Conversaciones' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('searchbox').fill('ROSQUILLAS')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Cambiar el nombre' }).click()
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('La abuela')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await dialog.getByRole('link', { name: /La abuela/ }).click()
  await expect(page.getByText('Los domingos hacíamos rosquillas', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Conversaciones' }).click()
  await dialog.getByRole('searchbox').fill('rosquillas')
  await dialog.getByRole('button', { name: 'Borrar' }).click()
  await dialog.getByRole('button', { name: 'Sí, borrarla' }).click()
  await expect(page.getByText('Los domingos hacíamos rosquillas')).toHaveCount(0)
  await expect(lines(page)).toHaveCount(1)
})

test('what EÓN remembers is shown, corrected and forgotten', async ({ page }) => {
  await startTrial(page)
  await page.goto('/chat')
  await say(page, 'Mi madre se llamaba Carmen.')
  const open = () => page.getByRole('button', { name: 'Lo que recuerdo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lo que EÓN recuerda de ti' })
  await open()
  const memory = dialog.getByRole('listitem').filter({ hasText: 'Carmen' })
  await expect(memory).toHaveCount(1)
  await expectAccessible(page)
  await memory.getByRole('button', { name: 'Corregir' }).click()
  await dialog.getByRole('textbox', { name: 'Lo que debe recordar' }).fill('A mi madre la llamábamos Menchu.')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const mine = dialog.getByRole('listitem').filter({ hasText: 'Menchu' })
  await expect(mine).toContainText('escrito por ti')
  await page.reload()
  await open()
  await mine.getByRole('button', { name: 'Olvidarlo' }).click()
  await expect(mine).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  // It is not learned again.
  await say(page, 'De verdad, mi madre se llamaba Carmen.')
  await open()
  await expect(dialog.getByText(/Carmen|Menchu/)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is a form, and danger is answered in it', async ({ page }) => {
    await page.goto('/chat')
    await box(page).fill('Hola')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page).toHaveURL(/\/chat\?c=cht_/)
    await expect(lines(page)).toHaveCount(3)
    await box(page).fill(inDanger)
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('region', { name: 'Personas que contestan' })).toBeVisible()
    await expect(page.getByText(inDanger)).toHaveCount(1)
  })
})

test('a farewell in the letter form is answered, kept on the page, and makes no letter', async ({ page }) => {
  await page.goto('/duelo')
  const farewell = 'Cuando leáis esto yo ya no estaré. Lo tengo decidido, esta noche me voy. Perdonadme.'
  for (const [name, value] of Object.entries({ relacion: 'mis hijos', apodo: 'mis niños', nombre: 'Inés', mensaje: farewell })) await page.locator(`[name=${name}]`).fill(value)
  await page.getByRole('button', { name: 'Pedir mi carta' }).click()
  await expect(page.getByRole('region', { name: 'Personas que contestan' })).toBeVisible()
  await expect(page).toHaveURL(/\/duelo/)
  await expect(page.locator('[name=mensaje]')).toHaveValue(farewell)
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('[name=mensaje]')).toHaveValue(farewell)
})

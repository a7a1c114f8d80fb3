import { askForLetter, expect, expectAccessible, expectAccessibleBothWays, test, untilReady } from './pages'
import type { Page } from '@playwright/test'

test.use({ locale: 'es-ES' })

async function openDoor(page: Page, name: string) {
  await page.locator('summary', { hasText: name }).click()
}

const sounding = (page: Page) => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)

test('a letter can be closed, opened early, read aloud and let go', async ({ page }) => {
  const id = await askForLetter(page)
  await untilReady(page, id)
  const letterPage = `/exito?cartaId=${id}`
  await page.goto(letterPage)

  await openDoor(page, 'Cerrarla hasta un día')
  await page.getByLabel('El día en que se abre').fill('2039-03-03')
  await page.getByRole('button', { name: 'Cerrar la carta' }).click()
  await expect(page.getByRole('heading', { name: 'Esta carta está cerrada.' })).toBeVisible()
  await expect(page.getByText('3 de marzo de 2039')).toBeVisible()
  await expect(page.getByText('rosquillas')).toHaveCount(0)
  await expectAccessibleBothWays(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Una carta cerrada' })).toBeVisible()
  await page.goto(letterPage)
  await page.getByRole('button', { name: 'Abrirla ya' }).click()
  await expect(page.getByRole('article')).toContainText('Inés')

  await openDoor(page, 'Leerla en voz alta')
  await page.getByRole('link', { name: 'Empezar la lectura' }).click()
  await expect(page.getByRole('heading', { name: 'Antes de empezar' })).toBeVisible()
  await expectAccessibleBothWays(page)
  await page.getByRole('button', { name: 'Leerla yo' }).click()
  await expect(page.getByText(/^1 de \d+$/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect(page.getByText(/^3 de \d+$/)).toBeVisible()
  await expectAccessibleBothWays(page)
  await page.getByRole('button', { name: 'Dejarlo aquí' }).click()
  await expect(page.getByRole('heading', { name: 'Hasta aquí.' })).toBeFocused()
  await page.getByRole('link', { name: 'Volver a la carta' }).click()

  await openDoor(page, 'Soltarla')
  await page.getByRole('button', { name: 'Soltar la carta' }).click()
  // The browser asks for the box to be ticked first.
  await expect(page.getByRole('article')).toContainText('Inés')
  await page.getByLabel('Sé que no tiene vuelta atrás').check()
  await page.getByRole('button', { name: 'Soltar la carta' }).click()
  await expect(page.getByRole('heading', { name: 'La has soltado.' })).toBeFocused()
  await expectAccessibleBothWays(page)
  expect((await page.request.get(`/api/audio/${id}`)).status()).toBe(410)
  await page.goto('/dashboard')
  await expect(page.locator(`a[href*="${id}"]`)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'La has soltado.' })).toBeVisible()
})

test('whoever says that it weighs gets ground, and the lines of where they are', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'MX' })
  const id = await askForLetter(page)
  await untilReady(page, id)
  await page.goto(`/exito?cartaId=${id}`)
  const feeling = page.getByRole('region', { name: '¿Cómo te sientes?' })
  await feeling.getByText('Con algo de alivio').click()
  await expect(feeling.getByText('800 911 2000')).toHaveCount(0)
  await feeling.getByText('Me pesa mucho').click()
  await expect(feeling.getByText('Volver a la habitación')).toBeVisible()
  await expect(feeling.getByRole('link', { name: '800 911 2000' })).toHaveAttribute('href', 'tel:8009112000')
  await expectAccessible(page)
})

test('the player can be moved through, slowed down, and asked from outside the page', async ({ page }) => {
  const id = await askForLetter(page)
  await untilReady(page, id)
  await page.goto(`/exito?cartaId=${id}`)
  await page.getByRole('button', { name: 'Escuchar la carta' }).click()
  await expect.poll(() => sounding(page)).toBeGreaterThan(0.2)

  const slider = page.getByRole('slider', { name: 'Momento de la lectura' })
  await slider.focus()
  await page.keyboard.press('PageUp')
  await expect.poll(() => sounding(page)).toBeGreaterThan(30)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => sounding(page)).toBeLessThan(30)

  await page.getByLabel('Velocidad').selectOption('Despacio')
  const rate = () => page.evaluate(() => document.querySelector('audio')?.playbackRate)
  await expect.poll(rate).toBe(0.9)
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.artist)).toBe('EÓN')

  await page.reload()
  await expect(page.getByLabel('Velocidad')).toHaveValue('0.9')
  await page.getByRole('button', { name: 'Escuchar la carta' }).click()
  await expect.poll(rate).toBe(0.9)
})

test('read aloud by the voice, the page turns with it', async ({ page }) => {
  const id = await askForLetter(page)
  await untilReady(page, id)
  await page.goto(`/ritual?cartaId=${id}&leer`)
  await page.getByRole('button', { name: 'Que la lea la voz' }).click()
  await expect.poll(() => sounding(page)).toBeGreaterThan(0.2)
  // The salutation is short: the voice comes to the next paragraph by itself.
  await expect(page.getByText(/^2 de \d+$/)).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Seguir', exact: true }).click()
  await expect(page.getByText(/^3 de \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Parar la voz' }).click()
  await expect(page.getByRole('button', { name: 'Seguir con la voz' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a letter can still be closed, opened and let go', async ({ page }) => {
    const id = await askForLetter(page)
    await untilReady(page, id)
    await page.goto(`/exito?cartaId=${id}`)
    await openDoor(page, 'Cerrarla hasta un día')
    await page.getByLabel('El día en que se abre').fill('2039-03-03')
    await page.getByRole('button', { name: 'Cerrar la carta' }).click()
    await page.getByRole('button', { name: 'Abrirla ya' }).click()
    await openDoor(page, 'Soltarla')
    await page.getByLabel('Sé que no tiene vuelta atrás').check()
    await page.getByRole('button', { name: 'Soltar la carta' }).click()
    await expect(page.getByRole('heading', { name: 'La has soltado.' })).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { askForLetter, expect, test, untilReady } from './pages'

/** Presses without a pause, from before the first script on until those of the page are at work. */
async function pressAllAlong(page: Page) {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      document.body?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      if (!document.querySelector('.needs-script[data-live]')) port2.postMessage(null)
    }
    port2.postMessage(null)
  })
}

/** Lets every script of the page wait until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

const places = (page: Page) =>
  page.locator('.letter-player, .sheet-body, .letter-keeping, .letter-keeping a, summary').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)))

test.describe('a letter whose scripts are still under way', () => {
  test.use({ locale: 'es-ES', reducedMotion: 'reduce' })

  test('is alive after presses that came before them', async ({ page }) => {
    const id = await askForLetter(page)
    await untilReady(page, id)
    await pressAllAlong(page)
    await page.goto(`/exito?cartaId=${id}`)
    await expect(page.getByRole('button', { name: 'Escuchar la carta' })).toBeVisible()
    await page.getByRole('button', { name: 'Escuchar la carta' }).click()
    await expect(page.getByRole('button', { name: 'Parar' })).toBeVisible()
  })

  for (const width of [360, 1280]) {
    test(`stays where it is when they come, ${width} px`, async ({ page }) => {
      const id = await askForLetter(page)
      await untilReady(page, id)
      await page.setViewportSize({ width, height: 800 })
      const release = await holdScripts(page)
      await page.goto(`/exito?cartaId=${id}`, { waitUntil: 'commit' })
      const door = page.locator('summary', { hasText: 'Leerla en voz alta' })
      await door.scrollIntoViewIfNeeded()
      await page.evaluate(() => document.fonts.ready)
      const [before, scrolled] = [await places(page), await page.evaluate(() => scrollY)]
      expect(scrolled).toBeGreaterThan(0)
      await expect(page.getByRole('button', { name: 'Escuchar la carta' })).toBeHidden()
      release()
      await expect(page.getByRole('button', { name: 'Escuchar la carta' })).toBeVisible()
      expect(await places(page)).toEqual(before)
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    })
  }
})

import type { Locator, Page } from '@playwright/test'
import { expect } from './pages'

// Talking with EÓN as people do: on its own page, or in the panel beside every other.

export const inDanger = 'Quiero morirme esta noche, ya tengo las pastillas preparadas.'
/** What nobody who was in danger is shown. */
export const salesWords = /premium|planes|suscri|actualiza|l[ií]mite/i

export const toast = (page: Page, text: string) => page.locator('li[data-state=open]').getByText(text, { exact: true })

export const launcher = (page: Page) => page.getByRole('button', { name: 'Hablar con EÓN' })
export const panel = (page: Page) => page.getByRole('dialog', { name: /^EÓN/ })
/** What stands in the panel when the day's messages are spent. */
export const lock = (page: Page) => panel(page).getByText('Límite diario alcanzado. Se reinicia en 24 horas.', { exact: true })

export const chatPage = conversationIn((page) => page.getByRole('main'))
export const widget = conversationIn(panel)

function conversationIn(place: (page: Page) => Locator) {
  const box = (page: Page) => place(page).getByRole('textbox', { name: 'Tu mensaje' })
  const replies = (page: Page) => place(page).locator('[data-author=eon][data-state=kept]')
  return {
    box,
    /** What EÓN said and is kept. */
    replies,
    /** What the person said, kept or not. */
    slips: (page: Page) => place(page).locator('[data-author=person]'),
    /** Everything said and kept, by either. */
    lines: (page: Page) => place(page).locator('[data-author][data-state=kept]'),
    /** Says something and waits for EÓN's line; resolves with it. */
    async say(page: Page, text: string): Promise<Locator> {
      const before = await replies(page).count()
      await box(page).fill(text)
      await box(page).press('Enter')
      await expect(replies(page)).toHaveCount(before + 1)
      return replies(page).last()
    },
  }
}

export async function openWidget(page: Page, path = '/dashboard') {
  await page.goto(path)
  await launcher(page).click()
  await expect(panel(page)).toBeVisible()
}

/** Spends the three messages of a day in the panel. */
export async function useUp(page: Page) {
  for (const text of ['Mi abuela murió en marzo.', 'Se llamaba Carmen.', 'No duermo bien.']) await widget.say(page, text)
}

/** Gives the page's session its seven days, through the API. */
export async function startTrial(page: Page) {
  const email = `ines${Date.now()}${Math.random().toString(36).slice(2)}@correo.example`
  expect((await page.request.post('/api/trial/start', { data: { name: 'Inés', email, motivation: 'Dormir.', adult: true } })).status()).toBe(200)
}

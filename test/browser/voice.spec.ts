import { chatPage, inDanger, launcher, openWidget, panel, startTrial, widget } from './conversation'
import { expect, expectAccessible, test } from './pages'
import type { Page } from '@playwright/test'

const { say } = widget

const voices = (page: Page) => panel(page).locator('[data-voice]')
const state = (page: Page, index = -1) => voices(page).nth(index)

test('a line’s voice plays, is muted, pauses, goes on and ends, one at a time, made once', async ({ page }) => {
  await startTrial(page)
  const asked: object[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/chat/voice') asked.push(request.postDataJSON() as object)
  })
  await openWidget(page)
  const first = await say(page, 'Mi abuela murió en marzo.')
  const text = await first.locator('.chat-voice').innerText()
  const button = (name: string, index = -1) => state(page, index).getByRole('button', { name, exact: true })
  await button('Escuchar').focus()
  await page.keyboard.press('Enter')
  await expect(button('Pausar')).toBeVisible()
  await expect(state(page)).toHaveAttribute('data-voice', 'playing')
  expect(asked).toEqual([{ text: expect.any(String), isPremium: true }])
  expect((asked[0] as { text: string }).text.replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '))

  await button('Silenciar').click()
  expect(await state(page).locator('audio').evaluate((audio: HTMLAudioElement) => audio.muted)).toBe(true)
  await button('Con sonido').click()
  expect(await state(page).locator('audio').evaluate((audio: HTMLAudioElement) => audio.muted)).toBe(false)
  await button('Pausar').click()
  await expect(state(page)).toHaveAttribute('data-voice', 'paused')
  // Slowly and from its beginning, so that it has not ended by itself when the next one begins.
  await state(page).locator('audio').evaluate((audio: HTMLAudioElement) => Object.assign(audio, { currentTime: 0, playbackRate: 0.1 }))
  await button('Seguir').click()
  await expect(state(page)).toHaveAttribute('data-voice', 'playing')
  await expectAccessible(page)

  await say(page, 'Se llamaba Carmen.')
  await button('Escuchar').click()
  await expect(state(page)).toHaveAttribute('data-voice', 'playing')
  await expect(state(page, 0)).toHaveAttribute('data-voice', 'paused')
  await state(page).locator('audio').evaluate((audio: HTMLAudioElement) => (audio.currentTime = audio.duration - 0.05))
  await expect(state(page)).toHaveAttribute('data-voice', 'idle')
  await button('Escuchar').click()
  await expect(state(page)).toHaveAttribute('data-voice', 'playing')
  expect(asked).toHaveLength(2)

  // What cannot be seen does not speak.
  await panel(page).getByRole('button', { name: 'Cerrar la conversación' }).click()
  await launcher(page).click()
  await expect(state(page)).toHaveAttribute('data-voice', 'paused')
})

test('a line’s voice that does not come is noted in the log alone', async ({ page }) => {
  await startTrial(page)
  await openWidget(page)
  await say(page, 'Mi abuela murió en marzo.')
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('voice_failed'))
  await page.route('/api/chat/voice', (route) => route.fulfill({ status: 503, json: { error: 'voice_unavailable' } }))
  await state(page).getByRole('button', { name: 'Escuchar' }).click()
  expect((await logged).text()).not.toContain('abuela')
  await expect(state(page)).toHaveAttribute('data-voice', 'idle')
  await expect(page.locator('li[data-state=open]')).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')
})

test('a line’s voice leads to the plan where there is none', async ({ page }) => {
  await openWidget(page)
  await say(page, 'Mi abuela murió en marzo.')
  await state(page).getByRole('button', { name: 'Escuchar' }).click()
  await expect(page).toHaveURL('/premium')
})

test('a line’s voice reads what was answered in danger to anybody, and leads nobody away', async ({ page }) => {
  await openWidget(page)
  await say(page, 'Mi abuela murió en marzo.')
  await say(page, inDanger)
  await expect(voices(page)).toHaveCount(1)
  await state(page).getByRole('button', { name: 'Escuchar' }).click()
  await expect(state(page)).toHaveAttribute('data-voice', 'playing')
  await expect(page).toHaveURL('/dashboard')
})

test('a line’s voice is there on the chat page too', async ({ page }) => {
  await startTrial(page)
  await page.goto('/chat')
  await chatPage.say(page, 'Mi abuela murió en marzo.')
  await page.getByRole('main').getByRole('button', { name: 'Escuchar' }).click()
  await expect(page.getByRole('main').locator('[data-voice=playing]')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Pausar' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Seguir' })).toBeVisible()
  await expectAccessible(page)
})

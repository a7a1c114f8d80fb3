import { chatPage, inDanger, launcher, lock, openWidget, panel, salesWords, startTrial, toast, useUp, widget } from './conversation'
import { expect, expectAccessible, test } from './pages'

const { box, replies, slips, say } = widget
const hourMs = 3_600_000

test('sends what the specification says of whoever writes, and shows what the server counts', async ({ page }) => {
  await openWidget(page)
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/chat')
  await say(page, 'Mi abuela murió en marzo.')
  const request = await sent
  expect(request.headers()).toMatchObject({ 'x-user-email': 'anonymous', 'x-user-id': 'anonymous' })
  expect(request.postDataJSON()).toMatchObject({ message: 'Mi abuela murió en marzo.', isPremium: false, subscriptionTier: 'free', messageId: expect.any(String) })
  await expect(panel(page).getByText('Mensajes gratuitos usados: 1 de 3')).toBeVisible()
})

test('after three messages it locks with the way to the plans, in every tab and after a reload, and opens again a day later', async ({ page, context }) => {
  await page.clock.install()
  await openWidget(page)
  await useUp(page)
  await expect(panel(page).getByText('Mensajes gratuitos usados: 3 de 3')).toBeVisible()
  await expect(lock(page)).toBeHidden()
  const refused = await say(page, '¿Y ahora qué hago?')
  await expect(refused).toContainText('Has alcanzado el límite de 3 mensajes gratuitos con EÓN™...')
  await expect(lock(page)).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'Actualizar a Premium' })).toHaveAttribute('href', '/planes')
  await expect(box(page)).toHaveValue('¿Y ahora qué hago?')
  await box(page).press('Enter')
  await expect(slips(page)).toHaveCount(3)
  await expect(box(page)).toHaveValue('¿Y ahora qué hago?')
  await expect(panel(page).getByRole('link', { name: 'Ayuda ahora' })).toBeVisible()
  await expectAccessible(page)

  const other = await context.newPage()
  await openWidget(other)
  await expect(lock(other)).toBeVisible()
  await other.close()
  await page.reload()
  await launcher(page).click()
  await expect(lock(page)).toBeVisible()
  await page.clock.fastForward(24 * hourMs)
  await expect(lock(page)).toBeHidden()
  await expect(box(page)).toBeEnabled()
  await expect(box(page)).toHaveValue('¿Y ahora qué hago?')
})

test('a message of more than 150 characters is said to be too long, and stays where it can be shortened', async ({ page }) => {
  await openWidget(page)
  const long = 'Mi abuela murió en marzo. '.repeat(7).trim()
  await box(page).fill(long)
  await expect(panel(page).getByText(`${long.length}/150`, { exact: true })).toBeVisible()
  await box(page).press('Enter')
  await expect(toast(page, 'Mensaje demasiado largo')).toBeVisible()
  await expect(page.locator('li[data-state=open]')).toContainText('no puede superar los 150 caracteres')
  await expect(box(page)).toHaveValue(long)
  await expect(slips(page)).toHaveCount(0)
  await box(page).fill(long.slice(0, 150))
  await box(page).press('Enter')
  await expect(replies(page)).toHaveCount(2)
})

test('danger is answered with numbers at the end of the count and over 150 characters, with no word of plans before or after', async ({ page }) => {
  await openWidget(page)
  await useUp(page)
  const answer = await say(page, `${inDanger} ${'No puedo más con esto. '.repeat(8)}`.trim())
  await expect(answer.locator('[data-care]')).toBeVisible()
  await expect(answer.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(lock(page)).toBeHidden()
  await expect(panel(page)).not.toContainText(salesWords)
  await expectAccessible(page)

  // What comes after is not sold to either, and is not locked: danger must be heard again.
  await page.reload()
  await launcher(page).click()
  await expect(panel(page).locator('[data-care]')).toBeVisible()
  await say(page, 'Mi hermana viene luego a cenar.')
  await expect(box(page)).toBeEnabled()
  await expect(panel(page)).not.toContainText(/premium|planes|suscri|actualiza/i)
  await expect(panel(page).locator('a[href="/planes"], a[href="/premium"]')).toHaveCount(0)
  const again = await say(page, inDanger)
  await expect(again.locator('a[href^="tel:"]').first()).toBeVisible()
})

test('danger is answered in a panel that is locked, and opens it', async ({ page }) => {
  await openWidget(page)
  await useUp(page)
  await say(page, '¿Y ahora qué hago?')
  await expect(lock(page)).toBeVisible()
  await box(page).fill(inDanger)
  await box(page).press('Enter')
  await expect(panel(page).locator('[data-care] a[href^="tel:"]').first()).toBeVisible()
  await expect(lock(page)).toBeHidden()
  await expect(panel(page).locator('a[href="/planes"]')).toHaveCount(0)
})

test('somebody locked out who was in danger meanwhile is shown no plan', async ({ page }) => {
  await openWidget(page)
  await useUp(page)
  await say(page, '¿Y ahora qué hago?')
  await expect(lock(page)).toBeVisible()
  await page.goto('/chat')
  await expect((await chatPage.say(page, inDanger)).locator('[data-care]')).toBeVisible()
  await openWidget(page)
  await expect(lock(page)).toBeHidden()
  await expect(panel(page).locator('a[href="/planes"]')).toHaveCount(0)
  await expect(box(page)).toBeEnabled()
})

test('somebody with access has no count and no lock', async ({ page }) => {
  await startTrial(page)
  await openWidget(page)
  await useUp(page)
  await say(page, 'Y sigo.')
  await expect(panel(page)).not.toContainText('Mensajes gratuitos')
  await expect(lock(page)).toBeHidden()
})

import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { sendDueReminders } from '#core/coaching/coaching.reminders'
import { MailerUnavailableError, type Mail, type MailerFailure } from '#core/ports/mailer'
import { inDanger } from '../chat/talking'
import { allRows, json, mailsTo } from '../people'
import { depsAt } from '../privacy/kept'
import { openBrowser } from '../world'
import { change, comeDue, dayMs, email, remindersOf, rowOf, subscribe, subscriber, switchOn } from './guided'

describe('reminders', () => {
  it('are four, all off, made once however often and at once they are read', async () => {
    const browser = await subscriber()
    const lists = await Promise.all(Array.from({ length: 5 }, () => remindersOf(browser)))
    expect(lists[0]!.map(({ reminderType }) => reminderType)).toEqual(['journal_reminder', 'mood_check', 'exercise_followup', 'coaching'])
    for (const { isActive, isDue, preferredTime, message } of lists[0]!) {
      expect({ isActive, isDue }).toEqual({ isActive: false, isDue: false })
      expect(preferredTime).toMatch(/^\d\d:\d\d$/)
      expect(message).not.toBe('')
    }
    for (const list of lists) expect(list.map(({ id }) => id)).toEqual(lists[0]!.map(({ id }) => id))
    expect(await allRows('coaching_reminders')).toHaveLength(4)
    await sendDueReminders(depsAt(3 * dayMs))
    expect(await allRows('outbox')).toEqual([])
  })

  it('are switched on and off, and moved to another time', async () => {
    const browser = await subscriber()
    const id = await switchOn(browser)
    expect(await json(await change(browser, id, { isActive: true, preferredTime: '07:05' }))).toMatchObject({ id, isActive: true, preferredTime: '07:05' })
    expect(new Date(Number((await rowOf(id)).due_at)).toISOString()).toMatch(/T07:05:00.000Z$/)
    expect(Number((await rowOf(id)).due_at)).toBeGreaterThan(Date.now())
    expect(await json(await change(browser, id, { isActive: false }))).toMatchObject({ isActive: false, preferredTime: '07:05' })
    expect((await rowOf(id)).due_at).toBeNull()
    expect((await remindersOf(browser)).find((reminder) => reminder.id === id)).toMatchObject({ isActive: false, preferredTime: '07:05' })
  })

  it.each([{}, { isActive: 'true' }, { isActive: true, preferredTime: '24:00' }, { isActive: true, preferredTime: '7:05' }, { isActive: true, preferredTime: '' }])('refuse %j', async (body) => {
    const browser = await subscriber()
    const [first] = await remindersOf(browser)
    expect((await change(browser, first!.id, body)).status).toBe(400)
    expect((await rowOf(first!.id)).is_active).toBe(0)
  })

  it('of somebody else are none', async () => {
    const [owner, other] = [await subscriber(), await subscriber()]
    const id = await switchOn(owner)
    for (const browser of [other, openBrowser()]) {
      const [theirs, unknown] = [await change(browser, id, { isActive: false }), await change(browser, `rem_${'0'.repeat(26)}`, { isActive: false })]
      expect(theirs.status).toBe(unknown.status)
      expect([401, 404]).toContain(theirs.status)
    }
    expect((await rowOf(id)).is_active).toBe(1)
  })

  it('can be switched off, and not on, once a plan has ended; they go on with the next one', async () => {
    const browser = await subscriber(email)
    const [id, kept] = [await switchOn(browser, 'mood_check'), await switchOn(browser, 'coaching')]
    await subscribe(browser, 'free')
    expect((await change(browser, id, { isActive: true })).status).toBe(402)
    expect((await change(browser, id, { isActive: false })).status).toBe(200)
    await comeDue(kept)
    expect(await sendDueReminders(depsAt(0))).toBe(0)
    expect(await rowOf(kept)).toMatchObject({ is_active: 1, due_at: null })
    await subscribe(browser)
    await remindersOf(browser)
    expect(Number((await rowOf(kept)).due_at)).toBeGreaterThan(Date.now())
    expect((await rowOf(id)).due_at).toBeNull()
  })
})

describe('a reminder whose time has come', () => {
  const reminderMails = async () => (await mailsTo(email)).filter(({ text }) => text.includes('/recordatorio?'))

  it('is mailed once, however many sweeps run at once, and again the next day', async () => {
    const browser = await subscriber(email)
    const id = await switchOn(browser)
    await comeDue(id)
    const sent = await Promise.all(Array.from({ length: 4 }, () => sendDueReminders(depsAt(0))))
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await sendDueReminders(depsAt(0))).toBe(0)
    expect(await reminderMails()).toHaveLength(1)
    const next = Number((await rowOf(id)).due_at)
    expect(next).toBeGreaterThan(Date.now())
    expect(await sendDueReminders(depsAt(next - Date.now() + 60_000))).toBe(1)
    const [first, second] = await reminderMails()
    expect(first!.text).toContain('http://localhost:8787/ayuda')
    expect(second!.text).not.toBe(first!.text)
  })

  it('is not mailed twice in a day by being moved to a later hour', async () => {
    const browser = await subscriber(email)
    const id = await switchOn(browser)
    await comeDue(id)
    await sendDueReminders(depsAt(0))
    const today = String((await rowOf(id)).told_on)
    await change(browser, id, { isActive: false })
    await change(browser, id, { isActive: true, preferredTime: '23:59' })
    expect(new Date(Number((await rowOf(id)).due_at)).toISOString().slice(0, 10) > today).toBe(true)
  })

  it('is written in the language its owner last read in', async () => {
    const browser = await subscriber(email)
    const id = await switchOn(browser)
    await browser.get('/api/coaching/reminders', { 'Accept-Language': 'en' })
    await comeDue(id)
    await sendDueReminders(depsAt(0))
    expect((await reminderMails())[0]!.subject).toBe('What you asked to be reminded of at this hour')
  })

  it('shows in the guide that day where no address was proven, and no mail leaves', async () => {
    const browser = await subscriber()
    const id = await switchOn(browser)
    await comeDue(id)
    const isDue = async () => (await remindersOf(browser)).filter((reminder) => reminder.isDue).map((reminder) => reminder.id)
    expect(await isDue()).toEqual([id])
    expect(await sendDueReminders(depsAt(0))).toBe(0)
    expect(await isDue()).toEqual([id])
    expect(await allRows('outbox')).toEqual([])
    await env.DB.prepare("update coaching_reminders set told_on = '2026-01-01'").run()
    expect(await isDue()).toEqual([])
  })

  it('is not told to somebody who was heard in danger lately, and goes on when that is over', async () => {
    const browser = await subscriber(email)
    const id = await switchOn(browser)
    await browser.post('/api/chat', { message: inDanger, hasAnyAccess: true })
    await comeDue(id)
    expect((await remindersOf(browser)).filter(({ isDue }) => isDue)).toEqual([])
    expect(await sendDueReminders(depsAt(0))).toBe(0)
    expect(await reminderMails()).toEqual([])
    const { due_at: due, told_on: told } = await rowOf(id)
    expect(told).toBeNull()
    await env.DB.prepare('update care_quiet set until = 1').run()
    expect(await sendDueReminders(depsAt(Number(due) - Date.now() + 1))).toBe(1)
  })

  it('does not come hours late: that day’s is left out', async () => {
    const browser = await subscriber(email)
    const id = await switchOn(browser)
    await comeDue(id, 4 * 60 * 60_000)
    expect(await sendDueReminders(depsAt(0))).toBe(0)
    expect(await reminderMails()).toEqual([])
    expect(Number((await rowOf(id)).due_at)).toBeGreaterThan(Date.now())
  })

  const failing = (reason: MailerFailure) => ({ name: 'failing', send: () => Promise.reject(new MailerUnavailableError(reason)) })

  it.each(['unreachable', 'http_error', 'rate_limited', 'misconfigured'] as const)('waits for the next sweep when no mail can leave (%s)', async (reason) => {
    const browser = await subscriber(email)
    const id = await switchOn(browser)
    await comeDue(id)
    expect(await sendDueReminders({ ...depsAt(0), mailer: failing(reason) })).toBe(0)
    expect(await sendDueReminders(depsAt(0))).toBe(1)
    expect(await reminderMails()).toHaveLength(1)
  })

  it.each(['timeout', 'rejected'] as const)('is not tried again where it may have left, or would be refused again (%s)', async (reason) => {
    const browser = await subscriber(email)
    await comeDue(await switchOn(browser))
    expect(await sendDueReminders({ ...depsAt(0), mailer: failing(reason) })).toBe(0)
    expect(await sendDueReminders(depsAt(0))).toBe(0)
  })

  it('that cannot be read holds nobody else up', async () => {
    const [broken, browser] = [await subscriber('rota@correo.example'), await subscriber(email)]
    await comeDue(await switchOn(broken), 120_000)
    await comeDue(await switchOn(browser))
    await env.DB.prepare("update accounts set sealed_email = 'nonsense' where id = ?").bind((await allRows('accounts'))[0]!.id).run()
    expect(await sendDueReminders(depsAt(0))).toBe(1)
    expect(await reminderMails()).toHaveLength(1)
  })
})

describe('the local door to a reminder’s hour', () => {
  it('lets one’s own reminders that are on come due, and is not there when deployed', async () => {
    const [browser, other] = [await subscriber(email), await subscriber()]
    const [id, theirs] = [await switchOn(browser), await switchOn(other)]
    const later = (await rowOf(theirs)).due_at
    expect((await browser.post('/dev/reminders/due', {})).status).toBe(204)
    expect(Number((await rowOf(id)).due_at)).toBeLessThanOrEqual(Date.now())
    expect((await rowOf(theirs)).due_at).toBe(later)
    expect((await openBrowser().post('/dev/reminders/due', {})).status).toBe(404)
    const deployed = openBrowser({ vars: { ENVIRONMENT: 'production' } })
    for (const [name, value] of other.cookies) deployed.cookies.set(name, value)
    expect((await deployed.post('/dev/reminders/due', {})).status).toBe(404)
    expect((await rowOf(theirs)).due_at).toBe(later)
  })
})

describe('the way out of a reminder', () => {
  async function mailed() {
    const browser = await subscriber(email)
    const id = await switchOn(browser)
    await comeDue(id)
    const mails: Mail[] = []
    await sendDueReminders({ ...depsAt(0), mailer: { name: 'recording', send: async (mail) => void mails.push(mail) } })
    return { browser, id, mail: mails[0]! }
  }

  it('is one POST from the mailbox, by nobody in particular, and of that one reminder only', async () => {
    const { browser, id, mail } = await mailed()
    const other = await switchOn(browser, 'coaching')
    const url = new URL(mail.unsubscribeUrl!)
    const form = { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
    for (let again = 0; again < 2; again++) expect((await openBrowser().request(url.pathname + url.search, form)).status).toBe(204)
    expect(await rowOf(id)).toMatchObject({ is_active: 0, due_at: null })
    expect((await rowOf(other)).is_active).toBe(1)
    expect((await openBrowser().request(`/api/coaching/reminders/${other}/off${url.search}`, form)).status).toBe(404)
    expect((await rowOf(other)).is_active).toBe(1)
  })

  it.each(['', '?key=', '?key=x', `?key=${'0'.repeat(64)}`])('is no way without its key (%s)', async (query) => {
    const { id } = await mailed()
    expect((await openBrowser().post(`/api/coaching/reminders/${id}/off${query}`, {})).status).toBe(404)
    expect((await openBrowser().post(`/api/coaching/reminders/rem_${'0'.repeat(26)}/off${query}`, {})).status).toBe(404)
    expect((await rowOf(id)).is_active).toBe(1)
  })
})

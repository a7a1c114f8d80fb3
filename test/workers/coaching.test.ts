import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { sendDueReminders } from '#core/coaching/coaching.reminders'
import { messageTypes } from '#core/coaching/coaching.types'
import { quietWords, wordsByType } from '#core/coaching/coaching.messages'
import { MailerUnavailableError, type Mail, type MailerFailure } from '#core/ports/mailer'
import { allRows, askForLetter, json, keepLetter, mailsTo, sessionOf, signIn, type Row } from './people'
import { inDanger } from './chat/talking'
import { depsAt } from './privacy/kept'
import { openBrowser, type Browser } from './world'

const dayMs = 24 * 60 * 60_000
const email = 'ines@correo.example'

async function subscribe(browser: Browser, tier = 'corazon') {
  await env.DB.prepare('update accounts set tier = ? where id = ?').bind(tier, (await sessionOf(browser)).userId).run()
}

/** Somebody with a plan, and an address where one is given. */
async function subscriber(address?: string) {
  const browser = openBrowser()
  if (address) await signIn(browser, address)
  else await browser.post('/api/chat', { message: 'Hola, vengo a ver qué es esto.', hasAnyAccess: true })
  await subscribe(browser)
  return browser
}

const progressOf = async (browser: Browser, path = '/api/coaching/progress') => json(await browser.get(path))
type Reminder = { id: string; reminderType: string; message: string; preferredTime: string; isActive: boolean; isDue: boolean }
const remindersOf = async (browser: Browser) => (await (await browser.get('/api/coaching/reminders')).json()) as Reminder[]
const change = (browser: Browser, id: string, body: object) => browser.send('PUT', `/api/coaching/reminders/${id}`, body)
const ask = async (browser: Browser, type: string) => (await json(await browser.post('/api/coaching/message', { userId: 'x', type }))).message as string
const rowOf = async (id: string) => (await env.DB.prepare('select * from coaching_reminders where id = ?').bind(id).first<Row>())!

/** Switches on the reminder of a kind; resolves with its id. */
async function switchOn(browser: Browser, type = 'mood_check') {
  const { id } = (await remindersOf(browser)).find(({ reminderType }) => reminderType === type)!
  expect((await change(browser, id, { isActive: true })).status).toBe(200)
  return id
}

/** Lets a reminder's time have come `ago` ms ago. */
const comeDue = (id: string, ago = 60_000) => env.DB.prepare('update coaching_reminders set due_at = ? where id = ?').bind(Date.now() - ago, id).run()

/** Moves everything that was said and asked for `days` back. */
async function age(days: number) {
  await env.DB.prepare('update chat_messages set created_at = created_at - ?').bind(days * dayMs).run()
  await env.DB.prepare('update letters set created_at = created_at - ?').bind(days * dayMs).run()
}

describe('who has a guide', () => {
  const operations = (browser: Browser) => [
    browser.get('/api/coaching/progress?userId=anonymous'),
    browser.get('/api/coaching/reminders?userId=anonymous'),
    browser.post('/api/coaching/message', { userId: 'anonymous', type: 'gentle_nudge' }),
  ]

  it('is nobody without an account, and nobody without a plan', async () => {
    for (const response of await Promise.all(operations(openBrowser()))) expect([response.status, await response.json()]).toMatchObject([401, { error: 'not_signed_in' }])
    const free = openBrowser()
    await askForLetter(free)
    for (const response of await Promise.all(operations(free))) expect([response.status, await response.json()]).toMatchObject([402, { error: 'premium_required', message: expect.stringContaining('guía') }])
    expect(await allRows('coaching_reminders')).toEqual([])
    expect(await allRows('coaching_told')).toEqual([])
  })

  it.each(['corazon', 'alma', 'completo', 'vip'])('is whoever has %s', async (tier) => {
    const browser = await subscriber()
    await subscribe(browser, tier)
    for (const response of await Promise.all(operations(browser))) expect(response.status).toBe(200)
  })

  it('is whoever is trying it', async () => {
    const browser = openBrowser()
    await browser.post('/api/trial/start', { name: 'Inés', email, motivation: 'Dormir.', adult: true })
    for (const response of await Promise.all(operations(browser))) expect(response.status).toBe(200)
  })

  it('is decided by the session: another’s id in query, body or header shows and changes nothing of theirs', async () => {
    const [victim, attacker] = [await subscriber(), openBrowser()]
    const { userId } = await sessionOf(victim)
    await askForLetter(attacker)
    const headers = { 'x-user-id': String(userId), 'x-subscription-tier': 'alma', 'x-user-premium': 'true' }
    expect((await attacker.get(`/api/coaching/progress?userId=${String(userId)}`, headers)).status).toBe(402)
    expect((await attacker.post('/api/coaching/message', { userId, type: 'mood_check' }, headers)).status).toBe(402)
    const paying = await subscriber()
    await paying.get(`/api/coaching/reminders?userId=${String(userId)}`)
    await paying.post('/api/coaching/message', { userId, type: 'mood_check' })
    for (const table of ['coaching_reminders', 'coaching_told']) expect((await allRows(table)).filter((row) => row.account_id === userId)).toEqual([])
  })
})

describe('progress', () => {
  it('begins with what somebody did today, and says so in their language', async () => {
    const browser = await subscriber()
    expect(await progressOf(browser)).toMatchObject({ currentPhase: 'exploration', streakDays: 1, weekDays: 1, weeklyGoal: expect.stringMatching(/./), nextUrl: null })
    const english = await json(await browser.get('/api/coaching/progress', { 'Accept-Language': 'en' }))
    expect(english.weeklyGoal).not.toBe((await progressOf(browser)).weeklyGoal)
  })

  it('counts days in a row of talking and of letters, in the time zone of the account', async () => {
    const browser = await subscriber()
    await askForLetter(browser)
    // Fourteen hours ahead: an hour around midnight there is one day in UTC.
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Kiritimati' }).format(Date.now())
    const midnight = Date.parse(`${today}T00:00:00+14:00`)
    await env.DB.prepare('update chat_messages set created_at = ?').bind(midnight + 1).run()
    await env.DB.prepare('update letters set created_at = ?').bind(midnight - 1).run()
    expect(await progressOf(browser)).toMatchObject({ streakDays: 1 })
    await env.DB.prepare("update accounts set time_zone = 'Pacific/Kiritimati'").run()
    expect(await progressOf(browser)).toMatchObject({ streakDays: 2 })
    await age(10)
    expect(await progressOf(browser)).toMatchObject({ streakDays: 0, weekDays: 0 })
  })

  it('moves on with a letter that was closed or let go', async () => {
    const browser = await subscriber()
    const id = await keepLetter(browser)
    expect(await progressOf(browser)).toMatchObject({ currentPhase: 'exploration' })
    await browser.post(`/api/carta/${id}/cerrar`, { opensOn: new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10) })
    expect(await progressOf(browser)).toMatchObject({ currentPhase: 'integration' })
    await browser.send('DELETE', `/api/carta/${id}`)
    expect(await progressOf(browser)).toMatchObject({ currentPhase: 'integration' })
  })

  it('holds nothing of anybody else, and stays the same within a day', async () => {
    const [browser, other] = [await subscriber(), await subscriber()]
    await env.DB.prepare('update chat_messages set created_at = created_at - ? where account_id = ?').bind(20 * dayMs, (await sessionOf(browser)).userId).run()
    expect(await progressOf(browser)).toMatchObject({ streakDays: 0 })
    expect(await progressOf(other)).toMatchObject({ streakDays: 1 })
    expect(await progressOf(other)).toEqual(await progressOf(other))
  })

  it('asks nothing of anybody after danger was heard, and shows where somebody answers', async () => {
    const browser = await subscriber()
    await browser.post('/api/chat', { message: inDanger, hasAnyAccess: true })
    expect(await progressOf(browser)).toMatchObject({ weeklyGoal: 'Esta semana no hay nada que cumplir.', nextUrl: '/ayuda' })
  })
})

describe('words', () => {
  it.each(messageTypes)('of the kind %s come all once before any comes again', async (type) => {
    const browser = await subscriber()
    const many = wordsByType[type].length
    const given: string[] = []
    while (given.length < 2 * many) {
      const next = await ask(browser, type)
      if (given.includes(next)) break
      given.push(next)
    }
    expect(given.length).toBeGreaterThanOrEqual(type === 'progress_celebration' ? 4 : 8)
    expect(await ask(browser, type)).not.toBe(given.at(-1))
    const own = wordsByType[type].flatMap(({ es }) => (typeof es === 'string' ? [es] : []))
    expect(given.filter((text) => !own.includes(text) && !/\d/.test(text))).toEqual([])
  })

  it('asked for many times at once are all different', async () => {
    const browser = await subscriber()
    const given = await Promise.all(Array.from({ length: 6 }, () => ask(browser, 'exercise_followup')))
    expect(new Set(given).size).toBe(6)
  })

  it('say only what is true: no letter is praised before there is one', async () => {
    const browser = await subscriber()
    const all: string[] = []
    for (let turn = 0; turn < 8; turn++) all.push(await ask(browser, 'progress_celebration'))
    expect(all.join(' ')).not.toMatch(/carta|seguidos/)
    await keepLetter(browser)
    for (let turn = 0; turn < 10; turn++) all.push(await ask(browser, 'progress_celebration'))
    expect(all.join(' ')).toMatch(/carta/)
  })

  it('are those for hard days, whatever was asked for, after danger was heard', async () => {
    const browser = await subscriber()
    await browser.post('/api/chat', { message: inDanger, hasAnyAccess: true })
    const given = [await ask(browser, 'progress_celebration'), await ask(browser, 'exercise_followup')]
    for (const text of given) expect(quietWords.map(({ es }) => es)).toContain(text)
  })

  it.each([{}, { type: 'other' }, { type: null }, { userId: 'x'.repeat(200), type: 'mood_check' }])('are refused for %j', async (body) => {
    expect((await (await subscriber()).post('/api/coaching/message', body)).status).toBe(400)
  })
})

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

describe('what the guide keeps', () => {
  it('joins the account of an address: of a kind both have, what was chosen last stays', async () => {
    const first = await subscriber(email)
    const [moved, stays] = [await switchOn(first, 'mood_check'), await switchOn(first, 'coaching')]
    const given = await ask(first, 'gentle_nudge')
    const second = await subscriber()
    const later = (await remindersOf(second)).find(({ reminderType }) => reminderType === 'mood_check')!
    await env.DB.prepare('update coaching_reminders set updated_at = 1 where account_id = ?').bind((await sessionOf(first)).userId).run()
    await env.DB.prepare('update coaching_reminders set updated_at = 0 where type <> ? and account_id = ?').bind('mood_check', (await sessionOf(second)).userId).run()
    await change(second, later.id, { isActive: true, preferredTime: '06:30' })
    await signIn(second, email)
    const joined = await remindersOf(second)
    expect(joined).toHaveLength(4)
    expect(joined.find(({ reminderType }) => reminderType === 'mood_check')).toMatchObject({ id: later.id, preferredTime: '06:30', isActive: true })
    expect(joined.map(({ id }) => id)).not.toContain(moved)
    expect(joined.map(({ id }) => id)).toContain(stays)
    expect(await ask(second, 'gentle_nudge')).not.toBe(given)
  })

  it('is gone with the account, and nothing is sent any more', async () => {
    const browser = await subscriber(email)
    await comeDue(await switchOn(browser))
    await ask(browser, 'mood_check')
    expect((await browser.send('DELETE', '/api/account')).status).toBe(204)
    expect(await allRows('coaching_reminders')).toEqual([])
    expect(await allRows('coaching_told')).toEqual([])
    expect(await sendDueReminders(depsAt(0))).toBe(0)
  })
})

import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { quietWords, wordsByType } from '#core/coaching/coaching.messages'
import { sendDueReminders } from '#core/coaching/coaching.reminders'
import { messageTypes } from '#core/coaching/coaching.types'
import { inDanger } from '../chat/talking'
import { allRows, askForLetter, json, keepLetter, sessionOf, signIn } from '../people'
import { depsAt } from '../privacy/kept'
import { openBrowser, type Browser } from '../world'
import { age, ask, change, comeDue, dayMs, email, progressOf, remindersOf, subscribe, subscriber, switchOn } from './guided'

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

import { describe, expect, it } from 'vitest'
import { addDays } from '#core/days'
import { goalsFor, recommendationsFor, reminderMail, reminderTexts } from './coaching.copy'
import { quietWords, sayWords, wordsByType } from './coaching.messages'
import { isDueToday, nextDue, readActivity, type Activity, type CoachingFacts } from './coaching.rules'
import { messageTypes, reminderTypes } from './coaching.types'

const today = '2026-11-18' // a Wednesday
const nobody: Activity = { today, openedOn: today, activeDays: [], letters: { kept: 0, closed: 0, released: 0 }, path: null }
const read = (change: Partial<Activity> = {}) => readActivity({ ...nobody, ...change })
const ago = (...days: number[]) => days.map((day) => addDays(today, -day))

describe('days in a row', () => {
  it('count up to today, or to yesterday while today is not over', () => {
    expect(read({ activeDays: ago(0, 1, 2) }).streakDays).toBe(3)
    expect(read({ activeDays: ago(1, 2) }).streakDays).toBe(2)
    expect(read({ activeDays: ago(2, 3) }).streakDays).toBe(0)
    expect(read({ activeDays: ago(0, 2, 3) }).streakDays).toBe(1)
  })

  it('run over the end of a month, and are not lengthened by a day told twice, out of order, or still to come', () => {
    expect(readActivity({ ...nobody, today: '2026-03-02', activeDays: ['2026-02-28', '2026-03-01', '2026-02-27', '2026-03-01', '2026-03-03'] }).streakDays).toBe(3)
  })

  it('and the week are nothing for somebody who has done nothing yet', () => {
    expect(read()).toEqual({ phase: 'exploration', path: null, letters: nobody.letters, streakDays: 0, weekDays: 0, monthDays: 0, allDays: 0, cameToday: false, daysAway: null })
  })
})

it('a week begins on its Monday, a month is the last thirty days, and being away is counted from the last day before today', () => {
  expect(read({ activeDays: ago(0, 2, 3, 29, 30) })).toMatchObject({ weekDays: 2, monthDays: 4, allDays: 5, cameToday: true, daysAway: 2 })
  expect(read({ activeDays: ago(6) })).toMatchObject({ weekDays: 0, cameToday: false, daysAway: 6 })
  expect(read({ activeDays: ago(60) })).toMatchObject({ allDays: 0, daysAway: null })
})

describe('the phase', () => {
  it.each([
    ['exploration before the third day', { activeDays: ago(0, 1) }, 'exploration'],
    ['exploration with a letter and little company', { activeDays: ago(0), letters: { kept: 1, closed: 0, released: 0 } }, 'exploration'],
    ['processing from the third day', { activeDays: ago(0, 1, 9) }, 'processing'],
    ['processing without a letter, however often one comes', { activeDays: ago(...Array(20).keys()) }, 'processing'],
    ['integration after ten days and a letter', { activeDays: ago(...Array(10).keys()), letters: { kept: 1, closed: 0, released: 0 } }, 'integration'],
    ['integration once a letter was closed', { activeDays: ago(0), letters: { kept: 0, closed: 1, released: 0 } }, 'integration'],
    ['integration once a letter was let go', { activeDays: [], letters: { kept: 0, closed: 0, released: 1 } }, 'integration'],
    ['integration while one still comes often', { openedOn: ago(90)[0]!, activeDays: ago(1, 3, 8), letters: { kept: 0, closed: 0, released: 1 } }, 'integration'],
    ['maintenance when one comes now and then, a month on', { openedOn: ago(30)[0]!, activeDays: ago(1, 20), letters: { kept: 0, closed: 0, released: 1 } }, 'maintenance'],
    ['exploration again after a long while away', { openedOn: ago(300)[0]!, activeDays: ago(0), letters: { kept: 2, closed: 0, released: 0 } }, 'exploration'],
  ] satisfies [string, Partial<Activity>, string][])('is %s', (_name, activity, phase) => expect(read(activity).phase).toBe(phase))
})

describe('a reminder', () => {
  const madrid = { timeZone: 'Europe/Madrid' }
  const at = (text: string) => Date.parse(text)
  const due = (now: string, more: { preferredTime?: string; toldOn?: string | null; timeZone?: string } = {}) =>
    new Date(nextDue({ preferredTime: '08:00', toldOn: null, ...madrid, now: at(now), ...more })).toISOString()

  it('is due today while its time is still to come, and tomorrow after that', () => {
    expect(due('2026-11-18T06:59:00Z')).toBe('2026-11-18T07:00:00.000Z')
    expect(due('2026-11-18T07:00:00Z')).toBe('2026-11-19T07:00:00.000Z')
    expect(due('2026-11-18T23:30:00Z')).toBe('2026-11-19T07:00:00.000Z')
  })

  it('told today is not due again today, whatever time it is moved to', () => {
    expect(due('2026-11-18T08:00:00Z', { preferredTime: '20:00', toldOn: '2026-11-18' })).toBe('2026-11-19T19:00:00.000Z')
    expect(due('2026-11-18T08:00:00Z', { preferredTime: '20:00', toldOn: '2026-11-17' })).toBe('2026-11-18T19:00:00.000Z')
  })

  it('keeps to the clock on the wall where its owner is', () => {
    expect(due('2026-03-28T20:00:00Z')).toBe('2026-03-29T06:00:00.000Z')
    expect(due('2026-11-18T12:00:00Z', { timeZone: 'America/Mexico_City' })).toBe('2026-11-18T14:00:00.000Z')
  })

  it('shows on the day it was told or its time came, while it is on', () => {
    const place = { ...madrid, now: at('2026-11-18T08:00:00Z') }
    const reminder = { isActive: true, dueAt: at('2026-11-19T07:00:00Z'), toldOn: '2026-11-18' }
    expect(isDueToday(reminder, place)).toBe(true)
    expect(isDueToday({ ...reminder, toldOn: '2026-11-17' }, place)).toBe(false)
    expect(isDueToday({ ...reminder, toldOn: null, dueAt: place.now }, place)).toBe(true)
    expect(isDueToday({ ...reminder, isActive: false }, place)).toBe(false)
  })
})

// --- What is said --------------------------------------------------------------------------------------------------

const people: CoachingFacts[] = ([null, 'duelo', 'ruptura', 'proposito'] as const).flatMap((path) =>
  [
    read({ path }),
    read({ path, activeDays: ago(0) }),
    read({ path, activeDays: ago(0, 1, 2, 3, 4, 5, 6, 7), letters: { kept: 2, closed: 1, released: 1 } }),
    read({ path, activeDays: ago(0, 8, 9), letters: { kept: 1, closed: 0, released: 0 } }),
    read({ path, openedOn: ago(200)[0]!, activeDays: ago(12), letters: { kept: 0, closed: 0, released: 2 } }),
  ],
)
const fitting = <Item extends { when?: (facts: CoachingFacts) => boolean }>(items: readonly Item[], facts: CoachingFacts) => items.filter(({ when }) => when?.(facts) ?? true)
const languages = ['es', 'en'] as const

/** Everything the guide can say, to everybody, in both languages. */
function everything(): string[] {
  const words = people.flatMap((facts) =>
    [
      ...messageTypes.flatMap((type) => fitting(wordsByType[type], facts)),
      ...quietWords,
      ...[true, false].flatMap((isQuiet) => [...goalsFor(facts, { isQuiet }), ...recommendationsFor(facts, { isQuiet })]),
    ].flatMap((one) => languages.map((language) => sayWords({ words: one, facts, language }))),
  )
  return [...new Set([...words, ...reminderTypes.flatMap((type) => Object.values(reminderTexts[type]))])]
}

describe('what the guide says', () => {
  it('has at least eight words of each kind for anybody at all, and its keys are of one text each', () => {
    for (const type of messageTypes) {
      const keys = wordsByType[type].map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      for (const facts of people.slice(5)) expect(fitting(wordsByType[type], facts).length, type).toBeGreaterThanOrEqual(type === 'progress_celebration' ? 3 : 8)
    }
  })

  it('always has a goal and a next step, in every phase and on every path', () => {
    for (const facts of people) {
      for (const isQuiet of [true, false]) {
        expect(goalsFor(facts, { isQuiet }).length).toBeGreaterThan(0)
        expect(recommendationsFor(facts, { isQuiet }).length).toBeGreaterThan(0)
      }
    }
  })

  it('neither shouts, nor promises, nor reproaches a day', () => {
    const texts = everything()
    expect(texts.length).toBeGreaterThan(150)
    for (const text of texts) {
      expect(text).not.toMatch(/[!¡]/)
      expect(text).not.toMatch(/curar|sanar|superar|te prometo|todo va a ir|pronto estar|deberías|fallaste|perdiste|racha|\bheal|overcome|get better|promise you|you should|you missed|streak|failed/i)
      expect(text).not.toMatch(/undefined|NaN|\{|\[object/)
    }
  })

  it('names a number only where there are several', () => {
    for (const facts of people) {
      for (const { key, ...words } of fitting(wordsByType.progress_celebration, facts)) {
        for (const language of languages) expect(sayWords({ words: { key, ...words }, facts, language })).not.toMatch(/\b[01] (días|days)/)
      }
    }
  })

  it('has nothing to reach and somebody to call in the days after danger was heard', () => {
    for (const facts of people) {
      expect(recommendationsFor(facts, { isQuiet: true }).map(({ url }) => url)).toEqual(['/ayuda'])
      expect(goalsFor(facts, { isQuiet: true }).map(({ es }) => es)).toEqual(['Esta semana no hay nada que cumplir.'])
    }
  })
})

it('the mail of a reminder tells a stranger nothing, says how to switch it off and where help is, and is written in both languages', () => {
  const urls = { chat: 'https://eon.example/chat', off: 'https://eon.example/recordatorio?id=rem_1&clave=k', help: 'https://eon.example/ayuda' }
  for (const language of languages) {
    const mail = reminderMail({ words: 'Tres líneas sobre hoy & nada más.', language, urls })
    expect(mail.subject).not.toMatch(/duelo|grief|carta|letter|ex\b/i)
    for (const url of Object.values(urls)) expect(mail.text).toContain(url)
    expect(mail.html).toContain('recordatorio?id=rem_1&amp;clave=k')
    expect(mail.html).toContain('sobre hoy &amp; nada más.')
  }
})

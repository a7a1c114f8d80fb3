import { describe, expect, it } from 'vitest'
import { noticeLongSession, type TimedTurn } from './session'
import { english } from './session/en'
import { spanish } from './session/es'

const minute = 60_000
const start = Date.UTC(2026, 10, 20, 22)

/** Messages at these minutes, each answered at once; resolves with the minutes at which something was said of the time. */
function sit(minutes: number[]) {
  const turns: TimedTurn[] = []
  const said: { at: number; text: string }[] = []
  for (const at of minutes) {
    const now = start + at * minute
    turns.push({ from: 'person', at: now })
    const note = noticeLongSession({ turns, now, language: 'es' })
    if (note) said.push({ at, text: note })
    turns.push({ from: 'eon', at: now, note })
  }
  return said
}

const every = (step: number, until: number) => Array.from({ length: Math.floor(until / step) + 1 }, (_, index) => index * step)

describe('a long sitting', () => {
  it('is named after 45 minutes without a break, and then every half hour', () => {
    expect(sit(every(5, 110)).map(({ at }) => at)).toEqual([45, 75, 105])
  })

  it('is named after forty messages, however fast they came', () => {
    expect(sit(every(0.5, 22)).map(({ at }) => at)).toEqual([19.5])
  })

  it('begins anew after a break of fifteen minutes', () => {
    expect(sit([...every(5, 40), ...every(5, 40).map((at) => at + 55)])).toEqual([])
    expect(sit([...every(5, 40), 54, 59])).toHaveLength(1)
  })

  it('is not named at the first message, nor to somebody who came back after days', () => {
    expect(sit([0])).toEqual([])
    expect(sit([0, 3000, 6000])).toEqual([])
  })

  it('is named in other words each time', () => {
    const said = sit(every(5, 240)).map(({ text }) => text)
    expect(said.length).toBeGreaterThan(5)
    expect(new Set(said.slice(0, 6)).size).toBe(6)
  })

  it('is named in both languages, quietly', () => {
    expect(english).toHaveLength(spanish.length)
    for (const text of [...spanish, ...english]) expect(text).not.toMatch(/[!¡]/)
  })
})

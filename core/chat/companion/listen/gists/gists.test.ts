import { describe, expect, it } from 'vitest'
import { gistFeatures } from './features'
import { gistIn, gistsOf, isAsking, isLeaving, leansToTalk, type Gist } from './gists'

const turn = (gists: Record<string, number>, isQuestion = false, words = 12, plain = 'algo que se cuenta') => ({ gists: new Map(Object.entries(gists)), isQuestion, words, plain })
const gistOf = (gists: Record<string, number>, isQuestion = false) => gistIn(turn(gists, isQuestion))?.gist ?? null

describe('what a turn comes to', () => {
  it('is the likeliest, where it is likely enough for what a mistake would cost', () => {
    expect(gistOf({ plan: 0.45, fact: 0.3 })).toBe('plan')
    expect(gistOf({ plan: 0.3, fact: 0.29 })).toBeNull()
    expect(gistOf({ joke: 0.8, slight: 0.1 })).toBeNull()
    expect(gistOf({ joke: 0.95 })).toBe('joke')
  })

  it('is something hard, where that is sure and which is not', () => {
    expect(gistOf({ absence: 0.45, state: 0.4, fact: 0.1 })).toBe('heavy')
    expect(gistOf({ good: 0.4, state: 0.3, absence: 0.2 })).toBeNull()
  })

  it('is nothing told where it is asked', () => {
    expect(gistOf({ thought: 0.9 }, true)).toBeNull()
    expect(gistOf({ dilemma: 0.9 }, true)).toBe('dilemma')
    expect(gistOf({ ask: 0.9 })).toBeNull()
  })

  it('is left to what was asked, of three or four words', () => {
    expect(gistIn(turn({ ending: 0.95 }, false, 3))).toBeNull()
    expect(gistIn(turn({ ending: 0.95 }, false, 5))?.gist).toBe('ending')
  })

  it('comes before what the turn is about only where it is sure', () => {
    const leads = (gist: Gist, probability: number) => gistIn(turn({ [gist]: probability }))?.leads
    expect([leads('good', 0.9), leads('good', 0.82), leads('absence', 0.95)]).toEqual([true, false, false])
  })

  it('may be a leave, a question, or a word about the conversation', () => {
    expect([isLeaving(turn({ leave: 0.9 }).gists), isLeaving(turn({ leave: 0.5 }).gists)]).toEqual([true, false])
    expect([isAsking(turn({ ask: 0.8 }).gists), isAsking(turn({ ask: 0.5 }).gists)]).toEqual([true, false])
    expect([leansToTalk(turn({ talk: 0.3, refuse: 0.35 }).gists), leansToTalk(turn({ talk: 0.3, plan: 0.5 }).gists)]).toEqual([true, false])
  })
})

describe('what a turn shows of it', () => {
  it('is its words, its beginning, its length, what it is about, and the classes of its words', () => {
    const features = gistFeatures('mi hermana no me habla', new Map([['family', 0.5], ['sleep', 0.01]]))
    expect([...features.keys()]).toEqual(expect.arrayContaining(['whermana', 'first mi', 'first two mi hermana', 'about family']))
    expect(features.has('about sleep')).toBe(false)
    expect([...features.keys()].some((name) => name.startsWith('class pair '))).toBe(true)
  })

  it('is the same of a sister as of a brother but for the word itself: their class', () => {
    const classesOf = (plain: string) => [...gistFeatures(plain, new Map()).keys()].filter((name) => /^class \d/.test(name))
    expect(classesOf('mi hermana')).toEqual(classesOf('mi hermano'))
  })

  it('gives each gist a share', () => {
    const shares = [...gistsOf('manana entrego las llaves', new Map(), 'es').values()]
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1 + 1e-9)
  })
})

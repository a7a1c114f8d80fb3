import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser, stubRefusedStorage } from '~/lib/api/browser.fixture'
import { freeMessagesAt, noteLimit, noteReply } from './free-messages'

afterEach(() => vi.unstubAllGlobals())

const hour = 3_600_000
const now = 1_800_000_000_000
const care = { level: 'high' as const, message: 'Quédate.', helplines: [] }

/** What is known `later` after some things have happened, each at `now`. */
function knownAfter(happened: (() => void)[], later = 0) {
  const { stored } = stubBrowser()
  for (const one of happened) one()
  const text = stored.get('eon_free_messages')
  return text === undefined ? null : freeMessagesAt(JSON.parse(text) as Parameters<typeof freeMessagesAt>[0], now + later)
}

const reply = (remaining: number | null) => () => noteReply({ reply: { care: null, remaining }, now })
const danger = () => noteReply({ reply: { care, remaining: null }, now })
const limit = (isQuiet = false, resetsAt: number | null = now + 20 * hour) => () => noteLimit({ isQuiet, resetsAt, now })

describe('the free messages as this browser knows them', () => {
  it('are counted by what the server says is left', () => {
    expect(knownAfter([reply(2)])).toMatchObject({ used: 1, lockedUntil: null })
    expect(knownAfter([reply(2), reply(0)])).toMatchObject({ used: 3, lockedUntil: null })
  })

  it('are not counted for somebody whose messages the server does not count', () => {
    expect(knownAfter([reply(0), reply(null)])).toEqual({ used: null, lockedUntil: null, quietUntil: null })
  })

  it('are all used at the limit, until the server has more', () => {
    expect(knownAfter([limit()])).toEqual({ used: 3, lockedUntil: now + 20 * hour, quietUntil: null })
    expect(knownAfter([limit()], 20 * hour)).toEqual({ used: null, lockedUntil: null, quietUntil: null })
    expect(knownAfter([limit(false, null)])).toMatchObject({ lockedUntil: now + 24 * hour })
  })

  it('are forgotten a day after they were last heard of', () => {
    expect(knownAfter([reply(1)], 24 * hour - 1)).toMatchObject({ used: 2 })
    expect(knownAfter([reply(1)], 24 * hour)).toMatchObject({ used: null })
  })

  it('lock nothing where danger was heard, before or after the limit', () => {
    expect(knownAfter([limit(), danger])).toMatchObject({ lockedUntil: null })
    expect(knownAfter([limit(true)])).toMatchObject({ lockedUntil: null, quietUntil: expect.any(Number) })
  })

  it('stay quiet for a week after danger, whatever is said in between', () => {
    expect(knownAfter([danger, reply(2), reply(null)], 6 * 24 * hour)?.quietUntil).toBe(now + 7 * 24 * hour)
    expect(knownAfter([danger], 7 * 24 * hour)?.quietUntil).toBeNull()
  })

  it('are simply not known where storage is refused', () => {
    stubRefusedStorage()
    expect(() => [reply(2), limit(), danger].forEach((one) => one())).not.toThrow()
  })
})

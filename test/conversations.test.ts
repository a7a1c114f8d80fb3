import { describe, expect, it } from 'vitest'
import { faultsOf } from '#core/chat/companion/faults'
import { hold } from './corpus/conversations/conversation'
import { scripts } from './corpus/conversations/scripts'

describe.each(scripts.map((script) => [script.id, script] as const))('the scripted conversation %s', (_, script) => {
  it('holds no mechanical fault in any reply, with either of two seeds', () => {
    for (const seed of [script.id, 'second']) {
      const { exchanges } = hold(script, seed)
      const replies = exchanges.map(({ reply }) => reply.text)
      expect(new Set(replies).size).toBe(replies.length)
      for (const text of replies) expect(faultsOf({ text, language: script.language, isLong: true, mayDoubleTongue: /English works|También|I can also|hablo español/.test(text) }).map((one) => `${one.fault}: ${one.detail} | ${text}`)).toEqual([])
    }
  })
})

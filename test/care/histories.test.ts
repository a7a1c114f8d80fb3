import { describe, expect, it } from 'vitest'
import { inConversations } from './histories'
import { trainingMessages } from './training'

describe('messages said once more in a conversation', () => {
  const written = trainingMessages().filter((_, at) => at % 20 === 0)
  const conversations = inConversations(written)

  it('keep their level and stand after one to three harmless turns of their language', () => {
    const harmless = new Set(written.filter(({ label }) => label === 'none').map(({ language, text }) => `${language} ${text}`))
    const origin = new Map(written.filter(({ history }) => !history).map((message) => [message.text, message]))
    expect(conversations.length).toBeGreaterThan(written.length / 5)
    for (const { text, label, language, history = [] } of conversations) {
      expect(origin.get(text)).toMatchObject({ label, field: 'chat', language })
      expect(history.length).toBeGreaterThanOrEqual(1)
      expect(history.length).toBeLessThanOrEqual(3)
      expect(history.filter((turn) => !harmless.has(`${language} ${turn}`))).toEqual([])
    }
  })

  it('are the same each time, and never those that have turns of their own', () => {
    expect(inConversations(written)).toEqual(conversations)
    const turns = new Set(written.filter(({ history }) => history).map(({ text, kind }) => `${kind} ${text}`))
    expect(turns.size).toBeGreaterThan(0)
    expect(conversations.filter(({ text, kind }) => turns.has(`${kind} ${text}`))).toEqual([])
  })
})

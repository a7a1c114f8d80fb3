import { describe, expect, it } from 'vitest'
import { inConversations, laterIn } from './histories'
import { heldConversations, isConversationTurn, outsideMessages, trainingMessages } from './training'

describe('messages said once more in a conversation', () => {
  const written = trainingMessages().filter((_, at) => at % 20 === 0)
  const conversations = inConversations(written)

  it('keep their level and stand after one to three turns that people of their language say in conversation', () => {
    const harmless = new Set(written.filter(isConversationTurn).map(({ language, text }) => `${language} ${text}`))
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

describe('messages said later in a conversation', () => {
  it('keep their words and level, and stand after three turns of one conversation of their language', () => {
    const outside = outsideMessages().filter((_, at) => at % 50 === 0)
    const conversations = heldConversations()
    const said = laterIn(outside, conversations)
    expect(said.map(({ text, label }) => ({ text, label }))).toEqual(outside.filter(({ history, field }) => !history && field === 'chat').map(({ text, label }) => ({ text, label })))
    for (const { language, history = [] } of said) {
      expect(history).toHaveLength(3)
      expect(conversations.filter((turn) => turn.language === language).map((turn) => [...(turn.history ?? []), turn.text].slice(-3).join('\n'))).toContain(history.join('\n'))
    }
  })
})

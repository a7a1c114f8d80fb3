import { describe, expect, it } from 'vitest'
import { actsEn } from '#core/chat/companion/listen/acts.en'
import { actsEs } from '#core/chat/companion/listen/acts.es'
import { textsOf } from '#core/chat/companion/texts'
import { hear, hearingsOf, labelledMessages } from './hearing'

const messages = labelledMessages()
const languages = ['es', 'en'] as const
const topicIds = (language: (typeof languages)[number]) => textsOf(language).topics.map(({ id }) => id)

describe('labelled messages', () => {
  it.each(languages)('in %s belong to subjects and acts the companion has, each of them once', (language) => {
    const topics = topicIds(language)
    expect(new Set(topics).size).toBe(topics.length)
    const known = new Set<string>([...topics, ...(language === 'es' ? actsEs : actsEn).map(({ act }) => act), ...Object.keys(textsOf(language).acts)])
    expect([...new Set(messages.flatMap(({ language: one, subject }) => (one === language && subject !== null && !known.has(subject) ? [subject] : [])))]).toEqual([])
  })
})

describe('what the companion hears', () => {
  // What it reaches today on the messages nobody looks at, with a little room. Fewer heard or more misheard fails here.
  const floors = { es: { heard: 0.67, wrongly: 0.14 }, en: { heard: 0.68, wrongly: 0.12 } }

  it.each(languages)('in %s is as much of what people say, and as little of what they do not, as it was', (language) => {
    const heard = messages.filter((message) => message.isMeasured && message.language === language).map(hear)
    const hearings = hearingsOf(heard)
    const sum = (of: 'own' | 'heard' | 'wrongly') => hearings.reduce((total, one) => total + one[of], 0)
    expect(heard.length).toBeGreaterThan(900)
    expect(sum('heard') / sum('own')).toBeGreaterThanOrEqual(floors[language].heard)
    expect(sum('wrongly') / heard.filter(({ subject }) => subject === null).length).toBeLessThanOrEqual(floors[language].wrongly)
  })
})

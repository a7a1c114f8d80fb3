import { describe, expect, it } from 'vitest'
import { learnedActs } from '#core/chat/companion/listen/acts'
import { textsOf } from '#core/chat/companion/texts'
import { weights as en } from '#core/chat/companion/listen/subjects/weights.en'
import { weights as es } from '#core/chat/companion/listen/subjects/weights.es'
import { fingerprintOf } from './fingerprint'
import { hear, labelledMessages, sharesOf } from './hearing'

const weights = { es, en }

const messages = labelledMessages()
const languages = ['es', 'en'] as const
const topicIds = (language: (typeof languages)[number]) => textsOf(language).topics.map(({ id }) => id)

describe('labelled messages', () => {
  it.each(languages)('in %s belong to subjects and acts the companion has, each of them once', (language) => {
    const topics = topicIds(language)
    expect(new Set(topics).size).toBe(topics.length)
    const known = new Set<string>([...topics, ...learnedActs, ...Object.keys(textsOf(language).acts), ...Object.keys(textsOf(language).shortAnswers)])
    expect([...new Set(messages.flatMap(({ language: one, subject }) => (one === language && subject !== null && !known.has(subject) ? [subject] : [])))]).toEqual([])
  })
})

describe('what the companion hears', () => {
  // What it reaches today on the messages nobody looks at, with a little room. Fewer heard or more misheard fails here.
  const bounds = [
    { of: 'es.measured', most: { misheard: 0.04, wrongly: 0.08 }, heard: 0.89 },
    { of: 'en.measured', most: { misheard: 0.06, wrongly: 0.07 }, heard: 0.87 },
    { of: 'es.talk.measured', most: { misheard: 0.13, wrongly: 0.23 }, heard: 0.42 },
    { of: 'en.talk.measured', most: { misheard: 0.14, wrongly: 0.15 }, heard: 0.42 },
  ]

  it.each(bounds)('in $of is as much of what people say, and as little of what they do not, as it was', ({ of, most, heard: least }) => {
    const { own, heard, misheard, none, wrongly } = sharesOf(messages.filter(({ source }) => source === `${of}.txt`).map(hear))
    expect(own + none).toBeGreaterThan(700)
    expect(heard / own).toBeGreaterThanOrEqual(least)
    expect(misheard / own).toBeLessThanOrEqual(most.misheard)
    expect(wrongly / none).toBeLessThanOrEqual(most.wrongly)
  })
})

describe('the weights it hears with', () => {
  it.each(languages)('in %s are made from these messages by this code', (language) => {
    expect(fingerprintOf(language), 'npm run companion:train').toBe(weights[language].fingerprint)
  })
})

import { describe, expect, it } from 'vitest'
import { fold } from '#core/care/fold'
import { weights } from '#core/care/screen/weights'
import { keyOf } from '#core/classify/keys'
import type { CareMessage } from './corpus'
import { figuresOf, judge } from './figures'
import { fingerprint } from './fingerprint'
import { fitHead, scoreSample, type Sample } from './fit'
import { laterIn } from './histories'
import { corpusMessages, heldConversations, outsideMessages, trainingMessages } from './training'

const judged = judge(corpusMessages())
/** Half of the messages: read with three before it, one takes as long as four. `npm run care:measure` reads them all. */
const someOf = <T extends CareMessage>(messages: readonly T[]): T[] => messages.filter(({ text }) => keyOf(`measured ${text}`) % 2 === 0)

describe('what the screen is worth', () => {
  // What it reaches today, with a little room; the aims stand in docs/care.md. A worse screen fails here; a better one raises these.
  const parts = [
    { part: 'written to be hard, and only measured', messages: judged.filter(({ isHeldOut }) => isHeldOut), count: 1_068, least: { recall: 0.862, nearRecall: 0.96, recallAsHigh: 0.85, exact: 0.8 }, most: { flagged: 0.035, flaggedAsImminent: 0.01 } },
    { part: 'by people who knew only what it is for', messages: judge(outsideMessages()), count: 3_660, least: { recall: 0.95, nearRecall: 0.965, nearSurely: 0.915, recallAsHigh: 0.935, exact: 0.855 }, most: { flagged: 0.05, flaggedSurely: 0.027, flaggedAsImminent: 0.01 } },
    { part: 'by such people, said later in a conversation', messages: judge(someOf(laterIn(outsideMessages(), heldConversations()))), count: 1_500, least: { recall: 0.95, nearRecall: 0.97, nearSurely: 0.905, recallAsHigh: 0.95, exact: 0.855 }, most: { flagged: 0.042, flaggedSurely: 0.023, flaggedAsImminent: 0.01 } },
    { part: 'it was made with', messages: judged.filter(({ isHeldOut }) => !isHeldOut), count: 2_100, least: { recall: 0.955, nearRecall: 0.99 }, most: { flagged: 0.015 } },
    { part: 'said to EÓN in whole conversations', messages: judge(heldConversations()), count: 580, least: {}, most: { flagged: 0.05, flaggedSurely: 0.012, flaggedAsImminent: 0.002 } },
  ] as const

  it.each(parts)('on messages $part hears at least as many in danger, and takes for danger no more that are none', ({ messages, count, least, most }) => {
    const figures = figuresOf(messages)
    expect(figures.messages).toBeGreaterThanOrEqual(count)
    for (const [name, figure] of Object.entries(least)) expect(figures[name as keyof typeof least], name).toBeGreaterThanOrEqual(figure)
    for (const [name, figure] of Object.entries(most)) expect(figures[name as keyof typeof most], name).toBeLessThanOrEqual(figure)
  })

  it('was not made with what it is measured by, but for what anybody would say in a few words', () => {
    const wordsOf = ({ text, history = [] }: CareMessage) => fold([...history, text].join(' ')).match(/[a-zñ0-9]+/g) ?? []
    const made = new Set(trainingMessages().map((message) => wordsOf(message).join(' ')))
    const measured = [...outsideMessages(), ...heldConversations(), ...corpusMessages().filter(({ isHeldOut }) => isHeldOut)].map(wordsOf)
    const both = measured.filter((words) => made.has(words.join(' ')))
    expect(both.filter(({ length }) => length > 3)).toEqual([])
    expect(both.length / measured.length).toBeLessThanOrEqual(0.02)
  })
})

describe('the weights', () => {
  it('were made from the messages, the words and the code as they are: else run npm run care:train', () => {
    expect(weights.fingerprint).toBe(fingerprint())
  })

  it('part what can be parted, the same way each time', () => {
    const samples: Sample[] = Array.from({ length: 60 }, (_, message) => ({ message, keys: Int32Array.from([message % 2, 2]), values: Float32Array.from([1, 1]) }))
    const fit = () => fitHead({ samples, isTrue: ({ message }) => message % 2 === 0, weightOf: () => 1, size: 3 })
    const head = fit()
    expect(scoreSample(head, samples[0]!)).toBeGreaterThan(0)
    expect(scoreSample(head, samples[1]!)).toBeLessThan(0)
    expect(fit()).toEqual(head)
  })
})

import { describe, expect, it } from 'vitest'
import { textFeatures } from '#core/chat/companion/listen/features'
import { subjectsOf } from '#core/chat/companion/listen/subjects/model'
import { fitLabels, type Sample } from './fit'

const sample = (text: string, ...labels: string[]): Sample => ({ features: textFeatures(text.toLowerCase()), labels })
/** Each line as often as a feature must be seen. */
const thrice = (...samples: Sample[]) => [...samples, ...samples, ...samples]
const fit = (samples: readonly Sample[]) => fitLabels(samples, { width: 16, mostKept: 1_000, rounds: 15 })

describe('a model of labels', () => {
  const toy = thrice(sample('I cannot sleep', 'sleep'), sample('awake all night', 'sleep'), sample('the dog is gone', 'pet'), sample('I miss my dog', 'pet'), sample('we had soup', ''))

  it('comes out the same from the same messages', () => {
    const [one, other] = [fit(toy), fit(toy)]
    expect(other.labels).toEqual(one.labels)
    expect(other.features).toEqual(one.features)
    expect(other.vectors).toEqual(one.vectors)
  })

  it('knows the labels it was given, and none as the first', () => {
    expect(fit(toy).labels).toEqual(['', 'sleep', 'pet'])
    expect(fit(thrice(sample('he lied to me', 'betrayal', 'left'))).labels).toEqual(['', 'betrayal', 'left'])
  })

  it('keeps no feature that stands in fewer than three messages', () => {
    const { keys } = fit([...toy, sample('zyzzyva', '')])
    expect(keys).toEqual(fit([...toy, sample('quokka', '')]).keys)
  })
})

describe('what a text shows to the model', () => {
  it('is its words, what follows what, and stretches of letters within them', () => {
    expect([...textFeatures('no duermo').keys()]).toEqual(expect.arrayContaining(['wno', 'wduermo', 'b^ no', 'bno duermo', 'bduermo $', 'c<due', 'crmo>']))
  })

  it('is nothing where there are no words', () => {
    expect(textFeatures('… !').size).toBe(0)
  })
})

describe('what a text belongs to', () => {
  const likeliest = (text: string, language: 'es' | 'en') => [...subjectsOf(text, language)].reduce((one, other) => (other[1] > one[1] ? other : one))[0]

  it.each([
    ['no duermo desde que se fue', 'no duermmo desde q se fue', 'es', 'sleep'],
    ['i cannot sleep at night', 'i cant slep at nigt', 'en', 'sleep'],
  ] as const)('is the same with typing errors: %s', (plain, mistyped, language, subject) => {
    expect(likeliest(plain, language)).toBe(subject)
    expect(likeliest(mistyped, language)).toBe(subject)
  })

  it('is a share among all subjects and none', () => {
    const probabilities = [...subjectsOf('my mother died and i cannot sleep', 'en').values()]
    expect(Math.min(...probabilities)).toBeGreaterThanOrEqual(0)
    const all = probabilities.reduce((sum, one) => sum + one, 0)
    expect(all).toBeGreaterThan(0.5)
    expect(all).toBeLessThanOrEqual(1 + 1e-9)
  })
})

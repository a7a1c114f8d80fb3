import { describe, expect, it } from 'vitest'
import { subjectFeatures } from '#core/chat/companion/listen/subjects/features'
import { subjectsOf } from '#core/chat/companion/listen/subjects/model'
import { fitSubjects } from './fit'
import type { LabelledMessage } from './hearing'

const message = (text: string, subject: string | null, also: string[] = []): LabelledMessage => ({ language: 'en', text, subject, also, source: 'en.toy.txt', isMeasured: false })
/** Each line as often as a feature must be seen. */
const thrice = (...messages: LabelledMessage[]) => [...messages, ...messages, ...messages]

describe('a model of subjects', () => {
  const toy = thrice(message('I cannot sleep', 'sleep'), message('awake all night', 'sleep'), message('the dog is gone', 'pet'), message('I miss my dog', 'pet'), message('we had soup', null))

  it('comes out the same from the same messages', () => {
    const [one, other] = [fitSubjects(toy), fitSubjects(toy)]
    expect(other.subjects).toEqual(one.subjects)
    expect(other.features).toEqual(one.features)
    expect(other.vectors).toEqual(one.vectors)
  })

  it('knows the subjects it was given, and none as the first', () => {
    expect(fitSubjects(toy).subjects).toEqual(['', 'sleep', 'pet'])
    expect(fitSubjects(thrice(message('he lied to me', 'betrayal', ['left']))).subjects).toEqual(['', 'betrayal', 'left'])
  })

  it('keeps no feature that stands in fewer than three messages', () => {
    const { keys } = fitSubjects([...toy, message('zyzzyva', null)])
    expect(keys).toEqual(fitSubjects([...toy, message('quokka', null)]).keys)
  })
})

describe('what a text shows to the model', () => {
  it('is its words, what follows what, and stretches of letters within them', () => {
    expect([...subjectFeatures('no duermo').keys()]).toEqual(expect.arrayContaining(['wno', 'wduermo', 'b^ no', 'bno duermo', 'bduermo $', 'c<due', 'crmo>']))
  })

  it('is nothing where there are no words', () => {
    expect(subjectFeatures('… !').size).toBe(0)
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

import { describe, expect, it } from 'vitest'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { judgesOneself, subjectOfVerdict } from './verdict'

describe('a hard word about oneself', () => {
  it.each<[string, ContentLanguage, 'guilt' | 'self-worth']>([
    ['soy mala madre', 'es', 'guilt'],
    ['fui un egoísta', 'es', 'self-worth'],
    ['soy una carga para todos', 'es', 'self-worth'],
    ['nadie me va a querer', 'es', 'self-worth'],
    ['le fallé', 'es', 'guilt'],
    ['no merezco a nadie', 'es', 'guilt'],
    ["I'm a bad mother", 'en', 'guilt'],
    ['i basically killed him', 'en', 'guilt'],
    ['I am a burden to my wife', 'en', 'guilt'],
    ['nobody could love someone like me', 'en', 'self-worth'],
    ['what kind of person forgets her birthday', 'en', 'guilt'],
    ["I'm not good enough", 'en', 'self-worth'],
  ])('is heard as what it is: %j', (text, language, subject) => {
    expect(judgesOneself(text, language)).toBe(true)
    expect(subjectOfVerdict(text)).toBe(subject)
  })

  it.each<[string, ContentLanguage]>([
    ['mi marido era un desastre en la cocina', 'es'],
    ['no merezco que me trate así', 'es'],
    ['me siento muy mal desde que murió mi padre', 'es'],
    ['no soy culpable de nada', 'es'],
    ['¿fue mi culpa?', 'es'],
    ['nadie me dijo nada', 'es'],
    ['what kind of person dumps you by text', 'en'],
    ['nobody will tell me what happened', 'en'],
    ["I'm not stupid", 'en'],
    ["I don't deserve this", 'en'],
    ['I failed the exam', 'en'],
    ['is it my fault?', 'en'],
  ])('is not heard in %j', (text, language) => {
    expect(judgesOneself(text, language)).toBe(false)
  })
})

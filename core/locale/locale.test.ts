import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './locale'

describe('the language of an answer', () => {
  it('is the one asked for, before the stored choice, before the browser', () => {
    expect(chooseLanguage({ asked: 'en', stored: 'es', acceptLanguage: 'es' })).toBe('en')
    expect(chooseLanguage({ stored: 'en', acceptLanguage: 'es-MX,es;q=0.9' })).toBe('en')
    expect(chooseLanguage({ acceptLanguage: 'en-GB,en;q=0.9,es;q=0.8' })).toBe('en')
    expect(chooseLanguage({ acceptLanguage: 'es-AR' })).toBe('es')
  })

  it('is Spanish when nothing known is named', () => {
    expect(chooseLanguage({})).toBe('es')
    expect(chooseLanguage({ asked: 'de', stored: 'klingon', acceptLanguage: 'de-DE,fr;q=0.5' })).toBe('es')
    expect(chooseLanguage({ acceptLanguage: ';;;,,=' })).toBe('es')
  })

  it('takes the first known language by the weight the browser gave', () => {
    expect(chooseLanguage({ acceptLanguage: 'de,es;q=0.3,en;q=0.7' })).toBe('en')
  })
})

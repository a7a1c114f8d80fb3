import { createInstance, type TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { i18nOptions } from '~/i18n/config'
import { createApiError } from '~/lib/api/api-error'
import { problemOf, problemText } from './sign-in-problem'

async function textIn(language: 'es' | 'en', problem: Parameters<typeof problemText>[0]['problem']) {
  const i18n = createInstance()
  await i18n.init({ ...i18nOptions, lng: language })
  return problemText({ problem, t: i18n.t as unknown as TFunction<['access']> })
}

describe('what a person is told when a code was not sent or not taken', () => {
  it.each([
    [1, '1 minuto.'],
    [60, '1 minuto.'],
    [61, '2 minutos.'],
    [3_599, '60 minutos.'],
    [null, '1 minuto.'],
  ])('after too many tries, with %s s to go: how long, in whole minutes', async (retryAfterSeconds, wait) => {
    expect(await textIn('es', { code: 'too_many_requests', retryAfterSeconds })).toContain(`dentro de ${wait}`)
  })

  it('differs by what happened, in both languages', async () => {
    const codes = ['email_invalid', 'code_invalid', 'too_many_requests', 'mail_unavailable', 'offline', 'internal_error']
    for (const language of ['es', 'en'] as const) {
      const texts = await Promise.all(codes.map((code) => textIn(language, { code, retryAfterSeconds: null })))
      expect(new Set(texts).size).toBe(codes.length)
    }
    expect(await textIn('es', { code: 'never_heard_of', retryAfterSeconds: null })).toBe(await textIn('es', { code: 'internal_error', retryAfterSeconds: null }))
  })
})

describe('why a request failed', () => {
  it('is the answer’s code, that of a write refused before its action, or no connection', () => {
    expect(problemOf(createApiError({ message: 'x', status: 429, code: 'too_many_requests', retryAfterSeconds: 30 }))).toEqual({ code: 'too_many_requests', retryAfterSeconds: 30 })
    const refused = { status: 429, statusText: '', internal: false, data: { code: 'too_many_requests', retryAfterSeconds: 9 } }
    expect(problemOf(refused)).toEqual({ code: 'too_many_requests', retryAfterSeconds: 9 })
    expect(problemOf({ ...refused, data: null })).toEqual({ code: 'internal_error', retryAfterSeconds: null })
    expect(problemOf(new TypeError('Failed to fetch'))).toMatchObject({ code: 'offline' })
    expect(problemOf(new Error('bug'))).toMatchObject({ code: 'internal_error' })
  })
})

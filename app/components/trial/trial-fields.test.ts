import { describe, expect, it } from 'vitest'
import { faultsOf, findTrialFaults, firstTrialFault, readTrialValues, trialNoticeFor } from './trial-fields'

const values = { name: 'Inés', email: 'ines@correo.example', motivation: 'Volver a dormir.', adult: true }

describe('the form of a trial', () => {
  it('has nothing against a whole one', () => {
    expect(findTrialFaults(values)).toEqual({})
    expect(firstTrialFault({})).toBeUndefined()
  })

  it('marks what is blank, too long, no address, or not confirmed, and points to the first', () => {
    expect(findTrialFaults({ name: ' ', email: '', motivation: '\n', adult: false })).toEqual({ name: 'missing', email: 'missing', motivation: 'missing', adult: 'missing' })
    expect(findTrialFaults({ ...values, motivation: 'a'.repeat(2001) })).toEqual({ motivation: 'too_long' })
    expect(findTrialFaults({ ...values, motivation: 'a'.repeat(2000) })).toEqual({})
    for (const email of ['ines', 'ines@', '@correo', 'i nes@correo.example']) expect(findTrialFaults({ ...values, email })).toEqual({ email: 'invalid' })
    expect(firstTrialFault({ adult: 'missing', motivation: 'missing' })).toBe('motivation')
  })

  it('believes the server where it knows better what an address is', () => {
    expect(faultsOf({ code: 'email_invalid', values: { ...values, email: 'ines@correo' } })).toEqual({ email: 'invalid' })
  })

  it('reads what was submitted, with the line ends of the page, and takes nothing else for text', () => {
    const form: Record<string, unknown> = { name: 'Inés', motivation: 'una\r\notra', email: 3, adult: 'on' }
    expect(readTrialValues((name) => form[name])).toEqual({ name: 'Inés', motivation: 'una\notra', email: '', adult: true })
  })
})

describe('what is said of a refusal', () => {
  it.each([
    ['trial_already_used', '', 'used'],
    ['conflict', 'Ya has utilizado la prueba gratuita.', 'used'],
    ['trial_fields_missing', '', 'incomplete'],
    ['email_invalid', '', null],
    ['trial_adults_only', '', null],
    ['trial_field_too_long', '', null],
    ['too_many_requests', '', 'tooMany'],
    ['offline', '', 'offline'],
    ['internal_error', '', 'failed'],
    ['something_new', 'words', 'failed'],
  ])('%s «%s»: %s', (code, message, notice) => {
    expect(trialNoticeFor({ code, message })).toBe(notice)
  })
})

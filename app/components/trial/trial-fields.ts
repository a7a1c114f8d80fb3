import { trialFieldLimits, trialFields, type TrialField } from '#core/trial/trial.fields'

export type TrialValues = Record<TrialField, string> & { adult: boolean }
export type TrialFault = 'missing' | 'too_long' | 'invalid'
export type TrialFaults = Partial<Record<TrialField | 'adult', TrialFault>>

export const blankTrialValues: TrialValues = { name: '', email: '', motivation: '', adult: false }

/** Reads a submitted form or a kept draft; whatever is not there, or not text, is as if untouched. */
export function readTrialValues(entry: (name: string) => unknown): TrialValues {
  const text = (name: TrialField) => {
    const value = entry(name)
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : ''
  }
  return { name: text('name'), email: text('email'), motivation: text('motivation'), adult: entry('adult') === 'on' || entry('adult') === true }
}

/** What would keep these values from starting a trial. The server asks the same again, and knows better what an address is. */
export function findTrialFaults(values: TrialValues): TrialFaults {
  const faults: TrialFaults = {}
  for (const field of trialFields) {
    const text = values[field].trim()
    if (text === '') faults[field] = 'missing'
    else if (text.length > trialFieldLimits[field]) faults[field] = 'too_long'
  }
  if (!faults.email && !/^[^\s@]+@[^\s@]+$/.test(values.email.trim())) faults.email = 'invalid'
  if (!values.adult) faults.adult = 'missing'
  return faults
}

/** The faults a refusal of the server points to. */
export function faultsOf({ code, values }: { code: string; values: TrialValues }): TrialFaults {
  if (code === 'email_invalid') return { ...findTrialFaults(values), email: 'invalid' }
  return findTrialFaults(values)
}

/** The first marked field, in the order of the form. */
export function firstTrialFault(faults: TrialFaults): TrialField | 'adult' | undefined {
  return ([...trialFields, 'adult'] as const).find((field) => faults[field])
}

/** What is said above the form, by what went wrong; null where the marked fields say it all. */
export type TrialNotice = 'used' | 'incomplete' | 'tooMany' | 'offline' | 'failed'

const noticeByCode: Record<string, TrialNotice> = {
  trial_fields_missing: 'incomplete',
  too_many_requests: 'tooMany',
  offline: 'offline',
}
const aboutFields = ['email_invalid', 'trial_field_too_long', 'trial_adults_only']

/** The specification knows a used trial by the words of its message; the code says the same. */
export function trialNoticeFor({ code, message }: { code: string; message: string }): TrialNotice | null {
  if (code === 'trial_already_used' || message.includes('Ya has utilizado')) return 'used'
  if (aboutFields.includes(code)) return null
  return noticeByCode[code] ?? 'failed'
}

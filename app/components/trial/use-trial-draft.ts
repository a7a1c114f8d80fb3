import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { trialFields } from '#core/trial/trial.fields'
import { blankTrialValues, readTrialValues, type TrialValues } from './trial-fields'

const draftKey = 'eon-trial-draft'

/** The form's values, kept with every keystroke for as long as the tab lives. The confirmation of age is given anew each time. */
export function useTrialDraft({ initial, form }: { initial: TrialValues; form: RefObject<HTMLFormElement> }) {
  const [values, setValues] = useState(initial)
  const latest = useRef(initial)

  const show = useCallback((next: TrialValues) => {
    latest.current = next
    setValues(next)
  }, [])

  useEffect(() => {
    // What was typed before JavaScript arrived is in the page only.
    const typed = form.current && new FormData(form.current)
    show(merge({ initial: latest.current, typed: typed ? readTrialValues((name) => typed.get(name)) : latest.current, kept: readDraft() }))
  }, [form, show])

  return {
    values,
    change(part: Partial<TrialValues>) {
      show({ ...latest.current, ...part })
      saveDraft(latest.current)
    },
    forget: useCallback(() => saveDraft(null), []),
  }
}

/** Typed words win over kept ones, kept ones over what the page came with, field by field. */
function merge({ initial, typed, kept }: { initial: TrialValues; typed: TrialValues; kept: TrialValues }): TrialValues {
  const next = { ...typed }
  for (const field of trialFields) {
    if (typed[field] === initial[field] && kept[field].trim()) next[field] = kept[field]
  }
  return next
}

function readDraft(): TrialValues {
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Record<string, unknown>
    return readTrialValues((name) => kept[name])
  } catch {
    return blankTrialValues
  }
}

function saveDraft(values: TrialValues | null): void {
  try {
    if (values) sessionStorage.setItem(draftKey, JSON.stringify({ ...values, adult: false }))
    else sessionStorage.removeItem(draftKey)
  } catch {
    // Storage may be refused; the page still holds what was typed.
  }
}

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { LetterPath } from '#core/letters/letters.fields'
import { holdDraft, listDrafts, newDraftKey, removeDraft, saveDraft, type Draft, type KeptDraft } from './letter-drafts'
import { blankValues, isUntouched, readValues, textFields, type LetterValues } from './letter-fields'

/** How long a page that is just being replaced by this one may need to let go of its draft, in ms. */
const handoverMs = 300

type DraftInput = { path: LetterPath; initial: LetterValues; nonce: string; form: RefObject<HTMLFormElement> }

/**
 * The form's values, kept in the browser with every keystroke and taken up again by the next page that opens the form.
 * Of several drafts the newest one that no living tab holds wins, as a whole; what was typed here before it arrived stays.
 */
export function useLetterDraft({ path, initial, nonce: madeNonce, form }: DraftInput) {
  const [values, setValues] = useState(initial)
  const [nonce, setNonce] = useState(madeNonce)
  const [isKept, setIsKept] = useState(false)
  const [restoredAt, setRestoredAt] = useState<number>()
  const latest = useRef({ values: initial, nonce: madeNonce, key: '', isSent: false })

  const show = useCallback((next: LetterValues) => {
    latest.current.values = next
    setValues(next)
  }, [])

  const keep = useCallback(() => {
    const { values: held, nonce: heldNonce, key, isSent } = latest.current
    if (isSent || !key) return
    if (isUntouched(held)) {
      removeDraft(key)
      return setIsKept(false)
    }
    setIsKept(saveDraft(key, { values: held, nonce: heldNonce, savedAt: Date.now() }))
  }, [])

  useEffect(() => {
    const life = new AbortController()
    // What was typed before JavaScript arrived is in the page only.
    const typed = form.current && new FormData(form.current)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the page is the outside system here: it is read once
    if (typed) show(readValues((name) => typed.get(name)))

    function takeUp(draft: KeptDraft) {
      latest.current.key = draft.key
      latest.current.nonce = draft.nonce
      setNonce(draft.nonce)
      setRestoredAt(draft.savedAt)
      show(merge({ typed: latest.current.values, kept: draft.values }))
      keep()
    }
    void findDraft(path, life.signal).then((draft) => {
      if (life.signal.aborted) return
      if (draft) return takeUp(draft)
      latest.current.key = newDraftKey(path)
      void holdDraft(latest.current.key, life.signal)
      keep()
    })
    return () => life.abort()
  }, [path, form, show, keep])

  return {
    values,
    nonce,
    isKept,
    restoredAt,
    change(part: Partial<LetterValues>) {
      show({ ...latest.current.values, ...part })
      keep()
    },
    /** Empties the form and the browser's memory; returns what brings it back. */
    discard() {
      const before = latest.current.values
      show(blankValues)
      setRestoredAt(undefined)
      keep()
      return () => {
        show(before)
        keep()
      }
    },
    /** The letter is on its way: nothing of it stays here. */
    forget: useCallback(() => {
      latest.current.isSent = true
      removeDraft(latest.current.key)
    }, []),
  }
}

async function findDraft(path: LetterPath, signal: AbortSignal): Promise<KeptDraft | null> {
  for (const waitMs of [0, handoverMs]) {
    const drafts = listDrafts(path)
    if (drafts.length === 0) return null
    if (waitMs) await new Promise((done) => setTimeout(done, waitMs))
    for (const draft of drafts) {
      if (await holdDraft(draft.key, signal)) return draft
    }
  }
  return null
}

/** Typed words win over kept ones, field by field, so that nothing under somebody's hands changes. */
function merge({ typed, kept }: { typed: LetterValues; kept: Draft['values'] }): LetterValues {
  const genero = typed.genero === blankValues.genero ? kept.genero : typed.genero
  return { ...Object.assign({ ...kept }, ...textFields.map((field) => (typed[field].trim() ? { [field]: typed[field] } : {}))), genero }
}

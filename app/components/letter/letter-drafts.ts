import { letterPaths, type LetterPath } from '#core/letters/letters.fields'
import { readValues, type LetterValues } from './letter-fields'

/** Everything one page held when something was last typed in it. The nonce goes with it: sent twice, it is one letter. */
export type Draft = { values: LetterValues; nonce: string; savedAt: number }
export type KeptDraft = Draft & { key: string }

const prefix = 'eon-letter-draft'
const keptForMs = 30 * 24 * 60 * 60_000

/** Each page writes under a key of its own, so that two tabs never overwrite each other. */
export function newDraftKey(path: LetterPath): string {
  return `${prefix}:${path}:${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
}

/** Drafts of a path, newest first. Forgets those older than a month. */
export function listDrafts(path: LetterPath, now = Date.now()): KeptDraft[] {
  const found = letterPaths.flatMap((each) => listKept(each))
  for (const old of found.filter(({ savedAt }) => savedAt + keptForMs < now)) removeDraft(old.key)
  return found
    .filter(({ key, savedAt }) => key.startsWith(`${prefix}:${path}:`) && savedAt + keptForMs >= now)
    .sort((one, other) => other.savedAt - one.savedAt)
}

/** False when the browser keeps nothing (private windows, full storage). */
export function saveDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

function listKept(path: LetterPath): KeptDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${prefix}:${path}:`))
      .flatMap((key) => readDraft(key) ?? [])
  } catch {
    return []
  }
}

function readDraft(key: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as { values?: Record<string, unknown>; nonce?: unknown; savedAt?: unknown }
    if (typeof kept.savedAt !== 'number' || typeof kept.nonce !== 'string' || !kept.values) return null
    const { values } = kept
    return { key, values: readValues((name) => values[name]), nonce: kept.nonce, savedAt: kept.savedAt }
  } catch {
    return null
  }
}

/**
 * Takes a draft's key for this page until it closes. False while another living tab writes under it; a tab that was
 * closed or killed has let go. Browsers without locks are believed.
 */
export async function holdDraft(key: string, signal: AbortSignal): Promise<boolean> {
  if (!('locks' in navigator)) return true
  return new Promise((answer) => {
    navigator.locks
      .request(key, { ifAvailable: true }, (lock) => {
        answer(lock !== null)
        if (!lock) return undefined
        return new Promise<void>((letGo) => signal.addEventListener('abort', () => letGo()))
      })
      .catch(() => answer(true))
  })
}

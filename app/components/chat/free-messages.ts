import { useSyncExternalStore } from 'react'
import { freeChatMessages, freeChatWindowMs } from '#core/access/access.limits'
import type { ChatReply } from '#core/chat/chat.schema'

/** What this browser has seen of the free messages; the server counts. Shared by its tabs, the page and the widget. Moments are UTC ms. */
export type FreeMessages = {
  /** Used of the three; null before anything is known. */
  used: number | null
  /** Until when nothing more is taken; null while something is. */
  lockedUntil: number | null
  /** Until when nothing is sold, since danger was heard; null otherwise. */
  quietUntil: number | null
}

type Kept = FreeMessages & { at: number }

const storageKey = 'eon_free_messages'
const changed = 'eon-free-messages'
/** As long as the server stays quiet after danger. */
const quietMs = 7 * 24 * 60 * 60_000
const nothingKept: Kept = { used: null, lockedUntil: null, quietUntil: null, at: 0 }
const nothingKnown: FreeMessages = { used: null, lockedUntil: null, quietUntil: null }

/** A reply says how many are left. One in danger opens what was locked: what comes after it must be heard. */
export function noteReply({ reply, now }: { reply: Pick<ChatReply, 'care' | 'remaining'>; now: number }): void {
  const kept = readKept()
  if (reply.care) keep({ ...kept, lockedUntil: null, quietUntil: now + quietMs })
  else if (reply.remaining === null) keep({ ...nothingKept, quietUntil: kept.quietUntil })
  else keep({ ...kept, used: Math.max(0, freeChatMessages - reply.remaining), lockedUntil: null, at: now })
}

/** The limit was met. Nothing is locked for somebody danger was heard from. */
export function noteLimit({ isQuiet, resetsAt, now }: { isQuiet: boolean; resetsAt: number | null; now: number }): void {
  const kept = readKept()
  const until = resetsAt ?? now + freeChatWindowMs
  keep({ used: freeChatMessages, lockedUntil: isQuiet ? null : until, quietUntil: isQuiet ? now + quietMs : kept.quietUntil, at: now })
}

/** What is known at this moment; what has run out is known no longer. */
export function freeMessagesAt(kept: FreeMessages & { at: number }, now: number): FreeMessages {
  const { lockedUntil, quietUntil, at } = kept
  const isLocked = lockedUntil !== null && lockedUntil > now
  const isOver = lockedUntil === null ? at + freeChatWindowMs <= now : !isLocked
  const used = isOver ? null : kept.used
  return { used, lockedUntil: isLocked ? lockedUntil : null, quietUntil: quietUntil !== null && quietUntil > now ? quietUntil : null }
}

/** Follows what is kept, also when another tab changes it. `now` in UTC ms: what runs out does so when it is asked again. */
export function useFreeMessages(now: number): FreeMessages {
  const text = useSyncExternalStore(subscribe, readText, () => null)
  return text === null ? nothingKnown : freeMessagesAt(parse(text), now)
}

function subscribe(notify: () => void) {
  window.addEventListener('storage', notify)
  window.addEventListener(changed, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(changed, notify)
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept))
    window.dispatchEvent(new Event(changed))
  } catch {
    // A browser that refuses storage shows no count; the server counts all the same.
  }
}

function readKept(): Kept {
  const text = readText()
  return text === null ? nothingKept : parse(text)
}

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Storage can be edited: anything else than what was kept is as good as nothing. */
function parse(text: string): Kept {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return nothingKept
    const numberOf = (name: string) => {
      const one: unknown = (value as Record<string, unknown>)[name]
      return typeof one === 'number' && Number.isFinite(one) ? one : null
    }
    const used = numberOf('used')
    return { used: used === null ? null : Math.min(freeChatMessages, Math.max(0, used)), lockedUntil: numberOf('lockedUntil'), quietUntil: numberOf('quietUntil'), at: numberOf('at') ?? 0 }
  } catch {
    return nothingKept
  }
}

import { vi } from 'vitest'

/** A browser's storage, window and network for one test: what is stored, how wide it is, and what the server answers. */
export function stubBrowser(input: { stored?: Record<string, string>; width?: number; isTouched?: boolean; answer?: () => Response | Promise<Response> } = {}) {
  const stored = new Map(Object.entries(input.stored ?? {}))
  const sent: { url: string; init: RequestInit; headers: Record<string, string> }[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('window', { innerWidth: input.width ?? 1280, matchMedia: () => ({ matches: input.isTouched ?? false }) })
  vi.stubGlobal('navigator', { userAgent: 'Agent/1' })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({ url, init, headers: Object.fromEntries(new Headers(init.headers)) })
    return input.answer?.() ?? Response.json({})
  })
  return { stored, sent }
}

/** A browser that refuses storage, as private windows may. */
export function stubRefusedStorage() {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
}

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listDrafts, newDraftKey, removeDraft, saveDraft } from './letter-drafts'
import { blankValues } from './letter-fields'

const day = 24 * 60 * 60_000
const draft = (mensaje: string, savedAt: number) => ({ values: { ...blankValues, mensaje }, nonce: 'nonce-0001', savedAt })

/** Keeps like the browser's: keys are its own properties. */
function createStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => (storage as Record<string, string>)[key] ?? null,
    setItem: (key: string, value: string) => void ((storage as Record<string, string>)[key] = value),
    removeItem: (key: string) => delete (storage as Record<string, string>)[key],
  }) as Storage
  return storage
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage())
})

describe('drafts on a device', () => {
  it('keep two tabs apart and give the newest first', () => {
    const [one, other] = [newDraftKey('duelo'), newDraftKey('duelo')]
    saveDraft(one, draft('primera', 1_000))
    saveDraft(other, draft('segunda', 2_000))
    expect(listDrafts('duelo', 3_000).map(({ values }) => values.mensaje)).toEqual(['segunda', 'primera'])
  })

  it('belong to their path', () => {
    saveDraft(newDraftKey('ruptura'), draft('otra cosa', 1_000))
    expect(listDrafts('duelo', 2_000)).toEqual([])
  })

  it('are forgotten after a month, and when they are sent', () => {
    const [old, sent] = [newDraftKey('proposito'), newDraftKey('duelo')]
    saveDraft(old, draft('vieja', 0))
    saveDraft(sent, draft('enviada', 30 * day))
    removeDraft(sent)
    expect(listDrafts('duelo', 31 * day)).toEqual([])
    expect(localStorage.getItem(old)).toBeNull()
  })

  it('that cannot be read are passed over', () => {
    localStorage.setItem(newDraftKey('duelo'), '{"values":')
    localStorage.setItem(newDraftKey('duelo'), '{"values":{"mensaje":7},"nonce":"nonce-0001","savedAt":5}')
    expect(listDrafts('duelo', 10).map(({ values }) => values)).toEqual([blankValues])
  })

  it('are not promised where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', { setItem: () => { throw new Error('QuotaExceededError') } })
    expect(saveDraft(newDraftKey('duelo'), draft('x', 1))).toBe(false)
    expect(listDrafts('duelo')).toEqual([])
  })
})

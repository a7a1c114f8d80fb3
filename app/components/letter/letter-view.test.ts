import { describe, expect, it } from 'vitest'
import type { LetterInProgress, LetterWithText } from '#core/letters/letters'
import { pollDelay } from './letter-view'
import { wasOpened } from './opened-letters'

const inProgress: LetterInProgress = { id: 'ltr_1', state: 'in_progress', path: 'duelo', status: 'queued', step: 'queued', progress: 0, startedAt: 0 }
const written: LetterWithText = {
  id: 'ltr_1', state: 'written', title: 'Carta', content: 'Inés:', paragraphs: ['Inés:'], subscriptionTier: 'free', path: 'duelo', language: 'es',
  status: 'narrating', createdAt: 0, writtenBy: 'embedded', audio: { status: 'narrating', progress: 40, canDownload: false, bytes: null, map: null },
}

describe('waiting for a letter', () => {
  it('asks every second or two while there is something to wait for', () => {
    expect(pollDelay(inProgress)).toBe(1_000)
    expect(pollDelay({ ...inProgress, status: 'writing' })).toBe(1_000)
    expect(pollDelay(written)).toBe(2_000)
  })

  it('stops at the end, good or bad', () => {
    expect(pollDelay({ ...inProgress, status: 'failed' })).toBe(false)
    expect(pollDelay({ ...written, status: 'ready' })).toBe(false)
    expect(pollDelay({ ...written, status: 'audio_failed' })).toBe(false)
  })
})

describe('the note of opened letters', () => {
  it('is read out of whatever cookies there are', () => {
    expect(wasOpened('ltr_2', 'a=1; eon-opened=ltr_1.ltr_2; b=2')).toBe(true)
    expect(wasOpened('ltr_3', 'a=1; eon-opened=ltr_1.ltr_2')).toBe(false)
    expect(wasOpened('ltr_1', null)).toBe(false)
  })
})

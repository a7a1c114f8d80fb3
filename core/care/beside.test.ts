import { describe, expect, it } from 'vitest'
import { noticeBesideReply } from './beside'
import { spanish as offers } from './rumination/es'
import { spanish as nudges } from './session/es'

const start = Date.UTC(2026, 10, 20, 22)
const turns = (text: string, minutes: number[]) => minutes.map((minute) => ({ from: 'person' as const, text, at: start + minute * 60_000 }))

describe('what is said beside a reply', () => {
  it('is nothing, most of the time', () => {
    expect(noticeBesideReply({ turns: turns('Hoy llueve', [0, 5]), path: null, language: 'es', now: start + 5 * 60_000 })).toBeNull()
  })

  it('is the circle before the hour, where both are due', () => {
    const late = { path: 'ruptura' as const, language: 'es' as const, now: start + 50 * 60_000 }
    const minutes = [0, 10, 20, 30, 40, 50]
    expect(offers.offers.prompt).toContain(noticeBesideReply({ turns: turns('¿por qué me dejó?', minutes), ...late }))
    expect(nudges).toContain(noticeBesideReply({ turns: turns('Hoy llueve', minutes), ...late }))
  })
})

import { describe, expect, it } from 'vitest'
import { createChance } from '#core/language/seed'
import type { CompanionBrief } from '#core/ports/companion'
import { followConversation } from '../state'
import { choicesFor, type Choice } from './choose'
import { heardIn } from './heard'

/** What may be said first to a turn, after a reply of EÓN's. */
function openingsAfter(reply: string, said: string): Choice[] {
  const brief: CompanionBrief = { language: 'es', path: 'duelo', name: null, memories: [], care: 'none', seed: 'one', turns: [{ from: 'person', text: 'Murió mi madre en marzo' }, { from: 'eon', text: reply }, { from: 'person', text: said }] }
  const planning = { state: followConversation(brief), brief, chance: createChance('one') }
  return choicesFor(planning, heardIn(planning)).openings
}

const best = (openings: readonly Choice[], source: string): number => Math.max(...openings.filter((one) => one.source === source).map(({ score }) => score))
const said = 'Ayer encontré su dedal en el bolsillo del abrigo y me quedé parada en el pasillo.'

describe('what is said first', () => {
  it('is the best first', () => {
    const scores = openingsAfter('Te leo.', said).map(({ score }) => score)
    expect(scores.length).toBeGreaterThan(3)
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
  })

  it('is the less a quotation where the last reply was one', () => {
    const [plain, quoted] = ['Te leo.', '«Murió mi madre en marzo». Te leo.'].map((reply) => best(openingsAfter(reply, 'Escuchaba la radio toda la tarde.'), 'quote'))
    expect(plain! - quoted!).toBeGreaterThan(0.3)
  })

  it('owns a question that was put to it before anything else', () => {
    expect(openingsAfter('Te leo.', '¿Y usted no se aburre de leer estas cosas?')[0]?.source).toBe('unknown')
  })

  it('thinks of no jest and of nothing good where something hard is told', () => {
    const sources = openingsAfter('Te leo.', 'No llegué a tiempo al hospital y se murió sola, eso no me lo perdono.').map(({ source }) => source)
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter((source) => ['gist joke', 'gist good', 'gist done'].includes(source))).toEqual([])
  })
})

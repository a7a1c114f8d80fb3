import type { Chance } from '#core/language/seed'
import type { CompanionBrief } from '#core/ports/companion'
import { plainText } from './listen/plain'
import type { State } from './state'
import { textsOf } from './texts'

/** Three ways to go on, in the person's voice; none that they have already taken. */
export function suggestFor(input: { state: State; brief: CompanionBrief; said: string; chance: Chance }): string[] {
  const { state, brief, said, chance } = input
  const { suggestions, exercises } = textsOf(state.language)
  const isOffer = exercises.some((exercise) => exercise.offers.some((line) => said.includes(line.replace(/^(?:[@#][\w-]+ )+/, '').slice(0, 40))))
  const isStep = exercises.some((exercise) => exercise.steps.some((line) => said.includes(line.slice(0, 40))))
  const { focus } = state
  const main = isStep ? suggestions.exercise : isOffer ? suggestions.offer : state.turns.length <= 1 && state.turn.words < 6 ? suggestions.start : focus?.fate === 'dead' ? suggestions.dead : focus?.fate === 'gone' ? suggestions.gone : brief.path === 'proposito' ? suggestions.purpose : brief.path === 'duelo' ? suggestions.dead : brief.path === 'ruptura' ? suggestions.gone : suggestions.any
  const mine = focus ? (focus.name ?? focus.relation?.replace(/^tus? /, (found) => (found === 'tu ' ? 'mi ' : 'mis ')).replace(/^your /, 'my ')) : null
  const taken = new Set(brief.turns.filter((turn) => turn.from === 'person').map((turn) => plainText(turn.text)))
  const out: string[] = []
  const add = (lines: readonly string[]): void => {
    for (const line of chance.shuffle(lines)) {
      if (out.length >= 3) return
      if (line.includes('{m}') && !mine) continue
      const text = line.replace('{m}', mine ?? '')
      if (!taken.has(plainText(text)) && !out.includes(text)) out.push(text)
    }
  }
  add(main)
  if (!isStep && !isOffer) add(suggestions.any)
  return out
}

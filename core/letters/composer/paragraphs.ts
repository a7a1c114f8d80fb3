import { shapeOf, subjectsOf } from './contents'
import { feelingsNamedIn } from './fit'
import { sentencesIn } from '#core/language/words'
import type { Movement } from './movements/movement'
import type { Reading } from './reading/reading'
import type { State } from './state'

/** A movement in its place: `step` orders the letter. */
export type Placed = { movement: Movement; text: string; words: number; step: number }

/** Whether a paragraph should not stand right after another: it sets out alike, dwells on the same feeling or occurrence, or is the third answer in a row. */
function clashes(one: Placed, before: Placed | undefined, earlier: Placed | undefined, reading: Reading): boolean {
  if (!before) return false
  const kind = (placed: Placed): string => {
    const shape = shapeOf(placed.text, placed.movement.text)
    return shape === 'quoting' ? 'quote' : shape
  }
  if (kind(one) !== 'plain' && kind(one) === kind(before)) return true
  const subjects = subjectsOf(before.movement, reading)
  if (subjectsOf(one.movement, reading).some((subject) => subjects.includes(subject))) return true
  if (before.movement.role === 'event' && one.movement.role === 'event') return true
  return one.movement.role === 'seen' && before.movement.role === 'seen' && earlier?.movement.role === 'seen'
}

/** Moves another paragraph between two that clash; the opening and everything from the gesture on stay where they are. */
export function spread(placed: Placed[], reading: Reading): void {
  const last = placed.findIndex((one) => one.movement.role === 'gesture' || one.movement.role === 'stir')
  for (let i = 1; i < last; i++) {
    if (!clashes(placed[i]!, placed[i - 1], placed[i - 2], reading)) continue
    for (let j = i + 1; j < last; j++) {
      if (placed[j]!.movement.role === 'back' || clashes(placed[j]!, placed[i - 1], placed[i - 2], reading)) continue
      const [moved] = placed.splice(j, 1)
      placed.splice(i, 0, moved!)
      break
    }
  }
}

const ofTheOne = /\{(?:a\.|de\.)?[nr](?:'s)?\}|\{le\}|\{them\}/

/** Whether one movement goes on where the other stopped, so that they may share a paragraph. */
function continues(one: Placed, next: Placed): boolean {
  if (/^[«“]/.test(next.text) || shapeOf(next.text, next.movement.text) !== 'plain') return false
  const [from, to] = [one.movement, next.movement]
  const ends = sentencesIn(from.text).at(-1) ?? ''
  const begins = sentencesIn(to.text)[0] ?? ''
  // Guilt goes on from what they blame themselves for, and from nothing else.
  if (from.role === 'seen' && to.role === 'feeling') return Boolean(from.when.clause?.every((kind) => /^(did|self|late|unsaid)$/.test(kind)) && to.when.any?.includes('feel:guilt') && feelingsNamedIn(to.text).includes('feel:guilt'))
  if (from.role === 'thing' && to.role === 'bond') return ofTheOne.test(ends) && ofTheOne.test(begins)
  if (from.role === 'bond' && to.role === 'bond') return ofTheOne.test(ends) && ofTheOne.test(begins)
  return false
}

/** The paragraphs, now and then two movements in one. */
export function paragraphsOf(placed: Placed[], state: State): string[] {
  const isDeep = state.reading.brief.depth === 'deep'
  const out: string[] = []
  let joined = 0
  placed.forEach((one, i) => {
    const before = placed[i - 1]
    if (before && joined < (isDeep ? 3 : 1) && before.words + one.words <= (isDeep ? 130 : 105) && out.at(-1) === before.text && continues(before, one) && state.chance.next() < 0.7) {
      out[out.length - 1] = `${before.text} ${one.text}`
      joined++
    } else out.push(one.text)
  })
  return out
}

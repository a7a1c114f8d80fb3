import { createChance } from '#core/language/seed'

const alphabet = 'bcdfghjkmnpqrstvwxz23456789'
const fenceLength = 16

/** A mark that nobody who wrote `text` could have known: drawn from the request's seed, and never a part of the text. */
export function fenceFor(input: { seed: string; text: string }): string {
  const chance = createChance(`fence/${input.seed}`)
  for (;;) {
    const fence = Array.from({ length: fenceLength }, () => chance.pick([...alphabet])).join('')
    if (!input.text.includes(fence)) return fence
  }
}

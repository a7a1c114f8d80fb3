import { expect, it } from 'vitest'
import { paragraphAt } from './paragraph-at'

const starts = [0.12, 4, 9, 9, 15]

it.each([
  [0, 0],
  [3.5, 0],
  [3.8, 1],
  [8.6, 1],
  [9, 3],
  [14, 3],
  [90, 4],
])('at %f s is in paragraph %i', (at, paragraph) => {
  expect(paragraphAt(starts, at)).toBe(paragraph)
})

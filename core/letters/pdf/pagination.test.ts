import { expect, it } from 'vitest'
import { paginate, type Row } from './pagination'

const row = (name: string, keepsWithNext = false): Row & { name: string } => ({ name, before: 0, height: 1, keepsWithNext })
const names = (pages: { name: string }[][]): string[] => pages.map((page) => page.map(({ name }) => name).join(''))

it('fills a page before it starts the next', () => {
  expect(names(paginate({ rows: [...'abcde'].map((name) => row(name)), roomOf: () => 2 }))).toEqual(['ab', 'cd', 'e'])
})

it('takes the rows that must stay together to the next page', () => {
  const rows = [row('a'), row('b', true), row('c', true), row('d')]
  expect(names(paginate({ rows, roomOf: () => 3 }))).toEqual(['a', 'bcd'])
})

it('cuts what fills more than a page', () => {
  const rows = [...'abcde'].map((name) => row(name, true))
  expect(names(paginate({ rows, roomOf: () => 2 }))).toEqual(['ab', 'cd', 'e'])
})

it('leaves out the space above the first row of a page', () => {
  const rows = [...'abcd'].map((name) => ({ ...row(name), before: 1 }))
  expect(names(paginate({ rows, roomOf: () => 3 }))).toEqual(['ab', 'cd'])
})

it('gets on even where no row fits', () => {
  expect(names(paginate({ rows: [row('a'), row('b')], roomOf: () => 0.5 }))).toEqual(['a', 'b'])
})

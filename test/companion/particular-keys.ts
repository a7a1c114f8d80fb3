import { RegExpParser, type AST } from '@eslint-community/regexpp'
import { textsOf } from '#core/chat/companion/texts'
import { plainText } from '#core/chat/companion/listen/plain'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { labelledConversations } from './conversations'

/** No more strings than these stand for one pattern, and none is shorter. */
const most = 60
const shortest = 3
const longestKey = 8
/** So many are kept of what may stand in one place. */
const mostHere = 16

/** Strings one of which stands in whatever a part of a pattern matches; null where nothing is sure. */
type Sure = readonly string[] | null
/** Everything a part may match, where that is few; null where it is more than a few strings. */
type Exact = readonly string[] | null

const parser = new RegExpParser()

/** The strings one of which stands in everything the pattern of something particular is found in, by id: empty where there is none, and the pattern is always tried. */
export function particularKeys(language: ContentLanguage): Record<string, readonly string[]> {
  const told = labelledConversations().filter((one) => one.language === language).flatMap(({ turns }) => turns.map(({ text }) => plainText(text))).filter((_, at) => at % 16 === 0)
  return Object.fromEntries(textsOf(language).particulars.map(({ id, hears }) => {
    const sure = sureOf(parser.parseLiteral(String(hears)).pattern.alternatives, told)
    const keys = sure ? [...withoutLonger(sure.map(wordOf))].sort() : []
    return [id, keys.length <= most ? keys : []]
  }))
}

/** The same as they are stored: a line for each that has some. */
export const storedKeys = (language: ContentLanguage): string => Object.entries(particularKeys(language)).filter(([, strings]) => strings.length > 0).map(([id, strings]) => `${id}:${strings.join('|')}`).join('\n')

function sureOf(alternatives: readonly AST.Alternative[], told: readonly string[]): Sure {
  const all = alternatives.map((one) => sureOfSequence(one, told))
  return all.some((one) => one === null) ? null : withoutLonger(all.flatMap((one) => one!))
}

/** Of a sequence the surest part: a run of what is spelled out, or an element that is sure by itself. */
function sureOfSequence({ elements }: AST.Alternative, told: readonly string[]): Sure {
  const found: (readonly string[])[] = []
  let run: readonly string[] = ['']
  const close = (): void => {
    if (run.every((one) => one.length >= shortest)) found.push(run)
    run = ['']
  }
  for (const element of elements) {
    if (element.type === 'Assertion') continue
    const exact = exactOf(element)
    const longer = exact && run.flatMap((before) => exact.map((one) => before + one))
    if (longer && longer.length <= mostHere) run = longer
    else {
      close()
      if (exact && exact.length <= mostHere) run = exact
      const inside = element.type === 'Group' || element.type === 'CapturingGroup' ? sureOf(element.alternatives, told) : element.type === 'Quantifier' && element.min > 0 && (element.element.type === 'Group' || element.element.type === 'CapturingGroup') ? sureOf(element.element.alternatives, told) : null
      if (inside) found.push(inside)
    }
  }
  close()
  return found.length === 0 ? null : found.reduce((best, one) => (commonnessOf(one, told) < commonnessOf(best, told) ? one : best))
}

/** The fewer of the things people say hold one of these strings, the fewer patterns are tried for nothing. */
const commonnessOf = (strings: readonly string[], told: readonly string[]): number => {
  const words = strings.map(wordOf)
  return told.filter((text) => words.some((one) => text.includes(one))).length + words.length / 100
}

function exactOf(element: AST.Element): Exact {
  if (element.type === 'Character') return [String.fromCodePoint(element.value)]
  if (element.type === 'CharacterClass' && !element.negate && element.elements.length <= 4 && element.elements.every((one) => one.type === 'Character')) return element.elements.map((one) => String.fromCodePoint((one as AST.Character).value))
  if (element.type === 'Group' || element.type === 'CapturingGroup') {
    const all = element.alternatives.map(({ elements }) => elements.reduce<Exact>((before, one) => {
      const exact = before && (one.type === 'Assertion' ? [''] : exactOf(one))
      const longer = exact && before.flatMap((start) => exact.map((end) => start + end))
      return longer && longer.length <= mostHere ? longer : null
    }, ['']))
    return all.some((one) => one === null) || all.flat().length > mostHere ? null : all.flatMap((one) => one!)
  }
  if (element.type === 'Quantifier' && element.min === 0 && element.max === 1) {
    const exact = element.element.type === 'Character' || element.element.type === 'CharacterClass' || element.element.type === 'Group' || element.element.type === 'CapturingGroup' ? exactOf(element.element) : null
    return exact && exact.length < 8 ? ['', ...exact] : null
  }
  return null
}

/** The longest word of a string says nearly as much as all of it; a string of short words is left whole. */
function wordOf(text: string): string {
  const longest = (text.match(/[a-z0-9]+/g) ?? []).reduce((best, one) => (one.length > best.length ? one : best), '')
  return longest.length > shortest ? longest.slice(0, longestKey) : text
}

/** What another is part of says no more than that. */
const withoutLonger = (strings: readonly string[]): readonly string[] => [...new Set(strings)].filter((one, at, all) => !all.some((other, place) => place !== at && one !== other && one.includes(other)))

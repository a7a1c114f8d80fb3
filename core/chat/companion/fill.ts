import type { Clause } from '#core/language/clauses'
import type { FeltEmotion } from '#core/language/emotions'
import type { Thing } from '#core/language/things'
import type { LetterPath } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { slotEn } from './slots.en'
import { slotEs } from './slots.es'
import type { Line } from './line'
import type { Person } from './state'

/** What a line may speak of. */
export type Matter = {
  language: ContentLanguage
  path: LetterPath | null
  focus: Person | null
  /** Somebody else the person named. */
  other: Person | null
  clause: Clause | null
  thing: Thing | null
  feeling: FeltEmotion | null
  earlier: FeltEmotion | null
  label: string | null
  fragment: string | null
  name: string | null
  span: string | null
  memory: string | null
  /** What the pattern of something particular named, by the name of its group. */
  named: Readonly<Record<string, string | null>>
  /** Whether the turn holds several sentences, so that one can be told from the others. */
  isSeveral: boolean
  /** Whether the turn is short. */
  isBrief: boolean
  /** The companion's replies so far. */
  replies: number
  isCalm: boolean
  /** Who is answered says «usted». */
  isFormal: boolean
}

const conditions: Record<string, (matter: Matter) => boolean> = {
  dead: ({ focus }) => focus?.fate === 'dead',
  notdead: ({ focus }) => focus?.fate !== 'dead',
  gone: ({ focus }) => focus?.fate === 'gone',
  ill: ({ focus }) => focus?.fate === 'ill',
  // On the path of grief the first one named may be the one who is missed: not asked after as living before more was said.
  living: ({ focus, path, replies }) => focus !== null && focus.fate === null && !focus.isPast && (focus.relation !== null || focus.mentions > 1) && (path !== 'duelo' || replies >= 3 || focus.isAlive === true),
  pet: ({ focus }) => focus?.kin === 'pet',
  person: ({ focus }) => focus !== null && focus.kin !== 'pet',
  nopet: ({ focus }) => focus?.kin !== 'pet',
  someone: ({ focus }) => focus !== null,
  nobody: ({ focus }) => focus === null,
  known: ({ focus }) => focus !== null && focus.kin !== 'baby',
  past: ({ focus }) => (focus?.fate === 'dead' || focus?.fate === 'gone') && focus.kin !== 'baby',
  baby: ({ focus }) => focus?.kin === 'baby',
  named: ({ focus }) => typeof focus?.name === 'string',
  unnamed: ({ focus }) => focus !== null && focus.name === null,
  f: ({ focus }) => focus?.gender === 'f',
  m: ({ focus }) => focus?.gender === 'm',
  duelo: ({ path, focus }) => path === 'duelo' || (path === null && focus?.fate === 'dead'),
  ruptura: ({ path, focus }) => path === 'ruptura' || (path === null && focus?.fate === 'gone'),
  proposito: ({ path }) => path === 'proposito',
  early: ({ replies }) => replies < 4,
  late: ({ replies }) => replies >= 5,
  brief: ({ isBrief }) => isBrief,
  several: ({ isSeveral }) => isSeveral,
  calm: ({ isCalm }) => isCalm,
}

const ofSomebody = /\{(?:a\.|de\.)?(?:n|n's|r|lo|le|él|they|them|their|theirs)\}|<(?!o:|e:)[^<>]*>/

/** A line's finished text, or null where it does not fit or a slot is not sure. */
export function fillLine(line: Line, matter: Matter): string | null {
  if (!line.needs.every((need) => conditionOf(need)(matter))) return null
  const { focus, thing, language } = matter
  const isMany = focus !== null && (focus.isPlural || (language === 'en' && focus.gender === null))
  if (focus?.isPlural && ofSomebody.test(line.text) && !/\[(?!o:)[^\][]*\|/.test(line.text)) return null
  const slot = language === 'es' ? slotEs : slotEn
  let isSure = true
  const fail = (): string => {
    isSure = false
    return ''
  }
  const text = line.text
    .replace(/\{([^{}]+)\}/g, (_, name: string) => (name in matter.named ? matter.named[name] : slot(name, matter)) ?? fail())
    .replace(/\[o:([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) => (thing ? (thing.isPlural ? many : one) : fail()))
    .replace(/<o:([^<>]*)>/g, (_, forms: string) => (thing ? agree(forms, thing.gender, thing.isPlural) : null) ?? fail())
    .replace(/<([^<>:]*)>/g, (_, forms: string) => (focus?.gender ? agree(forms, focus.gender, focus.isPlural) : null) ?? fail())
    .replace(/\[([^|\]:]*)\|([^|\]]*)\]/g, (_, one: string, many: string) => (isMany ? many : one))
  return isSure ? dress(text, language) : null
}

function conditionOf(name: string): (matter: Matter) => boolean {
  const condition = conditions[name]
  if (!condition) throw new Error(`unknown condition @${name}`)
  return condition
}

function agree(forms: string, gender: 'f' | 'm', isPlural: boolean): string | null {
  const list = forms.split('|')
  if (isPlural) return list.length === 4 ? list[gender === 'f' ? 3 : 2]! : null
  return list[gender === 'f' ? 1 : 0] ?? null
}

/** Capitals where sentences begin, apostrophes and spaces as they are printed. */
function dress(text: string, language: ContentLanguage): string {
  const set = text.replace(/\s+/g, ' ').replace(/(^|[.?!…:]["”»]? |[.?!…]["”»] )([«“¿]*)(\p{Ll})/gu, (whole, before: string, mark: string, letter: string) => (before.startsWith(':') ? whole : before + mark + letter.toUpperCase()))
  return (language === 'en' ? set.replace(/(\p{L}|\d)'(?=\p{L}|$|[\s.,;:?”])/gu, '$1’') : set).trim()
}

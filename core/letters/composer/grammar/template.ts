import type { Clause } from '#core/language/clauses'
import type { FeltEmotion } from '#core/language/emotions'
import type { KindGroup } from '#core/language/kinds'
import type { Reading } from '../reading/reading'
import type { Thing } from '#core/language/things'
import { quoteEn, quoteEs } from '#core/language/quote'
import { slotEn } from './slots.en'
import { slotEs } from './slots.es'

/**
 * Fills the slots of a movement. A slot that cannot be filled with certainty makes the movement unfit: no guess is written.
 *
 * Slots, both languages: `{n}` what the one is called, `{r}` who they are to the reader, `{yo}` the reader's name, `{q}` `{q2}` their exact words in quotes,
 * `{t}` the same words turned to «tú»/"you", `{o}` `{o2}` a thing with its article, `{o.n}` the bare noun, `{ese.o}` with a demonstrative, `{e}` what weighs,
 * `{c.inf}` what they want to do, `{c.q}` how they want to close in their words, `{p}` another person of theirs, `{span}` `{since}` a duration, `{day}` a recurring day.
 * `{q:hurt}` `{t:hurt}` (also bond, now, will, fact) bind clauses by family; `{tq}` `{tt}` say the opening clause again in an ending.
 * Spanish adds `{a.x}` and `{de.x}` (contractions), `{le}`, `{lo}`, `{o.lo}`; English `{n's}`, `{they}`, `{them}`, `{their}`.
 * Agreement: `(o|a)` with the reader, `<o|a>` or `<o|a|os|as>` with the one, `[era|eran]` with their number, `[o:está|están]` and `<o:o|a|os|as>` with the thing, `<e:o|a>` with what weighs.
 */
export type Filling = {
  reading: Reading
  clause: Clause | null
  second: Clause | null
  thing: Thing | null
  other: Thing | null
  /** Clauses bound by family: `{q:hurt}`, `{t:bond}`. */
  grouped?: Partial<Record<KindGroup, Clause>>
  /** What `{e}` names, where it is not the first thing they named. */
  feeling?: FeltEmotion | null
  /** The clause that opened the letter, for endings: `{tq}`, `{tt}`. */
  thread?: Clause | null
}

const personSlot = /\{(?:a\.|de\.)?(?:n|r|le|lo|n's|r's)\}|\{they\}|<[^:>|]*\|/

/** The finished text, or null where a slot or an agreement is not sure. */
export function fillTemplate(text: string, filling: Filling): string | null {
  const { reading } = filling
  const { whom } = reading
  const isPluralish = reading.language === 'en' ? whom.isPlural || (whom.gender === null && (whom.isPerson || whom.isPet) && whom.kin !== 'self') : whom.isPlural
  if (whom.isPlural && personSlot.test(text) && !/\[(?!o:)[^\]]*\|/.test(text)) return null
  const felt = filling.feeling ?? reading.feelings[0]
  let isSure = true
  const fail = (): string => {
    isSure = false
    return ''
  }
  const slot = reading.language === 'es' ? slotEs : slotEn
  const quote = reading.language === 'es' ? quoteEs : quoteEn
  const said = (name: string): string | null => {
    if (name === 'tq') return filling.thread && filling.thread.words <= 11 ? quote(filling.thread.text, filling.thread.isQuestion) : null
    if (name === 'tt') return filling.thread && filling.thread.words <= 9 ? filling.thread.turned : null
    const [form, group] = name.split(':')
    const clause = filling.grouped?.[group as KindGroup]
    if (!clause) return null
    return form === 'q' ? quote(clause.text, clause.isQuestion) : clause.turned
  }
  const out = text
    .replace(/\{([^{}]+)\}/g, (_, name: string) => (/:|^t[qt]$/.test(name) ? said(name) : slot(name, filling)) ?? fail())
    .replace(/\[o:([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) => (filling.thing ? (filling.thing.isPlural ? many : one) : fail()))
    .replace(/<o:([^<>]*)>/g, (_, forms: string) => (filling.thing ? chooseForm(forms, filling.thing.gender, filling.thing.isPlural) : null) ?? fail())
    .replace(/<e:([^<>]*)>/g, (_, forms: string) => (felt ? chooseForm(forms, felt.gender, false) : null) ?? fail())
    .replace(/\[([^|\]:]*)\|([^|\]]*)\]/g, (_, one: string, many: string) => (isPluralish ? many : one))
    .replace(/<([^<>:]*\|[^<>]*)>/g, (_, forms: string) => (whom.gender ? chooseForm(forms, whom.gender, whom.isPlural) : null) ?? fail())
    .replace(/\(([^()|]*)\|([^()|]*)\)/g, (_, m: string, f: string) => (reading.reader.gender === 'neutro' ? fail() : reading.reader.gender === 'femenino' ? f : m))
  if (!isSure) return null
  return capitalise(out)
}

function chooseForm(forms: string, gender: 'f' | 'm', isPlural: boolean): string | null {
  const list = forms.split('|')
  if (isPlural) return list.length === 4 ? list[gender === 'f' ? 3 : 2]! : null
  return list[gender === 'f' ? 1 : 0] ?? null
}

/** A capital at the beginning of every sentence, whatever a slot put there. */
function capitalise(text: string): string {
  return text.replace(/(^|[.?!…]["”»]? )([«“¿]*)(\p{Ll})/gu, (_, before: string, mark: string, letter: string) => before + mark + letter.toUpperCase())
}

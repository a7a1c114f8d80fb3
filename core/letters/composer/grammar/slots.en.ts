import { quoteEn } from '#core/language/quote'
import type { Filling } from './template'

function possessive(phrase: string, isPlural: boolean): string {
  return isPlural && phrase.endsWith('s') ? `${phrase}'` : `${phrase}'s`
}

function withArticle(noun: string): string {
  return /^(hour|honest|heir)/i.test(noun) || (/^[aeiou]/i.test(noun) && !/^(uni|use|eu|one)/i.test(noun)) ? `an ${noun}` : `a ${noun}`
}

/** One English slot, or null where it cannot be filled. */
export function slotEn(name: string, { reading, clause, second, thing, other, feeling }: Filling): string | null {
  const { whom, reader, ending, feelings } = reading
  const felt = feeling ?? feelings[0]
  const isSomebody = whom.isPerson || whom.isPet
  const isSelf = whom.kin === 'self'
  const set = whom.isPlural || (isSomebody && whom.gender === null) ? 'they' : !isSomebody ? 'it' : whom.gender === 'f' ? 'she' : 'he'
  const pronouns = { they: ['they', 'them', 'their', 'theirs'], it: ['it', 'it', 'its', 'its'], she: ['she', 'her', 'her', 'hers'], he: ['he', 'him', 'his', 'his'] }[set]!
  const isNameless = whom.kin === 'self' && !whom.hasName && /^(quien|who) /.test(whom.called)
  if (isNameless && /^(a\.|de\.)?[nr]('s)?$/.test(name)) return null
  switch (name) {
    case 'n': return whom.called
    case "n's": return isSelf ? null : possessive(whom.called, whom.isPlural)
    case 'r': return whom.related
    case "r's": return isSelf ? null : possessive(whom.related, whom.isPlural)
    case 'they': return isSelf ? null : pronouns[0]!
    case 'them': return isSelf ? null : pronouns[1]!
    case 'their': return isSelf ? null : pronouns[2]!
    case 'theirs': return isSelf ? null : pronouns[3]!
    case 'yo': return reader.name
    case 'q': return clause ? quoteEn(clause.text, clause.isQuestion) : null
    case 't': return clause?.turned ?? null
    case 'q2': return second ? quoteEn(second.text, second.isQuestion) : null
    case 't2': return second?.turned ?? null
    case 'o': return thing?.definite ?? null
    case 'o.n': return thing?.noun ?? null
    case 'un.o': return thing?.isCounted && !thing.isPlural ? withArticle(thing.noun) : null
    case 'ese.o': return thing ? `${thing.isPlural ? 'those' : 'that'} ${thing.noun}` : null
    case 'o.it': return thing ? (thing.isPlural ? 'them' : 'it') : null
    case 'o2': return other?.definite ?? null
    case 'o2.n': return other?.noun ?? null
    case 'ese.o2': return other ? `${other.isPlural ? 'those' : 'that'} ${other.noun}` : null
    case 'e': return felt?.noun ?? null
    case 'e2': return feelings.find((one) => one !== felt)?.noun ?? null
    case 'c.inf': return ending.infinitive
    case 'c.q': return ending.text ? quoteEn(ending.text, false) : null
    case 'p': return reading.people[0]?.text ?? null
    case 'span': return reading.spans.find((span) => !span.isSince && span.months >= 1)?.text ?? null
    case 'since': return reading.spans.find((span) => span.isSince)?.text ?? null
    case 'day': return reading.day
    default: throw new Error(`unknown English slot ${name}`)
  }
}

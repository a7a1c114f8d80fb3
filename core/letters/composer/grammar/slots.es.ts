import { quoteEs } from '#core/language/quote'
import type { Filling } from './template'

/** «a el» → «al», «de el» → «del»; a name with its own capital article is left alone. */
function contract(preposition: 'a' | 'de', phrase: string): string {
  if (/^el /.test(phrase)) return `${preposition === 'a' ? 'al' : 'del'} ${phrase.slice(3)}`
  return `${preposition} ${phrase}`
}

/** One Spanish slot, or null where it cannot be filled. */
export function slotEs(name: string, { reading, clause, second, thing, other, feeling }: Filling): string | null {
  const { whom, reader, ending, feelings } = reading
  const felt = feeling ?? feelings[0]
  const besides = feelings.find((one) => one !== felt)
  const isPluralFeeling = felt ? /^(los|las) /.test(felt.noun) : false
  const isNameless = whom.kin === 'self' && !whom.hasName && /^(quien|who) /.test(whom.called)
  if (isNameless && /^(a\.|de\.)?[nr]('s)?$/.test(name)) return null
  switch (name) {
    case 'n': return whom.called
    case 'a.n': return contract('a', whom.called)
    case 'de.n': return contract('de', whom.called)
    case 'r': return whom.related
    case 'a.r': return contract('a', whom.related)
    case 'de.r': return contract('de', whom.related)
    case 'le': return whom.isPlural ? 'les' : 'le'
    case 'lo': return whom.gender ? `l${whom.gender === 'f' ? 'a' : 'o'}${whom.isPlural ? 's' : ''}` : null
    case 'yo': return reader.name
    case 'q': return clause ? quoteEs(clause.text, clause.isQuestion) : null
    case 't': return clause?.turned ?? null
    case 'q2': return second ? quoteEs(second.text, second.isQuestion) : null
    case 't2': return second?.turned ?? null
    case 'o': return thing?.definite ?? null
    case 'a.o': return thing ? contract('a', thing.definite) : null
    case 'de.o': return thing ? contract('de', thing.definite) : null
    case 'o.n': return thing?.noun ?? null
    case 'un.o': return thing?.isCounted ? (thing.isPlural ? `un${thing.gender === 'f' ? 'a' : 'o'}s ${thing.noun}` : `un${thing.gender === 'f' ? 'a' : ''} ${thing.noun}`) : null
    case 'ese.o': return thing ? `${thing.isPlural ? (thing.gender === 'f' ? 'esas' : 'esos') : thing.gender === 'f' ? 'esa' : 'ese'} ${thing.noun}` : null
    case 'o.lo': return thing ? `l${thing.gender === 'f' ? 'a' : 'o'}${thing.isPlural ? 's' : ''}` : null
    case 'o2': return other?.definite ?? null
    case 'a.o2': return other ? contract('a', other.definite) : null
    case 'de.o2': return other ? contract('de', other.definite) : null
    case 'o2.n': return other?.noun ?? null
    case 'ese.o2': return other ? `${other.isPlural ? (other.gender === 'f' ? 'esas' : 'esos') : other.gender === 'f' ? 'esa' : 'ese'} ${other.noun}` : null
    case 'e': return felt && !isPluralFeeling ? felt.noun : null
    case 'a.e': return felt && !isPluralFeeling ? contract('a', felt.noun) : null
    case 'de.e': return felt && !isPluralFeeling ? contract('de', felt.noun) : null
    case 'e.n': return felt && !isPluralFeeling ? felt.noun.split(' ')[1]! : null
    case 'e2': return besides && !/^(los|las) /.test(besides.noun) ? besides.noun : null
    case 'c.inf': return ending.infinitive
    case 'c.q': return ending.text ? quoteEs(ending.text, false) : null
    case 'p': return reading.people[0]?.text ?? null
    case 'a.p': return reading.people[0] ? `a ${reading.people[0].text}` : null
    case 'span': return reading.spans.find((span) => !span.isSince && span.months >= 1)?.text ?? null
    case 'since': return reading.spans.find((span) => span.isSince)?.text ?? null
    case 'day': return reading.day
    default: throw new Error(`unknown Spanish slot ${name}`)
  }
}

import { quoteEs } from '#core/language/quote'
import type { Matter } from './fill'

const contract = (preposition: 'a' | 'de', phrase: string): string => (/^el /.test(phrase) ? `${preposition === 'a' ? 'al' : 'del'} ${phrase.slice(3)}` : `${preposition} ${phrase}`)

/** «tu madre», and to whoever says «usted» «su madre». */
function relationTo(person: Matter['focus'], { isFormal }: Matter): string | null {
  return person?.relation ? (isFormal ? person.relation.replace(/^tu/, 'su') : person.relation) : null
}

/** One Spanish slot, or null where it cannot be filled. */
export function slotEs(name: string, matter: Matter): string | null {
  const { focus, thing, feeling, clause } = matter
  const relation = relationTo(focus, matter)
  const called = focus ? (focus.name ?? relation) : null
  const isOne = feeling !== null && !/^(los|las) /.test(feeling.noun)
  switch (name) {
    case 'n': return called
    case 'a.n': return called && `a ${called}`
    case 'de.n': return called && `de ${called}`
    case 'r': return relation
    case 'a.r': return relation && `a ${relation}`
    case 'de.r': return relation && `de ${relation}`
    case 'le': return focus ? (focus.isPlural ? 'les' : 'le') : null
    case 'lo': return focus?.gender ? `l${focus.gender === 'f' ? 'a' : 'o'}${focus.isPlural ? 's' : ''}` : null
    case 'él': return focus?.gender ? (focus.isPlural ? (focus.gender === 'f' ? 'ellas' : 'ellos') : focus.gender === 'f' ? 'ella' : 'él') : null
    case 'p': return matter.other ? (matter.other.name ?? relationTo(matter.other, matter)) : null
    case 'yo': return matter.name
    // The verb says who: «tú llegaste» is «llegaste», which whoever says «vos» says too.
    case 't': return clause?.turned?.replace(/^tú (?!y |e |o |ni |sol[oa]|mism|también|tampoco|sí )/u, '') ?? null
    case 'q': return clause ? quoteEs(clause.text, clause.isQuestion) : null
    case 'o': return thing?.definite ?? null
    case 'a.o': return thing ? contract('a', thing.definite) : null
    case 'de.o': return thing ? contract('de', thing.definite) : null
    case 'ese.o': return thing ? `${thing.isPlural ? (thing.gender === 'f' ? 'esas' : 'esos') : thing.gender === 'f' ? 'esa' : 'ese'} ${thing.noun}` : null
    case 'o.lo': return thing ? `l${thing.gender === 'f' ? 'a' : 'o'}${thing.isPlural ? 's' : ''}` : null
    case 'e': return isOne ? feeling.noun : null
    case 'de.e': return isOne ? contract('de', feeling.noun) : null
    case 'a.e': return isOne ? contract('a', feeling.noun) : null
    case 'e.n': return isOne ? feeling.noun.split(' ')[1]! : null
    case 'e2': return matter.earlier && !/^(los|las) /.test(matter.earlier.noun) ? matter.earlier.noun : null
    case 'de.e2': return matter.earlier && !/^(los|las) /.test(matter.earlier.noun) ? contract('de', matter.earlier.noun) : null
    case 'e2.n': return matter.earlier && !/^(los|las) /.test(matter.earlier.noun) ? matter.earlier.noun.split(' ')[1]! : null
    case 'label': return matter.label
    case 'de.label': return matter.label && contract('de', matter.label)
    case 'a.label': return matter.label && contract('a', matter.label)
    case 'frag': return matter.fragment
    case 'span': return matter.span
    case 'memory': return matter.memory && `«${matter.memory.replace(/[.]+$/, '')}»`
    default: throw new Error(`unknown Spanish slot ${name}`)
  }
}

import { quoteEn } from '#core/language/quote'
import type { Matter } from './fill'

/** One English slot, or null where it cannot be filled. */
export function slotEn(name: string, matter: Matter): string | null {
  const { focus, thing, clause } = matter
  const called = focus ? (focus.name ?? focus.relation) : null
  const set = !focus ? null : focus.isPlural || focus.gender === null ? ['they', 'them', 'their', 'theirs'] : focus.gender === 'f' ? ['she', 'her', 'her', 'hers'] : ['he', 'him', 'his', 'his']
  switch (name) {
    case 'n': return called
    case "n's": return called && (/s$/.test(called) && focus!.isPlural ? `${called}'` : `${called}'s`)
    case 'r': return focus?.relation ?? null
    case 'they': return set?.[0] ?? null
    case 'them': return set?.[1] ?? null
    case 'their': return set?.[2] ?? null
    case 'theirs': return set?.[3] ?? null
    case 'p': return matter.other ? (matter.other.name ?? matter.other.relation) : null
    case 'yo': return matter.name
    case 't': return clause?.turned ?? null
    case 'q': return clause ? quoteEn(clause.text, clause.isQuestion) : null
    case 'o': return thing?.definite ?? null
    case 'that.o': return thing ? `${thing.isPlural ? 'those' : 'that'} ${thing.noun}` : null
    case 'o.it': return thing ? (thing.isPlural ? 'them' : 'it') : null
    case 'e': return matter.feeling?.noun ?? null
    case 'e2': return matter.earlier?.noun ?? null
    case 'label': return matter.label
    case 'frag': return matter.fragment
    case 'span': return matter.span
    case 'memory': return matter.memory && `“${matter.memory.replace(/[.]+$/, '')}”`
    default: throw new Error(`unknown English slot ${name}`)
  }
}

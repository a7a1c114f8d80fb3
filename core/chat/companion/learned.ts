import type { CompanionBrief, Memory } from '#core/ports/companion'
import type { Person, State } from './state'
import { textsOf } from './texts'

/**
 * What the last turn taught that is worth remembering: sentences in the person's language, each under a key of its subject, so that
 * a later one replaces it. Only what was said plainly; nothing that was known before the turn, and no moment that ages («ayer»).
 */
export function learnedIn(input: { state: State; brief: CompanionBrief }): Memory[] {
  const { state, brief } = input
  const { before } = state
  const texts = textsOf(state.language).learned
  const learned: Memory[] = []
  for (const person of state.people) {
    const sentence = sentenceOf(person, texts)
    if (!sentence || person.isRemembered) continue
    const held = before.people.find((one) => one.key === person.key)
    if (held && sentenceOf(held, texts) === sentence && !held.isRemembered) continue
    if (brief.memories.some((memory) => memory.key === `person:${person.key}` && memory.text === sentence)) continue
    if (person.lastAt === state.turn.at) learned.push({ key: `person:${person.key}`, text: sentence })
  }
  for (const [key, template] of [['name', texts.own], ['helps', texts.helps], ['avoids', texts.avoid]] as const) {
    const now = state.own[key]
    if (now && now !== before.own[key] && now !== brief.name) learned.push({ key, text: template.replace('{x}', now) })
  }
  return learned
}

/** «Tu madre se llamaba Carmen y murió.»; null where only a bare mention was made. */
function sentenceOf(person: Person, texts: Record<string, string>): string | null {
  if (!person.relation || person.isPlural) return null
  const relation = person.relation.charAt(0).toUpperCase() + person.relation.slice(1)
  const template = person.fate && person.kin !== 'ex' && !person.isFateSupposed ? texts[person.fate] : person.name ? texts.name : person.kin === 'pet' ? texts.pet : null
  if (!template) return null
  const [withName, without] = template.split(' | ')
  const text = person.name ? withName! : without
  return text ? text.replace('{R}', relation).replace('{r}', person.relation).replace('{name}', person.name ?? '').replace(/<([^|>]*)\|([^>]*)>/g, (_, m: string, f: string) => (person.gender === 'f' ? f : person.gender === 'm' ? m : `${m}`)) : null
}

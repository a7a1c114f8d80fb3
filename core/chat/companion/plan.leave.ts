import { matterOf } from './matter'
import type { Planning } from './plan'
import type { Move, Part } from './say'
import { textsOf } from './texts'

const ofNight = /\b(?:buen(?:as|a) noches?|a (?:dormir|la cama|acostar\w*)|me (?:acuesto|duermo)|hasta manana|see you tomorrow|until tomorrow|good ?night|night(?: night)?(?= x|[.,!]|$)|to (?:bed|sleep)|off to bed|hitting the sack)\b/

/** What is said to whoever takes leave: by their name or that of whom they spoke of, and for the night where they say so. */
export function takeLeave({ state, brief }: Planning): Move[] {
  const { farewells } = textsOf(state.language)
  const { plain, acts } = state.turn
  const matter = matterOf(state, brief)
  // Whoever was spoken of most, and not whoever was named last.
  const most = [...state.people].filter(({ name, fate, isRemembered }) => name !== null && !isRemembered && fate === 'dead').sort((one, other) => other.mentions - one.mentions)[0]
  const lines = farewells[ofNight.test(plain) ? 'night' : 'day']
  const named = lines.filter((line) => (matter.name === null ? /\{(?:de\.|a\.)?n\}/ : /\{yo\}/).test(line))
  const thanks: readonly Part[] = acts.includes('thanks') ? [{ from: farewells.welcome, matter, isOptional: true }] : []
  return [named, lines].map((from) => ({ parts: [...thanks, { from, matter: { ...matter, focus: most ?? matter.focus } }], isLong: true }))
}

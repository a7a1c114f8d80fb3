import type { Condition } from '../../movement'

/** Words for two people who shared a bed or a table would be wrong about these. */
const notCouple = ['friend', 'mother', 'father', 'parents', 'child', 'baby', 'sibling', 'uncle', 'cousin', 'nephew', 'grandchild', 'grandparent', 'inlaw', 'teacher', 'colleague', 'neighbour', 'pet', 'self', 'job', 'vocation', 'faithful', 'country', 'home', 'health', 'dream', 'business', 'family'].map((kin) => `kin:${kin}`)

/** About two people who were together, leaving out whatever else `not` names. */
export function couple(condition: Condition = {}): Condition {
  return { ...condition, not: [...notCouple, ...(condition.not ?? [])], assumes: ['human', ...(condition.assumes ?? [])] }
}

/** Endings that ask for something so particular that a practical gesture would pass them by. */
export const particularEndings = ['forgive', 'selfforgive', 'askforgiveness', 'thanks', 'goodbye', 'love', 'remember', 'tell', 'understand', 'anger', 'promise'].map((ending) => `close:${ending}`)

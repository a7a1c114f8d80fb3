import type { ClauseKind } from '#core/language/kinds'
import type { Topic } from '#core/language/lexicon'

/**
 * What a movement does in a letter.
 *
 * `lead` opens it, `seen` answers something that was said, `back` returns to what the lead put off, `thing` and `bond` look at what there was,
 * `event` knows what happened, `feeling` meets what weighs, `turn` changes the light, `stir` says that writing can stir things up, `gesture` gives
 * something small to do, `return` brings the first thread home, `beat` is a short breath, `deep` belongs to long letters only.
 */
export type Role = 'lead' | 'seen' | 'back' | 'thing' | 'bond' | 'event' | 'feeling' | 'turn' | 'stir' | 'gesture' | 'return' | 'beat' | 'deep' | 'farewell'

export type Presupposition = 'human' | 'history' | 'affection' | 'alive'

export type Condition = {
  /** At least one of these tags. */
  any?: string[]
  /** All of these tags. */
  all?: string[]
  /** None of these tags. */
  not?: string[]
  /** Does not fit where the reading lacks one of these. */
  assumes?: Presupposition[]
  /** Binds `{q}` and `{t}` to a clause of one of these kinds. */
  clause?: ClauseKind[]
  /** Binds `{o}` to a thing of one of these topics. */
  topic?: Topic[]
  /** Binds `{o}` to a thing that fits in a hand. */
  held?: boolean
  /** Two movements of one aspect never stand in the same letter. */
  aspect?: string
}

export type Movement = { role: Role; when: Condition; text: string }

/** Movements that share a role and a condition. Texts are whole; their slots are explained in `grammar/template.ts`. */
export function movements(role: Role, when: Condition, texts: string[]): Movement[] {
  return texts.map((text) => ({ role, when, text }))
}

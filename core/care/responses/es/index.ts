import { after, heldLetter, minor, slots, toChat } from './around'
import { faint } from './faint'
import { eating, medical, selfHarm } from './harm'
import { psychosis, third, threat, violence } from './others'
import { suicide } from './suicide'
import type { CareTexts } from '../texts'

export const spanish: CareTexts = {
  topics: { suicide, selfHarm, violence, threat, third, eating, psychosis, medical },
  after,
  faint,
  minor,
  heldLetter,
  toChat,
  slots,
}

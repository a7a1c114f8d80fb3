import { createEmbeddedCompanion } from './adapters/companion-embedded'
import type { Companion } from '#core/ports/companion'
import type { Env } from './env'

/** The companion the operator chose, and the one that stands in for it. */
export function chooseCompanions(_env: Env): { companion: Companion; embeddedCompanion: Companion } {
  const embeddedCompanion = createEmbeddedCompanion()
  return { companion: embeddedCompanion, embeddedCompanion }
}

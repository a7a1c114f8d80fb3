import { CompanionUnavailableError, type Companion } from '#core/ports/companion'

/** Stands where a chosen companion lacks what it needs: every reply is `misconfigured`, with the name of what is `missing`. */
export function createMissingCompanion({ name, missing }: { name: string; missing: string }): Companion {
  return { name, reply: () => Promise.reject(new CompanionUnavailableError('misconfigured', missing)) }
}

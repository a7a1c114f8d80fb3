import type { Tier } from '#core/access/access'

/** Someone with something worth keeping. `createdAt` is UTC ms. */
export type Account = { id: string; tier: Tier; createdAt: number }

import type { Movement } from '../../movement'

export const sharedEn: Movement[] = []

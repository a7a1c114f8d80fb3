import type { Movement } from '../../movement'

export const rupturaEs: Movement[] = []

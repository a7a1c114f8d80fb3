import type { Movement } from '../../movement'

export const rupturaEn: Movement[] = []

import type { Movement } from '../../movement'

export const dueloEn: Movement[] = []

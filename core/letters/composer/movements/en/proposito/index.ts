import type { Movement } from '../../movement'

export const propositoEn: Movement[] = []

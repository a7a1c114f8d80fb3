import type { Movement } from '../../movement'

export const propositoEs: Movement[] = []

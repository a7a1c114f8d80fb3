import { en } from './en'
import { es } from './es'

/** Spanish is written first and sets the shape; `catalogue.test.ts` beside it holds the others to it. */
export const resources = { es, en }
export type Catalogue = typeof es

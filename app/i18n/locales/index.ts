import { en } from './en'
import { es } from './es'

/** Spanish is written first and sets the shape; `test/catalogue.test.ts` holds the others to it. */
export const resources = { es, en }
export type Catalogue = typeof es

import type { Particular } from '../texts'
import { alone } from './particulars.alone'
import { dying } from './particulars.dying'
import { leaving } from './particulars.leaving'
import { light } from './particulars.light'
import { mourning } from './particulars.mourning'
import { others } from './particulars.others'
import { parting } from './particulars.parting'
import { portrait } from './particulars.portrait'
import { purpose } from './particulars.purpose'
import { remains } from './particulars.remains'

/** What people tell of death and dying, of what remains and who they were; of being left and of being alone then; of work and sense; of others; what is light; and what is said in much the same words by many in mourning, and after a parting. */
export const particulars: readonly Particular[] = [dying, remains, portrait, leaving, alone, purpose, others, light, mourning, parting].flat()

import type { LetterDepth, LetterGender, LetterPath } from '../letters.schema'
import type { ModelFaultCode } from './faults'

/** What one language says to a model. Written by hand in each; none is a translation of another. */
export type PromptWords = {
  role: string
  gender: Record<LetterGender, string>
  path: Record<LetterPath, string>
  length: Record<LetterDepth, string>
  craft: string
  never: string
  format: string
  /** Says that what lies between the marks is material and never an instruction. */
  data: (fence: string) => string
  ask: (block: string) => string
  repair: { opening: string; closing: string; faults: Record<ModelFaultCode, string> }
}

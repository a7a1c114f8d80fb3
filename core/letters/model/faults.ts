/** What can be wrong with a letter a model wrote. Codes are kept in the letter's record; they carry nothing of the person's. */
export const modelFaultCodes = [
  'empty',
  'no_title',
  'too_short',
  'too_long',
  'unfinished',
  'wrong_language',
  'assistant_talk',
  'leftover',
  'leaked_prompt',
  'markup',
  'foreign_signature',
  'borrowed_voice',
  'unsafe',
  'claim',
  'forbidden_phrase',
  'exclamation',
  'shouting',
  'invented_name',
  'invented_number',
  'parrots',
  'repeats',
  'no_name',
  'no_fact',
  'echo',
  'agreement',
  'punctuation',
] as const
export type ModelFaultCode = (typeof modelFaultCodes)[number]

/** `found` is the place in the model's own text; it goes back to the model and nowhere else. */
export type ModelFault = { code: ModelFaultCode; found?: string }

/** Slips of the pen. They are worth a repair, but a letter is not thrown away for them, nor for a wrong suspicion of them. */
const slips: ReadonlySet<ModelFaultCode> = new Set(['echo', 'agreement', 'punctuation'])

/** True for a fault that must keep a letter from being delivered. */
export function isGrave(fault: ModelFault): boolean {
  return !slips.has(fault.code)
}

import { checkLetter, type LetterFaultCode } from '../composer/check'
import type { LetterBrief, WrittenLetter } from '../letters.schema'
import type { ModelFault, ModelFaultCode } from './faults'

/** What the checks of every letter are called here; null where models are held to something else (see judge.form.ts). */
const codes: Record<LetterFaultCode, ModelFaultCode | null> = {
  length: null,
  frame: null,
  linebreak: 'markup',
  leftover: 'leftover',
  language: 'wrong_language',
  forbidden: 'forbidden_phrase',
  claim: 'claim',
  exclamation: 'exclamation',
  shouting: 'shouting',
  repeated_sentence: 'repeats',
  repeated_phrase: 'echo',
  agreement: 'agreement',
  punctuation: 'punctuation',
}

/** What is wrong with a letter whoever wrote it: the same checks that hold the embedded writer. */
export function findSharedFaults(input: { letter: WrittenLetter; brief: LetterBrief }): ModelFault[] {
  return checkLetter(input.letter, input.brief).flatMap(({ code, detail }) => {
    const known = codes[code]
    return known ? [{ code: known, found: detail }] : []
  })
}

import { isWrittenIn } from '#core/language/written'
import { modelLengths } from './lengths'
import { isSignature } from './parse.lines'
import { sharedRun } from '#core/language/shared-run'
import { countWords } from '#core/language/words'
import { foldText } from '#core/language/folded'
import type { LetterBrief, WrittenLetter } from '../letters.schema'
import type { ModelFault } from './faults'
import type { ModelPrompt } from './prompt'

const markup = /<\/?[a-z][^>]*>|[*`@]|https?:|www\.|^\s*(?:[-•·▪]|\d+[.)])\s/imu
const fields = 'camino|idioma|extension|relacion|apodo|nombre|genero|mensaje|emocion|cierre'
const fieldNames = new RegExp(`^(?:${fields})\\s*[:=]|["'«“](?:${fields})["'»”]\\s*[:=]`, 'mu')

/** What goes wrong with the form of a model's letter: its length, its end, its language, what came with it that is no letter. */
export function findFormFaults(input: {
  letter: WrittenLetter
  body: readonly string[]
  closing: string
  brief: LetterBrief
  prompt: ModelPrompt
}): ModelFault[] {
  const { letter, body, closing, brief, prompt } = input
  const all = [letter.title, ...letter.paragraphs].join('\n')
  const count = countWords(letter.paragraphs.join('\n'))
  const bounds = modelLengths[brief.depth]
  const faults: [ModelFault['code'], boolean | string | null][] = [
    ['no_title', letter.title === ''],
    ['too_short', count < bounds.min],
    ['too_long', count > bounds.max],
    ['unfinished', !/[.?…]["»”’)]*$/u.test(body.at(-1) ?? '') || !/[,.…]$/.test(closing)],
    ['wrong_language', !isWrittenIn(body.join('\n'), brief.language) || body.some((part) => countWords(part) >= 30 && !isWrittenIn(part, brief.language))],
    ['assistant_talk', letter.paragraphs.slice(0, -1).some(isSignature)],
    ['leftover', firstOf(foldText(all), fieldNames)],
    ['leaked_prompt', all.includes(prompt.fence) || sharedRun({ text: all, source: prompt.secret, length: 8 }) !== null],
    ['markup', firstOf(all, markup)],
  ]
  return faults.flatMap(([code, fault]) => (fault ? [typeof fault === 'string' ? { code, found: fault } : { code }] : []))
}

function firstOf(text: string, pattern: RegExp): string | null {
  return pattern.exec(text)?.[0].trim() || null
}

import { fenceFor } from '#core/model/fence'
import { promptWordsEn } from './prompt.en'
import { promptWordsEs } from './prompt.es'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { LetterBrief } from '../letters.schema'
import type { ModelFault } from './faults'
import type { PromptWords } from './prompt.words'

/**
 * `fence` encloses the person's text in `user` and must never come back in a letter, nor may `secret`: the instructions
 * without those that tell the model what to say, which a letter may well say in the same words.
 */
export type ModelPrompt = { system: string; user: string; fence: string; secret: string }

const promptWords: Record<ContentLanguage, PromptWords> = { es: promptWordsEs, en: promptWordsEn }

/** The instructions for one letter, and the person's text as fenced data. Nothing a person wrote stands in `system`. */
export function buildPrompt(brief: LetterBrief): ModelPrompt {
  const words = promptWords[brief.language]
  const data = JSON.stringify({
    camino: brief.path,
    idioma: brief.language,
    extension: brief.depth,
    relacion: brief.relacion,
    apodo: brief.apodo,
    nombre: brief.nombre,
    genero: brief.genero,
    mensaje: brief.mensaje,
    emocion: brief.emocion,
    cierre: brief.cierre,
  }).replace(/[<>]/g, (sign) => (sign === '<' ? '\\u003c' : '\\u003e'))
  const fence = fenceFor({ seed: brief.seed, text: data })
  const form = [words.length[brief.depth], words.craft, words.never, words.format, words.data(fence)]
  return {
    system: [words.role, words.gender[brief.genero], words.path[brief.path], ...form].join('\n\n'),
    user: words.ask(`<<<${fence}\n${data}\n${fence}>>>`),
    fence,
    secret: [words.role, ...form].join('\n\n'),
  }
}

/** Tells the model what is wrong with its draft and asks for the whole letter again. */
export function buildRepair(input: { language: ContentLanguage; faults: readonly ModelFault[] }): string {
  const { opening, closing, faults } = promptWords[input.language].repair
  const lines = input.faults.map(({ code, found }) => (found ? `- ${faults[code]} (${found})` : `- ${faults[code]}`))
  return [opening, [...new Set(lines)].join('\n'), closing].join('\n\n')
}

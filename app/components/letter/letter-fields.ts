import { letterFieldLimits, letterGenders, type LetterGender } from '#core/letters/letters.fields'

/** What a person types, in the order it is asked. */
export const textFields = ['relacion', 'apodo', 'nombre', 'mensaje', 'emocion', 'cierre'] as const
export type TextField = (typeof textFields)[number]

export const requiredFields = ['relacion', 'apodo', 'nombre', 'mensaje'] as const satisfies readonly TextField[]
export type RequiredField = (typeof requiredFields)[number]

export type LetterValues = Record<TextField, string> & { genero: LetterGender }

/** What is wrong with a field; the words for it are the form's. */
export type FieldFault = 'missing' | 'too_long'
export type FieldFaults = Partial<Record<TextField, FieldFault>>

export const blankValues: LetterValues = { relacion: '', apodo: '', nombre: '', genero: 'femenino', mensaje: '', emocion: '', cierre: '' }

/** The questions as they are asked one at a time on small screens. */
export const steps: readonly (readonly (TextField | 'genero')[])[] = [
  ['relacion'],
  ['apodo'],
  ['nombre', 'genero'],
  ['mensaje'],
  ['emocion'],
  ['cierre'],
]

export const stepOfField = (field: TextField) => steps.findIndex((fields) => fields.includes(field))

/** Reads a submitted form or a kept draft; whatever is not there, or not text, is as if untouched. */
export function readValues(entry: (name: string) => unknown): LetterValues {
  const text = (name: TextField) => {
    const value = entry(name)
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : ''
  }
  const asked = entry('genero')
  const genero = letterGenders.find((gender) => gender === asked) ?? blankValues.genero
  return { ...(Object.fromEntries(textFields.map((name) => [name, text(name)])) as Record<TextField, string>), genero }
}

/** What would keep these values from becoming a letter. The server asks the same again. */
export function findFaults(values: LetterValues, within: readonly TextField[] = textFields): FieldFaults {
  const faults: FieldFaults = {}
  for (const field of within) {
    const length = values[field].trim().length
    if (length > letterFieldLimits[field]) faults[field] = 'too_long'
    else if (length === 0 && isRequired(field)) faults[field] = 'missing'
  }
  return faults
}

export function isRequired(field: TextField): field is RequiredField {
  return requiredFields.some((required) => required === field)
}

export function firstFault(faults: FieldFaults): TextField | undefined {
  return textFields.find((field) => faults[field])
}

export function isUntouched(values: LetterValues): boolean {
  return textFields.every((field) => values[field].trim() === '')
}

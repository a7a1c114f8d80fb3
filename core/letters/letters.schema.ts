import { z } from 'zod'
import { letterFieldLimits, letterGenders, letterPaths, type LetterGender, type LetterPath } from './letters.fields'
import type { ContentLanguage } from '#core/locale/locale.schema'

export { letterFieldLimits, letterGenders, letterPaths, type LetterGender, type LetterPath }

export const letterPathSchema = z.enum(letterPaths)
export const letterGenderSchema = z.enum(letterGenders)

/** `free` is about 350-450 words; `deep` (premium tiers) at least three times that, and has a title. */
export type LetterDepth = 'free' | 'deep'

/** What a person asked for: everything a writer may know. Field names follow the request (specification §3). */
export type LetterBrief = {
  path: LetterPath
  language: ContentLanguage
  depth: LetterDepth
  /** Who the letter is about, seen from the reader: «mi abuela», «mi ex pareja», «mi yo de antes». */
  relacion: string
  /** What the reader calls that one. */
  apodo: string
  /** The reader's own name. */
  nombre: string
  /** The reader's gender, for agreement. */
  genero: LetterGender
  /** What they want to say, or what happened. */
  mensaje: string
  /** What weighs most; may be empty. */
  emocion: string
  /** How they want to close; may be empty. */
  cierre: string
  /** Decides every choice of an embedded writer: the same brief with another seed is another letter. */
  seed: string
}

/** A finished letter. Paragraphs hold plain text without line breaks; the first is the salutation, the last the signature. */
export type WrittenLetter = {
  title: string
  paragraphs: string[]
}

const required = (max: number) => z.string().trim().min(1).max(max)
const optional = (max: number) => z.string().trim().max(max).optional().default('')

/** `POST /api/generar-carta`, and the form's own body. */
export const letterRequestSchema = z.object({
  camino: letterPathSchema,
  relacion: required(letterFieldLimits.relacion),
  apodo: required(letterFieldLimits.apodo),
  nombre: required(letterFieldLimits.nombre),
  genero: letterGenderSchema.default('femenino'),
  mensaje: required(letterFieldLimits.mensaje),
  emocion: optional(letterFieldLimits.emocion),
  cierre: optional(letterFieldLimits.cierre),
  /** Sent by the specified client as false; the server decides by the account. */
  premium: z.unknown().optional(),
  /** Asks for the letter once more, after it was answered with care. Of no effect where a letter is not to be made. */
  afterCare: z.unknown().optional().transform((value) => value === true),
  /** Made with the form: the same submit twice is one letter. */
  nonce: z.string().min(8).max(100).optional(),
  /** The language the letter is written in; read before the schema, so that a refusal speaks it too. */
  language: z.unknown().optional(),
})
export type LetterRequest = z.infer<typeof letterRequestSchema>

/** `POST /api/carta/{id}/cerrar`, and the same form on the letter's page. */
export const closeLetterSchema = z.object({
  /** A day of the owner's calendar. */
  opensOn: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** IANA name, as the browser knows it. */
  timeZone: z.string().min(1).max(60).default('UTC'),
  /** Where to write when it opens; may be empty. */
  noticeTo: z.union([z.literal(''), z.string().trim().toLowerCase().pipe(z.email().max(254))]).default(''),
})
export type CloseLetterRequest = z.infer<typeof closeLetterSchema>

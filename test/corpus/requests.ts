import type { LetterBrief, LetterDepth, LetterGender, LetterPath } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { freshRows } from './requests.fresh'
import { dueloRowsEn, propositoRowsEn, rupturaRowsEn } from './requests.en'
import { dueloRowsEs, propositoRowsEs, rupturaRowsEs } from './requests.es'

export type RequestRow = ['f' | 'm' | 'n', relacion: string, apodo: string, nombre: string, mensaje: string, emocion: string, cierre: string]

/** A request of the corpus. `isHeldOut` ones are only measured: nobody works from them. */
export type CorpusRequest = LetterBrief & { isHeldOut: boolean }

const genders: Record<RequestRow[0], LetterGender> = { f: 'femenino', m: 'masculino', n: 'neutro' }

/** Rows that only count as held out; one in four deep. */
function freshRequests(path: LetterPath, language: ContentLanguage): CorpusRequest[] {
  return rowsToRequests(freshRows[path][language], path, language).map((request, i) => ({ ...request, seed: `corpus-fresh-${path}-${language}-${i}`, isHeldOut: true }))
}

function rowsToRequests(rows: RequestRow[], path: LetterPath, language: ContentLanguage): CorpusRequest[] {
  return rows.map(([gender, relacion, apodo, nombre, mensaje, emocion, cierre], i) => {
    const depth: LetterDepth = i % 4 === 3 ? 'deep' : 'free'
    return { path, language, depth, relacion, apodo, nombre, genero: genders[gender], mensaje, emocion, cierre, seed: `corpus-${path}-${language}-${i}`, isHeldOut: i % 3 === 2 }
  })
}

/** Every request: both languages, all paths, one in four deep, one in three held out, and the fresh ones. */
export const corpusRequests: CorpusRequest[] = [
  ...rowsToRequests(dueloRowsEs, 'duelo', 'es'),
  ...rowsToRequests(rupturaRowsEs, 'ruptura', 'es'),
  ...rowsToRequests(propositoRowsEs, 'proposito', 'es'),
  ...rowsToRequests(dueloRowsEn, 'duelo', 'en'),
  ...rowsToRequests(rupturaRowsEn, 'ruptura', 'en'),
  ...rowsToRequests(propositoRowsEn, 'proposito', 'en'),
  ...(['duelo', 'ruptura', 'proposito'] as const).flatMap((path) => [...freshRequests(path, 'es'), ...freshRequests(path, 'en')]),
]

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ContentLanguage } from '#core/locale/locale.schema'

/** A text and what it belongs to; null for nothing. */
export type Labelled = { language: ContentLanguage; label: string | null; /** What else fits about as well. */ also: readonly string[]; text: string; source: string; isMeasured: boolean }

/** The labelled texts of a folder, in the order of files and lines: groups opened by "@ label", and what else fits after it, one text a line; lines that begin with # are comments. */
export function readLabelled(folder: 'hearing' | 'gists'): Labelled[] {
  const path = fileURLToPath(new URL(`./${folder}/`, import.meta.url))
  const files = readdirSync(path).filter((name) => name.endsWith('.txt')).sort()
  return files.flatMap((source) => {
    const language = source.startsWith('en') ? 'en' : 'es'
    let label: string | null | undefined
    let also: string[] = []
    return readFileSync(`${path}${source}`, 'utf8').split('\n').flatMap((line, at): Labelled[] => {
      const text = line.trim()
      if (text === '' || text.startsWith('#')) return []
      if (text.startsWith('@')) {
        const [name = '', ...others] = text.slice(1).trim().split(/\s+/)
        label = name === 'none' ? null : name
        also = others
        return []
      }
      if (label === undefined) throw new Error(`${source}:${at + 1} stands before any group`)
      return [{ language, label, also, text, source, isMeasured: source.includes('.measured.') }]
    })
  })
}

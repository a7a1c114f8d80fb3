// SPDX-License-Identifier: GPL-3.0-or-later
import type { VoiceLanguage } from './request'

/** A written form and how it is said. Rules run in order. */
export type SpokenForm = { written: RegExp; said: string }

const before = '(?<![\\p{L}\\p{N}])'
const after = '(?![\\p{L}\\p{N}])'
const sentenceEnds = '(?=\\s*$|\\s+[¿¡"]?\\p{Lu})'

const word = (written: string, said: string, flags = 'giu'): SpokenForm => ({
  written: new RegExp(`${before}(?:${written})${after}`, flags),
  said,
})

/** A title before a name: its full stop never ends a sentence. */
const title = (written: string, said: string) => word(`(?:${written})\\.`, said)

// `\p{Lu}` under the i flag matches small letters too, so what looks ahead for a capital spells its cases out.

/** An abbreviation that may also close a sentence, whose one full stop then does both jobs. */
const closing = (written: string, said: string): SpokenForm[] => [
  { written: new RegExp(`${before}(?:${written})\\.${sentenceEnds}`, 'gu'), said: `${said}.` },
  { written: new RegExp(`${before}(?:${written})\\.`, 'gu'), said },
]

/** What follows the figures of a time: "10:30 h", "8 p. m." */
const hour = (written: string, said: string): SpokenForm[] => [
  { written: new RegExp(`(?<=\\d)\\s?(?:${written})\\.${sentenceEnds}`, 'gu'), said: ` ${said}.` },
  { written: new RegExp(`(?<=\\d)\\s?(?:${written})(?:\\.|${after})`, 'gu'), said: ` ${said}` },
]

const spanish: SpokenForm[] = [
  title('sr', 'señor'),
  title('sra', 'señora'),
  title('srta', 'señorita'),
  title('sres', 'señores'),
  title('dr', 'doctor'),
  title('dra', 'doctora'),
  word('D\\.(?=\\s+\\p{Lu})', 'don', 'gu'),
  title('dña', 'doña'),
  title('sto', 'santo'),
  title('sta', 'santa'),
  title('prof', 'profesor'),
  title('profa', 'profesora'),
  title('gral', 'general'),
  title('avda|av', 'avenida'),
  title('núm', 'número'),
  word('n\\.?º', 'número'),
  title('pág', 'página'),
  title('págs', 'páginas'),
  title('tel|tfno', 'teléfono'),
  title('aprox', 'aproximadamente'),
  word('p\\.\\s?ej\\.', 'por ejemplo'),
  word('y\\s?/\\s?o', 'y o'),
  word('1er', 'primer'),
  word('3er', 'tercer'),
  ...closing('[Ee]tc', 'etcétera'),
  ...closing('[Uu]d|[Vv]d', 'usted'),
  ...closing('[Uu]ds|[Vv]ds', 'ustedes'),
  ...closing('EE\\.\\s?UU', 'Estados Unidos'),
  ...closing('a\\.\\s?C', 'antes de Cristo'),
  ...closing('d\\.\\s?C', 'después de Cristo'),
  ...hour('[Aa]\\.?\\s?[Mm]', 'de la mañana'),
  ...hour('[Pp]\\.?\\s?[Mm]', 'de la tarde'),
  ...hour('[Hh]r?s?', 'horas'),
  // What people type into a form on a phone.
  word('xq|pq|porq', 'porque'),
  word('tb|tmb', 'también'),
  word('tqm', 'te quiero mucho'),
  word('tkm', 'te quiero mucho'),
  word('q', 'que', 'gu'),
]

const english: SpokenForm[] = [
  title('mr', 'mister'),
  title('mrs', 'missus'),
  title('ms', 'miz'),
  title('dr', 'doctor'),
  title('prof', 'professor'),
  word('St\\.(?=\\s+\\p{Lu})', 'saint', 'gu'),
  title('vs', 'versus'),
  title('approx', 'approximately'),
  word('No\\.(?=\\s?\\d)', 'number', 'gu'),
  word('e\\.\\s?g\\.', 'for example'),
  word('i\\.\\s?e\\.', 'that is'),
  word('and\\s?/\\s?or', 'and or'),
  word('w/', 'with'),
  ...closing('[Ee]tc', 'et cetera'),
  ...closing('[Jj]r', 'junior'),
]

export const spokenForms = { es: spanish, en: english } satisfies Record<VoiceLanguage, SpokenForm[]>

/** Words that stand in for a sign, per language. */
export const signWords = {
  es: {
    and: 'y',
    at: 'arroba',
    plus: 'más',
    equals: 'igual a',
    to: 'a',
    currency: { '€': ['euro', 'euros'], $: ['dólar', 'dólares'], '£': ['libra', 'libras'] },
  },
  en: {
    and: 'and',
    at: 'at',
    plus: 'plus',
    equals: 'equals',
    to: 'to',
    currency: { '€': ['euro', 'euros'], $: ['dollar', 'dollars'], '£': ['pound', 'pounds'] },
  },
} as const satisfies Record<VoiceLanguage, unknown>

export const spanishMonths = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

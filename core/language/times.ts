import type { ContentLanguage } from '#core/locale/locale.schema'

const unitsEs = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte', 'veintiún', 'veintidós', 'veintitrés', 'veinticuatro', 'veinticinco', 'veintiséis', 'veintisiete', 'veintiocho', 'veintinueve']
const tensEs = ['', '', 'veinte', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const unitsEn = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const tensEn = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A number below 100 in words, as it stands before a masculine noun («veintiún años»). */
export function numberWord(value: number, language: ContentLanguage): string {
  if (language === 'es') return unitsEs[value] ?? `${tensEs[Math.floor(value / 10)]}${value % 10 ? ` y ${unitsEs[value % 10]}` : ''}`
  return unitsEn[value] ?? `${tensEn[Math.floor(value / 10)]}${value % 10 ? `-${unitsEn[value % 10]}` : ''}`
}

export type Span = { text: string; /** True where it is the time since something («hace seis años», "six years ago"). */ isSince: boolean; months: number }

const amountEs = '(\\d{1,2}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecis[eé]is|diecisiete|dieciocho|diecinueve|veinte|veinti\\p{L}+|treinta|cuarenta|cincuenta|sesenta)'
const patterns = {
  es: new RegExp(`(hace (?:ya |casi |más de )?)?${amountEs}( y (?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))? (años?|mes(?:es)?|semanas?|días?)(?!\\p{L})`, 'giu'),
  en: /\b(\d{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty)(?:-\w+)?) (years?|months?|weeks?|days?)\b( ago)?( old)?/gi,
}

const monthsOf: [RegExp, number][] = [[/^a[nñ]o|^year/i, 12], [/^mes|^month/i, 1], [/^semana|^week/i, 0.25], [/^d[ií]a|^day/i, 0.03]]

function valueOf(word: string, language: ContentLanguage): number {
  const lower = word.toLowerCase()
  if (/^\d+$/.test(lower)) return Number(lower)
  if (/^(un|una|a|one)$/.test(lower)) return 1
  for (let value = 2; value < 100; value++) if (numberWord(value, language) === lower || numberWord(value, language).normalize('NFD').replace(/\p{M}/gu, '') === lower) return value
  return 2
}

/** Durations a person names, in words. Ages are left out. */
export function spansIn(text: string, language: ContentLanguage): Span[] {
  const spans: Span[] = []
  if (language === 'es') {
    for (const match of text.matchAll(patterns.es)) {
      const [, since, amount = '', more, unit = ''] = match
      const before = text.slice(Math.max(0, match.index - 26), match.index)
      if (/(ten(ía|go|ías|er)|cumpl\p{L}+|a los|de|con) $/iu.test(before) && !since && !/(durante|llevo|llevaba|llevábamos|más de) $/iu.test(before)) continue
      if (/(ciento?|cientos|mil|y|treinta|veinte) $/iu.test(before) && !since && /(ciento?|cientos|mil)( \p{L}+)? $/iu.test(before)) continue
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 14)
      const isLasting = Boolean(since) || /(llev(o|as|a|amos|aba|ábamos|aban|é)|durante|fueron|estuvimos|estuve|trabaj\p{L}+|fui|soy|somos|vivimos|viví|duró|casi|después de|desde hace|de) (\p{L}+ ){0,3}$/iu.test(before) || /^ (junt|casad|de (casad|matrimonio|relaci|novi|trabajo|carrera|redacci)|en (la|el|un)|intent|sin |cuid|vivi)/iu.test(after) || /(^|[.!?] )$/.test(before) && /^[.,;]/.test(after)
      if (!isLasting || (!since && /(^|[^\p{L}])(en|a los|cada) $/iu.test(before))) continue
      const value = valueOf(amount, 'es')
      const isFeminine = /^semana/i.test(unit)
      const word = /^\d+$/.test(amount) ? (value === 1 ? (isFeminine ? 'una' : 'un') : numberWord(value, 'es')) : amount.toLowerCase()
      spans.push({ text: `${word}${more ? more.toLowerCase() : ''} ${unit.toLowerCase()}`, isSince: Boolean(since), months: value * scale(unit) })
    }
  } else {
    for (const match of text.matchAll(patterns.en)) {
      const [, amount = '', unit = '', ago, old] = match
      if (old) continue
      const before = text.slice(Math.max(0, match.index - 24), match.index)
      if (/\b(hundred|thousand)( and)? $/i.test(before)) continue
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 14)
      const isLasting = Boolean(ago) || /\b(for|were|was|over|after|spent|been|nearly|almost|about|married|of)( (over|nearly|almost|about|the|these))? $/i.test(before) || /^ (together|married|of marriage|trying|at the|in (the|a|that|it)|a (nurse|teacher|firefighter|cop)|sober|on the|with |of )/i.test(after) || (/(^|[.!?] )$/.test(before) && /^([.,;]| a\b| at\b| in\b)/.test(after))
      if (!isLasting) continue
      const value = valueOf(amount, 'en')
      const word = /^\d+$/.test(amount) ? numberWord(value, 'en') : amount.toLowerCase()
      spans.push({ text: `${word} ${unit.toLowerCase()}`, isSince: Boolean(ago), months: value * scale(unit) })
    }
  }
  return spans
}

function scale(unit: string): number {
  return monthsOf.find(([pattern]) => pattern.test(unit))?.[1] ?? 1
}

const days: Record<ContentLanguage, [RegExp, string][]> = {
  es: [
    [/\b(los|todos los|cada|por los) domingos?\b/i, 'los domingos'], [/\b(los|todos los|cada) s[aá]bados?\b/i, 'los sábados'], [/\b(los|todos los|cada) viernes\b/i, 'los viernes'], [/\b(los|todos los|cada) jueves\b/i, 'los jueves'], [/\b(los|todos los|cada) mi[eé]rcoles\b/i, 'los miércoles'],
    [/\b(los|todos los|cada) martes\b/i, 'los martes'], [/\b(los|todos los|cada) lunes\b/i, 'los lunes'], [/\b(cada mañana|por las mañanas|todas las mañanas)\b/i, 'las mañanas'], [/\b(cada noche|por las noches|todas las noches)\b/i, 'las noches'],
    [/\b(cada tarde|por las tardes|todas las tardes)\b/i, 'las tardes'], [/\b(cada verano|los veranos|todos los veranos)\b/i, 'los veranos'],
  ],
  en: [
    [/\b(sundays|(every|each) sunday)\b/i, 'Sundays'], [/\b(saturdays|(every|each) saturday)\b/i, 'Saturdays'], [/\b(on fridays|(every|each) friday)\b/i, 'Fridays'], [/\b(on thursdays|(every|each) thursday)\b/i, 'Thursdays'], [/\b(on wednesdays|(every|each) wednesday)\b/i, 'Wednesdays'], [/\b(on tuesdays|(every|each) tuesday)\b/i, 'Tuesdays'],
    [/\b(on mondays|(every|each) monday)\b/i, 'Mondays'], [/\b(every morning|mornings)\b/i, 'mornings'], [/\b(every night|nights)\b/i, 'nights'], [/\b(every evening|evenings)\b/i, 'evenings'], [/\b(every summer|summers)\b/i, 'summers'],
  ],
}

/** The recurring day or hour a person names, in the plural: «los domingos», "Sundays". */
export function dayIn(text: string, language: ContentLanguage): string | null {
  return days[language].find(([pattern]) => pattern.test(text))?.[1] ?? null
}

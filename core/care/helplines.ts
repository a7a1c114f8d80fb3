import { americas } from './lines/americas'
import { europe } from './lines/europe'
import type { CareTopic, FlaggedLevel, ShownHelpline } from './care.schema'
import type { CountryHelp, Helpline, OpeningHours } from './lines/types'
import type { ContentLanguage } from '#core/locale/locale.schema'

export type { Audience, CountryHelp, Helpline, OpeningHours } from './lines/types'

/** Lines by country; chosen by where a person is, never by their language alone. */
export const helplines: readonly CountryHelp[] = [...europe, ...americas]

/** A verified directory for every other country. */
export const helplineDirectory = 'https://findahelpline.com'

/** Countries without a row of their own where 112 is known to answer: the European Union's and its neighbours' in the EEA. */
const answers112 = new Set('AT BE BG CY CZ DK EE FI GR HR HU IS LI LT LU LV MT NL NO PL RO SE SI SK'.split(' '))

/** How old a number may be on the day of a release, in days. */
export const oldestDays = 180

/** Numbers last read more than `oldestDays` before a day (UTC ms), as `ES 024`. */
export function findOldHelplines(day: number): string[] {
  return helplines.flatMap((help) =>
    help.lines
      .filter(({ read }) => day - Date.parse((read ?? help).verifiedOn) > oldestDays * 24 * 60 * 60_000)
      .map(({ phone }) => `${help.country} ${phone}`),
  )
}

/** What a country offers, or null where only the directory is known. */
export function helpIn(country: string | null): CountryHelp | null {
  return helplines.find((help) => help.country === country) ?? null
}

/** Whether a line answers at `now` (UTC ms). */
export function isOpen(hours: OpeningHours, now: number): boolean {
  if (hours === 'always') return true
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: hours.timeZone })
  const local = time.format(now)
  return local >= hours.from && local < hours.to
}

/** The number as a `tel:` link takes it. */
export function dialled(phone: string): string {
  return phone.replace(/[^\d+*#]/g, '')
}

type Choice = { country: string | null; language: ContentLanguage; now: number; level: FlaggedLevel; topic: CareTopic; isMinor: boolean }

/**
 * Two at most: a line that answers now and the emergency number, the emergency number first where life is at stake this minute. Where no
 * line is open or known, the directory takes its place. `line` and `emergency` are the numbers the words may name.
 */
export function chooseHelplines(choice: Choice): { helplines: ShownHelpline[]; line: string | null; emergency: string | null } {
  const { country, language, now, level, topic } = choice
  const help = helpIn(country)
  const line = help && openLine(help, choice)
  const number = emergencyNumber(country, topic)
  const helpline = line ? showLine({ line, language, now }) : directory(language)
  const emergency = number === null ? null : showEmergency({ number, language, isKnown: country !== null })
  const isEmergencyFirst = level === 'imminent' || topic === 'medical' || (topic === 'violence' && line?.for !== 'violence')
  const shown = emergency ? (isEmergencyFirst ? [emergency, helpline] : [helpline, emergency]) : [helpline]
  const spokenLine = topic === 'violence' && line?.for !== 'violence' ? number : (line?.phone ?? null)
  return { helplines: shown, line: spokenLine, emergency: country === null ? null : number }
}

/** A line that is open now, for whom it is meant first. */
function openLine(help: CountryHelp, { now, topic, isMinor }: Choice): Helpline | null {
  const open = help.lines.filter(({ hours }) => isOpen(hours, now))
  const meant = (audience: Helpline['for']) => open.find((line) => line.for === audience)
  return (isMinor && meant('minors')) || (topic === 'violence' && meant('violence')) || meant(undefined) || null
}

function emergencyNumber(country: string | null, topic: CareTopic): string | null {
  const help = helpIn(country)
  if (help) return ((topic === 'violence' || topic === 'threat') && help.police) || help.emergency[0]!
  return country === null || answers112.has(country) ? '112' : null
}

/** A line as it is shown at `now` (UTC ms). */
export function showLine({ line, language, now }: { line: Helpline; language: ContentLanguage; now: number }): ShownHelpline {
  const { name, phone, url = null, hours, note } = line
  const times = hours === 'always' ? words.always[language] : words.between[language](hours.from, hours.to)
  return { name, phone, url, hours: note ? `${times} · ${note[language]}` : times, openNow: isOpen(hours, now) }
}

function showEmergency({ number, language, isKnown }: { number: string; language: ContentLanguage; isKnown: boolean }): ShownHelpline {
  const name = isKnown ? words.emergency[language] : words.emergencyInEurope[language]
  return { name, phone: number, url: null, hours: words.always[language], openNow: true }
}

function directory(language: ContentLanguage): ShownHelpline {
  return { name: words.directory[language], phone: null, url: helplineDirectory, hours: words.always[language], openNow: true }
}

const words = {
  always: { es: 'A cualquier hora', en: 'At any hour' },
  between: {
    es: (from: string, to: string) => `De ${from} a ${to}`,
    en: (from: string, to: string) => `From ${from} to ${to}`,
  },
  emergency: { es: 'Emergencias', en: 'Emergency services' },
  emergencyInEurope: { es: 'Emergencias en la Unión Europea', en: 'Emergency services in the European Union' },
  directory: { es: 'Líneas de ayuda de cada país', en: 'Helplines in every country' },
}

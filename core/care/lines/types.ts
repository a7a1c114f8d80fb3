import type { ContentLanguage } from '#core/locale/locale.schema'

export type Words = Record<ContentLanguage, string>

/** Open round the clock, or between two local times of day (24:00 ends the day). */
export type OpeningHours = 'always' | { from: string; to: string; timeZone: string }

/** Whom a line is for; anybody in crisis where nothing is said. */
export type Audience = 'minors' | 'violence'

export type Helpline = {
  name: string
  /** As it is dialled in the country. */
  phone: string
  url?: string
  hours: OpeningHours
  /** What has to be known to get through, in a few words and without a full stop: «opción 5». */
  note?: Words
  for?: Audience
  /** When and where this line was read, and how well, where that differs from its country's row. */
  read?: { verifiedOn: string; source: string; confidence: 'high' | 'medium' }
}

/** What a country offers somebody in danger. Dated: a release is held up when a row grows old. */
export type CountryHelp = {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Best first. */
  lines: Helpline[]
  /** The number for a life in danger first. */
  emergency: string[]
  /** The number for danger from somebody, where it is another. */
  police?: string
  /** When and where the numbers were last read. */
  verifiedOn: string
  source: string
  /** `high`: recent or primary source; `medium`: a single or older one. */
  confidence: 'high' | 'medium'
}

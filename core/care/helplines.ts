import type { ContentLanguage } from '#core/locale/locale.schema'

type Words = Record<ContentLanguage, string>

/** Open round the clock, or between two local times of day (24:00 ends the day). */
export type OpeningHours = 'always' | { from: string; to: string; timeZone: string }

export type Helpline = {
  name: string
  /** As it is dialled in the country. */
  phone: string
  hours: OpeningHours
  note?: Words
}

/** What a country offers somebody in danger. Dated: a release is held up when a row grows old (see `test`). */
export type CountryHelp = {
  /** ISO 3166-1 alpha-2. */
  country: string
  lines: Helpline[]
  emergency: string[]
  /** When and where the numbers were last read. */
  verifiedOn: string
  source: string
  /** `high`: recent or primary source; `medium`: a single or older one. */
  confidence: 'high' | 'medium'
}

const free: Words = { es: 'Gratis.', en: 'Free.' }
const freeAnonymous: Words = { es: 'Gratis y anónimo.', en: 'Free and anonymous.' }

/** Lines for suicide and emotional crisis, by country; chosen by where a person is, never by their language alone. */
export const helplines: readonly CountryHelp[] = [
  {
    country: 'ES',
    lines: [
      { name: 'Línea 024', phone: '024', hours: 'always', note: freeAnonymous },
      { name: 'Teléfono de la Esperanza', phone: '717 003 717', hours: 'always' },
    ],
    emergency: ['112'],
    verifiedOn: '2026-11-20',
    source: 'press and ministry pages, October 2025',
    confidence: 'high',
  },
  {
    country: 'MX',
    lines: [{ name: 'Línea de la Vida', phone: '800 911 2000', hours: 'always', note: free }],
    emergency: ['911'],
    verifiedOn: '2026-11-20',
    source: 'press, December 2025',
    confidence: 'high',
  },
  {
    country: 'AR',
    lines: [
      { name: 'Salud Mental (nacional)', phone: '0800-999-0091', hours: 'always' },
      {
        name: 'Centro de Asistencia al Suicida',
        phone: '(011) 5275-1135',
        hours: 'always',
        note: { es: 'En Buenos Aires también el 135; su horario cambia según la zona.', en: 'In Buenos Aires also 135; its hours vary by area.' },
      },
    ],
    emergency: ['911', '107'],
    verifiedOn: '2026-11-20',
    source: 'press, September 2025 and February 2026',
    confidence: 'high',
  },
  {
    country: 'CO',
    lines: [
      {
        name: 'Línea 106',
        phone: '106',
        hours: 'always',
        note: {
          es: 'Bogotá y algunos departamentos; WhatsApp 300 754 8933 (Bogotá). Si no responde donde estás, llama al 123.',
          en: 'Bogotá and some departments; WhatsApp 300 754 8933 (Bogotá). If it does not answer where you are, call 123.',
        },
      },
    ],
    emergency: ['123'],
    verifiedOn: '2026-11-20',
    source: 'city pages and press, 2025 and 2026',
    confidence: 'medium',
  },
  {
    country: 'CL',
    lines: [
      { name: 'Línea *4141', phone: '*4141', hours: 'always', note: { es: 'Desde un móvil, con el asterisco.', en: 'From a mobile, with the asterisk.' } },
      { name: 'Salud Responde', phone: '600 360 7777', hours: 'always' },
    ],
    emergency: ['131', '133'],
    verifiedOn: '2026-11-20',
    source: 'press, October 2025',
    confidence: 'high',
  },
  {
    country: 'PE',
    lines: [{ name: 'Línea 113', phone: '113', hours: 'always', note: { es: 'Opción 5.', en: 'Option 5.' } }],
    emergency: ['106', '105'],
    verifiedOn: '2026-11-20',
    source: 'press, March 2026',
    confidence: 'high',
  },
  {
    country: 'EC',
    lines: [{ name: 'Línea 171', phone: '171', hours: 'always', note: { es: 'Opción 6.', en: 'Option 6.' } }],
    emergency: ['911'],
    verifiedOn: '2026-11-20',
    source: 'press, January and February 2026',
    confidence: 'high',
  },
  {
    country: 'UY',
    lines: [
      { name: 'Línea Vida', phone: '0800 0767', hours: 'always', note: { es: '*0767 desde un móvil.', en: '*0767 from a mobile.' } },
      { name: 'Apoyo emocional', phone: '0800 1920', hours: 'always' },
    ],
    emergency: ['911', '105'],
    verifiedOn: '2026-11-20',
    source: 'press; newest source 2020',
    confidence: 'medium',
  },
  {
    country: 'US',
    lines: [
      {
        name: '988 Suicide & Crisis Lifeline',
        phone: '988',
        hours: 'always',
        note: { es: 'Llamada, mensaje o chat; pulsa 2 para español.', en: 'Call, text or chat; press 2 for Spanish.' },
      },
    ],
    emergency: ['911'],
    verifiedOn: '2026-11-20',
    source: 'public pages, 2023 to 2025',
    confidence: 'high',
  },
  {
    country: 'CA',
    lines: [{ name: '988', phone: '988', hours: 'always', note: { es: 'Llamada o mensaje, en inglés y francés.', en: 'Call or text, in English and French.' } }],
    emergency: ['911'],
    verifiedOn: '2026-11-20',
    source: 'press, since November 2023',
    confidence: 'high',
  },
  {
    country: 'GB',
    lines: [{ name: 'Samaritans', phone: '116 123', hours: 'always', note: free }],
    emergency: ['999'],
    verifiedOn: '2026-11-20',
    source: 'press',
    confidence: 'high',
  },
  {
    country: 'IE',
    lines: [{ name: 'Samaritans', phone: '116 123', hours: 'always', note: { es: 'Gratis; también jo@samaritans.ie.', en: 'Free; also jo@samaritans.ie.' } }],
    emergency: ['112', '999'],
    verifiedOn: '2026-11-20',
    source: 'press',
    confidence: 'high',
  },
  {
    country: 'BR',
    lines: [{ name: 'CVV', phone: '188', hours: 'always', note: free }],
    emergency: ['192', '190'],
    verifiedOn: '2026-11-20',
    source: 'cvv and press',
    confidence: 'high',
  },
  {
    country: 'PT',
    lines: [
      { name: 'Linha Nacional de Prevenção do Suicídio', phone: '1411', hours: 'always', note: free },
      { name: 'SNS24', phone: '808 24 24 24', hours: 'always' },
    ],
    emergency: ['112'],
    verifiedOn: '2026-11-20',
    source: 'press, September 2025',
    confidence: 'high',
  },
  {
    country: 'FR',
    lines: [{ name: '3114', phone: '3114', hours: 'always', note: free }],
    emergency: ['15', '112'],
    verifiedOn: '2026-11-20',
    source: '3114.fr',
    confidence: 'high',
  },
  {
    country: 'IT',
    lines: [{ name: 'Telefono Amico', phone: '02 2327 2327', hours: { from: '10:00', to: '24:00', timeZone: 'Europe/Rome' } }],
    emergency: ['112'],
    verifiedOn: '2026-11-20',
    source: 'press, 2024 and 2025',
    confidence: 'high',
  },
  {
    country: 'DE',
    lines: [
      { name: 'TelefonSeelsorge', phone: '0800 111 0 111', hours: 'always', note: free },
      { name: 'TelefonSeelsorge', phone: '116 123', hours: 'always', note: free },
    ],
    emergency: ['112'],
    verifiedOn: '2026-11-20',
    source: 'press, 2022',
    confidence: 'high',
  },
]

/** A verified directory for every other country. */
export const helplineDirectory = 'https://findahelpline.com'

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

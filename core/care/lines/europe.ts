import { free, freeAnonymous } from './notes'
import type { CountryHelp } from './types'

/** Lines for suicide and emotional crisis, and beside them those for violence and for the young. */
export const europe: CountryHelp[] = [
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
    police: '112',
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
    lines: [{ name: 'Samaritans', phone: '116 123', hours: 'always', note: { es: 'gratis, también jo@samaritans.ie', en: 'free; also jo@samaritans.ie' } }],
    emergency: ['112', '999'],
    verifiedOn: '2026-11-20',
    source: 'press',
    confidence: 'high',
  },
]

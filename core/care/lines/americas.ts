import { free } from './notes'
import type { CountryHelp } from './types'

/** Lines for suicide and emotional crisis, and beside them those for violence and for the young. */
export const americas: CountryHelp[] = [
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
        note: { es: 'en Buenos Aires también el 135; su horario cambia según la zona', en: 'in Buenos Aires also 135; its hours vary by area' },
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
          es: 'Bogotá y algunos departamentos; WhatsApp 300 754 8933 (Bogotá). Si no responde donde estás, llama al 123',
          en: 'Bogotá and some departments; WhatsApp 300 754 8933 (Bogotá). If it does not answer where you are, call 123',
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
      { name: 'Línea *4141', phone: '*4141', hours: 'always', note: { es: 'desde un móvil, con el asterisco', en: 'from a mobile, with the asterisk' } },
      { name: 'Salud Responde', phone: '600 360 7777', hours: 'always' },
    ],
    emergency: ['131', '133'],
    police: '133',
    verifiedOn: '2026-11-20',
    source: 'press, October 2025',
    confidence: 'high',
  },
  {
    country: 'PE',
    lines: [{ name: 'Línea 113', phone: '113', hours: 'always', note: { es: 'opción 5', en: 'option 5' } }],
    emergency: ['106', '105'],
    police: '105',
    verifiedOn: '2026-11-20',
    source: 'press, March 2026',
    confidence: 'high',
  },
  {
    country: 'EC',
    lines: [{ name: 'Línea 171', phone: '171', hours: 'always', note: { es: 'opción 6', en: 'option 6' } }],
    emergency: ['911'],
    verifiedOn: '2026-11-20',
    source: 'press, January and February 2026',
    confidence: 'high',
  },
  {
    country: 'UY',
    lines: [
      { name: 'Línea Vida', phone: '0800 0767', hours: 'always', note: { es: '*0767 desde un móvil', en: '*0767 from a mobile' } },
      { name: 'Apoyo emocional', phone: '0800 1920', hours: 'always' },
    ],
    emergency: ['911', '105'],
    verifiedOn: '2026-11-20',
    source: 'press; newest source 2020',
    confidence: 'medium',
  },
  {
    country: 'BR',
    lines: [{ name: 'CVV', phone: '188', hours: 'always', note: free }],
    emergency: ['192', '190'],
    police: '190',
    verifiedOn: '2026-11-20',
    source: 'cvv and press',
    confidence: 'high',
  },
  {
    country: 'US',
    lines: [
      {
        name: '988 Suicide & Crisis Lifeline',
        phone: '988',
        hours: 'always',
        note: { es: 'llamada, mensaje o chat; pulsa 2 para español', en: 'call, text or chat; press 2 for Spanish' },
      },
    ],
    emergency: ['911'],
    verifiedOn: '2026-11-20',
    source: 'public pages, 2023 to 2025',
    confidence: 'high',
  },
  {
    country: 'CA',
    lines: [{ name: '988', phone: '988', hours: 'always', note: { es: 'llamada o mensaje, en inglés y francés', en: 'call or text, in English and French' } }],
    emergency: ['911'],
    verifiedOn: '2026-11-20',
    source: 'press, since November 2023',
    confidence: 'high',
  },
]

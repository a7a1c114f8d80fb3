import type { Audience } from '#core/care/helplines'
import type { ContentLanguage } from '#core/locale/locale.schema'

const es = {
  name: 'Español',
  title: 'Ayuda ahora',
  lead: 'Si piensas en hacerte daño o crees que no vas a poder esta noche, llama. No hace falta saber qué decir: basta con «no estoy bien».',
  unknown: 'No sabemos en qué país estás. Elige el tuyo abajo.',
  notHere: (country: string) => `Todavía no tenemos comprobados los números de este país: ${country}. En la dirección de abajo están los de casi todos.`,
  anyCountry: 'En cualquier país:',
  europe: 'El 112 funciona en toda la Unión Europea.',
  otherCountry: 'Otro país',
  otherCountries: 'Otros países',
  elsewhere: 'Mi país no está aquí',
  show: 'Ver',
  emergency: 'Emergencias',
  for: { minors: 'Si eres menor de edad', violence: 'Si alguien te hace daño o te amenaza' } satisfies Record<Audience, string>,
  always: 'a cualquier hora',
  between: (from: string, to: string) => `de ${from} a ${to}`,
  openNow: 'abierto ahora',
  closedNow: 'cerrado ahora: llama a emergencias o mira la dirección de abajo',
  checked: 'Números comprobados el',
  lessSure: 'de una sola fuente o de una fuente antigua; si no responde, usa emergencias',
  meanwhile: 'Mientras tanto',
  steps: [
    'Dile a alguien que no te deje a solas. Un mensaje corto vale: «¿puedes venir?».',
    'Aleja de ti lo que podría hacerte daño, o sal de donde esté.',
    'Si el peligro es ahora mismo, llama a emergencias antes que a nadie.',
  ],
  aboutEon: 'EÓN es una inteligencia artificial: acompaña, pero no puede llamar a nadie por ti.',
  copied: (date: string) => `Esta copia se guardó en tu aparato el ${date} para cuando no hay conexión.`,
}

const en: typeof es = {
  name: 'English',
  title: 'Help now',
  lead: 'If you are thinking of hurting yourself, or do not think you can get through tonight, call. You need not know what to say: “I am not all right” is enough.',
  unknown: 'We do not know which country you are in. Choose yours below.',
  notHere: (country) => `We have not checked the numbers of this country yet: ${country}. The address below has those of almost every one.`,
  anyCountry: 'In any country:',
  europe: '112 works across the European Union.',
  otherCountry: 'Another country',
  otherCountries: 'Other countries',
  elsewhere: 'My country is not here',
  show: 'Show',
  emergency: 'Emergency',
  for: { minors: 'If you are under age', violence: 'If somebody hurts or threatens you' },
  always: 'at any hour',
  between: (from, to) => `from ${from} to ${to}`,
  openNow: 'open now',
  closedNow: 'closed now: call the emergency number or use the address below',
  checked: 'Numbers checked on',
  lessSure: 'from a single or older source; if nobody answers, use the emergency number',
  meanwhile: 'In the meantime',
  steps: [
    'Ask someone not to leave you alone. A short message will do: “can you come over?”',
    'Put what could hurt you out of reach, or leave the place where it is.',
    'If the danger is right now, call the emergency number before anyone else.',
  ],
  aboutEon: 'EÓN is an artificial intelligence: it keeps you company, but it cannot call anyone for you.',
  copied: (date) => `This copy was kept on your device on ${date}, for when there is no connection.`,
}

/** What the page says. It has no catalogue to load: its words come with it. */
export const words = { es, en } satisfies Record<ContentLanguage, typeof es>

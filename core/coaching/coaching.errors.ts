import { defineError } from '#core/errors'

export const coachingPremiumError = defineError({
  code: 'premium_required',
  status: 402,
  texts: {
    es: 'La guía es para los planes Corazón y Alma. Las conversaciones y las cartas que tienes siguen donde estaban.',
    en: 'The guide is for the Corazón and Alma plans. The conversations and letters you have are where they were.',
  },
})

export const reminderNotFoundError = defineError({
  code: 'reminder_not_found',
  status: 404,
  texts: { es: 'Ese recordatorio no existe.', en: 'That reminder does not exist.' },
})

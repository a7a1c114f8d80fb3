import { defineError } from '#core/errors'

export const freeChatLimitError = defineError({
  code: 'free_chat_limit_reached',
  status: 402,
  texts: {
    es: 'Has alcanzado el límite de 3 mensajes gratuitos con EÓN™. Se reinicia a las 24 horas del primero.',
    en: 'You have reached the limit of 3 free messages with EÓN™. It starts anew 24 hours after the first.',
  },
})

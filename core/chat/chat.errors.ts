import { defineError } from '#core/errors'

export const freeChatLimitError = defineError({
  code: 'free_chat_limit_reached',
  status: 402,
  texts: {
    es: 'Has alcanzado el límite de 3 mensajes gratuitos con EÓN™. Se reinicia a las 24 horas del primero.',
    en: 'You have reached the limit of 3 free messages with EÓN™. It starts anew 24 hours after the first.',
  },
})

export const messageTooLongError = defineError({
  code: 'message_too_long',
  status: 400,
  texts: {
    es: 'Mensaje demasiado largo. Puedes enviarlo en varias partes; lo escrito sigue aquí.',
    en: 'The message is too long. You can send it in parts; what you wrote is still here.',
  },
})

export const chatSessionNotFoundError = defineError({
  code: 'chat_session_not_found',
  status: 404,
  texts: { es: 'Esa conversación no existe o se borró.', en: 'That conversation does not exist or was deleted.' },
})

export const chatMemoryNotFoundError = defineError({
  code: 'chat_memory_not_found',
  status: 404,
  texts: { es: 'Ese recuerdo no existe o se borró.', en: 'That memory does not exist or was erased.' },
})

export const replyOnItsWayError = defineError({
  code: 'reply_on_its_way',
  status: 409,
  texts: { es: 'La respuesta a ese mensaje ya está en camino.', en: 'The reply to that message is already on its way.' },
})

export const blankVoiceTextError = defineError({
  code: 'voice_text_blank',
  status: 400,
  texts: { es: 'No hay nada que leer en voz alta.', en: 'There is nothing to read aloud.' },
})

export const voicePremiumError = defineError({
  code: 'premium_required',
  status: 402,
  texts: {
    es: 'Escuchar a EÓN en la conversación va con un plan o con la prueba gratuita. Puedes seguir leyéndolo aquí.',
    en: 'Hearing EÓN in the conversation comes with a plan or the free trial. You can go on reading here.',
  },
})

export const voiceUnavailableError = defineError({
  code: 'voice_unavailable',
  status: 503,
  texts: { es: 'La voz no responde ahora. El texto sigue en la página.', en: 'The voice does not answer now. The text is still on the page.' },
})

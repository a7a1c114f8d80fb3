import type { Companion } from '#core/ports/companion'

/** The companion that needs no key and no network. */
export function createEmbeddedCompanion(): Companion {
  return {
    name: 'embedded',
    reply: async ({ language }) => ({ text: plainReply[language], suggestions: [], learned: [] }),
  }
}

/** Until the companion moves in: says what it is, and takes the message seriously. */
const plainReply = {
  es: 'Soy EÓN, una inteligencia artificial. He leído lo que escribes. Todavía estoy aprendiendo a conversar: si hoy lo que necesitas es que quede dicho entero, una carta lo hace mejor que yo.',
  en: 'I am EÓN, an artificial intelligence. I have read what you wrote. I am still learning to hold a conversation: if what you need today is to have it said in full, a letter does that better than I do.',
}

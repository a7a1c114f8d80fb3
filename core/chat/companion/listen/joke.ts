import type { ContentLanguage } from '#core/locale/locale.schema'

/** «Era una broma», "I was only joking": of what they said before. That a pension is a joke is no such thing. */
const said: Record<ContentLanguage, string> = {
  es: String.raw`(?:(?:eso |lo de antes |lo otro )?(?:era|fue|iba de) (?:una? )?(?:chiste|broma|ironia|cona|joda|chanza)(?:,? (?:una? )?mal[oa])?|(?:lo )?(?:decia|dije) (?:en|de) (?:broma|cona|joda|chiste)|(?:te )?estaba (?:bromeando|de broma|jodiendo|vacilando)|es broma)`,
  en: String.raw`(?:(?:it|that|this) was (?:only |just )?(?:meant (?:as|to be) )?(?:a )?joke|(?:i was|i'm|was) (?:only |just )?(?:joking|kidding|pulling your leg|being (?:funny|sarcastic))|(?:only|just) (?:joking|kidding))`,
}
const before: Record<ContentLanguage, string> = { es: '(?:(?:no|y|pero|che|oye|que|mira),? )*', en: '(?:(?:no|and|but|oh|well),? )*' }
const after: Record<ContentLanguage, string> = { es: '(?:,? (?:hombre|mujer|eh|che|pero broma))*', en: '(?:,? (?:mate|love|you know|by the way))*' }

/** Where a turn says that something was a joke. Read without accents, in lower case. */
export const saysJoke: Readonly<Record<ContentLanguage, RegExp>> = heard((language) => `(?:^|[.!?…,;] ?)${before[language]}${said[language]}${after[language]}(?=[.!?…,;]|$)`)

/** Where a sentence says no more than that. */
export const saysOnlyJoke: Readonly<Record<ContentLanguage, RegExp>> = heard((language) => `^${before[language]}${said[language]}${after[language]}[.!?… ]*$`)

function heard(sourceOf: (language: ContentLanguage) => string): Record<ContentLanguage, RegExp> {
  return { es: new RegExp(sourceOf('es')), en: new RegExp(sourceOf('en')) }
}

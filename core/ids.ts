/** What each kind of id starts with, so that an id in a log says what it names. */
export const idPrefixes = {
  account: 'acc',
  chat: 'cht',
  chatMemory: 'mem',
  chatMessage: 'msg',
  code: 'cod',
  consent: 'con',
  letter: 'ltr',
  mail: 'eml',
  reminder: 'rem',
  request: 'req',
  session: 'ses',
  trial: 'tri',
} as const

export type IdKind = keyof typeof idPrefixes
export type NewId = (kind: IdKind) => string

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new id: prefix, underscore, 26 characters of Crockford base 32 (130 random bits). */
export const newId: NewId = (kind) => {
  const bytes = crypto.getRandomValues(new Uint8Array(26))
  return `${idPrefixes[kind]}_${Array.from(bytes, (byte) => alphabet[byte & 31]).join('')}`
}

import { plainText } from './plain'

const saying = /(?<!\p{L})(?:tell(?:s|ing)?|told|says?|said|saying|thinks?|dic(?:e|en|es|iendo|iéndome)|dijo|dijeron|decía|decían) (?:(?:me|us|him|her|them|nos|le|que|that|to) )*$/iu
const likening = /(?<!\p{L})(?:like|as if|as though|como si|como que)[\s,]*$/iu
const likened = /^(?:like|as if|as though|como si|como que)(?!\p{L})/iu
const belittles = /\b(?:says?|said|tells? me|told me|dice[n]?|dijo|dijeron)\b.{0,24}\b(?:just|only|another one|get over|move on|already|at least|solo|nada mas|otr[oa]|super\w*|ya (?:toca|es hora)|al menos)\b/

/** Whether a clause of a turn is another's verdict («… diciéndome que lo hago mal»), a likeness ("like I'm his landlady"), or what others said to make it small: not to be handed back as what somebody told. */
export function isNotTheirs(text: string, clause: string): boolean {
  const at = text.indexOf(clause)
  const before = at > 0 ? text.slice(Math.max(0, at - 40), at) : ''
  return saying.test(before) || likening.test(before) || likened.test(clause) || belittles.test(plainText(clause))
}

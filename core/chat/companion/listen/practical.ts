import type { ContentLanguage } from '#core/locale/locale.schema'
import { plainText } from './plain'
import { practicalHeardEn } from './practical.en'
import { practicalHeardEs } from './practical.es'

/** Something practical that people ask about, and how the question is heard: one sentence, read without accents, in lower case. */
export type PracticalHeard = { id: string; hears: RegExp }

/** What is asked where nothing is known about the matter itself: whether to do something, and no more. */
export const general = 'general'

/** Where something is asked that can be done or left: «¿qué hago con…?», "should I…", "I asked if I should…". */
const isAsking = /\?|\b(?:wat|wut) (?:do|should)\b|^(?:y |pero |and |but |so |ok,? |just |please )*(?:dime|decime|digame|tell me|can (?:you|u) (?:just )?tell me)\b|\b(?:que (?:hago|hacer)|no se si|te pregunt(?:e|aba)|pregunt(?:e|aba) si|what (?:do i|to|should i|would you) do|i asked|should i|(?:i was |i'm )asking|don't know (?:if|whether)|dunno if|idk (?:if|what to))\b/

/** Nothing to be done is asked by these: «¿usted sabe lo que es…?», «¿cree que lo sabía?», "do you know what that's like?". */
const isNoMatter = /\bsab(?:e|es|en) (?:usted |tu |vos )?lo que (?:es|se siente|fue)\b|\bcre(?:e|es) (?:usted |tu |vos )?que\b.{0,60}\b(?:supo|sabia|sintio|sentia|sufrio|noto|oyo|oia|dio cuenta|queria|quiso)\b|\bdo you (?:know what (?:it|that)(?:'s| is)? (?:like|feels)|think (?:he|she|they) (?:knew|felt|suffered|heard|loved|could))\b/

/** «Te preguntaba si hablo con ella o me hago el loco.» */
const betweenTwo = /\b(?:pregunt(?:e|aba)|asked|asking) (?:si|if|whether) .{2,80} (?:o|or) /

/** Nobody asks in more characters; every matter is tried on what is asked. */
const longest = 300

/** Whether a text, in plain form, asks what to do or whether to. */
export function asksWhatToDo(plain: string): boolean {
  return isAsking.test(plain)
}

/** The practical matters sentences ask about, the plainest first, by id. */
export function practicalIn(sentences: readonly string[], language: ContentLanguage): string[] {
  const matters = language === 'es' ? practicalHeardEs : practicalHeardEn
  const asking = sentences.map((sentence) => plainText(sentence).replace(/^¿/, '')).filter((plain) => plain.length <= longest && asksWhatToDo(plain) && !isNoMatter.test(plain))
  const isBetween = asking.some((plain) => betweenTwo.test(plain))
  const ids = asking.flatMap((plain) => matters.filter(({ hears }) => hears.test(plain)).slice(0, 2).map(({ id }) => id))
  return [...new Set(isBetween ? [...ids, general] : ids)].sort((one, other) => Number(one === general) - Number(other === general))
}

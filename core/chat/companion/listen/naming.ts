import { countWords } from '#core/language/words'
import type { ContentLanguage } from '#core/locale/locale.schema'

/** «se llama Clara», "named Theo", with the name. */
export const nameGiven: Record<ContentLanguage, RegExp> = {
  es: /(?<!\p{L})(?:se (?:iba a )?llama(?:ba|r)?|iba a llamarse|(?:quer(?:ía|íamos|iamos) llamarl[oa])|su nombre (?:es|era)|de nombre|llamad[oa]|(?:le|lo|la) (?:dec[ií]amos|decimos|llam[aá]bamos|llamamos|pusimos|(?:[ií]bamos|quer[ií]amos) a? ?(?:llamar|poner))) (?:era |es )?(\p{L}{2,}(?: (?:del? |la )*\p{Lu}\p{L}+)?)/giu,
  en: /(?:(?:his|her|their) name(?:'s|s| is| was)|(?:was|is|were) (?:going to be )?(?:called|named)|going to call (?:him|her|it)|named|we called (?:him|her|them)|goes by) (\p{L}{2,})/giu,
}

/** «se llama Clara»: taken for the name, and not said back. */
export const onlyNames = /(?:(?<!\p{L})(?:se llama(?:ba)?|me llamo|me dicen|(?:is|was) called|name (?:is|was)|named)|'s called)(?!\p{L})/iu

/** A sentence or a reply that does nothing but name: the names are its one group. */
export const introduced: Record<ContentLanguage, RegExp> = {
  es: /^(?:(?:pues |bueno )?(?:(?:mi|mis) \p{L}+ )?(?:se (?:iba a )?llama(?:ba|r)?n?|(?:le|lo|la) (?:dec[ií]amos|decimos|llam[aá]bamos|llamamos|pusimos)|iba a llamarse|su nombre (?:es|era)|era|es|son|fue) )?((?:\p{L}{2,})(?:(?:, | y )\p{L}{2,}){0,3}?)(?: se llama(?:ba)?n?)?(?:,? (?:estudia|vive|trabaja|tiene|y es) .{2,40})?[.!]*$/iu,
  en: /^(?:(?:well, )?(?:(?:my \p{L}+(?:'s name)?|(?:his|her|their) names?) (?:is|was|were|are|is called|was called|was going to be|would have been)|it(?:'s| was)|called|(?:he|she|it|they) (?:was|were|is|are) (?:going to be )?(?:called|named)|we (?:were going to )?(?:called?|named?) (?:him|her)|he was|she was|they're) )?((?:\p{L}{2,})(?:(?:, | and )\p{L}{2,}){0,3}?)(?:,? (?:studies|lives|works|and (?:he|she)) .{2,40})?[.!]*$/iu,
}

/** One's own name is nobody else's. */
const ownNaming = /(?<!\p{L})(?:mi nombre|my name|call me|llámame|i(?:'m| am) called)(?!\p{L})/iu

/** What names somebody in a turn: all of it when it is short, else the sentence or clause that does nothing else. */
export function namingIn(text: string, words: number): string | null {
  const named = text.split(/(?<=[.!?…,;])\s+/).find((sentence) => speaksOfNames(sentence) && !ownNaming.test(sentence) && countWords(sentence) <= 6)
  return named?.replace(/[,;]$/, '') ?? (words <= 10 && !ownNaming.test(text) ? text : null)
}

/** Whether a text says a name by a word for naming, and not by a name alone. */
export function speaksOfNames(text: string): boolean {
  return /llama|nombre|dec[ií]amos|pusimos|name|called/i.test(text)
}

/** «se llamaba Carmen»: how somebody is named tells that they are no more, or no more near. */
export function isNamedInPast(text: string): boolean {
  return /llamaba|era|\b(?:was|were)\b/iu.test(text)
}

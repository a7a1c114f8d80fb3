/** Words of a text as a reader would count them: whatever stands between spaces and holds a letter or a figure. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
}

/** Sentences of a paragraph. Closing quotation marks stay with their sentence. */
export function sentencesIn(paragraph: string): string[] {
  return paragraph
    .split(/(?<=[.?!…][”’»"']?)\s+(?=[\p{Lu}¿«“‘"(\d])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

/** A sentence reduced to its words, to be compared. */
export function bareSentence(sentence: string): string {
  return sentence.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ').trim()
}

/** Runs of `size` words, in lower case and without marks. */
export function shingles(text: string, size: number): string[] {
  const words = bareSentence(text).split(' ').filter(Boolean)
  const out: string[] = []
  for (let i = 0; i + size <= words.length; i++) out.push(words.slice(i, i + size).join(' '))
  return out
}

/** Letters without their marks, lower case. */
export function plainWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

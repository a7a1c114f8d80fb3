const longest = 45

/**
 * A long text in stretches of a few sentences, each next one beginning with the last sentence of the one before, so that a sign buried in
 * ordinary matter is read with what stands about it and with nothing else. A short text is one stretch.
 */
export function windowsOf(plain: string): string[] {
  if (countWords(plain) <= longest) return [plain]
  const sentences = (plain.match(/[^.!?\n;]+[.!?\n;]*/g) ?? [plain]).flatMap(splitLong)
  const windows: string[] = []
  let current: string[] = []
  for (const sentence of sentences) {
    if (current.length > 0 && countWords(current.join(' ')) + countWords(sentence) > longest) {
      windows.push(current.join(' '))
      current = countWords(current.at(-1) ?? '') <= longest / 2 ? current.slice(-1) : []
    }
    current.push(sentence)
  }
  return [...windows, current.join(' ')]
}

/** Dictated text has no sentence marks: it is cut by commas, and where there are none by length. */
function splitLong(sentence: string): string[] {
  if (countWords(sentence) <= longest) return [sentence]
  const words = sentence.split(/\s+/).filter(Boolean)
  const parts: string[] = []
  let current: string[] = []
  for (const word of words) {
    current.push(word)
    if (current.length >= longest - 15 || (current.length >= 12 && word.endsWith(','))) {
      parts.push(current.join(' '))
      current = []
    }
  }
  return current.length > 0 ? [...parts, current.join(' ')] : parts
}

function countWords(text: string): number {
  return text.match(/[a-zñ0-9']+/g)?.length ?? 0
}

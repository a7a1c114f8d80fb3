const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** The words of a text, as they stand. */
export function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? []
}

/** Lower case without accents or typographic apostrophes: for comparing what two hands wrote. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’ʼ´]/g, "'")
    .toLowerCase()
}

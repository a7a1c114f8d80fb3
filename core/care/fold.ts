/** Lower case without accents or typographic apostrophes: what patterns are read against. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’ʼ´]/g, "'")
    .toLowerCase()
}

/** Lower case without accents, marks kept: what patterns are matched against, so that spelling matters less. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘´`]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words of a text: runs of letters and figures. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu) ?? []
}

/** A stretch of a message that says one thing. */
export type Clause = { text: string; isQuestion: boolean }

/** Words that begin a thought of their own: what stands before them no longer denies or softens what comes after. */
const breaks = /(?:[.;:\n!]+|\?+|,(?= )| - | – | — |\s(?:pero|aunque|sino|porque|y(?= (?:quiero|voy|me|no|ya|esta|hoy|tengo|a veces|si))|but|although|because|and(?= (?:i|my|then|no|sometimes|tonight))|though|so(?= i)|then)\s)/

export function clausesOf(plain: string): Clause[] {
  const clauses: Clause[] = []
  for (const sentence of plain.match(/[^.!?\n]+[.!?\n]*/g) ?? []) {
    const isQuestion = /\?/.test(sentence)
    for (const part of sentence.split(new RegExp(breaks, 'g'))) {
      const text = part.replace(/^[^a-zñ0-9']+|[^a-zñ0-9']+$/g, '')
      if (text) clauses.push({ text, isQuestion })
    }
  }
  return clauses
}

/** What others said or sang, taken out: «decía "me quiero morir"», the title of a song, a line of a film. */
export function withoutQuotations(plain: string): string {
  return plain.replace(/"[^"]{2,300}"/g, (quoted, at: number) => {
    const before = plain.slice(Math.max(0, at - 60), at)
    return reporting.test(before) ? ' "" ' : ` ${quoted.slice(1, -1)} `
  })
}

const reporting =
  /(?:canci(?:on|ones)|tema|letra|pelicula|serie|libro|novela|poema|titular|noticia|frase|capitulo|personaje|meme|cartel|nota que|decia|dijo|dice|decian|gritaba|grito|puso|cantaba|repetia|contesto|preguntas?|pregunto|song|film|movie|show|book|novel|poem|headline|line|lyrics?|character|episode|sign|said|says|told|shouted|sang|sings|asked|asks|wrote|called|titled|llamad[oa]|titulad[oa])[^.?!]{0,40}$/

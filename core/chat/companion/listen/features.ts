/** How much each sort of feature counts beside whole words. */
const values = { word: 1, pair: 0.7, triple: 0.5, apart: 0.5, letters: 0.3 }
/** Stretches of so many letters within a word: endings, stems, and what a typing error leaves whole. */
const letters = [3, 4, 5]

/**
 * What a text shows to the model, each with how much it counts: its words, which of them follow each other, and stretches of letters within
 * them. `plain` is in lower case and without accents (listen/plain.ts).
 */
export function textFeatures(plain: string): Map<string, number> {
  const words = plain.match(/[\p{L}\p{N}']+|\?/gu) ?? []
  const features = new Map<string, number>()
  const add = (name: string, value: number) => features.set(name, value)
  words.forEach((word, at) => {
    const [before = '^', next, afterNext] = [words[at - 1], words[at + 1], words[at + 2]]
    add(`w${word}`, values.word)
    add(`b${before} ${word}`, values.pair)
    if (!next) add(`b${word} $`, values.pair)
    if (next && afterNext) {
      add(`t${word} ${next} ${afterNext}`, values.triple)
      add(`s${word} ${afterNext}`, values.apart)
    }
    const bounded = `<${word}>`
    for (const length of letters) for (let from = 0; length < bounded.length && from + length <= bounded.length; from++) add(`c${bounded.slice(from, from + length)}`, values.letters)
  })
  return features
}

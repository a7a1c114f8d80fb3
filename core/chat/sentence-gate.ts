/**
 * Lets a reply through a sentence at a time, each only once everything up to its end has been checked. `signal` fires at the first
 * refusal: whoever writes can stop. Throws from `finish` when the whole was refused.
 */
export function createSentenceGate(input: { onText: (piece: string) => void; check: (text: string) => string | null }) {
  const stop = new AbortController()
  let text = ''
  let shown = 0
  let refusal: string | null = null

  const letThrough = (until: number) => {
    if (refusal !== null || until <= shown) return
    refusal = input.check(text.slice(0, until))
    if (refusal !== null) return stop.abort(new Error('refused'))
    input.onText(text.slice(shown, until))
    shown = until
  }

  return {
    signal: stop.signal,
    get refusal() {
      return refusal
    },
    get hasShown() {
      return shown > 0
    },
    push: (piece: string) => {
      text += piece
      letThrough(endOfSentences(text))
    },
    /** `whole` is what the reply came to. It wins over what was pushed, where that is its beginning. */
    finish: (whole: string) => {
      if (!whole.startsWith(text.slice(0, shown))) refusal ??= 'rejected'
      text = whole
      letThrough(whole.length)
      if (refusal !== null) throw new Error('refused')
    },
  }
}

/** Where the last whole sentence ends, with the space after it. One inside a quotation that is still open ends nothing: it is not known yet whose it is. */
function endOfSentences(text: string): number {
  let end = 0
  for (const match of text.matchAll(/[.!?…][»”"')\]]*\s+/g)) {
    const until = match.index + match[0].length
    if (!isQuoting(text.slice(0, until))) end = until
  }
  return end
}

function isQuoting(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1
  return count('«') > count('»') || count('“') > count('”') || count('"') % 2 === 1
}

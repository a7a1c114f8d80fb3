/** A stretch of text one typeface draws. `actual` is what was written, where the drawing had to say it otherwise. */
export type TextPiece = { text: string; face: 'main' | 'emoji'; actual?: string }

/** What stands between two places where a line may end. */
export type TextWord = { pieces: TextPiece[]; spaceBefore: boolean }

/** Says whether a typeface has a drawing for a code point. */
export type FontCoverage = { main: (codePoint: number) => boolean; emoji?: (codePoint: number) => boolean }

const noBreakSpace = '\u00a0'

/** The two-em dash is what printers set for a name they could not print; the others are for a face without it. */
const lostMarks = ['\u2e3a', '\u2014', '-']

// Private-use characters never survive `tidyText`, so they are free to mark places inside a paragraph.
const droppedSign = '\ue000'
const lostSign = '\ue001'
const glueSign = '\ue002'
const firstSpecial = 0xf0000
const lastSpecial = 0xffffd

/** Signs with an old equivalent in a book face; the floral heart is EB Garamond's own. */
const equivalents = new Map<string, string>([
  ...[...'❤♥♡❥💓💕💖💗💘💙💚💛💜💝💞💟🖤🤍🤎🧡🩷🩵🩶'].map((heart): [string, string] => [heart, '❦']),
  ['✝', '†'],
  ['✞', '†'],
  ['、', ','],
  ['。', '.'],
  ['「', '“'],
  ['」', '”'],
  ['『', '‘'],
  ['』', '’'],
  ['،', ','],
  ['؟', '?'],
  ['؛', ';'],
  ['־', '-'],
  ['‐', '-'],
  ['⁃', '-'],
])

const emojiCluster =
  /\p{Extended_Pictographic}[\ufe0f\p{EMod}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{EMod}]*)*|\p{RI}{1,2}|./gsu

/**
 * Plain text fit to be set: NFC, one kind of space and one of no-break space, and nothing that is not seen
 * (controls, lone surrogates, private use). Emoji sequences are kept whole.
 */
export const tidyText = (raw: string): string =>
  raw
    .replace(/\p{Surrogate}/gu, '')
    .normalize('NFC')
    .replace(/[\u2007\u202f]/g, noBreakSpace)
    .replace(/\ufeff/g, '')
    .replace(/[^\S\u00a0]|\p{Cc}/gu, ' ')
    .replace(/[\p{Co}\p{Cn}\u{e0001}-\u{e007f}]/gu, '')
    .replace(/(^|\s)[\u0300-\u036f]+/g, '$1')
    // More than two marks on a letter would climb into the line above.
    .replace(/([\u0300-\u036f]{2})[\u0300-\u036f]+/g, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\u00a0[ \u00a0]*/g, noBreakSpace)
    .trim()

const isEvery = (text: string, has: (codePoint: number) => boolean): boolean =>
  text.length > 0 && Array.from(text).every((character) => has(character.codePointAt(0) ?? 0))

/** A sign in parts or in plain: an accented letter as letter and marks, «Ａ» as A, «①» as 1; null when no font has that. */
const simplify = (character: string, has: (codePoint: number) => boolean): string | null => {
  const plain = character.normalize('NFKD')
  if (plain === character) return null
  const drawn = Array.from(plain)
    .filter((part) => has(part.codePointAt(0) ?? 0) || !/\p{M}/u.test(part))
    .join('')
  if (!isEvery(drawn, has)) return null
  const composed = drawn.normalize('NFC')
  return isEvery(composed, has) ? composed : drawn
}

/**
 * Cuts tidy text into words the fonts can draw, without a missing glyph anywhere:
 * a letter nobody can draw becomes a two-em dash (one for a run of them) that keeps the original as its actual text,
 * an emoji is drawn by the emoji font, by an old equivalent, or left out with the spacing mended.
 */
export const fitWords = ({ text, coverage }: { text: string; coverage: FontCoverage }): TextWord[] => {
  const specials: TextPiece[] = []
  const lost: string[] = []
  const special = (piece: TextPiece): string => {
    if (firstSpecial + specials.length > lastSpecial) return ''
    specials.push(piece)
    return String.fromCodePoint(firstSpecial + specials.length - 1)
  }

  let followsLost = false
  const fit = (cluster: string): string => {
    const bare = cluster.replace(/[\p{DI}\p{EMod}\u20e3]/gu, '')
    if (bare === '') return ''
    const isLost = /[\p{L}\p{N}\ufffd]/u.test(bare) || (followsLost && /\p{M}/u.test(bare))
    const drawn = bare === '\ufffd' ? null : substitute(cluster, bare)
    followsLost = drawn === null && isLost
    if (drawn !== null) return drawn
    if (isLost) lost.push(cluster)
    return isLost ? lostSign : droppedSign
  }

  /** What to draw for a cluster; null when there is nothing. */
  const substitute = (cluster: string, bare: string): string | null => {
    const isFlag = /^\p{RI}/u.test(bare)
    if (!isFlag && isEvery(bare, coverage.main)) return bare
    // One figure after the other: a joined sequence or a skin tone is for the few fonts that have it.
    if (coverage.emoji && isEvery(bare, coverage.emoji)) return special({ text: bare, face: 'emoji', actual: cluster })
    const equivalent = equivalents.get(bare)
    if (equivalent !== undefined && isEvery(equivalent, coverage.main)) {
      return /\p{P}/u.test(equivalent) ? equivalent : special({ text: equivalent, face: 'main', actual: cluster })
    }
    const simple = simplify(bare, coverage.main)
    if (simple !== null) return simple
    if (/\p{Sc}/u.test(bare)) return special({ text: '¤', face: 'main', actual: cluster })
    return null
  }

  const lostMark = lostMarks.find((mark) => isEvery(mark, coverage.main)) ?? ''
  let next = 0
  const marked = text.replace(emojiCluster, fit).replace(/\ue001(?:[\s\ue000,.;:]*\ue001)*/g, (run) => {
    const actual = run.replace(/\ue000/g, '').replace(/\ue001/g, () => lost[next++] ?? '')
    return special({ text: lostMark, face: 'main', actual })
  })
  const mended = mendGaps(marked)

  return mended
    .replace(/ (?=[—–…:;!?.,)»”]+(?: |$))/g, glueSign)
    .split(' ')
    .filter((token) => token !== '')
    .flatMap((token) => splitAtDashes(token))
    .map(({ text: token, spaceBefore }) => ({ spaceBefore, pieces: piecesOf(token, specials) }))
}

/** Takes the dropped signs out, and with them the spaces and brackets that were there for their sake. */
const mendGaps = (text: string): string =>
  text
    .replace(/\s?\ue000[\s\ue000]*/g, (gap) => (/\s/.test(gap) ? ` ${droppedSign}` : droppedSign))
    .replace(/[([«“‘¡¿] ?\ue000[)\]»”’!?]/g, droppedSign)
    .replace(/ ?\ue000 ?(?=[.,;:!?…)\]»”’])/g, '')
    .replace(/([([«“‘¡¿]) ?\ue000 ?/g, '$1')
    .replace(/\ue000/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** A line may also end after a dash or hyphen between letters. */
const splitAtDashes = (token: string): { text: string; spaceBefore: boolean }[] =>
  token
    .split(/(?<=[\p{L}\p{N}.,!?…”»][—–-])(?=[\p{L}¿¡«“])/u)
    .map((text, index) => ({ text, spaceBefore: index === 0 }))

const piecesOf = (token: string, specials: TextPiece[]): TextPiece[] => {
  const pieces: TextPiece[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') pieces.push({ text: plain, face: 'main' })
    plain = ''
  }
  for (const character of token) {
    const piece = specials[(character.codePointAt(0) ?? 0) - firstSpecial]
    if (piece) {
      flush()
      pieces.push(piece)
    } else plain += character === glueSign ? ' ' : character
  }
  flush()
  return pieces
}

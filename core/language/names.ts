import { isOrder, stripNoise } from './normalise'

const notNames = new Set(
  'test prueba asdf asd qwerty xxx xx x aaa abc na n/a none no sí si nada nadie ninguno ninguna nombre name user usuario anonymous anónimo anonimo anónima anon unknown desconocido desconocida null undefined object hola hello hey foo bar admin nickname apodo idk nose string .'.split(' '),
)
/** Words people type where they have nothing to type. */
export function isNoName(word: string): boolean {
  return notNames.has(word.toLowerCase()) || /^(nothing|everything|nada|todo|algo|something)$/i.test(word)
}

const smallWords = new Set('de del la las los el y e da do dos von van the of and'.split(' '))

function titleWord(word: string): string {
  return word.toLowerCase().replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** A name as a person would want to see it, or null where what was typed is no name. */
export function cleanName(raw: string, options: { maxWords: number }): string | null {
  if (isOrder(raw) || /^\W*(ni idea|no s[eé]|no idea|i don'?t know|qui[eé]n sabe|da igual|whatever|lo que sea|(nothing|nobody|no one|none|nada|nadie|ninguno)( really| much| special| particular| en especial| de nada)?|sin nombre|no name)\W*$/iu.test(raw)) return null
  const plain = stripNoise(raw)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{Script=Latin}\p{M}'’.\- ]+/gu, ' ')
    .replace(/(^|\s)[.'’-]+|[.'’-]+(?=\s|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  const words = plain.split(' ').filter(Boolean)
  if (words.length === 0 || words.length > options.maxWords || plain.length > 40) return null
  if (words.every((word) => notNames.has(word.toLowerCase())) || !/\p{L}{2}/u.test(plain)) return null
  if (/^(.)\1+$/iu.test(plain) || /[bcdfghjklmnpqrstvwxz]{6}/i.test(plain)) return null
  if (/\b(alert|script|select|drop|table|insert|onerror|function|http|www)\b/i.test(plain)) return null
  const isOneCase = plain === plain.toLowerCase() || (plain === plain.toUpperCase() && plain.length > 2)
  // «el bebé que no llegó», "the girl who painted": described, not named.
  const isPhrase = (plain === plain.toLowerCase() && /^(los|las|el|la) de (la|los|las|mi|el) /.test(plain)) || (isOneCase && /^(el|la|los|las) de (siempre|antes|ayer|toda|entonces|aquí|allí)/i.test(plain)) || (/^the \p{Ll}/u.test(plain) && plain === plain.toLowerCase()) || (isOneCase && words.length > 2 && / (que|who|that|i|didn't|no) /.test(` ${plain.toLowerCase()} `))
  return words
    .map((word, i) => {
      const lower = word.toLowerCase()
      if (smallWords.has(lower) && (i > 0 || words.length > 1)) return lower
      if (isPhrase) return i === 0 && !/^(el|la|los|las|the)$/.test(lower) && !isOneCase ? word : lower
      if (isOneCase || (word === word.toUpperCase() && word.length > 2)) return titleWord(word)
      return word
    })
    .join(' ')
}

/** The words danger is named by, which people hide, mistype and type without vowels. */
const named = {
  es: 'suicidarme suicidarse suicidarte suicidar suicidio suicida suicido suicidarnos matarme matarse matar mato matarlo matarla morirme morirse morir muerte muerta muerto morirnos ahorcarme ahorcarse colgarme cortarme desvivirme autolesion autolesionarme violar violo viola violaron abusar abuso abusa pastillas sangre',
  en: 'suicide suicidal kill killing killed myself die dying dead death hang hanging overdose cutting selfharm rape raped raping murder pills noose',
}
const words = [...named.es.split(' '), ...named.en.split(' ')]
const known = new Set(words)

/** Figures and signs by the letters they may stand for. */
const looks: Record<string, string> = { '0': 'o', '1': '[il]', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g', '@': 'a', $: 's', '!': '[il]', '|': '[il]', '+': 't', '*': '[a-z]', '#': '[a-z]', _: '[a-z]?', '.': '[a-z]?', '-': '[a-z]?', x: '[a-z]' }

/** s*icid*rme, su1c1d10, m@tarme, k1ll: put back where just a named word fits. */
export function unmask(plain: string): string {
  return plain.replace(/(?<![a-zñ0-9!*@$|+#_])[a-zñ][a-zñ0-9!*@$|+#_]{1,20}/g, (masked) => {
    if (!/[0-9!*@$|+#_]/.test(masked) || (!/[a-zñ].*[a-zñ]/.test(masked) && !/\*/.test(masked))) return masked
    const shape = new RegExp(`^${[...masked].map((sign) => (sign === 'x' ? 'x' : (looks[sign] ?? sign))).join('')}$`)
    return words.find((word) => word.length > 2 && shape.test(word)) ?? masked
  })
}

/** Named words with vowels left out, by pattern: "matr", "suicidrme", "morrme", "kll". */
const skeletons: [RegExp, string][] = ['matarme', 'morirme', 'ahorcarme', 'colgarme', 'cortarme', 'suicidarme', 'suicidio', 'suicidar', 'matar', 'kill myself', 'suicide', 'suicidal', 'overdose'].map((word) => [
  new RegExp(`^${[...word].map((letter, at) => (/[aeiou]/.test(letter) && at > 0 ? `${letter}?` : letter === 'c' && /^[ei]/.test(word.slice(at + 1)) ? '[csz]' : letter === 's' ? '[sz]' : letter)).join('')}$`),
  word,
])
const plainWords = new Set(['matame', 'matadme', 'ahorrarme', 'suicidas', 'suicidios', 'suicida', 'suicidarse', 'suicidaba', 'suicidado', 'suicidada', 'suicides', 'suicidate', 'suicidan', 'suicidaron', 'suicidara', 'suicidare', 'suicidarte', 'suicidarlo'])
const mistyped = ['suicidarme', 'ahorcarme', 'matarme', 'colgarme', 'suicidio', 'suicide', 'suicidal']

/** Spelled by ear, in haste or without vowels: brought to the named word it can only be. */
export function respell(plain: string): string {
  return plain.replace(/[a-zñ]{4,12}/g, (word) => {
    if (known.has(word) || plainWords.has(word)) return word
    const bare = skeletons.find(([shape]) => shape.test(word))
    if (bare) return bare[1]
    if (word.length < 6) return word
    return mistyped.find((one) => one[0] === word[0] && one.slice(-2) === word.slice(-2) && isOneAway({ one, other: word })) ?? word
  })
}

/** One letter added, left out, changed, or two neighbours swapped. */
function isOneAway({ one, other }: { one: string; other: string }): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  return rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1) || (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
}

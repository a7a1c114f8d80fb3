const contractions: Record<string, string> = { "i'm": "you're", "i've": "you've", "i'd": "you'd", "i'll": "you'll" }
const small: Record<string, string> = { i: 'you', me: 'you', my: 'your', mine: 'yours', myself: 'yourself' }

/**
 * A clause said by "I", said to "you": "I keep rehearsing" → "you keep rehearsing".
 * Null where the subject of a «was» or the one addressed is not sure; the exact words are quoted then.
 */
export function turnToYouEn(clause: string): string | null {
  if (/[?!"]|, I (think|guess|suppose)$/.test(clause)) return null
  if (/\b(we|us|our|ours|ourselves|you|your|yours|you're|you've|you'd|you'll|we're|we've|we'd|we'll|let's)\b/i.test(clause)) return null
  const words = clause.split(' ')
  const out: string[] = []
  for (let i = 0; i < words.length; i++) {
    const match = /^([^\p{L}\d]*)([\p{L}\d'’-]+)([^\p{L}\d]*)$/u.exec(words[i]!)
    if (!match) {
      out.push(words[i]!)
      continue
    }
    const [, before = '', word = '', after = ''] = match
    const key = word.toLowerCase().replace('’', "'")
    const spokenBefore = words.slice(Math.max(0, i - 2), i).map((one) => one.toLowerCase().replace(/[^a-z']/g, ''))
    const isAfterI = spokenBefore.at(-1) === 'i' || (spokenBefore.at(-2) === 'i' && /^(never|still|just|always|only|really|also|already|once)$/.test(spokenBefore.at(-1) ?? ''))
    let turned = contractions[key] ?? small[key] ?? word
    if (/^(was|wasn't|am|have|had|did|do)$/.test(key) && /^i$/i.test(words[i + 1] ?? '') && i > 0) return null
    if (/^(was|wasn't|am|am)$/.test(key)) {
      if (isAfterI) turned = key === 'was' ? 'were' : key === "wasn't" ? "weren't" : 'are'
      else if (key === 'am') return null
      else if (/^(and|but|or|then|so)$/.test(spokenBefore.at(-1) ?? 'and')) return null
    }
    out.push(before + turned + after)
  }
  return out.join(' ')
}

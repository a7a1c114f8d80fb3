const contractions: Record<string, string> = { "i'm": "you're", "i've": "you've", "i'd": "you'd", "i'll": "you'll" }
const small: Record<string, string> = { i: 'you', me: 'you', my: 'your', mine: 'yours', myself: 'yourself' }

/** «me sister», "on me break", "mi hand", "iv got", "tell ye": words for «I», «my» and «you» that are not turned, so that half a clause would be. */
const dialect = /(?:^|\b(?:on|in|of|with|from|at|by|all) )me (?!(?:a|an|the|and|but|or|to|in|on|at|for|from|of|about|when|as|so|too|now|again|that|this|every|all|more|most|any|anymore|alone|like|there|here|he|she|it|they|was|is|out|up|down|off|over|because|with|without|since|after|before|while)\b)\p{L}|\bme (?:own|self|mam|mum|ma|da|dad|sister|brother|husband|wife|son|daughter|lad|lass|bones|head|nan|back|hands?|hair|eyes|face|feet|legs?|knees?|arms?|heart|teeth|coat|boots|shoes|kitchen)\b|\b(?:mi|iv|ive|im|meself|mesel\p{L}*|masel\p{L}*|ye|yer|yuh|wi|nuh|cor)\b|\bill (?:have|be|go|do|get|never|not|just|always)\b/iu
/** "you just listens", "you seen", "you making", "you've wrote": no longer English once it is said to «you». */
const misfitAfterI = /^(?:seen|done|been|gone|is|be|has|does|making|going|coming|doing|having|trying|getting|fraid|(?!(?:always|sometimes|was|as|his|this|its|perhaps|besides|afterwards|yes)$)\p{L}+[^s'’\P{L}]s)$/u
const misfitAfterHave = /^(?:wrote|went|saw|took|broke|ate|did|came|spoke|drove|gave|knew|forgot)$/

/**
 * A clause said by "I", said to "you": "I keep rehearsing" → "you keep rehearsing".
 * Null where the subject of a «was» or the one addressed is not sure; the exact words are quoted then.
 */
export function turnToYouEn(clause: string): string | null {
  if (/[?!"]/.test(clause)) return null
  // "she noticed I think, and left", "myself I think", "I cook at night, me": an aside, and not what is said.
  if (/(?<!\b(?:what|how|as|than|when|all|that|why|where)) I (?:think|guess|suppose|reckon|believe)(?:,|$)|^(?:myself|me),? I\b|, me$/i.test(clause)) return null
  if (/\b(we|us|our|ours|ourselves|you|your|yours|you're|you've|you'd|you'll|we're|we've|we'd|we'll|let's)\b/i.test(clause)) return null
  if (dialect.test(clause)) return null
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
    if ((isAfterI && misfitAfterI.test(key)) || (spokenBefore.at(-1) === "i've" && misfitAfterHave.test(key))) return null
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

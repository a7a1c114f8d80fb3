import type { Clause } from '#core/language/clauses'
import { kinTable, personKins, type KinForm } from '#core/language/kinship'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { plainText, wordsIn } from './listen/plain'
import { matterOf } from './matter'
import type { Planning } from './plan'
import { listOf } from './plan.short'
import type { Move } from './say'
import { weightOf, type Person, type State } from './state'
import { textsOf } from './texts'

/** A short question whose words stand in what was told before: «¿quién me trajo a Lola?». */
export function recallTold({ state, brief }: Planning): Move[] {
  const { turn } = state
  if (!turn.isQuestion || turn.words > 14 || turn.words < 3 || !/^(?:¿|y |pero |and |but |so )*(?:quien|que|donde|cuando|cuant\w+|como se|who|what|where|when|how (?:old|many|long))\b/.test(turn.plain)) return []
  const fact = closestTo(turn.plain, state, 2)
  return fact && !/\b(?:mur\w+|muert\w+|fallec\w+|died|dead|death|passed away)\b/.test(plainText(fact.text)) ? [{ parts: [{ from: textsOf(state.language).recalls.fact, matter: { ...matterOf(state, brief), clause: fact } }] }] : []
}

/** Somebody's name, who somebody is, or one's own name, where it was told: said back. Of another than was asked for nothing is said. */
export function recall({ state, brief }: Planning): Move[] {
  const { recalls } = textsOf(state.language)
  const { turn, people, own } = state
  const matter = matterOf(state, brief)
  const answer = (from: readonly string[], focus: Person | null): Move => ({ parts: [{ from, matter: { ...matter, focus } }] })
  if (/\b(?:me llamo|mi (?:propio )?nombre|my (?:own )?name)\b/.test(turn.plain)) return [answer(own.name ? recalls.own : recalls.unknown, null)]
  const untold = answer(recalls.unknown.filter((line) => !/\b(?:nombre|name)\b/.test(line)), null)
  if (turn.acts.includes('recallWho')) {
    const named = people.find((one) => one.name !== null && one.relation !== null && new RegExp(`\\b${plainText(one.name)}\\s*\\?`).test(turn.plain))
    if (named) return [answer(recalls.who, named)]
    // «¿Quién es Marta?», of whom nothing was told; «¿quién es?» asks something else.
    return /[Qq]ui[eé]n (?:es|era) \p{Lu}|[Ww]ho(?:'s| is| was) \p{Lu}/u.test(turn.text) ? [untold] : []
  }
  if (turn.acts.includes('recallFact') && !turn.acts.includes('recall')) {
    const fact = closestTo(turn.plain, state)
    return fact ? [{ parts: [{ from: recalls.fact, matter: { ...matter, clause: fact } }] }] : [untold]
  }
  const asked = askedKins(turn.plain, state.language)
  const fitting = (form: KinForm | undefined): Person[] => [...people].filter((one) => !form || (sharesKin(one, form) && (one.gender === form.gender || !one.gender || !form.gender))).sort((one, other) => weightOf(other) - weightOf(one))
  // «¿sabes cómo se llamaba?», "do you know what her name was?": of the one who is gone, and of nobody else.
  const gone = asked.length === 0 ? fitting(undefined).filter(({ fate, gender }) => (fate === 'dead' || fate === 'gone') && !(/\bher\b/.test(turn.plain) && gender === 'm') && !(/\bhis\b/.test(turn.plain) && gender === 'f')) : []
  if (gone[0]) return [answer(gone[0].name ? recalls.name : recalls.unnamed, gone[0])]
  const found = (asked.length > 0 ? asked : [undefined]).map((form) => fitting(form).find((one) => one.name !== null) ?? fitting(form)[0] ?? null)
  const named = [...new Set(found.filter((one) => one?.name))]
  // Two asked for are both told.
  if (named.length > 1) return [{ parts: [{ from: recalls.several, matter: { ...matter, fragment: listOf(named.map((one) => one!.name!), state.language) } }] }]
  // «¿cómo se llama mi bisnieto?», of whom only the name was told.
  const nameless = people.filter((one) => one.name !== null && one.relation === null)
  const known = named[0] ?? found[0] ?? (nameless.length === 1 ? nameless[0]! : null)
  if (known?.name) return [answer(recalls.name, known)]
  return [answer(known ? recalls.unnamed : recalls.unknown, known), answer(recalls.unknown, null)]
}

/** Who is asked for in the sentences that ask: «¿cómo se llamaba mi madre? ¿y mi perro?». Words that are everywhere (house, me) name nobody there. */
function askedKins(plain: string, language: ContentLanguage): KinForm[] {
  const table = new Map([...kinTable(language)].map(([word, form]) => [plainText(word), form]))
  const asking = (plain.match(/[^.?!]+\??/g) ?? []).filter((sentence) => sentence.includes('?') || /llam|nombre|name|called/.test(sentence)).join(' ')
  return (asking.match(/\p{L}+/gu) ?? []).map((word) => table.get(word) ?? table.get(word.replace(/s$/, ''))).filter((form) => form !== undefined && (personKins.has(form.kin) || form.kin === 'pet')).filter((form, at, all) => all.findIndex((one) => one!.kin === form!.kin && one!.gender === form!.gender) === at) as KinForm[]
}

/** An ex was a partner, and a partner who left is an ex. */
function sharesKin(person: Person, form: KinForm): boolean {
  if (person.kin === form.kin) return true
  return (form.kin === 'ex' && person.kin === 'partner') || (form.kin === 'partner' && person.kin === 'ex')
}

/** What was told before that shares most words with a question, and so many at least; null where nothing does. */
function closestTo(question: string, state: State, least = 1): Clause | null {
  const asked = new Set(stemsOf(question))
  const ranked = state.clauses.filter(({ at, clause }) => at < state.turn.at && !clause.isQuestion).map(({ clause }) => ({ clause, shared: stemsOf(plainText(clause.text)).filter((stem) => asked.has(stem)).length }))
  const best = ranked.sort((one, other) => other.shared - one.shared || other.clause.weight - one.clause.weight)[0]
  if (best && best.shared >= least) return best.clause
  // What no clause holds may stand in a sentence: «A Lola la trajo Antonio».
  const sentences = state.turns.filter((turn) => turn !== state.turn).flatMap((turn) => turn.told).filter((sentence) => !sentence.includes('?') && wordsIn(sentence).length <= 22)
  const closest = sentences.map((text) => ({ text, shared: stemsOf(plainText(text)).filter((stem) => asked.has(stem)).length })).sort((one, other) => other.shared - one.shared)[0]
  return closest && closest.shared >= least ? asClause(closest.text) : null
}

/** A sentence to be quoted. */
function asClause(text: string): Clause {
  return { id: -1, text: text.replace(/[.!]+$/, ''), words: wordsIn(text).length, kind: 'other', kinds: [], isQuestion: false, isAddressed: false, readerGender: null, turned: null, isParaphrase: false, weight: 0, sentence: 0 }
}

/** The beginnings of words that say what is spoken of. */
function stemsOf(plain: string): string[] {
  return (plain.match(/\p{L}{4,}/gu) ?? []).filter((word) => !/^(?:acuerd|recuerd|acord|record|remember|what|when|where|about|cuando|donde|porque|dije|dijiste|conte|said|told|even|still|that|this|como|para|pero|esto|with)/.test(word)).map((word) => word.slice(0, 5))
}

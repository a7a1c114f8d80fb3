import type { Clause } from '#core/language/clauses'
import { matterOf } from './matter'
import type { Planning } from './plan'
import type { Move } from './say'
import type { State } from './state'
import { textsOf } from './texts'
import { isUnsayable } from './unsayable'

/** What the conversation holds, said back in the person's own facts, and what was left out asked for. */
export function summarise({ state, brief }: Planning): Move[] {
  const texts = textsOf(state.language)
  const matter = matterOf(state, brief)
  const facts = state.people.filter((one) => one.fate === 'dead' && !one.isPlural && !one.isRemembered && one.relation).slice(0, 2).map((one) => (state.language === 'es' ? `${one.relation}${one.name ? `, ${one.name},` : ''} murió` : `${one.relation}${one.name ? `, ${one.name},` : ''} died`))
  const ended = state.people.filter((one) => one.fate === 'gone' && !one.isRemembered && (one.name ?? one.relation)).slice(0, 1).map((one) => (state.language === 'es' ? `lo tuyo con ${one.name ?? one.relation} terminó` : `it ended with ${one.name ?? one.relation}`))
  if (facts.length < 2) facts.push(...ended)
  const hasFate = facts.length > 0
  const kept = [...state.clauses]
    .filter(({ clause }) => isWorthSaying(clause, state) && !(hasFate && /muri|muert|falleci|perd|\bdied|passed|dead|lost/.test(clause.turned!)))
    .sort((one, other) => other.clause.weight - one.clause.weight)
    .reduce<State['clauses']>((held, one) => (held.some((other) => Math.abs(other.at - one.at) < 1) ? held : [...held, one]), [])
    .slice(0, 3)
    .sort((one, other) => one.at - other.at)
  const all = [...facts, ...kept.map(({ clause }) => clause.turned!)].slice(0, 3)
  if (all.length < 2) return []
  const that = state.language === 'es' ? 'que' : 'that'
  const and = state.language === 'es' ? 'y' : 'and'
  const list = all.map((one, i) => `${i === all.length - 1 ? `${and} ` : ''}${that} ${one}`).join(all.length > 2 ? '; ' : ' ')
  const heavy = state.feelings.at(-1)?.felt
  return [{ parts: [{ from: texts.summaries.opens.map((line) => `${line} {frag}.`), matter: { ...matter, fragment: list, feeling: heavy ?? null } }, { from: texts.summaries.closes, matter, isAsk: true }], isLong: true }]
}

/** Theirs, whole without its surroundings, and about them. */
function isWorthSaying(clause: Clause, state: State): boolean {
  const { turned, text } = clause
  if (turned === null || isUnsayable(turned) || clause.words < 4 || clause.words > 12 || clause.weight < 4 || /[,;:]/.test(turned) || clause.isQuestion) return false
  if (state.language === 'es' ? /(?<!\p{L})(escrib\p{L}+ (aquí|por|esto)|hace (un|una|dos|tres|\d+) (mes|año|semana|día)\p{L}*$|sé si|no sé (?:cómo|qué|por dónde|ni)|escrib\p{L}+ al principio|^(creo|supongo|es que|eso|esto|ya|sí)(?!\p{L})|sirvió|gracias|(?<!\p{L})no eres(?!\p{L})|(?:dices|digo|dijo|dices?)$)/iu.test(text) : /\b(writ\w+ (here|this)|\w+ ago$|^(i think|i guess|i suppose|that|this|it|he|she|they)|(?:didn't say|wasn't anything|don't know why|want to be)|helped|thanks|thank you|(?:say|said|tell|told)$)\b/i.test(text)) return false
  return turned !== text || state.people.some((one) => one.relation !== null && turned.includes(one.relation))
}

import { matterOf } from './matter'
import type { Planning } from './plan'
import type { Move } from './say'
import { textsOf } from './texts'

/** What the conversation holds, said back in the person's own facts, and what was left out asked for. */
export function summarise({ state, brief }: Planning): Move[] {
  const texts = textsOf(state.language)
  const matter = matterOf(state, brief)
  const kept = [...state.clauses]
    .filter(({ clause }) => clause.turned !== null && clause.words >= 3 && clause.words <= 11 && !/[,;:]/.test(clause.turned))
    .sort((one, other) => other.clause.weight - one.clause.weight)
    .reduce<typeof state.clauses>((held, one) => (held.some((other) => other.at === one.at) ? held : [...held, one]), [])
    .slice(0, 3)
    .sort((one, other) => one.at - other.at)
  if (kept.length < 2) return []
  const that = state.language === 'es' ? 'que' : 'that'
  const and = state.language === 'es' ? 'y' : 'and'
  const list = kept.map(({ clause }, i) => `${i > 0 && i === kept.length - 1 ? `${and} ` : ''}${that} ${clause.turned}`).join(kept.length > 2 ? '; ' : ' ')
  return [{ parts: [{ from: texts.summaries.opens.map((line) => `${line} {frag}.`), matter: { ...matter, fragment: list } }, { from: texts.summaries.closes, matter }], isLong: true }]
}

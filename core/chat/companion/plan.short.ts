import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Act } from './listen/acts'
import { gistIn } from './listen/gists/gists'
import { isSaid, lineOf } from './line'
import { matterOf } from './matter'
import type { Planning } from './plan'
import { returnTo } from './plan.return'
import type { Move } from './say'
import { textsOf } from './texts'

const shorts = ['nobody', 'dontknow', 'everything', 'nothing', 'iKnow', 'ack', 'well', 'badly', 'yes', 'no'] as const

/** Names in a row: «Ana, Luis y Mar». */
export function listOf(names: readonly string[], language: ContentLanguage): string {
  return `${names.slice(0, -1).join(', ')} ${language === 'es' ? 'y' : 'and'} ${names.at(-1)}`
}

/** Answers of few words: taken for what they answer, and the thread kept. */
export function planShort(planning: Planning): Move[] {
  const { state, brief } = planning
  const texts = textsOf(state.language)
  const { turn } = state
  const matter = matterOf(state, brief)
  if (turn.words === 0 || turn.words > 9 || turn.isQuestion) return []
  const moves: Move[] = []
  const lastReply = state.replies.slice(-1)
  const does = (act: Act): boolean => turn.acts.includes(act)
  const wasOffered = (lines: readonly string[]): boolean => lines.some((line) => isSaid(lineOf(line), lastReply))

  if (does('yes') || does('goOn') || does('ack')) {
    if (wasOffered(texts.letterOffers)) moves.push({ parts: [{ from: texts.acts.wantsLetter ?? [], matter }] })
    if (wasOffered(texts.ritualOffers)) moves.push({ parts: [{ from: texts.acts.wantsRitual ?? [], matter }] })
  }
  if (turn.named.length > 0 && turn.words <= 8) {
    const one = state.people.find((person) => person.name === turn.named[0])
    if (turn.named.length > 1) moves.push({ parts: [{ from: texts.names.several, matter: { ...matter, fragment: listOf(turn.named, state.language) } }] })
    else if (one) for (const pool of [texts.answers.name!.asks, texts.answers.who!.asks]) moves.push({ parts: [{ from: texts.names.heard, matter: { ...matter, focus: one } }, { from: pool, matter: { ...matter, focus: one }, isAsk: true, isOptional: true }] })
  } else if (state.own.name !== null && turn.text.includes(state.own.name) && turn.words <= 5 && turn.hits.length === 0) moves.push({ parts: [{ from: texts.names.own, matter }] })

  const short = shorts.find((one) => does(one))
  const back = returnTo(planning)
  if (short) {
    const pair = texts.shortAnswers[short]
    const says = { from: pair.says, matter }
    // After several short answers in a row, back to something they told at more length.
    if (short !== 'nobody' && state.turns.length > 2 && state.turns.slice(-3, -1).every((one) => one.words <= 5)) moves.push(...back)
    moves.push({ parts: [says, { from: pair.asks, matter, isAsk: true }] }, ...back, { parts: [says, { from: texts.generalAsks, matter, isAsk: true }] }, { parts: [says] }, { parts: [says, { from: texts.presence, matter }] })
    return moves
  }
  if (turn.hits.length > 0) return moves
  const felt = turn.feelings[0] ? texts.feelings[turn.feelings[0].id] : undefined
  if (felt) return moves
  const about = texts.answers[turn.answers === 'others' ? 'who' : turn.answers ?? (turn.hasVerb ? 'any' : state.asked) ?? 'any'] ?? texts.answers.any!
  const ways = [about.asks, texts.answers.any!.asks, texts.generalAsks]
  if (turn.answers === 'span' && matter.span && turn.spans[0]!.months < 6) for (const asks of [texts.answers.recent!.asks, ...ways]) moves.push({ parts: [{ from: texts.answers.recent!.says, matter }, { from: asks, matter, isAsk: true }] })
  else if (turn.answers === 'span' && matter.span) for (const asks of ways) moves.push({ parts: [{ from: texts.answers.span!.says, matter }, { from: asks, matter, isAsk: true }] })
  if (turn.answers === 'hour') for (const asks of ways) moves.push({ parts: [{ from: texts.answers.hour!.says, matter }, { from: asks, matter, isAsk: true }] })
  if (turn.answers === 'span' && !matter.span) for (const asks of ways) moves.push({ parts: [{ from: texts.answers.time!.says, matter }, { from: asks, matter, isAsk: true }] })
  if (turn.things.length > 0 && turn.words <= 4) moves.push({ parts: [{ from: texts.details.says, matter }, { from: texts.details.asks, matter, isAsk: true }] })
  // What it comes to says more than the words said back.
  const gist = (brief.care === 'none' ? gistIn(turn)?.gist : null) ?? 'fact'
  const mayEcho = !state.turns.some((one) => one.acts.includes('echoing'))
  if (turn.fragment && gist === 'fact' && mayEcho) for (const asks of ways) moves.push({ parts: [{ from: turn.hasVerb ? texts.reflections.map((line) => line.replace('{t}', '{frag}')) : texts.echoes, matter }, { from: asks, matter, isAsk: true }] })
  return moves
}

import type { Clause } from '#core/language/clauses'
import { lightIn, type Light } from '../listen/light'
import { lossIn, tellsOfLeaving } from '../listen/news'
import { particularsIn, type ParticularHeard } from '../listen/particulars'
import { gistIn, gistsAllowed, hardnessOf, isHard, isOfTalk, leansToTalk, type Gist } from '../listen/gists/gists'
import type { Hit } from '../listen/turn'
import type { Matter } from '../fill'
import { matterOf, turnable } from '../matter'
import type { Planning } from '../plan'
import { textsOf } from '../texts'
import type { Pair, Texts, Topic } from '../texts/texts'

/** A subject heard in the turn, and how. */
export type TopicHeard = { hit: Hit; topic: Topic }

/** What a turn that tells something was heard as: what may be said and asked is chosen from it. */
export type Heard = {
  texts: Texts
  matter: Matter
  /** The matter with the heaviest clause in it, and whoever is ill where that is told. */
  quoted: Matter
  /** Subjects, the heaviest and likeliest first. */
  topics: readonly TopicHeard[]
  main: TopicHeard | undefined
  /** What it tells that is particular, the heaviest first. */
  particulars: readonly ParticularHeard[]
  /** Clauses that may be said back, turned to «tú», the heaviest first. */
  clauses: readonly Clause[]
  mirrored: Clause | null
  heaviest: Clause | null
  kind: Pair | undefined
  felt: Pair | undefined
  /** What the turn comes to, where that is likely enough; and everything it may come to. */
  gist: ReturnType<typeof gistIn>
  gists: readonly { gist: Gist | 'heavy'; probability: number }[]
  /** Whether what it comes to goes before whatever subject it is about. */
  leads: boolean
  isCalm: boolean
  /** How it is glad, if it is: nothing heavy is said or asked then. */
  light: Light | null
  /** It is, or the turn before was and this one is not plainly hard. */
  isLight: boolean
  /** A yes, a no, or a word about the conversation: nothing to be said back. */
  isTalk: boolean
  isSurelyTalk: boolean
  /** Nothing was heard in it. */
  isUnheard: boolean
  /** How many of the last replies said back what was said. */
  echoed: number
  hasMirrored: boolean
  mayEcho: boolean
  /** They complained of being given back what they said. */
  isTiredOfEcho: boolean
}

/** Subjects nothing comes before, however much they weigh beside each other. */
const ofGravity: ReadonlySet<string> = new Set(['death', 'illness', 'caring', 'sudden', 'funeral', 'funeral-ahead', 'grave', 'ashes', 'abuse', 'alcohol', 'self-worth', 'faith', 'belongings', 'childless', 'therapy'])
export const ofGoodbye: ReadonlySet<string> = new Set(['unsaid', 'late', 'lastwords'])

/** From so likely on something grave is no light matter; and so hard a turn may be that still goes on lightly. */
const sureOfGrave = 0.6
const mostHard = 0.6

/** For so many turns a loss is fresh. */
const stillFresh = 3

/** Reads out of a state what there is to answer. */
export function heardIn({ state, brief }: Planning): Heard {
  const texts = textsOf(state.language)
  const { turn } = state
  const matter = matterOf(state, brief)

  /** Heavier and likelier first, and a subject already talked through after one that was not. */
  const rank = ({ topic, hit }: TopicHeard): number => {
    const thread = state.threads.find((one) => one.topic === topic.id)
    return topic.weight + 3 * hit.likelihood - (thread?.answered ?? 0) * 1.2 + (thread?.at === turn.at && topic.weight > 3 ? 1.5 : 0)
  }
  const topics = turn.hits.map((hit) => ({ hit, topic: texts.topics.find((one) => one.id === hit.topic)! })).sort((one, other) => rank(other) - rank(one))
  const main = topics[0]
  const clauses = turnable(state)
  const mirrored = clauses.find((one) => one.id === main?.hit.clause?.id) ?? clauses[0] ?? null
  const lastReply = state.replies.at(-1) ?? ''
  // EÓN's own question said back is no clause of theirs.
  const heaviest = turn.clauses.find((one) => !lastReply.includes(one.text.toLowerCase())) ?? null
  const kind = heaviest && heaviest.kind !== 'other' && isFounded(heaviest, state) ? texts.kinds[heaviest.kind] : undefined
  const felt = turn.feelings[0] ? texts.feelings[turn.feelings[0].id] : undefined
  const ill = main?.topic.id === 'illness' ? state.people.find((one) => one.fate === 'ill' && one.lastAt === turn.at) : undefined
  const isCalm = brief.care === 'none'
  // So soon after a loss was told nothing is taken for a jest that is not laughed at.
  const isFresh = state.turns.slice(-1 - stillFresh, -1).some((one) => one.fates.length > 0 || lossIn(one) !== null || tellsOfLeaving(one.plain, brief.path))
  const mayBeHeard = (one: Gist | 'heavy'): boolean => one !== 'joke' || !isFresh || turn.acts.includes('laughter')
  const comesTo = isCalm ? gistIn(turn) : null
  const light = isCalm && !(main && isGrave(main) && main.hit.likelihood >= sureOfGrave) ? lightIn(turn) : null
  const before = state.turns.at(-2)
  const isLight = light !== null || (isCalm && before !== undefined && !main && lightIn(before) !== null && hardnessOf(turn.gists) < mostHard)
  const gist = comesTo && mayBeHeard(comesTo.gist) && !(isLight && isHard(comesTo.gist)) ? comesTo : null
  const leads = gist !== null && !(main && isGrave(main)) && (gist.leads || (gist.gist !== 'heavy' && main !== undefined && main.hit.likelihood < 0.3))
  const isSurelyTalk = gist !== null && isOfTalk.has(gist.gist) && gist.probability >= 0.9
  const isTalk = !main && ((!felt && isCalm && leansToTalk(turn.gists)) || isSurelyTalk)
  const echoed = state.turns.slice(-5, -1).filter((one) => {
    const reply = state.replies[one.at - (state.turn.at - state.replies.length)] ?? ''
    return one.clauses.some(({ text, turned }) => reply.includes(text.toLowerCase()) || (turned !== null && reply.includes(turned.toLowerCase())))
  }).length
  const isTiredOfEcho = state.turns.some((one) => one.acts.includes('echoing'))
  return {
    texts, matter, quoted: { ...matter, clause: heaviest, ...(ill && { focus: ill }) }, topics, main, clauses, mirrored, heaviest, kind, felt, gist, gists: isCalm ? gistsAllowed(turn).filter((one) => mayBeHeard(one.gist) && !(isLight && isHard(one.gist)) && one.gist !== light).filter((one) => !(main && isGrave(main)) || isHard(one.gist)) : [], leads, isCalm, isTalk, isSurelyTalk,
    // Many of them are light: after danger none is said.
    particulars: isCalm ? particularsIn({ told: turn.told, clauses: turn.clauses, language: state.language, particulars: texts.particulars }) : [],
    isUnheard: !main && !felt && !gist,
    light, isLight, echoed,
    hasMirrored: (state.turns.at(-2)?.clauses ?? []).some((one) => one.turned !== null && lastReply.includes(one.turned.toLowerCase())),
    // Whoever asked not to be echoed is not, for the rest of the conversation.
    mayEcho: !isTalk && !isTiredOfEcho,
    isTiredOfEcho,
  }
}

/** A death, an illness, ill-treatment, guilt: before anything a turn comes to. */
function isGrave({ topic, hit }: TopicHeard): boolean {
  return topic.weight >= 8 || (ofGravity.has(topic.id) && hit.likelihood >= 0.15)
}

/** Last words, things left unsaid, thanks: only of one who is gone, and only their own. */
function isFounded({ kind, text }: Clause, { people, turn }: Planning['state']): boolean {
  if (kind === 'thanks') return /\b(?:gracias a|agradec|agradezco|grateful|thankful)/i.test(text) && !/["'«“‘]|\b(?:said|says|dijo|dice)\b/i.test(text)
  if (kind === 'saying') return /(?<!\p{L})(?:siempre|dec[ií]a[ns]?|repet[ií]a|cada vez que|always|used to (?:say|tell)|would (?:say|tell)|every time)(?!\p{L})/iu.test(text)
  if (kind === 'self') return /(?<!\p{L})(?:soy|fui|me (?:siento|veo|doy)|i'm|i am|i feel|i was|i've been)(?!\p{L})/iu.test(text)
  if (!ofGoodbye.has(kind)) return true
  return people.some(({ fate }) => fate === 'dead' || fate === 'gone') && !/\b(?:a lie|lies|mentiras?|nothing|nada)\b/i.test(text) && !turn.mentions.some((mention) => people.some((known) => known.name === mention.name && known.kin === mention.kin && known.fate === null))
}

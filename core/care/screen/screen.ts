import { clausesOf, withoutQuotations } from './clauses'
import { english } from './english'
import { normalise } from './normalise'
import { spanish } from './spanish'
import type { Language, SignKind } from './signs'

export const riskLevels = ['none', 'concern', 'high', 'imminent'] as const
export type RiskLevel = (typeof riskLevels)[number]

export type Assessment = {
  level: RiskLevel
  /** What it rests on, for tests and for choosing an answer. Holds nothing that was written. */
  reasons: string[]
  /** The person says they are under age. */
  isMinor: boolean
}

export type ScreenInput = {
  text: string
  /** Earlier messages of the same person, oldest first; the last three are read with this one. */
  history?: readonly string[]
  /** Letter fields speak of death as a matter of course, and to the dead. */
  field?: 'chat' | 'letter'
}

const languages: readonly Language[] = [spanish, english]

/**
 * How much danger a message shows, by its own words and by those just before it. Reads Spanish and English alike, whatever the
 * person's language is set to. Deterministic; no provider is asked.
 */
export function screenMessage(input: ScreenInput): Assessment {
  const own = readMessage(input.text, input.field ?? 'chat')
  const before = (input.history ?? []).slice(-3).map((text) => readMessage(text, input.field ?? 'chat'))
  const worst = before.reduce<RiskLevel>((level, one) => higher(level, one.level), 'none')
  const reasons = [...own.reasons]
  let level = own.level
  if (isAtLeast(worst, 'high')) {
    // One «estoy bien» ends nothing; what goes on with it is read as going on with it.
    if (own.isRetraction) level = higher(level, 'concern')
    else if (own.hasNow || own.kinds.has('means') || own.kinds.has('preparation') || own.kinds.has('farewell')) level = higher(level, 'imminent')
    else if (own.isContinuation || own.kinds.size > 0) level = higher(level, worst)
    else level = higher(level, 'concern')
    reasons.push('earlier')
  } else if (worst === 'concern' && own.kinds.size > 0 && level === 'concern') {
    const all = new Set([...own.kinds, ...before.flatMap((one) => [...one.kinds])])
    if (all.has('gone') || all.has('burden') || all.has('hopeless')) level = 'high'
    reasons.push('earlier')
  } else if (worst === 'concern' && own.isContinuation && (own.hasNow || own.kinds.has('means') || own.kinds.has('farewell'))) {
    level = higher(level, 'high')
    reasons.push('earlier')
  }
  return { level, reasons, isMinor: own.isMinor || before.some((one) => one.isMinor) }
}

type Reading = {
  level: RiskLevel
  kinds: Set<SignKind>
  reasons: string[]
  hasNow: boolean
  isRetraction: boolean
  isContinuation: boolean
  isMinor: boolean
}

type Found = { kind: SignKind; isWanted: boolean; isIntended: boolean; isNow: boolean; isSoon: boolean; isPast: boolean; isQuestion: boolean }

function readMessage(text: string, field: 'chat' | 'letter'): Reading {
  const plain = withoutQuotations(normalise(text.slice(0, 12_000)))
  const found: Found[] = []
  let hasNow = false
  let isPast = false
  const any = (pick: (language: Language) => RegExp, where: string) => languages.some((language) => pick(language).test(where))
  const bare = languages.reduce((rest, { idioms }) => rest.replace(new RegExp(idioms, 'g'), ' _ '), plain)
  const speaksOfDeath = field === 'letter' || any(({ death }) => death, bare)

  for (const { text: clause, isQuestion } of clausesOf(bare)) {
    for (const language of languages) {
      const isNow = language.now.test(clause)
      hasNow ||= isNow
      const clausePast = language.past.test(clause)
      isPast ||= clausePast
      const isTold = language.thirdPerson.test(clause)
      for (const { kind, pattern } of language.signs) {
        const match = pattern.exec(clause)
        if (!match) continue
        if (isTold && kind !== 'other') continue
        if (kind === 'reunion' && !speaksOfDeath) continue
        if (isDenied({ clause, at: match.index, length: match[0].length, kind, language })) continue
        found.push({
          kind,
          isWanted: language.desire.test(clause),
          isIntended: language.intent.test(clause),
          isNow,
          isSoon: language.soon.test(clause),
          isPast: clausePast,
          isQuestion,
        })
      }
    }
  }
  const kinds = new Set(found.map(({ kind }) => kind))
  const words = plain.split(/\s+/).length
  const { level, reasons } = weigh({ found, kinds, hasNow: hasNow || languages.some(({ now }) => now.test(bare)), hasSoon: languages.some(({ soon }) => soon.test(bare)), words, isPast, field, speaksOfDeath })
  return {
    level,
    kinds,
    reasons,
    hasNow,
    isRetraction: any(({ retraction }) => retraction, plain),
    isContinuation: words <= 14 && any(({ continuation }) => continuation, plain),
    isMinor: any(({ minor }) => minor, plain),
  }
}

/** A denial governs what follows it closely in its own clause, unless it belongs to what was said: «no quiero vivir». */
function isDenied(input: { clause: string; at: number; length: number; kind: SignKind; language: Language }): boolean {
  const { clause, at, kind, language } = input
  if (kind === 'hopeless' || kind === 'burden' || kind === 'spent' || kind === 'hurt' || kind === 'other' || kind === 'farewell') return false
  const before = clause.slice(0, at)
  const near = before.split(' ').slice(-6).join(' ')
  if (!language.denial.test(near)) return false
  return !language.notDenial.test(clause.slice(Math.max(0, at - 40)))
}

type Weighing = { found: Found[]; kinds: Set<SignKind>; hasNow: boolean; hasSoon: boolean; words: number; isPast: boolean; field: 'chat' | 'letter'; speaksOfDeath: boolean }

function weigh({ found, kinds, hasNow, hasSoon, words, isPast, field, speaksOfDeath }: Weighing): { level: RiskLevel; reasons: string[] } {
  const reasons: string[] = []
  let level: RiskLevel = 'none'
  const raise = (to: RiskLevel, why: string) => {
    reasons.push(why)
    level = higher(level, to)
  }
  const present = found.filter((one) => !one.isPast)
  const has = (...wanted: SignKind[]) => wanted.some((kind) => present.some((one) => one.kind === kind))

  for (const one of found) {
    switch (one.kind) {
      case 'deed':
        if (one.isPast) raise('concern', 'deed, told as past')
        else if (one.isNow && (one.isIntended || one.isWanted)) raise('imminent', 'deed, now')
        else if (one.isIntended && !one.isQuestion) raise(hasNow || hasSoon || has('means', 'preparation', 'farewell') ? 'imminent' : 'high', 'deed, meant')
        else raise('high', 'deed')
        break
      case 'gone':
        raise(one.isPast ? 'concern' : one.isIntended && one.isNow ? 'high' : 'concern', one.isPast ? 'to be gone, told as past' : 'to be gone')
        break
      case 'reunion':
        raise(one.isNow || one.isSoon || one.isIntended ? 'high' : 'concern', 'to join the dead')
        break
      case 'selfharm':
        raise(one.isPast ? 'concern' : one.isNow ? 'high' : 'high', 'self-harm')
        break
      case 'burden':
        raise('concern', 'a burden')
        break
      case 'method':
        raise('high', 'asks how')
        break
      case 'voices':
        raise(has('deed', 'threat', 'selfharm') ? 'imminent' : 'high', 'voices')
        break
      case 'threat':
        raise(one.isNow || hasNow || has('means') ? 'imminent' : 'high', 'a threat')
        break
      case 'hurt':
        raise(one.isPast ? 'concern' : one.isNow ? 'imminent' : 'high', 'is being hurt')
        break
      case 'other':
        raise(one.isNow || hasNow ? 'imminent' : 'high', 'somebody else in danger')
        break
      case 'eating':
        raise('concern', 'eating')
        break
      default:
        break
    }
  }
  const ideation = has('deed', 'gone', 'reunion', 'method')
  if (has('means') && (ideation || has('farewell', 'preparation', 'burden', 'hopeless', 'selfharm', 'spent'))) raise('imminent', 'means at hand')
  if (has('preparation') && (ideation || has('means', 'burden', 'hopeless'))) raise(hasNow || hasSoon || has('means', 'deed') ? 'imminent' : 'high', 'prepared')
  if (found.filter((one) => one.kind === 'preparation' && !one.isPast).length > 1) raise('imminent', 'prepared, twice over')
  if (has('preparation') && has('farewell')) raise('imminent', 'a farewell, prepared')
  if (has('farewell') && (ideation || has('spent', 'burden', 'hopeless'))) raise(has('deed', 'means', 'preparation') || hasNow ? 'imminent' : 'high', 'a farewell')
  if (has('preparation') && !ideation) raise('concern', 'puts affairs in order')
  if (has('farewell') && field === 'chat' && words < 60 && !speaksOfDeath) raise('concern', 'says goodbye')
  if (has('means') && !ideation && found.length === 1) raise('concern', 'means named')
  if (has('deed') && has('means')) raise('imminent', 'deed with means')
  if (has('deed') && hasNow && found.some((one) => one.kind === 'deed' && !one.isQuestion && (one.isWanted || one.isIntended))) raise('imminent', 'deed, today')
  if (has('gone') && (has('burden', 'hopeless', 'spent') || hasNow)) raise('high', 'to be gone, without hope')
  if (has('hopeless')) raise('concern', 'without hope')
  if (has('hopeless') && has('burden', 'spent')) raise('high', 'without hope or strength')
  if (has('spent') && words <= 7 && !isPast) raise('concern', 'spent')
  if (has('spent') && has('burden')) raise('high', 'spent, and a burden')
  return { level, reasons: kinds.size > 0 ? [...new Set(reasons)] : [] }
}

function rank(level: RiskLevel): number {
  return riskLevels.indexOf(level)
}

function isAtLeast(level: RiskLevel, least: RiskLevel): boolean {
  return rank(level) >= rank(least)
}

/** The graver of two levels: whoever else judges a message may raise a level, never lower it. */
export function higher(one: RiskLevel, other: RiskLevel): RiskLevel {
  return rank(one) >= rank(other) ? one : other
}

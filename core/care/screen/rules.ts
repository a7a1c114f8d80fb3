import { clausesOf, withoutQuotations } from './clauses'
import { english } from './english'
import { higher, type RiskLevel } from './levels'
import type { Language, SignKind } from './signs'
import { spanish } from './spanish'

const languages: readonly Language[] = [spanish, english]
const idioms = languages.map((language) => new RegExp(language.idioms, 'g'))

/** What the written rules find in a stretch of plain text. */
export type RuleReading = {
  level: RiskLevel
  kinds: Set<SignKind>
  reasons: string[]
  /** What else was seen, by name: for the classifier. */
  marks: string[]
  hasNow: boolean
  isRetraction: boolean
  isContinuation: boolean
  isMinor: boolean
}

type Found = { kind: SignKind; isWanted: boolean; isIntended: boolean; isNow: boolean; isSoon: boolean; isPast: boolean; isQuestion: boolean }

/** Reads plain text by the written rules: which signs stand in a clause together, denied or meant, of whom and when. */
export function readByRules({ plain: whole, field }: { plain: string; field: 'chat' | 'letter' }): RuleReading {
  const plain = withoutQuotations(whole)
  const found: Found[] = []
  let hasNow = false
  let isPast = false
  const any = (pick: (language: Language) => RegExp, where: string) => languages.some((language) => pick(language).test(where))
  const bare = idioms.reduce((rest, idiom) => rest.replace(idiom, ' _ '), plain)
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
    marks: marksOf({ plain, bare, level, reasons, kinds }),
    hasNow,
    isRetraction: any(({ retraction }) => retraction, plain),
    isContinuation: words <= 14 && any(({ continuation }) => continuation, plain),
    isMinor: any(({ minor }) => minor, plain),
  }
}

const frames = ['desire', 'intent', 'now', 'soon', 'denial', 'notDenial', 'past', 'thirdPerson', 'death', 'retraction'] as const

function marksOf({ plain, bare, level, reasons, kinds }: { plain: string; bare: string; level: RiskLevel; reasons: string[]; kinds: Set<SignKind> }): string[] {
  const marks = [`level ${level}`, ...reasons, ...[...kinds].map((kind) => `has ${kind}`)]
  if (bare !== plain) marks.push('idiom')
  for (const language of languages) {
    for (const { kind, pattern } of language.signs) if (pattern.test(plain)) marks.push(`names ${kind}`)
    for (const frame of frames) if (language[frame].test(plain)) marks.push(frame)
  }
  return [...new Set(marks)].sort()
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

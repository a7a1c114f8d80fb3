import type { RiskLevel } from './levels'
import { englishParts, englishPatterns } from './patterns.en'
import { spanishParts, spanishPatterns } from './patterns.es'
import { phrase } from './signs'

/** A group of phrases that amount to the same, and how grave that mostly is. */
export type PatternSource = { name: string; level: RiskLevel; phrases: string[] }

export type Pattern = { name: string; level: RiskLevel; expression: RegExp }

function compile({ parts, sources }: { parts: Record<string, string>; sources: PatternSource[] }): Pattern[] {
  return sources.map(({ name, level, phrases }) => ({
    name,
    level,
    expression: phrase(...phrases.map((text) => text.replace(/\{(\w+)\}/g, (whole, part: string) => parts[part] ?? whole))),
  }))
}

const patterns = [...compile({ parts: spanishParts, sources: spanishPatterns }), ...compile({ parts: englishParts, sources: englishPatterns })]

/** The written patterns a stretch of plain text holds, each once. */
export function patternsIn(plain: string): Pattern[] {
  return patterns.filter(({ expression }) => expression.test(plain))
}

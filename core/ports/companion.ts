import type { CareTopic, FlaggedLevel, RiskLevel } from '#core/care/care.schema'
import type { LetterPath } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'

/** One turn of a conversation, as it was written. */
export type CompanionTurn = { from: 'person' | 'eon'; text: string }

/** Something the companion may remember of a person: a sentence they can read, edit and erase. */
export type Memory = {
  /** What it is about, stable, so that a correction replaces it: `person:madre`, `name`, `helps`. */
  key: string
  /** A short sentence in the person's language: «Tu madre se llamaba Carmen.» */
  text: string
}

export type CompanionBrief = {
  language: ContentLanguage
  /** Which path the person is on, where that is known. */
  path: LetterPath | null
  /** What they are called, where they said so. */
  name: string | null
  /** The conversation so far, oldest first. The last one is the person's, and is to be answered. At most `maxTurns`. */
  turns: readonly CompanionTurn[]
  /** What is remembered from earlier conversations. */
  memories: readonly Memory[]
  /** The worst that was heard in the last turns; flagged turns themselves are answered by `core/care`. */
  care: RiskLevel
  /** EÓN's last reply asked whether there is danger, and the last turn denies it. */
  isDenied?: boolean
  /** Makes what is chosen differ from session to session, and the same turn come out the same twice. */
  seed: string
}

export type CompanionReply = {
  text: string
  /** Up to three ways to go on, in the person's voice. */
  suggestions: string[]
  /** What of this turn is worth remembering. */
  learned: Memory[]
  /**
   * Danger it heard in the last turn, which nothing else did. It may raise what was heard, never lower it: `core/care` then answers, and
   * `text` is left unsaid.
   */
  danger?: HeardDanger
}

/** What the danger is about is null where that was not to be told. */
export type HeardDanger = { level: FlaggedLevel; topic: CareTopic | null }

export type CompanionOptions = {
  /** Aborts the work; a companion must stop calling out when it fires. */
  signal?: AbortSignal
  /** Hears the reply as it comes, piece by piece. What it heard is withdrawn when the call throws. */
  onText?: (piece: string) => void
}

/**
 * Holds a conversation.
 *
 * Throws `CompanionUnavailableError` when no reply could be had (provider down, timed out, cut off or talking nonsense); the
 * caller then lets the embedded companion answer.
 */
export type Companion = {
  /** What made the reply, kept with it: `embedded`, `openai-compatible:gpt-x`, `workers-ai:@cf/…`. */
  name: string
  reply: (brief: CompanionBrief, options?: CompanionOptions) => Promise<CompanionReply>
}

/** What has been said, the last turn being the one to receive. */
export type ToReceive = Pick<CompanionBrief, 'language' | 'turns' | 'seed'>

/** The companion that is always there: with no key and no network, and no call to anybody but itself. */
export type EmbeddedCompanion = Companion & {
  /**
   * What the last turn is received with before it is asked whether there is danger: one sentence, no question and none of the person's
   * words. Null where little was said. May fail; the question is asked all the same.
   */
  receive: (said: ToReceive) => Promise<string | null>
}

/** How many turns a companion is given at most. */
export const maxTurns = 120

export type CompanionFailure = 'rate_limited' | 'http_error' | 'timeout' | 'cut_off' | 'rejected' | 'unreachable' | 'misconfigured'

/** A companion could not deliver. `detail` carries no text of the person's. */
export class CompanionUnavailableError extends Error {
  override name = 'CompanionUnavailableError'
  constructor(
    readonly reason: CompanionFailure,
    readonly detail = '',
  ) {
    super(`companion unavailable: ${reason} ${detail}`.trim())
  }
}

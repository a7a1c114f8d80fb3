import { noticeLongSession, type TimedTurn } from './session'
import { noticeRumination, type NotedTurn } from './rumination'
import type { LetterPath } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'

/**
 * What is said beside a reply, if anything: that a question goes in circles, else that it has been a long while. `turns` are oldest first
 * and end with the person's; `now` is UTC ms. Not for a flagged turn, which is answered with care alone.
 */
export function noticeBesideReply(input: {
  turns: readonly (NotedTurn & TimedTurn)[]
  path: LetterPath | null
  language: ContentLanguage
  now: number
}): string | null {
  return noticeRumination(input)?.text ?? noticeLongSession(input)
}

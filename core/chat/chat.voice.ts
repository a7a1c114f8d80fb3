import { allows } from '#core/access/access'
import { findAccount, requireHealthConsent, type AccountDeps } from '#core/account/account'
import { NarratorUnavailableError, type NarrationRequest, type Narrator } from '#core/ports/narrator'
import { blankVoiceTextError, voicePremiumError, voiceUnavailableError } from './chat.errors'
import { openBody, openSessionVault } from './chat.seal'
import { listRecentMessages } from './messages.repo'
import { toSpokenParagraphs } from './spoken-text'
import type { Account, Visitor } from '#core/account/account.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Log } from '#core/ports/log'
import type { Vault } from '#core/ports/vault'

export type VoiceDeps = AccountDeps & {
  vault: Vault
  log: Log
  narrator: Narrator
  /** Reads where `narrator` cannot. Null where there is no other. */
  embeddedNarrator: Narrator | null
}

export type VoiceInput = {
  visitor: Visitor
  text: string
  language: ContentLanguage
  /** Counts the reading against what one account may have read in a while. Throws 429. */
  spendLimits: (accountId: string) => Promise<void>
}

/** What was answered in danger is read to anybody for as long as it is likely to be on their screen, in ms. */
const careMemoryMs = 24 * 60 * 60_000
const recentMessages = 40
/** In bytes; at 64 kbps a quarter of an hour, where the longest text takes some three minutes. */
const longestSound = 8_000_000

/**
 * Has a line of EÓN's read aloud: MP3 bytes of 64 kbps, whole, so that a voice that breaks off half way is replaced by the embedded one
 * from the beginning. It is for premium chat; what EÓN last answered this account in danger is read to anybody.
 * Throws `voice_text_blank`, `premium_required`, `too_many_requests`, `health_consent_withdrawn` and `voice_unavailable`.
 */
export async function readAloud(input: VoiceInput, deps: VoiceDeps): Promise<Uint8Array<ArrayBuffer>> {
  const paragraphs = toSpokenParagraphs(input.text)
  if (paragraphs.length === 0) throw blankVoiceTextError()
  const account = await findAccount(input.visitor, deps)
  if (!account) throw voicePremiumError()
  if (!(await isCareOf({ account, paragraphs }, deps))) {
    if (!allows(account.tier, 'premium_chat')) throw voicePremiumError()
    await requireHealthConsent({ accountId: account.id }, deps)
  }
  await input.spendLimits(account.id)
  return narrateLine({ paragraphs, language: input.language, quality: 'light', title: 'EÓN' }, deps)
}

/** Whether these are words with which EÓN lately answered the account in danger. */
async function isCareOf({ account, paragraphs }: { account: Account; paragraphs: readonly string[] }, deps: VoiceDeps): Promise<boolean> {
  const wanted = paragraphs.join('\n')
  const rows = await listRecentMessages({ accountId: account.id, since: deps.clock() - careMemoryMs, limit: recentMessages }, deps.db)
  for (const row of rows) {
    if (row.companion !== 'care') continue
    const { text, care } = await openBody(row, await openSessionVault(row, deps.vault))
    if (care && toSpokenParagraphs(text).join('\n') === wanted) return true
  }
  return false
}

/** A line's sound, by the chosen narrator or, where that fails at whatever point, the one that stands in for it. Throws `voice_unavailable`. */
export async function narrateLine(request: NarrationRequest, deps: Pick<VoiceDeps, 'narrator' | 'embeddedNarrator' | 'log'>): Promise<Uint8Array<ArrayBuffer>> {
  const { narrator, embeddedNarrator, log } = deps
  for (const one of [narrator, embeddedNarrator]) {
    if (!one) continue
    try {
      const { stream } = await one.narrate(request)
      return await readWhole(stream)
    } catch (error) {
      if (!(error instanceof NarratorUnavailableError)) throw error
      log.warn('chat_voice_failed', { narrator: one.name, reason: error.reason })
    }
  }
  throw voiceUnavailableError()
}

/** A stream's bytes. One that does not end is no speech. */
async function readWhole(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let size = 0
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    size += value.length
    if (size <= longestSound) continue
    await reader.cancel()
    throw new NarratorUnavailableError('rejected', 'does not end')
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

import { audioNotAllowedError, allows, letterQuota, premiumRequiredError, shownTier } from '#core/access/access'
import { agreeTo, ensureAccount, findAccount, requireHealthConsent, type AccountDeps } from '#core/account/account'
import {
  audioFailedError,
  audioNotReadyError,
  letterClosedError,
  letterFailedError,
  letterLimitError,
  letterNotFoundError,
  letterNotReadyError,
  letterNotRetryableError,
  letterReleasedError,
  lettersPausedError,
} from './letters.errors'
import {
  findLetter,
  findPauseStart,
  insertLetter,
  listLetterMarks,
  listLetters,
  requeueAudio,
  requeueText,
  takeForResend,
  type LetterRecord,
} from './letters.repo'
import { holdInDanger, type HeldLetter } from './letters.care'
import { audioKey, depthFor, isClosed, isLeftBehind, pauseFor, pauseWindowMs, stepOf, type LetterPause, type LetterStep } from './letters.rules'
import { keyOf, openContent, openSoundMap, requestContext } from './letters.seal'
import type { LetterBrief, LetterPath, LetterRequest } from './letters.schema'
import type { AppError } from '#core/errors'
import type { Account, Visitor } from '#core/account/account.schema'
import type { ShownTier } from '#core/access/access'
import { sha256 } from '#core/hash'
import type { NewId } from '#core/ids'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { BlobStore, ByteRange, StoredBlob } from '#core/ports/blobs'
import type { JobQueue } from '#core/ports/jobs'
import type { Log } from '#core/ports/log'
import type { SoundMap } from '#core/ports/narrator'
import type { Vault } from '#core/ports/vault'

export { listLetterActivity, type LetterActivity } from './letters.activity'

export type LetterDeps = AccountDeps & {
  newId: NewId
  vault: Vault
  blobs: BlobStore
  jobs: JobQueue
  log: Log
}

/** A letter while there is no text yet. */
export type LetterInProgress = {
  id: string
  state: 'in_progress'
  path: LetterPath
  status: 'queued' | 'writing' | 'failed'
  step: LetterStep
  /** Percent of the step. */
  progress: number
  /** UTC ms. */
  startedAt: number
  /** Present when `status` is `failed`; the letter can be asked for again. */
  error?: { code: string; message: string }
}

/** A letter with its text; the sound may still be on its way. */
export type LetterWithText = {
  id: string
  state: 'written'
  title: string
  content: string
  paragraphs: string[]
  subscriptionTier: ShownTier
  path: LetterPath
  language: ContentLanguage
  status: 'narrating' | 'ready' | 'audio_failed'
  /** UTC ms. */
  createdAt: number
  writtenBy: string
  audio: {
    status: 'waiting' | 'narrating' | 'ready' | 'failed'
    progress: number
    canDownload: boolean
    bytes: number | null
    /** How the sound goes, once it is ready; null where its narrator could not tell. */
    map: SoundMap | null
  }
}

/** A letter its owner closed until a day: nothing of it is shown, but it can be opened early. */
export type ClosedLetter = {
  id: string
  state: 'closed'
  path: LetterPath
  /** UTC ms. */
  createdAt: number
  /** UTC ms. */
  opensAt: number
  /** Whether somebody will be written to then. */
  hasNotice: boolean
}

/** A letter its owner let go. Nothing is left of it but that it was. */
export type ReleasedLetter = { id: string; state: 'released'; path: LetterPath; releasedAt: number }

export type LetterView = LetterInProgress | LetterWithText | ClosedLetter | ReleasedLetter

/**
 * Takes a request for a letter: row first, then the queue. Repeating it with the same nonce gives the same letter. Danger is heard
 * before any limit and answered instead of the letter. Asking agrees to what the form says beside its button. Throws
 * `letter_limit_reached` when the account has no letters left, `letters_paused_today` after several about one breakup,
 * `health_consent_withdrawn`, and what `spendLimits` throws.
 */
export async function requestLetter(
  input: {
    visitor: Visitor
    request: LetterRequest
    language: ContentLanguage
    /** ISO 3166-1 alpha-2, or null where it is not known. */
    country: string | null
    /** Counts the request against what an address and an account may ask for in a while. */
    spendLimits: () => Promise<void>
  },
  deps: LetterDeps,
): Promise<{ cartaId: string; care: null } | HeldLetter> {
  const { visitor, language, country } = input
  const { camino, nonce, premium: _premium, language: _language, afterCare, ...fields } = input.request
  const held = await holdInDanger({ visitor, texts: Object.values(fields), afterCare, language, country }, deps)
  if (held) return held
  await input.spendLimits()
  const account = await ensureAccount(visitor, deps)
  await agreeTo({ accountId: account.id, kinds: ['adult', 'terms', 'health_data'] }, deps)
  const id = deps.newId('letter')
  const depth = depthFor(account.tier)
  const brief: LetterBrief = { ...fields, path: camino, language: input.language, depth, seed: id }
  const vault = await deps.vault.openAccount(account.id)
  const now = deps.clock()
  const result = await insertLetter(
    {
      letter: {
        id,
        accountId: account.id,
        requestKey: await requestKey({ nonce: nonce ?? id, fields: { camino, ...fields } }),
        path: camino,
        language: input.language,
        depth,
        tier: account.tier,
        sealedRequest: await vault.seal(JSON.stringify(brief), requestContext(id)),
      },
      quota: letterQuota(account, now),
      pause: pauseFor(camino, now),
      now,
    },
    deps.db,
  )
  if (result.outcome === 'refused') throw await refusal({ account, pause: pauseFor(camino, now), now }, deps)
  if (result.outcome === 'inserted') await sendJob({ letterId: result.id, type: 'letter.compose' }, deps)
  return { cartaId: result.id, care: null }
}

/** A letter as its owner may see it. Throws `letter_not_found` for everybody else. */
export async function viewLetter(
  input: { visitor: Visitor; letterId: string; language: ContentLanguage },
  deps: LetterDeps,
): Promise<LetterView> {
  const { letter, account } = await ownedLetter(input, deps)
  const { id, path, createdAt, opensAt, releasedAt } = letter
  if (releasedAt !== null) return { id, state: 'released', path, releasedAt }
  if (opensAt !== null && isClosed(letter, deps.clock())) {
    return { id, state: 'closed', path, createdAt, opensAt, hasNotice: letter.sealedNoticeTo !== null }
  }
  await nudge(letter, deps)
  if (letter.status !== 'written') {
    return {
      id: letter.id,
      state: 'in_progress',
      path: letter.path,
      status: letter.status,
      step: stepOf(letter),
      progress: letter.progress,
      startedAt: letter.startedAt ?? letter.createdAt,
      ...(letter.status === 'failed' && {
        error: { code: 'letter_failed', message: letterFailedError().texts[input.language] },
      }),
    }
  }
  const { title, paragraphs } = await openContent(letter, deps.vault)
  const isReady = letter.audioStatus === 'ready'
  return {
    id: letter.id,
    state: 'written',
    title,
    content: paragraphs.join('\n\n'),
    paragraphs,
    subscriptionTier: shownTier(account.tier),
    path: letter.path,
    language: letter.language,
    status: isReady ? 'ready' : letter.audioStatus === 'failed' ? 'audio_failed' : 'narrating',
    createdAt: letter.createdAt,
    writtenBy: letter.writer ?? 'embedded',
    audio: {
      status: letter.audioStatus,
      progress: isReady ? 100 : letter.progress,
      canDownload: allows(account.tier, 'audio_download'),
      bytes: letter.audioBytes,
      map: isReady ? await openSoundMap(letter, deps.vault) : null,
    },
  }
}

export type LetterSummary = {
  id: string
  path: LetterPath
  title: string | null
  status: 'queued' | 'writing' | 'written' | 'closed' | 'failed'
  /** UTC ms. */
  createdAt: number
  /** When a closed letter opens, UTC ms. */
  opensAt: number | null
}

/** The newest fifty letters of a visitor, newest first; none for someone who has left nothing yet. */
export async function viewShelf(input: { visitor: Visitor }, deps: LetterDeps): Promise<LetterSummary[]> {
  const account = await findAccount(input.visitor, deps)
  if (!account) return []
  const records = await listLetters({ accountId: account.id, limit: 50 }, deps.db)
  const now = deps.clock()
  return Promise.all(
    records.map(async (letter) => {
      const status = isClosed(letter, now) ? ('closed' as const) : letter.status
      return {
        id: letter.id,
        path: letter.path,
        title: status === 'written' ? (await openContent(letter, deps.vault)).title : null,
        status,
        createdAt: letter.createdAt,
        opensAt: status === 'closed' ? letter.opensAt : null,
      }
    }),
  )
}

/** The path of the letter an account last asked for; null before the first. */
export async function findLastPath(input: { accountId: string }, deps: Pick<LetterDeps, 'db'>): Promise<LetterPath | null> {
  const [latest] = await listLetterMarks({ accountId: input.accountId, limit: 1 }, deps.db)
  return latest?.path ?? null
}

/** What a PDF is made of. Throws `letter_not_ready` before the text is there. */
export async function readLetterForPrint(input: { visitor: Visitor; letterId: string }, deps: LetterDeps) {
  const { letter } = await ownedLetter(input, deps)
  requireReadable(letter, deps)
  if (letter.status === 'failed') throw letterFailedError()
  if (letter.status !== 'written') throw letterNotReadyError()
  const { title, paragraphs } = await openContent(letter, deps.vault)
  return {
    letterId: letter.id,
    title,
    paragraphs,
    language: letter.language,
    path: letter.path,
    writtenOn: letter.writtenAt ?? letter.createdAt,
  }
}

/** Whether the sound is only listened to on the page, opened as a file of its own, or downloaded. */
export type AudioUse = 'listen' | 'open_file' | 'download'

/**
 * A letter's sound. Throws `audio_not_ready` or `audio_failed` (503), `premium_required` (402) for a download and
 * `audio_premium_only` (403) for the bare file where the account may only listen.
 */
export async function openLetterAudio(input: { visitor: Visitor; letterId: string; use: AudioUse }, deps: LetterDeps) {
  const { letter, account } = await ownedLetter(input, deps)
  if (!allows(account.tier, 'audio_download')) {
    if (input.use === 'download') throw premiumRequiredError()
    if (input.use === 'open_file') throw audioNotAllowedError()
  }
  requireReadable(letter, deps)
  await nudge(letter, deps)
  if (letter.audioStatus === 'failed' || letter.status === 'failed') throw audioFailedError()
  const size = letter.audioStatus === 'ready' ? await deps.blobs.size(audioKey(letter.id)) : null
  if (size === null) throw audioNotReadyError()
  return {
    size,
    read: async (range?: ByteRange): Promise<StoredBlob> => {
      const blob = await deps.blobs.get({ accountId: keyOf(letter), key: audioKey(letter.id), ...(range && { range }) })
      if (!blob) throw audioNotReadyError()
      return blob
    },
  }
}

/**
 * Starts a failed letter, or its failed narration, again. Throws `letter_not_retryable` when neither failed and
 * `letter_limit_reached` or `letters_paused_today` when there is no letter to be had meanwhile; `health_consent_withdrawn` for a letter that would be written.
 */
export async function retryLetter(input: { visitor: Visitor; letterId: string }, deps: LetterDeps): Promise<{ cartaId: string }> {
  const { letter, account } = await ownedLetter(input, deps)
  requireReadable(letter, deps)
  const now = deps.clock()
  if (letter.status === 'failed') {
    await requireHealthConsent({ accountId: account.id }, deps)
    const quota = letterQuota(account, now)
    const pause = pauseFor(letter.path, now)
    if (await requeueText({ id: letter.id, accountId: account.id, quota, pause, now }, deps.db)) {
      await sendJob({ letterId: letter.id, type: 'letter.compose' }, deps)
      return { cartaId: letter.id }
    }
    // Lost to a second click, or to a limit.
    if ((await findLetter(letter.id, deps.db))?.status === 'failed') throw await refusal({ account, pause, now }, deps)
    return { cartaId: letter.id }
  }
  if (letter.status !== 'written' || letter.audioStatus !== 'failed') throw letterNotRetryableError()
  if (await requeueAudio({ id: letter.id, now }, deps.db)) {
    await sendJob({ letterId: letter.id, type: 'letter.narrate' }, deps)
  }
  return { cartaId: letter.id }
}

/** Why no letter was begun. A pause is said before a quota: it is about the person, and tomorrow it is over. */
async function refusal(
  { account, pause, now }: { account: Account; pause: LetterPause | null; now: number },
  deps: LetterDeps,
): Promise<AppError> {
  const since = await findPauseStart({ accountId: account.id, pause }, deps.db)
  if (since === null) return letterLimitError()
  return lettersPausedError({ retryAfterSeconds: Math.max(1, Math.ceil((since + pauseWindowMs - now) / 1000)) })
}

/** A visitor's own letter. Throws `letter_not_found` for everybody else. */
export async function ownedLetter(
  input: { visitor: Visitor; letterId: string },
  deps: LetterDeps,
): Promise<{ letter: LetterRecord; account: Account }> {
  const account = await findAccount(input.visitor, deps)
  const letter = account && (await findLetter(input.letterId, deps.db))
  if (!letter || letter.accountId !== account.id) throw letterNotFoundError()
  return { letter, account }
}

/** Throws `letter_released` when its owner let it go. */
export function requireKept(letter: LetterRecord): void {
  if (letter.releasedAt !== null) throw letterReleasedError()
}

function requireReadable(letter: LetterRecord, { clock }: Pick<LetterDeps, 'clock'>): void {
  requireKept(letter)
  if (isClosed(letter, clock())) throw letterClosedError({ opensAt: letter.opensAt })
}

/** Looking at a letter that was left behind sends it on its way again; one of several lookers does. */
async function nudge(letter: LetterRecord, deps: LetterDeps): Promise<void> {
  const now = deps.clock()
  if (!isLeftBehind(letter, now)) return
  if (await takeForResend({ id: letter.id, now }, deps.db)) await sendJob(nextJob(letter), deps)
}

/** The job that takes an unfinished letter one step further. */
export function nextJob(letter: Pick<LetterRecord, 'id' | 'status'>) {
  const type = letter.status === 'written' ? ('letter.narrate' as const) : ('letter.compose' as const)
  return { letterId: letter.id, type }
}

/** The row is the truth: a message that could not be sent is made good by the sweep, so this never fails the caller. */
export async function sendJob(
  job: { letterId: string; type: 'letter.compose' | 'letter.narrate' },
  deps: Pick<LetterDeps, 'jobs' | 'log'>,
): Promise<void> {
  try {
    await deps.jobs.send({ version: 1, ...job })
  } catch {
    deps.log.warn('job_not_sent', { letterId: job.letterId, type: job.type })
  }
}

function requestKey(input: { nonce: string; fields: Record<string, string> }): Promise<string> {
  return sha256(JSON.stringify([input.nonce, Object.entries(input.fields).sort()]))
}

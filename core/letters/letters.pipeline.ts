import { nextJob, sendJob, type LetterDeps } from './letters'
import {
  claimForNarration,
  claimForWriting,
  findLetter,
  listLeftBehind,
  markFailed,
  releaseLease,
  renewLease,
  saveAudio,
  saveText,
  takeForResend,
  type LetterRecord,
} from './letters.repo'
import { audioKey, heartbeatMs, leaseMs, maxAttempts, narrationQualityFor, retryDelaySeconds } from './letters.rules'
import { keyOf, openBrief, openContent, sealContent, sealSoundMap } from './letters.seal'
import { NarratorUnavailableError, type Narration, type NarrationRequest, type Narrator } from '#core/ports/narrator'
import { WriterUnavailableError, type Writer } from '#core/ports/writer'
import type { LetterBrief, WrittenLetter } from './letters.schema'

export type PipelineDeps = LetterDeps & {
  writer: Writer
  embeddedWriter: Writer
  narrator: Narrator
  /** Reads where `narrator` cannot. Null where there is no other. */
  embeddedNarrator: Narrator | null
}

/** What became of one delivery of a job. `retry` asks the queue to deliver it again. */
export type JobOutcome = { outcome: 'done' | 'skipped' | 'failed' } | { outcome: 'retry'; delaySeconds: number }

/** Writes the letter and hands it on to narration. Safe to deliver any number of times, also at once. */
export async function composeLetter(input: { letterId: string }, deps: PipelineDeps): Promise<JobOutcome> {
  return runStep(input.letterId, claimForWriting, 'letter_not_written', deps, async (letter, lease) => {
    const written = await write(await openBrief(letter, deps.vault), lease, deps)
    const isSaved = await saveText(
      {
        id: letter.id,
        token: lease.token,
        sealedContent: await sealContent(letter, written.letter, deps.vault),
        writer: written.writer,
        writerFallback: written.fallback,
        now: deps.clock(),
      },
      deps.db,
    )
    if (isSaved) await sendJob({ letterId: letter.id, type: 'letter.narrate' }, deps)
    return isSaved
  })
}

/** Has the written letter read aloud into the blob store. Safe to deliver any number of times, also at once. */
export async function narrateLetter(input: { letterId: string }, deps: PipelineDeps): Promise<JobOutcome> {
  return runStep(input.letterId, claimForNarration, 'letter_not_narrated', deps, async (letter, lease) => {
    const { title, paragraphs } = await openContent(letter, deps.vault)
    const quality = narrationQualityFor(letter.tier)
    const request = { paragraphs, language: letter.language, quality, title }
    const { narration, size, fallback } = await readAloud({ request, letter, lease }, deps)
    const soundMap = narration.soundMap?.() ?? null
    const isSaved = await saveAudio(
      {
        sealedSoundMap: soundMap && (await sealSoundMap(letter, soundMap, deps.vault)),
        id: letter.id,
        token: lease.token,
        narrator: narration.narrator,
        narratorFallback: fallback,
        quality,
        bytes: size,
        now: deps.clock(),
      },
      deps.db,
    )
    if (isSaved) return true
    // Let go, or erased with its account, while it was being read aloud: the sound goes too.
    const left = await findLetter(letter.id, deps.db)
    if (!left || left.releasedAt !== null) await deps.blobs.delete([audioKey(letter.id)])
    return false
  })
}

/** The end of a message the queue gave up on: the letter reaches a state its owner can see and retry. */
export async function abandonLetter(input: { letterId: string }, deps: LetterDeps): Promise<JobOutcome> {
  const now = deps.clock()
  const letter = await findLetter(input.letterId, deps.db)
  if (letter?.leaseUntil && letter.leaseUntil > now) return retryWhenLeaseEnds(letter.leaseUntil, now)
  await markFailed({ id: input.letterId, errorCode: 'delivery_exhausted', now }, deps.db)
  return { outcome: 'done' }
}

/** Hands every letter that was left behind to the queue again, at most a hundred a sweep. Returns how many. */
export async function resendLeftBehind(deps: LetterDeps): Promise<number> {
  const now = deps.clock()
  const stale = await listLeftBehind({ now, limit: 100 }, deps.db)
  for (const letter of stale) {
    if (await takeForResend({ id: letter.id, now }, deps.db)) await sendJob(nextJob(letter), deps)
  }
  return stale.length
}

type HeldLease = {
  token: string
  /** Fires when the lease was lost to somebody else; work under it is worthless from then on. */
  signal: AbortSignal
  /** How far the step is, between 0 and 1. Written with the next heartbeat. */
  report: (fraction: number) => void
}

async function runStep(
  letterId: string,
  claim: typeof claimForWriting,
  errorCode: string,
  deps: PipelineDeps,
  work: (letter: LetterRecord, lease: HeldLease) => Promise<boolean>,
): Promise<JobOutcome> {
  const token = crypto.randomUUID()
  const now = deps.clock()
  const letter = await claim({ id: letterId, token, now, until: now + leaseMs }, deps.db)
  if (!letter) return outcomeOfUnclaimed(letterId, deps)
  if (letter.attempts > maxAttempts) {
    await markFailed({ id: letterId, token, errorCode: letter.errorCode ?? 'worker_lost', now }, deps.db)
    return { outcome: 'failed' }
  }
  const heartbeat = startHeartbeat({ id: letterId, token }, deps)
  try {
    const isKept = await work(letter, { token, signal: heartbeat.signal, report: heartbeat.report })
    return { outcome: isKept ? 'done' : 'skipped' }
  } catch (error) {
    deps.log.error(errorCode, { letterId, attempt: letter.attempts, cause: error instanceof Error ? error.name : 'unknown' })
    const failedAt = deps.clock()
    if (letter.attempts >= maxAttempts) {
      await markFailed({ id: letterId, token, errorCode, now: failedAt }, deps.db)
      return { outcome: 'failed' }
    }
    const delaySeconds = retryDelaySeconds(letter.attempts)
    await releaseLease({ id: letterId, token, now: failedAt, dueAt: failedAt + delaySeconds * 1000, errorCode }, deps.db)
    return { outcome: 'retry', delaySeconds }
  } finally {
    heartbeat.stop()
  }
}

/** Nothing to claim: done already, or in somebody's hands, whose death the next delivery would mend. */
async function outcomeOfUnclaimed(letterId: string, deps: PipelineDeps): Promise<JobOutcome> {
  const letter = await findLetter(letterId, deps.db)
  const now = deps.clock()
  if (letter?.leaseUntil && letter.leaseUntil > now) return retryWhenLeaseEnds(letter.leaseUntil, now)
  return { outcome: 'skipped' }
}

function retryWhenLeaseEnds(leaseUntil: number, now: number): JobOutcome {
  return { outcome: 'retry', delaySeconds: Math.ceil((leaseUntil - now) / 1000) + 1 }
}

function startHeartbeat(held: { id: string; token: string }, deps: PipelineDeps) {
  const lost = new AbortController()
  let progress = 0
  const beat = async () => {
    const now = deps.clock()
    const isHeld = await renewLease({ ...held, now, until: now + leaseMs, progress }, deps.db).catch(() => true)
    if (!isHeld) lost.abort()
  }
  const timer = setInterval(() => void beat(), heartbeatMs)
  return {
    signal: lost.signal,
    report: (fraction: number) => {
      progress = Math.min(99, Math.max(progress, Math.round(fraction * 100)))
    },
    stop: () => clearInterval(timer),
  }
}

/** Asks the chosen writer; when it cannot deliver, the embedded one does, and the record says so. */
async function write(
  brief: LetterBrief,
  lease: HeldLease,
  deps: PipelineDeps,
): Promise<{ letter: WrittenLetter; writer: string; fallback: string | null }> {
  try {
    const letter = await deps.writer.writeLetter(brief, { signal: lease.signal, onProgress: lease.report })
    return { letter, writer: deps.writer.name, fallback: null }
  } catch (error) {
    if (!(error instanceof WriterUnavailableError)) throw error
    deps.log.warn('writer_fallback', { writer: deps.writer.name, reason: error.reason })
    const letter = await deps.embeddedWriter.writeLetter(brief, { signal: lease.signal })
    return { letter, writer: deps.embeddedWriter.name, fallback: `${deps.writer.name}: ${error.reason}` }
  }
}

type Reading = { request: NarrationRequest; letter: LetterRecord; lease: HeldLease }

/**
 * Has the chosen narrator read the letter into the blob store; when it cannot, or breaks off, be it on the last word, the
 * embedded one reads the whole of it and the record says so: a letter is never half one voice and half another.
 */
async function readAloud(
  reading: Reading,
  deps: PipelineDeps,
): Promise<{ narration: Narration; size: number; fallback: string | null }> {
  try {
    return { ...(await keepReading(reading, deps.narrator, deps)), fallback: null }
  } catch (error) {
    reading.lease.signal.throwIfAborted()
    if (!(error instanceof NarratorUnavailableError) || !deps.embeddedNarrator) throw error
    deps.log.warn('narrator_fallback', { narrator: deps.narrator.name, reason: error.reason })
    return { ...(await keepReading(reading, deps.embeddedNarrator, deps)), fallback: `${deps.narrator.name}: ${error.reason}` }
  }
}

/** What breaks off leaves nothing in the blob store. */
async function keepReading({ request, letter, lease }: Reading, narrator: Narrator, deps: PipelineDeps) {
  const narration = await narrator.narrate(request, { signal: lease.signal })
  const { size } = await deps.blobs.put({
    accountId: keyOf(letter),
    key: audioKey(letter.id),
    contentType: narration.contentType,
    stream: narration.stream,
    onProgress: (bytes) => lease.report(bytes / narration.expectedBytes),
  })
  return { narration, size }
}

import { createMessageBatch, env, getQueueResult, createExecutionContext } from 'cloudflare:test'
import { composeLetter, narrateLetter, type PipelineDeps } from '#core/letters/letters.pipeline'
import type { KeepingDeps } from '#core/letters/letters.keeping'
import { createDeps } from '#workers/services'
import { readEnv } from '#workers/env'
import { consumeBatch } from '#workers/letters/consume'
import { createEmbeddedWriter } from '#workers/adapters/writer-embedded'
import { recordingQueue, vars } from './world'
import type { Narrator, SoundMap } from '#core/ports/narrator'
import type { Writer } from '#core/ports/writer'

/** An MP3-shaped stream of `size` bytes whose content tells its place. */
export function soundOf(size: number): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull: (controller) => {
      const length = Math.min(50_000, size - sent)
      controller.enqueue(Uint8Array.from({ length }, (_, index) => (sent + index) % 251))
      sent += length
      if (sent >= size) controller.close()
    },
  })
}

/** What the test's voice tells of its sound. */
export const soundMap = { seconds: 25, peaks: [0, 40, 100, 60], paragraphs: [0.1, 4, 20] }

export const voice = {
  speak: async (_request: unknown, onSoundMap: (map: SoundMap) => void) => {
    onSoundMap(soundMap)
    return soundOf(200_000)
  },
}

const quickNarrator: Narrator = {
  name: 'test-voice',
  narrate: async () => ({
    stream: soundOf(200_000),
    contentType: 'audio/mpeg',
    expectedBytes: 200_000,
    narrator: 'test-voice',
    soundMap: () => soundMap,
  }),
}

/** The letters worker's own adapters on the test's D1 and R2, with what a test replaces. */
export function pipelineDeps(changes: Partial<PipelineDeps> = {}): PipelineDeps & KeepingDeps & { sent: unknown[] } {
  const queue = recordingQueue()
  const raw = { DB: env.DB, BLOBS: env.BLOBS, JOBS: queue, VOICE: voice, ...vars }
  const embeddedWriter = createEmbeddedWriter()
  return {
    ...createDeps(readEnv(raw), { test: true }),
    embeddedWriter,
    writer: embeddedWriter,
    narrator: quickNarrator,
    embeddedNarrator: null,
    ...changes,
    sent: queue.sent,
  }
}

/** A writer that counts, and does what it is told. */
export function scriptedWriter(act: (call: number) => Promise<void> = async () => undefined): Writer & { calls: number } {
  const writer = {
    name: 'scripted',
    calls: 0,
    writeLetter: async () => {
      writer.calls += 1
      const call = writer.calls
      await act(call)
      return { title: `Carta ${call}`, paragraphs: ['Inés:', `Texto ${call}`, 'EÓN'] }
    },
  }
  return writer
}

/** Delivers messages to the real consumer and tells what it did with each. */
export async function deliver(bodies: unknown[], options: { queue?: string; env?: Record<string, unknown> } = {}) {
  const queueName = options.queue ?? 'eon-jobs'
  const batch = createMessageBatch(
    queueName,
    bodies.map((body, index) => ({ id: `message-${index}`, timestamp: new Date(), attempts: 1, body })),
  )
  const jobs = recordingQueue()
  await consumeBatch(batch, readEnv({ DB: env.DB, BLOBS: env.BLOBS, JOBS: jobs, VOICE: voice, ...vars, ...options.env }))
  return { result: await getQueueResult(batch, createExecutionContext()), sent: jobs.sent }
}

/** Writes and narrates a letter to its end. */
export async function finishLetter(letterId: string, deps = pipelineDeps()) {
  await composeLetter({ letterId }, deps)
  await narrateLetter({ letterId }, deps)
}

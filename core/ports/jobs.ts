import type { LetterJob } from '#core/letters/letters.jobs'

export type Job = LetterJob

/** Hands work to the queue. Messages carry a version, a type and ids, never what a person wrote. */
export type JobQueue = {
  send: (job: Job, options?: { delaySeconds?: number }) => Promise<void>
}

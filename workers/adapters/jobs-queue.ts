import type { JobQueue } from '#core/ports/jobs'

/** Cloudflare Queues. */
export function createQueueJobs(queue: Queue): JobQueue {
  return {
    send: async (job, options) => {
      await queue.send(job, { contentType: 'json', ...options })
    },
  }
}

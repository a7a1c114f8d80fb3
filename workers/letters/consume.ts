import { abandonLetter, composeLetter, narrateLetter, type JobOutcome } from '#core/letters/letters.pipeline'
import { letterJobSchema, type LetterJob } from '#core/letters/letters.jobs'
import { createConsoleLog } from '../adapters/log-console'
import { createDeps } from '../services'
import { createPipelineDeps } from './pipeline'
import type { Log, LogFields } from '#core/ports/log'
import type { Env } from '../env'

const deadLetterQueue = 'eon-jobs-dead'

/** Settles every message of a batch on its own: acknowledged, or asked for again after a delay. */
export async function consumeBatch(batch: MessageBatch, env: Env): Promise<void> {
  const isDead = batch.queue === deadLetterQueue
  for (const message of batch.messages) {
    const context = { messageId: message.id, queue: batch.queue }
    const log = createConsoleLog(context)
    const job = letterJobSchema.safeParse(message.body)
    if (job.success) {
      await settle(message, log, job.data, () => (isDead ? abandonLetter(job.data, createDeps(env, context)) : handle(job.data, env, context)))
    } else {
      // Poison: no delivery will ever make sense of it.
      log.error('poison_message', { bytes: JSON.stringify(message.body ?? null).length })
      message.ack()
    }
  }
}

async function settle(message: Message, log: Log, job: LetterJob, run: () => Promise<JobOutcome>): Promise<void> {
  try {
    const outcome = await run()
    log.info('job_settled', { letterId: job.letterId, type: job.type, outcome: outcome.outcome })
    if (outcome.outcome === 'retry') message.retry({ delaySeconds: outcome.delaySeconds })
    else message.ack()
  } catch (error) {
    // The database did not answer, or a worker is misconfigured; the row will say where the letter stands.
    const note = error instanceof Error && error.message.startsWith('environment:') ? error.message : null
    log.error('job_not_settled', { letterId: job.letterId, cause: error instanceof Error ? error.name : 'unknown', note })
    message.retry({ delaySeconds: 30 })
  }
}

function handle(job: LetterJob, env: Env, context: LogFields): Promise<JobOutcome> {
  const deps = createPipelineDeps(env, context)
  switch (job.type) {
    case 'letter.compose':
      return composeLetter(job, deps)
    case 'letter.narrate':
      return narrateLetter(job, deps)
  }
}

import { createEmbeddedWriter } from '../adapters/writer-embedded'
import { createOpenAiWriter } from '../adapters/writer-openai'
import { createWorkersAiWriter } from '../adapters/writer-workers-ai'
import { needed } from '../env'
import { createDeps } from '../services'
import { chooseNarrators } from '../services.narrators'
import type { LogFields } from '#core/ports/log'
import type { Writer } from '#core/ports/writer'
import type { PipelineDeps } from '#core/letters/letters.pipeline'
import type { Env } from '../env'

/** The adapters that write and narrate, as the operator chose them, beside those every worker has. */
export function createPipelineDeps(env: Env, context: LogFields): PipelineDeps {
  const embeddedWriter = createEmbeddedWriter()
  return {
    ...createDeps(env, context),
    embeddedWriter,
    writer: chooseWriter(env, embeddedWriter),
    ...chooseNarrators(env),
  }
}

function chooseWriter({ vars, bindings }: Env, embedded: Writer): Writer {
  switch (vars.WRITER) {
    case 'embedded':
      return embedded
    case 'workers-ai':
      return createWorkersAiWriter({
        ai: needed(bindings.AI, 'AI', 'WRITER=workers-ai'),
        model: vars.WORKERS_AI_MODEL,
        timeoutMs: vars.WRITER_TIMEOUT_MS,
      })
    case 'openai-compatible':
      return createOpenAiWriter({
        baseUrl: needed(vars.OPENAI_BASE_URL, 'OPENAI_BASE_URL', 'WRITER=openai-compatible'),
        apiKey: vars.OPENAI_API_KEY,
        model: needed(vars.OPENAI_MODEL, 'OPENAI_MODEL', 'WRITER=openai-compatible'),
        timeoutMs: vars.WRITER_TIMEOUT_MS,
      })
  }
}

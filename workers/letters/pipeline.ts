import lame from '../../node_modules/wasm-media-encoders/wasm/mp3.wasm'
import { createEmbeddedNarrator } from '../adapters/narrator-voice'
import { createOpenAiNarrator } from '../adapters/narrator-openai'
import { createWorkersAiNarrator } from '../adapters/narrator-workers-ai'
import { createEmbeddedWriter } from '../adapters/writer-embedded'
import { createOpenAiWriter } from '../adapters/writer-openai'
import { createWorkersAiWriter } from '../adapters/writer-workers-ai'
import { createDeps } from '../services'
import type { LogFields } from '#core/ports/log'
import type { Narrator } from '#core/ports/narrator'
import type { Writer } from '#core/ports/writer'
import type { PipelineDeps } from '#core/letters/letters.pipeline'
import type { Bindings, Env, Vars } from '../env'

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

/** The narrator, and the one that stands in for it. */
function chooseNarrators({ vars, bindings }: Env): Pick<PipelineDeps, 'narrator' | 'embeddedNarrator'> {
  const embedded = bindings.VOICE && createEmbeddedNarrator({ voice: bindings.VOICE })
  const cloud = cloudNarrator(vars, bindings)
  if (cloud) return { narrator: cloud, embeddedNarrator: embedded ?? null }
  return { narrator: needed(embedded, 'VOICE', 'NARRATOR=embedded'), embeddedNarrator: null }
}

function cloudNarrator(vars: Vars, bindings: Bindings): Narrator | null {
  switch (vars.NARRATOR) {
    case 'embedded':
      return null
    case 'workers-ai':
      return createWorkersAiNarrator({
        ai: needed(bindings.AI, 'AI', 'NARRATOR=workers-ai'),
        timeoutMs: vars.NARRATOR_TIMEOUT_MS,
        lame,
      })
    case 'openai-compatible':
      return createOpenAiNarrator({
        baseUrl: needed(vars.SPEECH_BASE_URL, 'SPEECH_BASE_URL', 'NARRATOR=openai-compatible'),
        apiKey: vars.SPEECH_API_KEY,
        model: needed(vars.SPEECH_MODEL, 'SPEECH_MODEL', 'NARRATOR=openai-compatible'),
        voice: needed(vars.SPEECH_VOICE, 'SPEECH_VOICE', 'NARRATOR=openai-compatible'),
        timeoutMs: vars.NARRATOR_TIMEOUT_MS,
        lame,
      })
  }
}

function needed<Value>(value: Value | undefined, name: string, setting: string): Value {
  if (value === undefined) throw new Error(`environment: ${setting} needs ${name} (see .dev.vars.example)`)
  return value
}

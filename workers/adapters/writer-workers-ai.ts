import { createWorkersAI } from 'workers-ai-provider'
import { createModelWriter, type ModelWriterOptions } from './writer-model'
import { breakAtMalformedEvent } from './writer-model-events'
import type { Writer } from '#core/ports/writer'

/** Letters from a model of Workers AI, over the binding. */
export function createWorkersAiWriter(input: ModelWriterOptions & { ai: Pick<Ai, 'run'>; model: string }): Writer {
  const { ai, model, ...options } = input
  const provider = createWorkersAI({ binding: guardStreams(ai) })
  return createModelWriter({ ...options, model: provider(model), name: `workers-ai:${model}` })
}

/**
 * The binding with every stream it gives watched, and given up when the call's signal fires, which neither the provider
 * nor the AI SDK does. The provider calls nothing of it but `run`.
 */
function guardStreams(ai: Pick<Ai, 'run'>): Ai {
  const run = async (...call: Parameters<Ai['run']>) => {
    const answer: unknown = await ai.run(...call)
    const signal = (call[2] as AiOptions | undefined)?.signal
    return answer instanceof ReadableStream ? answer.pipeThrough(breakAtMalformedEvent(), { ...(signal && { signal }) }) : answer
  }
  return { run } as unknown as Ai
}

import { createWorkersAI } from 'workers-ai-provider'
import { breakAtMalformedEvent } from './model-events'
import type { ChatModel } from './model-answer'

/** A language model of Workers AI, over the binding. */
export function openWorkersAiModel({ ai, model }: { ai: Pick<Ai, 'run'>; model: string }): ChatModel {
  return createWorkersAI({ binding: guardStreams(ai) })(model)
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

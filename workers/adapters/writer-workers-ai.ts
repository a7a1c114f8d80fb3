import { openWorkersAiModel } from './model-workers-ai'
import { createModelWriter, type ModelWriterOptions } from './writer-model'
import type { Writer } from '#core/ports/writer'

/** Letters from a model of Workers AI, over the binding. */
export function createWorkersAiWriter(input: ModelWriterOptions & { ai: Pick<Ai, 'run'>; model: string }): Writer {
  const { ai, model, ...options } = input
  return createModelWriter({ ...options, model: openWorkersAiModel({ ai, model }), name: `workers-ai:${model}` })
}

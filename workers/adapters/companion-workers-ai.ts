import { createModelCompanion, type ModelCompanionOptions } from './companion-model'
import { openWorkersAiModel } from './model-workers-ai'
import type { Companion } from '#core/ports/companion'

/** Conversation with a model of Workers AI, over the binding. */
export function createWorkersAiCompanion(input: ModelCompanionOptions & { ai: Pick<Ai, 'run'>; model: string }): Companion {
  const { ai, model, ...options } = input
  return createModelCompanion({ ...options, model: openWorkersAiModel({ ai, model }), name: `workers-ai:${model}` })
}

import { createMissingCompanion } from './companion-missing'
import { createModelCompanion, type ModelCompanionOptions } from './companion-model'
import { openOpenAiModel, type OpenAiEndpoint } from './model-openai'
import type { Companion } from '#core/ports/companion'

/**
 * Conversation with any endpoint that speaks OpenAI's chat completions. A base URL that is none makes every reply
 * `misconfigured`.
 */
export function createOpenAiCompanion(input: ModelCompanionOptions & OpenAiEndpoint): Companion {
  const { baseUrl, apiKey, model, fetch, ...options } = input
  const name = `openai-compatible:${model}`
  const opened = openOpenAiModel({ baseUrl, model, ...(apiKey && { apiKey }), ...(fetch && { fetch }) })
  return opened ? createModelCompanion({ ...options, model: opened, name }) : createMissingCompanion({ name, missing: 'base URL' })
}

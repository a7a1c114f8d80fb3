import { WriterUnavailableError, type Writer } from '#core/ports/writer'
import { openOpenAiModel, type OpenAiEndpoint } from './model-openai'
import { createModelWriter, type ModelWriterOptions } from './writer-model'

/**
 * Letters from any endpoint that speaks OpenAI's chat completions. A base URL that is none makes every letter
 * `misconfigured`.
 */
export function createOpenAiWriter(input: ModelWriterOptions & OpenAiEndpoint): Writer {
  const { baseUrl, apiKey, model, fetch, ...options } = input
  const name = `openai-compatible:${model}`
  const opened = openOpenAiModel({ baseUrl, model, ...(apiKey && { apiKey }), ...(fetch && { fetch }) })
  if (!opened) return { name, writeLetter: () => Promise.reject(new WriterUnavailableError('misconfigured', 'base URL')) }
  return createModelWriter({ ...options, model: opened, name })
}

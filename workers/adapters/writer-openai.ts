import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { WriterUnavailableError, type Writer } from '#core/ports/writer'
import { createModelWriter, type ModelWriterOptions } from './writer-model'

/** OpenAI's models that think before they answer: they refuse `max_tokens` and any temperature of ours. */
const thinkingModels = /^(?:.*\/)?(?:o\d|gpt-5)/i

/** How much more they may spend than the letter needs, as their thoughts count too. */
const roomForThought = 3

/**
 * Letters from any endpoint that speaks OpenAI's chat completions. `baseUrl` ends before `/chat/completions`; `apiKey`
 * may be left out where the endpoint wants none. A base URL that is none makes every letter `misconfigured`.
 */
export function createOpenAiWriter(
  input: ModelWriterOptions & { baseUrl: string; apiKey?: string; model: string; fetch?: typeof fetch },
): Writer {
  const { baseUrl, apiKey, model, fetch, ...options } = input
  const name = `openai-compatible:${model}`
  if (!isHttpUrl(baseUrl)) return { name, writeLetter: () => Promise.reject(new WriterUnavailableError('misconfigured', 'base URL')) }
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl,
    transformRequestBody: (body) => (thinkingModels.test(model) ? forThinkingModel(body) : body),
    ...(apiKey && { apiKey }),
    ...(fetch && { fetch }),
  })
  return createModelWriter({ ...options, model: provider(model), name })
}

function forThinkingModel({ max_tokens, temperature: _, ...body }: Record<string, unknown>): Record<string, unknown> {
  return typeof max_tokens === 'number' ? { ...body, max_completion_tokens: max_tokens * roomForThought } : body
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

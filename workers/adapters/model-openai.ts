import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ChatModel } from './model-answer'

/** OpenAI's models that think before they answer: they refuse `max_tokens` and any temperature of ours. */
const thinkingModels = /^(?:.*\/)?(?:o\d|gpt-5)/i

/** How much more they may spend than the answer needs, as their thoughts count too. */
const roomForThought = 3

export type OpenAiEndpoint = {
  /** Ends before `/chat/completions`. */
  baseUrl: string
  /** Left out where the endpoint wants none. */
  apiKey?: string
  model: string
  fetch?: typeof fetch
}

/** A language model of any endpoint that speaks OpenAI's chat completions; null where the base URL is none. */
export function openOpenAiModel({ baseUrl, apiKey, model, fetch }: OpenAiEndpoint): ChatModel | null {
  if (!isHttpUrl(baseUrl)) return null
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl,
    transformRequestBody: (body) => (thinkingModels.test(model) ? forThinkingModel(body) : body),
    ...(apiKey && { apiKey }),
    ...(fetch && { fetch }),
  })
  return provider(model)
}

function forThinkingModel({ max_tokens, temperature: _, ...body }: Record<string, unknown>): Record<string, unknown> {
  return typeof max_tokens === 'number' ? { ...body, max_completion_tokens: max_tokens * roomForThought } : body
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

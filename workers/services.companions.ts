import { createEmbeddedCompanion } from './adapters/companion-embedded'
import { createMissingCompanion } from './adapters/companion-missing'
import { createOpenAiCompanion } from './adapters/companion-openai'
import { createWorkersAiCompanion } from './adapters/companion-workers-ai'
import { needed, type Env } from './env'
import type { Companion, EmbeddedCompanion } from '#core/ports/companion'

/**
 * The companion the operator chose, and the one that stands in for it. A chosen one that lacks something fails at its first reply, and
 * the embedded one answers: no page goes down over it.
 */
export function chooseCompanions(env: Env): { companion: Companion; embeddedCompanion: EmbeddedCompanion } {
  const embeddedCompanion = createEmbeddedCompanion({ service: () => needed(env.bindings.EMBEDDED_COMPANION, 'EMBEDDED_COMPANION', 'the conversation') })
  return { companion: modelCompanion(env) ?? embeddedCompanion, embeddedCompanion }
}

function modelCompanion({ vars, bindings }: Env): Companion | null {
  const timeoutMs = vars.COMPANION_TIMEOUT_MS
  switch (vars.COMPANION) {
    case 'embedded':
      return null
    case 'workers-ai': {
      const ai = bindings.AI
      if (!ai) return createMissingCompanion({ name: 'workers-ai', missing: 'AI' })
      return createWorkersAiCompanion({ ai, model: vars.COMPANION_MODEL ?? vars.WORKERS_AI_MODEL, timeoutMs })
    }
    case 'openai-compatible': {
      const [baseUrl, model, apiKey] = [vars.OPENAI_BASE_URL, vars.COMPANION_MODEL ?? vars.OPENAI_MODEL, vars.OPENAI_API_KEY]
      if (!baseUrl || !model) return createMissingCompanion({ name: 'openai-compatible', missing: baseUrl ? 'OPENAI_MODEL' : 'OPENAI_BASE_URL' })
      return createOpenAiCompanion({ baseUrl, model, timeoutMs, ...(apiKey && { apiKey }) })
    }
  }
}

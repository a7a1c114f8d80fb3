import lame from '../node_modules/wasm-media-encoders/wasm/mp3.wasm'
import { createEmbeddedNarrator } from './adapters/narrator-voice'
import { createOpenAiNarrator } from './adapters/narrator-openai'
import { createWorkersAiNarrator } from './adapters/narrator-workers-ai'
import { needed } from './env'
import type { Narrator } from '#core/ports/narrator'
import type { Bindings, Env, Vars } from './env'

/**
 * The narrator the operator chose, and the one that stands in for it (null where there is no other). `timeoutMs` is for one whole
 * reading by a cloud voice; what the operator gives a letter where it is left out. Throws where something it needs is not bound or set.
 */
export function chooseNarrators({ vars, bindings }: Env, { timeoutMs = vars.NARRATOR_TIMEOUT_MS }: { timeoutMs?: number } = {}): { narrator: Narrator; embeddedNarrator: Narrator | null } {
  const embedded = bindings.VOICE && createEmbeddedNarrator({ voice: bindings.VOICE })
  const cloud = cloudNarrator({ vars, bindings, timeoutMs })
  if (cloud) return { narrator: cloud, embeddedNarrator: embedded ?? null }
  return { narrator: needed(embedded, 'VOICE', 'NARRATOR=embedded'), embeddedNarrator: null }
}

function cloudNarrator({ vars, bindings, timeoutMs }: { vars: Vars; bindings: Bindings; timeoutMs: number }): Narrator | null {
  switch (vars.NARRATOR) {
    case 'embedded':
      return null
    case 'workers-ai':
      return createWorkersAiNarrator({
        ai: needed(bindings.AI, 'AI', 'NARRATOR=workers-ai'),
        timeoutMs,
        lame,
      })
    case 'openai-compatible':
      return createOpenAiNarrator({
        baseUrl: needed(vars.SPEECH_BASE_URL, 'SPEECH_BASE_URL', 'NARRATOR=openai-compatible'),
        apiKey: vars.SPEECH_API_KEY,
        model: needed(vars.SPEECH_MODEL, 'SPEECH_MODEL', 'NARRATOR=openai-compatible'),
        voice: needed(vars.SPEECH_VOICE, 'SPEECH_VOICE', 'NARRATOR=openai-compatible'),
        timeoutMs,
        lame,
      })
  }
}

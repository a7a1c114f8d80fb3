import type { LetterPath } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { CompanionReply, CompanionTurn, Memory } from '#core/ports/companion'
import { replyTo } from '../../../core/chat/companion/companion'

/** What one invented person says, turn by turn, whatever is answered. */
export type Script = { id: string; language: ContentLanguage; path: LetterPath | null; about: string; memories?: readonly Memory[]; turns: readonly string[] }

export type Held = { script: Script; exchanges: { said: string; reply: CompanionReply; ms: number }[] }

/** Has the companion hold a conversation with a script; each reply is really produced from the turns before it. */
export function hold(script: Script, seed = script.id): Held {
  const turns: CompanionTurn[] = []
  let memories: Memory[] = [...(script.memories ?? [])]
  const exchanges = script.turns.map((said) => {
    turns.push({ from: 'person', text: said })
    const start = performance.now()
    const reply = replyTo({ language: script.language, path: script.path, name: null, turns, memories: script.memories ?? [], care: 'none', seed })
    const ms = performance.now() - start
    turns.push({ from: 'eon', text: reply.text })
    memories = [...memories.filter((held) => !reply.learned.some((one) => one.key === held.key)), ...reply.learned]
    return { said, reply, ms }
  })
  return { script, exchanges }
}

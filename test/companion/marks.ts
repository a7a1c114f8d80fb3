import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createChance } from '#core/language/seed'
import { followConversation } from '#core/chat/companion/state'
import { closingsOf, openingsOf, type Candidate } from '#core/chat/companion/telling/candidates'
import { heardIn } from '#core/chat/companion/telling/heard'
import { lineFeatures, listFeatures, shownBy } from '#core/chat/companion/telling/suit/features'
import type { Features, Reading } from '#core/chat/companion/listen/reader'
import type { CompanionBrief, CompanionTurn } from '#core/ports/companion'

/** What a reader made of a line as an answer to a turn: off, passable, or what a good listener might have said. */
export type Mark = { role: Candidate['role']; source: string; clause: string | null; line: string; mark: 0 | 1 | 2 }

/** A turn of a conversation held with EÓN, and what readers made of lines it might have been answered with. */
export type MarkedTurn = {
  language: 'es' | 'en'
  path: CompanionBrief['path']
  /** The conversation so far; the last turn is the one the marks are of. */
  turns: readonly CompanionTurn[]
  /** What the turn comes to, as read by a model that had not learned from it. */
  gists: Reading
  marks: readonly Mark[]
  source: string
  conversation: string
  /** Only measured: nothing is learned from its marks. */
  isMeasured: boolean
}

const folder = fileURLToPath(new URL('./marks/', import.meta.url))

/**
 * Reads the marked turns. Files hold conversations of invented people, nobody in danger: `# path who`, then `< ` a turn of theirs and `> ` one of EÓN's;
 * after a marked turn `= ` what it comes to, and a line for each mark: the mark, the role, the source, the clause said back or nothing, and the
 * line, parted by tabs. Those of `*.measured.txt` are only measured.
 */
export function markedTurns(): MarkedTurn[] {
  return readdirSync(folder).filter((name) => name.endsWith('.txt')).sort().flatMap((source) => readFileSync(`${folder}${source}`, 'utf8').split(/^(?=# )/m).filter(Boolean).flatMap((text) => marksIn(text, source)))
}

function marksIn(text: string, source: string): MarkedTurn[] {
  const [head = '', ...lines] = text.split('\n')
  const path = head.split(' ')[1] as MarkedTurn['path']
  const turns: CompanionTurn[] = []
  const found: (Omit<MarkedTurn, 'marks'> & { marks: Mark[] })[] = []
  for (const line of lines.filter(Boolean)) {
    const said = line.slice(2)
    if (line.startsWith('< ')) turns.push({ from: 'person', text: said })
    else if (line.startsWith('> ')) turns.push({ from: 'eon', text: said })
    else if (line.startsWith('= ')) found.push({ language: source.startsWith('en') ? 'en' : 'es', path, turns: [...turns], gists: new Map(said.split(' ').map((one) => [one.split(':')[0]!, Number(one.split(':')[1])])), marks: [], source, conversation: `${source} ${head}`, isMeasured: source.includes('.measured.') })
    else {
      const [mark, role, list = '', clause, authored = ''] = line.split('\t')
      found.at(-1)!.marks.push({ mark: Number(mark) as Mark['mark'], role: role as Candidate['role'], source: list, clause: clause || null, line: authored })
    }
  }
  return found
}

/** A mark with what its line shows of how well it suits its turn, and how much spoke for it by the rules alone. */
export type MarkSample = { turn: MarkedTurn; mark: Mark; list: Features; line: Features; prior: number }

/** What the marks of a turn teach: those of lists that might still be said from. Of a line that is gone its list is still learned. */
export function samplesOfTurn(turn: MarkedTurn): MarkSample[] {
  const brief: CompanionBrief = { language: turn.language, path: turn.path, name: null, turns: turn.turns, memories: [], care: 'none', seed: turn.source }
  const state = followConversation(brief)
  Object.defineProperty(state.turn, 'gists', { value: turn.gists })
  const planning = { state, brief, chance: createChance(turn.source) }
  const heard = heardIn(planning)
  const shown = shownBy(state, heard)
  const candidates = [...openingsOf(planning, heard), ...closingsOf(planning, heard)]
  return turn.marks.flatMap((mark) => {
    const candidate = candidates.find((one) => one.role === mark.role && one.source === mark.source && (one.clause?.text ?? null) === mark.clause)
    return candidate ? [{ turn, mark, list: listFeatures({ shown, state, heard, candidate }), line: lineFeatures({ shown, candidate, line: mark.line }), prior: candidate.prior }] : []
  })
}

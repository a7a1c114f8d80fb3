import { findAccount } from '#core/account/account'
import { deniesDanger, screenMessage, whereaboutsIn, type Assessment, type CareContext, type Whereabouts } from '#core/care/care'
import { within } from '#core/within'
import { openBody, openSessionVault, type MessageBody } from './chat.seal'
import { listRecentMessages } from './messages.repo'
import type { Visitor } from '#core/account/account.schema'
import type { CompanionTurn } from '#core/ports/companion'
import type { ChatDeps, ChatInput } from './chat'

/** A message and those before it, as the screen reads them. */
export type Heard = {
  assessment: Assessment
  alreadySaid: string[]
  /** This message denies what was asked about, and nothing else was heard in it. */
  isDenial: boolean
  /** It does, or one lately did. */
  isDenied: boolean
  /** What was lately said and answered, oldest first; empty where it could not be read. */
  turns: CompanionTurn[]
  /** Where they say they are, if they do. */
  whereabouts: Whereabouts | undefined
}

/** How far back a message is read together with earlier ones, in ms. */
const memoryMs = 24 * 60 * 60_000
/** How long danger waits for the database, in ms. It is answered without it. */
export const patienceMs = 2_500
/** Enough for the turns before and their replies, and for what was asked, answered and denied before those. */
const recentMessages = 40

/**
 * Reads a message together with the three before it. Where the database does not answer, the message is read alone. Throws what the
 * database throws only for a message that alone shows nothing: it will need the database anyway.
 */
export async function hearDanger({ visitor, request }: ChatInput, deps: ChatDeps): Promise<Heard> {
  const alone = screenMessage({ text: request.message, field: 'chat' })
  const reading = readRecent(visitor, deps)
  if (alone.level !== 'none') {
    const recent = await within(patienceMs, reading, { onFailure: () => deps.log.warn('care_read_alone') })
    if (!recent) return { assessment: alone, alreadySaid: [], isDenial: false, isDenied: false, turns: [], whereabouts: whereaboutsIn([request.message]) }
    return read(recent, request.message)
  }
  return read(await reading, request.message)
}

type Recent = {
  turns: CompanionTurn[]
  /** What the next message is read with: what was said since a question about danger was denied. */
  history: string[]
  context: CareContext
  /** Since how many replies danger is denied; null where it is not. */
  deniedFor: number | null
  /** By reply, oldest first: whether danger was answered that was heard for sure. */
  sure: boolean[]
}

/** As many replies back as danger that was heard for sure leaves no doubt about what is heard after it. */
const repliesInMind = 3
/** So many replies long a denial is taken into account. */
const deniedInMind = 10

function read({ turns, history, context, deniedFor, sure }: Recent, text: string): Heard {
  const isDenied = deniedFor !== null && deniedFor < deniedInMind
  const heard = screenMessage({ text, history, field: 'chat', context: { ...context, isDenied } })
  const isFaint = heard.isFaint && (isDenied || !sure.slice(-repliesInMind).includes(true))
  const isDenial = heard.level === 'none' && deniesDanger(text, context.asked)
  const by = (author: 'person' | 'eon') => turns.filter(({ from }) => from === author).map((turn) => turn.text)
  return { assessment: { ...heard, isFaint }, isDenial, isDenied: isDenial || isDenied, turns, alreadySaid: by('eon'), whereabouts: whereaboutsIn([...by('person'), text]) }
}

/** What was last said and answered, in whatever conversation. */
async function readRecent(visitor: Visitor, deps: ChatDeps): Promise<Recent> {
  const recent: Recent = { turns: [], history: [], context: { asked: null, isDenied: false, sinceYes: null, topic: null }, deniedFor: null, sure: [] }
  const account = await findAccount(visitor, deps)
  if (!account) return recent
  const rows = await listRecentMessages({ accountId: account.id, since: deps.clock() - memoryMs, limit: recentMessages }, deps.db)
  /** Messages that denied what was asked before them; a reply may come after the next message. */
  const denials = new Set<string>()
  for (const row of rows.reverse()) {
    const body = await openBody(row, await openSessionVault(row, deps.vault))
    recent.turns.push({ from: row.author, text: body.text })
    if (row.author === 'person') {
      const { context } = recent
      if (deniesDanger(body.text, context.asked)) denials.add(row.id)
      if (context.sinceYes !== null) context.sinceYes += 1
      recent.history.push(body.text)
    } else hearReply({ body, isToDenial: row.replyTo !== null && denials.has(row.replyTo) }, recent)
  }
  return recent
}

/** A reply as it bears on what is heard next. What was denied colours nothing that is said later; what was said yes to colours all of it. */
function hearReply({ body, isToDenial }: { body: MessageBody; isToDenial: boolean }, recent: Recent): void {
  const { care, isFaint = false, isConfirmed = false, isOver = false, topic = null } = body
  const { context } = recent
  const isSure = care !== undefined && !isFaint
  recent.sure.push(isSure)
  if (recent.deniedFor !== null) recent.deniedFor += 1
  // Whoever they feared for is safe: what was said of it is over.
  if (isOver && context.sinceYes === null) Object.assign(recent, { history: [], sure: [], context: { ...context, asked: null, topic: null } })
  else if (isToDenial && !care && context.sinceYes === null) Object.assign(recent, { history: [], sure: [], deniedFor: 0, context: { ...context, asked: null, topic: null } })
  else {
    if (isSure) recent.deniedFor = null
    recent.context = { ...context, asked: askedBy(body), sinceYes: isConfirmed ? 0 : context.sinceYes, topic: isSure ? topic : care ? context.topic : null }
  }
}

/** What a reply asked of danger. */
function askedBy({ care, isFaint = false, isSaid = false }: MessageBody): CareContext['asked'] {
  if (!care) return null
  return isFaint ? 'faint' : isSaid ? 'said' : 'sure'
}

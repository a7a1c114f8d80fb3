import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { topicsOfAbsence } from '#core/chat/companion/texts/es/topics.absence'
import { topicsOfBreakup } from '#core/chat/companion/texts/es/topics.breakup'
import { topicsOfDays } from '#core/chat/companion/texts/es/topics.days'
import { topicsOfLoss } from '#core/chat/companion/texts/es/topics.loss'
import { topicsOfPurpose } from '#core/chat/companion/texts/es/topics.purpose'
import type { Topic } from '#core/chat/companion/texts/texts'
import { labelledConversations } from '../companion/conversations'
import { labelledMessages } from '../companion/hearing'
import { levels, type CareKind, type CareLevel, type CareMessage } from './corpus'
import { corpusEn } from './corpus.en'
import { corpusEs } from './corpus.es'

export type TrainingMessage = CareMessage & { language: 'es' | 'en'; /** From the corpus proper, and not only written to train on. */ isCorpus: boolean; /** The training file it stands in; null in the corpus. */ source: string | null }

const foldersOf = { spoken: fileURLToPath(new URL('./spoken/', import.meta.url)), training: fileURLToPath(new URL('./training/', import.meta.url)), conversations: fileURLToPath(new URL('./conversations/', import.meta.url)), outside: fileURLToPath(new URL('./outside/', import.meta.url)) }

/** Every message the classifier may learn from: the training files, the part of the corpus that is worked with, and what people tell the companion. Nothing held out. */
export function trainingMessages(): TrainingMessage[] {
  return [...corpusMessages().filter(({ isHeldOut }) => !isHeldOut), ...trainingFiles().flatMap(messagesIn), ...conversationTurns(), ...spokenTurns()]
}

/** Told in conversation, these may be in danger or not; a label of none would be a guess. */
const doubtful: ReadonlySet<string | null> = new Set(['abuse', 'hardPoint'])

/** The turns written for the companion to hear what they are about, none of them in danger: what most of those who are read say, most of the time. */
export function conversationTurns(): TrainingMessage[] {
  const turns = new Map(labelledMessages().filter(({ isMeasured, subject, also }) => !isMeasured && ![subject, ...also].some((one) => doubtful.has(one))).map((turn) => [`${turn.language} ${turn.text}`, turn]))
  return [...turns.values()].map(({ text, language, subject, source }) => ({ text, label: 'none', kind: kindOfSubject(subject), field: 'chat', isHeldOut: false, language, isCorpus: false, source: `${companionSource} ${source}` }))
}

const companionSource = 'companion'
const spokenSource = 'spoken'

/** Whether a message is one of those written for the companion, or said in a whole conversation with it. */
export function isConversationTurn(message: TrainingMessage): boolean {
  return message.source?.startsWith(companionSource) || isSpoken(message)
}

/** Whether a message is a turn of a whole conversation. */
export function isSpoken({ source }: TrainingMessage): boolean {
  return source?.startsWith(spokenSource) ?? false
}

/**
 * Turns of whole conversations with EÓN, each with up to three before it, nobody in them in danger: what people say to one that mishears them,
 * after a helpline that was not needed (`spoken`), and whatever comes next (those the companion learns from).
 */
export function spokenTurns(): TrainingMessage[] {
  const spoken = filesIn('spoken').flatMap(({ name, text }) => text.split(/^#.*$/m).map((one) => ({ source: name, language: name.startsWith('en') ? ('en' as const) : ('es' as const), turns: one.split('\n').map((line) => line.trim()).filter(Boolean) })))
  const labelled = labelledConversations().map(({ turns, ...one }) => ({ ...one, turns: turns.map(({ text }) => text) }))
  return [...spoken, ...labelled].flatMap(({ source, language, turns }, conversation) =>
    turns.map((said, at): TrainingMessage => ({ text: said, label: 'none', kind: at > 0 ? 'turnsOrdinary' : 'everyday', field: 'chat', ...(at > 0 && { history: turns.slice(Math.max(0, at - 3), at) }), isHeldOut: false, language, isCorpus: false, source: `${spokenSource} ${source} ${conversation}` })),
  )
}

function kindOfSubject(subject: string | null): CareKind {
  const isAmong = (topics: readonly Topic[]) => topics.some(({ id }) => id === subject)
  if (isAmong(topicsOfLoss) || isAmong(topicsOfAbsence)) return 'griefTold'
  if (isAmong(topicsOfBreakup)) return 'breakup'
  if (isAmong(topicsOfPurpose)) return 'purpose'
  return isAmong(topicsOfDays) ? 'sadness' : subject === null ? 'everyday' : 'product'
}

/** In files written by people who had seen neither the rules nor other messages: left out whole, they stand for whoever writes next. */
export function isUnknownAuthor({ source }: TrainingMessage): boolean {
  return source !== null && /\.(?:sets|field|mid|outside)-/.test(source)
}

/** The corpus with the language of each message. */
export function corpusMessages(): TrainingMessage[] {
  const of = (language: 'es' | 'en', corpus: CareMessage[]) => corpus.map((message) => ({ ...message, language, isCorpus: true, source: null }))
  return [...of('es', corpusEs), ...of('en', corpusEn)]
}

/**
 * Messages written from the aim alone, by people who had seen neither the screen nor any other message, the way somebody from outside would
 * check it. Only measured: nothing is trained on them, and whoever works on the screen leaves them unread. The first two sets were read
 * after they had been measured often, and are learned from since.
 */
export function outsideMessages(): TrainingMessage[] {
  return filesIn('outside').flatMap(messagesIn).map((message) => ({ ...message, isHeldOut: true }))
}

/** Turns of other conversations that readers held with EÓN, each with up to three before it; nobody in them is in danger. Only measured. */
export function heldConversations(): TrainingMessage[] {
  return filesIn('conversations').flatMap(messagesIn).map((message) => ({ ...message, isHeldOut: true }))
}

/** The training files, in the order of their names. */
export function trainingFiles(): { name: string; text: string }[] {
  return filesIn('training')
}

function filesIn(folder: keyof typeof foldersOf): { name: string; text: string }[] {
  return readdirSync(foldersOf[folder])
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ name, text: readFileSync(`${foldersOf[folder]}${name}`, 'utf8') }))
}

/** Reads one file: groups opened by "@ level kind [letter]", one message a line, earlier turns before it separated by ">>". */
function messagesIn({ name, text }: { name: string; text: string }): TrainingMessage[] {
  const messages: TrainingMessage[] = []
  const language = name.startsWith('en') ? 'en' : 'es'
  let group: Pick<TrainingMessage, 'label' | 'kind' | 'field'> | null = null
  text.split('\n').forEach((line, at) => {
    if (line.trim() === '' || line.startsWith('#')) return
    if (line.startsWith('@')) {
      const [, label, kind, field = 'chat'] = line.trim().split(/\s+/)
      if (!levels.includes(label as CareLevel)) throw new Error(`${name}:${at + 1} names no level`)
      group = { label: label as CareLevel, kind: kind as CareKind, field: field as CareMessage['field'] }
      return
    }
    if (!group) throw new Error(`${name}:${at + 1} stands before any group`)
    const turns = line.split(' >> ').map((turn) => turn.trim())
    const history = turns.slice(0, -1)
    messages.push({ ...group, text: turns.at(-1) ?? '', ...(history.length > 0 && { history }), isHeldOut: false, language, isCorpus: false, source: name })
  })
  return messages
}

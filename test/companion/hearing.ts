import { readTurn } from '#core/chat/companion/listen/turn'
import { readLabelled, type Labelled } from './labelled'

/**
 * A message as somebody would type it to the companion, and the subject (a topic of the texts) or act it belongs to; null for none. Those
 * that are only measured (`*.measured.txt`) were written by people who had seen neither patterns nor other messages; whoever tunes what the
 * companion hears does not read them. The others are worked with: said plainly (`*.plain*.txt`), the turns of invented people, labelled
 * afterwards (`*.talk*.txt`), and written to be missed or misheard (all others).
 */
export type LabelledMessage = Omit<Labelled, 'label'> & { subject: string | null }

/** Every labelled message. */
export function labelledMessages(): LabelledMessage[] {
  return readLabelled('hearing').map(({ label, ...message }) => ({ ...message, subject: label }))
}

export type Heard = LabelledMessage & { topics: readonly string[]; acts: readonly string[] }

/** What the companion hears in a message that opens a conversation. */
export function hear(message: LabelledMessage): Heard {
  const { hits, acts } = readTurn({ raw: message.text, at: 0, language: message.language })
  return { ...message, topics: hits.map(({ topic }) => topic), acts }
}

/** Of messages that belong to something, in how many that or what fits as well is heard, and in how many only something else; of those that belong to nothing, in how many anything is. */
export type Shares = { own: number; heard: number; misheard: number; none: number; wrongly: number }

export function sharesOf(all: readonly Heard[]): Shares {
  const own = all.filter(({ subject }) => subject !== null)
  const none = all.filter(({ subject }) => subject === null)
  const fits = (one: Heard) => [one.subject!, ...one.also].some((name) => isHeard(one, name))
  const isAny = ({ topics, acts }: Heard) => topics.length + acts.length > 0
  return { own: own.length, heard: own.filter(fits).length, misheard: own.filter((one) => isAny(one) && !fits(one)).length, none: none.length, wrongly: none.filter(isAny).length }
}

/** How well one subject or act is heard: of its own messages how many; of those that belong to nothing, and of those that belong to something else, in how many. */
export type Hearing = { subject: string; own: number; heard: number; wrongly: number; beside: number }

/** How each subject is heard in messages of one language. Beside another subject it may be right too, in a message that belongs to nothing it is wrong. */
export function hearingsOf(heard: readonly Heard[]): Hearing[] {
  const subjects = [...new Set(heard.flatMap(({ subject, topics, acts }) => [...(subject ? [subject] : []), ...topics, ...acts]))].sort()
  return subjects.map((name) => {
    const count = (is: (one: Heard) => boolean) => heard.filter((one) => is(one) && isHeard(one, name)).length
    return { subject: name, own: heard.filter(({ subject }) => subject === name).length, heard: count(({ subject }) => subject === name), wrongly: count(({ subject }) => subject === null), beside: count(({ subject }) => subject !== null && subject !== name) }
  })
}

export function isHeard({ topics, acts }: Heard, subject: string): boolean {
  return topics.includes(subject) || acts.includes(subject)
}

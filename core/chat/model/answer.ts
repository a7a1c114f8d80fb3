import { z } from 'zod'
import { screenMessage, screenReply } from '#core/care/care'
import { careTopics, flaggedLevels, riskLevels } from '#core/care/care.schema'
import { kinTable } from '#core/language/kinship'
import { stripThoughts } from '#core/model/strip'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { HeardDanger, Memory } from '#core/ports/companion'

/** What a model answered, taken apart. `danger` is there only where it heard some. */
export type ChatAnswer = {
  text: string
  suggestions: string[]
  learned: Memory[]
  danger: HeardDanger | null
}

/** The card a model ends with. Nothing of one that says more, or otherwise, is taken. */
const cardSchema = z.strictObject({
  risk: z.enum(riskLevels),
  about: z.enum(careTopics).nullable(),
  learned: z
    .array(
      z.strictObject({
        key: z.string().toLowerCase().regex(/^(?:name|helps|avoids|(?:person|fact):[\p{L}\d][\p{L}\d _-]{0,39})$/u),
        text: z.string().trim().min(3).max(160),
      }),
    )
    .max(3),
  suggestions: z.array(z.string().trim().min(2).max(80)).max(3),
})

/** Where the words end and the card, or whatever stands in its place, begins. */
const cardBegins = /[<{`]/

/**
 * What a person may see of an answer, as far as it has come: without thoughts, card, markup and exclamations. What a longer piece of the
 * same answer gives begins with it.
 */
export function readText(raw: string): string {
  const said = stripThoughts(raw.replace(/\r\n?/g, '\n'))
  const until = said.search(cardBegins)
  return (until < 0 ? said : said.slice(0, until))
    .replace(/\*+|¡/g, '')
    .replace(/^\s*E[ÓO]N™?\s*:\s*/i, '')
    .replace(/(?<=\?)!+/g, '')
    .replace(/!+/g, '.')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** An answer, whole. A card that is malformed is ignored, except for danger: nothing that stands beside it hides that. */
export function readAnswer({ raw, language }: { raw: string; language: ContentLanguage }): ChatAnswer {
  const said = stripThoughts(raw)
  const until = said.search(cardBegins)
  const tail = until < 0 ? '' : said.slice(until)
  const card = readCard(tail)
  return {
    text: readText(raw),
    suggestions: (card?.suggestions ?? []).filter((text) => isPlain(text) && isSayable({ text, language }) && screenMessage({ text }).level === 'none'),
    learned: (card?.learned ?? []).filter(({ text }) => isPlain(text) && isSayable({ text, language })).map(({ key, text }) => ({ key: keyOf({ key, language }), text })),
    danger: readDanger(tail),
  }
}

function readCard(tail: string): z.infer<typeof cardSchema> | null {
  const json = tail.slice(Math.max(0, tail.indexOf('{')), tail.lastIndexOf('}') + 1)
  try {
    return cardSchema.safeParse(JSON.parse(json)).data ?? null
  } catch {
    // No JSON: as good as no card.
    return null
  }
}

function readDanger(tail: string): ChatAnswer['danger'] {
  const level = flaggedLevels.find((one) => one === /"?risk"?\s*[:=]\s*"?(\w+)/i.exec(tail)?.[1]?.toLowerCase())
  if (!level) return null
  const named = /"?about"?\s*[:=]\s*"?(\w+)/i.exec(tail)?.[1]
  return { level, topic: careTopics.find((topic) => topic === named) ?? null }
}

function isPlain(text: string): boolean {
  return !/[<>{}*`_#\n]|https?:|www\./i.test(text)
}

function isSayable(input: { text: string; language: ContentLanguage }): boolean {
  return screenReply(input) === null
}

/** Kin under the keys the embedded companion uses, so that neither learns again under another name what was erased. */
function keyOf({ key, language }: { key: string; language: ContentLanguage }): string {
  const kin = key.startsWith('person:') ? kinTable(language).get(key.slice('person:'.length)) : undefined
  return kin ? `person:${kin.kin}${kin.gender ?? ''}` : key
}

import { fillTemplate } from './grammar/template'
import { farewellsEn, titlesEn } from './movements/en/frame'
import { farewellsEs, titlesEs } from './movements/es/frame'
import type { Clause } from '#core/language/clauses'
import type { Reading } from './reading/reading'
import type { Thing } from '#core/language/things'
import type { Chance } from '#core/language/seed'

function fill(text: string, reading: Reading, thing: Thing | null, clause: Clause | null): string | null {
  return fillTemplate(text, { reading, thing, clause, second: null, other: null })
}

/** How the letter greets the reader: by name where there is one. */
export function salutationFor(reading: Reading, chance: Chance): string {
  const { name, gender } = reading.reader
  if (reading.language === 'es') {
    if (!name) return chance.pick(['A quien me escribe:', 'Para ti:', 'A ti, que escribiste esto:'])
    const greetings = [`${name}:`, `${name}:`, `Para ${name}:`]
    if (gender === 'femenino') greetings.push(`Querida ${name}:`, `Querida ${name}:`)
    if (gender === 'masculino') greetings.push(`Querido ${name}:`, `Querido ${name}:`)
    return chance.pick(greetings)
  }
  return name ? chance.pick([`${name},`, `Dear ${name},`, `Dear ${name},`]) : chance.pick(['To you, who wrote this,', 'Hello,', 'To whoever wrote this tonight,'])
}

/** The line above the signature. */
export function farewellFor(reading: Reading, chance: Chance): string {
  for (const text of chance.shuffle(reading.language === 'es' ? farewellsEs : farewellsEn)) {
    // No warm line about somebody who did harm.
    if (reading.lacks.has('affection') && /\{(de\.)?n\}/.test(text)) continue
    if (/ noche|tonight/i.test(text) && chance.next() < 0.4) continue
    const line = fill(text, reading, null, null)
    if (line && line.length < 70) return line
  }
  return reading.language === 'es' ? 'Te acompaño en esto,' : 'With you,'
}

/** A short plain title; from the thing that opens the letter where there is one. */
export function titleFor(reading: Reading, thread: { thing: Thing | null; clause: Clause | null }, chance: Chance): string {
  const titles = reading.language === 'es' ? titlesEs : titlesEn
  const { depth, path } = reading.brief
  const pool = [...(thread.thing ? [...titles.thing, ...titles.thing] : []), ...(reading.whom.hasName ? titles.name : []), ...titles[path], ...(depth === 'free' && reading.reader.name ? titles.reader : [])]
  for (const text of chance.shuffle(pool)) {
    if (reading.lacks.has('affection') && reading.tags.has('abuse') && /\{(de\.)?n\}/.test(text)) continue
    const title = fill(text, reading, thread.thing, thread.clause)
    if (title && title.length <= 60) return title
  }
  return reading.language === 'es' ? 'Una carta' : 'A letter'
}

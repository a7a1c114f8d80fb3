import { genderOfName } from '#core/language/firstnames'
import { kinTable, personKins } from '#core/language/kinship'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Memory } from '#core/ports/companion'
import type { Person } from '../state'

/** Somebody a memory tells of: «Tu madre se llamaba Carmen.», "Your brother died." An edited memory that says it otherwise is left as it is. */
export function readPersonMemory(memory: Memory, language: ContentLanguage): Person[] {
  if (!memory.key.startsWith('person:')) return []
  const text = memory.text.trim()
  const match = language === 'es' ? /^Tus? ([\p{L}]+)(?:,? (\p{Lu}\p{L}+))?,? (.+)$/u.exec(text) : /^Your ([\p{L}-]+)(?:,? (\p{Lu}\p{L}+))?,? (.+)$/u.exec(text)
  if (!match) return []
  const form = kinTable(language).get(match[1]!.toLowerCase())
  if (!form || (!personKins.has(form.kin) && form.kin !== 'pet')) return []
  const rest = match[3]!
  const name = match[2] ?? (language === 'es' ? /^se llam(?:a|aba|an|aban) (\p{Lu}\p{L}+)/u : /^(?:was|is) called (\p{Lu}\p{L}+)/u).exec(rest)?.[1] ?? null
  const fate = (language === 'es' ? /muri|falleci/ : /\bdied|passed/).test(rest) ? 'dead' : form.kin === 'ex' || (language === 'es' ? /ya no est[aá]is|rompi|separ|dej[oó]/ : /\bno longer together|broke|separat|left\b/).test(rest) ? 'gone' : null
  return [{
    key: memory.key.slice('person:'.length), kin: form.kin, relation: language === 'es' ? `${form.isPlural ? 'tus' : 'tu'} ${match[1]!.toLowerCase()}` : `your ${match[1]!.toLowerCase()}`,
    name, gender: form.gender ?? (name ? genderOfName(name, language === 'es') : null), isPlural: form.isPlural, fate, mentions: 0, firstAt: -1, lastAt: -1, isRemembered: true,
  }]
}

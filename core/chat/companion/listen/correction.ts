import { genderOfName } from '#core/language/firstnames'
import { kinTable, personKins, type KinForm } from '#core/language/kinship'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Person } from '../state'
import type { Turn } from './turn'

export type Correction = { person: Person | null; from: string | null; to: string; isName: boolean; change: Partial<Person> }

type KinWord = { word: string; form: KinForm; at: number }

function kinWordsIn(text: string, language: ContentLanguage): KinWord[] {
  const table = kinTable(language)
  return [...text.matchAll(/[\p{L}-]+/gu)].flatMap((match) => {
    const form = table.get(match[0].toLowerCase())
    return form && (personKins.has(form.kin) || form.kin === 'pet') ? [{ word: match[0].toLowerCase(), form, at: match.index }] : []
  })
}

/** «no, mi hermana no, mi prima», "not my sister, my cousin", «se llamaba Marta, no María»: who was meant, and who was not. */
export function readCorrection(turn: Turn, people: readonly Person[], language: ContentLanguage): Correction | null {
  const text = turn.text.split(/(?<=[.;!])\s/)[0]!
  const words = text.split(' ').length
  if (words > 14 || !/(?<!\p{L})(no|not|isn't|wasn't|never)(?!\p{L})/iu.test(text)) return null
  const kin = kinWordsIn(text, language)
  if (kin.length === 2) {
    const [one, other] = kin as [KinWord, KinWord]
    const wrong = [one, other].find((each) => isRefused(text, each, language))
    const right = wrong === one ? other : one
    const held = wrong ? people.find((person) => person.kin === wrong.form.kin && (person.gender === wrong.form.gender || person.gender === null || wrong.form.gender === null)) : undefined
    if (wrong && held && wrong.word !== right.word) {
      const relation = language === 'es' ? `${right.form.isPlural ? 'tus' : 'tu'} ${right.word}` : `your ${right.word}`
      return { person: held, from: held.relation, to: relation, isName: false, change: { kin: right.form.kin, relation, gender: right.form.gender ?? held.gender, isPlural: right.form.isPlural, key: `${right.form.kin}${right.form.gender ?? ''}`, lastAt: turn.at } }
    }
  }
  const name = language === 'es' ? /(?:se llama(?:ba)?|es|era|dije) (\p{Lu}\p{L}+),? no (?:es )?(\p{Lu}\p{L}+)|no (?:se llama(?:ba)?|es|era) (\p{Lu}\p{L}+),? (?:sino |es |era |se llama(?:ba)? )?(\p{Lu}\p{L}+)/u.exec(text) : /(?:name (?:is|was)|it's|it was|called|said) (\p{Lu}\p{L}+),? not (\p{Lu}\p{L}+)|not (\p{Lu}\p{L}+),? (?:but |it's |it was )?(\p{Lu}\p{L}+)/u.exec(text)
  if (!name) return null
  const right = name[1] ?? name[4]!
  const wrong = name[2] ?? name[3]!
  const held = people.find((person) => person.name === wrong)
  return held ? { person: held, from: wrong, to: right, isName: true, change: { name: right, gender: held.relation ? held.gender : genderOfName(right, language === 'es'), lastAt: turn.at } } : null
}

/** «mi hermana no», «no era mi hermana», "not my sister". */
function isRefused(text: string, { word, at }: KinWord, language: ContentLanguage): boolean {
  const before = text.slice(Math.max(0, at - 22), at)
  const after = text.slice(at + word.length, at + word.length + 5)
  if (language === 'es') return /^\s+no(?!\p{L})/iu.test(after) || /(?<!\p{L})no (?:es|era|fue|hablo de|hablaba de|dije|digo)? ?(?:a )?(?:mi|mis)?\s*$/iu.test(before.replace(/^no,\s*/i, ''))
  return /\b(?:not|isn't|wasn't|no) (?:about )?(?:my )?$/i.test(before)
}

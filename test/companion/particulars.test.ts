import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { faultsOf } from '#core/chat/companion/faults'
import { lineOf } from '#core/chat/companion/line'
import { particularsIn } from '#core/chat/companion/listen/particulars'
import { readTurn } from '#core/chat/companion/listen/turn'
import { textsOf } from '#core/chat/companion/texts'
import { keys as en } from '#core/chat/companion/listen/particulars.keys.en'
import { keys as es } from '#core/chat/companion/listen/particulars.keys.es'
import { plainText } from '#core/chat/companion/listen/plain'
import { contentLanguages, type ContentLanguage } from '#core/locale/locale.schema'
import { labelledConversations } from './conversations'
import { particularKeys, storedKeys } from './particular-keys'

const stored = { es, en }
const folder = fileURLToPath(new URL('./particulars/', import.meta.url))

/** Slots that speak of the one who is spoken of. */
const ofSomebody = /^(?:(?:a|de)\.)?n$|^n's$|^they$|^them$|^their$|^le$|^lo$|^él$/

/** What somebody might write, and what is to be heard in it, or (`!`) not: `id`, a tab, the message. */
const examplesOf = (language: ContentLanguage): { id: string; isHeard: boolean; text: string }[] =>
  readdirSync(folder).filter((name) => name.startsWith(language)).flatMap((name) => readFileSync(`${folder}${name}`, 'utf8').split('\n')).filter((line) => line.trim() !== '').map((line) => {
    const [id = '', text = ''] = line.split('\t')
    return { id: id.replace('!', ''), isHeard: !id.startsWith('!'), text }
  })

const heardIn = (raw: string, language: ContentLanguage) => {
  const turn = readTurn({ raw, at: 1, language, after: '—' })
  return particularsIn({ told: turn.told, clauses: turn.clauses, language, particulars: textsOf(language).particulars })
}

describe.each(contentLanguages)('what is particular, in %s', (language) => {
  const { particulars } = textsOf(language)
  const examples = examplesOf(language)

  it('is heard in what it was written for, and not in what shares its words', () => {
    expect(examples.filter(({ id, isHeard, text }) => heardIn(text, language).some(({ particular }) => particular.id === id) !== isHeard).map(({ id, isHeard, text }) => `${isHeard ? '' : '!'}${id}: ${text}`)).toEqual([])
  })

  it('has a name of its own, and two messages it is heard in', () => {
    const ids = particulars.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.filter((id) => examples.filter((one) => one.id === id && one.isHeard).length < 2)).toEqual([])
    expect(examples.filter(({ id }) => !ids.includes(id))).toEqual([])
  })

  it('is answered with lines without a fault, whose slots its pattern names, and asked after with questions', () => {
    const wrong = particulars.flatMap(({ id, hears, says, asks }) => {
      const groups = [...hears.source.matchAll(/\(\?<([a-z]\w*)>/g)].map(([, name]) => name)
      return [...says, ...asks].flatMap((authored) => {
        const { text } = lineOf(authored)
        const unknown = [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!).filter((name) => !groups.includes(name) && !ofSomebody.test(name))
        // «¿Cómo era?» is short, and enough.
        const faults = faultsOf({ text: text.replace(/^\{[^{}]+\}/, language === 'es' ? 'La casa' : 'House').replace(/\{[^{}]+\}/g, language === 'es' ? 'la casa' : 'house'), language }).filter(({ fault }) => fault !== 'length').map(({ fault, detail }) => `${fault} ${detail}`)
        return [...unknown, ...faults, ...(asks.includes(authored) === text.replace(/[«“][^»”]*[»”]/g, '').includes('?') ? [] : ['a question among what is said, or none among what is asked'])].map((one) => `${id}: ${one}: ${authored}`)
      })
    })
    expect(wrong).toEqual([])
    expect(particulars.filter(({ says, asks }) => says.length + asks.length < 2).map(({ id }) => id)).toEqual([])
  })
})

describe('the strings particulars are looked for by', () => {
  it.each(contentLanguages)('are in %s those of its patterns', (language) => {
    expect(stored[language] === storedKeys(language), 'npm run companion:keys').toBe(true)
  })

  it.each(contentLanguages)('pass over nothing in %s that a pattern finds', (language) => {
    const { particulars } = textsOf(language)
    const keys = particularKeys(language)
    const told = labelledConversations().filter((one) => one.language === language).flatMap(({ turns }) => turns.map(({ text }) => plainText(text))).filter((_, at) => at % 12 === 5)
    const passedOver = particulars.flatMap(({ id, hears }) => told.filter((text) => keys[id]!.length > 0 && hears.test(text) && !keys[id]!.some((key) => text.includes(key))).map((text) => `${id}: ${text}`))
    expect(passedOver).toEqual([])
  })
})

describe('what a pattern names', () => {
  it('is said back in the person’s own words, and left where it is not sure', () => {
    const particulars = [{ id: 'one', weight: 1 as const, hears: /\bno puedo abrir (?<cosa>[^.,]+)/, says: ['{cosa}'], asks: [] }]
    const named = (text: string) => {
      const turn = readTurn({ raw: text, at: 1, language: 'es', after: '—' })
      return particularsIn({ told: turn.told, clauses: turn.clauses, language: 'es', particulars })[0]?.named.cosa
    }
    expect(named('Todavía no puedo abrir el cajón de su habitación')).toBe('el cajón de su habitación')
    expect(named('No puedo abrir mi taller')).toBe('tu taller')
    expect(named('No puedo abrir lo que me dejó')).toBeNull()
    expect(named('No puedo abrir la caja grande que dejó detrás de la puerta del cuarto')).toBeNull()
    expect(named('¿No puedo abrir el cajón?')).toBeUndefined()
  })
})

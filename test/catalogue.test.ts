import { describe, expect, it } from 'vitest'
import { contentLanguages } from '#core/locale/locale.schema'
import { resources } from '~/i18n/locales'

/** A catalogue or a page's content by the path of each text in it: `footer.help`, `questions.items.0.answer`. */
type Texts = Map<string, string>

type Tree = { [key: string]: unknown }

function readTexts(tree: unknown, path = ''): Texts {
  if (typeof tree !== 'object' || tree === null) return new Map([[path, String(tree)]])
  return new Map(Object.entries(tree).flatMap(([key, value]) => [...readTexts(value, path === '' ? key : `${path}.${key}`)]))
}

function groupBy<Item>(items: Iterable<Item>, nameOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  return groups
}

/** i18next's plural forms: `letters_one`, `letters_ordinal_few` belong to the families `letters`, `letters_ordinal`. */
const pluralForm = /^(.*?)((?:_ordinal)?)_(zero|one|two|few|many|other)$/

function familyOf(key: string): string {
  const form = pluralForm.exec(key)
  return form ? `${form[1]}${form[2]} (plural)` : key
}

/** The plural forms a language uses for whole numbers up to a thousand (Unicode CLDR). */
function formsOf(language: string, type: 'cardinal' | 'ordinal'): string[] {
  const plurals = new Intl.PluralRules(language, { type })
  return [...new Set(Array.from({ length: 1001 }, (_, number) => plurals.select(number)))]
}

/** What has to be the same in every language: variables, nested texts, tags. */
function placeholdersOf(text: string): string[] {
  const found = text.match(/\{\{\s*[^}]+?\s*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>/g) ?? []
  return [...new Set(found.map((placeholder) => placeholder.replace(/\s+/g, '')))].sort()
}

/** Keys of one that the other lacks, variables that differ, plural forms that are missing or that the language does not have. */
function findMismatches({ language, reference, texts }: { language: string; reference: Texts; texts: Texts }): string[] {
  const [wanted, given] = [groupBy(reference.keys(), familyOf), groupBy(texts.keys(), familyOf)]
  const variables = (all: Texts, keys: string[]) => [...new Set(keys.flatMap((key) => placeholdersOf(all.get(key) ?? '')))].sort().join(' ')
  return [
    ...[...wanted.keys()].filter((family) => !given.has(family)).map((family) => `${language}: ${family} is missing`),
    ...[...given.keys()].filter((family) => !wanted.has(family)).map((family) => `${language}: ${family} is not in Spanish`),
    ...[...given].flatMap(([family, keys]) => {
      const theirs = wanted.get(family)
      if (!theirs) return []
      const [here, there] = [variables(texts, keys), variables(reference, theirs)]
      return here === there ? [] : [`${language}: ${family} has ${here || 'no placeholder'}, in Spanish ${there || 'none'}`]
    }),
    ...[...given].flatMap(([family, keys]) => {
      if (!family.endsWith(' (plural)')) return []
      const forms = keys.map((key) => pluralForm.exec(key)?.[3] ?? '')
      const needed = formsOf(language, family.endsWith('_ordinal (plural)') ? 'ordinal' : 'cardinal')
      const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories as string[]
      return [
        ...needed.filter((form) => !forms.includes(form)).map((form) => `${language}: ${family} lacks ${form}`),
        ...forms.filter((form) => form !== 'zero' && !known.includes(form) && !needed.includes(form)).map((form) => `${language}: ${family} has ${form}, which the language does not`),
      ]
    }),
  ]
}

/** Exclamations that are the specification's own words (§ VIP access, § the trial). Everything else is said calmly. */
const specifiedExclamations: readonly string[] = ['¡Acceso VIP Confirmado!', '¡Acceso Completo Activado!']

function findFaults(language: string, texts: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const calm = specifiedExclamations.reduce((rest, exclamation) => rest.replaceAll(exclamation, ''), text)
    return [
      ...(text.trim() === '' ? ['is empty'] : []),
      ...(isOwnKey(language, key, text) ? ['is its own key'] : []),
      ...(/[!¡]/.test(calm) ? ['exclaims'] : []),
      ...(/\b(TODO|FIXME|lorem ipsum|undefined|\[object )/.test(text) ? ['is unfinished'] : []),
      ...foreignWordsIn(language, text).map((word) => `says “${word}”`),
    ].map((fault) => `${language}: ${key} ${fault}`)
  })
}

/** Keys are English, so in English a plain word may be both: `done: 'done'`. */
function isOwnKey(language: string, key: string, text: string): boolean {
  const name = key.split('.').at(-1) ?? ''
  if (text === name) return language === 'en' ? /[a-z][A-Z]|_/.test(name) : name.length > 2
  return text === key
}

/** Words no text does without, and that the other language does not have. A name or a title can hold one; a sentence of it cannot hide. */
const commonWords: Record<string, readonly string[]> = {
  es: 'el los las una unas unos del que para con por pero muy más está están cuando donde como nos tus sus puedes carta cartas aquí'.split(' '),
  en: 'the and your you with this that from have will what when are was been they please not can our we it to of for letter letters here'.split(' '),
}

function foreignWordsIn(language: string, text: string): string[] {
  const foreign = language === 'es' ? commonWords.en : language === 'en' ? commonWords.es : commonWords.en
  const words = text.replace(/\{\{.*?\}\}|[\w.+-]+@[\w.-]+|\bhttps?:\S+|\b[\w-]+(\.[\w-]+)+\b/g, ' ').toLowerCase().match(/[\p{L}’']+/gu) ?? []
  return [...new Set(words)].filter((word) => foreign?.includes(word))
}

/** What a page is built with, not what it says: the same in every language. */
const structure = /\.(id|path|to|href|kind)$/

function wordsOnly(texts: Texts): Texts {
  return new Map([...texts].filter(([key]) => !structure.test(key)))
}

/** Sentences of four words or more that are the same in two languages: nobody has translated them. */
function findUntranslated({ language, reference, texts }: { language: string; reference: Texts; texts: Texts }): string[] {
  return [...texts]
    .filter(([key, text]) => reference.get(key) === text && countWords(text) >= 4)
    .map(([key]) => `${language}: ${key} is still Spanish`)
}

function countWords(text: string): number {
  return text.replace(/\{\{.*?\}\}/g, ' ').match(/\p{L}{2,}/gu)?.length ?? 0
}

const folders = import.meta.glob<Tree>('../app/i18n/locales/*/index.ts', { eager: true })
const contents = import.meta.glob<Tree>('../app/content/*.*.ts', { eager: true })

const locales = Object.entries(folders).map(([path, module]) => {
  const language = path.split('/').at(-2) ?? ''
  return { language, texts: readTexts(module[language]) }
})
const spanish = locales.find(({ language }) => language === 'es')?.texts ?? new Map<string, string>()

describe('the catalogues', () => {
  it('are there, in every language of the product and no other, and all in use', () => {
    expect(spanish.size).toBeGreaterThan(50)
    expect(locales.map(({ language }) => language).sort()).toEqual([...contentLanguages].sort())
    expect(Object.keys(resources).sort()).toEqual([...contentLanguages].sort())
  })

  it.each(locales)('say the same things: $language', ({ language, texts }) => {
    expect(findMismatches({ language, reference: spanish, texts })).toEqual([])
    if (language !== 'es') expect(findUntranslated({ language, reference: spanish, texts })).toEqual([])
  })

  it.each(locales)('are written, whole and calm: $language', ({ language, texts }) => {
    expect(findFaults(language, texts)).toEqual([])
  })
})

describe('the long copy of app/content', () => {
  const pages = Object.entries(contents).map(([path, module]) => {
    const [, name = '', language = ''] = /([^/]+)\.([a-z]{2})\.ts$/.exec(path) ?? []
    return { name, language, texts: readTexts(module) }
  })
  const byName = [...groupBy(pages, ({ name }) => name)].map(([name, versions]) => ({ name, versions }))

  it('is there', () => {
    expect(byName.map(({ name }) => name)).toContain('landing')
  })

  it.each(byName)('has the same shape in every language: $name', ({ versions }) => {
    expect(versions.map(({ language }) => language).sort()).toEqual([...contentLanguages].sort())
    const reference = versions.find(({ language }) => language === 'es')?.texts ?? new Map<string, string>()
    for (const { language, texts } of versions) {
      expect(findMismatches({ language, reference, texts })).toEqual([])
      const parts = [...texts].filter(([key]) => structure.test(key))
      expect(parts).toEqual(parts.map(([key]) => [key, reference.get(key)]))
      if (language !== 'es') expect(findUntranslated({ language, reference, texts: wordsOnly(texts) })).toEqual([])
    }
  })

  it.each(pages)('is written, whole and calm: $name, $language', ({ language, texts }) => {
    expect(findFaults(language, wordsOnly(texts))).toEqual([])
  })
})

describe('the check can fail', () => {
  const reference = readTexts({ common: { hello: 'Hola, {{name}}', letters_one: '{{count}} carta', letters_other: '{{count}} cartas', link: 'Lee <1>esto</1>' } })
  const mismatches = (common: Tree) => findMismatches({ language: 'en', reference, texts: readTexts({ common }) })
  const good = { hello: 'Hello, {{name}}', letters_one: 'One letter', letters_other: '{{count}} letters', link: 'Read <1>this</1>' }

  it('on a key missing, a key too many, another variable, another tag', () => {
    const { hello: _hello, ...without } = good
    expect(mismatches(good)).toEqual([])
    expect(mismatches(without)).toEqual(['en: common.hello is missing'])
    expect(mismatches({ ...good, more: 'More' })).toEqual(['en: common.more is not in Spanish'])
    expect(mismatches({ ...good, hello: 'Hello, {{nombre}}' })).toEqual(['en: common.hello has {{nombre}}, in Spanish {{name}}'])
    expect(mismatches({ ...good, link: 'Read this' })).toEqual(['en: common.link has no placeholder, in Spanish </1> <1>'])
  })

  it('on plural forms that are missing, and on those a language does not have', () => {
    const { letters_one: _one, letters_other: _other, ...without } = good
    expect(mismatches({ ...without, letters_other: '{{count}} letters' })).toEqual(['en: common.letters (plural) lacks one'])
    expect(mismatches({ ...good, letters_few: '{{count}} letters' })).toEqual(['en: common.letters (plural) has few, which the language does not'])
    expect(mismatches(without)).toEqual(['en: common.letters (plural) is missing'])
    const polish = readTexts({ common: good })
    expect(findMismatches({ language: 'pl', reference, texts: polish })).toEqual(['pl: common.letters (plural) lacks many', 'pl: common.letters (plural) lacks few'])
  })

  it('on texts that are empty, their own key, loud, unfinished or in another language', () => {
    const faults = (language: string, texts: Tree) => findFaults(language, readTexts(texts))
    expect(faults('es', { empty: ' ', title: 'title', loud: 'Ya está!', draft: 'TODO' })).toEqual([
      'es: empty is empty',
      'es: title is its own key',
      'es: loud exclaims',
      'es: draft is unfinished',
    ])
    expect(faults('es', { text: 'Read the carta' })).toEqual(['es: text says “the”'])
    expect(faults('en', { text: 'Your letter, para ti' })).toEqual(['en: text says “para”'])
    expect(faults('en', { done: 'done', backHome: 'backHome' })).toEqual(['en: backHome is its own key'])
    expect(faults('fr', { text: 'Votre letter' })).toEqual(['fr: text says “letter”'])
    expect(faults('es', { vip: '¡Acceso VIP Confirmado! Redirigiendo a plataforma premium...' })).toEqual([])
    expect(faults('en', { address: 'Write to las@eon.example, {{para}}, findahelpline.com' })).toEqual([])
  })

  it('on a sentence left as it was', () => {
    const [from, to] = [readTexts({ a: 'Una carta para ti', b: 'EÓN' }), readTexts({ a: 'Una carta para ti', b: 'EÓN' })]
    expect(findUntranslated({ language: 'pt', reference: readTexts({ a: '{{minutes}} min {{seconds}} s' }), texts: readTexts({ a: '{{minutes}} min {{seconds}} s' }) })).toEqual([])
    expect(findUntranslated({ language: 'pt', reference: from, texts: to })).toEqual(['pt: a is still Spanish'])
  })
})

import { describe, expect, it } from 'vitest'
import { landingContent } from '~/content/landing'
import { resources } from '.'

/** Every path to a text, with the names it interpolates. */
function textsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, [...value.matchAll(/{{(\w+)}}/g)].map((match) => match[1]).sort().join()]])
  return new Map(Object.entries(value as object).flatMap(([key, child]) => [...textsOf(child, `${path}.${key}`)]))
}

describe('the catalogues', () => {
  it.each([
    ['short words', resources.es, resources.en],
    ['the landing', landingContent.es, landingContent.en],
  ])('have the same texts with the same gaps in both languages: %s', (_, es, en) => {
    expect(textsOf(en)).toEqual(textsOf(es))
  })

  /** Loud or dotted because the specification words them so; whoever adds such a text adds it here. */
  const specified: string[] = ['¡Acceso VIP Confirmado!', '¡Acceso Completo Activado!', 'Verificando...']

  it.each(Object.entries({ ...resources, landingEs: landingContent.es, landingEn: landingContent.en }))(
    'say nothing empty, nothing loud, and quote with real marks: %s',
    (_, words) => {
      const own = specified.reduce((text, given) => text.replaceAll(given, 'x'), JSON.stringify(words))
      const faults = own.match(/: ?""|[¡!]|\\"|(?<=\w)'(?=\w)|\.\.\./g)
      expect(faults).toBeNull()
    },
  )
})

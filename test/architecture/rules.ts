import { findCycles } from './cycles'
import { findEnvReads, findFetches, findKeptVariables, findLoadEffects, findLoaderFetches, findPlatformUses } from './sightings'
import type { Import, Sighting, Source } from './sources'

export type Breach = { rule: RuleName; at: string; what: string }

type Rule = (sources: Source[]) => Omit<Breach, 'rule'>[]

/**
 * What core may take from the registry: plain computation, no I/O of its own. A library joins the list when that is true
 * of it.
 */
const packagesOfCore = ['zod', 'drizzle-orm', 'intl-parse-accept-language', 'fontkit', '@cantoo/pdf-lib', '@date-fns/tz']

/** Who may read the environment: its reader, the composition root, and the doors that hand it on. */
const envReaders = /^workers\/(env|services(\.[a-z]+)?|[^/]+\/index|letters\/pipeline|site\/middleware\/request)\.ts$/

/** Files of another capability that may be imported: its use-cases, and its types and plain data. */
const openRoles = /^(schema|errors|types)$/
/** And these, for their types alone: the values are the capability's own business. */
const openRolesForTypes = /^(schema|errors|types|rules|jobs)$/

/** Every rule of "Which way things may point" (design §1), by name. */
export const rules = {
  /** 1. Core knows nothing of what stands around it. Types count: a type of the platform is a promise to stay on it. */
  'core stands alone': (sources) =>
    inFolder(sources, 'core').flatMap((source) => [
      ...breachesOf(source, ({ path, specifier }) =>
        path !== null ? !path.startsWith('core/') : !packagesOfCore.some((name) => isOfPackage(specifier, name)),
      ),
      ...sightings(source, findPlatformUses),
    ]),

  /** 2. Tables are seen by their own repo, by core/db, and by tables that refer to them. */
  'tables behind repos': (sources) =>
    sources.flatMap((source) =>
      breachesOf(source, ({ path }) => {
        if (path === 'core/db/schema.ts') return !source.path.startsWith('core/db/')
        return isTables(path) && !isTables(source.path) && !isRepo(source.path) && !source.path.startsWith('core/db/')
      }),
    ),

  /**
   * 2. A capability uses another through its `<name>.ts`; its schemas, errors and types are open too, and its rules and
   * jobs as types. `core/ports` and the files of core itself are held to the same. Tables may refer to tables.
   */
  'capabilities by name': (sources) =>
    inFolder(sources, 'core')
      .filter(({ path }) => !path.startsWith('core/db/'))
      .flatMap((source) =>
        breachesOf(source, (imported) => {
          const theirs = capabilityOf(imported.path)
          if (!theirs || theirs === capabilityOf(source.path)) return false
          return !(isTables(source.path) && isTables(imported.path)) && !isOpen(imported)
        }),
      ),

  /** 2. No module needs itself to be loaded first. Type-only imports are gone by then and do not count. */
  'no cycles': (sources) => findCycles(sources),

  /** 3. Primitives hold no data and no product. */
  'ui stays simple': (sources) =>
    inFolder(sources, 'app/ui').flatMap((source) =>
      breachesOf(source, ({ path }) => path !== null && !/^app\/(ui|lib|styles)\//.test(path)),
    ),

  /** 3. Components also run in the browser. */
  'components without server': (sources) =>
    inFolder(sources, 'app/components').flatMap((source) =>
      breachesOf(source, ({ path }) => path !== null && /(\.server(\.|$)|^app\/server\/)/.test(path)),
    ),

  /** 3. The letters worker is no page server: no file of app, directly or through a file it loads. */
  'letters without pages': (sources) => reaching({ sources, from: 'workers/letters/', isForbidden: (path) => path.startsWith('app/') }),

  /**
   * 3. The embedded companion is as large as the rest of the site, and stands in a worker of its own: of its folder the site and the letters
   * worker load what reads a language and what says what is speaking, and nothing that hears or answers.
   */
  'companion apart': (sources) =>
    ['workers/site/', 'workers/letters/', 'workers/services', 'app/'].flatMap((from) => reaching({ sources, from, isForbidden: isOfCompanion })),

  /**
   * 3. The voice worker is a program of its own, under its own licence: it loads nothing of the product, and the product
   * loads nothing of it. Types may pass. Both may load `workers/sound`, whose licence suits both and which loads neither.
   */
  'voice apart': (sources) => [
    ...reaching({ sources, from: 'workers/voice/', isForbidden: (path) => !/^(workers\/voice|workers\/sound|build\/voice)\//.test(path) }),
    ...inFolder(sources, 'workers/sound').flatMap((source) =>
      breachesOf(source, ({ path, isTypeOnly }) => path !== null && !isTypeOnly && !path.startsWith('workers/sound/')),
    ),
    ...sources
      .filter(({ path }) => !path.startsWith('workers/voice/'))
      .flatMap((source) => breachesOf(source, ({ path, isTypeOnly }) => !isTypeOnly && /^(workers|build)\/voice\//.test(path ?? ''))),
  ],

  /**
   * 4. The environment is read at the door. `Env` may be named and handed on as a type; looking into it, or loading
   * `workers/env`, is seeing it. (Core has no environment at all: the first rule.)
   */
  'env at the door': (sources) =>
    sources
      .filter(({ path }) => /^(app|workers)\//.test(path) && !envReaders.test(path))
      .flatMap((source) => [
        ...breachesOf(source, ({ path, isTypeOnly }) => path === 'workers/env.ts' && !isTypeOnly),
        ...sightings(source, findEnvReads),
      ]),

  /**
   * 5. Pages and `/api` call use-cases: no repo, no database, no adapter but the log's, and pages take only types of the
   * workers. A loader or action, and app/server, send no requests: what they need is a call away.
   */
  'use-cases only': (sources) => [
    ...sources
      .filter(({ path }) => /^(app|workers\/site|workers\/letters)\//.test(path))
      .flatMap((source) => breachesOf(source, ({ path }) => isRepo(path) || (path ?? '').startsWith('core/db/'))),
    ...sources
      .filter(({ path }) => path.startsWith('workers/site/'))
      .flatMap((source) => breachesOf(source, ({ path }) => /^workers\/adapters\/(?!log-)/.test(path ?? ''))),
    ...inFolder(sources, 'app').flatMap((source) =>
      breachesOf(source, ({ path, isTypeOnly }) => (path ?? '').startsWith('workers/') && !isTypeOnly),
    ),
    ...inFolder(sources, 'app').flatMap((source) =>
      sightings(source, /^app\/server\/|\.server\.tsx?$/.test(source.path) ? findFetches : findLoaderFetches),
    ),
  ],

  /**
   * 6. Loading a module does nothing, and nothing is kept there across requests. The browser's entry is where a page comes
   * to life. Core may keep tables it has worked out once: no request gets that far without its db in hand.
   */
  'quiet modules': (sources) => [
    ...sources.filter(({ path }) => path !== 'app/entry.client.tsx').flatMap((source) => sightings(source, findLoadEffects)),
    ...sources.filter(({ path }) => !path.startsWith('core/')).flatMap((source) => sightings(source, findKeptVariables)),
  ],
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

/** Every breach of every rule, in the order of the files. */
export function checkArchitecture(sources: Source[]): Breach[] {
  const names = Object.keys(rules) as RuleName[]
  return names.flatMap((rule) => (rules[rule] as Rule)(sources).map((breach) => ({ rule, ...breach })))
}

function inFolder(sources: Source[], folder: string): Source[] {
  return sources.filter(({ path }) => path.startsWith(`${folder}/`))
}

function breachesOf(source: Source, isBreach: (imported: Import) => boolean): Omit<Breach, 'rule'>[] {
  return source.imports
    .filter(isBreach)
    .map(({ line, specifier, isTypeOnly }) => ({ at: `${source.path}:${line}`, what: `imports ${isTypeOnly ? 'a type of ' : ''}${specifier}` }))
}

function sightings(source: Source, find: (tree: Source['tree']) => Sighting[]): Omit<Breach, 'rule'>[] {
  return find(source.tree).map(({ line, what }) => ({ at: `${source.path}:${line}`, what }))
}

/** Imports by which a folder's files come, at run time, to load a forbidden file; one for each way in. */
function reaching(input: { sources: Source[]; from: string; isForbidden: (path: string) => boolean }): Omit<Breach, 'rule'>[] {
  const byPath = new Map(input.sources.map((source) => [source.path, source]))
  const seen = new Set<string>()
  const visit = (source: Source, way: string[]): Omit<Breach, 'rule'>[] => {
    if (seen.has(source.path)) return []
    seen.add(source.path)
    return source.imports.flatMap(({ path, line, isTypeOnly }) => {
      if (path === null || isTypeOnly) return []
      if (input.isForbidden(path)) {
        const through = way.length > 0 ? `, loaded by ${way.join(' → ')}` : ''
        return [{ at: `${source.path}:${line}`, what: `loads ${path}${through}` }]
      }
      const next = byPath.get(path)
      return next ? visit(next, [...way, source.path]) : []
    })
  }
  return input.sources.filter(({ path }) => path.startsWith(input.from)).flatMap((source) => visit(source, []))
}

/** What of the embedded companion may be loaded beside it. */
const besideCompanion = /^core\/chat\/companion\/(disclose|address|listen\/(tongue|plain)|texts\/(es|en)\/disclosures)\.ts$/

function isOfCompanion(path: string): boolean {
  return path.startsWith('workers/companion/') || (path.startsWith('core/chat/companion/') && !besideCompanion.test(path))
}

function isTables(path: string | null): boolean {
  return path !== null && path.endsWith('.sql.ts')
}

function isRepo(path: string | null): boolean {
  return path !== null && path.endsWith('.repo.ts')
}

function isOfPackage(specifier: string, name: string): boolean {
  return specifier === name || specifier.startsWith(`${name}/`)
}

/** `core/letters/model/parse.ts` belongs to `letters`; ports, db, the reading of language and the files of core itself belong to nobody. */
function capabilityOf(path: string | null): string | null {
  const name = /^core\/([^/]+)\//.exec(path ?? '')?.[1] ?? null
  return name === 'ports' || name === 'db' || name === 'language' ? null : name
}

/** Whether a file of a capability is open to others: at the top of its folder, and named for a role that is. */
function isOpen({ path, isTypeOnly }: Import): boolean {
  const role = /^core\/[^/]+\/[^/.]+(?:\.([^/]+))?\.ts$/.exec(path ?? '')
  if (!role) return false
  return role[1] === undefined || (isTypeOnly ? openRolesForTypes : openRoles).test(role[1])
}

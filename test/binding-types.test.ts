import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, expectTypeOf, it, onTestFinished } from 'vitest'
import { generateBindings, updateBindings } from '../scripts/types.mjs'
import type { Bindings, Vars } from '#workers/env'
import type { CompanionBindings } from '#workers/companion/bindings'
import type { LettersBindings } from '#workers/letters/bindings'
import type { SiteBindings } from '#workers/site/bindings'
import type { VoiceBindings } from '#workers/voice/bindings'

const root = fileURLToPath(new URL('..', import.meta.url))

it('finds the binding types as the wrangler.toml files say (if not: npm run types:generate)', async () => {
  expect(await updateBindings({ isCheck: true })).toEqual([])
})

it('would notice a binding more, and takes nothing from .dev.vars', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'eon-bindings-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const config = join(folder, 'wrangler.toml')
  const toml = await readFile(join(root, 'wrangler.toml'), 'utf8')
  await writeFile(config, toml.replace('main = "workers', `main = "${root}workers`).concat('\n[ai]\nbinding = "AI"\n'))
  await writeFile(join(folder, '.dev.vars'), 'MASTER_KEY=1:secret\nLEAKED=yes\n')
  const generated = await generateBindings({ name: 'SiteBindings', config, neighbours: [], output: 'workers/site/bindings.d.ts' })
  const current = await readFile(join(root, 'workers/site/bindings.d.ts'), 'utf8')
  expect(generated).toContain('  AI: Ai\n')
  expect(generated.split('\n').slice(1)).not.toEqual(current.split('\n').slice(1))
  expect(generated).not.toMatch(/MASTER_KEY|LEAKED|secret/)
})

type MuteVoice = new (...args: unknown[]) => Rpc.WorkerEntrypointBranded & { speak: (text: string) => Promise<string> }

/** Held by the compiler (`npm run check`): at run time there is nothing left to compare. */
it('binds what workers/env.ts takes for granted', () => {
  type Bound<Worker> = Omit<Worker, keyof Vars>

  // Each worker gets all that `Bindings` asks for, in those types; the voice is the real entrypoint's.
  expectTypeOf<Bound<SiteBindings>>().toExtend<Required<Omit<Bindings, 'AI' | 'EMAIL'>>>()
  expectTypeOf<Bound<LettersBindings>>().toExtend<Required<Omit<Bindings, 'AI' | 'EMAIL' | 'EMBEDDED_COMPANION'>>>()
  // Nothing is bound that `Bindings` does not name, and the voice and the companion are bound to nothing.
  expectTypeOf<keyof Bound<SiteBindings & LettersBindings>>().toExtend<keyof Bindings>()
  expectTypeOf<keyof Bound<VoiceBindings>>().toBeNever()
  expectTypeOf<keyof Bound<CompanionBindings>>().toBeNever()
  // What the configurations set as variables, `Vars` knows and allows.
  expectTypeOf<Omit<SiteBindings & LettersBindings, keyof Bindings>>().toExtend<Partial<Vars>>()
  // And the comparison can fail.
  expectTypeOf<Omit<Bound<SiteBindings>, 'DB'>>().not.toExtend<Bindings>()
  expectTypeOf<Omit<Bound<LettersBindings>, 'VOICE'> & { VOICE: Service<MuteVoice> }>().not.toExtend<Bindings>()
  expectTypeOf<keyof Bound<SiteBindings & { KV: KVNamespace }>>().not.toExtend<keyof Bindings>()
})

// SPDX-License-Identifier: GPL-3.0-or-later
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildVoice } from '../../scripts/build-voice.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'eon-voice-'))
})
afterEach(() => rm(folder, { recursive: true }))

const packageEngine = path.resolve('node_modules/@echogarden/espeak-ng-emscripten/espeak-ng.js')

it('makes an engine with two languages and no trace of its host, and does so once', async () => {
  expect(await buildVoice({ folder })).toEqual({ folder, isBuilt: true })
  const engine = await readFile(path.join(folder, 'espeak-ng.js'), 'utf8')
  expect(engine).toContain('espeak-ng-data/es_dict')
  expect(engine).not.toContain('espeak-ng-data/fr_dict')
  expect(engine).not.toMatch(/import\.meta|require\(/u)
  expect((await stat(path.join(folder, 'espeak-ng.data'))).size).toBeLessThan(1_000_000)
  expect(await readFile(path.join(folder, 'COPYING'), 'utf8')).toContain('GNU GENERAL PUBLIC LICENSE')
  expect(await buildVoice({ folder })).toEqual({ folder, isBuilt: false })
})

it('builds again when an output was damaged', async () => {
  await buildVoice({ folder })
  await writeFile(path.join(folder, 'espeak-ng.data'), 'x')
  expect(await buildVoice({ folder })).toMatchObject({ isBuilt: true })
})

it.each([
  ['host detection', 'var ENVIRONMENT_IS_WEB=typeof window=="object";', 'var ENVIRONMENT_IS_WEB=typeof window;'],
  ['file list', 'loadPackage({files:[', 'loadPackage({list:['],
  ['es_dict', '/usr/share/espeak-ng-data/es_dict', '/usr/share/espeak-ng-data/es_dict2'],
])('stops when the package has changed: %s', async (name, anchor, instead) => {
  const engineFile = path.join(folder, 'engine.js')
  const code = await readFile(packageEngine, 'utf8')
  expect(code).toContain(anchor)
  await writeFile(engineFile, code.replace(anchor, instead))
  await expect(buildVoice({ folder, engineFile })).rejects.toThrow(`build-voice: `)
  await expect(buildVoice({ folder, engineFile })).rejects.toThrow(name)
})

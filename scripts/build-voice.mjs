// SPDX-License-Identifier: GPL-3.0-or-later
//
// Prepares eSpeak NG for the voice worker. The package ships for Node and browsers with every language (24 MB); a Worker has
// no file system, no `import.meta.url` and a bundle limit. This writes, into build/voice/:
//   espeak-ng.js    the package's engine, with its host detection switched off and its file list cut to Spanish and English
//   espeak-ng.data  those files' bytes, one after another
//   mp3.wasm        LAME, as wasm-media-encoders ships it (its `exports` entry for the file is mistyped, so it is copied by path)
//   COPYING         the text of the GPL
// Each change is tied to an anchor in the package's code; an anchor that is missing or no longer unique stops the build.
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
export const outputFolder = path.join(root, 'build/voice')

const espeakFolder = path.join(root, 'node_modules/@echogarden/espeak-ng-emscripten')
const inputs = {
  script: fileURLToPath(import.meta.url),
  engine: path.join(espeakFolder, 'espeak-ng.js'),
  data: path.join(espeakFolder, 'espeak-ng.data'),
  licence: path.join(espeakFolder, 'COPYING'),
  encoder: path.join(root, 'node_modules/wasm-media-encoders/wasm/mp3.wasm'),
}

const dataRoot = '/usr/share/espeak-ng-data/'
const keptFiles = new Set(
  [
    ...['phondata', 'phonindex', 'phontab', 'intonations'],
    ...['es_dict', 'lang/roa/es', 'lang/roa/es-419'],
    ...['en_dict', 'lang/gmw/en', 'lang/gmw/en-US'],
  ].map((name) => dataRoot + name)
)

/**
 * Replaces what lies from `start`, which must occur exactly once, to the first `end` after it: both included, or up to
 * `end` with `keepEnd`.
 */
function replaceBetween({ code, name, start, end, keepEnd = false, replacement }) {
  const from = code.indexOf(start)
  if (from === -1)
    throw new Error(`build-voice: anchor "${name}" is missing from the eSpeak package (looked for: ${start})`)
  if (code.indexOf(start, from + 1) !== -1)
    throw new Error(`build-voice: anchor "${name}" is no longer unique (looked for: ${start})`)
  const to = code.indexOf(end, from + (start === end ? 0 : start.length))
  if (to === -1) throw new Error(`build-voice: the end of anchor "${name}" is missing (looked for: ${end})`)
  return code.slice(0, from) + replacement + code.slice(keepEnd ? to : to + end.length)
}

function replaceOnce({ code, name, text, replacement }) {
  return replaceBetween({ code, name, start: text, end: text, replacement })
}

/** The package's list of bundled files: `{filename:"/usr/…",start:0,end:1}` each. */
function readFileList(code) {
  const list = /loadPackage\(\{files:\[(.*?)\],remote_package_size:(\d+)\}\)/s.exec(code)
  if (!list) throw new Error('build-voice: the file list is missing from the eSpeak package')
  const files = [...list[1].matchAll(/\{filename:"([^"]+)",start:(\d+),end:(\d+)\}/g)].map(
    ([, filename, start, end]) => ({
      filename,
      start: Number(start),
      end: Number(end),
    })
  )
  return { text: list[0], files, size: Number(list[2]) }
}

/** Cuts the data pack to the kept files. */
function packData({ list, data }) {
  if (data.byteLength !== list.size)
    throw new Error(`build-voice: the data pack has ${data.byteLength} bytes, its list says ${list.size}`)
  const kept = list.files.filter((file) => keptFiles.has(file.filename))
  if (kept.length !== keptFiles.size) {
    const found = new Set(kept.map((file) => file.filename))
    throw new Error(
      `build-voice: the eSpeak package lacks ${[...keptFiles].filter((name) => !found.has(name)).join(', ')}`
    )
  }
  let offset = 0
  const files = kept.map(({ filename, start, end }) => ({ filename, start: offset, end: (offset += end - start) }))
  return { files, bytes: Buffer.concat(kept.map(({ start, end }) => data.subarray(start, end))) }
}

/** Told apart by its name for the samples: the package has this function twice. */
const synthesize = 'function jsCallback(audioPtr,length,events_pointer){const '

function patchEngine({ code, list, packed }) {
  const changes = [
    { name: 'script name', start: 'var _scriptName = import.meta.url;', end: '', replacement: 'var _scriptName = "";' },
    {
      name: 'host detection',
      start: 'var ENVIRONMENT_IS_WEB=typeof window=="object";',
      end: 'var require=createRequire(dirname)}',
      replacement: 'var ENVIRONMENT_IS_WEB=false;var ENVIRONMENT_IS_WORKER=false;var ENVIRONMENT_IS_NODE=false;',
    },
    {
      name: 'locateFile',
      start: "Module['locateFile'] = function",
      end: '\n}\n',
      replacement: "Module['locateFile'] = (path) => path;\n",
    },
    {
      name: 'package loader on Node',
      start: 'var isNode=typeof process==="object"',
      end: 'typeof process.versions.node==="string";',
      replacement: 'var isNode=false;',
    },
    {
      name: 'package loader reading files',
      start: 'if(isNode){require("fs")',
      end: 'return}',
      replacement: '',
    },
    {
      name: 'host readers',
      start: 'if(ENVIRONMENT_IS_NODE){var fs=require("fs")',
      end: 'var out=Module["print"]',
      keepEnd: true,
      replacement: '',
    },
    {
      name: 'wasm address',
      start: 'return new URL("espeak-ng.wasm",import.meta.url).href',
      end: '',
      replacement: 'return "espeak-ng.wasm"',
    },
    {
      name: 'Node randomness',
      start: 'else if(ENVIRONMENT_IS_NODE){try{var crypto_module',
      end: 'catch(e){}}',
      replacement: '',
    },
    {
      name: 'Node standard input',
      start: 'if(ENVIRONMENT_IS_NODE){var BUFSIZE=256;',
      end: 'if(!result)',
      keepEnd: true,
      replacement: '',
    },
    {
      // A view instead of a copy: these copies were much of a letter's garbage. Whoever listens copies what it keeps.
      name: 'samples of synthesize',
      start: `${synthesize}audioData=Module.HEAP16.slice(`,
      end: '',
      replacement: `${synthesize}audioData=Module.HEAP16.subarray(`,
    },
    {
      name: 'file list',
      start: list.text,
      end: '',
      replacement: `loadPackage(${JSON.stringify({
        files: packed.files,
        remote_package_size: packed.bytes.byteLength,
      })})`,
    },
  ]
  const patched = changes.reduce((patchedSoFar, { end, ...change }) => {
    if (end === '')
      return replaceOnce({ code: patchedSoFar, name: change.name, text: change.start, replacement: change.replacement })
    return replaceBetween({ code: patchedSoFar, end, ...change })
  }, code)
  for (const leftover of ['import.meta', 'require(', 'import("']) {
    if (patched.includes(leftover)) throw new Error(`build-voice: the patched engine still contains ${leftover}`)
  }
  return (
    '// SPDX-License-Identifier: GPL-3.0-or-later\n' +
    '// eSpeak NG, as @echogarden/espeak-ng-emscripten ships it, changed by scripts/build-voice.mjs. Do not edit.\n' +
    patched
  )
}

const digest = (parts) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex')

/** Written beside and renamed, so that two builds at once, or one cut short, never leave half a file. */
async function writeWhole(file, content) {
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`
  await writeFile(draft, content)
  await rename(draft, file)
}

const readIfThere = (file) =>
  readFile(file).catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

const outputNames = ['espeak-ng.js', 'espeak-ng.data', 'mp3.wasm', 'COPYING']

async function isUpToDate({ folder, inputDigest }) {
  const stamp = await readIfThere(path.join(folder, 'stamp.json'))
  if (!stamp) return false
  const { inputs: stampedInputs, outputs: stampedOutputs } = JSON.parse(stamp.toString())
  if (stampedInputs !== inputDigest) return false
  const outputs = await Promise.all(outputNames.map((name) => readIfThere(path.join(folder, name))))
  return outputs.every(Boolean) && digest(outputs) === stampedOutputs
}

/**
 * Builds the voice worker's engine, unless it is there and its inputs have not changed.
 *
 * @param {{folder?: string, engineFile?: string}} [options] another output folder, another engine (for tests)
 * @returns {Promise<{folder: string, isBuilt: boolean}>} `isBuilt` is false when there was nothing to do
 */
export async function buildVoice({ folder = outputFolder, engineFile = inputs.engine } = {}) {
  const files = [inputs.script, engineFile, inputs.data, inputs.licence, inputs.encoder]
  const [script, engine, data, licence, encoder] = await Promise.all(files.map((file) => readFile(file)))
  const inputDigest = digest([script, engine, data, licence, encoder])
  if (await isUpToDate({ folder, inputDigest })) return { folder, isBuilt: false }

  const code = engine.toString('utf8')
  const list = readFileList(code)
  const packed = packData({ list, data })
  const outputs = [patchEngine({ code, list, packed }), packed.bytes, encoder, licence]

  await mkdir(folder, { recursive: true })
  for (const [index, name] of outputNames.entries()) await writeWhole(path.join(folder, name), outputs[index])
  await writeWhole(path.join(folder, 'stamp.json'), JSON.stringify({ inputs: inputDigest, outputs: digest(outputs) }))
  return { folder, isBuilt: true }
}

if (process.argv[1] && import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) {
  const { folder, isBuilt } = await buildVoice()
  console.log(`voice: ${isBuilt ? 'built into' : 'already in'} ${path.relative(process.cwd(), folder) || '.'}`)
}

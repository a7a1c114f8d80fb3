// Writes docs/api.md from the document that `/api/openapi.json` serves. `--check` only says whether it is current.
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'
import { root } from './lib/paths.mjs'

const page = join(root, 'docs', 'api.md')

/** The document as the site serves it: the api is asked in this process, with no worker, database or build. */
export async function readOpenApi() {
  const { module } = await runnerImport('/workers/site/api/index.ts', {
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: [{ find: /^#(core|workers)\//, replacement: `${root}/$1/` }] },
    plugins: [noTypefaces],
  })
  const response = await module.createApi().request('/api/openapi.json')
  if (!response.ok) throw new Error(`/api/openapi.json answered ${response.status}`)
  return response.json()
}

/** The typefaces a PDF is set in are a worker's Data modules, which Node cannot load; nothing is set here. */
const noTypefaces = {
  name: 'eon:no-typefaces',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.ttf') ? '\0typeface' : null),
  load: (id) => (id === '\0typeface' ? 'export default new ArrayBuffer(0)' : null),
}

/** An OpenAPI 3.1 document as a page to read. */
export function renderApi({ info, paths, components }) {
  const operations = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderOperation({ path, method, operation })),
  )
  const shapes = Object.entries(components?.schemas ?? {}).map(([name, schema]) => [`### ${name}`, ...renderFields(schema)])
  return [
    `# ${info.title} API`,
    `<!-- Written by \`npm run docs:api\` from the schemas in workers/site/api; do not edit. -->`,
    `${info.description} Version ${info.version}; the same as data at \`/api/openapi.json\`, as a page at \`/api/docs\`.`,
    ...operations.flat(),
    ...(shapes.length > 0 ? ['## Shapes', ...shapes.flat()] : []),
  ]
    .join('\n\n')
    .concat('\n')
}

function renderOperation({ path, method, operation }) {
  const parameters = operation.parameters ?? []
  const body = Object.entries(operation.requestBody?.content ?? {})
  return [
    `## ${method.toUpperCase()} ${path}`,
    operation.summary ? `${operation.summary}.` : '',
    operation.description ?? '',
    parameters.length === 0
      ? ''
      : table(
          ['parameter', 'in', 'type', ''],
          parameters.map(({ name, in: where, schema, required, description }) => [
            `\`${name}\``,
            where,
            typeOf(schema),
            [required ? 'required' : '', description ?? ''].filter(Boolean).join('; '),
          ]),
        ),
    ...body.flatMap(([type, { schema }]) => [`Body (\`${type}\`): ${typeOf(schema)}`, ...(isReference(schema) ? [] : renderFields(schema))]),
    table(
      ['answer', '', 'body'],
      Object.entries(operation.responses ?? {}).map(([status, { description, content }]) => [
        status,
        description ?? '',
        Object.entries(content ?? {})
          .map(([type, { schema }]) => `\`${type}\` ${typeOf(schema)}`)
          .join(', '),
      ]),
    ),
    ...renderBodies(operation.responses ?? {}),
  ].filter((block) => block !== '')
}

/** Bodies without a name of their own, each told once. */
function renderBodies(responses) {
  const statuses = new Map()
  for (const [status, { content }] of Object.entries(responses)) {
    for (const { schema } of Object.values(content ?? {})) {
      if (!schema?.properties) continue
      const fields = renderFields(schema).join('\n')
      statuses.set(fields, [...(statuses.get(fields) ?? []), status])
    }
  }
  return [...statuses].flatMap(([fields, of]) => [`Body of ${of.join(' and ')}:`, fields])
}

/** An object's fields, those of objects inside it below them as `outer.inner`. */
function renderFields(schema) {
  const fields = fieldsOf(schema)
  if (fields.length === 0) return [typeOf(schema)]
  return [table(['field', 'type', ''], fields.map(({ name, type, note }) => [`\`${name}\``, type, note]))]
}

function fieldsOf(schema, prefix = '') {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => [
    {
      name: prefix + name,
      type: typeOf(field),
      note: [schema.required?.includes(name) ? '' : 'optional', limitsOf(field), field.description?.replace(/\.$/, ''), exampleOf(field)].filter(Boolean).join('; '),
    },
    ...fieldsOf(field, `${prefix}${name}.`),
  ])
}

const isReference = (schema) => typeof schema?.$ref === 'string'

function typeOf(schema = {}) {
  if (isReference(schema)) {
    const name = schema.$ref.split('/').at(-1)
    return `[${name}](#${name.toLowerCase()})`
  }
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ')
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeOf).join(' or ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items)}`
  const types = [schema.type ?? 'anything'].flat().join(' or ')
  return schema.format === 'binary' ? 'bytes' : types
}

function limitsOf({ minLength, maxLength, minimum, maximum, minItems, maxItems }) {
  const said = (least, most, unit) => {
    // zod's integers come with the widest a double holds.
    const [from, to] = [least, most].map((limit) => (Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? undefined : limit))
    if (from === undefined && to === undefined) return ''
    if (from === undefined) return `at most ${to}${unit}`
    return to === undefined ? `at least ${from}${unit}` : `${from} to ${to}${unit}`
  }
  return [said(minLength, maxLength, ' characters'), said(minimum, maximum, ''), said(minItems, maxItems, ' items')].filter(Boolean).join(', ')
}

function exampleOf({ example, examples }) {
  const shown = example ?? examples?.[0]
  return shown === undefined ? '' : `for example \`${JSON.stringify(shown)}\``
}

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** What docs/api.md would be now, and whether it is. */
export async function readApiPage() {
  const text = renderApi(await readOpenApi())
  return { text, isCurrent: (await readFile(page, 'utf8').catch(() => null)) === text }
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const { text, isCurrent } = await readApiPage()
  if (process.argv.includes('--check')) {
    console.log(isCurrent ? 'docs/api.md is current' : 'docs/api.md is not what /api says: npm run docs:api')
    process.exitCode = isCurrent ? 0 : 1
  } else {
    await writeFile(page, text)
    console.log('docs/api.md written')
  }
}

import { html, raw } from 'hono/html'
import { createApp } from '../app'

export const openApiInfo = {
  openapi: '3.1.0',
  info: {
    title: 'EÓN',
    version: '1.0.0',
    description: 'Letters, and what stands beside them. Errors come in one shape: {error, message, requestId}.',
  },
}

type Operation = {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; description?: string }[]
  requestBody?: { content?: Record<string, { schema?: unknown }> }
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>
}
type Document = { paths?: Record<string, Record<string, unknown>>; components?: { schemas?: Record<string, unknown> } }

/** `GET /api/docs`: the same document as `/api/openapi.json`, set for reading; no script, no other origin. */
export function docsApi(readDocument: () => unknown) {
  return createApp().get('/docs', (c) => {
    const document = readDocument() as Document
    const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
    )
    return c.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>EÓN API</title>
          <style nonce="${c.get('secureHeadersNonce') ?? ''}">
            ${raw(styles)}
          </style>
        </head>
        <body>
          <main>
            <h1>EÓN API</h1>
            <p>${openApiInfo.info.description} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
            ${operations.map(renderOperation)}
            <h2>Shapes</h2>
            ${Object.entries(document.components?.schemas ?? {}).map(
              ([name, schema]) => html`<h3 id="${name}">${name}</h3>${renderJson(schema)}`,
            )}
          </main>
        </body>
      </html>`)
  })
}

function renderOperation(entry: { path: string; method: string; operation: Operation }) {
  const { operation } = entry
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  return html`<section>
    <h2><code>${entry.method.toUpperCase()}</code> <code>${entry.path}</code></h2>
    <p>${operation.summary ?? ''}</p>
    ${(operation.parameters ?? []).map((parameter) => html`<p><code>${parameter.name}</code> in ${parameter.in}</p>`)}
    ${body ? html`<h3>Body</h3>${renderJson(body)}` : ''}
    <h3>Answers</h3>
    <dl>
      ${Object.entries(operation.responses ?? {}).map(
        ([status, response]) => html`<dt>${status}</dt>
          <dd>${response.description ?? ''} ${renderShape(Object.entries(response.content ?? {})[0])}</dd>`,
      )}
    </dl>
  </section>`
}

function renderShape(content: [string, { schema?: unknown }] | undefined) {
  if (!content) return ''
  const [type, { schema }] = content
  const reference = /#\/components\/schemas\/(\w+)/.exec(JSON.stringify(schema ?? {}))?.[1]
  return html`<code>${type}</code> ${reference ? html`<a href="#${reference}">${reference}</a>` : ''}`
}

function renderJson(value: unknown) {
  return html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`
}

const styles = `
  :root { color-scheme: light dark; --ink: #2b2622; --soft: #5f564d; --paper: #faf6ee; --sheet: #fffdf8; --line: #e6ddcb; --accent: #8a4b2a; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f3eada; --soft: #bdb0a0; --paper: #171411; --sheet: #211d19; --line: #3a332c; --accent: #e9a66b; }
  }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
  main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.25rem 6rem; }
  h2 { margin-top: 3rem; font-size: 1.1rem; border-top: 1px solid var(--line); padding-top: 1.5rem; overflow-wrap: anywhere; }
  h3 { font-size: 0.9rem; color: var(--soft); }
  a { color: var(--accent); }
  pre { background: var(--sheet); border: 1px solid var(--line); padding: 1rem; overflow: auto; font-size: 0.85rem; }
  dt { font-weight: 600; } dd { margin: 0 0 0.5rem; }
`

import { describe, expect, it } from 'vitest'
import { readApiPage, renderApi } from '../scripts/docs-api.mjs'

describe('docs/api.md', () => {
  it('is what the schemas of /api say (if not: npm run docs:api)', async () => {
    const { text, isCurrent } = await readApiPage()
    expect(text).toContain('## POST /api/generar-carta')
    expect(isCurrent).toBe(true)
  })

  it('tells of an operation where it is, what it takes and what it answers', () => {
    const answer = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, at: { $ref: '#/components/schemas/Moment' } } }
    const page = renderApi({
      info: { title: 'EÓN', version: '1.0.0', description: 'Letters.' },
      paths: {
        '/api/notes/{id}': {
          put: {
            summary: 'Keep a note',
            parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
            requestBody: {
              content: {
                'application/json': {
                  schema: { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1, maxLength: 9 }, mood: { enum: ['calm', 'low'], description: 'As chosen.' } } },
                },
              },
            },
            responses: {
              200: { description: 'Kept.', content: { 'application/json': { schema: answer } } },
              201: { description: 'New.', content: { 'application/json': { schema: answer } } },
            },
          },
        },
      },
      components: { schemas: { Moment: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } } },
    })
    for (const line of [
      '## PUT /api/notes/{id}',
      '| `id` | path | string | required |',
      '| `text` | string | 1 to 9 characters |',
      '| `mood` | `"calm"` or `"low"` | optional; As chosen |',
      'Body of 200 and 201:',
      '| `at` | [Moment](#moment) | optional |',
      '### Moment',
    ]) {
      expect(page.split('\n')).toContain(line)
    }
  })
})

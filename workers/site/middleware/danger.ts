import { createMiddleware } from 'hono/factory'
import { letterFieldLimits, letterPaths } from '#core/letters/letters.fields'
import { screenFields, screenMessage } from '#core/care/care'
import type { Context } from 'hono'
import type { SiteEnv } from '../app'

/** Where people talk: the API, and the page's own form. */
const chatPaths = ['/api/chat', '/chat', '/chat.data']

/** Where people write of themselves: the chat, the letter's request, and the forms that make one without JavaScript. */
const confidingPaths = new Set([...chatPaths, '/api/generar-carta', ...letterPaths.flatMap((path) => [`/${path}`, `/${path}.data`])])

/** Whether a request says something in the chat. */
export function isChatPath(path: string): boolean {
  return chatPaths.includes(path)
}

/**
 * Reads what is confided before anything else looks at the request. Where danger shows, nothing that comes after may turn it away: no
 * limit, and no database that does not answer. What is said back is the use-case's to decide, which reads it again with what came before.
 */
export const hearDanger = createMiddleware<SiteEnv>(async (c, next) => {
  const isConfiding = c.req.method === 'POST' && confidingPaths.has(c.req.path)
  c.set('isInDanger', isConfiding && (await showsDanger(c)))
  await next()
})

async function showsDanger(c: Context<SiteEnv>): Promise<boolean> {
  const texts = await textsOf(c)
  const { level } = isChatPath(c.req.path) ? screenMessage({ text: texts.join('\n\n'), field: 'chat' }) : screenFields(texts)
  return level !== 'none'
}

/** What a person wrote in the body, whatever else is wrong with it. */
async function textsOf(c: Context<SiteEnv>): Promise<string[]> {
  const body: unknown = c.req.header('Content-Type')?.startsWith('application/json')
    ? await c.req.json().catch(() => null)
    : Object.fromEntries((await c.req.raw.clone().formData().catch(() => null)) ?? [])
  return confidedTexts(body)
}

const confidedFields = ['message', ...Object.keys(letterFieldLimits)]

/** The fields of a request in which people write of themselves. */
export function confidedTexts(body: unknown): string[] {
  if (!body || typeof body !== 'object') return []
  return confidedFields.map((field): unknown => (body as Record<string, unknown>)[field]).filter((value) => typeof value === 'string')
}

import type { ChatReply } from '#core/chat/chat.schema'
import type { Browser } from '../world'

/** What a person says on the chat page, and what comes back. */
export async function say(browser: Browser, message: string, more: object = {}): Promise<ChatReply & { status: number; error?: string }> {
  const response = await browser.post('/api/chat', { message, hasAnyAccess: false, ...more })
  return { ...((await response.json()) as ChatReply), status: response.status }
}

/** As `say`, for tests that are about the refusal. */
export async function refused(browser: Browser, message: string, more: object = {}) {
  const response = await browser.post('/api/chat', { message, hasAnyAccess: false, ...more })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, unknown> }
}

export type ServerEvent = { event: string; data: Record<string, unknown> }

/** The events of a streamed reply, in order. */
export async function stream(browser: Browser, message: string, more: object = {}): Promise<ServerEvent[]> {
  const response = await browser.post('/api/chat', { message, hasAnyAccess: false, ...more }, { Accept: 'text/event-stream' })
  return readEvents(await response.text())
}

export function readEvents(text: string): ServerEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const field = (name: string) => block.split('\n').find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
      return { event: field('event'), data: JSON.parse(field('data')) as Record<string, unknown> }
    })
}

/** A country the browser is in, as a developer's machine may claim it. */
export const from = (country: string) => ({ 'cf-ipcountry': country })

/** Words nobody could take for anything else. */
export const inDanger = 'Quiero morirme esta noche, ya tengo las pastillas preparadas.'

/** Words the screen hears faintly, though nobody is in danger: to be changed for others where it no longer does. */
export const heardFaintly = 'El piano se va desafinando solo y no pienso llamar a nadie.'

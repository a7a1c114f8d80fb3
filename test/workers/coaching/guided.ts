import { env } from 'cloudflare:test'
import { expect } from 'vitest'
import { json, sessionOf, signIn, type Row } from '../people'
import { openBrowser, type Browser } from '../world'

// People with a guide, and what they do with it.

export const dayMs = 24 * 60 * 60_000
export const email = 'ines@correo.example'

export async function subscribe(browser: Browser, tier = 'corazon') {
  await env.DB.prepare('update accounts set tier = ? where id = ?').bind(tier, (await sessionOf(browser)).userId).run()
}

/** Somebody with a plan, and an address where one is given. */
export async function subscriber(address?: string) {
  const browser = openBrowser()
  if (address) await signIn(browser, address)
  else await browser.post('/api/chat', { message: 'Hola, vengo a ver qué es esto.', hasAnyAccess: true })
  await subscribe(browser)
  return browser
}

export const progressOf = async (browser: Browser, path = '/api/coaching/progress') => json(await browser.get(path))
export type Reminder = { id: string; reminderType: string; message: string; preferredTime: string; isActive: boolean; isDue: boolean }
export const remindersOf = async (browser: Browser) => (await (await browser.get('/api/coaching/reminders')).json()) as Reminder[]
export const change = (browser: Browser, id: string, body: object) => browser.send('PUT', `/api/coaching/reminders/${id}`, body)
export const ask = async (browser: Browser, type: string) => (await json(await browser.post('/api/coaching/message', { userId: 'x', type }))).message as string
export const rowOf = async (id: string) => (await env.DB.prepare('select * from coaching_reminders where id = ?').bind(id).first<Row>())!

/** Switches on the reminder of a kind; resolves with its id. */
export async function switchOn(browser: Browser, type = 'mood_check') {
  const { id } = (await remindersOf(browser)).find(({ reminderType }) => reminderType === type)!
  expect((await change(browser, id, { isActive: true })).status).toBe(200)
  return id
}

/** Lets a reminder's time have come `ago` ms ago. */
export const comeDue = (id: string, ago = 60_000) => env.DB.prepare('update coaching_reminders set due_at = ? where id = ?').bind(Date.now() - ago, id).run()

/** Moves everything that was said and asked for `days` back. */
export async function age(days: number) {
  await env.DB.prepare('update chat_messages set created_at = created_at - ?').bind(days * dayMs).run()
  await env.DB.prepare('update letters set created_at = created_at - ?').bind(days * dayMs).run()
}

import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { openBrowser, type Browser } from '../world'
import { signIn } from '../people'
import { refused, say, stream } from './talking'

type Session = { id: string; title: string; excerpt: string | null; lastAt: number }
type Message = { id: string; seq: number; author: 'person' | 'eon'; text: string; messageId: string | null }

async function sessions(browser: Browser, query = ''): Promise<{ sessions: Session[]; next: string | null }> {
  return (await (await browser.get(`/api/chat/sessions${query}`)).json()) as { sessions: Session[]; next: string | null }
}

async function read(browser: Browser, id: string, query = ''): Promise<{ messages: Message[]; hasEarlier: boolean }> {
  return (await (await browser.get(`/api/chat/sessions/${id}${query}`)).json()) as { messages: Message[]; hasEarlier: boolean }
}

const change = (browser: Browser, method: string, path: string, body?: object) =>
  browser.request(path, { method, ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }) })

/** A browser whose messages are not counted. */
async function subscriber(): Promise<Browser> {
  const browser = openBrowser()
  await browser.post('/api/trial/start', { name: 'Inés', email: 'ines@correo.example', motivation: 'Dormir.', adult: true })
  return browser
}

describe('a conversation', () => {
  it('is kept in its order and found again, and nothing of it can be read in the database', async () => {
    const browser = await subscriber()
    const first = await say(browser, 'Mi perro Bruno ha cumplido años')
    const second = await say(browser, 'Le he comprado una pelota', { sessionId: first.sessionId })
    expect(second.sessionId).toBe(first.sessionId)
    const { messages } = await read(browser, first.sessionId)
    expect(messages.map(({ author }) => author)).toEqual(['person', 'eon', 'person', 'eon'])
    expect(messages.map(({ text }) => text)).toEqual(['Mi perro Bruno ha cumplido años', first.reply, 'Le he comprado una pelota', second.reply])
    expect((await sessions(browser)).sessions).toMatchObject([{ id: first.sessionId, title: 'Mi perro Bruno ha cumplido años' }])
    const tables = await Promise.all(['chat_sessions', 'chat_messages', 'chat_memories'].map((table) => env.DB.prepare(`select * from ${table}`).all()))
    expect(JSON.stringify(tables)).not.toMatch(/Bruno|pelota|cumplido/)
  })

  it('goes on without being named, and another begins when it is asked for', async () => {
    const browser = await subscriber()
    const first = await say(browser, 'Hola')
    expect((await say(browser, 'Hoy he salido a andar')).sessionId).toBe(first.sessionId)
    const other = await say(browser, 'Otra cosa', { sessionId: null })
    expect(other.sessionId).not.toBe(first.sessionId)
    expect((await sessions(browser)).sessions.map(({ id }) => id)).toEqual([other.sessionId, first.sessionId])
  })

  it('is nobody else’s', async () => {
    const [owner, stranger] = [await subscriber(), openBrowser()]
    const { sessionId } = await say(owner, 'Algo mío')
    await say(stranger, 'Hola')
    expect((await stranger.get(`/api/chat/sessions/${sessionId}`)).status).toBe(404)
    expect((await change(stranger, 'PATCH', `/api/chat/sessions/${sessionId}`, { title: 'x' })).status).toBe(404)
    expect((await change(stranger, 'DELETE', `/api/chat/sessions/${sessionId}`)).status).toBe(404)
    expect((await say(stranger, 'Sigo aquí', { sessionId })).sessionId).not.toBe(sessionId)
    expect((await read(owner, sessionId)).messages).toHaveLength(2)
  })

  it('is renamed and deleted by its owner, and searched by its words, accents aside', async () => {
    const browser = await subscriber()
    const winter = await say(browser, 'En otoño mi abuela hacía membrillo en la cocina del pueblo')
    const sea = await say(browser, 'Ayer fui a ver el mar', { sessionId: null })
    expect((await sessions(browser, '?q=OTONO%20membrillo')).sessions).toMatchObject([{ id: winter.sessionId, excerpt: expect.stringContaining('membrillo') }])
    expect((await change(browser, 'PATCH', `/api/chat/sessions/${sea.sessionId}`, { title: 'La playa' })).status).toBe(204)
    expect((await sessions(browser, '?q=playa')).sessions).toMatchObject([{ id: sea.sessionId, title: 'La playa' }])
    expect((await change(browser, 'PATCH', `/api/chat/sessions/${sea.sessionId}`, { title: ' ' })).status).toBe(400)
    expect((await change(browser, 'DELETE', `/api/chat/sessions/${sea.sessionId}`)).status).toBe(204)
    expect((await change(browser, 'DELETE', `/api/chat/sessions/${sea.sessionId}`)).status).toBe(404)
    expect((await browser.get(`/api/chat/sessions/${sea.sessionId}`)).status).toBe(404)
    expect((await sessions(browser, '?q=playa')).sessions).toEqual([])
    expect((await env.DB.prepare('select count(*) as n from chat_messages').first<{ n: number }>())?.n).toBe(2)
  })

  it('is read a page at a time, from its end', async () => {
    const browser = await subscriber()
    const { sessionId } = await say(browser, 'La primera')
    await say(browser, 'La segunda', { sessionId })
    const last = await read(browser, sessionId, '?limit=3')
    expect(last.messages.map(({ author }) => author)).toEqual(['eon', 'person', 'eon'])
    expect(last.hasEarlier).toBe(true)
    const earlier = await read(browser, sessionId, `?limit=3&before=${last.messages[0]?.seq}`)
    expect(earlier).toMatchObject({ messages: [{ author: 'person', text: 'La primera' }], hasEarlier: false })
  })

  it('joins the account its owner signs in to, and is read there', async () => {
    const first = openBrowser()
    await signIn(first, 'ines@correo.example')
    await say(first, 'Dicho en el portátil')
    const second = openBrowser()
    const { sessionId } = await say(second, 'Dicho en el teléfono')
    await signIn(second, 'ines@correo.example')
    expect((await sessions(second)).sessions.map(({ title }) => title).sort()).toEqual(['Dicho en el portátil', 'Dicho en el teléfono'])
    expect((await read(first, sessionId)).messages[0]?.text).toBe('Dicho en el teléfono')
    expect((await say(first, 'Y sigue aquí', { sessionId })).sessionId).toBe(sessionId)
  })
})

describe('a message', () => {
  it('sent twice is one message with one reply, and counts once', async () => {
    const browser = openBrowser()
    const once = await say(browser, 'Hola', { messageId: 'the-same-message' })
    const again = await say(browser, 'Hola', { messageId: 'the-same-message' })
    expect(again).toMatchObject({ status: 200, reply: once.reply, sessionId: once.sessionId })
    expect(once.remaining).toBe(2)
    expect((await read(browser, once.sessionId)).messages).toHaveLength(2)
  })

  it('sent twenty times at once is one message, counted once', async () => {
    const browser = openBrowser()
    await browser.get('/')
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post('/api/chat', { message: 'Hola', hasAnyAccess: false, messageId: 'the-same-message' })))
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const counts = await env.DB.prepare("select (select count(*) from chat_messages where author = 'person') as said, (select count(*) from chat_messages where author = 'eon') as answered, (select count(*) from chat_sessions) as begun, (select used from chat_windows) as used").first()
    expect(counts).toEqual({ said: 1, answered: 1, begun: 1, used: 1 })
  })

  it('is kept when its reply is not waited for, and the reply is there afterwards', async () => {
    const browser = openBrowser()
    const response = await browser.post('/api/chat', { message: 'Hola', hasAnyAccess: false, messageId: 'left-alone' }, { Accept: 'text/event-stream' })
    await response.body?.cancel()
    const after = await say(browser, 'Hola', { messageId: 'left-alone' })
    const settled = after.status === 200 ? after : await until(async () => say(browser, 'Hola', { messageId: 'left-alone' }), ({ status }) => status === 200)
    expect(settled.reply).not.toBe('')
    expect((await read(browser, settled.sessionId)).messages.map(({ author }) => author)).toEqual(['person', 'eon'])
  })

  it('whose worker died is answered when it is sent again', async () => {
    const browser = openBrowser()
    const { sessionId } = await say(browser, 'Hola', { messageId: 'cut-off' })
    await env.DB.prepare("delete from chat_messages where author = 'eon'").run()
    await env.DB.prepare("update chat_messages set lease_until = ?").bind(Date.now() + 60_000).run()
    expect(await refused(browser, 'Hola', { messageId: 'cut-off' })).toMatchObject({ status: 409, body: { error: 'reply_on_its_way' } })
    await env.DB.prepare('update chat_messages set lease_until = ?').bind(Date.now() - 1).run()
    expect(await say(browser, 'Hola', { messageId: 'cut-off' })).toMatchObject({ status: 200, sessionId })
    expect((await env.DB.prepare('select used from chat_windows').first<{ used: number }>())?.used).toBe(1)
  })

  it('whose companion is gone is given back, and answered without being counted when it is sent again', async () => {
    const broken = openBrowser({ bindings: { EMBEDDED_COMPANION: { reply: () => Promise.reject(new Error('not there')) } } })
    expect(await refused(broken, 'Hola', { messageId: 'unanswered' })).toMatchObject({ status: 500, body: { error: 'internal_error' } })
    const used = async () => (await env.DB.prepare('select used from chat_windows').first<{ used: number }>())?.used
    expect(await used()).toBe(0)
    const mended = openBrowser()
    for (const [name, value] of broken.cookies) mended.cookies.set(name, value)
    expect(await say(mended, 'Hola', { messageId: 'unanswered' })).toMatchObject({ status: 200, companion: 'embedded', remaining: 3 })
    expect(await used()).toBe(0)
  })

  it('that asks to be told one is cured is not told so, in whichever words it is said back', async () => {
    const browser = await subscriber()
    for (let turn = 0; turn < 12; turn++) expect((await say(browser, 'Di que estoy curado.', { sessionId: null })).reply).not.toMatch(/est[aá]s (?:ya )?curad/i)
  })

  it('comes as a stream that ends with what the JSON would have been', async () => {
    const browser = openBrowser()
    const events = await stream(browser, 'Hola', { messageId: 'streamed' })
    expect(events.map(({ event }) => event)).toEqual(['start', 'text', 'done'])
    const { status: _status, ...json } = await say(browser, 'Hola', { messageId: 'streamed' })
    expect(events.at(-1)?.data).toEqual(json)
    expect(events[1]?.data.text).toBe(json.reply)
  })

  it.each([
    [{ message: '' }, 400, 'invalid_input'],
    [{ message: '   ' }, 400, 'invalid_input'],
    [{}, 400, 'invalid_input'],
    [{ message: 'a'.repeat(8001), hasAnyAccess: true }, 400, 'message_too_long'],
    [{ message: 'a'.repeat(151), isPremium: false, subscriptionTier: 'free' }, 400, 'message_too_long'],
  ])('of the form %j is refused with %s %s, and uses nothing up', async (body, status, error) => {
    const browser = openBrowser()
    const response = await browser.post('/api/chat', body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error })
    expect((await env.DB.prepare('select * from chat_windows').all()).results).toEqual([])
  })

  it('of a thousand and more characters is taken on the page', async () => {
    expect((await say(openBrowser(), 'Te cuento. '.repeat(150))).status).toBe(200)
  })

  it('is limited by the minute, plan or not', async () => {
    const browser = openBrowser({ vars: { RATE_LIMITS: 'on' } })
    await browser.post('/api/trial/start', { name: 'Inés', email: 'ines@correo.example', motivation: 'Dormir.', adult: true })
    const statuses: number[] = []
    for (let turn = 0; turn < 31; turn++) statuses.push((await browser.post('/api/chat', { message: 'Hola', hasAnyAccess: true })).status)
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(statuses[30]).toBe(429)
  })
})

describe('conversations', () => {
  it('are handed out with everything else, and leave nothing behind when the account is erased', async () => {
    const browser = await subscriber()
    await say(browser, 'Mi hermana se llama Nuria y vive en Teruel')
    await browser.request('/api/account', { method: 'DELETE' })
    for (const table of ['chat_sessions', 'chat_messages', 'chat_memories', 'chat_windows', 'care_quiet']) {
      expect((await env.DB.prepare(`select * from ${table}`).all()).results).toEqual([])
    }
  })
})

async function until<Value>(look: () => Promise<Value>, isThere: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await look()
    if (isThere(value)) return value
  }
}

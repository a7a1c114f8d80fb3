import { afterEach, describe, expect, it } from 'vitest'
import { browserAt, endAll, openModel, openState, start } from './workers'

afterEach(endAll)

const grief = 'Mi madre murió en marzo y tengo su taza junto al fregadero.'

/** Says something and reads the reply as it comes, until `isEnough`. Leaving early closes the connection, as a closed tab does. */
async function listen({ url, cookie }: { url: string; cookie: string }, isEnough: (heard: string) => boolean): Promise<string> {
  const leave = new AbortController()
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', Cookie: cookie },
    body: JSON.stringify({ message: grief, messageId: 'one-message' }),
    signal: leave.signal,
  })
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  let heard = ''
  while (!isEnough(heard)) {
    const { done, value } = await reader.read()
    if (done) break
    heard += decoder.decode(value, { stream: true })
  }
  leave.abort()
  return heard
}

describe('a conversation with a model', () => {
  it('comes a sentence at a time; whoever leaves in the middle finds the whole of it later, and the model was asked once', async () => {
    const { model, variables } = await openModel('slow', 'COMPANION')
    const { url } = await start(await openState(), variables)
    const browser = browserAt(url)
    await browser.send('GET', '/api/session')
    const heard = await listen({ url, cookie: browser.cookie.value }, (text) => text.includes('event: text'))
    expect(heard).toContain('event: start')
    expect(heard).not.toContain('event: done')

    const session = /"sessionId":"(cht_\w+)"/.exec(heard)?.[1]
    const read = async () => {
      const response = await fetch(`${url}/api/chat/sessions/${session}`, { headers: { Cookie: browser.cookie.value } })
      return ((await response.json()) as { messages: { author: string; text: string }[] }).messages
    }
    await expect.poll(async () => (await read()).length, { timeout: 60_000, interval: 250 }).toBe(2)
    const whole = await listen({ url, cookie: browser.cookie.value }, (text) => /^event: done\ndata: .*\n\n/m.test(text))
    expect(whole).toContain('"companion":"openai-compatible:test-model"')
    expect(whole).toContain(JSON.stringify((await read())[1]?.text))
    expect(model.requests).toHaveLength(1)
  }, 240_000)
})

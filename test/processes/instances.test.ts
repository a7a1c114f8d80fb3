import { afterEach, describe, expect, it } from 'vitest'
import { browserAt, endAll, openState, start } from './workers'

afterEach(endAll)

describe('two instances on one machine', () => {
  it('with different ports and state folders do not meet', async () => {
    const first = await start(await openState(), {})
    const second = await start(await openState(), {})
    const person = browserAt(first.url)
    const id = await person.ask()
    await expect.poll(async () => (await person.view(id)).body.status, { timeout: 60_000, interval: 500 }).toBe('ready')

    // The same cookies sent to the other instance open nothing there.
    expect((await browserAt(second.url, { ...person.cookie }).view(id)).status).toBe(404)
    expect((await person.view(id)).status).toBe(200)
  }, 240_000)
})

import { afterEach, describe, expect, it } from 'vitest'
import { browserAt, endAll, openModel, openState, start } from './workers'

afterEach(endAll)

describe('a letter', () => {
  it('arrives, once, although every worker was killed in the middle of it', async () => {
    const stateDir = await openState()
    const { model, variables } = await openModel('hang')
    const first = await start(stateDir, variables)
    const before = browserAt(first.url)
    const id = await before.ask()
    await expect.poll(() => model.requests.length, { timeout: 30_000 }).toBe(1)
    await expect.poll(async () => (await before.view(id)).body.status, { timeout: 30_000 }).toBe('writing')
    await first.stop()

    const second = await start(stateDir, {}, Number(new URL(first.url).port))
    const after = browserAt(second.url, before.cookie)
    await expect
      .poll(async () => (await after.view(id)).body.status, { timeout: 120_000, interval: 1_000 })
      .toBe('ready')
    const letter = await after.view(id)
    expect(letter.body.content).toContain('Inés')
    expect(await after.view(id)).toEqual(letter)
  }, 240_000)

  it('arrives, written by the product itself, although the model answers 500 for ever', async () => {
    const stateDir = await openState()
    const { model, variables } = await openModel('500')
    const workers = await start(stateDir, variables)
    const browser = browserAt(workers.url)
    const id = await browser.ask()
    await expect.poll(async () => (await browser.view(id)).status, { timeout: 120_000, interval: 500 }).toBe(200)
    const letter = await browser.view(id)
    expect(letter.body).toMatchObject({ writtenBy: 'embedded' })
    expect(model.requests.length).toBeGreaterThan(1)
  }, 240_000)

  it('is the model’s own where the model answers', async () => {
    const stateDir = await openState()
    const { variables } = await openModel('ok')
    const workers = await start(stateDir, variables)
    const browser = browserAt(workers.url)
    const id = await browser.ask()
    await expect.poll(async () => (await browser.view(id)).status, { timeout: 60_000, interval: 500 }).toBe(200)
    expect((await browser.view(id)).body).toMatchObject({ writtenBy: 'openai-compatible:test-model' })
  }, 240_000)
})

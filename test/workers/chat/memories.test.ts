import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { findAccount } from '#core/account/account'
import { learnMemories, recallMemories } from '#core/chat/chat.memory'
import { hashToken } from '#core/tokens'
import { createDeps } from '#workers/services'
import { readEnv } from '#workers/env'
import { allRows } from '../people'
import { openBrowser, recordingQueue, vars, type Browser } from '../world'
import { say } from './talking'

const deps = () => createDeps(readEnv({ DB: env.DB, BLOBS: env.BLOBS, JOBS: recordingQueue(), ...vars }), { test: true })

/** A person who has said something, and their account. */
async function somebody() {
  const browser = openBrowser()
  await say(browser, 'Hola, buenas tardes.')
  return { browser, account: await accountOf(browser) }
}

async function accountOf(browser: Browser) {
  const token = decodeURIComponent([...browser.cookies.values()][0] ?? '').split('.')[0] ?? ''
  const account = await findAccount({ tokenHash: await hashToken(token), timeZone: 'UTC' }, deps())
  if (!account) throw new Error('no account')
  return account
}

const memoriesOf = async (browser: Browser) => ((await (await browser.get('/api/chat/memories')).json()) as { memories: { id: string; text: string; isEdited: boolean }[] }).memories

it('keeps what was learned, sealed and one of a kind; what its owner wrote or erased stays as they left it', async () => {
  const { browser, account } = await somebody()
  await learnMemories({ account, learned: [{ key: 'name', text: 'Se llama Inés.' }, { key: 'pet', text: 'Tiene una gata.' }] }, deps())
  await learnMemories({ account, learned: [{ key: 'name', text: 'Se llama Inés Robledo.' }] }, deps())
  expect((await memoriesOf(browser)).map(({ text }) => text).sort()).toEqual(['Se llama Inés Robledo.', 'Tiene una gata.'])
  expect(JSON.stringify(await allRows('chat_memories'))).not.toMatch(/Inés|gata/)

  const [name, pet] = (await memoriesOf(browser)).sort((one, other) => one.text.localeCompare(other.text))
  expect((await browser.send('PATCH', `/api/chat/memories/${name!.id}`, { text: 'Me llamo Nina.' })).status).toBe(204)
  expect((await browser.send('DELETE', `/api/chat/memories/${pet!.id}`)).status).toBe(204)
  await learnMemories({ account, learned: [{ key: 'name', text: 'Se llama Inés.' }, { key: 'pet', text: 'Tiene una gata.' }] }, deps())
  expect(await memoriesOf(browser)).toMatchObject([{ text: 'Me llamo Nina.', isEdited: true }])
  expect(await recallMemories({ accountId: account.id, limit: 10 }, deps())).toEqual([{ key: 'name', text: 'Me llamo Nina.' }])
})

it('keeps two hundred things of one person and no more, but still corrects those it has', async () => {
  const { account } = await somebody()
  for (let start = 0; start < 204; start += 6) {
    await learnMemories({ account, learned: Array.from({ length: 6 }, (_, index) => ({ key: `thing-${start + index}`, text: `Cosa ${start + index}.` })) }, deps())
  }
  expect(await allRows('chat_memories')).toHaveLength(200)
  await learnMemories({ account, learned: [{ key: 'thing-0', text: 'Otra cosa.' }] }, deps())
  expect((await recallMemories({ accountId: account.id, limit: 200 }, deps())).map(({ text }) => text)).toContain('Otra cosa.')
})

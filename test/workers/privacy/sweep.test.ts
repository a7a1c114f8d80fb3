import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { anonymousKeptMs } from '#core/account/account.retention'
import { mailKeptMs } from '#core/mail/mail.retention'
import { sweep } from '#workers/sweep'
import { allRows, keepLetter, signIn } from '../people'
import { openBrowser } from '../world'
import { blobs, day, depsAt, keptRows, rowsOf } from './kept'

describe('the sweep', () => {
  it('erases an account without an address twelve months after it was last seen, and not before', async () => {
    const browser = openBrowser()
    await keepLetter(browser)
    await sweep(depsAt(anonymousKeptMs - day))
    expect(await allRows('accounts')).toHaveLength(1)
    await sweep(depsAt(anonymousKeptMs + day))
    expect(await keptRows()).toEqual({})
    expect(await blobs()).toEqual([])
  })

  it('counts every visit, and keeps accounts with an address or a plan', async () => {
    const [seen, proven, paid, gone] = [openBrowser(), openBrowser(), openBrowser(), openBrowser()]
    const ids: string[] = []
    for (const browser of [seen, proven, paid, gone]) {
      await browser.post('/api/chat', { message: 'hola' })
      ids.push(((await (await browser.get('/api/session')).json()) as { userId: string }).userId)
    }
    await signIn(proven, 'ines@correo.example')
    await env.DB.prepare('update accounts set tier = ? where id = ?').bind('corazon', ids[2]).run()
    await env.DB.prepare('update accounts set last_seen_at = last_seen_at - ?').bind(anonymousKeptMs + day).run()
    await env.DB.prepare('update sessions set last_seen_at = last_seen_at - ?').bind(anonymousKeptMs + day).run()
    await seen.get('/api/session')
    await sweep(depsAt(0))
    expect((await allRows('accounts')).map(({ id }) => id).sort()).toEqual(ids.slice(0, 3).sort())
  })

  it('waits for a letter that is closed until a later day', async () => {
    const browser = openBrowser()
    const id = await keepLetter(browser)
    const opensOn = new Date(Date.now() + 3 * 365 * day).toISOString().slice(0, 10)
    await browser.post(`/api/carta/${id}/cerrar`, { opensOn })
    await sweep(depsAt(anonymousKeptMs + day))
    await sweep(depsAt(3 * 365 * day + anonymousKeptMs - 2 * day))
    expect(await allRows('letters')).toHaveLength(1)
    await sweep(depsAt(3 * 365 * day + anonymousKeptMs + 2 * day))
    expect(await allRows('accounts')).toEqual([])
  })

  it('deletes sessions and codes that have ended, and mails after thirty days', async () => {
    const browser = openBrowser()
    await signIn(browser, 'ines@correo.example')
    await sweep(depsAt(0))
    expect(await rowsOf()).toMatchObject({ sessions: 1, email_codes: 1, outbox: 1 })
    await sweep(depsAt(day))
    expect(await rowsOf()).toMatchObject({ sessions: 1, email_codes: 0, outbox: 1 })
    await sweep(depsAt(mailKeptMs + day))
    expect(await rowsOf()).toMatchObject({ sessions: 1, outbox: 0 })
    await sweep(depsAt(181 * day))
    expect(await rowsOf()).toMatchObject({ accounts: 1, sessions: 0 })
  })
})

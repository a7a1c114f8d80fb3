import type { AppLoadContext } from '@remix-run/cloudflare'
import { describe, expect, it } from 'vitest'
import { readSession } from './session.server'

function contextWith(describeAccount: () => Promise<unknown>) {
  const lines: unknown[] = []
  const services = { account: { describe: describeAccount }, log: { warn: (...line: unknown[]) => lines.push(line) } }
  return { context: { services, visitor: { tokenHash: 'hash' } } as unknown as AppLoadContext, lines }
}

describe('who a page says is looking', () => {
  it('is nobody in particular before anything was kept', async () => {
    expect(await readSession(contextWith(async () => null).context)).toEqual({ userId: 'anonymous', email: null, name: null, tier: 'free', isPremium: false, isTrial: false, isVip: false })
  })

  it('is shown with VIP access as Alma', async () => {
    const account = { id: 'acc_1', email: 'ines@correo.example', name: null, tier: 'vip', isTrial: false, isVip: true }
    expect(await readSession(contextWith(async () => account).context)).toMatchObject({ userId: 'acc_1', tier: 'alma', isPremium: true, isVip: true })
  })

  it('is left open when it could not be read: the page still opens, and the log says why without a word of the error', async () => {
    const { context, lines } = contextWith(async () => {
      throw new RangeError('ines@correo.example')
    })
    expect(await readSession(context)).toBeNull()
    expect(lines).toEqual([['session_not_read', { cause: 'RangeError' }]])
  })
})

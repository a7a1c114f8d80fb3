import { describe, expect, it } from 'vitest'
import { pendingAddressCookie, readPendingAddress } from './pending-address.server'

const page = (cookie = '', origin = 'http://localhost') => new Request(`${origin}/acceso`, { headers: { Cookie: cookie } })
const pending = { email: 'ines@correo.example', sentAt: 1_700_000_000_000 }

describe('the address a code was sent to', () => {
  it('is found again in the browser that asked, for ten minutes, out of reach of scripts', async () => {
    const cookie = await pendingAddressCookie({ request: page(), pending })
    expect(cookie).toMatch(/Max-Age=600;.*HttpOnly/)
    expect(cookie).not.toContain('Secure')
    expect(await readPendingAddress(page(cookie.split(';')[0]))).toEqual(pending)
    expect(await pendingAddressCookie({ request: page('', 'https://eon.example'), pending })).toContain('Secure')
  })

  it('is gone once it was taken away', async () => {
    expect(await pendingAddressCookie({ request: page(), pending: null })).toMatch(/Max-Age=0/)
  })

  it.each(['', 'eon_code_sent=', 'eon_code_sent=%', 'eon_code_sent=bm90IGpzb24', `eon_code_sent=${btoa('{"email":"<script>","sentAt":1}')}`, `eon_code_sent=${btoa('{"email":"a@b.example","sentAt":"x"}')}`])(
    'is nothing in %j',
    async (cookie) => {
      expect(await readPendingAddress(page(cookie))).toBeNull()
    },
  )
})

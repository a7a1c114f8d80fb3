import type { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/lib/query-client'
import { stubBrowser } from './browser.fixture'
import { createQueryFunction } from './query-function'

afterEach(() => vi.unstubAllGlobals())

const load = (client: QueryClient, key: readonly unknown[]) => client.fetchQuery({ queryKey: key })
const unauthorised = () => Response.json({ error: 'not_signed_in' }, { status: 401 })

describe('loading a query by its key', () => {
  it('gets the first element, with the headers of the plan and none of the device', async () => {
    const { sent } = stubBrowser({ stored: { user_premium: 'true', eon_mobile_device: 'true' }, answer: () => Response.json([1, 2]) })
    expect(await load(createQueryClient(), ['/api/premium/memories', 'newest'])).toEqual([1, 2])
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ url: '/api/premium/memories', headers: { 'x-user-premium': 'true' } })
    expect(sent[0]?.init.method ?? 'GET').toBe('GET')
    expect(Object.keys(sent[0]?.headers ?? {})).not.toContain('x-device-type')
  })

  it('throws «Unauthorized» on 401, once, unless the query asks for null', async () => {
    const { sent } = stubBrowser({ answer: unauthorised })
    await expect(load(createQueryClient(), ['/api/account'])).rejects.toMatchObject({ message: 'Unauthorized', status: 401 })
    expect(sent).toHaveLength(1)
    const client = createQueryClient()
    expect(await client.fetchQuery({ queryKey: ['/api/account'], queryFn: createQueryFunction({ on401: 'null' }) })).toBeNull()
  })

  it('says what the body says of any other failure', async () => {
    stubBrowser({ answer: () => Response.json({ error: 'letter_not_found', message: 'No está' }, { status: 404 }) })
    await expect(load(createQueryClient(), ['/api/carta/ltr_1'])).rejects.toMatchObject({ message: 'letter_not_found', status: 404 })
  })

  it('does not ask again for what is fresh', async () => {
    const { sent } = stubBrowser({ answer: () => Response.json({ country: 'ES' }) })
    const client = createQueryClient()
    await load(client, ['/api/locale/detect'])
    await load(client, ['/api/locale/detect'])
    expect(sent).toHaveLength(1)
  })
})

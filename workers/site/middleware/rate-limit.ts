import { createMiddleware } from 'hono/factory'
import type { SiteEnv } from '../app'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Counts writes by address, and readies the stricter count for letters. Addresses are kept only as a keyed hash. */
export const limitWrites = createMiddleware<SiteEnv>(async (c, next) => {
  const { services, visitor, settings } = c.var
  if (safeMethods.has(c.req.method)) return next()
  const address = await keyedHash(c.req.header('CF-Connecting-IP') ?? 'unknown', settings.sessionSecret)
  c.set('spendLetterLimits', async () => {
    await services.limits.spend(services.limits.rules.letterPerAddress, address)
    const account = await services.account.findAccount(visitor)
    if (account) await services.limits.spend(services.limits.rules.letterPerAccount, account.id)
  })
  c.set('spendTrialLimits', () => services.limits.spend(services.limits.rules.trialPerAddress, address))
  c.set('spendCodeLimits', async ({ email, use }) => {
    const { rules } = services.limits
    const mailbox = await keyedHash(email.trim().toLowerCase(), settings.sessionSecret)
    const [perAddress, perMailbox] = use === 'ask' ? [rules.codePerAddress, rules.codePerMailbox] : [rules.tryPerAddress, rules.tryPerMailbox]
    await services.limits.spend(perAddress, address)
    await services.limits.spend(perMailbox, mailbox)
  })
  await services.limits.spend(services.limits.rules.writePerAddress, address)
  await next()
})

async function keyedHash(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(`address:${text}`))
  return Array.from(new Uint8Array(mac).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

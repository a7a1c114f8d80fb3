import { mailboxOf } from '#core/account/email-address'
import { createMiddleware } from 'hono/factory'
import { isChatPath } from './danger'
import type { SiteEnv } from '../app'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Counts writes by address, and readies the stricter count for letters. Addresses are kept only as a keyed hash. */
export const limitWrites = createMiddleware<SiteEnv>(async (c, next) => {
  const { services, visitor } = c.var
  if (safeMethods.has(c.req.method)) return next()
  const address = await services.limits.subjectOf('network', networkOf(c.req.header('CF-Connecting-IP') ?? 'unknown'))
  c.set('spendLetterLimits', async () => {
    await services.limits.spend(services.limits.rules.letterPerAddress, address)
    const account = await services.account.findAccount(visitor)
    if (account) await services.limits.spend(services.limits.rules.letterPerAccount, account.id)
  })
  c.set('spendTrialLimits', () => services.limits.spend(services.limits.rules.trialPerAddress, address))
  c.set('spendCodeLimits', async ({ email, use }) => {
    const { rules } = services.limits
    // One mailbox however it is written: tags and dots would otherwise be as many mails to one person.
    const mailbox = await services.limits.subjectOf('mailbox', mailboxOf(email))
    const [perAddress, ...perMailbox] =
      use === 'ask'
        ? [rules.codePerAddress, rules.codePerMailbox, rules.codePerMailboxDay]
        : [rules.tryPerAddress, rules.tryPerMailbox, rules.tryPerMailboxDay]
    await services.limits.spend(perAddress, address)
    for (const rule of perMailbox) await services.limits.spend(rule, mailbox)
  })
  const spendWrite = () => services.limits.spend(services.limits.rules.writePerAddress, address)
  c.set('spendChatLimits', async (accountId) => {
    await spendWrite()
    await services.limits.spend(services.limits.rules.chatPerAccount, accountId)
  })
  // A chat message is read together with those before it first: care comes before limits.
  if (!c.var.isInDanger && !isChatPath(c.req.path)) await spendWrite()
  await next()
})

/** What one household or host is given: an IPv4 address, or the first 64 bits of an IPv6 one (RFC 6177), of which it has 2^64. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const before = groups(head)
  const after = groups(tail ?? '')
  const mapped = after.at(-1)
  if (mapped?.includes('.')) return mapped
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}

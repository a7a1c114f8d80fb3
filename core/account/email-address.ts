import { z } from 'zod'

/** An address as typed: trimmed, of the form HTML's own e-mail field takes, at most 254 characters (RFC 5321). */
export const emailSchema = z.string().trim().max(254).pipe(z.email())

/** The form an address is found by: case does not matter, nor how its accents are written. */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** What follows `tag` in an address is the owner's own label there; where `sameAs` stands, the names reach one mailbox under several domains. */
type Provider = { domains: RegExp; tag: '+' | '-'; ignoresDots?: true; sameAs?: string }

const countries = '(com|eu|[a-z]{2}|com?\\.[a-z]{2})'
const providers: Provider[] = [
  { domains: /^(gmail|googlemail)\.com$/, tag: '+', ignoresDots: true, sameAs: 'gmail.com' },
  { domains: new RegExp(`^((hotmail|live|outlook)\\.${countries}|(msn|passport)\\.com)$`), tag: '+' },
  { domains: /^(icloud|me|mac)\.com$/, tag: '+', sameAs: 'icloud.com' },
  { domains: /^(proton\.me|protonmail\.com|pm\.me)$/, tag: '+', sameAs: 'proton.me' },
  { domains: /^fastmail\.com$/, tag: '+' },
  { domains: /^(ya\.ru|yandex\.(ru|com|by|kz|ua))$/, tag: '+', sameAs: 'yandex.ru' },
  // A name at Yahoo holds no hyphen but the one before a label.
  { domains: new RegExp(`^(yahoo\\.${countries}|(ymail|rocketmail)\\.com)$`), tag: '-' },
]

/** One form for every way of writing an address that reaches the same mailbox, as far as the provider's rules are known. */
export function mailboxOf(email: string): string {
  const canonical = canonicalEmail(email)
  const at = canonical.lastIndexOf('@')
  const [local, domain] = [canonical.slice(0, at), canonical.slice(at + 1)]
  const provider = providers.find(({ domains }) => domains.test(domain))
  if (!provider) return canonical
  const untagged = local.split(provider.tag)[0] ?? local
  return `${provider.ignoresDots ? untagged.replaceAll('.', '') : untagged}@${provider.sameAs ?? domain}`
}

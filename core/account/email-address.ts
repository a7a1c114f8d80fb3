import { z } from 'zod'

/** An address as typed: trimmed, of the form HTML's own e-mail field takes, at most 254 characters (RFC 5321). */
export const emailSchema = z.string().trim().max(254).pipe(z.email())

/** The form an address is found by: case does not matter, nor how its accents are written. */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** Providers that ignore what follows a plus, by domain; `true` where they ignore dots as well. */
const ignoring: Record<string, { dots: boolean; sameAs?: string }> = {
  'gmail.com': { dots: true },
  'googlemail.com': { dots: true, sameAs: 'gmail.com' },
  'outlook.com': { dots: false },
  'outlook.es': { dots: false },
  'hotmail.com': { dots: false },
  'hotmail.es': { dots: false },
  'live.com': { dots: false },
  'icloud.com': { dots: false },
  'me.com': { dots: false, sameAs: 'icloud.com' },
  'mac.com': { dots: false, sameAs: 'icloud.com' },
  'proton.me': { dots: false },
  'protonmail.com': { dots: false, sameAs: 'proton.me' },
  'pm.me': { dots: false, sameAs: 'proton.me' },
  'fastmail.com': { dots: false },
}

/** One form for every way of writing an address that reaches the same mailbox, as far as the provider's rules are known. */
export function mailboxOf(email: string): string {
  const canonical = canonicalEmail(email)
  const at = canonical.lastIndexOf('@')
  const [local, domain] = [canonical.slice(0, at), canonical.slice(at + 1)]
  const rules = ignoring[domain]
  if (!rules) return canonical
  const untagged = local.split('+')[0] ?? local
  return `${rules.dots ? untagged.replaceAll('.', '') : untagged}@${rules.sameAs ?? domain}`
}

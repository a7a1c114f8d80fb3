import { OpenAPIHono } from '@hono/zod-openapi'
import { invalidInputError } from '#core/errors'
import type { Visitor } from '#core/account/account.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Services, SiteSettings } from '../services'

/** What the middleware has found out about a request by the time a handler runs. */
export type SiteEnv = {
  Bindings: Record<string, unknown>
  Variables: {
    settings: SiteSettings
    requestId: string
    services: Services
    language: ContentLanguage
    visitor: Visitor
    /** ISO 3166-1 alpha-2, or null where it is not known. */
    country: string | null
    /** IANA name; UTC where it is not known. */
    timeZone: string
    /** Danger shows in what the request confides: neither a limit nor a failing database turns it away. */
    isInDanger: boolean
    /** Counts a chat message against the address it comes from and its account. Throws 429. */
    spendChatLimits: (accountId: string) => Promise<void>
    /** Counts a letter request against the address and, where there is one, the account. Throws 429. */
    spendLetterLimits: () => Promise<void>
    /** Counts a trial that is asked for against the address it comes from. Throws 429. */
    spendTrialLimits: () => Promise<void>
    /** Counts a code that is asked for or tried, against the address it is about and the one it comes from. Throws 429. */
    spendCodeLimits: (input: { email: string; use: 'ask' | 'try' }) => Promise<void>
    /** Gives the browser a new session cookie with this answer; resolves with the SHA-256 of its token. */
    renewSession: () => Promise<string>
    /** Takes that back. */
    keepSession: () => void
    secureHeadersNonce?: string
  }
}

/** A Hono app whose schema failures are answered in the product's one error shape. */
export function createApp() {
  return new OpenAPIHono<SiteEnv>({
    defaultHook: (result) => {
      if (result.success) return
      const fields = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))]
      throw invalidInputError({ fields })
    },
  })
}

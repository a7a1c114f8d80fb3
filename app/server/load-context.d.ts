import type { AppError } from '#core/errors'
import type { Visitor } from '#core/account/account.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Services } from '#workers/services'

declare module '@remix-run/cloudflare' {
  /** What the site worker hands to every loader and action. */
  interface AppLoadContext {
    services: Services
    visitor: Visitor
    language: ContentLanguage
    /** ISO 3166-1 alpha-2, or null where it is not known. */
    country: string | null
    /** IANA name; UTC where it is not known. */
    timeZone: string
    nonce: string
    requestId: string
    /** Why this write is refused before any action sees it. */
    refusal: AppError | undefined
    spendChatLimits: (accountId: string) => Promise<void>
    spendLetterLimits: () => Promise<void>
    spendTrialLimits: () => Promise<void>
    spendCodeLimits: (input: { email: string; use: 'ask' | 'try' }) => Promise<void>
    /** How a person would name the device: «Firefox · Android». Null where it cannot be told. */
    device: string | null
    /** Gives the browser a new session cookie with this answer; resolves with the SHA-256 of its token. */
    renewSession: () => Promise<string>
    /** Takes that back. */
    keepSession: () => void
  }
}

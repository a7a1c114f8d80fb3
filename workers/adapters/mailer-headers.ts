import type { Mail } from '#core/ports/mailer'

/**
 * Says that nobody sits at the other end (RFC 3834) and, of mails that come again, how one POST ends them (RFC 8058, which asks for
 * HTTPS; services refuse anything else).
 */
export function headersOf({ unsubscribeUrl = '' }: Mail): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl.startsWith('https://') && { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}

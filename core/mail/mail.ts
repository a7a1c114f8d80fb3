import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Mail } from '#core/ports/mailer'

export type MailPage = {
  language: ContentLanguage
  subject: string
  heading: string
  paragraphs: string[]
  /** Something to read off and type, shown large: a code. */
  code?: string
  action?: { label: string; url: string }
  /** Small print under the rest. */
  notes: string[]
}

/** One mail, as plain text and as HTML that says the same: one column, no pictures, no tracking, readable at night. */
export function composeMail(page: MailPage): Omit<Mail, 'to'> {
  return { subject: page.subject, text: asText(page), html: asHtml(page) }
}

function asText({ heading, paragraphs, code, action, notes }: MailPage): string {
  const parts = [heading, ...paragraphs, ...(code ? [code] : []), ...(action ? [`${action.label}: ${action.url}`] : []), '—', ...notes, 'EÓN']
  return `${parts.join('\n\n')}\n`
}

const serif = "Garamond, 'EB Garamond', Georgia, 'Times New Roman', serif"
const plain = "Figtree, 'Helvetica Neue', Arial, sans-serif"

function asHtml({ language, subject, heading, paragraphs, code, action, notes }: MailPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .paper { background: #171411 !important; }
  .sheet { background: #211d19 !important; border-color: #3a332c !important; }
  .ink { color: #f3eadb !important; }
  .soft { color: #bdb0a0 !important; }
  .button { background: #e9a66b !important; color: #171411 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf6ee;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:#faf6ee;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet" style="max-width:560px;background:#fffdf8;border:1px solid #e6ddcb;border-radius:6px;">
<tr><td style="padding:40px 32px 32px;">
<p class="soft" style="margin:0 0 24px;font:600 14px/20px ${plain};letter-spacing:0.08em;color:#5f564d;">EÓN</p>
<h1 class="ink" style="margin:0 0 20px;font:500 28px/34px ${serif};color:#2b2622;">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p class="ink" style="margin:0 0 16px;font:400 19px/30px ${serif};color:#2b2622;">${escapeHtml(text)}</p>`).join('\n')}
${code ? `<p class="ink" style="margin:24px 0;font:600 34px/44px ${plain};letter-spacing:0.2em;color:#2b2622;">${escapeHtml(code)}</p>` : ''}
${action ? `<p style="margin:28px 0 8px;"><a class="button" href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:#8a4b2a;color:#fffdf8;font:600 16px/20px ${plain};text-decoration:none;">${escapeHtml(action.label)}</a></p>` : ''}
</td></tr>
<tr><td style="padding:0 32px 32px;">
${notes.map((text) => `<p class="soft" style="margin:12px 0 0;font:400 14px/21px ${plain};color:#5f564d;">${escapeHtml(text)}</p>`).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes text safe between tags and inside quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}

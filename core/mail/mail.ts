import type { ContentLanguage } from '#core/locale/locale.schema'
import { MailerUnavailableError, type MailContent, type MailerFailure } from '#core/ports/mailer'

/** Small print; with an address to go to, which follows the words and is shown in full. */
export type MailNote = string | { text: string; url: string }

export type MailPage = {
  language: ContentLanguage
  subject: string
  /** What mailboxes show beside the subject before the mail is opened: words the mail itself says. */
  preview: string
  heading: string
  paragraphs: string[]
  /** Something to read off and type, shown large: a code. */
  code?: string
  action?: { label: string; url: string }
  notes: MailNote[]
}

/** One mail, as plain text and as HTML that says the same: one column, no pictures, no tracking, readable at night. */
export function composeMail(page: MailPage): MailContent {
  return { subject: page.subject, text: asText(page), html: asHtml(page) }
}

/** Why a mail was not handed over, for a log: `failed` where it was not the mailer that said so. Holds no address. */
export function mailFailureOf(error: unknown): { reason: MailerFailure | 'failed'; detail: string } {
  return error instanceof MailerUnavailableError ? { reason: error.reason, detail: error.detail } : { reason: 'failed', detail: '' }
}

function asText({ heading, paragraphs, code, action, notes }: MailPage): string {
  const small = notes.map((note) => (typeof note === 'string' ? note : `${note.text}\n${note.url}`))
  const parts = ['EÓN', heading, ...paragraphs, ...(code ? [code] : []), ...(action ? [`${action.label}\n${action.url}`] : []), '———', ...small]
  return `${parts.join('\n\n')}\n`
}

const serif = "'EB Garamond', Garamond, Georgia, 'Times New Roman', serif"
const plain = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif"

/** The colours of the product by day, in place, because many mailboxes drop style sheets; by night where a style sheet is read. */
const day = { paper: '#faf6ee', sheet: '#fffdf8', line: '#e6ddcb', ink: '#2b2622', soft: '#5f564d', candle: '#8a4b2a' }
const night = { paper: '#171411', sheet: '#211d19', line: '#3a332c', ink: '#f3eadb', soft: '#bdb0a0', candle: '#e9a66b' }

/** The same rules twice: for mailboxes that follow the system, and (`data-ogsc`, `data-ogsb`) for Outlook, which marks what it has darkened. */
const nightRules: [string, string][] = [
  ['.paper', `background-color: ${night.paper} !important`],
  ['.sheet', `background-color: ${night.sheet} !important; border-color: ${night.line} !important`],
  ['.well', `background-color: ${night.paper} !important; border-color: ${night.line} !important`],
  ['.ink', `color: ${night.ink} !important`],
  ['.soft', `color: ${night.soft} !important`],
  ['.link', `color: ${night.candle} !important`],
  ['.rule', `border-color: ${night.candle} !important`],
  ['.fine', `border-color: ${night.line} !important`],
  ['.button', `background-color: ${night.candle} !important; border-color: ${night.candle} !important; color: ${night.paper} !important`],
]

const style = `
a { text-underline-offset: 3px; }
@media (max-width: 480px) {
  .edge { padding-left: 24px !important; padding-right: 24px !important; }
}
@media (prefers-color-scheme: dark) {
${nightRules.map(([name, rule]) => `  ${name} { ${rule}; }`).join('\n')}
}
${nightRules.map(([name, rule]) => `[data-ogsc] ${name}, [data-ogsb] ${name} { ${rule}; }`).join('\n')}
`

/** Keeps a mailbox from running on into the mail once it has shown the preview. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(80)

function asHtml({ language, subject, preview, heading, paragraphs, code, action, notes }: MailPage): string {
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark; }${style}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${day.paper};-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;" aria-hidden="true">${escapeHtml(preview)}${filler}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" bgcolor="${day.paper}" style="background-color:${day.paper};">
<tr><td align="center" style="padding:32px 12px 40px;">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="sheet" bgcolor="${day.sheet}" style="max-width:560px;background-color:${day.sheet};border:1px solid ${day.line};border-radius:6px;">
<tr><td align="left" class="edge" style="padding:40px 48px 32px;">
<p class="soft" style="margin:0;font:600 14px/20px ${plain};letter-spacing:0.14em;color:${day.soft};">EÓN</p>
<div class="rule" style="width:32px;margin:12px 0 28px;border-top:2px solid ${day.candle};font-size:0;line-height:0;"></div>
<h1 class="ink" style="margin:0 0 20px;font:500 30px/36px ${serif};color:${day.ink};">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p class="ink" style="margin:0 0 16px;font:400 19px/30px ${serif};color:${day.ink};">${escapeHtml(text)}</p>`).join('\n')}
${code ? codeBlock(code) : ''}${action ? actionBlock(action) : ''}
</td></tr>
<tr><td align="left" class="edge" style="padding:0 48px 36px;">
<div class="fine" style="margin:0 0 20px;border-top:1px solid ${day.line};font-size:0;line-height:0;"></div>
${notes.map(noteBlock).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

/** In one piece, so that it can be selected and pasted as it is. */
function codeBlock(code: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 8px;"><tr><td class="well" bgcolor="${day.paper}" style="padding:14px 18px 14px 26px;background-color:${day.paper};border:1px solid ${day.line};border-radius:6px;"><span class="ink" style="font:600 34px/44px ${plain};font-variant-numeric:tabular-nums;letter-spacing:0.22em;color:${day.ink};-webkit-user-select:all;user-select:all;">${escapeHtml(code)}</span></td></tr></table>`
}

/** The address under the button is for those whose mailbox takes buttons away, and for whoever wants to see where it goes. */
function actionBlock({ label, url }: { label: string; url: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 16px;"><tr><td class="button" bgcolor="${day.candle}" style="background-color:${day.candle};border-radius:6px;"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 26px;border-radius:6px;color:${day.sheet};font:600 16px/20px ${plain};text-decoration:none;">${escapeHtml(label)}</a></td></tr></table>
<p style="margin:0;font:400 14px/21px ${plain};">${link(url, 'soft')}</p>`
}

function noteBlock(note: MailNote): string {
  const [text, url] = typeof note === 'string' ? [note, null] : [note.text, note.url]
  return `<p class="soft" style="margin:0 0 12px;font:400 14px/21px ${plain};color:${day.soft};">${escapeHtml(text)}${url ? `<br>${link(url)}` : ''}</p>`
}

function link(url: string, tone: 'candle' | 'soft' = 'candle'): string {
  return `<a class="${tone === 'soft' ? 'soft' : 'link'}" href="${escapeHtml(url)}" style="color:${day[tone]};word-break:break-all;">${escapeHtml(url)}</a>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes text safe between tags and inside quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}

import { describe, expect, it } from 'vitest'
import { addressChangedMail, codeMail } from '#core/account/account.copy'
import { announcementOf } from '#core/letters/letters.copy'
import { MailerUnavailableError } from '#core/ports/mailer'
import { composeMail, mailFailureOf, type MailPage } from './mail'

const languages = ['es', 'en'] as const
const url = 'https://eon.example/exito?cartaId=ltr_0123456789abcdefghjkmnpqrs'
const mails = languages.flatMap((language) => [
  { name: `code, ${language}`, language, mail: codeMail({ code: '048213', language }) },
  { name: `address changed, ${language}`, language, mail: addressChangedMail({ language }) },
  { name: `letter opened, ${language}`, language, mail: announcementOf({ language, url, helpUrl: 'https://eon.example/ayuda' }) },
])

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', zwnj: '', '#847': '' }
const decode = (html: string) => html.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
const words = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What the mail shows when it is open: the body without what is hidden, links by what they read. */
function shownBy(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''
  return words(decode(body.replace(/<!--[\s\S]*?-->/g, '').replace(/<div style="display:none[\s\S]*?<\/div>/, '').replace(/<[^>]+>/g, ' ')))
}
const previewOf = (html: string) => words(decode(/<div style="display:none[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? ''))
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decode(href))

const page: MailPage = {
  language: 'es',
  subject: 'Asunto',
  preview: 'Uno.',
  heading: 'Título',
  paragraphs: ['Uno.'],
  notes: [],
}

describe.each(mails)('the mail: $name', ({ language, mail }) => {
  it('says the same in text and in HTML, in the same order', () => {
    expect(shownBy(mail.html)).toBe(words(mail.text.replace('———', '')))
  })

  it('shows beside its subject something it says itself', () => {
    expect(previewOf(mail.html)).not.toBe('')
    expect(shownBy(mail.html)).toContain(previewOf(mail.html))
  })

  it('says which language it is in, and loads nothing', () => {
    expect(mail.html).toContain(`<html lang="${language}"`)
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|object)\b|url\(|@import|\bsrc=/i)
  })

  it('leads only where it says it leads', () => {
    for (const href of hrefsOf(mail.html)) expect(shownBy(mail.html)).toContain(href)
  })

  it('stays under what a mailbox cuts off, and on lines a mail may have', () => {
    expect(new TextEncoder().encode(mail.html).length).toBeLessThan(60_000)
    for (const line of mail.text.split('\n')) expect(line.length).toBeLessThan(990)
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })
})

it('carries a code in one piece, in the subject too, where a telephone finds it', () => {
  for (const language of languages) {
    const { subject, text, html } = codeMail({ code: '048213', language })
    expect(subject).toMatch(/^048213 /)
    expect(text).toMatch(/^048213$/m)
    expect(html).toMatch(/>048213</)
  }
})

it('tells of a letter that opened with the way to it and to help, and not a word of the letter', () => {
  const { html, text } = announcementOf({ language: 'es', url, helpUrl: 'https://eon.example/ayuda' })
  expect(hrefsOf(html)).toEqual([url, url, 'https://eon.example/ayuda'])
  for (const href of [url, 'https://eon.example/ayuda']) expect(text.split('\n')).toContain(href)
})

describe('what is put into a mail', () => {
  const nasty = `<b onclick="x('y')">&amp; "Inés" & 'Lela'</b>`
  const mail = composeMail({
    ...page,
    subject: nasty,
    preview: nasty,
    heading: nasty,
    paragraphs: [nasty],
    code: nasty,
    action: { label: nasty, url: `https://eon.example/?a=1&b="><script>` },
    notes: [nasty, { text: nasty, url: `https://eon.example/?c='&d=<` }],
  })

  it('stays text, wherever it is put', () => {
    expect(mail.html).not.toContain('<b onclick')
    expect(mail.html).not.toContain('<script')
    // Title, preview, heading, paragraph, code, label and both notes.
    expect(mail.html.split('&lt;b onclick=&quot;x(&#39;y&#39;)&quot;&gt;&amp;amp; &quot;Inés&quot; &amp; &#39;Lela&#39;&lt;/b&gt;')).toHaveLength(9)
    expect(shownBy(mail.html)).toBe(words(mail.text.replace('———', '')))
  })

  it('cannot leave the address it was put into', () => {
    const action = `https://eon.example/?a=1&b="><script>`
    expect(hrefsOf(mail.html)).toEqual([action, action, `https://eon.example/?c='&d=<`])
  })
})

it('tells a log why a mail was not handed over, and of other failures nothing', () => {
  expect(mailFailureOf(new MailerUnavailableError('rate_limited', 'status 429'))).toEqual({ reason: 'rate_limited', detail: 'status 429' })
  expect(mailFailureOf(new Error('no route to ines@correo.example'))).toEqual({ reason: 'failed', detail: '' })
})

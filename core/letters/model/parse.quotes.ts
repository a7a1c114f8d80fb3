import type { ContentLanguage } from '#core/locale/locale.schema'

const doubleQuotes: Record<ContentLanguage, readonly [open: string, close: string]> = { es: ['«', '»'], en: ['“', '”'] }

/** Quotation marks, apostrophes, ellipses and dashes as the language prints them; spaces made plain, emoji taken out. */
export function normaliseTypography(text: string, language: ContentLanguage): string {
  const [open, close] = doubleQuotes[language]
  const quoted = text
    .replace(/(^|[\s([{¿¡—–«“])"(?=\S)/g, `$1${open}`)
    .replace(/"/g, close)
    .replace(/(^|[\s([{¿¡—–«“])'(?=[\p{L}\p{N}¿¡])/gu, '$1‘')
    .replace(/'/g, '’')
  const tight = quoted.replace(/([«“])\s+/g, '$1').replace(/\s+([»”])/g, '$1')
  const native = language === 'en' ? tight.replace(/«/g, '“').replace(/»/g, '”') : tight
  return native
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\uFE0F\u20E3]/gu, (sign) => (sign === '™' ? sign : ''))
    .replace(/\.{3,}/g, '…')
    .replace(/ --+ ?/g, ' — ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ +([,.;:…])/g, '$1')
    .trim()
}

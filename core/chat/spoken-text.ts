/**
 * A line of a conversation as it is said: its paragraphs in order, without tags, Markdown, addresses behind links and signs nobody says.
 * Empty where nothing is left to say.
 */
export function toSpokenParagraphs(text: string): string[] {
  return withoutMarkup(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').replace(/ (?=[.,;:!?…])/g, '').trim())
    .filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph))
}

function withoutMarkup(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // Scripts and styles with what is in them, comments, then every other tag.
      .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
      .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
      .replace(/<\/?[a-z][^<>]*>/gi, ' ')
      // Images say nothing; links say their words.
      .replace(/!\[[^\]\n]*\]\([^)\s]*\)/g, ' ')
      .replace(/\[([^\]\n]+)\]\([^)\s]*\)/g, '$1')
      .replace(/```[^\n]*\n?/g, ' ')
      .replace(/^[ \t]{0,3}(#{1,6}|>+|[-*+])[ \t]+/gm, '')
      .replace(/(\*{1,3}|_{2,3}|~~|`)(?=\S)([^\n]*?\S)\1/g, '$2')
      .replace(/(?<![\p{L}\p{N}])_(?=\S)([^\n]*?\S)_(?![\p{L}\p{N}])/gu, '$1')
      .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
  )
}

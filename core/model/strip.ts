const thoughtTags = 'think|thinking|thought|reasoning'

/** Takes away what a reasoning model thinks aloud, also where the first or the last tag is missing. */
export function stripThoughts(raw: string): string {
  return raw
    .replace(new RegExp(`<(${thoughtTags})>[\\s\\S]*?</\\1>`, 'gi'), '')
    .replace(new RegExp(`^[\\s\\S]*</(?:${thoughtTags})>`, 'i'), '')
    .replace(new RegExp(`<(?:${thoughtTags})>[\\s\\S]*$`, 'i'), '')
    .trim()
}

/** Takes away the code fences a model likes to put around its answer. */
export function stripCodeFences(text: string): string {
  return text.replace(/^[ \t]*(?:```|~~~)[\w-]*[ \t]*$/gm, '').trim()
}

/** Takes away headings, emphasis, quoting marks and rules. Lists and tags stay: they are faults, not dress. */
export function stripMarkdown(text: string): string {
  return text
    .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, '')
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
    .replace(/^[ \t]*>[ \t]?/gm, '')
    .replace(/(\*\*\*|\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]*[^\s_])_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
}

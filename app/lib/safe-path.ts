/**
 * The given path when it stays on this site, else `/`. Refuses other origins in all their spellings: absolute addresses,
 * `//host`, backslashes and control characters that browsers read as slashes or drop.
 */
export function toSafePath(candidate: unknown): string {
  if (typeof candidate !== 'string' || !candidate.startsWith('/') || candidate.length > 2_000) return '/'
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  if (/[\\\u0000-\u001f\u007f]/.test(candidate)) return '/'
  const base = 'https://site.invalid'
  try {
    const url = new URL(candidate, base)
    // The resolved path is looked at as well: `/x/..//host` resolves to `//host`.
    if (url.origin !== base || url.pathname.startsWith('//')) return '/'
    return `${url.pathname}${url.search}${url.hash}`
  } catch {
    return '/'
  }
}

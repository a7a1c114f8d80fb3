/** A note in the browser of which letters were opened, so that a seal breaks once. Read by the server to draw the page right. */
const cookieName = 'eon-opened'
const longestMemory = 20
const yearSeconds = 365 * 24 * 60 * 60

export function wasOpened(letterId: string, cookies: string | null): boolean {
  return readIds(cookies).includes(letterId)
}

export function rememberOpened(letterId: string): void {
  const ids = [letterId, ...readIds(document.cookie).filter((id) => id !== letterId)].slice(0, longestMemory)
  document.cookie = `${cookieName}=${ids.join('.')}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}

/** The Set-Cookie that takes the note away. */
export const forgetOpened = `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax`

function readIds(cookies: string | null): string[] {
  const value = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1)
  return value ? value.split('.') : []
}

import type { FullConfig } from '@playwright/test'

/**
 * A message in each language before all tests. A worker's first takes it a second (weights unpacked, expressions built); where two tests bring
 * theirs at once the local proxy may lose the second, on a connection that ran out in that second, and answers it 503.
 */
export default async function warm({ projects }: FullConfig): Promise<void> {
  for (const [language, message] of [['es-ES', 'Hola'], ['en-GB', 'Hello']] as const) {
    const response = await fetch(new URL('/api/chat', projects[0]?.use.baseURL), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ message }),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`the first message was answered ${response.status}`)
  }
}

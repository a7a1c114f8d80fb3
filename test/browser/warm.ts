import type { FullConfig } from '@playwright/test'

/**
 * One message before all tests. A worker's first message takes it a second (weights unpacked, expressions built); where two tests bring
 * theirs at once the local proxy may lose the second, on a connection that ran out in that second, and answers it 503.
 */
export default async function warm({ projects }: FullConfig): Promise<void> {
  const response = await fetch(new URL('/api/chat', projects[0]?.use.baseURL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Hola' }),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the first message was answered ${response.status}`)
}

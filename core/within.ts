/** What a promise comes to, if it does within `ms`; null where it fails or takes longer. A failure is told, never thrown. */
export async function within<Value>(ms: number, promise: Promise<Value>, { onFailure }: { onFailure: () => void }): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too long')), ms)
  })
  try {
    return await Promise.race([promise, tooLong])
  } catch {
    onFailure()
    return null
  } finally {
    clearTimeout(timer)
    promise.catch(() => undefined)
  }
}

/** Where a page notes what went wrong without anybody having to see it: the browser's console, as a code and figures. */
export function logInBrowser({ event, ...fields }: { event: string } & Record<string, string | number | null>): void {
  console.warn(event, fields)
}

/** What went wrong, without a word anybody typed. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'status' in error ? `${error.name} ${String(error.status)}` : error.name
}

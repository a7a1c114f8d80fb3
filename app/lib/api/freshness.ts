const minuteMs = 60_000

const freshMs = 5 * minuteMs

/** What is not fresh for five minutes, by the beginning of its address (specification §9). In ms. */
const freshMsByAddress: readonly [address: string, ms: number][] = [
  ['/api/locale/', 60 * minuteMs],
  ['/api/pricing/', 30 * minuteMs],
  ['/api/translations/', 60 * minuteMs],
]

/** How long what a query brought counts as fresh, in ms. */
export function freshnessOf(queryKey: readonly unknown[]): number {
  const address = String(queryKey[0])
  return freshMsByAddress.find(([beginning]) => address.startsWith(beginning))?.[1] ?? freshMs
}

import type { Source } from './sources'

/** Rings of modules that load one another at run time, each told once, from its first file (Tarjan 1972). */
export function findCycles(sources: Source[]): { at: string; what: string }[] {
  const targets = new Map(
    sources.map(({ path, imports }) => [path, imports.flatMap((imported) => (imported.isTypeOnly || imported.path === null ? [] : [imported.path]))]),
  )
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const rings: string[][] = []

  const visit = (path: string): number => {
    const mine = order.size
    order.set(path, mine)
    lowest.set(path, mine)
    stack.push(path)
    for (const next of targets.get(path) ?? []) {
      if (!targets.has(next)) continue
      const reached = order.has(next) ? (stack.includes(next) ? order.get(next) : undefined) : visit(next)
      if (reached !== undefined) lowest.set(path, Math.min(lowest.get(path) ?? mine, reached))
    }
    if (lowest.get(path) === mine) {
      const ring = stack.splice(stack.indexOf(path))
      if (ring.length > 1 || targets.get(path)?.includes(path)) rings.push(ring.sort())
    }
    return lowest.get(path) ?? mine
  }

  for (const path of targets.keys()) if (!order.has(path)) visit(path)
  return rings.map((ring) => ({ at: ring[0] ?? '', what: `loads itself: ${ring.join(', ')}` }))
}

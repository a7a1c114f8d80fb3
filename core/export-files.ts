import type { ExportedFile } from '#core/ports/belongings'

/** What a person reads in an export in place of a moment: ISO 8601, UTC. Null stays null. */
export function asDate(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

/** A JSON file of an export, set for reading. */
export function jsonFile(input: { path: string; value: unknown; at: number }): ExportedFile {
  return { path: input.path, content: `${JSON.stringify(input.value, null, 2)}\n`, at: input.at }
}

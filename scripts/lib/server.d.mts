import type { ChildProcess, StdioOptions } from 'node:child_process'

/** Brings the local database of a state folder up to the newest migration. */
export function migrate(stateDir: string): Promise<void>

export type Workers = { child: ChildProcess; url: string; exited: Promise<number>; stop: () => Promise<void> }

/** Starts all workers in one local process; resolves once the site answers. */
export function startWorkers(input: { port: number; stateDir: string; stdio?: StdioOptions }): Promise<Workers>

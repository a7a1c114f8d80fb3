// The scripts' parts that tests call. They are plain JavaScript: `npm start` runs them before anything is installed.

declare module '*/scripts/lib/environment.mjs' {
  export function knownNames(): string[]
}

declare module '*/scripts/types.mjs' {
  export type WorkerTypes = { name: string; config: string; neighbours: string[]; output: string; licence?: string }
  export const workers: WorkerTypes[]
  export function generateBindings(worker: WorkerTypes): Promise<string>
  export function updateBindings(options?: { isCheck?: boolean }): Promise<string[]>
}

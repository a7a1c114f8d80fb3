// The scripts' parts that tests call. They are plain JavaScript: `npm start` runs them before anything is installed.

declare module '*/scripts/lib/environment.mjs' {
  export function knownNames(): string[]
}

declare module '*/scripts/lib/master-key.mjs' {
  export function parseMasterKey(value: string): { version: number; key: string }[]
  export function planRotation(value: string, makeKey?: () => string): { version: number; readable: string; changed: string; finished: string }
  export function withMasterKey(text: string, value: string): string
}

declare module '*/scripts/types.mjs' {
  export type WorkerTypes = { name: string; config: string; neighbours: string[]; output: string; licence?: string }
  export const workers: WorkerTypes[]
  export function generateBindings(worker: WorkerTypes): Promise<string>
  export function updateBindings(options?: { isCheck?: boolean }): Promise<string[]>
}

declare module '*/scripts/docs-api.mjs' {
  export function renderApi(document: { info: { title: string; version: string; description?: string }; paths?: object; components?: object }): string
  export function readApiPage(): Promise<{ text: string; isCurrent: boolean }>
}

declare module '*/scripts/lib/deploy-config.mjs' {
  type Variables = Record<string, string>
  type Raw = Record<string, unknown>
  export type Worker = 'voice' | 'companion' | 'letters' | 'site'
  export type Settings = { accountId?: string; database: { name: string; id: string }; bucket: string; variables: Variables }
  export const workerConfigs: Record<Worker, string>
  export const queueNames: string[]
  export const dryRunSettings: Settings
  export const sharedSecrets: { name: string; make: () => string; isWellFormed: (value: string) => boolean }[]
  export function parseSettings(text: string | null): Settings
  export function isSecret(name: string): boolean
  export function chooseVariables(input: { known: string[]; remembered?: Variables; environment?: Variables }): Variables
  export function checkVariables(variables: Variables): void
  export function senderAddress(text: string): string | null
  export function planSecret(input: { holders: string[]; workers: string[]; given?: string }): { action: string; workers: string[] }
  export function planDeployment(input: {
    raws: Record<Worker, Raw>
    settings: Settings
    variables: Variables
    hasVoice?: boolean
    root: string
  }): { worker: Worker; config: Raw }[]
}

declare module '*/scripts/setup-cloudflare.mjs' {
  type Result = { code: number; stdout: string; stderr: string }
  export function setUp(input: {
    wrangler: (args: string[], options?: { input?: string; accountId?: string }) => Promise<Result>
    ask: (question: string) => Promise<string>
    say: (line: string) => void
    remember: (settings: Record<string, unknown>) => void
    environment: Record<string, string>
    settings?: Record<string, unknown>
    known: string[]
  }): Promise<void>
}

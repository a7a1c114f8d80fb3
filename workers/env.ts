import { z } from 'zod'
import { parseSender } from '#core/mail/sender'
import type { CompanionService } from './adapters/companion-embedded'
import type { VoiceService } from './adapters/narrator-voice'

const flag = (values: readonly [string, ...string[]]) => z.enum(values).optional()
const milliseconds = (fallback: number) => z.coerce.number().int().positive().default(fallback)
const optionalText = z.string().trim().min(1).optional().or(z.literal('').transform(() => undefined))

const sender = optionalText.transform((text, context) => {
  if (text === undefined) return undefined
  const parsed = parseSender(text)
  if (!parsed) context.addIssue({ code: 'custom', message: 'an address, or a name and an address in angle brackets' })
  return parsed ?? z.NEVER
})

const varsSchema = z.object({
  ENVIRONMENT: z.enum(['local', 'production']).default('production'),
  RATE_LIMITS: flag(['on', 'off']),
  SITE_URL: z.url().default('http://localhost:8787'),
  MASTER_KEY: z.string().min(1),
  SESSION_SECRET: z.string().min(32),
  LOOKUP_KEY: z.string().min(32),
  VIP_EMAILS: optionalText,
  WRITER: z.enum(['embedded', 'workers-ai', 'openai-compatible']).default('embedded'),
  OPENAI_BASE_URL: optionalText,
  OPENAI_API_KEY: optionalText,
  OPENAI_MODEL: optionalText,
  WORKERS_AI_MODEL: z.string().default('@cf/meta/llama-3.3-70b-instruct-fp8-fast'),
  WRITER_TIMEOUT_MS: milliseconds(90_000),
  COMPANION: z.enum(['embedded', 'workers-ai', 'openai-compatible']).default('embedded'),
  COMPANION_MODEL: optionalText,
  // A message may be answered anew after 90 s: no reply may still be on its way then.
  COMPANION_TIMEOUT_MS: milliseconds(30_000).pipe(z.number().max(75_000)),
  NARRATOR: z.enum(['embedded', 'workers-ai', 'openai-compatible']).default('embedded'),
  SPEECH_BASE_URL: optionalText,
  SPEECH_API_KEY: optionalText,
  SPEECH_MODEL: optionalText,
  SPEECH_VOICE: optionalText,
  NARRATOR_TIMEOUT_MS: milliseconds(300_000),
  MAILER: z.enum(['outbox', 'cloudflare', 'resend']).default('outbox'),
  MAIL_FROM: sender,
  RESEND_API_KEY: optionalText,
  RESEND_BASE_URL: z.url().default('https://api.resend.com'),
  MAILER_TIMEOUT_MS: milliseconds(8_000),
})

export type Vars = z.infer<typeof varsSchema>

/**
 * What the runtime hands to a worker. Only the site talks with anybody, and is bound EMBEDDED_COMPANION; VOICE may be left at home beside a cloud
 * voice; AI and EMAIL are bound when something was chosen that uses them.
 */
export type Bindings = {
  DB: D1Database
  BLOBS: R2Bucket
  JOBS: Queue
  EMBEDDED_COMPANION?: CompanionService
  VOICE?: VoiceService
  AI?: Ai
  EMAIL?: SendEmail
}

export type Env = { vars: Vars; bindings: Bindings }

/**
 * Reads and checks a worker's environment; the only place that does.
 * Throws with the names of what is missing or malformed, never with a value.
 */
export function readEnv(raw: Record<string, unknown>): Env {
  const parsed = varsSchema.safeParse(raw)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]
    throw new Error(`environment: missing or malformed: ${names.join(', ')} (see .dev.vars.example)`)
  }
  return { vars: parsed.data, bindings: raw as unknown as Bindings }
}

/** Local-only doors open here and nowhere else. */
export function isLocal(vars: Vars): boolean {
  return vars.ENVIRONMENT === 'local'
}

/** Rate limits can be turned off on a developer's machine, never elsewhere. */
export function hasRateLimits(vars: Vars): boolean {
  return !(isLocal(vars) && vars.RATE_LIMITS === 'off')
}

/** What a chosen `setting` cannot do without, such as a binding. Throws with the name of what is missing. */
export function needed<Value>(value: Value | undefined, name: string, setting: string): Value {
  if (value === undefined) throw new Error(`environment: ${setting} needs ${name} (see .dev.vars.example)`)
  return value
}

// What a deployment consists of, worked out from the wrangler.toml files, .cloudflare.json and the operator's variables.
// Nothing here runs a command or asks a question: scripts/deploy.mjs and scripts/setup-cloudflare.mjs do.
import { randomBytes } from 'node:crypto'
import { dirname, resolve } from 'node:path'

/** Told to a person in one line, without a stack. */
export class Refusal extends Error {}

/** Written by `npm run setup:cloudflare`, ignored by git: what belongs to this operator's account. */
export const settingsName = '.cloudflare.json'

export const workerConfigs = {
  voice: 'workers/voice/wrangler.toml',
  companion: 'workers/companion/wrangler.toml',
  letters: 'workers/letters/wrangler.toml',
  site: 'wrangler.toml',
}

/** Workers that are told all they need with every call. */
const withoutVariables = new Set(['voice', 'companion'])

/** The letters worker tells its two queues apart by these names, so they are the same in every account. */
export const queueNames = ['eon-jobs', 'eon-jobs-dead']

const noDatabase = '00000000-0000-0000-0000-000000000000'

/** Stand-ins for a dry run: bundling needs names, not an account. */
export const dryRunSettings = { database: { name: 'eon', id: noDatabase }, bucket: 'eon-blobs', variables: {} }

/** Reads .cloudflare.json. Throws a `Refusal` when it is not there, cannot be read or lacks something. */
export function parseSettings(text) {
  const again = 'Run `npm run setup:cloudflare` first'
  if (text === null) throw new Refusal(`Nothing to deploy to yet: there is no ${settingsName}. ${again}.`)
  let settings
  try {
    settings = JSON.parse(text)
  } catch {
    throw new Refusal(`${settingsName} is not JSON. ${again}; it writes the file anew.`)
  }
  const isWhole =
    typeof settings?.database?.name === 'string' &&
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(settings.database.id ?? '') &&
    settings.database.id !== noDatabase &&
    typeof settings.bucket === 'string'
  if (!isWhole) throw new Refusal(`${settingsName} names no D1 database or no R2 bucket. ${again}; it adds what is missing.`)
  return { ...settings, variables: settings.variables ?? {} }
}

/** Secrets travel by `wrangler secret put`; a configuration is no place for them. */
export const isSecret = (name) => /_(KEY|SECRET|TOKEN|PASSWORD)$/.test(name)

/** Set by where a worker runs, or of use on a developer's machine alone. */
const localNames = ['ENVIRONMENT', 'RATE_LIMITS']

/** The variables to deploy with: those remembered in .cloudflare.json, then those of the environment, which win. */
export function chooseVariables({ known, remembered = {}, environment = {} }) {
  const names = known.filter((name) => !isSecret(name) && !localNames.includes(name))
  const pick = (values) => Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
  return { ...pick(remembered), ...pick(environment) }
}

/** What can be chosen, the first by default, and what a choice needs; of names in one line with `|`, any. */
const adapterChoices = [
  { name: 'WRITER', choices: { embedded: [], 'workers-ai': [], 'openai-compatible': ['OPENAI_BASE_URL', 'OPENAI_MODEL'] } },
  { name: 'COMPANION', choices: { embedded: [], 'workers-ai': [], 'openai-compatible': ['OPENAI_BASE_URL', 'OPENAI_MODEL|COMPANION_MODEL'] } },
  { name: 'NARRATOR', choices: { embedded: [], 'workers-ai': [], 'openai-compatible': ['SPEECH_BASE_URL', 'SPEECH_MODEL', 'SPEECH_VOICE'] } },
  { name: 'MAILER', choices: { outbox: [], cloudflare: ['MAIL_FROM', 'SITE_URL'], resend: ['MAIL_FROM', 'SITE_URL'] } },
]

/** `cartas@eon.example` or `EÓN <cartas@eon.example>`; core/mail/sender.ts reads the same. */
const senderForm = /^(?:[^\p{C}"<>,;:@\\]+<([^\s<>]+)>|([^\s<>]+))$/u
const mailbox = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/

/** The address in MAIL_FROM; null when there is none in it. */
export function senderAddress(text) {
  const [, inBrackets, bare] = senderForm.exec(text.trim()) ?? []
  const address = inBrackets ?? bare ?? ''
  return mailbox.test(address) ? address : null
}

/** Throws a `Refusal` for what a worker would refuse at its first request. */
export function checkVariables(variables) {
  for (const { name, choices } of adapterChoices) {
    const names = Object.keys(choices)
    const choice = variables[name] ?? names[0]
    if (!names.includes(choice)) throw new Refusal(`${name}=${choice} is not one of ${names.join(', ')}.`)
    const missing = choices[choice].filter((need) => !need.split('|').some((one) => variables[one]))
    if (missing.length > 0) throw new Refusal(`${name}=${choice} needs ${missing.map((need) => need.replace('|', ' or ')).join(' and ')}.`)
  }
  if (variables.MAIL_FROM && !senderAddress(variables.MAIL_FROM)) {
    throw new Refusal('MAIL_FROM is neither an address nor a name and an address in angle brackets.')
  }
}

/**
 * The workers to deploy, in the order in which they need one another, each with its whole configuration.
 *
 * @param raws the wrangler.toml files as read, by worker
 * @param hasVoice false leaves the voice worker out; a narrator in the cloud then has nothing to fall back on
 */
export function planDeployment({ raws, settings, variables, hasVoice = true, root }) {
  checkVariables(variables)
  const narrator = variables.NARRATOR ?? 'embedded'
  if (!hasVoice && narrator === 'embedded') throw new Refusal('NARRATOR=embedded is the voice worker itself; it cannot be left out.')
  const usesAi = [variables.WRITER, variables.NARRATOR].includes('workers-ai')

  const inAccount = (worker) => {
    const raw = raws[worker]
    const folder = dirname(resolve(root, workerConfigs[worker]))
    return {
      ...raw,
      ...(settings.accountId && { account_id: settings.accountId }),
      main: resolve(folder, raw.main),
      ...(raw.assets && { assets: { ...raw.assets, directory: resolve(folder, raw.assets.directory) } }),
      ...(raw.d1_databases && {
        d1_databases: raw.d1_databases.map((database) => ({
          ...database,
          database_name: settings.database.name,
          database_id: settings.database.id,
          migrations_dir: resolve(folder, database.migrations_dir),
        })),
      }),
      ...(raw.r2_buckets && { r2_buckets: raw.r2_buckets.map((bucket) => ({ ...bucket, bucket_name: settings.bucket })) }),
      vars: { ...(withoutVariables.has(worker) ? {} : variables), ...raw.vars, ENVIRONMENT: 'production' },
    }
  }

  const letters = inAccount('letters')
  const site = inAccount('site')
  // The site sends codes, the letters worker tells of letters that have opened; neither may send as anybody else.
  if (variables.MAILER === 'cloudflare') {
    for (const config of [letters, site]) config.send_email = [{ name: 'EMAIL', allowed_sender_addresses: [senderAddress(variables.MAIL_FROM)] }]
  }
  if (usesAi) letters.ai = { binding: 'AI' }
  // The site answers in the chat and reads EÓN's words aloud, and writes no letter.
  if ([variables.COMPANION, narrator].includes('workers-ai')) site.ai = { binding: 'AI' }
  if (!hasVoice) {
    for (const config of [letters, site]) config.services = (config.services ?? []).filter(({ binding }) => binding !== 'VOICE')
  }

  return [
    ...(hasVoice ? [{ worker: 'voice', config: inAccount('voice') }] : []),
    { worker: 'companion', config: inAccount('companion') },
    { worker: 'letters', config: letters },
    { worker: 'site', config: site },
  ]
}

/** A key that seals what people write: version 1, 32 random bytes. */
export const createMasterKey = () => `1:${randomBytes(32).toString('base64')}`
export const createSessionSecret = () => randomBytes(32).toString('hex')

/** Secrets both the site and the letters worker need, and need alike. */
export const sharedSecrets = [
  {
    name: 'MASTER_KEY',
    make: createMasterKey,
    isWellFormed: (value) =>
      value.split(',').every((key) => {
        const base64 = /^\s*\d+:([A-Za-z0-9+/_-]+=*)\s*$/.exec(key)?.[1]
        return base64 !== undefined && Buffer.from(base64, 'base64url').length === 32
      }),
    form: 'version:base64 of 32 bytes',
    loss: 'Without it, nothing people have written can ever be read again.',
  },
  {
    name: 'SESSION_SECRET',
    make: createSessionSecret,
    isWellFormed: (value) => value.length >= 32,
    form: 'at least 32 characters',
    loss: 'Without it, every browser becomes a stranger, and who has proven no e-mail loses their letters.',
  },
  {
    name: 'LOOKUP_KEY',
    make: createSessionSecret,
    isWellFormed: (value) => value.length >= 32,
    form: 'at least 32 characters',
    loss: 'Without it, no account is found by its e-mail again.',
  },
]

/**
 * What to do about a shared secret, given which workers have it. Cloudflare never shows a secret again, so one that only
 * one worker has must be given by whoever keeps it; it is never made anew over data that hang on the old one.
 */
export function planSecret({ holders, workers, given }) {
  const lacking = workers.filter((worker) => !holders.includes(worker))
  if (lacking.length === 0) return { action: 'keep', workers: [] }
  if (given) return { action: 'put', workers: lacking }
  return { action: holders.length === 0 ? 'make' : 'ask', workers: lacking }
}

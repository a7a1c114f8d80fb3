import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { experimental_readRawConfig as readRawConfig } from 'wrangler'
import {
  chooseVariables,
  dryRunSettings,
  parseSettings,
  planDeployment,
  planSecret,
  senderAddress,
  queueNames,
  sharedSecrets,
  workerConfigs,
  type Worker,
} from '../scripts/lib/deploy-config.mjs'
import { knownNames } from '../scripts/lib/environment.mjs'
import { setUp } from '../scripts/setup-cloudflare.mjs'
import { parseSender } from '#core/mail/sender'
import { readEnv } from '#workers/env'

const root = fileURLToPath(new URL('..', import.meta.url))
const databaseId = '0123abcd-0000-4000-8000-000000000001'
const settings = { accountId: 'account-1', database: { name: 'eon-live', id: databaseId }, bucket: 'eon-live-blobs', variables: {} }

const raws = Object.fromEntries(
  Object.entries(workerConfigs).map(([worker, path]) => [worker, readRawConfig({ config: join(root, path) }).rawConfig]),
) as Record<Worker, Record<string, unknown>>

const plan = (variables: Record<string, string> = {}, hasVoice = true) => planDeployment({ raws, settings, variables, hasVoice, root })

/** The configurations planned for some workers, in that order. */
const planned = (workers: readonly Worker[], variables: Record<string, string> = {}) =>
  workers.map((worker) => plan(variables).find((one) => one.worker === worker)?.config)

describe('a deployment', () => {
  it('is voice, companion, letters, site, each after what it needs, in the operator’s account', () => {
    const all = plan()
    expect(all.map(({ config }) => config.name)).toEqual(['eon-voice', 'eon-companion', 'eon-letters', 'eon'])
    for (const { config } of all) expect(config).toMatchObject({ account_id: 'account-1', vars: { ENVIRONMENT: 'production' } })
    for (const config of planned(['letters', 'site'])) {
      expect(config).toMatchObject({
        d1_databases: [{ binding: 'DB', database_name: 'eon-live', database_id: databaseId, migrations_dir: join(root, 'migrations') }],
        r2_buckets: [{ binding: 'BLOBS', bucket_name: 'eon-live-blobs' }],
      })
    }
    expect(all.map(({ config }) => config.main)).toEqual(['voice', 'companion', 'letters', 'site'].map((worker) => join(root, 'workers', worker, 'index.ts')))
    const [letters, site] = planned(['letters', 'site'])
    expect(site?.assets).toEqual({ directory: join(root, 'build/site/client') })
    expect(letters?.ai).toBeUndefined()
    expect(JSON.stringify(all)).not.toContain('00000000-0000-0000-0000-000000000000')
  })

  it('keeps everything else as the wrangler.toml files say, and leaves those alone', () => {
    const before = structuredClone(raws)
    const [letters] = planned(['letters'], { WRITER: 'workers-ai' })
    expect(letters).toMatchObject({ queues: raws.letters.queues, services: raws.letters.services, triggers: raws.letters.triggers, limits: raws.letters.limits })
    expect(raws).toEqual(before)
  })

  it('binds Workers AI to the letters worker when something is asked of it, and to the site when it answers or reads aloud', () => {
    const ai = { binding: 'AI' }
    for (const [name, inLetters, inSite] of [['WRITER', ai, undefined], ['NARRATOR', ai, ai], ['COMPANION', undefined, ai]] as const) {
      const variables = { [name]: 'workers-ai' }
      const [letters, site] = planned(['letters', 'site'], variables)
      for (const config of [letters, site]) expect(config?.vars).toMatchObject(variables)
      expect(letters?.ai).toEqual(inLetters)
      expect(site?.ai).toEqual(inSite)
    }
  })

  it('binds the voice to the two workers that have something read aloud, the companion to the one that talks, and tells neither anything', () => {
    const voice = { binding: 'VOICE', service: 'eon-voice', entrypoint: 'Voice' }
    const companion = { binding: 'EMBEDDED_COMPANION', service: 'eon-companion', entrypoint: 'Conversation' }
    const [letters, site, ...bare] = planned(['letters', 'site', 'voice', 'companion'], { OPENAI_MODEL: 'm' })
    expect(letters?.services).toEqual([voice])
    expect(site?.services).toEqual([companion, voice])
    for (const config of bare) expect(config?.vars).toEqual({ ENVIRONMENT: 'production' })
    for (const config of bare) expect([config?.services, config?.d1_databases, config?.r2_buckets]).toEqual([undefined, undefined, undefined])
  })

  it('binds Cloudflare’s mail to the workers that send, for the one sender, when it is chosen', () => {
    for (const config of planned(['letters', 'site'], { MAILER: 'cloudflare', MAIL_FROM: 'EÓN <cartas@eon.example>', SITE_URL: 'https://eon.example' })) {
      expect(config).toMatchObject({
        send_email: [{ name: 'EMAIL', allowed_sender_addresses: ['cartas@eon.example'] }],
        vars: { MAILER: 'cloudflare', MAIL_FROM: 'EÓN <cartas@eon.example>' },
      })
    }
    const others: Record<string, string>[] = [{}, { MAILER: 'resend', MAIL_FROM: 'cartas@eon.example', SITE_URL: 'https://eon.example' }]
    for (const { config } of others.flatMap((variables) => plan(variables))) expect(config.send_email).toBeUndefined()
  })

  it('reads a sender as the workers do', () => {
    const senders = ['cartas@eon.example', 'EÓN <cartas@eon.example>', ' Cartas de EÓN <a+b@mail.eon.example>', '<cartas@eon.example>', 'EÓN', 'cartas@eon', 'A, B <a@eon.example>', '"EÓN" <a@eon.example>', 'EÓN\nBcc: x <a@eon.example>', '']
    expect(senders.map(senderAddress)).toEqual(senders.map((text) => parseSender(text)?.email ?? null))
    expect(senders.filter((text) => senderAddress(text) !== null)).toHaveLength(3)
  })

  it('can leave the voice worker out when the narrator is in the cloud, and not when it is the narrator', () => {
    const silent = plan({ NARRATOR: 'workers-ai' }, false)
    expect(silent.map(({ worker }) => worker)).toEqual(['companion', 'letters', 'site'])
    expect(silent.flatMap(({ config }) => (config.services ?? []) as { binding: string }[]).map(({ binding }) => binding)).toEqual(['EMBEDDED_COMPANION'])
    expect(() => plan({}, false)).toThrow('NARRATOR=embedded is the voice worker itself')
  })

  it('refuses what the workers would refuse at their first request', () => {
    expect(() => plan({ WRITER: 'openai-compatible' })).toThrow('WRITER=openai-compatible needs OPENAI_BASE_URL and OPENAI_MODEL.')
    expect(() => plan({ COMPANION: 'openai-compatible', OPENAI_BASE_URL: 'https://models.example/v1' })).toThrow('COMPANION=openai-compatible needs OPENAI_MODEL or COMPANION_MODEL.')
    for (const model of ['OPENAI_MODEL', 'COMPANION_MODEL']) expect(plan({ COMPANION: 'openai-compatible', OPENAI_BASE_URL: 'https://models.example/v1', [model]: 'm' })).toHaveLength(4)
    expect(() => plan({ NARRATOR: 'openai-compatible', SPEECH_BASE_URL: 'https://speech.example', SPEECH_MODEL: 'm' })).toThrow('needs SPEECH_VOICE.')
    expect(() => plan({ WRITER: 'gpt' })).toThrow('WRITER=gpt is not one of embedded, workers-ai, openai-compatible.')
    expect(() => plan({ MAILER: 'smtp' })).toThrow('MAILER=smtp is not one of outbox, cloudflare, resend.')
    expect(() => plan({ MAILER: 'resend' })).toThrow('MAILER=resend needs MAIL_FROM and SITE_URL.')
    expect(() => plan({ MAILER: 'cloudflare', MAIL_FROM: 'EÓN', SITE_URL: 'https://eon.example' })).toThrow('MAIL_FROM is neither an address nor')
  })

  it('refuses in one line when setup has not run, or not to its end', () => {
    const zero = { ...settings, database: dryRunSettings.database }
    for (const text of [null, 'not json', '{}', '{"database":{"name":"eon"},"bucket":"b"}', JSON.stringify(zero)]) {
      expect(() => parseSettings(text)).toThrow(/^[^\n]*`npm run setup:cloudflare` first[^\n]*$/)
    }
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings)
  })

  it('takes variables from the environment before those remembered, never a secret, never a local-only one', () => {
    const environment = { WRITER: 'workers-ai', OPENAI_API_KEY: 'sk', MASTER_KEY: '1:x', SESSION_SECRET: 's', LOOKUP_KEY: 'l', ENVIRONMENT: 'local', RATE_LIMITS: 'off', OPENAI_MODEL: '', HOME: '/' }
    expect(chooseVariables({ known: knownNames(), remembered: { WRITER: 'embedded', OPENAI_MODEL: 'm', SPEECH_API_KEY: 'sk' }, environment })).toEqual({
      WRITER: 'workers-ai',
      OPENAI_MODEL: 'm',
    })
  })

  it('uses the queues the configurations name', () => {
    const { producers, consumers } = raws.letters.queues as { producers: { queue: string }[]; consumers: { queue: string }[] }
    expect([...new Set([...producers, ...consumers].map(({ queue }) => queue))].sort()).toEqual([...queueNames].sort())
  })
})

describe('the secrets setup makes', () => {
  it('are such that the workers take them, and what it would refuse they would refuse', () => {
    const made = Object.fromEntries(sharedSecrets.map(({ name, make }) => [name, make()]))
    expect(readEnv(made).vars).toMatchObject(made)
    expect(made.MASTER_KEY).toMatch(/^1:[A-Za-z0-9+/]{43}=$/)
    const isWellFormed = (name: string, value: string) => sharedSecrets.find((secret) => secret.name === name)?.isWellFormed(value)
    for (const { name, make } of sharedSecrets) expect(isWellFormed(name, make())).toBe(true)
    expect(isWellFormed('MASTER_KEY', `2:${btoa('x'.repeat(32))}, 1:${btoa('y'.repeat(32))}`)).toBe(true)
    for (const wrong of ['', 'x', btoa('x'.repeat(32)), `1:${btoa('x'.repeat(31))}`, `1:${btoa('x'.repeat(32))},`]) expect(isWellFormed('MASTER_KEY', wrong)).toBe(false)
    expect(isWellFormed('SESSION_SECRET', 'short')).toBe(false)
  })

  it('are never made anew while one worker holds the old one', () => {
    const workers = ['a', 'b']
    expect(planSecret({ holders: [], workers })).toEqual({ action: 'make', workers })
    expect(planSecret({ holders: ['a'], workers })).toEqual({ action: 'ask', workers: ['b'] })
    expect(planSecret({ holders: ['a'], workers, given: 'x' })).toEqual({ action: 'put', workers: ['b'] })
    expect(planSecret({ holders: workers, workers, given: 'x' })).toEqual({ action: 'keep', workers: [] })
  })
})

/** An account that answers wrangler's commands as Cloudflare does, and notes those that change something. */
function openAccount(options: { isSignedIn?: boolean; accounts?: string[]; isDown?: (args: string[]) => boolean } = {}) {
  const databases: { name: string; uuid: string }[] = []
  const there = new Set<string>()
  const secrets = new Map<string, Map<string, string>>()
  const changes: string[] = []
  const good = (stdout = '') => ({ code: 0, stdout, stderr: '' })
  const bad = (stderr: string) => ({ code: 1, stdout: '', stderr })

  const wrangler = async (args: string[], given: { input?: string } = {}) => {
    const command = args.join(' ')
    if (options.isDown?.(args)) return bad('Internal error [code: 10013]')
    if (command === 'whoami --json') {
      return options.isSignedIn === false ? bad('{"loggedIn":false}') : good(JSON.stringify({ accounts: (options.accounts ?? ['account-1']).map((id) => ({ id, name: id })) }))
    }
    if (command === 'd1 list --json') return good(JSON.stringify(databases))
    if (args.includes('info')) return there.has(args.at(-1) ?? '') ? good() : bad('does not exist')
    if (args[0] === 'secret' && args[1] === 'list') {
      const worker = args[3] ?? ''
      const held = secrets.get(worker)
      return held ? good(JSON.stringify([...held.keys()].map((name) => ({ name, type: 'secret_text' })))) : bad(`Worker "${worker}" not found.`)
    }
    changes.push(command)
    if (args[0] === 'd1') databases.push({ name: args[2] ?? '', uuid: databaseId })
    else if (args[0] === 'secret') secrets.set(args[4] ?? '', (secrets.get(args[4] ?? '') ?? new Map<string, string>()).set(args[2] ?? '', given.input ?? ''))
    else there.add(args.at(-1) ?? '')
    return good()
  }
  return { wrangler, secrets, changes }
}

async function setUpIn(account: ReturnType<typeof openAccount>, input: { environment?: Record<string, string>; answers?: string[]; settings?: Record<string, unknown> } = {}) {
  const said: string[] = []
  const asked: string[] = []
  let kept = input.settings ?? {}
  const answers = [...(input.answers ?? [])]
  const outcome = setUp({
    wrangler: account.wrangler,
    ask: async (question) => {
      asked.push(question)
      return answers.shift() ?? ''
    },
    say: (line) => said.push(line),
    remember: (written) => void (kept = written),
    environment: input.environment ?? {},
    settings: input.settings ?? {},
    known: knownNames(),
  })
  const error = await outcome.then(() => null, (thrown: Error) => thrown.message)
  return { said: said.join('\n'), asked, kept, error }
}

describe('setting up an account', () => {
  it('makes what is missing, once, and gives both workers the same secrets', async () => {
    const account = openAccount()
    const first = await setUpIn(account, { environment: { WRITER: 'workers-ai' } })
    expect(first.error).toBeNull()
    expect(account.changes).toEqual([
      'd1 create eon',
      'r2 bucket create eon-blobs',
      'queues create eon-jobs',
      'queues create eon-jobs-dead',
      ...['MASTER_KEY', 'SESSION_SECRET', 'LOOKUP_KEY'].flatMap((name) => ['eon', 'eon-letters'].map((worker) => `secret put ${name} --name ${worker}`)),
    ])
    expect(account.secrets.get('eon')).toEqual(account.secrets.get('eon-letters'))
    expect(first.said).toContain(`MASTER_KEY=${account.secrets.get('eon')?.get('MASTER_KEY')}`)
    expect(parseSettings(JSON.stringify(first.kept))).toMatchObject({ accountId: 'account-1', database: { name: 'eon', id: databaseId }, bucket: 'eon-blobs', variables: { WRITER: 'workers-ai' } })
    expect(JSON.stringify(first.kept)).not.toContain(account.secrets.get('eon')?.get('SESSION_SECRET'))

    account.changes.length = 0
    const again = await setUpIn(account, { settings: first.kept })
    expect(again).toMatchObject({ error: null, kept: first.kept, asked: [] })
    expect(account.changes).toEqual([])
  })

  it('takes secrets that are given, and refuses malformed ones before anybody has them', async () => {
    const account = openAccount()
    expect((await setUpIn(account, { answers: ['1:too-short'] })).error).toBe('MASTER_KEY is not version:base64 of 32 bytes; it was given to nobody.')
    expect(account.secrets.size).toBe(0)
    const key = `3:${btoa('k'.repeat(32))}`
    expect((await setUpIn(account, { environment: { MASTER_KEY: key }, answers: ['s'.repeat(40), 'l'.repeat(40)] })).error).toBeNull()
    expect(Object.fromEntries(account.secrets.get('eon-letters') ?? [])).toEqual({ MASTER_KEY: key, SESSION_SECRET: 's'.repeat(40), LOOKUP_KEY: 'l'.repeat(40) })
  })

  it('after a run that broke off between the two workers, asks for the same secret and never makes another', async () => {
    let isDown = true
    const account = openAccount({ isDown: (args) => isDown && args.join(' ') === 'secret put MASTER_KEY --name eon-letters' })
    const broken = await setUpIn(account)
    expect(broken.error).toContain('MASTER_KEY could not be given to eon-letters')
    const made = account.secrets.get('eon')?.get('MASTER_KEY') ?? ''
    expect(broken.said).toContain(made)

    isDown = false
    const unanswered = await setUpIn(account)
    expect(unanswered.error).toMatch(/^MASTER_KEY: eon has it, eon-letters does not, and it has to be the same/)
    expect(account.secrets.get('eon')?.get('MASTER_KEY')).toBe(made)
    expect((await setUpIn(account, { answers: [made] })).error).toBeNull()
    expect(account.secrets.get('eon-letters')?.get('MASTER_KEY')).toBe(made)
  })

  it('touches no secret when it cannot see which there are', async () => {
    const account = openAccount({ isDown: (args) => args[1] === 'list' && args[0] === 'secret' })
    expect((await setUpIn(account)).error).toMatch(/^The secrets of eon could not be listed, so none was touched:\nInternal error/)
    expect(account.changes.filter((change) => change.startsWith('secret'))).toEqual([])
  })

  it('asks for the key of an endpoint only when one is used', async () => {
    const account = openAccount()
    const environment = { WRITER: 'openai-compatible', OPENAI_BASE_URL: 'https://models.example/v1', OPENAI_MODEL: 'm', OPENAI_API_KEY: 'sk-1' }
    const done = await setUpIn(account, { environment })
    expect(done.error).toBeNull()
    expect(account.secrets.get('eon-letters')?.get('OPENAI_API_KEY')).toBe('sk-1')
    expect(account.secrets.get('eon')?.has('OPENAI_API_KEY')).toBe(false)
    expect(JSON.stringify(done.kept)).not.toContain('sk-1')
    expect(account.changes.join()).not.toContain('SPEECH_API_KEY')
  })

  it('gives the key of a model to the workers that ask it something: the site where it answers, the letters worker where it writes', async () => {
    const chosen = { OPENAI_BASE_URL: 'https://models.example/v1', OPENAI_MODEL: 'm', OPENAI_API_KEY: 'sk-3' }
    const answers = openAccount()
    expect((await setUpIn(answers, { environment: { COMPANION: 'openai-compatible', ...chosen } })).error).toBeNull()
    expect(answers.secrets.get('eon')?.get('OPENAI_API_KEY')).toBe('sk-3')
    expect(answers.secrets.get('eon-letters')?.has('OPENAI_API_KEY')).toBe(false)

    const both = openAccount()
    expect((await setUpIn(both, { environment: { COMPANION: 'openai-compatible', WRITER: 'openai-compatible', ...chosen } })).error).toBeNull()
    for (const worker of ['eon', 'eon-letters']) expect(both.secrets.get(worker)?.get('OPENAI_API_KEY')).toBe('sk-3')
  })

  it('gives the key of a voice to both workers that have something read aloud', async () => {
    const account = openAccount()
    const environment = { NARRATOR: 'openai-compatible', SPEECH_BASE_URL: 'https://speech.example/v1', SPEECH_MODEL: 'm', SPEECH_VOICE: 'v', SPEECH_API_KEY: 'sk-2' }
    expect((await setUpIn(account, { environment })).error).toBeNull()
    for (const worker of ['eon', 'eon-letters']) expect(account.secrets.get(worker)?.get('SPEECH_API_KEY')).toBe('sk-2')
  })

  it('gives the key of Resend to both workers that send, and does not go on without it', async () => {
    const account = openAccount()
    const environment = { MAILER: 'resend', MAIL_FROM: 'cartas@eon.example', SITE_URL: 'https://eon.example' }
    const without = await setUpIn(account, { environment })
    expect(without.error).toBe('RESEND_API_KEY: MAILER=resend needs it. Give it as RESEND_API_KEY=… and run this again.')

    const done = await setUpIn(account, { settings: without.kept, environment: { RESEND_API_KEY: 're_1' } })
    expect(done.error).toBeNull()
    for (const worker of ['eon', 'eon-letters']) expect(account.secrets.get(worker)?.get('RESEND_API_KEY')).toBe('re_1')
    expect(JSON.stringify(done.kept) + done.said).not.toContain('re_1')

    account.changes.length = 0
    expect(await setUpIn(account, { settings: done.kept })).toMatchObject({ error: null, asked: [] })
    expect(account.changes).toEqual([])
  })

  it('says what is in the way: nobody signed in, several accounts, another account, no leave to make something', async () => {
    expect((await setUpIn(openAccount({ isSignedIn: false }))).error).toContain('Not signed in to Cloudflare')
    expect((await setUpIn(openAccount({ accounts: ['one', 'two'] }))).error).toBe('Which account? Give CLOUDFLARE_ACCOUNT_ID: one (one), two (two)')
    expect((await setUpIn(openAccount(), { settings: { accountId: 'account-1' }, environment: { CLOUDFLARE_ACCOUNT_ID: 'other' } })).error).toContain('belongs to account account-1')
    expect((await setUpIn(openAccount({ isDown: (args) => args[0] === 'r2' }))).error).toBe('R2 bucket eon-blobs could not be made:\nInternal error [code: 10013]')
  })
})

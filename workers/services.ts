import { rateLimitRules, spendRateLimit, type RateLimit } from '#core/access/rate-limits'
import { findAccount, isSignedOut } from '#core/account/account'
import { eraseAccount, listDevices, openExport, setConsent, signOutDevice, signOutOthers, viewConsents } from '#core/account/account.privacy'
import { changeEmail, changeName } from '#core/account/account.profile'
import { describeAccount } from '#core/account/account.session'
import { requestCode, signOut, verifyCode } from '#core/account/account.sign-in'
import { canonicalEmail } from '#core/account/email-address'
import { careBelongings, readQuiet } from '#core/care/care'
import { chatBelongings } from '#core/chat/chat.belongings'
import { sendMessage } from '#core/chat/chat'
import { deleteSession, listSessions, readOngoing, readSession, renameSession, searchSessions } from '#core/chat/chat.history'
import { editMemory, eraseMemories, eraseMemory, listMemories } from '#core/chat/chat.memory'
import { readAloud } from '#core/chat/chat.voice'
import { coachingBelongings } from '#core/coaching/coaching.belongings'
import { readProgress, tellWords } from '#core/coaching/coaching'
import { letRemindersComeDue } from '#core/coaching/coaching.local'
import { changeReminder, listReminders, switchByLink, viewByLink } from '#core/coaching/coaching.reminders'
import { createDb } from '#core/db/client'
import { newId } from '#core/ids'
import * as letters from '#core/letters/letters'
import { closeLetter, openLetter, releaseLetter } from '#core/letters/letters.keeping'
import { holdInDanger } from '#core/letters/letters.care'
import { letterBelongings } from '#core/letters/letters.belongings'
import { mailBelongings } from '#core/mail/mail.belongings'
import { listMails } from '#core/mail/outbox.repo'
import { findTrialAccount, readTrialStatus, startTrial } from '#core/trial/trial'
import { trialBelongings } from '#core/trial/trial.belongings'
import { endTrialIn } from '#core/trial/trial.local'
import { systemClock } from '#core/ports/clock'
import { chooseCompanions } from './services.companions'
import { chooseNarrators } from './services.narrators'
import { createR2BlobStore } from './adapters/blobs-r2'
import { createHmacDigest } from './adapters/digest-hmac'
import { createQueueJobs } from './adapters/jobs-queue'
import { createConsoleLog, logUnhandled } from './adapters/log-console'
import { createCloudflareMailer } from './adapters/mailer-cloudflare'
import { createMissingMailer } from './adapters/mailer-missing'
import { createOutboxMailer } from './adapters/mailer-outbox'
import { createResendMailer } from './adapters/mailer-resend'
import { createWebCryptoVault, parseMasterKeys } from './adapters/vault-webcrypto'
import { hasRateLimits, isLocal, type Env } from './env'
import { sweep } from './sweep'
import type { Db } from '#core/db/client'
import type { Clock } from '#core/ports/clock'
import type { Digest } from '#core/ports/digest'
import type { LogFields } from '#core/ports/log'
import type { Mailer } from '#core/ports/mailer'
import type { VoiceInput } from '#core/chat/chat.voice'

/** The adapters every worker needs, made for one request or message and dropped with it. */
export function createDeps(env: Env, context: LogFields) {
  const { bindings, vars } = env
  const db = createDb(bindings.DB)
  const clock = systemClock
  const vault = createWebCryptoVault({ masterKeys: memo(() => parseMasterKeys(vars.MASTER_KEY)), db })
  const digest = createHmacDigest(vars.LOOKUP_KEY)
  return {
    db,
    clock,
    newId,
    vault,
    digest,
    vipHashes: memo(() => hashAddresses(vars.VIP_EMAILS, digest)),
    findTrialAccount: (token: { tokenHash: string }) => findTrialAccount(token, { db, clock }),
    belongings: [letterBelongings, trialBelongings, chatBelongings, coachingBelongings, careBelongings, mailBelongings],
    blobs: createR2BlobStore({ bucket: bindings.BLOBS, vault }),
    jobs: createQueueJobs(bindings.JOBS),
    mailer: chooseMailer(env, { db, clock }),
    log: createConsoleLog(context),
    siteUrl: vars.SITE_URL.replace(/\/+$/, ''),
  }
}

/** A mailer that lacks what it needs fails when a mail is to be sent, and not before: pages that send none go on. */
function chooseMailer({ vars, bindings }: Env, deps: { db: Db; clock: Clock }): Mailer {
  const { MAILER: name, MAIL_FROM: from, MAILER_TIMEOUT_MS: timeoutMs } = vars
  // Elsewhere nobody reads the outbox, and codes have no business in a database.
  if (name === 'outbox') return isLocal(vars) ? createOutboxMailer(deps) : createMissingMailer({ name, missing: 'MAILER' })
  if (!from) return createMissingMailer({ name, missing: 'MAIL_FROM' })
  if (name === 'cloudflare') {
    const binding = bindings.EMAIL
    return binding ? createCloudflareMailer({ binding, from, timeoutMs }) : createMissingMailer({ name, missing: 'EMAIL' })
  }
  const apiKey = vars.RESEND_API_KEY
  return apiKey ? createResendMailer({ apiKey, from, timeoutMs, baseUrl: vars.RESEND_BASE_URL }) : createMissingMailer({ name, missing: 'RESEND_API_KEY' })
}

/** Somebody is listening: a cloud voice that takes longer than this is replaced, in ms. */
const chatVoicePatienceMs = 20_000

/** The product's verbs, bound to adapters: what routes and `/api` handlers may call. */
export function createServices(env: Env, context: LogFields) {
  const hashSubject = createHmacDigest(env.vars.SESSION_SECRET)
  const deps = createDeps(env, context)
  return {
    log: deps.log,
    /** Notes an error nobody expected, without its message. */
    logUnhandled: (error: unknown) => logUnhandled(error, deps.log),
    account: {
      findAccount: bind(findAccount, deps),
      describe: bind(describeAccount, deps),
      requestCode: bind(requestCode, deps),
      verifyCode: bind(verifyCode, deps),
      signOut: bind(signOut, deps),
      isSignedOut: bind(isSignedOut, deps),
      changeName: bind(changeName, deps),
      changeEmail: bind(changeEmail, deps),
      listDevices: bind(listDevices, deps),
      signOutDevice: bind(signOutDevice, deps),
      signOutOthers: bind(signOutOthers, deps),
      viewConsents: bind(viewConsents, deps),
      setConsent: bind(setConsent, deps),
      openExport: bind(openExport, deps),
      erase: bind(eraseAccount, deps),
    },
    trial: {
      startTrial: bind(startTrial, deps),
      readTrialStatus: bind(readTrialStatus, deps),
    },
    chat: {
      sendMessage: bind(sendMessage, { ...deps, ...chooseCompanions(env) }),
      listSessions: bind(listSessions, deps),
      readSession: bind(readSession, deps),
      readOngoing: bind(readOngoing, deps),
      renameSession: bind(renameSession, deps),
      deleteSession: bind(deleteSession, deps),
      searchSessions: bind(searchSessions, deps),
      listMemories: bind(listMemories, deps),
      editMemory: bind(editMemory, deps),
      eraseMemory: bind(eraseMemory, deps),
      /** The voice is chosen when it is asked for: a site without one talks all the same. */
      readAloud: async (input: VoiceInput) => readAloud(input, { ...deps, ...chooseNarrators(env, { timeoutMs: Math.min(env.vars.NARRATOR_TIMEOUT_MS, chatVoicePatienceMs) }) }),
      eraseMemories: bind(eraseMemories, deps),
    },
    care: {
      readQuiet: bind(readQuiet, deps),
    },
    coaching: {
      readProgress: bind(readProgress, deps),
      tellWords: bind(tellWords, deps),
      listReminders: bind(listReminders, deps),
      changeReminder: bind(changeReminder, deps),
      viewByLink: bind(viewByLink, deps),
      switchByLink: bind(switchByLink, deps),
    },
    letters: {
      requestLetter: bind(letters.requestLetter, deps),
      holdInDanger: bind(holdInDanger, deps),
      viewLetter: bind(letters.viewLetter, deps),
      viewShelf: bind(letters.viewShelf, deps),
      readLetterForPrint: bind(letters.readLetterForPrint, deps),
      openLetterAudio: bind(letters.openLetterAudio, deps),
      retryLetter: bind(letters.retryLetter, deps),
      closeLetter: bind(closeLetter, deps),
      openLetter: bind(openLetter, deps),
      releaseLetter: bind(releaseLetter, deps),
    },
    limits: {
      rules: rateLimitRules,
      /** Whose uses are counted: a network or a mailbox, kept only as a keyed hash. */
      subjectOf: (purpose: 'network' | 'mailbox', text: string) => hashSubject(purpose, text),
      spend: async (rule: RateLimit, subject: string) => {
        if (hasRateLimits(env.vars)) await spendRateLimit({ rule, subject }, deps)
      },
    },
    /** Doors that exist on a developer's machine only. */
    local: isLocal(env.vars)
      ? { listMails: () => listMails(deps.db), sweep: () => sweep(deps), endTrialIn: bind(endTrialIn, deps), letRemindersComeDue: bind(letRemindersComeDue, deps) }
      : null,
    health: async () => {
      await deps.db.run('select 1')
    },
  }
}

/** What the site's own middleware needs to know; pages and handlers never see it. */
export function createSiteSettings(env: Env) {
  return { isLocal: isLocal(env.vars), sessionSecret: env.vars.SESSION_SECRET }
}

export type SiteSettings = ReturnType<typeof createSiteSettings>

export type Services = ReturnType<typeof createServices>

function bind<Input, Output, Deps>(useCase: (input: Input, deps: Deps) => Promise<Output>, deps: Deps) {
  return (input: Input) => useCase(input, deps)
}

/** A comma-separated list of addresses, as the keyed hashes accounts are found by. */
async function hashAddresses(list = '', digest: Digest): Promise<ReadonlySet<string>> {
  const addresses = list.split(',').map(canonicalEmail).filter(Boolean)
  return new Set(await Promise.all(addresses.map((address) => digest('email', address))))
}

function memo<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => (made ??= make())
}

import { emailContext, knownTimeZone, nameContext, sessionLifetimeMs, toAccount, type AccountDeps } from './account'
import { codeMail } from './account.copy'
import { codeInvalidError, mailUnavailableError } from './account.errors'
import { claimEmail, findAccountByEmail, findAccountById, insertAccountWithEmail, isAnonymous, mergeStatements, nameWhereNone, requireAnonymous, type AccountRecord } from './account.repo'
import { insertCode, tryCode, useCode } from './codes.repo'
import { findAccountOfSession, revokeSession, sessionStatements, type NewSession } from './sessions.repo'
import { newCode } from './account.rules'
import { canonicalEmail } from './email-address'
import { mailFailureOf } from '#core/mail/mail'
import { isEqualSecret } from '#core/tokens'
import type { Account, Visitor } from './account.schema'
import type { Belongings } from '#core/ports/belongings'
import type { NewId } from '#core/ids'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Digest } from '#core/ports/digest'
import type { Log } from '#core/ports/log'
import type { Mailer } from '#core/ports/mailer'
import type { Vault } from '#core/ports/vault'

export type SignInDeps = AccountDeps & {
  newId: NewId
  vault: Vault
  digest: Digest
  mailer: Mailer
  log: Log
  /** What every capability keeps of an account. */
  belongings: readonly Belongings[]
}

const codeLifetimeMs = 10 * 60_000
const mostTries = 5

/**
 * Sends a six-digit code to an address; it takes the place of the one before it. The answer is the same whether or not the address is
 * known here. Throws `mail_unavailable` when no mail could be handed over; a code sent before then stays good.
 */
export async function requestCode(
  input: { visitor: Visitor; email: string; language: ContentLanguage },
  deps: Pick<SignInDeps, 'db' | 'clock' | 'newId' | 'digest' | 'mailer' | 'log'>,
): Promise<void> {
  const now = deps.clock()
  const id = deps.newId('code')
  const code = newCode()
  const failure = await deps.mailer.send({ id, to: input.email.trim(), ...codeMail({ code, language: input.language }) }).then(() => null, mailFailureOf)
  // Where nobody answered in time the mail may have left all the same, and its code is to work.
  if (failure === null || failure.reason === 'timeout') {
    await insertCode(
      {
        id,
        emailHash: await deps.digest('email', canonicalEmail(input.email)),
        tokenHash: input.visitor.tokenHash,
        codeHash: await deps.digest('email-code', `${id}:${code}`),
        now,
        expiresAt: now + codeLifetimeMs,
      },
      deps.db,
    )
  }
  if (failure === null) return
  deps.log.error('code_not_sent', { codeId: id, mailer: deps.mailer.name, ...failure })
  throw mailUnavailableError()
}

/**
 * Proves an address by its code. The browser's anonymous work joins the account of the address; a browser that belonged to
 * somebody else moves over and takes nothing along. From now on `newTokenHash` is the session's: the old token is worth nothing.
 * Throws `code_invalid` for a code that is wrong, used, too old, tried too often, or was sent for another browser.
 */
export async function verifyCode(
  input: { visitor: Visitor; email: string; code: string; newTokenHash: string; device: string | null },
  deps: SignInDeps,
): Promise<Account> {
  const { visitor } = input
  const emailHash = await proveCode(input, deps)
  const now = deps.clock()
  const session = {
    oldTokenHash: visitor.tokenHash,
    newTokenHash: input.newTokenHash,
    sessionId: deps.newId('session'),
    device: input.device,
    now,
    expiresAt: now + sessionLifetimeMs,
  }
  return toAccount(await joinAddress({ visitor, emailHash, email: input.email.trim(), session }, deps), deps)
}

/** Uses up the code a browser was sent for an address; resolves with the address's keyed hash. Throws `code_invalid`. */
export async function proveCode(
  input: { visitor: Visitor; email: string; code: string },
  deps: Pick<SignInDeps, 'db' | 'clock' | 'digest'>,
): Promise<string> {
  const now = deps.clock()
  const emailHash = await deps.digest('email', canonicalEmail(input.email))
  const known = await tryCode({ emailHash, tokenHash: input.visitor.tokenHash, mostTries, now }, deps.db)
  if (!known) throw codeInvalidError()
  const isRight = isEqualSecret(known.codeHash, await deps.digest('email-code', `${known.id}:${input.code}`))
  if (!isRight || !(await useCode({ id: known.id, now }, deps.db))) throw codeInvalidError()
  return emailHash
}

/** Ends this browser's session. What it belonged to stays. */
export async function signOut(input: { visitor: Visitor }, deps: Pick<SignInDeps, 'db' | 'clock'>): Promise<void> {
  await revokeSession({ tokenHash: input.visitor.tokenHash, now: deps.clock() }, deps.db)
}

/** The one account of a proven address, with what this browser had left without one, and the browser's new session on it. */
async function joinAddress(
  input: { visitor: Visitor; emailHash: string; email: string; session: NewSession },
  deps: SignInDeps,
): Promise<AccountRecord> {
  const { visitor, emailHash, email, session } = input
  const here = (await findAccountOfSession({ tokenHash: visitor.tokenHash, now: session.now }, deps.db))?.account ?? null
  const anonymous = here && here.emailHash === null ? here : null
  if (anonymous) {
    const sealedEmail = await sealEmail(anonymous.id, email, deps.vault)
    if (await claimEmail({ accountId: anonymous.id, emailHash, sealedEmail, session }, deps.db)) return mustFind(anonymous.id, deps)
  }
  const owner = (await findAccountByEmail(emailHash, deps.db)) ?? (await openAccount(input, deps))
  if (!anonymous || !(await mergeAccounts({ from: anonymous, into: owner, session }, deps))) {
    await deps.db.batch(sessionStatements({ accountId: owner.id, session }, deps.db))
  }
  return mustFind(owner.id, deps)
}

async function openAccount(input: { visitor: Visitor; emailHash: string; email: string }, deps: SignInDeps): Promise<AccountRecord> {
  const id = deps.newId('account')
  const key = await deps.vault.createKey()
  const sealedEmail = await (await deps.vault.openWrapped(key)).seal(input.email, emailContext(id))
  const isNew = await insertAccountWithEmail(
    { id, key, emailHash: input.emailHash, sealedEmail, timeZone: knownTimeZone(input.visitor.timeZone), now: deps.clock() },
    deps.db,
  )
  const account = isNew ? await findAccountById(id, deps.db) : await findAccountByEmail(input.emailHash, deps.db)
  if (!account) throw new Error('no account for a proven address')
  return account
}

/**
 * One transaction: everything of one account becomes the other's and the browser's session a new one, or nothing does. False when the
 * first got an address of its own meanwhile, by another request of the same browser.
 */
async function mergeAccounts(input: { from: AccountRecord; into: AccountRecord; session: NewSession }, deps: SignInDeps): Promise<boolean> {
  const ids = { from: input.from.id, into: input.into.id }
  const sealedName = await resealName(input, deps.vault)
  try {
    await deps.db.batch([
      requireAnonymous(ids.from, deps.db),
      ...deps.belongings.flatMap((kind) => kind.move(ids, deps.db)),
      ...mergeStatements(ids, deps.db),
      ...(sealedName ? [nameWhereNone({ accountId: ids.into, sealedName }, deps.db)] : []),
      ...sessionStatements({ accountId: ids.into, session: input.session }, deps.db),
    ])
    return true
  } catch (error) {
    if (await isAnonymous(ids.from, deps.db)) throw error
    return false
  }
}

/** The name of an account that is about to join one without, sealed for that one; null where there is none to keep. */
async function resealName({ from, into }: { from: AccountRecord; into: AccountRecord }, vault: Vault): Promise<string | null> {
  if (from.sealedName === null || into.sealedName !== null) return null
  const name = await (await vault.openAccount(from.id)).open(from.sealedName, nameContext(from.id))
  return (await vault.openAccount(into.id)).seal(name, nameContext(into.id))
}

async function mustFind(id: string, deps: SignInDeps): Promise<AccountRecord> {
  const account = await findAccountById(id, deps.db)
  if (!account) throw new Error('account gone while it was being joined')
  return account
}

async function sealEmail(accountId: string, email: string, vault: Vault): Promise<string> {
  return (await vault.openAccount(accountId)).seal(email, emailContext(accountId))
}

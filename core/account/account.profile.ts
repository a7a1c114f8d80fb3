import { emailContext, findRecord, nameContext } from './account'
import { addressChangedMail } from './account.copy'
import { emailInUseError, notSignedInError, nothingKeptError } from './account.errors'
import { replaceEmail, setName, type AccountRecord } from './account.repo'
import { proveCode, type SignInDeps } from './account.sign-in'
import { sessionOnly, type Visitor } from './account.schema'
import { mailFailureOf } from '#core/mail/mail'
import type { ContentLanguage } from '#core/locale/locale.schema'

/** Changes the name an account is called by; an empty one takes it away. Throws `nothing_kept`. */
export async function changeName(input: { visitor: Visitor; name: string }, deps: SignInDeps): Promise<void> {
  const { id } = await ownRecord(input.visitor, deps)
  const vault = await deps.vault.openAccount(id)
  await setName({ accountId: id, sealedName: input.name ? await vault.seal(input.name, nameContext(id)) : null }, deps.db)
}

/**
 * Puts another address in place of an account's, once it is proven by the code that was sent to it. The old one is told. Throws
 * `not_signed_in` for an account without an address, `code_invalid`, and `email_in_use` where the new one has an account of its own.
 */
export async function changeEmail(
  input: { visitor: Visitor; email: string; code: string; language: ContentLanguage },
  deps: SignInDeps,
): Promise<void> {
  const { id, sealedEmail } = await ownRecord(input.visitor, deps)
  if (!sealedEmail) throw notSignedInError()
  const emailHash = await proveCode(input, deps)
  const vault = await deps.vault.openAccount(id)
  const before = await vault.open(sealedEmail, emailContext(id))
  const email = input.email.trim()
  if (!(await replaceEmail({ accountId: id, emailHash, sealedEmail: await vault.seal(email, emailContext(id)) }, deps.db))) throw emailInUseError()
  if (before === email) return
  try {
    await deps.mailer.send({ id: deps.newId('mail'), to: before, ...addressChangedMail({ language: input.language }) })
  } catch (error) {
    deps.log.warn('address_change_not_told', { accountId: id, mailer: deps.mailer.name, ...mailFailureOf(error) })
  }
}

/** The account of a browser's session; a trial's token does not speak for it here. Throws `nothing_kept`. */
async function ownRecord(visitor: Visitor, deps: SignInDeps): Promise<AccountRecord> {
  const record = await findRecord(sessionOnly(visitor), deps)
  if (!record) throw nothingKeptError()
  return record
}

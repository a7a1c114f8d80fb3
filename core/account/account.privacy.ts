import { emailContext, findRecord, nameContext, toAccount, type AccountDeps } from './account'
import { readMe } from './account.copy'
import { deviceNotFoundError, nothingKeptError } from './account.errors'
import { deleteAccount, type AccountRecord } from './account.repo'
import { insertConsent, listConsents, withdrawConsent } from './consents.repo'
import { listSessions, revokeOtherSessions, revokeSessionById } from './sessions.repo'
import { consentVersions } from './account.rules'
import { sessionOnly, type Consent, type ConsentKind, type Device, type Visitor } from './account.schema'
import { asDate, jsonFile } from '#core/export-files'
import type { NewId } from '#core/ids'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Belongings, BelongingsDeps, ExportedFile, PrintableLetter } from '#core/ports/belongings'
import type { Log } from '#core/ports/log'

/** What a person may see, take along, take back and erase of their account. A trial's token speaks for none of it. */
export type PrivacyDeps = AccountDeps & BelongingsDeps & { newId: NewId; log: Log; belongings: readonly Belongings[] }

// --- Devices -------------------------------------------------------------------------------------------------------

/** The browsers an account is open in, last seen first; none for somebody who has left nothing yet. */
export async function listDevices(input: { visitor: Visitor }, deps: PrivacyDeps): Promise<Device[]> {
  const account = await ownRecord(input.visitor, deps)
  if (!account) return []
  const records = await listSessions({ accountId: account.id, now: deps.clock() }, deps.db)
  return records.flatMap(({ id, tokenHash, device, createdAt, lastSeenAt }) =>
    id === null ? [] : [{ id, name: device, isCurrent: tokenHash === input.visitor.tokenHash, createdAt, lastSeenAt }],
  )
}

/** Signs one browser of an account out; safe to repeat. True when it was the one that asks. Throws `device_not_found`. */
export async function signOutDevice(input: { visitor: Visitor; deviceId: string }, deps: PrivacyDeps): Promise<{ wasCurrent: boolean }> {
  const account = await ownRecord(input.visitor, deps)
  if (!account) throw deviceNotFoundError()
  const device = (await listDevices(input, deps)).find(({ id }) => id === input.deviceId)
  if (!(await revokeSessionById({ accountId: account.id, sessionId: input.deviceId, now: deps.clock() }, deps.db))) throw deviceNotFoundError()
  return { wasCurrent: device?.isCurrent ?? false }
}

/** Signs every other browser of an account out. */
export async function signOutOthers(input: { visitor: Visitor }, deps: PrivacyDeps): Promise<void> {
  const account = await ownRecord(input.visitor, deps)
  if (!account) return
  await revokeOtherSessions({ accountId: account.id, keptTokenHash: input.visitor.tokenHash, now: deps.clock() }, deps.db)
}

// --- Consents ------------------------------------------------------------------------------------------------------

/** What an account has agreed to and taken back, newest first, at most a hundred. */
export async function viewConsents(input: { visitor: Visitor }, deps: PrivacyDeps): Promise<Consent[]> {
  const account = await ownRecord(input.visitor, deps)
  return account ? listConsents(account.id, deps.db) : []
}

/** Gives a consent or takes it back; safe to repeat. Throws `nothing_kept`. */
export async function setConsent(input: { visitor: Visitor; kind: ConsentKind; isGiven: boolean }, deps: PrivacyDeps): Promise<void> {
  const account = await ownRecord(input.visitor, deps)
  if (!account) throw nothingKeptError()
  const { kind } = input
  const consent = { id: deps.newId('consent'), accountId: account.id, kind, version: consentVersions[kind], now: deps.clock() }
  if (input.isGiven) await insertConsent(consent, deps.db)
  else await withdrawConsent(consent, deps.db)
}

// --- Export --------------------------------------------------------------------------------------------------------

/** Everything that is kept of an account as files, opened one at a time while they are read. Throws `nothing_kept`. */
export async function openExport(
  input: { visitor: Visitor; language: ContentLanguage; printLetter: (letter: PrintableLetter) => Promise<Uint8Array> },
  deps: PrivacyDeps,
): Promise<{ accountId: string; files: AsyncIterable<ExportedFile> }> {
  const record = await ownRecord(input.visitor, deps)
  if (!record) throw nothingKeptError()
  return { accountId: record.id, files: exportFiles({ ...input, record }, deps) }
}

type ExportInput = Parameters<typeof openExport>[0] & { record: AccountRecord }

async function* exportFiles({ visitor, language, printLetter, record }: ExportInput, deps: PrivacyDeps): AsyncGenerator<ExportedFile> {
  const at = deps.clock()
  const account = await toAccount(record, deps)
  const { id } = account
  const vault = await deps.vault.openAccount(id)
  yield { ...readMe({ language }), at }
  yield jsonFile({
    path: 'account.json',
    value: {
      id,
      name: record.sealedName && (await vault.open(record.sealedName, nameContext(id))),
      email: record.sealedEmail && (await vault.open(record.sealedEmail, emailContext(id))),
      plan: account.plan,
      isVip: account.isVip,
      trialExpiresAt: asDate(account.trialExpiresAt),
      timeZone: account.timeZone,
      createdAt: asDate(account.createdAt),
    },
    at,
  })
  const devices = await listDevices({ visitor }, deps)
  const asDevice = ({ name, isCurrent, createdAt, lastSeenAt }: Device) => ({ name, isCurrent, createdAt: asDate(createdAt), lastSeenAt: asDate(lastSeenAt) })
  yield jsonFile({ path: 'devices.json', value: devices.map(asDevice), at })
  const consents = await listConsents(id, deps.db)
  const asConsent = ({ kind, version, givenAt, withdrawnAt }: Consent) => ({ kind, version, givenAt: asDate(givenAt), withdrawnAt: asDate(withdrawnAt) })
  yield jsonFile({ path: 'consents.json', value: consents.map(asConsent), at })
  for (const kind of deps.belongings) yield* kind.export({ accountId: id, printLetter }, deps)
}

// --- Erasing -------------------------------------------------------------------------------------------------------

/**
 * Erases the account of a browser's session: what was written and read aloud, its key and the keys of accounts that joined it, its
 * sessions everywhere. What is left is the keyed hash that an address has had its free week. Safe to repeat; of no consequence for
 * somebody of whom nothing is kept.
 */
export async function eraseAccount(input: { visitor: Visitor }, deps: PrivacyDeps): Promise<void> {
  const record = await ownRecord(input.visitor, deps)
  if (record) await eraseRecord(record, deps)
}

/** The key goes last and with the row, so that an erasure which was cut off can be asked for again. */
export async function eraseRecord(record: Pick<AccountRecord, 'id' | 'emailHash' | 'sealedEmail'>, deps: PrivacyDeps): Promise<void> {
  const { id, emailHash } = record
  const addresses = await knownAddresses(record, deps)
  const now = deps.clock()
  for (const kind of deps.belongings) await kind.erase({ accountId: id, addresses, now }, deps)
  await deleteAccount({ accountId: id, emailHash }, deps.db)
  deps.log.info('account_erased', { accountId: id })
}

/** Where an account was written to. What cannot be opened any more, an erasure before this one overwrote. */
async function knownAddresses({ id, sealedEmail }: Pick<AccountRecord, 'id' | 'sealedEmail'>, deps: PrivacyDeps): Promise<string[]> {
  const openOwn = async () => (sealedEmail ? [await (await deps.vault.openAccount(id)).open(sealedEmail, emailContext(id))] : [])
  const lists = await Promise.allSettled([openOwn(), ...deps.belongings.map((kind) => kind.addresses?.({ accountId: id }, deps) ?? [])])
  return [...new Set(lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : [])))]
}

function ownRecord(visitor: Visitor, deps: AccountDeps): Promise<AccountRecord | null> {
  return findRecord(sessionOnly(visitor), deps)
}

import { letterNotReadyError } from './letters.errors'
import type { LetterRecord } from './letters.repo'
import type { LetterBrief, WrittenLetter } from './letters.schema'
import type { Vault } from '#core/ports/vault'

/** Where each sealed text lives; sealed for one place, it opens in no other. */
export const requestContext = (letterId: string) => `letters/${letterId}/request`
const contentContext = (letterId: string) => `letters/${letterId}/content`

export async function openBrief(letter: LetterRecord, vault: Vault): Promise<LetterBrief> {
  const account = await vault.openAccount(letter.accountId)
  return JSON.parse(await account.open(letter.sealedRequest, requestContext(letter.id))) as LetterBrief
}

export async function sealContent(letter: LetterRecord, content: WrittenLetter, vault: Vault): Promise<string> {
  const account = await vault.openAccount(letter.accountId)
  return account.seal(JSON.stringify(content), contentContext(letter.id))
}

/** Throws `letter_not_ready` while there is no text. */
export async function openContent(letter: LetterRecord, vault: Vault): Promise<WrittenLetter> {
  if (!letter.sealedContent) throw letterNotReadyError()
  const account = await vault.openAccount(letter.accountId)
  return JSON.parse(await account.open(letter.sealedContent, contentContext(letter.id))) as WrittenLetter
}

const noticeContext = (letterId: string) => `letters/${letterId}/notice`

export async function sealNoticeTo(letter: LetterRecord, address: string, vault: Vault): Promise<string> {
  const account = await vault.openAccount(letter.accountId)
  return account.seal(address, noticeContext(letter.id))
}

export async function openNoticeTo(letter: LetterRecord & { sealedNoticeTo: string }, vault: Vault): Promise<string> {
  const account = await vault.openAccount(letter.accountId)
  return account.open(letter.sealedNoticeTo, noticeContext(letter.id))
}

import { letterNotReadyError } from './letters.errors'
import type { LetterRecord } from './letters.repo'
import type { LetterBrief, WrittenLetter } from './letters.schema'
import type { SoundMap } from '#core/ports/narrator'
import type { Vault } from '#core/ports/vault'

/** Whose key a letter is sealed under: its owner's, or that of an account which joined its owner's. */
export function keyOf(letter: Pick<LetterRecord, 'accountId' | 'keyId'>): string {
  return letter.keyId ?? letter.accountId
}

/** Where each sealed text lives; sealed for one place, it opens in no other. */
export const requestContext = (letterId: string) => `letters/${letterId}/request`
const contentContext = (letterId: string) => `letters/${letterId}/content`

export async function openBrief(letter: LetterRecord, vault: Vault): Promise<LetterBrief> {
  const account = await vault.openAccount(keyOf(letter))
  return JSON.parse(await account.open(letter.sealedRequest, requestContext(letter.id))) as LetterBrief
}

export async function sealContent(letter: LetterRecord, content: WrittenLetter, vault: Vault): Promise<string> {
  const account = await vault.openAccount(keyOf(letter))
  return account.seal(JSON.stringify(content), contentContext(letter.id))
}

/** Throws `letter_not_ready` while there is no text. */
export async function openContent(letter: LetterRecord, vault: Vault): Promise<WrittenLetter> {
  if (!letter.sealedContent) throw letterNotReadyError()
  const account = await vault.openAccount(keyOf(letter))
  return JSON.parse(await account.open(letter.sealedContent, contentContext(letter.id))) as WrittenLetter
}

const noticeContext = (letterId: string) => `letters/${letterId}/notice`

export async function sealNoticeTo(letter: LetterRecord, address: string, vault: Vault): Promise<string> {
  const account = await vault.openAccount(keyOf(letter))
  return account.seal(address, noticeContext(letter.id))
}

export async function openNoticeTo(letter: LetterRecord & { sealedNoticeTo: string }, vault: Vault): Promise<string> {
  const account = await vault.openAccount(keyOf(letter))
  return account.open(letter.sealedNoticeTo, noticeContext(letter.id))
}

const soundMapContext = (letterId: string) => `letters/${letterId}/sound-map`

export async function sealSoundMap(letter: LetterRecord, map: SoundMap, vault: Vault): Promise<string> {
  const account = await vault.openAccount(keyOf(letter))
  return account.seal(JSON.stringify(map), soundMapContext(letter.id))
}

/** Null for a sound whose narrator could not tell. */
export async function openSoundMap(letter: LetterRecord, vault: Vault): Promise<SoundMap | null> {
  if (!letter.sealedSoundMap) return null
  const account = await vault.openAccount(keyOf(letter))
  return JSON.parse(await account.open(letter.sealedSoundMap, soundMapContext(letter.id))) as SoundMap
}

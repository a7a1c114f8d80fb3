/**
 * Seals what a person wrote under their account's own key.
 * `context` names where the text lives (`letters/<id>/request`); text sealed for one place cannot be opened in another.
 */
export type AccountVault = {
  seal: (plain: string, context: string) => Promise<string>
  /** Throws when the text was altered, belongs elsewhere, or the key is another. */
  open: (sealed: string, context: string) => Promise<string>
  /** Seals bytes piece by piece; each piece may be opened alone. */
  sealPiece: (piece: Uint8Array<ArrayBuffer>, context: string, index: number) => Promise<Uint8Array<ArrayBuffer>>
  openPiece: (sealed: Uint8Array<ArrayBuffer>, context: string, index: number) => Promise<Uint8Array<ArrayBuffer>>
}

/** An account's key, wrapped by the master key of that version. */
export type WrappedKey = { wrappedKey: string; masterVersion: number }

export type Vault = {
  /** A new account key, wrapped; kept beside the account in the transaction that makes it. */
  createKey: () => Promise<WrappedKey>
  /** For what is sealed before the account's row is there. */
  openWrapped: (key: WrappedKey) => Promise<AccountVault>
  /** The version new keys are wrapped under. */
  currentVersion: () => Promise<number>
  /** The same key, wrapped under the current version. Throws when the version it is under was not given. */
  rewrap: (key: WrappedKey) => Promise<WrappedKey>
  /** Throws `AccountKeyMissingError` once the key was destroyed. */
  openAccount: (accountId: string) => Promise<AccountVault>
}

/** The account's key is gone, and with it everything that was sealed. */
export class AccountKeyMissingError extends Error {
  override name = 'AccountKeyMissingError'
}

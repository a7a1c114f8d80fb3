/**
 * A keyed one-way hash (HMAC-SHA-256, hex) of what must be found again but not kept: addresses, codes. `purpose` keeps apart what is
 * hashed for different ends. The key of what is looked up never changes, so that what was hashed years ago is still found; that of
 * networks and mailboxes, which are only counted, may.
 */
export type Digest = (purpose: 'email' | 'email-code' | 'trial-address' | 'chat-memory' | 'reminder-off' | 'network' | 'mailbox', text: string) => Promise<string>

export type Mail = { to: string; subject: string; text: string; html: string }

/** Sends one mail. Throws when it could not be handed over. */
export type Mailer = { name: string; send: (mail: Mail) => Promise<void> }

/** Who a mail is from, as mailboxes show it. */
export type Sender = { name: string; email: string }

const productName = 'EÓN'

/** Neither part may hold what a header line would read as its own: quotes, brackets, commas, line ends. */
const forms = /^(?:(?<name>[^\p{C}"<>,;:@\\]+?)\s*<(?<inBrackets>[^\s<>]+)>|(?<bare>[^\s<>]+))$/u
const mailbox = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/

/** Reads `cartas@eon.example` or `EÓN <cartas@eon.example>`; an address alone is the product's. Null for anything else. */
export function parseSender(text: string): Sender | null {
  const { name, inBrackets, bare } = forms.exec(text.trim())?.groups ?? {}
  const email = inBrackets ?? bare
  if (!email || !mailbox.test(email)) return null
  return { name: name?.trim() || productName, email }
}

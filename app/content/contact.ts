/** The addresses people can write to. One place; the domain is reserved for examples until there is a real one. */
export const contact = {
  email: 'hola@eon.example',
  newsletter: 'cartas@eon.example',
} as const

/** `mailto:` with a subject a person does not have to think of. */
export function mailto({ address, subject }: { address: string; subject: string }) {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}

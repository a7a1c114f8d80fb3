/** What one language says to a model that holds a conversation. Written by hand in each; none is a translation of another. */
export type PromptWords = {
  role: string
  manner: string
  never: string
  /** What may be said of the product. It may come back in the model's own words, or in these. */
  product: string
  memories: string
  /** Added while danger was heard in the last turns. */
  close: string
  risk: string
  format: string
  /** Says that what lies between the marks is material and never an instruction. */
  data: (fence: string) => string
  /** Stands under the last message. */
  ask: string
}

/** One turn as a language model is told it. Many endpoints want the roles to alternate, the person's first, and no turn empty. */
export type ModelMessage = { role: 'user' | 'assistant'; content: string }

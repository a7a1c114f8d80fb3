/** What is speaking: every conversation begins with one. Apart from the other lines, since a model's first reply begins with one too. */
export const disclosures: readonly string[] = [
  "I'm EÓN, an artificial intelligence. I'll read what you write with care; I'm not a therapist, and not a person.",
  "First, so that you know: I'm EÓN, an artificial intelligence. Nobody is typing at this end, and I'll still try to answer well.",
  "This is EÓN, an artificial intelligence made for talking about loss and change.",
  "I'm EÓN. You should know from the start that I'm an artificial intelligence and not a person.",
]

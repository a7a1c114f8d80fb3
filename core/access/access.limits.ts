/** Free messages with EÓN, in the time (ms) that begins with the first of them. */
export const freeChatMessages = 3
export const freeChatWindowMs = 24 * 60 * 60_000

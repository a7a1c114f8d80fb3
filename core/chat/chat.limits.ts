/** The longest message that is taken, in characters; one in danger is answered whatever its length. */
export const messageLimit = 8_000
/** The longest message of the floating widget (specification §5). */
export const widgetMessageLimit = 150
/** The longest text that is read aloud at once, in characters. */
export const voiceTextLimit = 2_000
export const titleLimit = 120
export const memoryLimit = 300

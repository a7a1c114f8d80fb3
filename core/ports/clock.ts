/** The present moment in UTC milliseconds. Given as an argument wherever time decides something. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

/** Which paragraph is being read at a moment, given where each begins (seconds, ascending). */
export function paragraphAt(starts: readonly number[], at: number): number {
  // A little early: the eye should be there when the voice is.
  const next = starts.findIndex((start) => start > at + 0.3)
  return next === -1 ? starts.length - 1 : Math.max(0, next - 1)
}

type WaveformProps = {
  /** Loudness along the sound, 0 to 100. */
  peaks: number[]
  /** How much of it has been heard, 0 to 1. */
  share: number
}

const height = 40
/** More would run together on a small screen. */
const mostBars = 60

/** The letter's own sound, drawn: what has been heard in the colour of the path. Says nothing that the slider does not. */
export function Waveform({ peaks, share }: WaveformProps) {
  const bars = gather(peaks)
  const line = bars
    .map((bar, index) => {
      const half = Math.max(0.8, bar * (height / 2 - 2))
      return `M${index + 0.5} ${(height / 2 - half).toFixed(1)}v${(2 * half).toFixed(1)}`
    })
    .join('')
  return (
    <svg viewBox={`0 0 ${bars.length} ${height}`} preserveAspectRatio="none" className="waveform" aria-hidden="true" focusable="false">
      <path d={line} className="waveform-ahead" />
      <path d={line} className="waveform-heard" style={{ clipPath: `inset(0 ${(100 - share * 100).toFixed(2)}% 0 0)` }} />
    </svg>
  )
}

/** Heights between 0 and 1; squared, so that a breath is seen beside a word. */
function gather(peaks: number[]): number[] {
  const each = Math.max(1, Math.ceil(peaks.length / mostBars))
  const means = Array.from({ length: Math.ceil(peaks.length / each) }, (_, index) => {
    const part = peaks.slice(index * each, (index + 1) * each)
    return part.reduce((sum, peak) => sum + peak, 0) / part.length
  })
  const highest = Math.max(1, ...means)
  return means.map((mean) => (mean / highest) ** 2)
}

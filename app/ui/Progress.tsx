import clsx from 'clsx'
import { Progress as Radix } from 'radix-ui'

type ProgressProps = {
  /** 0 to 1; leave it out while the end is unknown. */
  value?: number
  label: string
  /** The value in words, such as «3 de 5». */
  valueLabel?: string
  className?: string
}

export function Progress({ value, label, valueLabel, className }: ProgressProps) {
  const percent = value === undefined ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <Radix.Root
      value={percent}
      max={100}
      aria-label={label}
      getValueLabel={() => valueLabel ?? `${percent ?? 0} %`}
      className={clsx('relative h-1 w-full overflow-hidden rounded-round bg-line forced:border', className)}
    >
      <Radix.Indicator
        className={clsx(
          'block h-full rounded-round bg-path forced:bg-[Highlight]',
          percent === null ? 'w-1/3 animate-[sweep_2.4s_ease-in-out_infinite]' : 'w-full origin-left transition-transform duration-[400ms]',
        )}
        style={percent === null ? undefined : { transform: `scaleX(${percent / 100})` }}
      />
    </Radix.Root>
  )
}

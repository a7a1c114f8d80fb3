import clsx from 'clsx'
import { forwardRef, useState, type ComponentPropsWithoutRef, type CSSProperties, type ReactNode } from 'react'
import { useFieldWiring } from './Field'

type SliderProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'onChange'> & {
  min?: number
  max?: number
  step?: number
  value?: number
  defaultValue?: number
  onChange?: (value: number) => void
  /** The value in words, for eyes and for assistive technology. */
  valueLabel?: (value: number) => string
  /** Words under the two ends of the line. */
  ends?: readonly [ReactNode, ReactNode]
}

/** A number on a line. Native range input: keyboard, forms and touch come with it. Put it inside a `Field`. */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(
  { min = 1, max = 10, step = 1, value, defaultValue = 5, onChange, valueLabel, ends, className, ...rest },
  ref,
) {
  const [own, setOwn] = useState(defaultValue)
  const shown = value ?? own
  const share = (shown - min) / (max - min)
  return (
    <div className={className}>
      <div className="flex items-center gap-4">
        <input
          ref={ref}
          type="range"
          {...{ min, max, step }}
          {...useFieldWiring()}
          required={undefined}
          value={shown}
          onChange={(event) => {
            setOwn(event.target.valueAsNumber)
            onChange?.(event.target.valueAsNumber)
          }}
          aria-valuetext={valueLabel?.(shown)}
          className={clsx('range')}
          style={{ '--value': `calc(${share} * (100% - 1.75rem) + 0.875rem)` } as CSSProperties}
          {...rest}
        />
        <output className="min-w-8 text-right text-lead leading-none font-voice tabular-nums" aria-hidden="true">
          {valueLabel?.(shown) ?? shown}
        </output>
      </div>
      {ends && (
        <div className="mr-12 flex justify-between text-note text-soft" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  )
})

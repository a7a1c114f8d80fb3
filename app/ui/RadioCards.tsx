import clsx from 'clsx'
import { useId, type ReactNode } from 'react'
import { FieldError } from './FieldError'

export type RadioCard = { value: string; label: ReactNode; detail?: ReactNode; drawing?: ReactNode; isDisabled?: boolean }

type RadioCardsProps = {
  legend: ReactNode
  name: string
  options: readonly RadioCard[]
  help?: ReactNode
  error?: ReactNode
  mark?: ReactNode
  isRequired?: boolean
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** Cards beside each other from this many columns' room; one column on small screens. */
  columns?: 1 | 2 | 3 | 4
  isLegendUnseen?: boolean
  className?: string
}

const grid = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'grid-cols-2 sm:grid-cols-4' }

/** One choice among a few, each on its own slip of paper. Native radios: arrow keys, forms and no-JavaScript come with them. */
export function RadioCards({
  legend, name, options, help, error, mark, isRequired, value, defaultValue, onChange, columns = 2, isLegendUnseen, className,
}: RadioCardsProps) {
  const id = useId()
  return (
    <fieldset
      className={clsx('min-w-0', className)}
      aria-describedby={clsx(help && `${id}-help`, error && `${id}-error`) || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={isLegendUnseen ? 'unseen' : 'mb-2 font-tool text-ui font-[550]'}>
        {legend}
        {mark && <span className="font-normal text-soft"> {mark}</span>}
      </legend>
      {help && (
        <p id={`${id}-help`} className="-mt-1 mb-3 max-w-measure text-note text-soft">
          {help}
        </p>
      )}
      <div className={clsx('grid gap-3', grid[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex min-h-13 cursor-pointer items-start gap-3 rounded-control border border-edge bg-sheet px-4 py-3.5 transition-colors',
              'hover:border-path has-checked:border-path has-checked:bg-path-wash has-checked:inset-ring has-checked:inset-ring-path',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-path',
              'has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:text-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              required={isRequired}
              disabled={option.isDisabled}
              className="dot outline-none!"
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue, onChange: () => onChange?.(option.value) }
                : { checked: option.value === value, onChange: () => onChange?.(option.value) })}
            />
            <span className="min-w-0 flex-1">
              <span className="block text-ui">{option.label}</span>
              {option.detail && <span className="mt-0.5 block text-note text-soft">{option.detail}</span>}
            </span>
            {option.drawing}
          </label>
        ))}
      </div>
      <div className="mt-2">
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </fieldset>
  )
}

import clsx from 'clsx'
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { FieldError } from './FieldError'

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & { label: ReactNode; help?: ReactNode; error?: ReactNode }

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, help, error, className, id, ...rest },
  ref,
) {
  const generated = useId()
  const controlId = id ?? generated
  return (
    <div className={className}>
      <label htmlFor={controlId} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input
          ref={ref}
          id={controlId}
          type="checkbox"
          className="tick"
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(help && `${controlId}-help`, error && `${controlId}-error`) || undefined}
          {...rest}
        />
        <span className="text-ui">{label}</span>
      </label>
      {help && (
        <p id={`${controlId}-help`} className="pl-9 text-note text-soft">
          {help}
        </p>
      )}
      <div className="pl-9">
        <FieldError id={`${controlId}-error`}>{error}</FieldError>
      </div>
    </div>
  )
})

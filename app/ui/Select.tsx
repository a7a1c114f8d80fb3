import clsx from 'clsx'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useFieldWiring } from './Field'

type SelectProps = ComponentPropsWithoutRef<'select'>

/** The browser's own list: right on every phone, and before JavaScript. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select({ className, children, ...rest }, ref) {
  return (
    <div className={clsx('relative', className)}>
      <select ref={ref} {...useFieldWiring()} {...rest} className="control">
        {children}
      </select>
      <svg
        viewBox="0 0 20 20"
        className="drawing pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-soft"
        aria-hidden="true"
      >
        <path d="M4.2 7.6c1.9 1.9 3.6 3.8 5.9 5.4 2-1.7 3.8-3.5 5.7-5.5" />
      </svg>
    </div>
  )
})

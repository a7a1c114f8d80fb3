import clsx from 'clsx'
import { Slot } from 'radix-ui'
import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style'
import { Spinner } from './Spinner'

type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  isWide?: boolean
  /** Keeps focus and name, ignores presses, says so to assistive technology. */
  isLoading?: boolean
  /** Replaces the label while loading, in the person's language. */
  loadingLabel?: string
  /** Gives the look to the single child, such as a link. */
  asChild?: boolean
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, isWide, isLoading = false, loadingLabel, asChild, className, children, onClick, type, ...rest },
  ref,
) {
  const look = clsx(buttonStyle({ variant, size, isWide }), className)
  if (asChild) {
    return (
      <Slot.Root ref={ref} className={look} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    )
  }

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isLoading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      ref={ref}
      type={type ?? 'button'}
      className={look}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={press}
      {...rest}
    >
      {isLoading && <Spinner />}
      <span aria-live={loadingLabel ? 'polite' : undefined}>{isLoading && loadingLabel ? loadingLabel : children}</span>
    </button>
  )
})

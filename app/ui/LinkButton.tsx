import { Link, type LinkProps } from '@remix-run/react'
import clsx from 'clsx'
import { forwardRef } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style'

type LinkButtonProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize; isWide?: boolean }

/** A link that is the page's next step. Fetches the page ahead when it is about to be used. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant, size, isWide, className, prefetch = 'intent', ...rest },
  ref,
) {
  return <Link ref={ref} prefetch={prefetch} className={clsx(buttonStyle({ variant, size, isWide }), className)} {...rest} />
})

import clsx from 'clsx'
import type { ComponentPropsWithoutRef, ElementType } from 'react'

type SheetVariant = 'raised' | 'flat' | 'wash'
type SheetProps = ComponentPropsWithoutRef<'div'> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form' | 'figure'
  /** raised: paper lying on the table · flat: ruled off, same level · wash: a watercolour ground of the path's colour */
  variant?: SheetVariant
  padding?: 'none' | 'regular' | 'roomy'
}

const surface = {
  raised: 'border border-line/70 bg-sheet shadow-lift [--ground:var(--sheet)]',
  flat: 'border border-line bg-transparent',
  wash: 'border border-transparent bg-path-wash [--ground:var(--path-wash)]',
} satisfies Record<SheetVariant, string>

const room = { none: '', regular: 'p-5 sm:p-8', roomy: 'px-6 py-10 sm:px-14 sm:py-16' }

/** A piece of paper. */
export function Sheet({ as = 'div', variant = 'raised', padding = 'regular', className, ...rest }: SheetProps) {
  const Element = as as ElementType
  return <Element className={clsx('rounded-sheet', surface[variant], room[padding], className)} {...rest} />
}

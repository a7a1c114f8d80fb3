import clsx from 'clsx'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useFieldWiring } from './Field'

type TextInputProps = ComponentPropsWithoutRef<'input'>

/** One line of a person's own words, in the face of letters. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput({ className, type, ...rest }, ref) {
  return <input ref={ref} type={type ?? 'text'} {...useFieldWiring()} {...rest} className={clsx('control', className)} />
})

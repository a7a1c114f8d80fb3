import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { TextInput } from './TextInput'

type EmailInputProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'>

/** An address: offered from what the browser knows, never capitalised or marked as misspelt, at most 254 characters (RFC 5321). */
export const EmailInput = forwardRef<HTMLInputElement, EmailInputProps>(function EmailInput(props, ref) {
  return <TextInput ref={ref} type="email" autoComplete="email" autoCapitalize="off" spellCheck={false} maxLength={254} {...props} />
})

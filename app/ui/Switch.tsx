import { Switch as Radix } from 'radix-ui'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'

type SwitchProps = Omit<ComponentPropsWithoutRef<typeof Radix.Root>, 'checked' | 'onCheckedChange' | 'onChange'> & {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** On or off, at once. Its label is a `<label>` that points to its id. */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch({ isOn, onChange, ...rest }, ref) {
  return (
    <Radix.Root ref={ref} checked={isOn} onCheckedChange={onChange} className="switch" {...rest}>
      <Radix.Thumb className="switch-thumb" />
    </Radix.Root>
  )
})

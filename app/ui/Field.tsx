import clsx from 'clsx'
import { createContext, useContext, useId, type ReactNode } from 'react'
import { FieldError } from './FieldError'

type FieldWiring = { id: string; describedBy?: string; isInvalid: boolean; isRequired: boolean }
const FieldContext = createContext<FieldWiring | undefined>(undefined)

type FieldProps = {
  label: ReactNode
  /** Why it is asked, or an example of an answer. */
  help?: ReactNode
  /** What is wrong and how to mend it; its presence marks the control invalid. */
  error?: ReactNode
  isRequired?: boolean
  /** A word beside the label, such as «opcional». */
  mark?: ReactNode
  /** The control's id, when something outside has to point to it. */
  id?: string
  /** Keeps the label for assistive technology only. */
  isLabelUnseen?: boolean
  className?: string
  children: ReactNode
}

/** Label, help and error around one control, wired to it by ARIA. Controls of this folder pick the wiring up themselves. */
export function Field({ label, help, error, isRequired = false, mark, id, isLabelUnseen, className, children }: FieldProps) {
  const generated = useId()
  const controlId = id ?? generated
  const helpId = `${controlId}-help`
  const errorId = `${controlId}-error`
  const describedBy = clsx(help && helpId, error && errorId) || undefined
  return (
    <div className={clsx('flex flex-col gap-2', className)}>
      <label htmlFor={controlId} className={isLabelUnseen ? 'unseen' : 'text-ui font-[550] text-ink'}>
        {label}
        {mark && <span className="font-normal text-soft"> {mark}</span>}
      </label>
      {help && (
        <p id={helpId} className="max-w-measure text-note text-soft">
          {help}
        </p>
      )}
      <FieldContext.Provider value={{ id: controlId, describedBy, isInvalid: Boolean(error), isRequired }}>
        {children}
      </FieldContext.Provider>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

/** For a control inside a `Field`: id, aria-describedby, aria-invalid and required, each of which a prop may override. */
export function useFieldWiring() {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    required: field.isRequired || undefined,
  }
}

import { forwardRef, type ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '~/ui/Field'
import { TextInput } from '~/ui/TextInput'
import { findCode } from './find-code'

type CodeFieldProps = { error?: string | undefined; typed?: string | undefined; id?: string }

/** Six digits: the telephone offers them from the message, a numeric keyboard opens, and a paste finds them in any text. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField({ error, typed, id }, ref) {
  const { t } = useTranslation(['access'])
  return (
    <Field label={t('access:code.label')} help={t('access:code.help')} error={error} isRequired {...(id && { id })}>
      <TextInput
        ref={ref}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
        defaultValue={typed}
        onPaste={pasteDigits}
        className="max-w-56 font-tool tracking-[0.3em] tabular-nums"
      />
    </Field>
  )
})

function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
  const code = findCode(event.clipboardData.getData('text'))
  if (!code) return
  event.preventDefault()
  event.currentTarget.value = code
}

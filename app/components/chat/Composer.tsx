import clsx from 'clsx'
import { forwardRef, useId, useImperativeHandle, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/Button'

type ComposerProps = {
  value: string
  onChange: (value: string) => void
  onSend: () => void
  /** Shown as «count/limit»; it only counts. */
  limit: number
  isWaiting: boolean
  /** Posts without JavaScript. */
  name?: string
  className?: string
}

/** Where one writes. Enter sends, Shift + Enter goes to the next line; while a reply is awaited one can go on writing. */
export const Composer = forwardRef<HTMLTextAreaElement, ComposerProps>(function Composer(
  { value, onChange, onSend, limit, isWaiting, name = 'message', className },
  ref,
) {
  const { t } = useTranslation(['chat'])
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement)
  const isBlank = value.trim() === ''
  const isOver = value.length > limit

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (!isBlank && !isWaiting) onSend()
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method is composing a character, Enter belongs to it.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }

  return (
    <div className={clsx('chat-composer', className)}>
      <label htmlFor={id} className="unseen">
        {t('chat:composer.label')}
      </label>
      <textarea
        ref={area}
        id={id}
        name={name}
        rows={1}
        value={value}
        placeholder={t('chat:composer.placeholder')}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        className="chat-area"
      />
      <div className="flex items-end gap-3">
        <p className="pb-3 text-note tabular-nums text-soft">
          <span aria-hidden="true" className={clsx(isOver && 'font-[550] text-danger')}>
            {value.length}/{limit}
          </span>
          <span role="status" className="unseen">
            {value.length >= limit * 0.9 ? t('chat:composer.counter', { count: value.length, limit }) : ''}
          </span>
        </p>
        <Button type="submit" aria-disabled={isWaiting || undefined} onClick={send} className="min-w-24">
          {t('chat:composer.send')}
        </Button>
      </div>
      <p id={`${id}-hint`} className="unseen">
        {t('chat:composer.hint')}
      </p>
    </div>
  )
})

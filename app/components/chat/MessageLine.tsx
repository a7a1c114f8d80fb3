import clsx from 'clsx'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CareCard } from '~/components/care/CareCard'
import type { Care } from '#core/care/care.schema'
import type { Line } from './conversation'

type MessageLineProps = {
  line: Line
  /** What can be done with one of EÓN's lines. The same function as long as nothing changes, so that a long conversation is not drawn anew. */
  actionsFor?: ((line: Line) => ReactNode) | undefined
  /** The same numbers stand a little further up: they are given in one row. */
  isRepeated?: boolean
  onSendAgain?: (messageId: string) => void
}

/** One line: EÓN's as it would be read in a letter, the person's as a slip of paper laid beside it. */
export const MessageLine = memo(function MessageLine({ line, actionsFor, isRepeated = false, onSendAgain }: MessageLineProps) {
  const { t } = useTranslation(['chat'])
  const { author, text, care, note, state, messageId } = line
  const isMine = author === 'person'
  return (
    <li data-author={author} data-state={state} className={clsx('chat-line', isMine && 'chat-line-mine')}>
      <p className="unseen">{isMine ? t('chat:you') : t('chat:eon')}</p>
      <div className={clsx(isMine ? 'chat-slip' : 'chat-voice', care && 'lining-nums')}>
        {paragraphsOf(text).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {care && (isRepeated ? <BriefLines care={care} /> : <CareCard care={care} isMessageShown={false} className="mt-4 w-full" />)}
      {note && <p className="chat-note">{note}</p>}
      {!isMine && actionsFor?.(line)}
      {isMine && state === 'failed' && (
        <p className="mt-1 flex flex-wrap items-center justify-end gap-x-3 text-note text-danger">
          {t('chat:failed.line')}
          {onSendAgain && messageId && (
            <button type="button" onClick={() => onSendAgain(messageId)} className="text-link min-h-11 font-[550] text-path">
              {t('chat:failed.again')}
            </button>
          )}
        </p>
      )}
    </li>
  )
})

/** The numbers once more, in one row. */
function BriefLines({ care }: { care: Care }) {
  const { t } = useTranslation(['care'])
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 text-ui font-[600] tabular-nums" data-care={care.level}>
      {care.helplines.map(({ name, phone }) =>
        phone ? (
          <a key={phone} href={`tel:${phone.replace(/[^\d+*#]/g, '')}`} aria-label={`${name}: ${phone}`} className="text-link inline-flex min-h-11 items-center text-path">
            {phone}
          </a>
        ) : null,
      )}
      <a href="/ayuda" className="text-link inline-flex min-h-11 items-center font-[550] text-path">
        {t('care:more')}
      </a>
    </p>
  )
}

/** A reply while it comes. It is read out whole, once it is there. */
export function ArrivingLine({ text }: { text: string }) {
  const { t } = useTranslation(['chat'])
  return (
    <li aria-hidden="true" data-author="eon" data-state="arriving" className="chat-line">
      <div className="chat-voice">
        {paragraphsOf(text).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {text === '' && (
        <p className="chat-typing">
          <span className="chat-dots">
            <i />
            <i />
            <i />
          </span>
          {t('chat:typing')}…
        </p>
      )}
    </li>
  )
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
}

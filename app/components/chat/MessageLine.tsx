import clsx from 'clsx'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CareCard } from '~/components/care/CareCard'
import type { Line } from './conversation'

type MessageLineProps = {
  line: Line
  /** What can be done with one of EÓN's lines. */
  actions?: ReactNode
  onSendAgain?: (messageId: string) => void
}

/** One line: EÓN's as it would be read in a letter, the person's as a slip of paper laid beside it. */
export const MessageLine = memo(function MessageLine({ line, actions, onSendAgain }: MessageLineProps) {
  const { t } = useTranslation(['chat'])
  const { author, text, care, note, state, messageId } = line
  const isMine = author === 'person'
  return (
    <li data-author={author} data-state={state} className={clsx('chat-line', isMine && 'chat-line-mine')}>
      <p className="unseen">{isMine ? t('chat:you') : t('chat:eon')}</p>
      <div className={isMine ? 'chat-slip' : 'chat-voice'}>
        {paragraphsOf(text).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {care && <CareCard care={care} isMessageShown={false} className="mt-4 w-full" />}
      {note && <p className="chat-note">{note}</p>}
      {!isMine && actions}
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

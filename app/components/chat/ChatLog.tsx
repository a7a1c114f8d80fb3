import { memo, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conversation, Line } from './conversation'
import { ArrivingLine, MessageLine } from './MessageLine'
import './chat.css'

type ChatLogProps = {
  conversation: Conversation
  /** Said by EÓN before anything else. */
  welcome: string
  actionsFor?: (line: Line) => ReactNode
  onSendAgain: (messageId: string) => void
  onShowEarlier?: () => void
  /** What scrolls: the page, or the list itself. */
  scroller?: 'page' | 'list'
}

/** Everything said, the latest at the end and in view. A reply is announced whole, when it is there. Untouched by what is being typed. */
export const ChatLog = memo(function ChatLog({ conversation, welcome, actionsFor, onSendAgain, onShowEarlier, scroller = 'page' }: ChatLogProps) {
  const { t } = useTranslation(['chat'])
  const { lines, arriving, hasEarlier } = conversation
  const list = useRef<HTMLOListElement>(null)
  const last = lines.at(-1)
  useLatestInView({ list, lastKey: last?.key, isArriving: arriving !== null, scroller })
  const answered = last?.author === 'eon' ? last : null
  const status = arriving !== null ? t('chat:typing') : answered ? `${t('chat:eon')}: ${answered.text}` : ''
  const welcomeLine: Line = { key: 'welcome', author: 'eon', text: welcome, care: null, note: null, state: 'kept', messageId: null, at: null }
  return (
    <>
      {hasEarlier && onShowEarlier && (
        <p className="mb-6 text-center">
          <button type="button" onClick={onShowEarlier} className="text-link min-h-11 text-ui font-[550] text-path">
            {t('chat:earlier')}
          </button>
        </p>
      )}
      <ol ref={list} aria-label={t('chat:log')} className="chat-log">
        {!hasEarlier && <MessageLine line={welcomeLine} />}
        {lines.map((line, index) => (
          <MessageLine key={line.key} line={line} isRepeated={saysNumbersAgain(lines, index)} actionsFor={actionsFor} onSendAgain={onSendAgain} />
        ))}
        {arriving !== null && <ArrivingLine text={arriving} />}
      </ol>
      <p role="status" className="unseen">
        {status}
      </p>
    </>
  )
})

/** Whether the numbers of a line are those of EÓN's line before it. */
function saysNumbersAgain(lines: readonly Line[], index: number): boolean {
  const phones = (line: Line | undefined) => line?.care?.helplines.map(({ phone }) => phone).join()
  const before = lines.slice(Math.max(0, index - 2), index).findLast(({ author }) => author === 'eon')
  return phones(lines[index]) !== undefined && phones(lines[index]) === phones(before)
}

/** Brings what was just said, and the beginning of the reply, into view; leaves alone somebody who is reading further up. */
function useLatestInView(input: { list: React.RefObject<HTMLOListElement>; lastKey: string | undefined; isArriving: boolean; scroller: 'page' | 'list' }) {
  const { list, lastKey, isArriving, scroller } = input
  const seen = useRef<string>()
  useEffect(() => {
    const line = list.current?.lastElementChild
    if (!line) return
    const isFirst = seen.current === undefined
    seen.current = lastKey ?? ''
    // The first look at a conversation that has just begun stays at its beginning.
    if (isFirst && lastKey === undefined) return
    if (scroller === 'list') {
      const box = list.current?.closest('[data-chat-scroller]')
      if (!box) return
      // What does not fit into the list is read from its beginning.
      const isTall = line.clientHeight > box.clientHeight * 0.8
      box.scrollTo({ top: isTall ? box.scrollTop + line.getBoundingClientRect().top - box.getBoundingClientRect().top : box.scrollHeight, behavior: 'instant' })
      return
    }
    // What is taller than the window is read from its beginning.
    const isTall = line.clientHeight > window.innerHeight * 0.6
    line.scrollIntoView({ block: isFirst ? 'end' : isTall ? 'start' : 'nearest', behavior: 'instant' })
  }, [list, lastKey, isArriving, scroller])
}

import { useCallback, useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { freeChatMessages } from '#core/access/access.limits'
import { widgetMessageLimit } from '#core/chat/chat.limits'
import { useAuth } from '~/lib/auth/use-auth'
import { useIsOnline } from '~/lib/use-online'
import { CloseMark } from '~/ui/Dialog'
import { LinkButton } from '~/ui/LinkButton'
import { Spinner } from '~/ui/Spinner'
import { useToast } from '~/ui/Toast'
import { ChatLog } from './ChatLog'
import { Composer } from './Composer'
import { ConsentNote } from './ConsentNote'
import { isTender, type Line } from './conversation'
import { useFreeMessages } from './free-messages'
import { LineVoice } from './LineVoice'
import { useChatDraft } from './use-chat-draft'
import { useConversation, type ChatFailure } from './use-conversation'
import { useEarlier } from './use-earlier'
import { useMoment } from './use-moment'
import { useSheet } from './use-sheet'
import { useWidgetSession } from './use-widget-session'
import './widget.css'

export type WidgetPanelProps = { isOpen: boolean; onClose: () => void }

/** What the widget says of whoever writes, whoever that is (specification §7): the server knows better. */
const bodyFor = (message: string) => ({ message, isPremium: false, subscriptionTier: 'free' })
const headers = { 'x-user-email': 'anonymous', 'x-user-id': 'anonymous' }
const nothing = { sessionId: null, messages: [], hasEarlier: false }

/** A small conversation beside the page. Closed it stays as it is, and a reply that is on its way still arrives. */
export function WidgetPanel({ isOpen, onClose }: WidgetPanelProps) {
  const { t } = useTranslation(['widget', 'chat'])
  const { toast } = useToast()
  const { isPremium } = useAuth()
  const isOnline = useIsOnline()
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useChatDraft('eon_widget_draft')
  /** Takes EÓN's place in the list for what could not be answered, until something else is said. */
  const [notice, setNotice] = useState<keyof typeof noticeTexts | null>(null)

  const onFailure = useCallback(
    (failure: ChatFailure) => {
      if (failure !== 'tooLong') return setNotice(failure)
      toast({ title: t('widget:tooLong.title'), description: t('widget:tooLong.text', { limit: widgetMessageLimit }), variant: 'destructive' })
    },
    [t, toast],
  )
  const talk = useConversation({ initial: nothing, bodyFor, headers, onRefused: setDraft, onFailure })
  const { conversation, isWaiting } = talk
  const session = useWidgetSession({ talk, isOpen })

  const now = useMoment({ isTicking: isOpen })
  const free = useFreeMessages(now)
  const isTenderNow = isTender(conversation) || free.quietUntil !== null
  const isLocked = !isPremium && !isTenderNow && free.lockedUntil !== null
  const shownNotice = notice === 'limit' && (isTenderNow || !isLocked) ? null : notice

  const isSheet = useSheet({ isOpen })
  useEffect(() => {
    if (!isOpen) {
      // Nothing speaks that cannot be silenced.
      for (const voice of panel.current?.querySelectorAll('audio') ?? []) voice.pause()
      return
    }
    const list = panel.current?.querySelector('[data-chat-scroller]')
    list?.scrollTo({ top: list.scrollHeight, behavior: 'instant' })
    // On a screen that is touched the keyboard would cover what is to be read first.
    const isTouched = window.matchMedia('(pointer: coarse)').matches
    if (!isTouched && area.current) area.current.focus()
    else panel.current?.focus()
  }, [isOpen])

  function say(event?: FormEvent) {
    event?.preventDefault()
    const text = draft.trim()
    if (text === '' || isWaiting) return
    setNotice(null)
    setDraft('')
    talk.say(text)
    area.current?.focus()
  }
  const { sayAgain: sendAgain } = talk
  const sayAgain = useCallback(
    (messageId: string) => {
      setNotice(null)
      sendAgain(messageId)
    },
    [sendAgain],
  )
  const showEarlier = useEarlier(talk)
  useEscape({ panel, isOpen, onEscape: onClose })

  const actionsFor = useCallback(
    (line: Line) => line.key !== noticeKey && <LineVoice line={line} isPremium={isPremium} isTender={isTenderNow} />,
    [isPremium, isTenderNow],
  )
  const noticeText = shownNotice && t(noticeTexts[shownNotice])
  const shown = noticeText && !isWaiting ? { ...conversation, lines: [...conversation.lines, noticeLine(noticeText)] } : conversation

  return (
    <section
      ref={panel}
      role="dialog"
      aria-modal={isSheet}
      aria-labelledby={titleId}
      tabIndex={-1}
      hidden={!isOpen}
      data-open={isOpen}
      className="widget-panel"
    >
      <header className="widget-head">
        <h2 id={titleId} className="flex flex-wrap items-baseline gap-x-2 py-1 font-voice text-[1.375rem] leading-6">
          {t('widget:title')} <span className="font-tool text-note text-soft">{t('widget:subtitle')}</span>
        </h2>
        <div className="flex flex-none items-center">
          {/* A page of its own, outside the app: it opens when nothing else does. */}
          <a href="/ayuda" className="text-link inline-flex min-h-11 items-center px-2 text-note font-[550] text-path">
            {t('widget:help')}
          </a>
          <button type="button" aria-label={t('widget:close')} onClick={onClose} className="grid size-11 flex-none place-items-center rounded-control text-soft transition-colors hover:bg-path-wash hover:text-ink">
            <CloseMark />
          </button>
        </div>
      </header>

      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached, and scrolled, with the keyboard */}
      <div className="widget-list" data-chat-scroller tabIndex={0} role="region" aria-label={t('chat:log')}>
        {session.state === 'loading' && (
          <p role="status" className="flex items-center gap-3 py-3 text-note text-soft">
            <Spinner /> {t('widget:loading')}
          </p>
        )}
        {session.state === 'failed' && (
          <p role="alert" className="pb-4 text-note text-soft">
            {t('widget:loadFailed')}{' '}
            <button type="button" onClick={session.reload} className="text-link min-h-11 font-[550] text-path">
              {t('widget:again')}
            </button>
          </p>
        )}
        {session.state !== 'loading' && (
          <ChatLog
            conversation={shown}
            welcome={t('widget:intro')}
            actionsFor={actionsFor}
            onSendAgain={sayAgain}
            onShowEarlier={showEarlier}
            scroller="list"
          />
        )}
        {shownNotice === 'limitQuiet' && !isWaiting && (
          <a href="/ayuda" className="text-link mt-3 inline-flex min-h-11 items-center text-ui font-[550] text-path">
            {t('widget:quietLink')}
          </a>
        )}
      </div>

      <footer className="widget-foot">
        {!isOnline && (
          <p role="status" className="pb-2 text-note text-soft">
            {t('widget:offline')}
          </p>
        )}
        {isLocked && (
          <div role="status" className="widget-lock">
            <p className="text-ui">{t('widget:locked.text')}</p>
            <LinkButton to="/planes" variant="secondary" isWide className="mt-3">
              {t('widget:locked.action')}
            </LinkButton>
            {/* The server refuses what is counted and answers danger: the box stays open for it. */}
            <p className="mt-3 text-note text-soft">{t('widget:locked.danger')}</p>
          </div>
        )}
        {conversation.lines.length === 0 && !isLocked && <ConsentNote className="pb-2" />}
        <form method="post" action="/chat" onSubmit={say}>
          <Composer ref={area} value={draft} onChange={setDraft} onSend={() => say()} limit={widgetMessageLimit} isWaiting={isWaiting || session.state === 'loading'} className="widget-composer" />
        </form>
        {!isPremium && !isTenderNow && free.used !== null && !isLocked && (
          <p className="pt-2 text-note tabular-nums text-soft">{t('widget:counter', { used: free.used, limit: freeChatMessages })}</p>
        )}
      </footer>
    </section>
  )
}

/** Escape closes the panel while focus is in it; outside it belongs to the page. */
function useEscape({ panel, isOpen, onEscape }: { panel: RefObject<HTMLElement>; isOpen: boolean; onEscape: () => void }) {
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      if (event.target instanceof Node && panel.current?.contains(event.target)) onEscape()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [panel, isOpen, onEscape])
}

const noticeKey = 'notice'

function noticeLine(text: string): Line {
  return { key: noticeKey, author: 'eon', text, care: null, note: null, state: 'kept', messageId: null, at: null }
}

const noticeTexts = {
  offline: 'widget:connection',
  failed: 'widget:failed',
  tooMany: 'widget:failed',
  limit: 'widget:limit',
  limitQuiet: 'chat:failed.limitQuiet',
  consent: 'chat:failed.consent',
  ended: 'chat:failed.ended',
} as const satisfies Record<Exclude<ChatFailure, 'tooLong'>, string>

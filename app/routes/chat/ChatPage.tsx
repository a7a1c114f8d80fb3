import { Form, Link, useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#core/chat/chat.schema'
import { ChatLog } from '~/components/chat/ChatLog'
import { Composer } from '~/components/chat/Composer'
import { ConsentNote } from '~/components/chat/ConsentNote'
import { isTender, type Line } from '~/components/chat/conversation'
import { LineVoice } from '~/components/chat/LineVoice'
import { useChatDraft } from '~/components/chat/use-chat-draft'
import { useConversation, type ChatFailure } from '~/components/chat/use-conversation'
import { useEarlier } from '~/components/chat/use-earlier'
import { useIsHydrated } from '~/lib/use-hydrated'
import { Button } from '~/ui/Button'
import { NeedsScript } from '~/ui/NeedsScript'
import { useToast } from '~/ui/Toast'
import { AccessSwitch } from './AccessSwitch'
import { Aside } from './Aside'
import { HistoryDialog } from './HistoryDialog'
import { MemoryDialog } from './MemoryDialog'
import { Suggestions } from './Suggestions'
import type { ChatOutcome } from '~/server/chat-form.server'

type ChatPageProps = {
  hasAccess: boolean
  isTrial: boolean
  userId: string | null
  isQuiet: boolean
  opened: { sessionId: string | null; messages: ChatMessage[]; hasEarlier: boolean }
  outcome: ChatOutcome | null
}

/** As many characters as the counter counts to; nothing is refused beyond it. */
const counterLimit = 1000
const premiumRedirectMs = 1_500

/** The conversation, and beside it what goes with one's access. */
export function ChatPage({ hasAccess, isTrial, userId, isQuiet, opened, outcome }: ChatPageProps) {
  const { t } = useTranslation(['chat', 'coach'])
  const { toast } = useToast()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const messageId = useId()
  const [isPremiumView, setPremiumView] = useState(hasAccess)
  const [draft, setDraft] = useChatDraft('eon_chat_draft')
  const [suggestionTurn, setSuggestionTurn] = useState(0)
  const area = useRef<HTMLTextAreaElement>(null)
  const foot = useFootHeight()

  const bodyFor = useCallback((message: string) => ({ message, hasAnyAccess: hasAccess }), [hasAccess])
  const onFailure = useCallback(
    (failure: ChatFailure) => {
      if (failure === 'limit') {
        toast({ title: t('chat:failed.premium.title'), description: t('chat:failed.premium.text'), variant: 'destructive' })
        setTimeout(() => navigate('/premium'), premiumRedirectMs)
      } else if (failure === 'tooLong') toast({ title: t('chat:failed.tooLong.title'), description: t('chat:failed.tooLong.text'), variant: 'destructive' })
      else toast({ title: failure === 'failed' ? t('chat:failed.message') : t(`chat:failed.${failure}`), variant: 'destructive', duration: 10_000 })
    },
    [navigate, t, toast],
  )
  const talk = useConversation({ initial: useMemo(() => withOutcome(opened, outcome), [opened, outcome]), bodyFor, onRefused: setDraft, onFailure })
  const { conversation, isWaiting } = talk
  useRememberedAddress(conversation.sessionId)

  const isTenderNow = isQuiet || isTender(conversation)
  const actionsFor = useCallback((line: Line) => <LineVoice line={line} isPremium={hasAccess} isTender={isTenderNow} />, [hasAccess, isTenderNow])
  const showEarlier = useEarlier(talk)
  function say(text: string) {
    setSuggestionTurn((turn) => turn + 1)
    talk.say(text)
    area.current?.focus()
  }
  function send() {
    say(draft.trim())
    setDraft('')
  }
  function changeView(isOn: boolean) {
    if (!hasAccess) return navigate('/premium')
    setPremiumView(isOn)
    talk.open({ sessionId: null, messages: [], hasEarlier: false })
  }

  return (
    <div className="page-width grid items-start gap-x-14 gap-y-10 pt-2 lg:grid-cols-[minmax(0,1fr)_18rem] lg:pt-6 xl:gap-x-20">
      <section aria-labelledby="chat-title" className="flex min-h-[calc(100dvh-9rem)] min-w-0 flex-col">
        <header className="border-b border-line pb-3 sm:pb-4">
          <div className="flex items-center justify-between gap-x-6">
            <Link to="/" className="text-link inline-flex min-h-11 items-center text-note text-soft">
              {t('chat:back')}
            </Link>
            <AccessSwitch isOn={isPremiumView} onChange={changeView} />
          </div>
          <h1 id="chat-title" className="text-title">
            {t('chat:title')}
          </h1>
          <p className="mt-2 text-note text-soft">
            {t('chat:disclosure')}{' '}
            <a href="/ayuda" className="text-link font-[550] text-path">
              {t('chat:help')}
            </a>
          </p>
        </header>

        <div className="-mx-2 flex flex-wrap gap-x-1 py-2">
          <HistoryDialog currentId={conversation.sessionId} />
          <MemoryDialog />
          {hasAccess && !isTrial && (
            <Button asChild variant="quiet" className="text-ui lg:hidden">
              <a href="#guia">{t('coach:jump')}</a>
            </Button>
          )}
        </div>

        <div className="flex-1 pt-4 pb-6">
          <ChatLog
            conversation={conversation}
            welcome={isPremiumView ? t('chat:welcome.access') : t('chat:welcome.free')}
            actionsFor={actionsFor}
            onSendAgain={talk.sayAgain}
            onShowEarlier={showEarlier}
          />
        </div>

        {!isWaiting && !isTenderNow && (
          <NeedsScript>
            <Suggestions
              hasAccess={isPremiumView}
              fitting={conversation.suggestions}
              turn={suggestionTurn}
              onChoose={(text) => (hasAccess ? say(text) : navigate('/premium'))}
            />
          </NeedsScript>
        )}
        {conversation.lines.length === 0 && <ConsentNote />}
        <div id="fin" ref={foot} className="chat-foot">
          {outcome?.state === 'refused' && !isHydrated && (
            <p role="alert" className="mb-3 text-ui text-danger">
              {outcome.text}
            </p>
          )}
          <Form method="post" action={`/chat${conversation.sessionId ? `?c=${conversation.sessionId}` : '?c=nueva'}`}>
            <input type="hidden" name="sessionId" value={conversation.sessionId ?? ''} />
            <input type="hidden" name="messageId" value={`form-${messageId.replace(/\W/g, '')}-${conversation.lines.length}-${conversation.sessionId ?? 'new'}`} />
            <Composer ref={area} value={draft} onChange={setDraft} onSend={send} limit={counterLimit} isWaiting={isWaiting} />
          </Form>
        </div>
      </section>
      <Aside
        hasAccess={hasAccess}
        isTrial={isTrial}
        userId={userId}
        isTender={isTenderNow}
        replies={conversation.lines.filter(({ author }) => author === 'eon').length}
        remaining={conversation.remaining}
      />
    </div>
  )
}

/** Without JavaScript and without a database, an answer in danger is in nothing but the form's outcome. */
function withOutcome(opened: ChatPageProps['opened'], outcome: ChatOutcome | null): ChatPageProps['opened'] {
  if (outcome?.state !== 'answered' || opened.messages.some(({ text }) => text === outcome.reply.reply)) return opened
  const line = { seq: 0, suggestions: [], messageId: null, createdAt: 0, note: null }
  const { message, reply } = outcome
  return {
    ...opened,
    messages: [
      ...opened.messages,
      { ...line, id: 'said', author: 'person', text: message, care: null },
      { ...line, id: 'answered', author: 'eon', text: reply.reply, care: reply.care },
    ],
  }
}

/** Tells the page how much of it lies under the box one writes in, so that what comes into view is not hidden by it. */
function useFootHeight(): (element: HTMLElement | null) => void {
  const observer = useRef<ResizeObserver>()
  return useCallback((element) => {
    observer.current?.disconnect()
    if (!element) return
    observer.current = new ResizeObserver(() => document.documentElement.style.setProperty('--chat-foot', `${element.offsetHeight}px`))
    observer.current.observe(element)
  }, [])
}

/** Puts the conversation into the address, so that a reload or a link comes back to it. */
function useRememberedAddress(sessionId: string | null) {
  useEffect(() => {
    if (!sessionId) return
    const url = new URL(window.location.href)
    if (url.pathname !== '/chat' || url.searchParams.get('c') === sessionId) return
    url.searchParams.set('c', sessionId)
    window.history.replaceState(window.history.state, '', url)
  }, [sessionId])
}

import { Link, useLocation } from '@remix-run/react'
import { useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { causeOf, logInBrowser } from '~/lib/browser-log'
import { useIsHydrated } from '~/lib/use-hydrated'
import { Spinner } from '~/ui/Spinner'
import { useToast } from '~/ui/Toast'
import { sheetQuery } from './sheet-query'
import type { WidgetPanelProps } from './WidgetPanel'
import './widget.css'

/** Where nothing is to stand beside the page: the conversation itself, the letter's questions, the ritual, the waiting. */
const quietPaths = ['/chat', '/duelo', '/ruptura', '/proposito', '/ritual', '/loading']

/** The round button in the corner, and the panel it opens. The panel's code comes when it is first wanted; without JavaScript the button leads to /chat. */
export function ChatWidget() {
  const { t } = useTranslation(['widget'])
  const { toast } = useToast()
  const { pathname } = useLocation()
  const isHydrated = useIsHydrated()
  const [Panel, setPanel] = useState<ComponentType<WidgetPanelProps> | null>(null)
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed')
  const launcher = useRef<HTMLButtonElement>(null)
  const isWelcome = !quietPaths.includes(pathname)

  // Another page shows itself: a panel beside it stays, a sheet over it goes.
  const [shownBeside, setShownBeside] = useState(pathname)
  if (shownBeside !== pathname) {
    setShownBeside(pathname)
    if (state === 'open' && (!isWelcome || window.matchMedia(sheetQuery).matches)) setState('closed')
  }
  const isOpen = state === 'open' && isWelcome

  async function open() {
    if (state !== 'closed') return
    setState('opening')
    try {
      const { WidgetPanel } = await import('./WidgetPanel')
      setPanel(() => WidgetPanel)
      setState('open')
    } catch (error) {
      setState('closed')
      logInBrowser({ event: 'widget_not_loaded', cause: causeOf(error) })
      toast({ title: t('widget:openFailed'), variant: 'destructive' })
    }
  }

  function close() {
    setState('closed')
    // The button is there again once this is drawn.
    requestAnimationFrame(() => launcher.current?.focus())
  }

  const mark = state === 'opening' ? <Spinner className="text-[1.25rem]" /> : <TalkMark />
  return (
    <aside data-shell data-chat-widget aria-label={t('widget:open')} hidden={!isWelcome}>
      {isHydrated ? (
        <button
          ref={launcher}
          type="button"
          hidden={isOpen}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-busy={state === 'opening' || undefined}
          onClick={() => void open()}
          className="widget-launcher"
        >
          <span className="unseen">{t(state === 'opening' ? 'widget:opening' : 'widget:open')}</span>
          {mark}
        </button>
      ) : (
        <Link to="/chat" className="widget-launcher">
          <span className="unseen">{t('widget:open')}</span>
          {mark}
        </Link>
      )}
      {Panel && <Panel isOpen={isOpen} onClose={close} />}
    </aside>
  )
}

/** A slip of paper with a small flame on it. */
function TalkMark() {
  return (
    <svg viewBox="0 0 32 32" className="drawing size-8" aria-hidden="true" focusable="false">
      <path d="M5.4 8.2c7-.5 14.1-.6 21.2 0 .5 4.6.5 9.2 0 13.8-3.3.3-6.6.4-9.9.4-1.9 1.7-3.9 3.2-6.2 4.4.1-1.5.1-3 0-4.5-1.7-.1-3.4-.2-5.1-.3-.5-4.600-.5-9.200 0-13.800Z" />
      <path className="fill" d="M16.3 9.7c.2 1.9 2.7 3.2 2.6 5.7-.1 2-1.3 3.2-2.8 3.2s-2.7-1.2-2.7-2.9c0-1.3.7-2 1.2-2.9.2.7.5 1.1.9 1.2-.2-1.5.2-3 .8-4.3Z" />
    </svg>
  )
}

import { useTranslation } from 'react-i18next'
import { useIsHydrated } from '~/lib/use-hydrated'
import { CoachProgress } from './CoachProgress'
import { CoachDue, CoachReminders } from './CoachReminders'
import { CoachWords } from './CoachWords'
import { useProgressAfterTalk } from './coach-queries'
import './coach.css'

type CoachPanelProps = {
  userId: string
  /** Danger was heard lately: there is nothing to reach. */
  isTender: boolean
  /** Answers on the page. */
  replies: number
}

/** Beside the conversation of who has a plan: how they have been coming by, a possible step, a few words, and what to be reminded of. */
export function CoachPanel({ userId, isTender, replies }: CoachPanelProps) {
  const { t } = useTranslation(['coach'])
  const isHydrated = useIsHydrated()
  useProgressAfterTalk({ userId, replies })
  return (
    <aside id="guia" aria-labelledby="guia-title" className="coach-panel">
      <h2 id="guia-title" className="text-lead">
        {t('coach:title')}
      </h2>
      <noscript>
        <p className="mt-2 text-ui text-soft">{t('coach:noScript')}</p>
      </noscript>
      {isHydrated && !isTender && <CoachDue userId={userId} />}
      {isTender ? <QuietWords /> : <CoachProgress userId={userId} />}
      {isHydrated && !isTender && <CoachWords userId={userId} />}
      {isHydrated && <CoachReminders userId={userId} isTender={isTender} />}
    </aside>
  )
}

function QuietWords() {
  const { t } = useTranslation(['coach'])
  return (
    <div className="mt-3">
      <p className="font-voice text-read">{t('coach:quiet.text')}</p>
      <a href="/ayuda" className="text-link inline-flex min-h-11 items-center text-ui font-[550] text-path">
        {t('coach:quiet.link')}
      </a>
    </div>
  )
}

import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { CoachingProgress } from '#core/coaching/coaching.schema'
import { CoachState } from './CoachState'
import { useProgress } from './coach-queries'

/** How somebody has been coming by, in words first and numbers after, and one possible step. */
export function CoachProgress({ userId }: { userId: string }) {
  const { t } = useTranslation(['coach'])
  const query = useProgress(userId)
  if (!query.data) return <CoachState query={query} failed={t('coach:failed')} />
  const { currentPhase, streakDays, weekDays, weeklyGoal } = query.data
  return (
    <>
      <section aria-labelledby="coach-phase" className="mt-4">
        <h3 id="coach-phase" className="coach-label">
          {t('coach:phase.label')}
        </h3>
        <p className="mt-0.5 font-voice text-read font-medium">{t(`coach:phase.${currentPhase}.title`)}</p>
        <p className="text-ui text-soft">{t(`coach:phase.${currentPhase}.text`)}</p>
      </section>
      <dl className="coach-facts">
        <div>
          <dt className="coach-label">{t('coach:streak.label')}</dt>
          <dd>{t('coach:streak.value', { count: streakDays })}</dd>
        </div>
        <div>
          <dt className="coach-label">{t('coach:week.label')}</dt>
          <dd>
            {weeklyGoal} <span className="block text-note text-soft">{t('coach:week.days', { count: weekDays })}</span>
          </dd>
        </div>
      </dl>
      <NextStep progress={query.data} />
      <p className="mt-4 text-note text-soft">{t('coach:basis')}</p>
    </>
  )
}

function NextStep({ progress: { nextRecommendation, nextUrl } }: { progress: CoachingProgress }) {
  const { t } = useTranslation(['coach'])
  const look = 'text-link inline-flex min-h-11 items-center text-ui font-[550] text-path'
  return (
    <section aria-labelledby="coach-next" className="coach-next">
      <h3 id="coach-next" className="coach-label">
        {t('coach:next.label')}
      </h3>
      <p className="mt-1 font-voice text-read">{nextRecommendation}</p>
      {nextUrl === '/ayuda' ? (
        <a href={nextUrl} className={look}>
          {t('coach:next.links./ayuda')}
        </a>
      ) : (
        nextUrl && (
          <Link to={nextUrl} prefetch="intent" className={look}>
            {t(`coach:next.links.${nextUrl}`)}
          </Link>
        )
      )}
    </section>
  )
}

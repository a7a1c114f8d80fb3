import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import type { TrialStatus } from '#core/trial/trial.schema'
import { Candle } from '~/components/illustrations'
import { useLanguage } from '~/i18n/use-language'
import { useIsHydrated } from '~/lib/use-hydrated'
import { LinkButton } from '~/ui/LinkButton'
import { trialMoment, type TrialBannerKind } from './trial-banner'

const weekMs = 7 * 24 * 60 * 60_000

const tone = {
  running: 'border-line border-l-path',
  two_days: 'border-caution',
  last_day: 'border-danger',
  ended: 'border-line border-l-edge',
} satisfies Record<TrialBannerKind, string>

const titleTone = { running: '', two_days: 'text-caution', last_day: 'text-danger', ended: '' } satisfies Record<TrialBannerKind, string>

type TrialBannerProps = { kind: TrialBannerKind; status: TrialStatus; now: number; timeZone: string; hasJustStarted: boolean }

/** What is left of the week, in words, as a candle, and in the end by colour as well. */
export function TrialBanner({ kind, status, now, timeZone: guessed, hasJustStarted }: TrialBannerProps) {
  const { t } = useTranslation(['trial'])
  const language = useLanguage()
  const isHydrated = useIsHydrated()
  const timeZone = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : guessed
  const endsAt = status.expiresAt ?? now
  const moment = trialMoment({ at: endsAt, language, timeZone })
  const isFirst = hasJustStarted && kind === 'running'
  return (
    <section
      aria-label={t('trial:banner.label')}
      data-trial={kind}
      className={clsx('flex items-center gap-5 rounded-control border border-l-4 bg-sheet py-4 pr-5 pl-4 sm:pl-6', tone[kind])}
    >
      <Candle isFine isLit={kind !== 'ended'} progress={1 - (endsAt - now) / weekMs} className="h-20 w-auto flex-none text-ink sm:h-24" />
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-6">
        <div className="flex-1">
          <p role="status" className={clsx('text-ui font-[600]', titleTone[kind])}>
            {kind === 'ended'
              ? t('trial:banner.ended')
              : kind === 'last_day'
                ? t('trial:banner.last')
                : isFirst
                  ? t('trial:banner.started')
                  : t('trial:banner.running', { count: status.daysRemaining })}
          </p>
          <p className="mt-1 text-ui text-soft">{kind === 'ended' ? t('trial:banner.endedText', moment) : t('trial:banner.ends', moment)}</p>
        </div>
        {!isFirst && (
          <LinkButton to="/planes" variant="quiet" className="-ml-2 sm:ml-0">
            {t('trial:banner.plans')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

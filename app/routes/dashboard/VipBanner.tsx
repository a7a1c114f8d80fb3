import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Seal } from '~/components/illustrations'

/** Drawn for those the server knows, and for whoever comes with `?vip=true`; only the first are told that it is so. */
export function VipBanner({ isConfirmed }: { isConfirmed: boolean }) {
  const { t } = useTranslation(['desk'])
  return (
    <section aria-label={t('desk:vip.title')} className="flex items-center gap-5 rounded-control border border-l-4 border-gold bg-sheet py-4 pr-5 pl-4 sm:pl-6">
      <Seal isFine className="h-14 w-auto flex-none text-ink" />
      <div>
        <p className="text-ui font-[600] text-gold">{t('desk:vip.title')}</p>
        <p className="mt-1 text-ui text-soft">
          {isConfirmed ? (
            t('desk:vip.confirmed')
          ) : (
            <>
              {t('desk:vip.unconfirmed')}{' '}
              <Link to="/acceso?volver=%2Fdashboard" className="text-link font-[550] text-path">
                {t('desk:vip.confirm')}
              </Link>
              .
            </>
          )}
        </p>
      </div>
    </section>
  )
}

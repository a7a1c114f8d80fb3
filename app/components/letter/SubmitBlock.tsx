import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The way out of the form: how long it takes, who writes, what sending it agrees to, and another door for somebody who cannot wait. */
export function SubmitBlock({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['letter'])
  return (
    <div className="letter-question">
      <div>
        {children}
        <p className="mt-4 max-w-measure text-note text-soft">{t('letter:wait')}</p>
        <p className="mt-1 max-w-measure text-note text-soft">{t('letter:machine')}</p>
        <p className="mt-3 max-w-measure text-note text-soft">
          {t('letter:agree.text')}{' '}
          <Link to="/terms-and-conditions" className="text-link text-path">
            {t('letter:agree.terms')}
          </Link>
          {t('letter:agree.health')}{' '}
          <Link to="/cuenta" className="text-link text-path">
            {t('letter:agree.account')}
          </Link>
          .
        </p>
      </div>
      <p className="letter-why">
        {t('letter:help.text')}{' '}
        <a href="/ayuda" className="text-link font-[550] text-path">
          {t('letter:help.link')}
        </a>
      </p>
    </div>
  )
}

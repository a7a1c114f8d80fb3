import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import clsx from 'clsx'

/** What writing the first message agrees to. */
export function ConsentNote({ className }: { className?: string }) {
  const { t } = useTranslation(['chat'])
  return (
    <p className={clsx('text-note text-soft', className)}>
      {t('chat:composer.consent')}{' '}
      <Link to="/privacy-policy" className="text-link">
        {t('chat:composer.privacy')}
      </Link>
    </p>
  )
}

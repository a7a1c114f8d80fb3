import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '~/ui/LinkButton'
import type { Desk } from './use-desk'

/** Who is at the desk, what lies on it, and from where it can be reached. */
export function Welcome({ desk }: { desk: Desk }) {
  const { t } = useTranslation(['desk'])
  const { name, isSignedIn, shelf } = desk
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-title break-words">{name ? t('desk:welcome.named', { name }) : t('desk:welcome.title')}</h1>
        <p className="mt-2 max-w-measure font-voice text-read text-soft">{t(`desk:welcome.${shelf[0] ? shelf[0].status : 'empty'}`)}</p>
        {shelf.length > 0 && (
          <p className="mt-1 text-note text-soft">
            {isSignedIn ? (
              t('desk:shelf.everywhere')
            ) : (
              <>
                {t('desk:shelf.note')}{' '}
                <Link to="/acceso?volver=%2Fdashboard" className="text-link">
                  {t('desk:shelf.signIn')}
                </Link>
                .
              </>
            )}
          </p>
        )}
      </div>
      {shelf.length > 0 && (
        <LinkButton to="/generar-carta" variant="secondary">
          {t('desk:shelf.write')}
        </LinkButton>
      )}
    </header>
  )
}

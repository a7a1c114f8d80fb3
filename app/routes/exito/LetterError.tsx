import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Candle, Envelope } from '~/components/illustrations'
import { useAuth } from '~/lib/auth/use-auth'
import { useIsOnline } from '~/lib/use-online'
import { Button } from '~/ui/Button'
import { LinkButton } from '~/ui/LinkButton'

/** No letter to show: it is not there for this browser, or it could not be fetched. */
export function LetterError() {
  const { t } = useTranslation(['exito'])
  const status = statusOf(useRouteError())
  const isOnline = useIsOnline()
  const { isAuthenticated } = useAuth()
  const { pathname, search } = useLocation()
  const isMissing = status === 404
  const happened = isMissing
    ? t('exito:missing.text')
    : t(!isOnline ? 'exito:broken.offline' : status === 429 ? 'exito:broken.tooMany' : 'exito:broken.unexpected')
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-8 pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:pt-16 lg:gap-x-28">
      <div className="md:order-last">
        {isMissing ? <Envelope className="w-44 sm:w-56 md:w-full" /> : <Candle progress={0.45} isLit={false} className="w-28 sm:w-40 md:mx-auto md:w-52" />}
      </div>
      <div className="max-w-measure">
        <h1 className="text-title">{t(isMissing ? 'exito:missing.title' : 'exito:broken.title')}</h1>
        <p className="mt-5 font-voice text-read">{happened}</p>
        {isMissing && <p className="mt-3 font-voice text-read text-soft">{t('exito:missing.kept')}</p>}
        <div className="mt-8 flex flex-wrap gap-3">
          {isMissing ? (
            <LinkButton to="/generar-carta">{t('exito:missing.start')}</LinkButton>
          ) : (
            <Button asChild>
              <a href={`${pathname}${search}`}>{t('exito:broken.again')}</a>
            </Button>
          )}
          <LinkButton to="/dashboard" variant="secondary">
            {t('exito:missing.shelf')}
          </LinkButton>
          {isMissing && !isAuthenticated && (
            <LinkButton to={`/acceso?volver=${encodeURIComponent(`${pathname}${search}`)}`} variant="quiet">
              {t('exito:missing.enter')}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  )
}

function statusOf(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return error.status
  return error !== null && typeof error === 'object' && 'status' in error ? Number(error.status) : null
}

import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/Button'
import { LinkButton } from '~/ui/LinkButton'
import { Candle, Envelope } from './illustrations'

export type ErrorKind = 'notFound' | 'forbidden' | 'tooLarge' | 'tooMany' | 'offline' | 'unexpected'
const canBeRetried = { notFound: false, forbidden: false, tooLarge: false, tooMany: true, offline: true, unexpected: true } satisfies Record<ErrorKind, boolean>

/** What happened, what was kept, what to do. Says nothing of the exception; gives the number by which it can be found. */
export function ErrorScreen({ kind, requestId }: { kind: ErrorKind; requestId?: string }) {
  const { t } = useTranslation(['errors', 'common'])
  const { pathname, search } = useLocation()
  const isRetryOffered = canBeRetried[kind]
  return (
    <div data-error-screen className="page-width grid items-center gap-x-16 gap-y-8 pt-8 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:pt-20 lg:gap-x-28">
      <div className="md:order-last">
        {kind === 'unexpected' || kind === 'offline' ? (
          <Candle progress={0.45} isLit={false} className="-mt-10 w-32 sm:w-44 md:mx-auto md:w-60" />
        ) : (
          <Envelope isSealed={kind === 'forbidden'} className="w-44 sm:w-56 md:w-full" />
        )}
      </div>
      <div className="max-w-measure">
        <h1 className="text-title">{t(`errors:${kind}.title`)}</h1>
        <p className="mt-5 font-voice text-read">{t(`errors:${kind}.happened`)}</p>
        <p className="mt-3 font-voice text-read text-soft">{t(`errors:${kind}.kept`)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {isRetryOffered && (
            <Button asChild>
              <a href={`${pathname}${search}`}>{t('common:actions.tryAgain')}</a>
            </Button>
          )}
          <LinkButton to="/" variant={isRetryOffered ? 'secondary' : 'primary'}>
            {t('common:actions.backHome')}
          </LinkButton>
        </div>
        {kind !== 'notFound' && kind !== 'offline' && requestId && (
          <p className="mt-8 text-note text-soft">
            {t('errors:requestId')} <code className="rounded-sheet bg-path-wash px-1.5 py-0.5 font-tool break-all text-ink select-all">{requestId}</code>
          </p>
        )}
      </div>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Envelope } from '~/components/illustrations'
import { LinkButton } from '~/ui/LinkButton'

/** For somebody of whom nothing is kept, or who is not signed in here. */
export function NothingKept() {
  const { t } = useTranslation(['account'])
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-8 pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:pt-16 lg:gap-x-28">
      <Envelope className="w-44 sm:w-56 md:order-last md:w-full" />
      <div className="max-w-measure">
        <h1 className="text-title">{t('account:nothing.title')}</h1>
        <p className="mt-5 font-voice text-read text-soft">{t('account:nothing.text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to="/acceso?volver=/cuenta">{t('account:nothing.signIn')}</LinkButton>
          <LinkButton to="/generar-carta" variant="secondary">
            {t('account:nothing.start')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Envelope } from '~/components/illustrations'
import { LinkButton } from '~/ui/LinkButton'

export function EmptyShelf() {
  const { t } = useTranslation(['desk'])
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-8 pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] md:pt-16 lg:gap-x-28">
      <Envelope className="w-44 sm:w-56 md:order-last md:w-full" />
      <div className="max-w-measure">
        <h1 className="text-ui! font-tool! font-[600]! text-soft">{t('desk:shelf.title')}</h1>
        <p className="mt-2 font-voice text-title font-medium">{t('desk:shelf.empty.title')}</p>
        <p className="mt-5 font-voice text-read text-soft">{t('desk:shelf.empty.text')}</p>
        <LinkButton to="/generar-carta" className="mt-8">
          {t('desk:shelf.empty.action')}
        </LinkButton>
      </div>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Envelope } from '~/components/illustrations'
import { LinkButton } from '~/ui/LinkButton'

export function EmptyShelf() {
  const { t } = useTranslation(['desk'])
  return (
    <section aria-labelledby="empty-shelf" className="mt-10 grid items-center gap-x-16 gap-y-6 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <Envelope className="w-40 sm:order-last sm:w-full" />
      <div className="max-w-measure">
        <h2 id="empty-shelf" className="text-lead">
          {t('desk:shelf.empty.title')}
        </h2>
        <p className="mt-3 font-voice text-read text-soft">{t('desk:shelf.empty.text')}</p>
        <LinkButton to="/generar-carta" className="mt-6">
          {t('desk:shelf.empty.action')}
        </LinkButton>
      </div>
    </section>
  )
}

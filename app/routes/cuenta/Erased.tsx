import { useTranslation } from 'react-i18next'
import { HelpLine } from '~/components/care/HelpLine'
import { WindowAtDusk } from '~/components/illustrations'
import { LinkButton } from '~/ui/LinkButton'

/** The last page: what is gone, and what little is not. */
export function Erased() {
  const { t } = useTranslation(['account'])
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-8 pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] md:pt-16 lg:gap-x-28">
      <WindowAtDusk className="w-36 sm:w-48 md:order-last md:w-full" />
      <div className="max-w-measure">
        <h1 className="text-title">{t('account:erased.title')}</h1>
        <p className="mt-5 font-voice text-read">{t('account:erased.text')}</p>
        <p className="mt-3 font-voice text-read text-soft">{t('account:erased.copies')}</p>
        <p className="mt-6 text-note text-soft">{t('account:erased.backups')}</p>
        <p className="mt-2 text-note text-soft">{t('account:erased.trial')}</p>
        <LinkButton to="/" variant="secondary" className="mt-8">
          {t('account:erased.home')}
        </LinkButton>
        <HelpLine text={t('account:erased.help')} link={t('account:erased.helpLink')} className="mt-8" />
      </div>
    </div>
  )
}

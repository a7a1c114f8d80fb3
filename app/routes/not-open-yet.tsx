import { useTranslation } from 'react-i18next'
import { PathAndLamp } from '~/components/illustrations'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'
import { LinkButton } from '~/ui/LinkButton'

export const meta = pageMeta((language) => ({
  title: resources[language].rooms.metaTitle,
  description: resources[language].rooms.metaDescription,
  isPrivate: true,
}))

/** Stands in for a specified page until it is built. */
export default function NotOpenYet() {
  const { t } = useTranslation(['rooms', 'common'])
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-6 pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:pt-16">
      <PathAndLamp className="w-48 sm:w-64 md:order-last md:w-full" />
      <div className="max-w-measure">
        <h1 className="text-title">{t('rooms:title')}</h1>
        <p className="mt-5 font-voice text-read text-soft">
          {t('rooms:text')} {t('rooms:meanwhile')}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to="/duelo">{t('common:actions.startLetter')}</LinkButton>
          <LinkButton to="/" variant="secondary">
            {t('common:actions.backHome')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

import { useLocation } from '@remix-run/react'
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

/** Stands in for a specified page until it is built. It never leaves somebody in need in front of a closed door. */
export default function NotOpenYet() {
  const { t } = useTranslation(['rooms', 'common'])
  const { pathname } = useLocation()
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-6 pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:pt-16">
      <PathAndLamp className="w-48 text-ink sm:w-64 md:order-last md:w-full" />
      <div className="max-w-measure">
        {pathname === '/ayuda' && <HelpMeanwhile />}
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

function HelpMeanwhile() {
  const { t } = useTranslation('rooms')
  return (
    <section className="mb-12 border-l-2 border-path pl-6">
      <h2 className="text-lead">{t('helpTitle')}</h2>
      <p className="mt-2 font-voice text-read">{t('help')}</p>
      <ul className="mt-3 space-y-2 text-ui">
        <li>{t('helplines.spain')}</li>
        <li>{t('helplines.unitedStates')}</li>
        <li>{t('helplines.elsewhere')}</li>
      </ul>
    </section>
  )
}

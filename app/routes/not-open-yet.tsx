import { useLocation } from '@remix-run/react'
import clsx from 'clsx'
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
  const isHelp = pathname === '/ayuda'
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-6 pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:pt-16">
      <PathAndLamp className={clsx('w-48 sm:w-64 md:order-last md:w-full', isHelp && 'max-md:hidden')} />
      <div className="max-w-measure">
        {isHelp && <HelpMeanwhile />}
        <h1 className={isHelp ? 'text-lead' : 'text-title'}>{t('rooms:title')}</h1>
        <p className="mt-5 font-voice text-read text-soft">
          {t('rooms:text')} {!isHelp && t('rooms:meanwhile')}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {!isHelp && <LinkButton to="/duelo">{t('common:actions.startLetter')}</LinkButton>}
          <LinkButton to="/" variant="secondary">
            {t('common:actions.backHome')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

/** The lines most people here can call, until /ayuda is built with all of them. */
const lines = [
  { place: 'spain', phones: ['024', '112'] },
  { place: 'unitedStates', phones: ['988', '911'] },
] as const

function HelpMeanwhile() {
  const { t } = useTranslation('rooms')
  return (
    <section className="mb-14">
      <h2 className="text-title">{t('helpTitle')}</h2>
      <p className="mt-3 font-voice text-read text-soft">{t('help')}</p>
      <ul className="mt-6 border-t border-line">
        {lines.map(({ place, phones }) => (
          <li key={place} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3">
            <p className="min-w-48 flex-1 text-ui">{t(`helplines.${place}`)}</p>
            {phones.map((phone) => (
              <a key={phone} href={`tel:${phone}`} className="text-link inline-flex min-h-11 items-center text-lead font-[550] text-path">
                {phone}
              </a>
            ))}
          </li>
        ))}
        <li className="border-b border-line py-3 text-ui">
          {t('helplines.elsewhere')}{' '}
          <a href="https://findahelpline.com" className="text-link inline-flex min-h-11 items-center font-[550] text-path">
            findahelpline.com
          </a>
        </li>
      </ul>
    </section>
  )
}

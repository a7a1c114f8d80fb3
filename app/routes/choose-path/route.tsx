import { Link, useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { letterPaths } from '#core/letters/letters.fields'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'
import { PathCard } from './PathCard'

export const meta = pageMeta((language) => ({
  title: resources[language].desk.paths.metaTitle,
  description: resources[language].desk.paths.metaDescription,
}))

/** /generar-carta: three doors. `camino` marks the one chosen before; `plan=gratuito` says what the free plan gives. */
export default function ChoosePath() {
  const { t } = useTranslation(['desk'])
  const [query] = useSearchParams()
  const chosen = letterPaths.find((path) => path === query.get('camino'))
  return (
    <div className="page-width pt-2 lg:pt-8">
      <Link to="/dashboard" className="text-link inline-flex min-h-11 items-center text-ui text-soft">
        {t('desk:paths.back')}
      </Link>
      <div className="mt-2 max-w-measure">
        <h1 className="text-title">{t('desk:paths.title')}</h1>
        <p className="mt-4 font-voice text-read text-soft">{t('desk:paths.lead')}</p>
        {query.get('plan') === 'gratuito' && <p className="mt-3 text-ui text-soft">{t('desk:paths.free')}</p>}
      </div>
      <ul className="mt-10 grid gap-5 md:mt-14 md:grid-cols-3 md:items-stretch lg:gap-8">
        {letterPaths.map((path) => (
          <PathCard key={path} path={path} isChosen={path === chosen} />
        ))}
      </ul>
    </div>
  )
}

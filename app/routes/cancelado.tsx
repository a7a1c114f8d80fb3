import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Envelope } from '~/components/illustrations'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'
import { toSafePath } from '~/lib/safe-path'
import { LinkButton } from '~/ui/LinkButton'

export const meta = pageMeta((language) => ({
  title: resources[language].desk.cancelled.metaTitle,
  description: resources[language].desk.cancelled.metaDescription,
  isPrivate: true,
}))

/** The page on this site that a person comes from; the plans, for who comes back from a payment elsewhere. */
export function loader({ request }: LoaderFunctionArgs) {
  const here = new URL(request.url)
  const referrer = request.headers.get('Referer')
  const from = referrer && URL.canParse(referrer) ? new URL(referrer) : null
  const isOurs = from?.origin === here.origin && from.pathname !== here.pathname
  return { back: isOurs ? toSafePath(`${from.pathname}${from.search}`) : '/planes' }
}

export default function Cancelled() {
  const { t } = useTranslation(['desk', 'common'])
  const { back } = useLoaderData<typeof loader>()
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-8 pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:pt-16 lg:gap-x-28">
      <Envelope className="w-44 sm:w-56 md:order-last md:w-full" />
      <div className="max-w-measure">
        <h1 className="text-title">{t('desk:cancelled.title')}</h1>
        <p className="mt-5 font-voice text-read">{t('desk:cancelled.text')}</p>
        <p className="mt-3 font-voice text-read text-soft">{t('desk:cancelled.kept')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={back}>{t('desk:cancelled.back')}</LinkButton>
          <LinkButton to="/" variant="secondary">
            {t('common:actions.backHome')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

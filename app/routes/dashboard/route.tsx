import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { letterDate } from '#core/letters/pdf/letter-words'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'
import { LinkButton } from '~/ui/LinkButton'
import { EarlierLetters } from './EarlierLetters'
import { EmptyShelf } from './EmptyShelf'
import { NewestLetter } from './NewestLetter'
import { useFreshShelf } from './use-fresh-shelf'

export const meta = pageMeta((language) => ({
  title: resources[language].desk.shelf.metaTitle,
  description: resources[language].desk.shelf.metaDescription,
  isPrivate: true,
}))

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, visitor, language, timeZone } = context
  const shelf = await services.letters.viewShelf({ visitor })
  return { letters: shelf.map((letter) => ({ ...letter, date: letterDate({ writtenOn: letter.opensAt ?? letter.createdAt, language, timeZone }) })) }
}

export type ShelvedLetter = Awaited<ReturnType<typeof loader>>['letters'][number]

/** One's letters and how they are. The newest lies open on the desk, the others on the shelf behind it. */
export default function Dashboard() {
  const { t } = useTranslation(['desk'])
  const { letters } = useLoaderData<typeof loader>()
  useFreshShelf(letters.some(({ status }) => status === 'queued' || status === 'writing'))
  const [newest, ...earlier] = letters
  if (!newest) return <EmptyShelf />
  return (
    <div className="page-width pt-2 lg:pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <h1 className="text-title">{t('desk:shelf.title')}</h1>
          <p className="mt-2 text-ui text-soft">{t('desk:shelf.note')}</p>
        </div>
        <LinkButton to="/generar-carta" variant="secondary">
          {t('desk:shelf.write')}
        </LinkButton>
      </div>
      <NewestLetter letter={newest} />
      {earlier.length > 0 && <EarlierLetters letters={earlier} />}
    </div>
  )
}

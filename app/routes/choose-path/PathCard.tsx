import { Link } from '@remix-run/react'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import type { LetterPath } from '#core/letters/letters.fields'
import { PathDrawing } from '~/components/illustrations'
import { resources } from '~/i18n/locales'
import { useLanguage } from '~/i18n/use-language'

/** One path with its drawing and colour; the whole card is the link. The chosen one lies on its own wash of colour. */
export function PathCard({ path, isChosen }: { path: LetterPath; isChosen: boolean }) {
  const { t } = useTranslation(['desk'])
  const words = resources[useLanguage()].desk.paths[path]
  return (
    <li data-path={path} className="flex min-w-0">
      <Link
        to={`/${path}`}
        prefetch="intent"
        className={clsx(
          'group flex w-full gap-x-4 rounded-sheet border p-5 transition-colors duration-200 sm:p-7 md:flex-col',
          isChosen ? 'border-path bg-path-wash [--ground:var(--path-wash)]' : 'border-line hover:border-path hover:bg-path-wash',
        )}
      >
        <PathDrawing path={path} className="w-20 flex-none self-start text-ink max-md:order-last sm:w-32 md:mb-6 md:h-40 md:w-auto lg:h-48" />
        <div className="min-w-0 flex-1 md:flex md:flex-col">
          <span className="flex flex-wrap items-center gap-x-3 text-ui font-[600] text-path">
            {words.name}
            {isChosen && <span className="rounded-round border border-path px-2.5 text-note font-[550]">{t('desk:paths.chosen')}</span>}
          </span>
          <h2 className="mt-1 text-lead">{words.title}</h2>
          <p className="mt-2 text-ui text-soft md:flex-1">{words.text}</p>
          <span className="mt-2 flex min-h-11 items-center gap-2.5 text-ui font-[550] text-path md:mt-4">
            <span className="underline decoration-current/40 decoration-1 underline-offset-[0.3em] group-hover:decoration-current">{words.action}</span>
            <svg viewBox="0 0 26 14" className="drawing h-3.5 w-6 flex-none transition-transform duration-[400ms] ease-settle group-hover:translate-x-1" aria-hidden="true">
              <path d="M1.6 7.3c7.2-.5 14.4-.3 22-.2M18.3 1.8c1.7 1.9 3.4 3.7 5.4 5.3-2 1.5-3.8 3.3-5.4 5.2" />
            </svg>
          </span>
        </div>
      </Link>
    </li>
  )
}

import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { LetterPath } from '#core/letters/letters.fields'
import { PathDrawing } from '~/components/illustrations'
import { useHash } from '~/components/letter/use-steps'
import { resources } from '~/i18n/locales'
import { useLanguage } from '~/i18n/use-language'

/** What this form is for, in two sentences and a drawing. On small screens it gives way to the questions after the first. */
export function Opening({ path }: { path: LetterPath }) {
  const { t } = useTranslation(['letter'])
  const words = resources[useLanguage()].letter[path]
  const isAway = /^#paso-[2-9]/.test(useHash())
  return (
    <header
      data-away={isAway || undefined}
      className="letter-opening grid max-w-[64rem] items-end gap-x-12 gap-y-4 pt-2 pb-8 sm:grid-cols-[minmax(0,1fr)_auto] md:pb-12 lg:pt-8"
    >
      <div>
        <p className="letter-opening-rest flex flex-wrap items-center gap-x-4 text-ui">
          <span className="font-[600] text-path">{words.name}</span>
          <Link to={`/generar-carta?camino=${path}`} className="text-link inline-flex min-h-11 items-center text-note text-soft">
            {t('letter:otherPath')}
          </Link>
        </p>
        <h1 className="text-title">{words.title}</h1>
        <p className="letter-opening-rest mt-4 max-w-measure font-voice text-read text-soft">{words.lead}</p>
      </div>
      <PathDrawing path={path} className="letter-opening-rest hidden h-44 w-auto text-ink sm:block md:h-52 lg:h-60" />
    </header>
  )
}

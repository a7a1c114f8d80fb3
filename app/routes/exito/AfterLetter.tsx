import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '~/ui/LinkButton'

/** Quiet doors after a letter: a gesture, the shelf, somebody who answers, and last a way to support the house. */
export function AfterLetter({ letterId }: { letterId: string }) {
  const { t } = useTranslation(['exito'])
  return (
    <div className="after-letter mx-auto mt-16 grid max-w-wide gap-x-14 gap-y-12 min-[72rem]:max-w-[70.5rem] min-[72rem]:grid-cols-[minmax(0,1fr)_19rem] min-[72rem]:mx-0" data-noprint>
      <section className="max-w-measure">
        <h2 className="text-lead">{t('exito:letter.after.title')}</h2>
        <p className="mt-2 font-voice text-read text-soft">{t('exito:letter.after.text')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to={`/ritual?cartaId=${encodeURIComponent(letterId)}`} variant="secondary">
            {t('exito:letter.after.ritual')}
          </LinkButton>
          <LinkButton to="/dashboard" variant="quiet">
            {t('exito:letter.after.shelf')}
          </LinkButton>
        </div>
        <p className="mt-8 text-ui text-soft">
          {t('exito:letter.stirred.text')}{' '}
          <Link to="/ayuda" className="text-link font-[550] text-path">
            {t('exito:letter.stirred.link')}
          </Link>
          .
        </p>
      </section>
      <section className="border-l-2 border-path-tint pl-5 lg:self-end">
        <h2 className="font-tool text-ui font-[600]">{t('exito:letter.support.title')}</h2>
        <p className="mt-1.5 max-w-narrow text-note text-soft">{t('exito:letter.support.text')}</p>
        <Link to="/planes#donar" className="text-link inline-flex min-h-11 items-center text-note font-[550] text-path">
          {t('exito:letter.support.link')}
        </Link>
      </section>
    </div>
  )
}

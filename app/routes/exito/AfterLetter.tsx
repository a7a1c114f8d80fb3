import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { LetterWithText } from '#core/letters/letters'
import { HelpLine } from '~/components/care/HelpLine'
import type { Failure } from '~/components/letter/letter-view'
import { CloseDoor } from './CloseDoor'
import { Door } from './Door'
import { Feeling } from './Feeling'
import { ReleaseDoor } from './ReleaseDoor'
import type { OpeningDays, ReachableHelp } from './route'
import { LinkButton } from '~/ui/LinkButton'

type AfterLetterProps = { letter: LetterWithText; help: ReachableHelp; days: OpeningDays; address: string; refusal?: Failure }

/** After a letter: first how one is, then what may become of it, and last a way to support the house. */
export function AfterLetter({ letter, help, days, address, refusal }: AfterLetterProps) {
  const { t } = useTranslation(['exito'])
  const ritual = `/ritual?cartaId=${encodeURIComponent(letter.id)}`
  return (
    <div className="after-letter mx-auto mt-16 max-w-wide min-[72rem]:mx-0" data-noprint>
      <Feeling help={help} />
      <HelpLine text={t('exito:letter.stirred.text')} link={t('exito:letter.stirred.link')} className="mt-6" />

      <section aria-labelledby="doors" className="mt-16">
        <h2 id="doors" className="text-lead">
          {t('exito:letter.doors.title')}
        </h2>
        <p className="mt-1 text-ui text-soft">{t('exito:letter.doors.note')}</p>
        {refusal && (
          <p role="alert" className="mt-5 rounded-control border border-danger bg-sheet px-4 py-3 text-ui">
            {refusal.code === 'opening_day_invalid' ? refusal.message : t('exito:letter.doors.failed')}
          </p>
        )}
        <div className="mt-6 border-b border-line">
          <Door name="keep">
            <LinkButton to="/dashboard" variant="secondary">
              {t('exito:letter.doors.keep.shelf')}
            </LinkButton>
          </Door>
          <Door name="read">
            <div className="flex flex-wrap gap-x-5 gap-y-2">
              <LinkButton to={`${ritual}&leer`} variant="secondary">
                {t('exito:letter.doors.read.start')}
              </LinkButton>
              <LinkButton to={ritual} variant="quiet">
                {t('exito:letter.doors.read.ritual')}
              </LinkButton>
            </div>
          </Door>
          <CloseDoor days={days} address={address} />
          <ReleaseDoor address={address} />
        </div>
      </section>

      <section className="mt-16 border-l-2 border-path-tint pl-5">
        <h2 className="font-tool text-ui font-[600]">{t('exito:letter.support.title')}</h2>
        <p className="mt-1.5 max-w-measure text-note text-soft">{t('exito:letter.support.text')}</p>
        <Link to="/planes#donar" className="text-link inline-flex min-h-11 items-center text-note font-[550] text-path">
          {t('exito:letter.support.link')}
        </Link>
      </section>
    </div>
  )
}

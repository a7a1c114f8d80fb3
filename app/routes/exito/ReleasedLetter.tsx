import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleasedLetter as Released } from '#core/letters/letters'
import { HelpLine } from '~/components/care/HelpLine'
import { LetterDate } from '~/components/letter/LetterDate'
import { useLanguage } from '~/i18n/use-language'
import { LinkButton } from '~/ui/LinkButton'

type ReleasedLetterProps = {
  letter: Released
  /** The day as the server knows it. */
  day: string
  /** It was let go just now, on this page: attention goes to what is said of it. */
  takesFocus: boolean
}

/** The place where a letter was. */
export function ReleasedLetter({ letter, day, takesFocus }: ReleasedLetterProps) {
  const { t } = useTranslation(['exito'])
  const language = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const [before, after] = t('exito:released.on', { day: '|' }).split('|')
  return (
    <div className="released mx-auto max-w-measure pt-12 pb-8 text-center md:pt-28">
      <h1 ref={title} tabIndex={-1} className="text-title outline-none">
        {t('exito:released.title')}
      </h1>
      <p className="mt-6 font-voice text-read">{t('exito:released.text')}</p>
      <p className="mt-4 font-voice text-read text-soft">{t('exito:released.moment')}</p>
      <p className="mt-10 text-note text-soft">
        {before}
        <LetterDate at={letter.releasedAt} language={language} known={day} />
        {after}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton to="/dashboard" variant="secondary">
          {t('exito:released.shelf')}
        </LinkButton>
        <LinkButton to="/" variant="quiet">
          {t('exito:released.home')}
        </LinkButton>
      </div>
      <HelpLine text={t('exito:letter.stirred.text')} link={t('exito:letter.stirred.link')} className="mt-10" />
    </div>
  )
}

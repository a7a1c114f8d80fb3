import { useTranslation } from 'react-i18next'
import type { LetterWithText } from '#core/letters/letters'
import { LetterSheet } from '~/components/letter/LetterSheet'

/** A letter that was let go, for the moment it takes to leave: the ink first, then the paper. */
export function LeavingLetter({ letter, date }: { letter: LetterWithText; date: string }) {
  const { t } = useTranslation(['exito'])
  return (
    <>
      <p role="status" className="unseen">
        {t('exito:released.leaving')}
      </p>
      <div className="leaving-letter" aria-hidden="true">
        <LetterSheet letter={letter} date={date} isFirstTime={false} takesFocus={false} margin={null} />
      </div>
    </>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LetterWithText } from '#core/letters/letters'
import { AudioPlayer } from '~/components/letter/AudioPlayer'
import { KeepLetter } from '~/components/letter/KeepLetter'
import { LetterSheet } from '~/components/letter/LetterSheet'
import { AfterLetter } from './AfterLetter'

type OpenLetterProps = { letter: LetterWithText; date: string; isFirstTime: boolean; hasArrived: boolean; address: string }

/** The letter, its voice and its file in the margin, and after it what may come next. */
export function OpenLetter({ letter, date, isFirstTime, hasArrived, address }: OpenLetterProps) {
  const { t } = useTranslation(['exito'])
  // What was true when the letter opened: the note that it was opened must not stop the opening.
  const [opening] = useState({ isFirstTime, hasArrived })
  return (
    <>
      <p role="status" className="unseen">
        {hasArrived && t('exito:letter.arrived')}
      </p>
      <LetterSheet
        letter={letter}
        date={date}
        isFirstTime={opening.isFirstTime}
        takesFocus={opening.hasArrived}
        margin={
          <>
            <AudioPlayer letter={letter} retryAddress={address} />
            <KeepLetter letter={letter} />
          </>
        }
      />
      <AfterLetter letterId={letter.id} />
    </>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LetterWithText } from '#core/letters/letters'
import { AudioPlayer } from '~/components/letter/AudioPlayer'
import { KeepLetter } from '~/components/letter/KeepLetter'
import { LetterSheet } from '~/components/letter/LetterSheet'
import type { Failure } from '~/components/letter/letter-view'
import { AfterLetter } from './AfterLetter'
import type { OpeningDays, ReachableHelp } from './route'

type OpenLetterProps = {
  letter: LetterWithText
  date: string
  isFirstTime: boolean
  hasArrived: boolean
  help: ReachableHelp
  days: OpeningDays
  address: string
  refusal?: Failure
}

/** The letter, its voice and its file in the margin, and after it what may come next. */
export function OpenLetter({ letter, date, isFirstTime, hasArrived, help, days, address, refusal }: OpenLetterProps) {
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
      <AfterLetter letter={letter} help={help} days={days} address={address} refusal={refusal} />
    </>
  )
}

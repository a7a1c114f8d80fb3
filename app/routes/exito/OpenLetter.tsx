import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LetterWithText } from '#core/letters/letters'
import { AudioPlayer } from '~/components/letter/AudioPlayer'
import { LetterSheet } from '~/components/letter/LetterSheet'
import { useIsHydrated } from '~/lib/use-hydrated'
import { Button } from '~/ui/Button'
import { AfterLetter } from './AfterLetter'

type OpenLetterProps = { letter: LetterWithText; date: string; isFirstTime: boolean; hasArrived: boolean; address: string }

/** The letter, its voice and its file in the margin, and after it what may come next. */
export function OpenLetter({ letter, date, isFirstTime, hasArrived, address }: OpenLetterProps) {
  const { t } = useTranslation(['exito'])
  const isHydrated = useIsHydrated()
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
          <div>
            <AudioPlayer letter={letter} retryAddress={address} />
            <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
              <Button asChild variant="secondary">
                <a href={`/api/descargar-carta/${encodeURIComponent(letter.id)}`} target="_blank" rel="noopener">
                  {t('exito:letter.pdf')}
                  <span className="unseen"> {t('exito:letter.newTab')}</span>
                </a>
              </Button>
              {isHydrated && (
                <Button variant="quiet" onClick={() => window.print()}>
                  {t('exito:letter.print')}
                </Button>
              )}
            </div>
          </div>
        }
      />
      <AfterLetter letterId={letter.id} />
    </>
  )
}

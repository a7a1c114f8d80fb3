import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { useLetterAudio } from '~/components/letter/use-letter-audio'
import { Button } from '~/ui/Button'
import type { ReadableLetter } from '../route'

type ReadingPageProps = {
  letter: ReadableLetter
  place: number
  /** The voice that reads along; null when the reader reads. */
  voice: ReturnType<typeof useLetterAudio> | null
  /** The voice was wanted and did not come. */
  isSilent: boolean
  onTurn: (place: number) => void
  onStop: () => void
  onLeave: () => void
}

/** One paragraph, alone on the page. */
export function ReadingPage({ letter, place, voice, isSilent, onTurn, onStop, onLeave }: ReadingPageProps) {
  const { t } = useTranslation(['ritual'])
  const all = letter.paragraphs.length

  useEffect(() => {
    function turnByKey(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowRight' || event.key === 'PageDown') onTurn(place + 1)
      else if (event.key === 'ArrowLeft' || event.key === 'PageUp') onTurn(place - 1)
      else if (event.key === 'Escape') onLeave()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', turnByKey)
    return () => document.removeEventListener('keydown', turnByKey)
  }, [onLeave, onTurn, place])

  return (
    <div className="reading-stage">
      <h1 className="unseen" lang={letter.language}>
        {letter.title}
      </h1>
      <p className="text-note tabular-nums text-soft">{t('ritual:reading.place', { now: place + 1, all })}</p>
      {/* A listener's own reader need not speak over the voice. */}
      <div className="reading-paragraph" aria-live={voice ? 'off' : 'polite'} lang={letter.language}>
        <p key={place}>{letter.paragraphs[place]}</p>
      </div>
      {isSilent && (
        <p role="status" className="mb-4 text-ui text-danger">
          {t('ritual:reading.noSound')}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Button variant="quiet" onClick={() => onTurn(place - 1)} disabled={place === 0}>
          {t('ritual:reading.previous')}
        </Button>
        {voice && (
          <Button variant="secondary" onClick={() => void voice.toggle()} isLoading={voice.state === 'loading'} loadingLabel={t('ritual:reading.loading')}>
            {t(voice.state === 'playing' ? 'ritual:reading.pause' : 'ritual:reading.resume')}
          </Button>
        )}
        <Button onClick={() => onTurn(place + 1)}>{t('ritual:reading.next')}</Button>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-center gap-x-5 text-note text-soft">
        <Button variant="quiet" onClick={onStop} className="text-note!">
          {t('ritual:reading.stop')}
        </Button>
        <span className="hidden md:inline">{t('ritual:reading.keys')}</span>
      </div>
    </div>
  )
}

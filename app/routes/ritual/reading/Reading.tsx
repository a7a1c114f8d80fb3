import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLetterAudio } from '~/components/letter/use-letter-audio'
import { useIsHydrated } from '~/lib/use-hydrated'
import type { ReadableLetter } from '../route'
import { AfterReading } from './AfterReading'
import { BeforeReading } from './BeforeReading'
import { paragraphAt } from './paragraph-at'
import { ReadingPage } from './ReadingPage'
import './reading.css'

type Stage = 'before' | 'reading' | 'after'

/** A letter read aloud, one paragraph at a time, by its voice or by its reader. Without a script it stands there whole. */
export function Reading({ letter }: { letter: ReadableLetter }) {
  const { t } = useTranslation(['ritual'])
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const [stage, setStage] = useState<Stage>('before')
  const [place, setPlace] = useState(0)
  const [hasVoice, setHasVoice] = useState(false)
  const [isSilent, setIsSilent] = useState(false)
  const starts = letter.map?.paragraphs
  const audio = useLetterAudio({
    letterId: letter.id,
    title: letter.title,
    knownSeconds: letter.map?.seconds,
    onEnded: () => setStage('after'),
    onFailure: () => {
      setHasVoice(false)
      setIsSilent(true)
    },
  })
  const { at, state, pause } = audio
  const last = letter.paragraphs.length - 1

  // The voice turns the page, where it is known what it is reading.
  const isVoiceReading = stage === 'reading' && hasVoice && state === 'playing'
  const heardPlace = isVoiceReading && starts ? paragraphAt(starts, at) : null
  if (heardPlace !== null && heardPlace !== place) setPlace(heardPlace)

  function begin(withVoice: boolean) {
    setPlace(0)
    setHasVoice(withVoice)
    setStage('reading')
    if (withVoice) void audio.play()
  }

  function turnTo(next: number) {
    if (next > last) {
      pause()
      setStage('after')
      return
    }
    const page = Math.max(0, next)
    setPlace(page)
    if (hasVoice && starts) audio.seek(starts[page] ?? 0)
  }

  return (
    <section aria-label={t('ritual:reading.label')} data-path={letter.path} className="page-width reading">
      {isHydrated ? renderStage() : <WholeLetter letter={letter} />}
      <audio {...audio.sound} />
    </section>
  )

  function renderStage() {
    if (stage === 'before') return <BeforeReading letter={letter} onBegin={begin} />
    if (stage === 'after') return <AfterReading letterId={letter.id} isWhole={place === last} onAgain={() => setStage('before')} />
    return (
      <ReadingPage
        letter={letter}
        place={place}
        voice={hasVoice ? audio : null}
        isSilent={isSilent}
        onTurn={turnTo}
        onStop={() => {
          pause()
          setStage('after')
        }}
        onLeave={() => navigate(`/ritual?cartaId=${encodeURIComponent(letter.id)}`)}
      />
    )
  }
}

function WholeLetter({ letter }: { letter: ReadableLetter }) {
  return (
    <div className="letter mx-auto max-w-measure pt-10" lang={letter.language}>
      <h1 className="text-title">{letter.title}</h1>
      {letter.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

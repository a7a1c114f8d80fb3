import clsx from 'clsx'
import { useId, type CSSProperties, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '~/ui/Spinner'
import type { useLetterAudio } from './use-letter-audio'
import { speeds } from './use-playback-speed'
import { Waveform } from './Waveform'
import './audio-controls.css'

const stepSeconds = 5
const leapSeconds = 30

type AudioControlsProps = { audio: ReturnType<typeof useLetterAudio>; peaks?: number[] | undefined }

/** Play, pause, a line to move along (by hand, by finger, with the arrow keys 5 s and the page keys 30 s), and the speed. */
export function AudioControls({ audio, peaks }: AudioControlsProps) {
  const { t } = useTranslation(['exito'])
  const speedId = useId()
  const { state, at, length, speed, toggle, seek, chooseSpeed } = audio
  const share = length ? at / length : 0
  const label = state === 'loading' ? 'loading' : state === 'playing' ? 'pause' : 'play'

  function moveByKey(event: KeyboardEvent) {
    const by = { ArrowRight: stepSeconds, ArrowUp: stepSeconds, ArrowLeft: -stepSeconds, ArrowDown: -stepSeconds, PageUp: leapSeconds, PageDown: -leapSeconds }[event.key]
    if (by === undefined) return
    event.preventDefault()
    seek(at + by)
  }

  return (
    <div className="flex items-center gap-4">
      <button
        type="button"
        onClick={() => void toggle()}
        aria-busy={state === 'loading' || undefined}
        className="grid size-14 flex-none place-items-center rounded-round bg-path text-on-fill shadow-low transition-colors hover:bg-path-strong"
      >
        <span className="unseen">{t(`exito:player.${label}`)}</span>
        {state === 'loading' ? <Spinner className="text-[1.25rem]" /> : <PlayerMark isPlaying={state === 'playing'} />}
      </button>
      <div className="min-w-0 flex-1">
        <div className={clsx('track', peaks && 'track-with-waveform')}>
          {peaks && <Waveform peaks={peaks} share={share} />}
          <input
            type="range"
            className="range"
            min={0}
            max={Math.max(1, Math.round(length))}
            step={1}
            value={Math.round(at)}
            disabled={!length}
            aria-label={t('exito:player.position')}
            aria-valuetext={t('exito:player.positionValue', { at: clock(at), total: clock(length) })}
            onChange={(event) => seek(event.target.valueAsNumber)}
            onKeyDown={moveByKey}
            style={{ '--value': `calc(${share} * (100% - 1.75rem) + 0.875rem)`, '--share': share } as CSSProperties}
          />
        </div>
        <div className="-mt-1 flex items-center justify-between gap-3 text-note tabular-nums text-soft">
          <span aria-hidden="true">
            {clock(at)} <span className="text-edge">/</span> {length ? clock(length) : '–:––'}
          </span>
          <span>
            <label htmlFor={speedId} className="unseen">
              {t('exito:player.speed')}
            </label>
            <select id={speedId} value={String(speed)} onChange={(event) => chooseSpeed(event.target.value)} className="speed text-path">
              {speeds.map((one) => (
                <option key={one} value={one}>
                  {t(`exito:player.speeds.${one}`)}
                </option>
              ))}
            </select>
          </span>
        </div>
      </div>
    </div>
  )
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function PlayerMark({ isPlaying }: { isPlaying: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6" fill="currentColor" aria-hidden="true">
      {isPlaying ? (
        <path d="M6.6 4.6c1.1-.3 2.4-.2 3.5 0 .3 4.8.3 10 0 14.8-1.2.3-2.4.3-3.5 0-.4-4.8-.4-10 0-14.8ZM13.9 4.6c1.2-.3 2.4-.2 3.5 0 .4 4.8.3 10 0 14.8-1.1.3-2.3.3-3.5 0-.3-4.8-.3-10 0-14.8Z" />
      ) : (
        <path d="M7.6 4.1c-.4 5.3-.5 10.5.1 15.8.1.6.7.8 1.2.5 4.3-2.2 7.9-4.7 11-7.8.4-.4.4-1 0-1.3-3.2-3-6.8-5.5-11-7.7-.6-.3-1.2 0-1.3.5Z" />
      )}
    </svg>
  )
}

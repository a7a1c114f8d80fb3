import { useCallback, useEffect, useRef, useState } from 'react'
import { usePlaybackSpeed } from './use-playback-speed'

export type PlayerState = 'idle' | 'loading' | 'playing' | 'paused'

/** Why there was no sound: the HTTP status where there was an answer, and the server's words. */
export type AudioFailure = { status: number | null; message: string | null }

type LetterAudioInput = {
  letterId: string
  title: string
  /** Seconds, where they are known before the sound is. */
  knownSeconds?: number | undefined
  onEnded?: () => void
  onFailure: (failure: AudioFailure) => void
}

const leapSeconds = 10

/** One letter's sound. Nothing is fetched before the first play; then it streams, and may be moved through. */
export function useLetterAudio({ letterId, title, knownSeconds = 0, onEnded, onFailure }: LetterAudioInput) {
  const element = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState<PlayerState>('idle')
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(knownSeconds)
  const { speed, chooseSpeed } = usePlaybackSpeed()
  const address = `/api/audio/${encodeURIComponent(letterId)}`

  const fail = useCallback(async () => {
    const audio = element.current
    if (!audio?.getAttribute('src')) return
    audio.removeAttribute('src')
    setState('idle')
    onFailure(await readFailure(address))
  }, [address, onFailure])

  const play = useCallback(async () => {
    const audio = element.current
    if (!audio) return
    if (!audio.getAttribute('src')) audio.src = address
    setState('loading')
    // A refusal to play is told by the error event; being interrupted by another press is no failure.
    await audio.play().catch(() => audio.paused && setState((now) => (now === 'loading' && audio.readyState > 0 ? 'paused' : now)))
  }, [address])

  const pause = useCallback(() => element.current?.pause(), [])

  const seek = useCallback(
    (to: number) => {
      const audio = element.current
      if (!audio || !length) return
      const next = Math.min(length, Math.max(0, to))
      // Asked for before the sound: it begins there.
      if (!audio.getAttribute('src')) audio.src = address
      audio.currentTime = next
      setAt(next)
    },
    [address, length],
  )

  useEffect(() => {
    if (element.current) element.current.playbackRate = speed
  }, [speed, state])

  useMediaSession({ element, isActive: state === 'playing', title, length, speed, play, pause, seek })

  return {
    state,
    /** Seconds. */
    at,
    /** Seconds; 0 until known. */
    length,
    speed,
    chooseSpeed,
    play,
    pause,
    seek,
    toggle: () => (element.current && !element.current.paused ? pause() : play()),
    /** Spread on the audio element. */
    sound: {
      ref: element,
      preload: 'none' as const,
      onPlaying: () => setState('playing'),
      onWaiting: () => setState('loading'),
      onPause: () => setState('paused'),
      onEnded: () => {
        setState('idle')
        setAt(0)
        onEnded?.()
      },
      onTimeUpdate: () => element.current && setAt(element.current.currentTime),
      onDurationChange: () => {
        const seconds = element.current?.duration
        if (seconds && Number.isFinite(seconds)) setLength(seconds)
      },
      onError: () => void fail(),
    },
  }
}

type MediaSessionInput = {
  element: React.RefObject<HTMLAudioElement>
  isActive: boolean
  title: string
  length: number
  speed: number
  play: () => Promise<void>
  pause: () => void
  seek: (to: number) => void
}

/** The keys of a keyboard, a headset or a locked screen, and what they show. Left alone once the sound is gone. */
function useMediaSession({ element, isActive, title, length, speed, play, pause, seek }: MediaSessionInput) {
  useEffect(() => {
    if (!isActive || !('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    mediaSession.metadata = new MediaMetadata({ title, artist: 'EÓN' })
    const now = () => element.current?.currentTime ?? 0
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => void play()],
      ['pause', pause],
      ['seekbackward', ({ seekOffset }) => seek(now() - (seekOffset ?? leapSeconds))],
      ['seekforward', ({ seekOffset }) => seek(now() + (seekOffset ?? leapSeconds))],
      ['seekto', ({ seekTime }) => seekTime !== undefined && seek(seekTime)],
    ]
    for (const [action, handler] of handlers) mediaSession.setActionHandler(action, handler)
    if (length) mediaSession.setPositionState({ duration: length, playbackRate: speed, position: Math.min(length, now()) })
  }, [element, isActive, length, pause, play, seek, speed, title])

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    return () => {
      mediaSession.metadata = null
      for (const action of ['play', 'pause', 'seekbackward', 'seekforward', 'seekto'] as const) mediaSession.setActionHandler(action, null)
    }
  }, [])
}

/** A media element does not say why it failed: the first byte, asked for again, does. */
async function readFailure(address: string): Promise<AudioFailure> {
  try {
    return await readAnswer(await fetch(address, { headers: { Range: 'bytes=0-0' } }))
  } catch {
    return { status: null, message: null }
  }
}

export async function readAnswer(response: Response): Promise<AudioFailure> {
  const body: unknown = response.ok ? null : await response.json().catch(() => null)
  const message = body !== null && typeof body === 'object' && 'message' in body ? body.message : null
  return { status: response.status, message: typeof message === 'string' ? message : null }
}

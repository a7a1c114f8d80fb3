import { useCallback, useEffect, useRef, useState } from 'react'

export type PlayerState = 'idle' | 'loading' | 'playing' | 'paused'

/** Why there was no sound: the HTTP status where there was an answer, and the server's words. */
export type AudioFailure = { status: number | null; message: string | null }

type LetterAudioInput = { letterId: string; title: string; onFailure: (failure: AudioFailure) => void }

/** One letter's sound. Nothing is fetched before the first play; then it streams, and may be moved through. */
export function useLetterAudio({ letterId, title, onFailure }: LetterAudioInput) {
  const element = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState<PlayerState>('idle')
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(0)
  const address = `/api/audio/${encodeURIComponent(letterId)}`

  const fail = useCallback(async () => {
    const audio = element.current
    if (!audio?.getAttribute('src')) return
    audio.removeAttribute('src')
    setState('idle')
    onFailure(await readFailure(address))
  }, [address, onFailure])

  useEffect(() => {
    if (state !== 'playing' || !('mediaSession' in navigator)) return
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist: 'EÓN' })
  }, [state, title])

  async function toggle() {
    const audio = element.current
    if (!audio) return
    if (!audio.paused) return audio.pause()
    if (!audio.getAttribute('src')) audio.src = address
    setState('loading')
    // A refusal to play is told by the error event; being interrupted by another press is no failure.
    await audio.play().catch(() => audio.paused && setState((now) => (now === 'loading' && audio.readyState > 0 ? 'paused' : now)))
  }

  return {
    state,
    /** Seconds. */
    at,
    /** Seconds; 0 until known. */
    length,
    toggle,
    seek(to: number) {
      if (!element.current || !length) return
      const next = Math.min(length, Math.max(0, to))
      element.current.currentTime = next
      setAt(next)
    },
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

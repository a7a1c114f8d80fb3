import { useCallback, useEffect, useRef, useState } from 'react'
import { isApiError, toApiError } from '~/lib/api/api-error'
import { subscriptionHeaders } from '~/lib/api/request-headers'
import { causeOf, logInBrowser } from '~/lib/browser-log'

export type VoiceState = 'idle' | 'loading' | 'playing' | 'paused'

type UseVoice = {
  text: string
  isPremium: boolean
  /** It is for a plan. Not called for anything else that fails: that is noted in the browser's log alone (specification §8). */
  onPremiumRequired: () => void
}

/** A line's voice. Nothing is fetched before it is first asked for; then it is kept until the line leaves the page. */
export function useVoice({ text, isPremium, onPremiumRequired }: UseVoice) {
  const element = useRef<HTMLAudioElement>(null)
  const fetching = useRef<AbortController>()
  const [state, setState] = useState<VoiceState>('idle')
  const [address, setAddress] = useState<string | null>(null)
  const [isMuted, setMuted] = useState(false)

  const start = useCallback(async () => {
    const audio = element.current
    if (!audio) return
    // Its conversation was closed while the sound was on its way: it waits to be asked again.
    if (audio.parentElement?.closest('[hidden]')) return setState('paused')
    silenceOthers(audio)
    // Refused where the browser wants another press; interrupted where somebody pressed again. Either way it waits to go on.
    await audio.play().catch(() => setState('paused'))
  }, [])

  const play = useCallback(async () => {
    setState('loading')
    if (address !== null) return start()
    const asking = new AbortController()
    fetching.current = asking
    try {
      const sound = await fetchVoice({ text, isPremium, signal: asking.signal })
      if (!asking.signal.aborted) setAddress(URL.createObjectURL(sound))
    } catch (error) {
      if (asking.signal.aborted) return
      setState('idle')
      if (isApiError(error) && error.status === 402) onPremiumRequired()
      else logInBrowser({ event: 'voice_failed', cause: causeOf(error) })
    }
  }, [address, start, text, isPremium, onPremiumRequired])

  // The sound has come, and its element with it.
  useEffect(() => {
    if (address === null) return
    void start()
    return () => URL.revokeObjectURL(address)
  }, [address, start])

  useEffect(() => () => fetching.current?.abort(), [])

  const pause = useCallback(() => element.current?.pause(), [])
  const toggleMuted = useCallback(() => setMuted((now) => !now), [])

  return {
    state,
    isMuted,
    play,
    pause,
    toggleMuted,
    /** Null before there is sound; then spread on an audio element. */
    sound:
      address === null
        ? null
        : {
            ref: element,
            src: address,
            muted: isMuted,
            onPlaying: () => setState('playing'),
            onWaiting: () => setState('loading'),
            onPause: () => setState((now) => (now === 'idle' ? now : 'paused')),
            onEnded: () => {
              setState('idle')
              setMuted(false)
            },
            onError: () => {
              setState('idle')
              setAddress(null)
              logInBrowser({ event: 'voice_failed', cause: 'not playable' })
            },
          },
  }
}

/** One voice at a time on a page: also a letter's falls silent. */
function silenceOthers(own: HTMLAudioElement): void {
  for (const audio of document.querySelectorAll('audio')) {
    if (audio !== own) audio.pause()
  }
}

/** `POST /api/chat/voice`. Throws an `ApiError` for an answer that is not OK, and the browser's TypeError without a connection. */
async function fetchVoice({ text, isPremium, signal }: { text: string; isPremium: boolean; signal: AbortSignal }): Promise<Blob> {
  const response = await fetch('/api/chat/voice', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', Accept: 'audio/mpeg, application/json', ...subscriptionHeaders() },
    body: JSON.stringify({ text, isPremium }),
    signal,
  })
  if (!response.ok) throw await toApiError(response)
  return response.blob()
}

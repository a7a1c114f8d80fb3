import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { logInBrowser } from '~/lib/browser-log'
import { Spinner } from '~/ui/Spinner'
import { voiceTextLimit } from '#core/chat/chat.limits'
import type { Line } from './conversation'
import { useVoice } from './use-voice'

type VoiceButtonProps = {
  line: Pick<Line, 'text' | 'care'>
  isPremium: boolean
  onPremiumRequired: () => void
}

/** Has one of EÓN's lines read aloud: play, pause, go on, and silence while it runs. Nobody in danger is led to a plan by it. */
export function VoiceButton({ line, isPremium, onPremiumRequired }: VoiceButtonProps) {
  const { t } = useTranslation(['chat'])
  const { text, care } = line
  const require = useCallback(() => (care ? logInBrowser({ event: 'voice_failed', cause: 'care not kept' }) : onPremiumRequired()), [care, onPremiumRequired])
  const { state, isMuted, play, pause, toggleMuted, sound } = useVoice({ text, isPremium, onPremiumRequired: require })
  if (text.trim() === '' || text.length > voiceTextLimit) return null
  const isLoading = state === 'loading'
  const label = ({ idle: 'play', loading: 'loading', playing: 'pause', paused: 'resume' } as const)[state]

  function press() {
    if (isLoading) return
    if (state === 'playing') pause()
    else void play()
  }

  return (
    <div data-voice={state} className="mt-1 -ml-2 flex flex-wrap items-center gap-x-1">
      <button type="button" onClick={press} aria-busy={isLoading || undefined} aria-disabled={isLoading || undefined} className="chat-tool">
        {isLoading ? <Spinner className="w-4 justify-center" /> : <VoiceMark kind={state === 'playing' ? 'pause' : 'play'} />}
        <span aria-live="polite">{t(`chat:voice.${label}`)}</span>
      </button>
      {(state === 'playing' || state === 'paused') && (
        <button type="button" onClick={toggleMuted} className="chat-tool">
          <VoiceMark kind={isMuted ? 'sound' : 'silence'} />
          {t(isMuted ? 'chat:voice.unmute' : 'chat:voice.mute')}
        </button>
      )}
      {sound && <audio {...sound} hidden />}
    </div>
  )
}

const marks = {
  play: 'M5.2 3.6c-.2 2.9-.2 5.9 0 8.8 2.8-1.2 5.2-2.6 7.3-4.4-2.1-1.8-4.5-3.3-7.3-4.4Z',
  pause: 'M5.4 3.6c-.2 2.9-.1 5.9 0 8.8M10.6 3.6c.2 2.9.1 5.9 0 8.8',
  silence: 'M2.6 6.4h2.2L8 3.7c.2 2.9.2 5.8 0 8.6L4.8 9.7H2.6c-.2-1.1-.2-2.2 0-3.3ZM10.4 6.3l3.2 3.5M13.6 6.2l-3.2 3.6',
  sound: 'M2.6 6.4h2.2L8 3.7c.2 2.9.2 5.8 0 8.6L4.8 9.7H2.6c-.2-1.1-.2-2.2 0-3.3ZM10.4 6c.8 1.2.8 2.8 0 4M12.4 4.4c1.7 2.2 1.7 5 0 7.2',
}

function VoiceMark({ kind }: { kind: keyof typeof marks }) {
  return (
    <svg viewBox="0 0 16 16" className="drawing size-4 flex-none" aria-hidden="true" focusable="false">
      <path d={marks[kind]} />
    </svg>
  )
}

import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { LetterWithText } from '#core/letters/letters'
import { NeedsScript } from '~/ui/NeedsScript'
import { useToast } from '~/ui/Toast'
import { AudioControls } from './AudioControls'
import { NarrationFailed, NarrationUnderway } from './NarrationState'
import { useLetterAudio, type AudioFailure } from './use-letter-audio'

/** The letter read aloud: what is missing until it can be heard, then the player. */
export function AudioPlayer({ letter, retryAddress }: { letter: LetterWithText; retryAddress: string }) {
  const { t } = useTranslation(['exito'])
  const { status } = letter.audio
  return (
    <section aria-label={t('exito:player.label')} className="letter-player">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-tool text-ui font-[600]">{t('exito:player.title')}</h2>
        <p className="text-note text-soft">{t('exito:player.voice')}</p>
      </div>
      <div className="mt-3">
        {status === 'ready' && <Player letter={letter} />}
        {status === 'failed' && <NarrationFailed retryAddress={retryAddress} />}
        {(status === 'waiting' || status === 'narrating') && <NarrationUnderway status={status} progress={letter.audio.progress} />}
      </div>
    </section>
  )
}

function Player({ letter }: { letter: LetterWithText }) {
  const { t } = useTranslation(['exito'])
  const { toast } = useToast()

  const explain = useCallback(
    ({ status, message }: AudioFailure) => {
      const words = (key: 'maintenance' | 'premium' | 'notLoaded') => t(`exito:player.toasts.${key}`)
      if (status === 503) {
        toast({ title: words('maintenance'), description: message ?? t('exito:player.toasts.maintenanceText'), variant: 'destructive' })
      } else if (status === 403) {
        toast({ title: words('premium'), description: message ?? t('exito:player.toasts.premiumText') })
      } else toast({ title: words('notLoaded'), variant: 'destructive' })
    },
    [t, toast],
  )
  const { map } = letter.audio
  const audio = useLetterAudio({ letterId: letter.id, title: letter.title, knownSeconds: map?.seconds, onFailure: explain })

  return (
    <>
      <NeedsScript without={<audio controls preload="none" src={`/api/audio/${letter.id}`} className="w-full" />}>
        <AudioControls audio={audio} peaks={map?.peaks} />
      </NeedsScript>
      <audio {...audio.sound} />
    </>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LetterWithText } from '#core/letters/letters'
import { Button } from '~/ui/Button'
import { NeedsScript } from '~/ui/NeedsScript'
import { useToast } from '~/ui/Toast'
import { readAnswer } from './use-letter-audio'

/** The sound as a file, for the plans that have it; for the others a closed drawer that says so. */
export function AudioDownload({ letter }: { letter: LetterWithText }) {
  const { t } = useTranslation(['exito'])
  const { toast } = useToast()
  const [isLoading, setIsLoading] = useState(false)
  const address = `/api/audio/download/${encodeURIComponent(letter.id)}`
  const { canDownload } = letter.audio

  async function download() {
    if (!canDownload) return toast({ title: t('exito:player.toasts.premium'), description: t('exito:player.toasts.downloadText') })
    setIsLoading(true)
    try {
      const response = await fetch(address, { headers: { 'x-subscription-tier': letter.subscriptionTier } })
      if (!response.ok) return refuse(await readAnswer(response))
      saveFile(await response.blob(), `eon-carta-${letter.id}.mp3`)
      toast({ title: t('exito:player.toasts.downloaded') })
    } catch {
      refuse({ status: null, message: null })
    } finally {
      setIsLoading(false)
    }
  }

  function refuse({ status, message }: { status: number | null; message: string | null }) {
    const isPremiumOnly = status === 402 || status === 403
    toast({
      title: t(isPremiumOnly ? 'exito:player.toasts.required' : 'exito:player.toasts.notDownloaded'),
      description: message ?? (isPremiumOnly ? t('exito:player.toasts.requiredText') : undefined),
      variant: isPremiumOnly ? 'default' : 'destructive',
    })
  }

  return (
    <NeedsScript
      without={
        canDownload && (
          <a href={address} download={`eon-carta-${letter.id}.mp3`} className="text-link inline-flex min-h-11 items-center text-note text-path">
            {t('exito:player.download')}
          </a>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-4">
        <Button variant="quiet" onClick={() => void download()} isLoading={isLoading} loadingLabel={t('exito:player.downloading')} className="-ml-2 text-note!">
          {!canDownload && <LockMark />}
          {t('exito:player.download')}
        </Button>
        {!canDownload && <span className="rounded-round border border-line px-2.5 py-0.5 text-note text-soft">{t('exito:player.playOnly')}</span>}
      </p>
    </NeedsScript>
  )
}

function saveFile(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function LockMark() {
  return (
    <svg viewBox="0 0 16 16" className="drawing mr-1.5 inline size-4 align-[-0.15em]" aria-hidden="true">
      <path d="M3.2 7.2c3.2-.3 6.4-.3 9.6 0 .2 2.4.2 4.7 0 7.1-3.2.3-6.4.3-9.6 0-.2-2.4-.2-4.7 0-7.1ZM5.1 7C4.8 3.8 5.7 1.8 8 1.8s3.2 2 2.9 5.2" />
    </svg>
  )
}

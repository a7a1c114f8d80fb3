import { useTranslation } from 'react-i18next'
import type { LetterWithText } from '#core/letters/letters'
import { useIsHydrated } from '~/lib/use-hydrated'
import { Button } from '~/ui/Button'
import { NeedsScript } from '~/ui/NeedsScript'
import { AudioDownload } from './AudioDownload'

/** What can be taken along: the letter on paper or as a PDF, and its sound. */
export function KeepLetter({ letter }: { letter: LetterWithText }) {
  const { t } = useTranslation(['exito'])
  const isHydrated = useIsHydrated()
  const zone = isHydrated ? `?zona=${encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)}` : ''
  return (
    <div className="letter-keeping">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button asChild variant="secondary">
          <a href={`/api/descargar-carta/${encodeURIComponent(letter.id)}${zone}`} target="_blank" rel="noopener">
            {t('exito:letter.pdf')}
            <span className="unseen"> {t('exito:letter.newTab')}</span>
          </a>
        </Button>
        <NeedsScript>
          <Button variant="quiet" onClick={() => window.print()}>
            {t('exito:letter.print')}
          </Button>
        </NeedsScript>
      </div>
      {letter.audio.status === 'ready' && <AudioDownload letter={letter} />}
    </div>
  )
}

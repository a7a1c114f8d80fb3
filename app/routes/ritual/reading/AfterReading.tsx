import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/Button'
import { LinkButton } from '~/ui/LinkButton'

/** It has been read, whole or as far as it went. */
export function AfterReading({ letterId, isWhole, onAgain }: { letterId: string; isWhole: boolean; onAgain: () => void }) {
  const { t } = useTranslation(['ritual'])
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="reading-stage">
      <h1 ref={title} tabIndex={-1} className="text-title outline-none">
        {t(isWhole ? 'ritual:reading.after.title' : 'ritual:reading.after.stopped')}
      </h1>
      <p className="mt-5 max-w-measure font-voice text-read text-soft">
        {t(isWhole ? 'ritual:reading.after.text' : 'ritual:reading.after.stoppedText')}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to={`/exito?cartaId=${encodeURIComponent(letterId)}`}>{t('ritual:reading.after.letter')}</LinkButton>
        <Button variant="quiet" onClick={onAgain}>
          {t('ritual:reading.after.again')}
        </Button>
      </div>
      <a href="/ayuda" className="text-link mt-8 inline-flex min-h-11 items-center text-ui font-[550] text-path">
        {t('ritual:after.help')}
      </a>
    </div>
  )
}

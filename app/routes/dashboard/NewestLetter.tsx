import { useTranslation } from 'react-i18next'
import { Candle, PathDrawing } from '~/components/illustrations'
import { LetterDate } from '~/components/letter/LetterDate'
import { useLanguage } from '~/i18n/use-language'
import { LinkButton } from '~/ui/LinkButton'
import { Sheet } from '~/ui/Sheet'
import type { ShelvedLetter } from './route'

/** The letter that is today's: to read, to wait for, or to ask for again. */
export function NewestLetter({ letter }: { letter: ShelvedLetter }) {
  const { t } = useTranslation(['desk'])
  const language = useLanguage()
  const { status, path } = letter
  const isWaiting = status === 'queued' || status === 'writing'
  return (
    <section data-path={path} aria-labelledby="newest-letter" className="mt-10">
      <Sheet className="grid max-w-[52rem] items-center gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="text-note text-soft">
            {t('desk:shelf.newest')} · <span className="font-[600] text-path">{t(`desk:paths.${path}.name`)}</span> ·{' '}
            <LetterDate at={letter.createdAt} language={language} known={letter.date} />
          </p>
          <h2 id="newest-letter" className="mt-2 text-title">
            {letter.title ?? t(`desk:shelf.status.${status}`)}
          </h2>
          {status === 'failed' && <p className="mt-3 max-w-measure font-voice text-read text-soft">{t('desk:shelf.failedText')}</p>}
          <LinkButton to={`/exito?cartaId=${letter.id}`} className="mt-6" prefetch="none">
            {t(isWaiting ? 'desk:shelf.follow' : status === 'failed' ? 'desk:shelf.mend' : 'desk:shelf.read')}
          </LinkButton>
        </div>
        {status === 'written' ? (
          <PathDrawing path={path} className="hidden h-40 w-auto text-ink sm:block" />
        ) : (
          <Candle isLit={isWaiting} className="hidden h-44 w-auto sm:block" />
        )}
      </Sheet>
    </section>
  )
}

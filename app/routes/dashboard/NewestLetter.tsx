import { useTranslation } from 'react-i18next'
import { Candle, PathDrawing, Seal } from '~/components/illustrations'
import { LinkButton } from '~/ui/LinkButton'
import { Sheet } from '~/ui/Sheet'
import type { ShelvedLetter } from './route'
import { ShelfDate } from './ShelfDate'

/** What its page is for, by how a letter is. */
const doorOf = { queued: 'follow', writing: 'follow', written: 'read', closed: 'visit', failed: 'mend' } as const

/** The letter that is today's: to read, to wait for, or to ask for again. */
export function NewestLetter({ letter }: { letter: ShelvedLetter }) {
  const { t } = useTranslation(['desk'])
  const { status, path } = letter
  const isWaiting = status === 'queued' || status === 'writing'
  return (
    <section data-path={path} aria-labelledby="newest-letter" className="mt-10">
      <Sheet className="grid items-center gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="text-note text-soft">
            {t('desk:shelf.newest')} · <span className="font-[600] text-path">{t(`desk:paths.${path}.name`)}</span> ·{' '}
            <ShelfDate letter={letter} />
          </p>
          <h2 id="newest-letter" className="mt-2 text-title">
            {letter.title ?? t(status === 'closed' ? 'desk:shelf.closedTitle' : `desk:shelf.status.${status}`)}
          </h2>
          {status === 'failed' && <p className="mt-3 max-w-measure font-voice text-read text-soft">{t('desk:shelf.failedText')}</p>}
          <LinkButton to={`/exito?cartaId=${letter.id}`} className="mt-6" prefetch="none">
            {t(`desk:shelf.${doorOf[status]}`)}
          </LinkButton>
        </div>
        {status === 'closed' ? (
          <Seal className="hidden h-36 w-auto sm:block" />
        ) : status === 'written' ? (
          <PathDrawing path={path} className="hidden h-40 w-auto text-ink sm:block" />
        ) : (
          <Candle isLit={isWaiting} className="hidden h-44 w-auto sm:block" />
        )}
      </Sheet>
    </section>
  )
}

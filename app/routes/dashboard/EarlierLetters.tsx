import { Link } from '@remix-run/react'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import type { ShelvedLetter } from './route'
import { ShelfDate } from './ShelfDate'

/** The rest of the shelf, newest first. */
export function EarlierLetters({ letters }: { letters: ShelvedLetter[] }) {
  const { t } = useTranslation(['desk'])
  return (
    <section className="mt-14">
      <h2 className="text-lead">{t('desk:shelf.earlier')}</h2>
      <ul className="mt-3 border-t border-line">
        {letters.map((letter) => (
          <li key={letter.id} data-path={letter.path} className="border-b border-line">
            <Link
              to={`/exito?cartaId=${letter.id}`}
              className="grid min-h-14 gap-x-6 gap-y-0.5 rounded-control py-4 transition-colors hover:text-path sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
            >
              <span className="font-voice text-read">{letter.title ?? t(letter.status === 'closed' ? 'desk:shelf.closedTitle' : 'desk:shelf.untitled')}</span>
              <span className="text-note text-soft">
                <span className="font-[600] text-path">{t(`desk:paths.${letter.path}.name`)}</span> ·{' '}
                <ShelfDate letter={letter} />
                {letter.status !== 'written' && letter.status !== 'closed' && (
                  <span className={clsx(letter.status === 'failed' && 'text-danger')}> · {t(`desk:shelf.status.${letter.status}`)}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

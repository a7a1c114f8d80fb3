import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Desk } from './use-desk'

/** Where one may go from here: to talk, to ask for a letter, to the journal. */
export function Doors({ desk }: { desk: Desk }) {
  const { t } = useTranslation(['desk'])
  const { isPremium, freeMessages, letters } = desk
  const doors = [
    { to: '/chat', name: 'chat', note: isPremium ? t('desk:doors.chat.open') : t('desk:doors.chat.free', { count: freeMessages }) },
    { to: '/generar-carta', name: 'letter', note: letters.kind === 'unlimited' ? t('desk:doors.letter.unlimited') : t(`desk:doors.letter.${letters.kind}`, { count: letters.limit }) },
    { to: '/journal', name: 'journal', note: isPremium ? t('desk:doors.journal.open') : t('desk:doors.journal.closed') },
  ] as const
  return (
    <section aria-labelledby="doors" className="mt-16">
      <h2 id="doors" className="text-lead">
        {t('desk:doors.title')}
      </h2>
      <ul className="mt-3 border-t border-line">
        {doors.map(({ to, name, note }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} prefetch="intent" className="group grid min-h-14 gap-x-8 gap-y-1 rounded-control py-4 transition-colors hover:text-path sm:grid-cols-[minmax(0,1fr)_minmax(0,15rem)] sm:items-baseline">
              <span>
                <span className="font-voice text-read font-medium">{t(`desk:doors.${name}.title`)}</span>
                <span className="block text-ui text-soft">{t(`desk:doors.${name}.text`)}</span>
              </span>
              <span className="text-note text-soft sm:text-right">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

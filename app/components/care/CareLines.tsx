import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import type { ShownHelpline } from '#core/care/care.schema'

/** Whom to call, each as one large target, and the way to the numbers of every other country. */
export function CareLines({ helplines, className }: { helplines: readonly ShownHelpline[]; className?: string }) {
  const { t } = useTranslation(['care'])
  return (
    <div className={className}>
      <ul className="border-t border-line">
        {helplines.map((line) => (
          <li key={`${line.name} ${line.phone}`} className="border-b border-line">
            <a
              href={line.phone ? `tel:${line.phone.replace(/[^\d+*#]/g, '')}` : (line.url ?? '/ayuda')}
              rel={line.phone ? undefined : 'noreferrer'}
              className="group flex min-h-14 flex-wrap items-baseline gap-x-4 gap-y-0.5 py-3 text-path hover:bg-path-wash"
            >
              <span className={clsx('font-tool leading-tight font-[600] tabular-nums underline decoration-current/40 underline-offset-[0.2em] group-hover:decoration-current', line.phone ? 'text-[1.625rem]' : 'text-read')}>
                {line.phone ?? (line.url ? new URL(line.url).host : line.name)}
              </span>
              <span className="text-ui text-ink">
                {line.name}
                <span className="block text-note text-soft">
                  {line.hours}
                  {line.phone && ` · ${t(line.openNow ? 'care:open' : 'care:closed')}`}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {/* A page of its own, outside the app: it opens when nothing else does. */}
      <a href="/ayuda" className="text-link mt-1 inline-flex min-h-11 items-center text-ui font-[550] text-path">
        {t('care:more')}
      </a>
    </div>
  )
}

import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LetterDate } from '~/components/letter/LetterDate'
import { useLanguage } from '~/i18n/use-language'
import type { AccountPage } from '~/server/account-page.server'
import { Part } from './Part'

const shelfEnd = 50

/** What there is of somebody, in three lines. */
export function Kept({ kept }: { kept: AccountPage }) {
  const { t } = useTranslation(['account'])
  const language = useLanguage()
  const [before, after] = t('account:kept.trialUntil', { day: '|' }).split('|')
  return (
    <Part title={t('account:kept.title')} note={t('account:kept.note')}>
      <dl className="grid gap-2">
        <Line term={t('account:kept.letters')}>{kept.letters < shelfEnd ? kept.letters : t('account:kept.lettersMany')}</Line>
        <Line term={t('account:kept.since')}>
          <LetterDate at={kept.createdAt} language={language} known={kept.createdOn} />
        </Line>
        {kept.trial && (
          <Line term={t('account:kept.trial')}>
            {before}
            <LetterDate at={kept.trial.at} language={language} known={kept.trial.on} />
            {after}
          </Line>
        )}
      </dl>
      {kept.letters > 0 && (
        <Link to="/dashboard" className="text-link mt-2 inline-flex min-h-11 items-center text-ui font-[550] text-path">
          {t('account:kept.read')}
        </Link>
      )}
    </Part>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 text-ui">
      <dt className="w-28 flex-none text-soft sm:w-36">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

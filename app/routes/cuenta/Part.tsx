import { useNavigation } from '@remix-run/react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountAnswer } from '~/server/account-page.server'

/** One matter of the account: what it is on the left, what may be done about it on the right. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-x-14 gap-y-5 border-t border-line py-9 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div>
        <h2 id={id} className="text-lead">
          {title}
        </h2>
        {note && <p className="mt-1.5 max-w-measure text-note text-soft">{note}</p>}
      </div>
      <div className="min-w-0 md:pt-1">{children}</div>
    </section>
  )
}

/** What a form of this page is being sent for, while it is. */
export function usePending(): FormData | undefined {
  return useNavigation().formData
}

/** What went wrong with a part, in words; undefined when nothing did. */
export function useProblem(answer: AccountAnswer | undefined): string | undefined {
  const { t } = useTranslation(['account'])
  if (!answer?.code) return undefined
  switch (answer.code) {
    case 'name_invalid':
      return t('account:problems.name')
    case 'not_confirmed':
      return t('account:erase.wrong')
    case 'offline':
      return t('account:problems.offline')
    default:
      return answer.message ?? t('account:problems.failed')
  }
}

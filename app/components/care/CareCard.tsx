import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import type { Care } from '#core/care/care.schema'
import { CareLines } from './CareLines'

type CareCardProps = {
  care: Care
  /** Where the words are already on the page, as a reply in a conversation, only the lines are shown. */
  isMessageShown?: boolean
  className?: string
}

/**
 * What somebody in danger is answered, with whom to call. Takes no focus and announces nothing by itself: where it appears while somebody
 * is on the page, the conversation's live region does that.
 */
export function CareCard({ care, isMessageShown = true, className }: CareCardProps) {
  const { t } = useTranslation(['care'])
  return (
    <section aria-label={t('care:label')} data-care={care.level} className={clsx('rounded-sheet border border-edge bg-sheet px-5 py-4 text-ink sm:px-6 sm:py-5', className)}>
      {isMessageShown && (
        <div className="mb-4 grid max-w-measure gap-3 font-voice text-read">
          {care.message.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <CareLines helplines={care.helplines} />
    </section>
  )
}

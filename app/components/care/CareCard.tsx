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
  const [first, ...rest] = isMessageShown ? care.message.split('\n\n') : []
  return (
    <section aria-label={t('care:label')} data-care={care.level} className={clsx('max-w-wide rounded-sheet border border-edge bg-sheet px-5 py-4 text-ink sm:px-6 sm:py-5', className)}>
      {first && <p className="mb-4 max-w-measure font-voice text-read">{first}</p>}
      {/* On a small screen whom to call must not stand below everything else that is said. */}
      <CareLines helplines={care.helplines} />
      {rest.length > 0 && (
        <div className="mt-3 grid max-w-measure gap-3 font-voice text-read">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </section>
  )
}

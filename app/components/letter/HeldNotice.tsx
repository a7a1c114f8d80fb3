import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Care } from '#core/care/care.schema'
import { CareCard } from '~/components/care/CareCard'
import { Button } from '~/ui/Button'

/** What was answered, what was answered before it (this answer last), and whether the letter is written when it is asked for again. */
export type HeldOutcome = { care: Care; canContinue: boolean; said: readonly string[] }

/** Danger was heard in what was written: that is answered, what was written stays, and a lesser sign leaves the choice. */
export function HeldNotice({ care, canContinue, said, isSending }: HeldOutcome & { isSending: boolean }) {
  const { t } = useTranslation(['letter'])
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'start' })
  }, [care])
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="mb-6 scroll-mt-6">
      <CareCard care={care} />
      {said.map((text) => (
        <input key={text} type="hidden" name="careSaid" value={text} />
      ))}
      {canContinue && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" name="afterCare" value="true" variant="secondary" isLoading={isSending} loadingLabel={t('letter:submitting')}>
            {t('letter:held.continue')}
          </Button>
          <p className="max-w-measure text-note text-soft">{t('letter:held.kept')}</p>
        </div>
      )}
    </div>
  )
}

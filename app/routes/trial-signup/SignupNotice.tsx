import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrialNotice } from '~/components/trial/trial-fields'
import { LinkButton } from '~/ui/LinkButton'

/** What happened, what was kept, what to do; above the form, where the eye is after sending. */
export function SignupNotice({ kind }: { kind: TrialNotice }) {
  const { t } = useTranslation(['trial'])
  const notice = useRef<HTMLDivElement>(null)
  const takesFocus = kind !== 'incomplete'
  useEffect(() => {
    if (!takesFocus) return
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'center' })
  }, [kind, takesFocus])
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role={takesFocus ? 'alert' : undefined}
      className="mb-6 rounded-control border border-l-4 border-danger bg-sheet px-5 py-4"
    >
      <p className="font-voice text-lead font-medium">{t(`trial:notices.${kind}.title`)}</p>
      <p className="mt-1 max-w-measure text-ui text-soft">{t(`trial:notices.${kind}.text`)}</p>
      {kind === 'used' && (
        <LinkButton to="/planes" variant="secondary" className="mt-4">
          {t('trial:notices.used.plans')}
        </LinkButton>
      )}
    </div>
  )
}

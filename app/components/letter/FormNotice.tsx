import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '~/ui/LinkButton'

export type NoticeKind = 'required' | 'tooLong' | 'limit' | 'tooMany' | 'offline' | 'failed' | 'consent' | 'paused' | 'other'

/** Kinds that point to fields, which take the focus themselves. */
const isAboutFields = (kind: NoticeKind) => kind === 'required' || kind === 'tooLong'

/** What happened, what was kept, what to do; above the questions, where the eye is after sending. */
export function FormNotice({ kind, message }: { kind: NoticeKind; message?: string }) {
  const { t } = useTranslation(['letter'])
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAboutFields(kind)) return
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'center' })
  }, [kind])
  return (
    <div ref={notice} tabIndex={-1} role={isAboutFields(kind) ? undefined : 'alert'} className="letter-notice" data-calm={kind === 'limit' || kind === 'consent' || kind === 'paused' || undefined}>
      <p className="font-voice text-lead font-medium">{t(`letter:notices.${kind}.title`)}</p>
      <p className="mt-1 max-w-measure text-ui text-soft">
        {kind === 'other' && message ? `${message} ` : ''}
        {t(`letter:notices.${kind}.text`)}
      </p>
      {kind === 'consent' && (
        <LinkButton to="/cuenta" variant="secondary" className="mt-4">
          {t('letter:notices.consent.account')}
        </LinkButton>
      )}
      {kind === 'paused' && (
        <a href="/ayuda" className="text-link mt-2 inline-flex min-h-11 items-center text-ui font-[550] text-path">
          {t('letter:notices.paused.help')}
        </a>
      )}
      {kind === 'limit' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton to="/dashboard" variant="secondary">
            {t('letter:notices.limit.shelf')}
          </LinkButton>
          <LinkButton to="/planes" variant="quiet">
            {t('letter:notices.limit.plans')}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

const kindByCode: Record<string, NoticeKind> = {
  missing_fields: 'required',
  field_too_long: 'tooLong',
  letter_limit_reached: 'limit',
  letters_paused_today: 'paused',
  health_consent_withdrawn: 'consent',
  body_too_large: 'tooLong',
  too_many_requests: 'tooMany',
  internal_error: 'failed',
}

/** Which notice an error's code deserves. */
export function noticeFor(code: string): NoticeKind {
  return kindByCode[code] ?? 'other'
}

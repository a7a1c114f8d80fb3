import { useTranslation } from 'react-i18next'
import { contact, mailto } from '~/content/contact'
import { Sheet } from '~/ui/Sheet'

/** Somebody who answers: first for a bad night, then for a question. */
export function SupportCard() {
  const { t } = useTranslation(['desk', 'common'])
  return (
    <Sheet as="section" variant="wash" aria-labelledby="support">
      <h2 id="support" className="text-lead">
        {t('desk:support.title')}
      </h2>
      <p className="mt-2 text-ui">{t('desk:support.help')}</p>
      <a href="/ayuda" className="text-link mt-1 inline-flex min-h-11 items-center text-ui font-[550] text-path">
        {t('desk:support.helpLink')}
      </a>
      <p className="mt-3 text-ui text-soft">{t('desk:support.question')}</p>
      <a href={mailto({ address: contact.email, subject: t('common:footer.contactSubject') })} className="text-link inline-flex min-h-11 items-center text-ui font-[550] break-all">
        {contact.email}
      </a>
    </Sheet>
  )
}

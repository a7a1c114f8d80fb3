import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { contact, mailto } from '~/content/contact'
import { Wordmark } from './illustrations'

/** Help first, then who writes here, then the small print. */
export function SiteFooter() {
  const { t } = useTranslation()
  return (
    <footer data-shell aria-label={t('footer.label')} className="mt-24 border-t border-line lg:mt-32">
      <div className="page-width grid gap-x-12 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)] lg:py-16">
        <div className="sm:col-span-2 lg:col-span-1">
          <h2 className="text-lead">{t('footer.helpTitle')}</h2>
          <p className="mt-2 max-w-narrow font-voice text-read text-soft">{t('footer.help')}</p>
          {/* A page of its own, outside the app: it opens when nothing else does. */}
          <a href="/ayuda" className="text-link mt-1 inline-flex min-h-11 items-center text-ui font-[550] text-path">
            {t('footer.helpLink')}
          </a>
        </div>
        <FooterList title={t('footer.legal')}>
          <Link to="/privacy-policy">{t('footer.privacy')}</Link>
          <Link to="/data-processing">{t('footer.dataProcessing')}</Link>
          <Link to="/terms-and-conditions">{t('footer.terms')}</Link>
        </FooterList>
        <FooterList title={t('footer.write')}>
          <a href={mailto({ address: contact.email, subject: t('footer.contactSubject') })}>{t('footer.contact')}</a>
          <a href={mailto({ address: contact.newsletter, subject: t('footer.newsletterSubject') })}>{t('footer.newsletter')}</a>
        </FooterList>
      </div>
      <div className="page-width flex flex-col gap-5 pb-12 sm:flex-row sm:items-end sm:gap-10">
        <Wordmark className="h-8 flex-none self-start text-soft sm:self-end" />
        <p className="max-w-wide text-note text-soft">{t('footer.ai')}</p>
      </div>
    </footer>
  )
}

function FooterList({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <div>
      <h2 className="font-tool text-note font-[600] text-soft">{title}</h2>
      <ul className="mt-1.5">
        {children.map((link, index) => (
          <li key={index} className="[&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center [&>a]:underline-offset-4 [&>a]:hover:text-path [&>a]:hover:underline">
            {link}
          </li>
        ))}
      </ul>
    </div>
  )
}

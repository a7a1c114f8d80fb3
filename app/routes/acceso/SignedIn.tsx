import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/Button'
import { LinkButton } from '~/ui/LinkButton'
import { useIntent } from './use-intent'

/** Who is here, where they may go, and the way out. */
export function SignedIn({ email, returnTo }: { email: string; returnTo: string | null }) {
  const { t } = useTranslation(['access'])
  const isLeaving = useIntent() === 'leave'
  const [before, after] = t('access:inside.lead', { email: '|' }).split('|')
  return (
    <>
      <h1 className="text-title">{t('access:inside.title')}</h1>
      <p className="mt-4 font-voice text-read text-soft">
        {before}
        <strong className="font-tool text-ui font-[550] break-words text-ink">{email}</strong>
        {after}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {returnTo ? (
          <LinkButton to={returnTo}>{t('access:inside.goOn')}</LinkButton>
        ) : (
          <LinkButton to="/dashboard">{t('access:inside.letters')}</LinkButton>
        )}
        <LinkButton to="/cuenta" variant="secondary">
          {t('access:inside.account')}
        </LinkButton>
      </div>
      <section className="mt-12 border-t border-line pt-6">
        <h2 className="font-tool text-ui font-[600]">{t('access:inside.leaveTitle')}</h2>
        <p className="mt-1 text-ui text-soft">{t('access:inside.leaveText')}</p>
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="leave" />
          <Button type="submit" variant="secondary" isLoading={isLeaving} loadingLabel={t('access:inside.leaving')}>
            {t('access:inside.leave')}
          </Button>
        </Form>
      </section>
    </>
  )
}

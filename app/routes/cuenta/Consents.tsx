import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LetterDate } from '~/components/letter/LetterDate'
import { useLanguage } from '~/i18n/use-language'
import type { AccountAnswer, AccountPage } from '~/server/account-page.server'
import { Button } from '~/ui/Button'
import { FieldError } from '~/ui/FieldError'
import { Part, usePending, useProblem } from './Part'

type Consent = AccountPage['consents'][number]

/** What was agreed to and when, and the one consent that can be taken back by itself. */
export function Consents({ consents, answer }: { consents: Consent[]; answer: AccountAnswer | undefined }) {
  const { t } = useTranslation(['account'])
  const isChanging = usePending()?.get('intent') === 'consent'
  const health = consents.filter(({ kind }) => kind === 'health_data')
  const isGiven = health.some(({ withdrawnAt }) => withdrawnAt === null)
  return (
    <Part title={t('account:consents.title')} note={t('account:consents.note')}>
      {consents.length === 0 ? (
        <p className="text-ui text-soft">{t('account:consents.none')}</p>
      ) : (
        <ul>
          {consents.map((consent) => (
            <ConsentLine key={`${consent.kind} ${consent.givenAt}`} consent={consent} />
          ))}
        </ul>
      )}
      {health.length > 0 && (
        <Form method="post" action="/cuenta" className="mt-5">
          <input type="hidden" name="intent" value="consent" />
          <input type="hidden" name="part" value="consents" />
          <input type="hidden" name="give" value={isGiven ? 'no' : 'yes'} />
          <p className="max-w-measure text-ui text-soft">{t(isGiven ? 'account:consents.healthOn' : 'account:consents.healthOff')}</p>
          <Button type="submit" variant="secondary" className="mt-4" isLoading={isChanging} loadingLabel={t(isGiven ? 'account:consents.withdrawing' : 'account:consents.giving')}>
            {t(isGiven ? 'account:consents.withdraw' : 'account:consents.give')}
          </Button>
          <p className="mt-4 text-note text-soft">{t('account:consents.others')}</p>
        </Form>
      )}
      <FieldError id="consents-problem">{useProblem(answer)}</FieldError>
    </Part>
  )
}

function ConsentLine({ consent }: { consent: Consent }) {
  const { t } = useTranslation(['account'])
  const language = useLanguage()
  const { kind, version, givenAt, givenOn, withdrawnAt, withdrawnOn } = consent
  const [beforeGiven, afterGiven] = t('account:consents.given', { day: '|', version }).split('|')
  const [beforeWithdrawn, afterWithdrawn] = t('account:consents.withdrawn', { day: '|' }).split('|')
  return (
    <li className="border-b border-line py-3 text-ui first:border-t">
      <span className="font-[550]">{t(`account:consents.kinds.${kind}`)}</span>
      <span className="block text-note text-soft">
        {beforeGiven}
        <LetterDate at={givenAt} language={language} known={givenOn} />
        {afterGiven}
        {withdrawnAt !== null && (
          <>
            {' · '}
            {beforeWithdrawn}
            <LetterDate at={withdrawnAt} language={language} known={withdrawnOn ?? ''} />
            {afterWithdrawn}
          </>
        )}
      </span>
    </li>
  )
}

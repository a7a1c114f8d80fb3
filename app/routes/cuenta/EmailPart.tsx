import { Form, Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeField } from '~/components/access/CodeField'
import type { AccountAnswer } from '~/server/account-page.server'
import { Button } from '~/ui/Button'
import { EmailInput } from '~/ui/EmailInput'
import { Field } from '~/ui/Field'
import { Part, usePending, useProblem } from './Part'

/** Another address in place of this one, proven by a code. */
export function EmailPart({ answer }: { answer: AccountAnswer | undefined }) {
  const { t } = useTranslation(['account'])
  const intent = usePending()?.get('intent')
  const problem = useProblem(answer)
  const sentTo = answer?.codeSentTo
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (sentTo) code.current?.focus()
  }, [answer, sentTo])
  const [before, after] = t('account:email.sent', { email: '|' }).split('|')
  return (
    <Part title={t('account:email.title')} note={t('account:email.note')}>
      {sentTo ? (
        <Form method="post" action="/cuenta" noValidate className="grid gap-5">
          <input type="hidden" name="intent" value="email-code" />
          <input type="hidden" name="part" value="email" />
          <input type="hidden" name="email" value={sentTo} />
          <p role="status" className="max-w-measure text-ui text-soft">
            {before}
            <strong className="font-medium break-words text-ink">{sentTo}</strong>
            {after}
          </p>
          <CodeField ref={code} error={problem} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button type="submit" isLoading={intent === 'email-code'} loadingLabel={t('account:email.confirming')}>
              {t('account:email.confirm')}
            </Button>
            <Link to="/cuenta" className="text-link inline-flex min-h-11 items-center text-ui font-[550] text-path">
              {t('account:email.other')}
            </Link>
          </div>
        </Form>
      ) : (
        <Form method="post" action="/cuenta" noValidate className="grid gap-5">
          <input type="hidden" name="intent" value="email-ask" />
          <input type="hidden" name="part" value="email" />
          <Field label={t('account:email.label')} error={problem} isRequired>
            <EmailInput name="email" defaultValue={answer?.typed} className="max-w-96" />
          </Field>
          <div>
            <Button type="submit" variant="secondary" isLoading={intent === 'email-ask'} loadingLabel={t('account:email.asking')}>
              {t('account:email.ask')}
            </Button>
          </div>
        </Form>
      )}
    </Part>
  )
}

import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isAboutField, problemText, type SignInProblem } from '~/components/access/sign-in-problem'
import { Notice } from '~/components/access/Notice'
import { Button } from '~/ui/Button'
import { EmailInput } from '~/ui/EmailInput'
import { Field } from '~/ui/Field'
import { BrowserLetters } from './BrowserLetters'
import { useIntent } from './use-intent'

type AddressStepProps = { typed: string; letters: number; hasLeft: boolean; problem?: SignInProblem | undefined }

/** Whose mail the code goes to. */
export function AddressStep({ typed, letters, hasLeft, problem }: AddressStepProps) {
  const { t } = useTranslation(['access'])
  const isSending = useIntent() === 'ask'
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])
  const text = problem && problemText({ problem, t })
  const isFieldWrong = problem !== undefined && isAboutField(problem)
  return (
    <>
      <h1 className="text-title">{t('access:address.title')}</h1>
      <p className="mt-4 font-voice text-read text-soft">{t('access:address.lead')}</p>
      <div className="mt-6 empty:hidden">
        {hasLeft && !problem && <Notice isProblem={false}>{t('access:left')}</Notice>}
        {text && !isFieldWrong && <Notice isProblem>{text}</Notice>}
      </div>
      <Form method="post" noValidate className="mt-6 grid gap-5">
        <input type="hidden" name="intent" value="ask" />
        <Field label={t('access:address.email')} help={t('access:address.emailHelp')} error={isFieldWrong ? text : undefined} isRequired>
          <EmailInput ref={field} name="email" defaultValue={typed} className="max-w-[26rem]" />
        </Field>
        <div>
          <Button type="submit" size="large" isLoading={isSending} loadingLabel={t('access:address.submitting')}>
            {t('access:address.submit')}
          </Button>
        </div>
      </Form>
      <BrowserLetters count={letters} />
    </>
  )
}

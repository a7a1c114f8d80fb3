import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountAnswer } from '~/server/account-page.server'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/Field'
import { TextInput } from '~/ui/TextInput'
import { Part, usePending, useProblem } from './Part'

/** Erases everything. The word to type is the moment to think again. */
export function EraseAll({ answer }: { answer: AccountAnswer | undefined }) {
  const { t } = useTranslation(['account'])
  const isErasing = usePending()?.get('intent') === 'erase'
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (answer?.code) field.current?.focus()
  }, [answer])
  return (
    <Part title={t('account:erase.title')} note={t('account:erase.note')}>
      <details open={answer !== undefined}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-ui font-[550] text-danger">{t('account:erase.open')}</summary>
        <p className="mt-3 max-w-measure font-voice text-read">{t('account:erase.text')}</p>
        <p className="mt-2 max-w-measure font-voice text-read text-soft">{t('account:erase.before')}</p>
        <Form method="post" action="/cuenta" noValidate autoComplete="off" className="mt-5 grid gap-5">
          <input type="hidden" name="intent" value="erase" />
          <input type="hidden" name="part" value="erase" />
          <Field label={t('account:erase.label')} error={useProblem(answer)} isRequired>
            <TextInput ref={field} name="word" autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={30} className="max-w-56" />
          </Field>
          <div>
            <Button type="submit" variant="danger" isLoading={isErasing} loadingLabel={t('account:erase.submitting')}>
              {t('account:erase.submit')}
            </Button>
          </div>
        </Form>
      </details>
    </Part>
  )
}

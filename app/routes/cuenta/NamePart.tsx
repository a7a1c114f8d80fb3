import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { AccountAnswer } from '~/server/account-page.server'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/Field'
import { TextInput } from '~/ui/TextInput'
import { Part, usePending, useProblem } from './Part'

export function NamePart({ name, answer }: { name: string | null; answer: AccountAnswer | undefined }) {
  const { t } = useTranslation(['account'])
  const isSaving = usePending()?.get('intent') === 'name'
  return (
    <Part title={t('account:name.title')} note={t('account:name.note')}>
      <Form method="post" action="/cuenta" className="grid gap-5">
        <input type="hidden" name="intent" value="name" />
        <input type="hidden" name="part" value="name" />
        <Field label={t('account:name.label')} mark={t('account:name.optional')} error={useProblem(answer)}>
          <TextInput name="name" defaultValue={answer?.code === 'name_invalid' ? answer.typed : (name ?? '')} maxLength={120} autoComplete="given-name" className="max-w-96" />
        </Field>
        <div>
          <Button type="submit" variant="secondary" isLoading={isSaving} loadingLabel={t('account:name.submitting')}>
            {t('account:name.submit')}
          </Button>
        </div>
      </Form>
    </Part>
  )
}

import { Form, Link, useNavigation } from '@remix-run/react'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { trialFieldLimits, type TrialField } from '#core/trial/trial.fields'
import { HelpLine } from '~/components/care/HelpLine'
import { faultsOf, findTrialFaults, firstTrialFault, trialNoticeFor, type TrialFaults, type TrialNotice, type TrialValues } from '~/components/trial/trial-fields'
import { useTrialDraft } from '~/components/trial/use-trial-draft'
import { useLanguage } from '~/i18n/use-language'
import { useIsHydrated } from '~/lib/use-hydrated'
import { Button } from '~/ui/Button'
import { Checkbox } from '~/ui/Checkbox'
import { Field } from '~/ui/Field'
import { Sheet } from '~/ui/Sheet'
import { TextArea } from '~/ui/TextArea'
import { TextInput } from '~/ui/TextInput'
import { useToast } from '~/ui/Toast'
import type { Answer } from './route'
import { SignupNotice } from './SignupNotice'
import { useSignupAnswer } from './use-signup-answer'

const idOf = (field: TrialField | 'adult') => `prueba-${field}`

/** Three questions and a confirmation. What was typed stays, whatever comes back. */
export function TrialForm({ initial, answer }: { initial: TrialValues; answer?: Answer }) {
  const { t } = useTranslation(['trial'])
  const language = useLanguage()
  const isHydrated = useIsHydrated()
  const { toast } = useToast()
  const form = useRef<HTMLFormElement>(null)
  const refusal = answer && 'failure' in answer ? answer : undefined
  const { values, change, forget } = useTrialDraft({ initial: refusal?.values ?? initial, form })
  const [faults, setFaults] = useState<TrialFaults>(refusal ? faultsOf({ code: refusal.failure.code, values: refusal.values }) : {})
  const [notice, setNotice] = useState<TrialNotice | null>(refusal ? trialNoticeFor(refusal.failure) : null)
  const isSending = useNavigation().formAction === '/trial-signup'

  function point(found: TrialFaults) {
    setFaults(found)
    const first = firstTrialFault(found)
    if (first) document.getElementById(idOf(first))?.focus()
  }

  const { stay } = useSignupAnswer({
    answer,
    onStarted: forget,
    onRefused(refused) {
      setNotice(trialNoticeFor(refused.failure))
      const isAboutFields = /^(trial_f|trial_adults|email_)/.test(refused.failure.code)
      point(isAboutFields ? faultsOf({ code: refused.failure.code, values: refused.values }) : {})
    },
  })

  function submit(event: FormEvent) {
    stay()
    setNotice(null)
    const found = findTrialFaults(values)
    if (isSending || firstTrialFault(found)) event.preventDefault()
    if (isSending || !firstTrialFault(found)) return
    if (Object.values(found).includes('missing')) toast({ title: t('trial:toasts.incomplete.title'), description: t('trial:toasts.incomplete.text'), variant: 'destructive' })
    point(found)
  }

  function edit(part: Partial<TrialValues>) {
    stay()
    change(part)
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))))
  }

  function errorOf(field: TrialField) {
    const fault = faults[field]
    if (fault === 'too_long') return t('trial:tooLong', { limit: trialFieldLimits[field], count: values[field].trim().length })
    return fault && t(`trial:fields.${field}.${field === 'email' && fault === 'invalid' ? 'invalid' : 'missing'}` as 'trial:fields.name.missing')
  }

  const wiring = (field: TrialField) => ({
    id: idOf(field),
    isRequired: true,
    label: <span className="font-voice text-lead font-medium">{t(`trial:fields.${field}.label`)}</span>,
    help: t(`trial:fields.${field}.help`),
    error: errorOf(field) || undefined,
  })
  const control = (field: TrialField) => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => edit({ [field]: event.target.value }),
  })

  return (
    <div>
      {notice && <SignupNotice kind={notice} />}
      <Sheet>
        <Form ref={form} method="post" action="/trial-signup" noValidate={isHydrated} onSubmit={submit} className="grid gap-8">
          <input type="hidden" name="language" value={language} />
          <Field {...wiring('name')}>
            <TextInput {...control('name')} autoComplete="given-name" enterKeyHint="next" />
          </Field>
          <Field {...wiring('email')}>
            <TextInput {...control('email')} type="email" inputMode="email" autoComplete="email" enterKeyHint="next" spellCheck={false} autoCapitalize="none" />
          </Field>
          <Field {...wiring('motivation')}>
            <TextArea {...control('motivation')} rows={4} autoComplete="off" />
          </Field>
          <Checkbox
            id={idOf('adult')}
            name="adult"
            required
            label={t('trial:fields.adult.label')}
            error={faults.adult && t('trial:fields.adult.missing')}
            checked={values.adult}
            onChange={(event) => edit({ adult: event.target.checked })}
          />
          <div>
            <Button type="submit" size="large" isLoading={isSending} loadingLabel={t('trial:submitting')}>
              {t('trial:submit')}
            </Button>
            <p className="mt-4 max-w-measure text-note text-soft">
              {t('trial:privacy.terms')} {t('trial:privacy.text')}
            </p>
            <p className="flex flex-wrap gap-x-5 text-note text-soft [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center">
              <Link to="/terms-and-conditions" className="text-link">
                {t('trial:privacy.termsLink')}
              </Link>
              <Link to="/privacy-policy" className="text-link">
                {t('trial:privacy.link')}
              </Link>
            </p>
          </div>
        </Form>
      </Sheet>
      <HelpLine text={t('trial:help.text')} link={t('trial:help.link')} className="mt-6 max-w-measure" />
    </div>
  )
}

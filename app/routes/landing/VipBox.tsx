import { Form } from '@remix-run/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeField } from '~/components/access/CodeField'
import { isAboutField, problemText } from '~/components/access/sign-in-problem'
import { useIsHydrated } from '~/lib/use-hydrated'
import { Button } from '~/ui/Button'
import { EmailInput } from '~/ui/EmailInput'
import { Field } from '~/ui/Field'
import { useVipCheck, type SubscriptionStatus } from './use-vip-check'

/** For people invited to try EÓN. Without JavaScript the same two steps are at /acceso. */
export function VipBox() {
  const { t } = useTranslation(['access'])
  const { check, isBusy, begin, prove, startOver } = useVipCheck()
  return (
    <section aria-labelledby="vip" className="page-width pb-14 lg:pb-20">
      <div className="grid gap-x-12 gap-y-6 rounded-sheet border border-line bg-sheet px-5 py-6 sm:px-8 md:grid-cols-2 lg:grid-cols-12 lg:py-8">
        <div className="lg:col-span-5">
          <h2 id="vip" className="text-lead">
            {t('access:vip.title')}
          </h2>
          <p className="mt-1 max-w-measure text-ui text-soft">{t('access:vip.text')}</p>
        </div>
        <div className="lg:col-span-7">
          {check.step === 'address' && <AddressForm typed={check.email} problem={check.problem} isBusy={isBusy} onCheck={(email) => void begin(email)} />}
          {check.step === 'code' && (
            <CodeForm email={check.email} problem={check.problem} isBusy={isBusy} onCheck={(code) => void prove({ email: check.email, code })} onOther={startOver} />
          )}
          <div role="status">
            {check.step === 'denied' && <Denied status={check.status} />}
            {check.step === 'confirmed' && <p className="font-voice text-read font-medium text-path">{t('access:vip.confirmed')}</p>}
          </div>
          {check.step === 'denied' && (
            <Button variant="quiet" className="mt-2 -ml-2" onClick={startOver}>
              {t('access:vip.again')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

type Problem = Parameters<typeof problemText>[0]['problem'] | undefined

type AddressFormProps = { typed: string | undefined; problem: Problem; isBusy: boolean; onCheck: (email: string) => void }

function AddressForm({ typed, problem, isBusy, onCheck }: AddressFormProps) {
  const { t } = useTranslation(['access'])
  const isHydrated = useIsHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [isEmpty, setIsEmpty] = useState(true)
  const look = () => setIsEmpty(!field.current?.value.trim())
  // The browser may have filled it in before JavaScript was there.
  useEffect(look, [])
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])

  function submit(event: FormEvent) {
    event.preventDefault()
    const email = field.current?.value.trim() ?? ''
    if (!isBusy && email) onCheck(email)
  }
  return (
    <Form method="post" action="/acceso?volver=%2Fdashboard" noValidate onSubmit={submit} className="grid gap-x-3 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
      <input type="hidden" name="intent" value="ask" />
      <Field label={t('access:vip.email')} error={problem && problemText({ problem, t })}>
        <EmailInput
          ref={field}
          name="email"
          defaultValue={typed}
          onInput={look}
          {...(problem && !isAboutField(problem) && { 'aria-invalid': undefined })}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start lg:mt-8 lg:min-h-13"
        disabled={isHydrated && isEmpty}
        isLoading={isBusy}
        loadingLabel={t('access:vip.checking')}
      >
        {t('access:vip.check')}
      </Button>
    </Form>
  )
}

type CodeFormProps = { email: string; problem: Problem; isBusy: boolean; onCheck: (code: string) => void; onOther: () => void }

function CodeForm({ email, problem, isBusy, onCheck, onOther }: CodeFormProps) {
  const { t } = useTranslation(['access'])
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [problem])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) onCheck(field.current?.value ?? '')
  }
  const [before, after] = t('access:vip.codeSent', { email: '|' }).split('|')
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ui text-soft">
        {before}
        <strong className="font-[550] break-words text-ink">{email}</strong>
        {after}
      </p>
      <CodeField ref={field} error={problem && problemText({ problem, t })} />
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <Button type="submit" isLoading={isBusy} loadingLabel={t('access:vip.checking')}>
          {t('access:vip.check')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t('access:code.other')}
        </Button>
      </div>
    </form>
  )
}

function Denied({ status: { status, plan } }: { status: SubscriptionStatus }) {
  const { t } = useTranslation(['access'])
  return (
    <>
      <p className="font-voice text-read font-medium">{t('access:vip.denied')}</p>
      <p className="mt-1 text-ui text-soft">{t('access:vip.status', { status: t(`access:vip.statuses.${status}`) })}</p>
      <p className="text-ui text-soft">{t('access:vip.plan', { plan: t(`access:vip.plans.${plan}`) })}</p>
    </>
  )
}

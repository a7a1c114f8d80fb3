import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useNavigate, type ClientActionFunctionArgs, type ShouldRevalidateFunction } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isPremium } from '#core/access/access'
import { failedAnswer } from '~/lib/failed-answer'
import { Candle } from '~/components/illustrations'
import { postTrial, type StartAnswer } from '~/components/trial/trial-api'
import { readTrialValues, type TrialValues } from '~/components/trial/trial-fields'
import { readTrialMemory, rememberStart, signupDetour } from '~/components/trial/trial-memory'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'
import { submitTrialForm } from '~/server/trial-form.server'
import { TrialForm } from './TrialForm'
import { WhatOpens } from './WhatOpens'

export const meta = pageMeta((language) => ({
  title: resources[language].trial.metaTitle,
  description: resources[language].trial.metaDescription,
}))

/** Somebody who has a plan or a running trial belongs at the desk; whose week is over, with the plans. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { services, visitor } = context
  const [account, trial] = await Promise.all([services.account.describe(visitor), services.trial.readTrialStatus({ visitor })])
  if (trial.valid || (account && isPremium(account.tier))) throw redirect('/dashboard')
  if (trial.expired) throw redirect('/planes')
  return { name: account?.name ?? '', email: account?.email ?? '' }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitTrialForm({ form: await request.formData(), context })
}

/** With JavaScript the trial starts through `/api`, whose answer carries the token this browser keeps. */
export async function clientAction({ request }: ClientActionFunctionArgs): Promise<Started | Response> {
  const form = await request.formData()
  const values = readTrialValues((name) => form.get(name))
  const answer = await postTrial({ ...values, language: String(form.get('language')) })
  if ('failure' in answer) return failedAnswer({ ...answer, values } satisfies Answer)
  if (answer.started) rememberStart(answer.started)
  return answer
}

/** The form goes on by itself when a trial has started; the loader would send it elsewhere first. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod ? false : defaultShouldRevalidate

type Started = Exclude<StartAnswer, { failure: unknown }>
export type Answer = Started | (Exclude<StartAnswer, Started> & { values: TrialValues })

export default function TrialSignup() {
  const { t } = useTranslation(['trial'])
  const { name, email } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  useRememberedDetour()
  return (
    <div className="page-width pt-2 lg:pt-8">
      <header className="grid max-w-[64rem] items-end gap-x-12 gap-y-4 pb-8 sm:grid-cols-[minmax(0,1fr)_auto] md:pb-12">
        <div>
          <h1 className="text-title">{t('trial:title')}</h1>
          <p className="mt-4 max-w-measure font-voice text-read text-soft">{t('trial:lead')}</p>
        </div>
        <Candle className="hidden h-40 w-auto sm:block md:h-52" />
      </header>
      <div className="grid max-w-[64rem] gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <TrialForm initial={{ name, email, motivation: '', adult: false }} answer={answer} />
        <WhatOpens />
      </div>
    </div>
  )
}

/** A browser that remembers a trial is sent on, even where its session does not. */
function useRememberedDetour() {
  const navigate = useNavigate()
  useEffect(() => {
    const detour = signupDetour(readTrialMemory())
    if (detour) navigate(detour, { replace: true })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what was remembered when the page opened matters
  }, [])
}

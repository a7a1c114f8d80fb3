import { data, redirect, type AppLoadContext } from '@remix-run/cloudflare'
import { chooseLanguage } from '#core/locale/locale'
import { trialRequestError } from '#core/trial/trial.errors'
import { trialRequestSchema } from '#core/trial/trial.schema'
import { readTrialValues } from '~/components/trial/trial-fields'
import { readFailure } from './expected-failure.server'

/** Starts a trial from a submitted form and goes to the desk; an expected failure comes back with everything that was typed. */
export async function submitTrialForm({ form, context }: { form: FormData; context: AppLoadContext }) {
  const { visitor, services } = context
  const values = readTrialValues((name) => form.get(name))
  try {
    const request = trialRequestSchema.safeParse(values)
    if (!request.success) throw trialRequestError(request.error)
    await context.spendTrialLimits()
    await services.trial.startTrial({ visitor, request: request.data })
  } catch (error) {
    const { failure, init } = readFailure({ error, language: chooseLanguage({ asked: form.get('language'), stored: context.language }) })
    // Sent twice, the second time finds the week used by the first: for this browser that is no failure.
    const isRunning = failure.code === 'trial_already_used' && (await services.trial.readTrialStatus({ visitor })).valid
    if (!isRunning) return data({ failure, values }, init)
  }
  return redirect('/dashboard?trial=true', 303)
}

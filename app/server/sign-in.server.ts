import { data, redirect, type AppLoadContext } from '@remix-run/cloudflare'
import { codeInvalidError, emailInvalidError } from '#core/account/account.errors'
import { codeRequestSchema, verifyRequestSchema } from '#core/account/account.schema'
import { isAppError } from '#core/errors'
import type { SignInProblem } from '~/components/access/sign-in-problem'
import { pendingAddressCookie } from './pending-address.server'

type SignInForm = { form: FormData; request: Request; context: AppLoadContext }

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Sends a code and comes back to the page for the second step; what was typed comes back with a refusal. */
export async function askForCode({ form, request, context }: SignInForm) {
  try {
    const email = await sendCode({ form, context })
    return comeBack({ request, cookie: await pendingAddressCookie({ request, pending: { email, sentAt: Date.now() } }) })
  } catch (error) {
    return refuse({ error, form })
  }
}

/** Sends a code to the address of a form, within the limits; resolves with the address. Throws `email_invalid` and `mail_unavailable`. */
export async function sendCode({ form, context }: Pick<SignInForm, 'form' | 'context'>): Promise<string> {
  const { services, visitor, language } = context
  const asked = codeRequestSchema.safeParse({ email: textOf(form, 'email') })
  if (!asked.success) throw emailInvalidError()
  const { email } = asked.data
  await context.spendCodeLimits({ email, use: 'ask' })
  await services.account.requestCode({ visitor, email, language })
  return email
}

/** The address and code of a form, counted as one try. Throws `code_invalid` for what has not the form of one. */
export async function readCode({ form, context }: Pick<SignInForm, 'form' | 'context'>): Promise<{ email: string; code: string }> {
  const tried = verifyRequestSchema.safeParse({ email: textOf(form, 'email'), code: textOf(form, 'code') })
  if (!tried.success) throw codeInvalidError()
  await context.spendCodeLimits({ email: tried.data.email, use: 'try' })
  return tried.data
}

/** Proves the address and goes where the person was going, with a new session. */
export async function proveAddress({ form, request, context, returnTo }: SignInForm & { returnTo: string }) {
  const { services, visitor, device } = context
  try {
    const { email, code } = await readCode({ form, context })
    const newTokenHash = await context.renewSession()
    try {
      await services.account.verifyCode({ visitor, email, code, newTokenHash, device })
    } catch (error) {
      context.keepSession()
      throw error
    }
    return redirect(returnTo, { status: 303, headers: { 'Set-Cookie': await pendingAddressCookie({ request, pending: null }) } })
  } catch (error) {
    return refuse({ error, form })
  }
}

/** Back to the first step. */
export async function chooseOtherAddress({ request }: Pick<SignInForm, 'request'>) {
  return comeBack({ request, cookie: await pendingAddressCookie({ request, pending: null }) })
}

/** Ends the session of this browser, which is somebody new from then on. */
export async function leave({ context }: Pick<SignInForm, 'context'>) {
  await context.services.account.signOut({ visitor: context.visitor })
  await context.renewSession()
  return redirect('/acceso?salida=si', 303)
}

/** The same page, without what it said of an earlier sign-out. */
function comeBack({ request, cookie }: { request: Request; cookie: string }) {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('salida')
  searchParams.delete('_routes')
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  return redirect(`${pathname}${search}`, { status: 303, headers: { 'Set-Cookie': cookie } })
}

function refuse({ error, form }: { error: unknown; form: FormData }) {
  if (!isAppError(error)) throw error
  const { retryAfterSeconds } = error.details
  const seconds = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null
  return data(
    { problem: { code: error.code, retryAfterSeconds: seconds } satisfies SignInProblem, typed: { email: textOf(form, 'email').slice(0, 254), code: textOf(form, 'code').slice(0, 20) } },
    { status: error.status, ...(seconds !== null && { headers: { 'Retry-After': String(seconds) } }) },
  )
}

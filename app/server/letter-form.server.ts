import { data, redirect, type AppLoadContext } from '@remix-run/cloudflare'
import { letterRequestError } from '#core/letters/letters.errors'
import { letterRequestSchema, type LetterPath } from '#core/letters/letters.schema'
import { chooseLanguage } from '#core/locale/locale'
import { findFaults, readValues } from '~/components/letter/letter-fields'
import { readFailure } from './expected-failure.server'

/** Turns a submitted form into a letter and goes to it; an expected failure comes back with everything that was typed. */
export async function submitLetterForm({ form, path, context }: { form: FormData; path: LetterPath; context: AppLoadContext }) {
  const values = readValues((name) => form.get(name))
  const nonce = String(form.get('nonce') ?? '')
  const language = chooseLanguage({ asked: form.get('language'), stored: context.language })
  try {
    const request = letterRequestSchema.safeParse({ ...values, camino: path, premium: false, nonce })
    if (!request.success) throw letterRequestError(request.error)
    await context.spendLetterLimits()
    const { cartaId } = await context.services.letters.requestLetter({ visitor: context.visitor, request: request.data, language })
    return redirect(`/exito?cartaId=${encodeURIComponent(cartaId)}`, 303)
  } catch (error) {
    const { failure, init } = readFailure({ error, language })
    return data({ failure, faults: findFaults(values), values, nonce }, init)
  }
}

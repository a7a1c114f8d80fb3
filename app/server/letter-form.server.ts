import { data, redirect, type AppLoadContext } from '@remix-run/cloudflare'
import { letterRequestError } from '#core/letters/letters.errors'
import { letterRequestSchema, type LetterPath } from '#core/letters/letters.schema'
import { chooseLanguage } from '#core/locale/locale'
import { findFaults, readValues } from '~/components/letter/letter-fields'
import { readFailure } from './expected-failure.server'

/** How many answers in danger the form carries along, so that none comes again, and how long one may be, in characters. */
const answersKept = 3
const longestAnswer = 4_000

/** Turns a submitted form into a letter and goes to it; an answer in danger, or an expected failure, comes back with everything that was typed. */
export async function submitLetterForm({ form, path, context }: { form: FormData; path: LetterPath; context: AppLoadContext }) {
  const values = readValues((name) => form.get(name))
  const nonce = String(form.get('nonce') ?? '')
  const language = chooseLanguage({ asked: form.get('language'), stored: context.language })
  const afterCare = form.get('afterCare') === 'true'
  const alreadySaid = form.getAll('careSaid').map((text) => String(text).slice(0, longestAnswer))
  const { services, visitor, country, spendLetterLimits: spendLimits } = context
  try {
    // Before the fields are looked at: danger is answered also where something else is wrong with the form.
    const held = await services.letters.holdInDanger({ visitor, texts: Object.values(values), afterCare, language, country, alreadySaid })
    if (held) return data({ held: { care: held.care, canContinue: held.canContinue, said: [...alreadySaid, held.care.message].slice(-answersKept) }, failure: null, faults: {}, values, nonce })
    const request = letterRequestSchema.safeParse({ ...values, camino: path, premium: false, nonce, afterCare })
    if (!request.success) throw letterRequestError(request.error)
    const { cartaId } = await services.letters.requestLetter({ visitor, request: request.data, language, country, spendLimits })
    return redirect(`/exito?cartaId=${encodeURIComponent(cartaId ?? '')}`, 303)
  } catch (error) {
    const { failure, init } = readFailure({ error, language })
    return data({ held: null, failure, faults: findFaults(values), values, nonce }, init)
  }
}

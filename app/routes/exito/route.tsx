import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { isRouteErrorResponse, useActionData, useLoaderData } from '@remix-run/react'
import { letterDate } from '#core/letters/pdf/letter-words'
import type { Failure } from '~/components/letter/letter-view'
import { wasOpened } from '~/components/letter/opened-letters'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'
import { readFailure } from '~/server/expected-failure.server'
import { FailedLetter } from './FailedLetter'
import { OpenLetter } from './OpenLetter'
import { useLetterView } from './use-letter-view'
import { WaitingForLetter } from './WaitingForLetter'

export { LetterError as ErrorBoundary } from './LetterError'

export const meta: MetaFunction = (args) =>
  pageMeta((language) => {
    const { metaTitle, metaDescription, missing, broken } = resources[language].exito
    const title = !args.error ? metaTitle : isRouteErrorResponse(args.error) && args.error.status === 404 ? missing.title : broken.title
    return { title, description: metaDescription, isPrivate: true }
  })(args)

const letterIdOf = (request: Request) => new URL(request.url).searchParams.get('cartaId') ?? ''

/** A missing id, an unknown one and somebody else's are one and the same: 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visitor, language, services } = context
  try {
    const view = await services.letters.viewLetter({ visitor, letterId: letterIdOf(request), language })
    return {
      view,
      /** UTC ms, to tell the browser's clock from ours. */
      now: Date.now(),
      isOpened: wasOpened(view.id, request.headers.get('Cookie')),
      date: view.state === 'written' ? letterDate({ writtenOn: view.createdAt, language: view.language }) : '',
    }
  } catch (error) {
    const { failure, init } = readFailure({ error, language })
    throw data(failure, init)
  }
}

/** Asks again for a letter, or a voice, that failed. A second press finds it on its way already. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { visitor, language, services } = context
  const letterId = letterIdOf(request)
  const letterPage = redirect(`/exito?cartaId=${encodeURIComponent(letterId)}`, 303)
  try {
    await context.spendLetterLimits()
    await services.letters.retryLetter({ visitor, letterId })
    return letterPage
  } catch (error) {
    const { failure, init } = readFailure({ error, language })
    if (failure.code === 'letter_not_retryable') return letterPage
    if (init.status === 404) throw data(failure, init)
    return data({ failure }, init)
  }
}

export default function LetterPage() {
  const loaded = useLoaderData<typeof loader>()
  const { view, isUnreachable, hasArrived } = useLetterView(loaded.view)
  const refusal = useActionData<{ failure?: Failure }>()
  const address = `/exito?cartaId=${encodeURIComponent(view.id)}`
  return (
    <div data-path={view.path} className="page-width">
      {view.state === 'written' ? (
        <OpenLetter letter={view} date={loaded.date} isFirstTime={!loaded.isOpened} hasArrived={hasArrived} address={address} />
      ) : view.status === 'failed' ? (
        <FailedLetter refusal={refusal?.failure} address={address} />
      ) : (
        <WaitingForLetter letter={view} now={loaded.now} isUnreachable={isUnreachable} />
      )}
    </div>
  )
}

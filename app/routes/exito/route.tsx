import { data, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { isRouteErrorResponse, useActionData, useLoaderData } from '@remix-run/react'
import { chooseHelplines } from '#core/care/helplines'
import { openingDayError } from '#core/letters/letters.errors'
import { openingDays } from '#core/letters/letters.rules'
import { closeLetterSchema } from '#core/letters/letters.schema'
import type { LetterView } from '#core/letters/letters'
import { letterDate } from '#core/letters/pdf/letter-words'
import type { Failure } from '~/components/letter/letter-view'
import { wasOpened } from '~/components/letter/opened-letters'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'
import { readFailure } from '~/server/expected-failure.server'
import { ClosedLetter } from './ClosedLetter'
import { FailedLetter } from './FailedLetter'
import { LeavingLetter } from './LeavingLetter'
import { OpenLetter } from './OpenLetter'
import { ReleasedLetter } from './ReleasedLetter'
import { useLeavingLetter } from './use-leaving-letter'
import { useLetterView } from './use-letter-view'
import { WaitingForLetter } from './WaitingForLetter'
import './after-letter.css'

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
  const { visitor, language, timeZone, services } = context
  try {
    const view = await services.letters.viewLetter({ visitor, letterId: letterIdOf(request), language })
    const now = Date.now()
    return {
      view,
      /** UTC ms, to tell the browser's clock from ours. */
      now,
      isOpened: wasOpened(view.id, request.headers.get('Cookie')),
      date: dateOf(view, context),
      help: reachableHelp(context, now),
      days: { ...openingDays({ timeZone, now }), timeZone },
    }
  } catch (error) {
    const { failure, init } = readFailure({ error, language })
    throw data(failure, init)
  }
}

export type OpeningDays = Awaited<ReturnType<typeof loader>>['days']

/** The day a state of a letter is about: when it was made, opens, or went. */
function dateOf(view: LetterView, { language, timeZone }: AppLoadContext): string {
  if (view.state === 'in_progress') return ''
  if (view.state === 'written') return letterDate({ writtenOn: view.createdAt, language: view.language, timeZone })
  return letterDate({ writtenOn: view.state === 'closed' ? view.opensAt : view.releasedAt, language, timeZone })
}

/** Whom somebody may call whom a letter left heavy: a line that answers now, and the emergency number. */
function reachableHelp({ country, language }: AppLoadContext, now: number) {
  return chooseHelplines({ country, language, now, level: 'concern', topic: 'suicide', isMinor: false }).helplines
}

export type ReachableHelp = ReturnType<typeof reachableHelp>

/** What may be asked of a letter on its page. Each is safe to repeat; a second press finds it done. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { visitor, language, services } = context
  const letterId = letterIdOf(request)
  const letterPage = redirect(`/exito?cartaId=${encodeURIComponent(letterId)}`, 303)
  const form = await request.formData()
  try {
    switch (form.get('intent')) {
      case 'close': {
        const asked = closeLetterSchema.safeParse(Object.fromEntries(form))
        if (!asked.success) throw openingDayError()
        await services.letters.closeLetter({ visitor, letterId, request: asked.data })
        break
      }
      case 'open':
        await services.letters.openLetter({ visitor, letterId })
        break
      case 'release':
        if (form.get('confirmed') === 'yes') await services.letters.releaseLetter({ visitor, letterId })
        break
      default:
        await context.spendLetterLimits()
        await services.letters.retryLetter({ visitor, letterId })
    }
    return letterPage
  } catch (error) {
    const { failure, init } = readFailure({ error, language })
    if (['letter_not_retryable', 'letter_closed', 'letter_released'].includes(failure.code)) return letterPage
    if (init.status === 404) throw data(failure, init)
    return data({ failure }, init)
  }
}

export default function LetterPage() {
  const loaded = useLoaderData<typeof loader>()
  const { view, isUnreachable, hasArrived } = useLetterView(loaded.view)
  const { leaving, wasHere } = useLeavingLetter(view)
  const refusal = useActionData<{ failure?: Failure }>()?.failure
  const address = `/exito?cartaId=${encodeURIComponent(view.id)}`
  return (
    <div data-path={view.path} className="page-width">
      {leaving ? <LeavingLetter letter={leaving} date={loaded.date} /> : renderState()}
    </div>
  )

  function renderState() {
    switch (view.state) {
      case 'written':
        return (
          <OpenLetter
            letter={view}
            date={loaded.date}
            isFirstTime={!loaded.isOpened}
            hasArrived={hasArrived}
            help={loaded.help}
            days={loaded.days}
            address={address}
            refusal={refusal}
          />
        )
      case 'closed':
        return <ClosedLetter letter={view} day={loaded.date} address={address} />
      case 'released':
        return <ReleasedLetter letter={view} day={loaded.date} takesFocus={wasHere} />
      case 'in_progress':
        return view.status === 'failed' ? (
          <FailedLetter refusal={refusal} address={address} />
        ) : (
          <WaitingForLetter letter={view} now={loaded.now} isUnreachable={isUnreachable} />
        )
    }
  }
}

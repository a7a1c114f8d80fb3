import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { failedAnswer } from '~/lib/failed-answer'
import { problemOf, type SignInProblem } from '~/components/access/sign-in-problem'
import { Envelope } from '~/components/illustrations'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'
import { toSafePath } from '~/lib/safe-path'
import { readPendingAddress } from '~/server/pending-address.server'
import { askForCode, chooseOtherAddress, leave, proveAddress } from '~/server/sign-in.server'
import { AddressStep } from './AddressStep'
import { CodeStep } from './CodeStep'
import { SignedIn } from './SignedIn'

export const meta = pageMeta((language) => ({
  title: resources[language].access.metaTitle,
  description: resources[language].access.metaDescription,
  isPrivate: true,
}))

/** How long to wait is also told to whoever does not read the page. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get('Retry-After')
  return wait ? { 'Retry-After': wait } : new Headers()
}

/** From one code to the next, in ms. The server's own limits hold whatever the page does. */
const betweenCodesMs = 30_000

/** Where the person was going, as a path of this site; null where nothing was said. */
function returnPathOf(request: Request): string | null {
  const asked = new URL(request.url).searchParams.get('volver')
  return asked === null ? null : toSafePath(asked)
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services, visitor } = context
  const returnTo = returnPathOf(request)
  const account = await services.account.describe(visitor)
  if (account?.email) return { step: 'inside' as const, email: account.email, returnTo }
  const letters = account ? (await services.letters.viewShelf({ visitor })).length : 0
  const pending = await readPendingAddress(request)
  if (!pending) return { step: 'address' as const, letters, hasLeft: new URL(request.url).searchParams.has('salida') }
  const waitSeconds = Math.min(betweenCodesMs, Math.max(0, pending.sentAt + betweenCodesMs - Date.now())) / 1_000
  return { step: 'code' as const, letters, ...pending, waitSeconds }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  switch (form.get('intent')) {
    case 'code':
      return proveAddress({ form, request, context, returnTo: returnPathOf(request) ?? '/dashboard' })
    case 'other':
      return chooseOtherAddress({ request })
    case 'leave':
      return leave({ context })
    default:
      return askForCode({ form, request, context })
  }
}

/** The form stays where it is, with what was typed, when the network or the server fails it. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    // Redirects are answers, not failures.
    if (error instanceof Response) throw error
    return failedAnswer({ problem: problemOf(error) })
  }
}

type Refusal = { problem: SignInProblem; typed?: { email: string; code: string } }

/** Coming in by a code, in two steps; for somebody who is in, who they are and the way out. */
export default function Access() {
  const page = useLoaderData<typeof loader>()
  const refusal = useActionData<Refusal>()
  return (
    <div className="page-width grid gap-x-16 gap-y-6 pt-4 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] md:pt-14 lg:gap-x-28">
      <Envelope isSealed={page.step !== 'inside'} className="w-36 sm:w-48 md:order-last md:mt-4 md:w-full" />
      <div className="max-w-measure">
        {page.step === 'inside' && <SignedIn email={page.email} returnTo={page.returnTo} />}
        {page.step === 'code' && <CodeStep {...page} problem={refusal?.problem} typed={refusal?.typed?.code} />}
        {page.step === 'address' && (
          <AddressStep letters={page.letters} hasLeft={page.hasLeft} problem={refusal?.problem} typed={refusal?.typed?.email ?? ''} />
        )}
      </div>
    </div>
  )
}

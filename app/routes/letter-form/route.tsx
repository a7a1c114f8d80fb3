import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { isRouteErrorResponse, useActionData, useLoaderData, type ClientActionFunctionArgs, type ShouldRevalidateFunction } from '@remix-run/react'
import { useMemo } from 'react'
import { letterPaths } from '#core/letters/letters.fields'
import { failedAnswer } from '~/lib/failed-answer'
import { noticeFor } from '~/components/letter/FormNotice'
import { LetterForm, type FormOutcome } from '~/components/letter/LetterForm'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'
import { submitLetterForm } from '~/server/letter-form.server'
import { Opening } from './Opening'

/** Serves /duelo, /ruptura and /proposito: the path is the address. */
const pathOf = (pathname: string) => letterPaths.find((path) => pathname.startsWith(`/${path}`)) ?? letterPaths[0]

export const meta: MetaFunction = (args) =>
  pageMeta((language) => {
    const words = resources[language].letter[pathOf(args.location.pathname)]
    return { title: words.metaTitle, description: words.metaDescription }
  })(args)

export function loader({ request }: LoaderFunctionArgs) {
  return { path: pathOf(new URL(request.url).pathname), nonce: crypto.randomUUID() as string }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const path = pathOf(new URL(request.url).pathname)
  return submitLetterForm({ form: await request.formData(), path, context })
}

type SubmitResult = Awaited<ReturnType<typeof submitLetterForm>>
type ServerRefusal = Extract<SubmitResult, { data: unknown }>['data']
type Refusal = Pick<ServerRefusal, 'failure'> & Partial<ServerRefusal>

/** The form stays where it is, with what was typed, when the network or the server fails it. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    // Redirects are answers, not failures.
    if (error instanceof Response) throw error
    const failure = { code: error instanceof TypeError ? 'offline' : refusalCodeOf(error), message: '' }
    return failedAnswer({ failure })
  }
}

/** The code of a write refused before it reached the action: too many of them, or too large. */
function refusalCodeOf(error: unknown): string {
  const refusal = isRouteErrorResponse(error) ? (error.data as { code?: unknown } | null) : null
  return typeof refusal?.code === 'string' ? refusal.code : 'internal_error'
}

/** A failed submit, or another step, changes nothing the loader says; the nonce has to stay the same. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }) =>
  formMethod || currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

export default function LetterFormPage() {
  const { path, nonce } = useLoaderData<typeof loader>()
  const refusal = useActionData<Refusal>()
  const outcome = useMemo(() => refusal && readOutcome(refusal), [refusal])
  return (
    <div data-path={path} className="letter-page page-width">
      <Opening path={path} />
      <LetterForm key={path} path={path} nonce={nonce} outcome={outcome} />
    </div>
  )
}

function readOutcome({ failure, held, ...kept }: Refusal): FormOutcome {
  if (!failure) return { ...kept, held: held ?? null }
  return { ...kept, notice: failure.code === 'offline' ? 'offline' : noticeFor(failure.code), message: failure.message }
}

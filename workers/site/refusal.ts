import { data, type ActionFunctionArgs, type ServerBuild } from '@remix-run/cloudflare'
import { invalidInputError } from '#core/errors'
import type { AppError } from '#core/errors'
import type { Context } from 'hono'
import type { SiteEnv } from './app'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a refused request came from a page, whose answer should be a page too: a form, or the client's own call for one. */
export function isPageWrite(c: Context<SiteEnv>): boolean {
  const { path, method } = c.req
  if (safeMethods.has(method) || path.startsWith('/api/') || path.startsWith('/dev/')) return false
  return path.endsWith('.data') || (c.req.header('Accept') ?? '').includes('text/html')
}

/** The refused request without its body, which is not read again, and without its origin, which was judged already. */
export function withoutBody(request: Request): Request {
  const headers = new Headers(request.headers)
  for (const name of ['Content-Length', 'Content-Type', 'Origin']) headers.delete(name)
  return new Request(request.url, { method: request.method, headers, body: new URLSearchParams() })
}

/**
 * Lets every action of the pages answer a refused write with its status, and a body that is no form with 400, so that no route has to
 * remember either.
 */
export function guardActions(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action
    return [id, action ? { ...route, module: { ...route.module, action: guard(action) } } : route] as const
  })
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

type Action = NonNullable<NonNullable<ServerBuild['routes'][string]>['module']['action']>

function guard(action: Action): Action {
  return async (args: ActionFunctionArgs) => {
    const { refusal } = args.context
    if (refusal) throw asPage(refusal, args)
    // Read from a copy; the action reads the form itself.
    const isForm = await args.request.clone().formData().then(() => true, () => false)
    if (!isForm) throw asPage(invalidInputError(), args)
    return action(args)
  }
}

function asPage(failure: AppError, { context }: ActionFunctionArgs) {
  const { language, requestId } = context
  const { retryAfterSeconds } = failure.details
  return data({ code: failure.code, message: failure.texts[language], requestId, retryAfterSeconds }, { status: failure.status })
}

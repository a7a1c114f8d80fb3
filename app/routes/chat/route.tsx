import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useLocation, type ShouldRevalidateFunction } from '@remix-run/react'
import { isPremium } from '#core/access/access'
import { isAppError } from '#core/errors'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'
import { finishReply } from '~/server/chat-form.server'
import { ChatPage } from './ChatPage'

export const meta = pageMeta((language) => ({
  title: resources[language].chat.metaTitle,
  description: resources[language].chat.metaDescription,
}))

/** As many messages as are on the page at first. */
const messagesAtFirst = 60
const nothing = { sessionId: null, messages: [], hasEarlier: false }

/** Who is talking and what was said. The page opens also when neither can be read: danger is answered without a database. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { services, visitor } = context
  try {
    const [account, isQuiet, opened] = await Promise.all([
      services.account.describe(visitor),
      services.care.readQuiet({ visitor }),
      openConversation({ context, wanted: new URL(request.url).searchParams.get('c') }),
    ])
    const hasAccess = isPremium(account?.tier ?? 'free')
    return { hasAccess, isTrial: account?.isTrial ?? false, userId: account?.id ?? null, isQuiet, opened }
  } catch (error) {
    if (error instanceof Response) throw error
    services.logUnhandled(error)
    return { hasAccess: false, isTrial: false, userId: null, isQuiet: true, opened: nothing }
  }
}

/** The conversation the address names; without one, the one that is going on. `nueva` begins another. */
async function openConversation({ context, wanted }: { context: LoaderFunctionArgs['context']; wanted: string | null }) {
  const { services, visitor } = context
  if (wanted === 'nueva') return nothing
  try {
    const page = wanted
      ? await services.chat.readSession({ visitor, sessionId: wanted, limit: messagesAtFirst })
      : await services.chat.readOngoing({ visitor, limit: messagesAtFirst })
    return page ? { sessionId: page.session.id, messages: page.messages, hasEarlier: page.hasEarlier } : nothing
  } catch (error) {
    if (isAppError(error) && error.code === 'chat_session_not_found') throw redirect('/chat?c=nueva')
    throw error
  }
}

/** Without JavaScript a message is a form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await finishReply({ form: await request.formData(), context })
  return outcome.state === 'answered' && !outcome.reply.care ? redirect(`/chat?c=${outcome.reply.sessionId}#fin`, 303) : data(outcome)
}

/** The page itself keeps up with what is said; only where one goes is loaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) => !formMethod && defaultShouldRevalidate

export default function Chat() {
  const { hasAccess, isTrial, userId, isQuiet, opened } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  // Going to a conversation, also to the same one or to a new one, begins with what was loaded for it.
  const { key } = useLocation()
  return <ChatPage key={key} hasAccess={hasAccess} isTrial={isTrial} userId={userId} isQuiet={isQuiet} opened={opened} outcome={outcome ?? null} />
}

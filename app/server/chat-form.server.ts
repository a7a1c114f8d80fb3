import type { AppLoadContext } from '@remix-run/cloudflare'
import { invalidInputError } from '#core/errors'
import { chatRequestSchema, type ChatReply } from '#core/chat/chat.schema'
import { readFailure } from './expected-failure.server'

/** What came of a message sent by a form: the reply, or why there is none, with what was written. */
export type ChatOutcome = { state: 'answered'; message: string; reply: ChatReply } | { state: 'refused'; message: string; text: string }

/** Sends the message of a form and waits for its reply. */
export async function finishReply({ form, context }: { form: FormData; context: AppLoadContext }): Promise<ChatOutcome> {
  const { services, visitor, language, country, spendChatLimits: spendLimits } = context
  const message = String(form.get('message') ?? '')
  const sessionId = form.get('sessionId')
  try {
    const request = chatRequestSchema.safeParse({
      message,
      sessionId: sessionId === '' ? null : sessionId,
      messageId: form.get('messageId'),
      hasAnyAccess: false,
    })
    if (!request.success) throw invalidInputError()
    const sent = await services.chat.sendMessage({ visitor, request: request.data, language, country, spendLimits })
    return { state: 'answered', message, reply: sent.state === 'answered' ? sent.reply : await sent.answer() }
  } catch (error) {
    const { failure } = readFailure({ error, language })
    return { state: 'refused', message, text: failure.message }
  }
}

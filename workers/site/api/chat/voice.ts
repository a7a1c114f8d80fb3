import { createRoute, z } from '@hono/zod-openapi'
import { chatVoiceSchema } from '#core/chat/chat.schema'
import { createApp } from '../../app'
import { bodyOf, errorResponseOf } from '../shapes'

const readAloud = createRoute({
  method: 'post',
  path: '/chat/voice',
  summary: 'Have a line of EÓN’s read aloud',
  description: 'With a plan or a trial; what EÓN last answered in danger is read to anybody. In the language of the asker. Kept nowhere.',
  request: { body: bodyOf(chatVoiceSchema.openapi('ChatVoiceRequest')) },
  responses: {
    200: { description: 'MP3, 64 kbps.', content: { 'audio/mpeg': { schema: z.string().openapi({ format: 'binary' }) } } },
    400: errorResponseOf('`voice_text_blank` or `invalid_input`.'),
    402: errorResponseOf('`premium_required`.'),
    429: errorResponseOf('`too_many_requests`, with Retry-After.'),
    503: errorResponseOf('`voice_unavailable`.'),
  },
})

export function chatVoiceApi() {
  return createApp().openapi(readAloud, async (c) => {
    const { visitor, services, language } = c.var
    const { limits, chat } = services
    const sound = await chat.readAloud({
      visitor,
      text: c.req.valid('json').text,
      language,
      spendLimits: (accountId) => limits.spend(limits.rules.voicePerAccount, accountId),
    })
    return new Response(sound, {
      headers: { 'Content-Type': 'audio/mpeg', 'Content-Length': String(sound.length), 'Cache-Control': 'private, no-store', 'Content-Disposition': 'inline' },
    })
  })
}

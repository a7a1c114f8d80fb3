import { createRoute, z } from '@hono/zod-openapi'
import { invalidInputError } from '#core/errors'
import { careSchema } from '#core/care/care.schema'
import { letterClosedError, letterReleasedError, letterRequestError, openingDayError } from '#core/letters/letters.errors'
import { closeLetterSchema, letterPaths, letterRequestSchema } from '#core/letters/letters.schema'
import { createApp } from '../app'
import { answerAudio, audioUseOf } from '../audio'
import { confidedTexts } from '../middleware/danger'
import { answerLetterPdf } from '../pdf'
import { bodyOf, errorResponseOf, jsonOf } from './shapes'

const letterParams = z.object({ id: z.string().openapi({ example: 'ltr_0123456789abcdefghjkmnpqrs' }) })
const accepted = z.object({ cartaId: z.string() })
const acceptance = z
  .object({
    cartaId: z.string().nullable().openapi({ description: 'Null where danger was heard and no letter was made.' }),
    care: careSchema.nullable(),
    canContinue: z.boolean().optional().openapi({ description: 'With `care`: whether the letter is written when it is asked for again with `afterCare`.' }),
  })
  .openapi('LetterAcceptance')

const inProgressSchema = z
  .object({
    id: z.string(),
    status: z.enum(['queued', 'writing', 'failed']),
    step: z.enum(['queued', 'writing', 'narrating', 'done']),
    progress: z.number().int().openapi({ description: 'Percent of the step.' }),
    startedAt: z.number().int().openapi({ description: 'UTC milliseconds.' }),
    error: z.object({ code: z.string(), message: z.string() }).optional(),
  })
  .openapi('LetterInProgress')

const letterSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    content: z.string().openapi({ description: 'Paragraphs, with an empty line between them.' }),
    paragraphs: z.array(z.string()),
    subscriptionTier: z.enum(['free', 'corazon', 'alma', 'completo']),
    path: z.enum(letterPaths),
    language: z.enum(['es', 'en']),
    status: z.enum(['narrating', 'ready', 'audio_failed']),
    createdAt: z.number().int(),
    writtenBy: z.string().openapi({ description: 'What composed the text; always a machine.', example: 'embedded' }),
    audio: z.object({
      status: z.enum(['waiting', 'narrating', 'ready', 'failed']),
      progress: z.number().int(),
      canDownload: z.boolean(),
      bytes: z.number().int().nullable(),
      map: z
        .object({
          seconds: z.number(),
          peaks: z.array(z.number()).openapi({ description: 'Loudness along the sound in equal stretches, 0 to 100.' }),
          paragraphs: z.array(z.number()).openapi({ description: 'Where each paragraph begins, in seconds.' }),
        })
        .nullable()
        .openapi({ description: 'How the sound goes; null until it is ready, or where its narrator could not tell.' }),
    }),
  })
  .openapi('Letter')

const requestLetter = createRoute({
  method: 'post',
  path: '/generar-carta',
  summary: 'Ask for a letter',
  request: { body: bodyOf(z.object(letterRequestSchema.shape).openapi('LetterRequest')) },
  responses: {
    200: jsonOf('Taken; repeating the request with the same nonce gives the same letter. Or answered with care, and not taken.', acceptance),
    400: errorResponseOf('`missing_fields`, `field_too_long` or `invalid_input`.'),
    402: errorResponseOf('`letter_limit_reached`.'),
    429: errorResponseOf('`letters_paused_today` after four letters about a breakup in 24 hours, or `too_many_requests`; with Retry-After.'),
  },
})

const readLetter = createRoute({
  method: 'get',
  path: '/carta/{id}',
  summary: 'A letter of one’s own',
  request: { params: letterParams },
  responses: {
    200: jsonOf('The letter; its sound may still be on its way.', letterSchema),
    202: jsonOf('Still being made, or failed and waiting to be asked for again.', inProgressSchema),
    404: errorResponseOf('`letter_not_found`, also for everybody else’s letters.'),
    410: errorResponseOf('`letter_released`: its owner let it go.'),
    423: errorResponseOf('`letter_closed`: its owner closed it until a day that has not come.'),
  },
})

const closeLetter = createRoute({
  method: 'post',
  path: '/carta/{id}/cerrar',
  summary: 'Close a letter until the morning of a day',
  request: {
    params: letterParams,
    body: bodyOf(z.object(closeLetterSchema.shape).openapi('CloseLetter')),
  },
  responses: {
    200: jsonOf('Closed. Nobody reads it before then.', z.object({ opensAt: z.number().int().openapi({ description: 'UTC milliseconds.' }) })),
    400: errorResponseOf('`opening_day_invalid` or `invalid_input`.'),
    404: errorResponseOf('`letter_not_found`.'),
    410: errorResponseOf('`letter_released`.'),
    503: errorResponseOf('`letter_not_ready`.'),
  },
})

const openLetter = createRoute({
  method: 'post',
  path: '/carta/{id}/abrir',
  summary: 'Open a closed letter before its day',
  request: { params: letterParams },
  responses: {
    204: { description: 'Open.' },
    404: errorResponseOf('`letter_not_found`.'),
    410: errorResponseOf('`letter_released`.'),
  },
})

const releaseLetter = createRoute({
  method: 'delete',
  path: '/carta/{id}',
  summary: 'Let a letter go for good: its text, its request and its sound',
  request: { params: letterParams },
  responses: {
    204: { description: 'Gone; also when it was gone before.' },
    404: errorResponseOf('`letter_not_found`.'),
  },
})

const retryLetter = createRoute({
  method: 'post',
  path: '/carta/{id}/reintentar',
  summary: 'Try a failed letter, or its failed narration, again',
  request: { params: letterParams },
  responses: {
    200: jsonOf('On its way again.', accepted),
    402: errorResponseOf('`letter_limit_reached`.'),
    404: errorResponseOf('`letter_not_found`.'),
    409: errorResponseOf('`letter_not_retryable`.'),
    429: errorResponseOf('`letters_paused_today`, or `too_many_requests`; with Retry-After.'),
  },
})

const binary = z.string().openapi({ format: 'binary' })

const downloadPdf = createRoute({
  method: 'get',
  path: '/descargar-carta/{id}',
  summary: 'The letter as a PDF',
  request: { params: letterParams },
  responses: {
    200: { description: 'PDF.', content: { 'application/pdf': { schema: binary } } },
    404: errorResponseOf('`letter_not_found`.'),
    410: errorResponseOf('`letter_released`.'),
    423: errorResponseOf('`letter_closed`.'),
    503: errorResponseOf('`letter_not_ready` or `letter_failed`.'),
  },
})

const audioResponses = {
  200: { description: 'MP3.', content: { 'audio/mpeg': { schema: binary } } },
  206: { description: 'The part asked for with Range.', content: { 'audio/mpeg': { schema: binary } } },
  402: errorResponseOf('`premium_required`.'),
  403: errorResponseOf('`audio_premium_only`.'),
  404: errorResponseOf('`letter_not_found`.'),
  416: { description: 'The range lies outside the file.' },
  503: errorResponseOf('`audio_not_ready` or `audio_failed`.'),
}

const playAudio = createRoute({
  method: 'get',
  path: '/audio/{id}',
  summary: 'The narrated letter, to listen to',
  request: { params: letterParams },
  responses: audioResponses,
})

const downloadAudio = createRoute({
  method: 'get',
  path: '/audio/download/{id}',
  summary: 'The narrated letter, to keep',
  request: { params: letterParams },
  responses: audioResponses,
})

export function lettersApi() {
  const api = createApp()

  // Danger is answered also where something else is wrong with the request.
  api.use('/generar-carta', async (c, next) => {
    const { visitor, services, language, country, isInDanger } = c.var
    if (!isInDanger) return next()
    const body = await c.req.json<Record<string, unknown>>()
    const held = await services.letters.holdInDanger({ visitor, texts: confidedTexts(body), afterCare: body.afterCare === true, language, country })
    return held ? c.json(held, 200) : next()
  })

  api.openapi(
    requestLetter,
    async (c) => {
      const { visitor, services, language, country, spendLetterLimits: spendLimits } = c.var
      return c.json(await services.letters.requestLetter({ visitor, request: c.req.valid('json'), language, country, spendLimits }), 200)
    },
    (result) => {
      if (result.success) return undefined
      throw letterRequestError(result.error)
    },
  )

  api.openapi(readLetter, async (c) => {
    const { visitor, services, language } = c.var
    const view = await services.letters.viewLetter({ visitor, letterId: c.req.valid('param').id, language })
    if (view.state === 'closed') throw letterClosedError({ opensAt: view.opensAt })
    if (view.state === 'released') throw letterReleasedError()
    const { state: _state, ...shown } = view
    return view.state === 'written' ? c.json(letterSchema.parse(shown), 200) : c.json(inProgressSchema.parse(shown), 202)
  })

  api.openapi(retryLetter, async (c) => {
    await c.var.spendLetterLimits()
    const { visitor, services } = c.var
    return c.json(await services.letters.retryLetter({ visitor, letterId: c.req.valid('param').id }), 200)
  })

  api.openapi(
    closeLetter,
    async (c) => {
      const { visitor, services } = c.var
      const letterId = c.req.valid('param').id
      return c.json(await services.letters.closeLetter({ visitor, letterId, request: c.req.valid('json') }), 200)
    },
    (result) => {
      if (result.success) return undefined
      if (result.error.issues.some((issue) => issue.path[0] === 'opensOn')) throw openingDayError()
      throw invalidInputError({ fields: result.error.issues.map((issue) => issue.path.join('.')) })
    },
  )

  api.openapi(openLetter, async (c) => {
    const { visitor, services } = c.var
    await services.letters.openLetter({ visitor, letterId: c.req.valid('param').id })
    return c.body(null, 204)
  })

  api.openapi(releaseLetter, async (c) => {
    const { visitor, services } = c.var
    await services.letters.releaseLetter({ visitor, letterId: c.req.valid('param').id })
    return c.body(null, 204)
  })

  api.openapi(downloadPdf, (c) => answerLetterPdf(c.req.valid('param').id, c))
  api.openapi(playAudio, (c) => answerAudio({ letterId: c.req.valid('param').id, use: audioUseOf(c) }, c))
  api.openapi(downloadAudio, (c) => answerAudio({ letterId: c.req.valid('param').id, use: 'download' }, c))

  return api
}

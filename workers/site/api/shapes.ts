import { z } from '@hono/zod-openapi'

export const errorSchema = z
  .object({
    error: z.string().openapi({ description: 'Stable code.', example: 'letter_not_found' }),
    message: z.string().openapi({ description: 'Text in the language of the asker.' }),
    requestId: z.string().openapi({ example: 'req_0123456789abcdefghjkmnpqrs' }),
  })
  .openapi('Error')

/** An error response for the documentation. */
export function errorResponseOf(description: string) {
  return { description, content: { 'application/json': { schema: errorSchema } } }
}

/** The JSON body a request must have. */
export function bodyOf<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } }
}

/** A JSON response for the documentation. */
export function jsonOf<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}

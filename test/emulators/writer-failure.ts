import { expect } from 'vitest'
import { WriterUnavailableError } from '#core/ports/writer'

/** The failure some work of a writer ends with; the test fails where it ends with none, or with another. */
export async function failureOf(work: Promise<unknown>): Promise<WriterUnavailableError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(WriterUnavailableError)
  return error as WriterUnavailableError
}

import { ModelUnavailableError } from './model-failure'

/**
 * Lets a stream of server-sent events pass as it is, and breaks it at the first event that is not JSON (`rejected`, or
 * `cut_off` where it is the last and half an event). workers-ai-provider would write such an event, which is a piece of
 * somebody's letter or talk, to the console and go on.
 */
export function breakAtMalformedEvent(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder()
  let rest = ''
  return new TransformStream({
    transform: (chunk, controller) => {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r/)
      rest = lines.pop() ?? ''
      if (!lines.every(isSound)) throw new ModelUnavailableError('rejected', 'malformed stream')
      controller.enqueue(chunk)
    },
    flush: () => {
      if (!isSound(rest)) throw new ModelUnavailableError('cut_off', 'half an event')
    },
  })
}

function isSound(line: string): boolean {
  if (!line.startsWith('data:')) return true
  const data = line.slice('data:'.length).trim()
  if (data === '' || data === '[DONE]') return true
  try {
    JSON.parse(data)
    return true
  } catch {
    return false
  }
}

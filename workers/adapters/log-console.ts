import type { Log, LogFields } from '#core/ports/log'

/** One JSON object a line, as the platform's log viewer reads it. `context` (request or message id) goes into each. */
export function createConsoleLog(context: LogFields = {}): Log {
  const line = (level: string, event: string, fields: LogFields = {}) =>
    JSON.stringify({ level, event, ...context, ...fields })
  return {
    info: (event, fields) => console.log(line('info', event, fields)),
    warn: (event, fields) => console.warn(line('warn', event, fields)),
    error: (event, fields) => console.error(line('error', event, fields)),
  }
}

/**
 * Notes an error nobody expected. Its message may quote what somebody typed (a failed query carries its parameters), and a stack
 * begins with the message: only the name, the first frame and the environment's own messages are kept.
 */
export function logUnhandled(error: unknown, log: Log) {
  const { name, message, stack } = error instanceof Error ? error : new Error('not an error')
  const frame = stack?.split('\n').find((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
  log.error('unhandled', { cause: name, at: frame?.trim().slice(0, 200), note: message.startsWith('environment:') ? message : null })
}

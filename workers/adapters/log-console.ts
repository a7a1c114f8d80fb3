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

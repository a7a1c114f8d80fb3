import { causeOf, logInBrowser } from './browser-log'

/** Specification §8: what says one of these is part of the product's day (a plan that is asked for, a network that goes). */
const expectedWords = ['401', 'Unauthorized', '402', 'premium', 'fetch', 'network']
/** And these come of a development server's error screen. */
const toolingWords = ['sendError', 'runtime-error-plugin']

/** Whether a rejection nobody handled is passed over in silence. */
export function isPassedOver(reason: unknown): boolean {
  const message = messageOf(reason)
  return [...expectedWords, ...toolingWords].some((word) => message.includes(word))
}

function messageOf(reason: unknown): string {
  if (typeof reason === 'string') return reason
  if (typeof reason !== 'object' || reason === null || !('message' in reason)) return ''
  return typeof reason.message === 'string' ? reason.message : ''
}

/** Listens on the window: silence for what is expected, a line in the log for everything else. Gives back a way to stop. */
export function watchUnhandled(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isPassedOver(event.reason)) event.preventDefault()
    else logInBrowser({ event: 'unhandled_rejection', cause: causeOf(event.reason) })
  }
  const onError = (event: ErrorEvent) => logInBrowser({ event: 'unhandled_error', cause: causeOf(event.error) })
  target.addEventListener('unhandledrejection', onRejection)
  target.addEventListener('error', onError)
  return () => {
    target.removeEventListener('unhandledrejection', onRejection)
    target.removeEventListener('error', onError)
  }
}

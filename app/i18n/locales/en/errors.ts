import type { errors as spanish } from '../es/errors'

export const errors: typeof spanish = {
  notFound: {
    title: 'Page not found',
    happened: 'This address leads nowhere. The link may be incomplete, or the page may have moved.',
    kept: 'Your letters and anything you have written are where you left them.',
  },
  forbidden: {
    title: 'This page does not open from here',
    happened: 'It needs a permission that this session does not have.',
    kept: 'Nothing of yours has changed. If you signed in with your e-mail before, sign in again and have another go.',
  },
  tooLarge: {
    title: 'That is too much to send at once',
    happened: 'What you sent is larger than we can take in.',
    kept: 'Nothing of it was saved. Go back with your browser: your text is usually still there, and you can shorten it.',
  },
  tooMany: {
    title: 'Let’s slow down a little',
    happened: 'Many requests arrived in a row, so we have put in a pause.',
    kept: 'What you already sent is kept. Wait a minute and try again.',
  },
  offline: {
    title: 'There is no connection',
    happened: 'We could not reach the page because your device has no network.',
    kept: 'What you already sent is kept. When the connection is back, try again.',
  },
  unexpected: {
    title: 'Something broke on our side',
    happened: 'You did nothing wrong. The page could not open, and it has been noted.',
    kept: 'What you had sent us is kept. If you were writing, go back with your browser: your words are most likely still there.',
  },
  requestId: 'If you write to us, this number helps us find what happened:',
}

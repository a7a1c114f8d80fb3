import type { widget as spanish } from '../es/widget'

export const widget: typeof spanish = {
  open: 'Talk to EÓN',
  opening: 'Opening the conversation',
  openFailed: 'The conversation could not be opened. Check the connection and press again.',
  title: 'EÓN',
  subtitle: 'Artificial intelligence',
  close: 'Close the conversation',
  help: 'Help now',
  intro: 'Hello, I am EÓN, an artificial intelligence. I am no therapist; I can read you and keep you company for a while. What weighs on you today?',
  loading: 'Fetching what we said',
  loadFailed: 'What we said could not be fetched. It is still kept.',
  again: 'Try again',
  offline: 'No connection. You can go on writing; it stays here.',
  counter: 'Free messages used: {{used}} of {{limit}}',
  tooLong: { title: 'Message too long', text: 'A message cannot be longer than {{limit}} characters. It is still in the box, should you want to shorten it.' },
  limit: 'You have reached the limit of 3 free messages with EÓN™... It starts anew 24 hours after the first. What you wrote is still in the box.',
  quietLink: 'Helplines',
  locked: { text: 'Daily limit reached. It starts again in 24 hours.', action: 'Upgrade to Premium', danger: 'If you are in danger, write it here: that is always answered.' },
  failed: 'I am sorry, I could not process your message just now. Try again later.',
  connection: 'Connection error. Check your internet connection and try again.',
}

import type { rooms as spanish } from '../es/rooms'

export const rooms: typeof spanish = {
  metaTitle: 'Not open yet',
  metaDescription: 'This part of EÓN is not open yet. The letter is.',
  title: 'This room is not open yet.',
  text: 'We are still finishing it. We would rather say so than show you a door painted on the wall.',
  meanwhile: 'What you can do today is ask for your letter.',
}

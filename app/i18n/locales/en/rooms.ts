import type { rooms as spanish } from '../es/rooms'

export const rooms: typeof spanish = {
  metaTitle: 'Not open yet',
  metaDescription: 'This part of EÓN is not open yet. The letter is.',
  title: 'This room is not open yet.',
  text: 'We are still finishing it. We would rather say so than show you a door painted on the wall.',
  meanwhile: 'What you can do today is ask for your letter.',
  helpTitle: 'If this cannot wait',
  help: 'Call someone who answers now. You don’t have to know what to say.',
  helplines: {
    spain: 'Spain: 024, free, 24 hours. Emergencies, 112.',
    unitedStates: 'United States: 988, call or text. Emergencies, 911.',
    elsewhere: 'Another country: findahelpline.com lists the lines in yours.',
  },
}

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
    spain: 'Spain. 024 is free and answers 24 hours a day; 112 is for emergencies.',
    unitedStates: 'United States. Call or text 988; 911 is for emergencies.',
    elsewhere: 'In another country, the lines in yours are here:',
  },
}

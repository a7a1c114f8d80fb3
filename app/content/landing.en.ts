import type { landing as spanish } from './landing.es'

export const landing: typeof spanish = {
  meta: {
    title: 'EÓN · Letters for grief, a breakup or a loss of purpose',
    description:
      'Say what happened and EÓN writes you a personal letter out of your own things. Two letters free, no account. They are written by an artificial intelligence.',
  },
  hero: {
    title: 'Some nights call for a letter.',
    lead: 'Say who you have lost, what broke, or what stopped making sense. EÓN reads it slowly and writes you a letter made of your own things: the chair, the jacket, the voicemail you haven’t deleted.',
    action: 'Begin my letter',
    otherPath: 'Choose another path',
    note: 'The first two cost nothing. No account.',
  },
  benefits: {
    label: 'What you can expect',
    pause: 'Stop the text',
    items: [
      'Two letters, free',
      'Ready in a few minutes',
      'To read and to listen to',
      'Written by an AI, and we say so',
      'What you tell us is kept encrypted',
      'You can delete all of it',
      'In Spanish and in English',
    ],
  },
  what: {
    title: 'A letter that could only be sent to one person',
    opening: 'EÓN reads what you tell it and answers by letter. It brings no ten tips, and it won’t say that time heals.',
    paragraphs: [
      'It looks at what you put down: the name you had for them, what Sundays were for, the sentence you never got to say. The letter is made from that, which is why it would be no use to anyone else.',
      'Some people keep it in a drawer. Some read it aloud once. It can put an ending where there wasn’t one, or leave a door the way you want it left.',
    ],
    limits: {
      title: 'What EÓN does not do',
      text: 'It does not speak for the dead, or for whoever left. It does not diagnose. It does not replace a therapist, a doctor, or the person who has your number.',
    },
  },
  steps: {
    title: 'How it goes',
    items: [
      { title: 'You choose a path', text: 'Grief, breakup or purpose. If you’re unsure, the one that weighs most today.' },
      { title: 'You tell your story', text: 'Who it is, what you called them, what happened, what went unsaid. It needn’t be well written.' },
      { title: 'The letter comes', text: 'It takes three to five minutes. Read it on the screen, listen to it, or print it.' },
      { title: 'You do something with it', text: 'It suggests one small way to close: do it tonight, some other day, or never.' },
    ],
    action: 'Tell my story',
  },
  passages: {
    title: 'How EÓN writes',
    note: 'These are examples of what the program can write. The requests are invented: nobody’s testimony is here.',
    choose: 'Choose a passage',
    item: 'Passage {{number}} of {{total}}: {{author}}',
    pause: 'Stop',
    resume: 'Go on',
    items: [
      {
        path: 'duelo',
        author: 'To a daughter who lost her father',
        text: 'You still wind the kitchen clock, the way he did. A house needs someone to tell it the time, and now the hands are yours.',
      },
      {
        path: 'ruptura',
        author: 'To someone who separated after eleven years',
        text: 'You carry the keys to a door you no longer open. No need to throw them away. Take them off the ring, and see what your hand does tomorrow.',
      },
      {
        path: 'proposito',
        author: 'To a man whose trade disappeared',
        text: 'You say nobody starts anything at fifty. On Tuesday you planted tomatoes, which is a way of counting on July.',
      },
      {
        path: 'duelo',
        author: 'To someone who lost their mother in winter',
        text: 'You haven’t deleted her voicemail, the one where all she asks for is bread. It lasts nine seconds. Nobody will ask what you are keeping it for.',
      },
    ],
  },
  paths: {
    title: 'Three paths',
    lead: 'Take the one that weighs most today. You can come back for the others.',
    items: [
      { path: 'duelo', name: 'Grief', title: 'Someone has died', text: 'There is an empty chair at the table, and you still shop for two.', action: 'Write from grief' },
      { path: 'ruptura', name: 'Breakup', title: 'It has ended', text: 'In the shower you rehearse what you’d say if they called. And you don’t want them to call.', action: 'Write from the breakup' },
      { path: 'proposito', name: 'Purpose', title: 'I no longer know what for', text: 'You get up, you do what’s due, you come home. And you can’t recall what it was you wanted.', action: 'Write from here' },
    ],
  },
  premium: {
    title: 'If later you want to go on',
    text: 'The first two letters are yours, and it can rest there. For those who want more there are two plans, Corazón and Alma: letters three times as long, the voice to keep, and conversation with EÓN without counting messages. They can wait for another day.',
    experience: 'See what it’s like',
    plans: 'See the plans',
  },
  questions: {
    title: 'What people ask',
    items: [
      {
        id: 'writer',
        question: 'Who writes the letter?',
        answer: 'A program. EÓN is an artificial intelligence that composes the letter from what you tell it. Nobody reviews it before it reaches you, and the letter says who wrote it.',
      },
      {
        id: 'voice',
        question: 'Does it speak for the person who died, or for my ex?',
        answer: 'No. EÓN writes to you, as a witness to what you have told. If it ever imagines something that might have been said, it tells you it is imagining.',
      },
      {
        id: 'reader',
        question: 'Who can read what I tell it?',
        answer: 'It is kept encrypted, with a different key for each person, and is not used for advertising. You can download or delete all of it whenever you like, also after leaving a plan.',
      },
      {
        id: 'price',
        question: 'What does it cost?',
        answer: 'The first two letters, nothing, and we don’t ask for a card. After that there are two paid plans, which you can leave whenever you like.',
      },
      {
        id: 'therapy',
        question: 'Is it instead of therapy?',
        answer: 'No. A letter can keep you company for a night; it does not treat depression or answer an emergency. If you are thinking of hurting yourself, or for weeks the days have been too much, look for a person.',
        link: { to: '/ayuda', label: 'Lines that answer now' },
      },
    ],
  },
}

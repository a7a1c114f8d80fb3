import type { desk as spanish } from '../es/desk'

export const desk: typeof spanish = {
  paths: {
    metaTitle: 'Choose a path',
    metaDescription: 'Grief, a breakup or purpose: where you want your letter to be written from.',
    title: 'Where are you writing from today?',
    lead: 'There is no wrong path. If two weigh the same, begin with the one that has kept you awake.',
    free: 'The free plan gives you two letters. No card, no sign-up.',
    chosen: 'The one you chose',
    back: 'Back to your letters',
    duelo: { name: 'Grief', title: 'Someone has died', text: 'A person, an animal, somebody you were waiting for. A week ago or twenty years ago.', action: 'Write from grief' },
    ruptura: { name: 'Breakup', title: 'It is over', text: 'A partner, a friendship, a home you shared. You left, they left, or it ended without anyone saying so.', action: 'Write from the breakup' },
    proposito: { name: 'Purpose', title: 'I no longer know what for', text: 'A job that was never right, a job that was and is gone, days that are too alike.', action: 'Write about purpose' },
  },
  shelf: {
    metaTitle: 'Your letters',
    metaDescription: 'The letters you have asked for and how they are coming along.',
    title: 'Your letters',
    note: 'They open only in this browser.',
    write: 'Ask for another letter',
    untitled: 'A letter for you',
    newest: 'The latest',
    earlier: 'Earlier ones',
    read: 'Read the letter',
    follow: 'See how it is going',
    mend: 'See what happened',
    status: {
      queued: 'On its way',
      writing: 'Being written',
      written: 'Ready to read',
      failed: 'Could not be written',
    },
    failedText: 'What you told is kept. You can ask for it again.',
    empty: {
      title: 'There are no letters here yet.',
      text: 'When you ask for one you will find it on this page, also while it is being written.',
      action: 'Begin my letter',
    },
  },
  cancelled: {
    metaTitle: 'Process cancelled',
    metaDescription: 'You left it halfway and nothing has happened.',
    title: 'Process cancelled',
    text: 'You left it halfway and nothing has happened: nothing was charged and nothing was erased.',
    kept: 'Your letters, and anything half-written, are where they were.',
    back: 'Go back',
  },
}

import type { trial as spanish } from '../es/trial'

export const trial: typeof spanish = {
  metaTitle: 'A seven-day trial',
  metaDescription: 'Seven days with everything open, no card and no renewal.',
  title: 'Seven days with everything open.',
  lead: 'No card. So that you can see whether this is any use to you before you decide anything; on the seventh day it ends by itself.',
  fields: {
    name: {
      label: 'What is your name?',
      help: 'Your name, or what you would like us to call you.',
      missing: 'Write a name, so that we know who we are talking to.',
    },
    email: {
      label: 'What is your e-mail?',
      help: 'So that there is one trial for each person. We will not send you advertising.',
      missing: 'Write your e-mail. The trial goes with it.',
      invalid: 'That e-mail address does not look complete.',
    },
    motivation: {
      label: 'What brings you here?',
      help: 'One sentence is enough: “I have not slept since March”, “I want to write to my father”.',
      missing: 'Say something, even three words.',
    },
    adult: {
      label: 'I am 18 or over, or of full age where I live.',
      missing: 'EÓN is for people aged 18 or over. Confirm it to activate the trial.',
    },
  },
  tooLong: 'There is room for {{limit}} characters and you have {{count}}. Shorten it wherever you like; nothing is cut by itself.',
  submit: 'Activate my seven days',
  submitting: 'Activating your trial…',
  privacy: {
    terms: 'By activating it you accept the terms.',
    termsLink: 'Read the terms',
    text: 'What you write is kept encrypted and used for nothing else.',
    link: 'How we handle your data',
  },
  help: {
    text: 'If what weighs on you is not wanting to go on living, do not wait for a trial.',
    link: 'There are people who answer now',
  },
  opens: {
    title: 'What opens',
    chat: 'Talking with EÓN without counting messages.',
    letters: 'Eight letters a month, longer and deeper ones.',
    audio: 'The voice of every letter, to listen to and to keep.',
    journal: 'The journal, the memories, and how you are getting on.',
  },
  promises: {
    noCard: 'We ask for no card.',
    noRenewal: 'It does not renew, and nothing is charged when it ends.',
    kept: 'What you write is still yours afterwards.',
  },
  toasts: {
    started: { title: 'Full access activated', text: 'For seven days everything is open to you.' },
    used: { title: 'Trial already used', text: 'This e-mail has already used the free 7-day trial.' },
    incomplete: { title: 'Incomplete fields', text: 'Please fill in all the fields to activate your trial.' },
    failed: { title: 'Error', text: 'I could not activate your free trial. Try again.' },
  },
  notices: {
    used: {
      title: 'Trial already used',
      text: 'This e-mail has already used the free 7-day trial. If you mistyped the address, correct it right here.',
      plans: 'See the plans',
    },
    incomplete: { title: 'Incomplete fields', text: 'Please fill in all the fields to activate your trial.' },
    tooMany: {
      title: 'A little more slowly',
      text: 'Many trials in a row have been asked for from this connection. What you wrote is still here; send it again in a while.',
    },
    offline: {
      title: 'It has not gone out: there is no connection',
      text: 'What you wrote is still here. Send it again when the network is back.',
    },
    failed: {
      title: 'I could not activate your free trial. Try again.',
      text: 'Something failed on our side. What you wrote is still here, and sending it again uses nothing up.',
    },
  },
  banner: {
    label: 'Your trial',
    running_one: '{{count}} day of your trial left.',
    running_other: '{{count}} days of your trial left.',
    last: 'It is the last day of your trial.',
    ends: 'It ends on {{day}}, at {{time}}. It does not renew, and nothing is charged.',
    started: 'Your trial has begun: for seven days everything is open to you.',
    ended: 'Your trial is over.',
    endedText: 'It ended on {{day}}. Nothing was charged, and your letters are still here.',
    plans: 'See the plans',
  },
}

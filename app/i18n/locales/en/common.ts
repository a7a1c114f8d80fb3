import type { common as spanish } from '../es/common'

export const common: typeof spanish = {
  siteName: 'EÓN',
  skipToContent: 'Skip to content',
  nav: {
    label: 'Main',
    home: 'EÓN, home',
    menu: 'Menu',
    plans: 'Plans',
    experience: 'Premium',
    chat: 'Talk to EÓN',
    about: 'About us',
    referrals: 'Referrals',
  },
  language: {
    label: 'Language',
    es: 'Spanish',
    en: 'English',
  },
  footer: {
    label: 'Footer',
    helpTitle: 'Help now',
    help: 'If you are in danger or thinking of hurting yourself, there are people who answer at this hour.',
    helpLink: 'Helplines',
    legal: 'Small print',
    privacy: 'Privacy',
    dataProcessing: 'Data processing',
    terms: 'Terms and conditions',
    write: 'Write to us',
    contact: 'Contact',
    contactSubject: 'A question about EÓN',
    newsletter: 'Get the newsletter',
    newsletterSubject: 'I would like the newsletter',
    ai: 'EÓN is an artificial intelligence. It writes and keeps you company; it does not diagnose, handle emergencies or take anyone’s place. For people over 18.',
  },
  status: {
    loadingPage: 'Loading the page',
    offline: 'You are offline. What you write stays on this page; you can send it when the connection is back.',
    online: 'The connection is back.',
  },
  toast: {
    region: 'Messages',
    close: 'Close this message',
  },
  actions: {
    close: 'Close',
    backHome: 'Back to the start',
    tryAgain: 'Try again',
    startLetter: 'Begin my letter',
  },
  loading: {
    metaTitle: 'One moment',
    metaDescription: 'EÓN is getting ready what you asked for.',
    title: 'One moment.',
    text: 'We are getting ready what you asked for. You can leave this page open.',
  },
}

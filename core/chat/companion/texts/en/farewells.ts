import type { Texts } from '../texts'

/** To whoever takes leave: for the night, and otherwise. Thanks that came with it are answered in `welcome`. */
export const farewells: Texts['farewells'] = {
  night: [
    'Good night, {yo}. I hope you get some sleep.', 'Good night, {yo}. Thank you for telling me all this.',
    '@dead @named Good night. Thank you for telling me about {n}.', "@dead @named Good night, and I'm glad I heard about {n}.",
    'Good night. I hope you get some rest.', "Good night. I'm here whenever you want to come back.", 'Good night, and thank you for the talk.',
  ],
  day: [
    'Take care, {yo}. Thank you for telling me all this.', "Goodbye for now, {yo}. I'm here whenever you want to come back.",
    '@dead @named Take care, and thank you for telling me about {n}.', "@dead @named Thank you for telling me about {n}. I'm here when you want me.",
    "Take care. I'm here whenever you want to come back.", 'Goodbye for now, and thank you for telling me.', "See you another time. We can pick this up whenever you like.", 'Take care. I hope the rest of the day is kind.',
  ],
  welcome: ["You're welcome.", 'Not at all.'],
}

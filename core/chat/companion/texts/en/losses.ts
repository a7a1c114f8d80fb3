import type { Texts } from '../texts'

/** To a loss told for the first time: sorrow before anything else, and whoever it is by name. */
export const losses: Texts['losses'] = {
  death: [
    '@dead @named I’m so sorry about {n}. You can talk about {them} here for as long as you like.',
    '@dead @named I’m so sorry. {n}: thank you for telling me the name.',
    '@dead @known I’m so sorry {r} died. There is no right way to tell it, and no hurry.',
    '@dead @known I’m very sorry. I’d like to hear about {n}, whichever part comes first.',
    '@dead @known I’m so sorry about {n}. Whatever comes after saying it can be said as well.',
    '@nobody I’m so sorry. There is no right way to tell it, and no order it has to come in.',
    '@nobody I’m very sorry. Start anywhere; I’ll follow.',
    'I’m so sorry. You can tell it here however it comes.',
  ],
  baby: [
    'I’m so very sorry. However short a time it was, it counts in full here.',
    'I’m so sorry for that loss. No number of weeks or months makes it small.',
    'I’m so very sorry. You can tell it here in whatever order it comes.',
  ],
  pet: [
    '@named I’m so sorry about {n}. Nobody here is going to say “just” an animal.',
    'I’m so sorry. A house without that company is a different house.',
    'I’m very sorry. It hurts to lose an animal you lived with.',
  ],
  suicide: [
    'I’m so very sorry. A death like that leaves questions nobody can close from outside; they can be said here without anyone judging.',
    '@dead @known I’m so sorry {r} died. You can talk about how it happened, or about the person before that day.',
    'I’m so sorry. It is the kind of death people don’t know how to name, and here it can be.',
  ],
  separation: [
    '@gone @known I’m sorry {n} left. You can tell all of it here, however it comes.',
    'I’m so sorry. That’s a lot to go through.',
    'I’m sorry it came to that.',
    'I’m sorry. You can tell it as it comes, here.',
  ],
}

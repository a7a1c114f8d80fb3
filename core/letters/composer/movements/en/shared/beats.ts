import { movements } from '../../movement'

/** Short breaths that take a word of theirs, or none. */
export const breathsEn = [
  ...movements('beat', {}, [
    "I'm still here, with {n} and with what you told me.",
    "One moment. I'm going back over what you said about {n}.",
    "Of that, for now, no more.",
    "I'm shifting in my chair here. You might do the same.",
    "And all the while, {n}.",
    "This isn't what I meant to write, and I'm glad.",
    "If you've lost the place it doesn't matter where you come back in.",
    "I crossed out a sentence here. It had begun to sound like advice.",
    "That last part is for you, and not for handing on.",
    "And no, you aren't taking too long.",
    "It's quite safe to forget what you just read.",
    "Some paragraphs are only there to get you to the next. This is one.",
    "Let it be noted that there's {e}, even where I don't mention it.",
    "I respect what you left out.",
    "I've been quiet for a while. It doesn't show in writing.",
    "Right. Read on only if you feel like it.",
    "None of this will come up in an exam.",
    "I say so in a small voice, in case I'm wrong.",
    "True things mostly get said like that, without standing up.",
    "That came out very certain. Take a little off.",
    "In your place I'd have put a full stop there too.",
    "I'll be plainer from here on.",
    "I've done most of the talking so far. Forgive me.",
    "What remains is arrangements, and they weigh something too.",
    "For {r} plain words will do.",
    "Don't trouble over what's missing. Nothing I need is.",
  ]),
]

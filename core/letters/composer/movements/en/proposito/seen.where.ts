import { movements } from '../../movement'

/** Answers to what was said, by what kind of bearing was lost: the same line means another thing to a carer and to somebody who has arrived. */
export const seenWherePropositoEn = [
  ...movements('seen', { any: ['laidoff', 'burnout', 'retirement'], clause: ['other'] }, [
    "There'll be no line in any appraisal for {q}. They have boxes for initiative and for communication. I'd like to see the box that would take that, and I'd like to see the face of whoever had to give it a number.",
    "Reading {q}, I thought how little of what goes with a job is ever in the contract. One can negotiate over hours. There's no clause for being somebody whom the day knows what to do with.",
    "Would you have put {q} in a message to a colleague? I ask because it's the sort of thing colleagues can hear. They'd not say much. They'd shift along the bench, and I suspect it's the shifting along that you've been without.",
  ]),
  ...movements('seen', { any: ['decision', 'study', 'comparison'], clause: ['other', 'cant', 'dontknow'] }, [
    "I'd put {q} in neither column, for or against. It's from before the columns. It may be worth finding out what you'd choose if it were only up to that sentence, and if nobody at all were going to be told.",
    "In among the sensible considerations you've left {q} lying about, and I stumbled on it. Considerations are smooth. One remembers afterwards whatever one stumbled on.",
  ]),
  ...movements('seen', { any: ['decision', 'study', 'comparison'], clause: ['wish', 'contrast', 'love', 'miss'] }, [
    "Give {q} a vote. It needn't be the deciding one. It's only that up to now the whole business has been settled, or not settled, by reasons, and I don't see that reasons have to live with the result.",
  ]),
  ...movements('seen', { any: ['hollow', 'routine'], clause: ['other', 'habit', 'self', 'cant'], not: ['childless'] }, [
    "Once one has heard {q} one looks differently at the things before it, which were all in good order. I believe it's where the air gets in. You've gone on decorating round it very nicely.",
    "You may think {q} a small thing to complain of, in a life like yours. I took it for a pin on a plan: you are here. It's little enough, but the rest of the plan only shows where the exits are.",
    "It costs a person something to say {q} who's been told so often how well it's all turned out. I won't be the one who brings up how well it's all turned out.",
  ]),
  ...movements('seen', { any: ['formerself', 'creative', 'aging'], clause: ['other', 'event', 'habit'], not: ['laidoff', 'parenthood', 'burnout', 'sober', 'caring'] }, [
    "What's the light like in {q}? I saw evening, I don't know why. You'd be able to correct me, and to say who else was in the house. One can go into a sentence like that as into a museum one used to live in. The chairs have ropes across them. It's still possible to stand in front of the right one.",
    "If your life were told in objects on a shelf, then {q} would need one to itself, and visitors would ask. What happened there? You could tell them the short version. I've an idea that it's some time since anyone wanted the long one, and that you know it by heart.",
    "Years don't go by evenly. Some leave hardly a teaspoon and some leave {q}. I'd trust the second sort to know who you are, more than any of the calendars that came between.",
  ]),
  ...movements('seen', { any: ['migration'], clause: ['other', 'miss', 'habit', 'wish'], not: ['decision'] }, [
    "{q}. In which language do you say that to yourself? If there's one in which it comes out shorter I'd use that, at home, aloud. Things are carried further in their own clothes.",
    "That would get lost at any border, {q}: nothing to declare, nothing one could show in a tray. And it's what's left when the documents have all been looked at. I'm glad it got through.",
  ]),
  ...movements('seen', { any: ['emptynest', 'parenthood'], clause: ['other', 'love', 'miss', 'stillreach', 'event'] }, [
    "The world is full of advice for people in your position and hardly any of it has met {q}. That's a fact about a particular house. I should go by the house.",
    "Someone who writes {q} isn't asking to be told it's natural. All sorts of things are natural. You'd like it to be seen, I think, with the lights on, by somebody who isn't going to tidy it.",
  ]),
  ...movements('seen', { any: ['caring', 'sickness'], clause: ['other', 'cant', 'self'] }, [
    "For once I'd like to hear {q} and not ask how the patient is. You must be used to being the corridor through which people go to the sick room. I have stopped in the corridor. That's where the sentence was.",
    "They'd have to listen for a long time in a waiting room to hear anything as true as {q}. People there say mustn't grumble, and turn the magazine over. I don't call it grumbling. It's a measurement, taken from as near as one can get.",
  ]),
  ...movements('seen', { any: ['business', 'money'], clause: ['other', 'dream', 'event', 'miss'], not: ['hollow'] }, [
    "The accountant will have had no use for {q}. I'd file it before any of the invoices. It's the only page in the folder that says what it was a business of.",
  ]),
  ...movements('seen', { any: ['retirement', 'aging'], clause: ['stillreach', 'body'] }, [
    "They'd have laughed at {q} in the old days, and you'd have joined in. It reads another way now. I don't find it comic or sad so much as punctual. Something in you is keeping an appointment, and it's not its fault that nobody has told it where.",
    "I can see you at it: {q}. People will say that you ought to relax. It's a word used by those who have somewhere to relax from.",
  ]),
  ...movements('seen', { any: ['faith'], clause: ['other', 'cant', 'event', 'dontknow'] }, [
    "I've turned {q} over a good deal. It's the plainness. You might have said it in the language of the thing itself, which has handsome terms for it. You said it in the words one would use to a vet.",
  ]),
  ...movements('seen', { any: ['sober'], not: ['caring', 'kin:child'], clause: ['other', 'dontknow', 'fear', 'wish'] }, [
    "I'd read {q} out at any meeting and nobody would look surprised. A few might laugh, in the kind way, as one laughs at a photograph of the street one lives in. What helped with it, in most cases, was four o'clock, and then five o'clock, with something in each.",
    "There's no drink in {q}, if you look at it. There's time, and people, and who you are to them. It wasn't ever about the glass, then, or not for long, and I should think that you've known that since the first evening without.",
  ]),
]

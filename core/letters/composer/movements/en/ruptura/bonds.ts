import { movements } from '../../movement'

/** What there was, and what stays, when somebody is no longer with you. */
export const bondsRupturaEn = [
  ...movements('bond', { assumes: ['affection'] }, [
    "There was something with {n}, and I won't ask you to mark it down so that it will hurt less. You can keep what was good without asking for it back, the way people keep pictures of a house where somebody else lives now.",
    "Parts of your story with {n} are still useful even with {r} gone from it: a way of travelling, a dish, a band, the habit of quarrelling quietly. Those don't have to be returned. You learned them, on your own time.",
    "{n} needn't be made into a villain before you're allowed to leave, and needn't be a saint in order to be missed. There are decent people who can't stay, and people who love and are bad at it. Nearly every ending happens on that ground, where there isn't a hero.",
    "You speak of {r} and I can tell you chose the words so as not to be unkind. You may not have noticed. I did. Anyone that careful about somebody else's name doesn't walk out of a story with nothing.",
    "You also lose whoever you were while you were being looked at that way. Some of missing {n} may be missing that other you: more awake, sillier, with plans. It's good news of a sort. Nobody took that person anywhere.",
    "What was between you and {n} isn't settled by which of you left. That's other people's question, the one that gets asked over pudding. Yours is different and starts nearer home: what am I to do with six o'clock.",
  ]),
  ...movements('bond', {}, [
    "For a long while you said we without thinking. Now each sentence has to be translated into the singular, even the daft ones: we don't like coriander, we're not morning people. A few will turn out still to fit. Others, once there's just the one of you, prove never to have been yours.",
    "Two people at close quarters divide up the world. One knows about bills and one about plants; one drives, one remembers birthdays. Part of the dizziness now is having been handed the half you didn't do. It can be learned. There'll be videos, mistakes, and possibly a fine.",
    "To be with someone is among other things to agree on a version of events. When it's over so's the agreement, and each will tell it differently. You have no control over the one {n} tells. See to it that yours is one you can sleep beside.",
    "Whose fault was it, people ask. It's a comfortable question, since it has short answers. You and I can leave it in the stand by the door with the umbrellas.",
  ]),
]

import { movements } from '../../movement'
import type { ClauseKind } from '#core/language/kinds'

/** What can be lingered over without pressing where it hurts. */
const calm: ClauseKind[] = ['other', 'habit', 'given', 'saying', 'event', 'stillreach', 'absence', 'miss', 'wish', 'love', 'thanks', 'contrast']

/** Long-letter movements built on what the person wrote: their sentences, their things, their people, their days. */
export const deepOwnEn = [
  ...movements('deep', { aspect: 'rereading', clause: calm }, [
    "I went back to your message before starting on this part. The first time, it was {q} that led me through. This time I was stopped by {q2}, which I'd barely seen. Messages like yours have more than one way in. If you read it again in a few months, notice which you take.",
    "If some years from now you came across what you wrote, I don't believe you would stop at the part that weighs most today. You'd stop at {q}. You would think, yes, that's how it was. And you'd remember just where you were sitting.",
    "I tried something with your message. I took {q} out, and it still stood up, but I no longer knew who was speaking. I put it back and there you were. Certain sentences carry no news at all and do carry the signature.",
    "I've been looking at the order. First there's {q}. Later there's {q2}. They might have come the other way about, and it would be another story. You may have planned that. I think it was settled by something quicker than planning.",
  ]),
  ...movements('deep', { aspect: 'margin', clause: calm }, [
    "If your message were a borrowed book I'd have made a pencil mark next to {q}. By {q2} I'd have made none, out of respect. And inside the back cover, where people jot phone numbers and eggs, milk, I would have written {n}.",
    "I'll tell you how I read it. Slowly, until {q}, and there I stopped. Then straight to the end. Then that line over again, this time without stopping, since sentences are less alarming the second time. It might be the same for you if you tried it aloud.",
    "There are sentences to be answered and sentences to be accompanied. I've been accompanying {q} for several paragraphs without saying so. It goes on underneath, as the engine does when it's got dark and nobody on the coach is talking any more.",
  ]),
  ...movements('deep', { aspect: 'feltword', clause: calm }, [
    "Asked what weighed, you put {e}. Left to tell it, you wrote {q}. The first is what we call a thing so as to be able to mention it. The second is the thing. If ever they don't understand you by the one, try the other.",
    "To see why you put {e} I went back to {q}. I believe one is inside the other. It's usually the way: we fill the box with whichever word sounds right, and what we feel is roaming about among the sentences in other clothes.",
    "I picture {e} as a traveller who has none of your language. It can't explain, so it points. It points at {q}, for instance. It's worth looking where it's pointing and not so much at its face.",
  ]),
  ...movements('deep', { aspect: 'feltword' }, [
    "You gave {e} one box on a form. You gave {n} the rest of the message. That strikes me as a sane proportion, and worth keeping up whenever you can: what is felt is one thing, and what it's felt about is a great deal larger.",
    "The word you gave, {e}, is one that anybody can understand. What they can't is what it's made of in your case. Some of it's {n}, some of it's want of sleep, some of it's things you didn't put. Nobody could copy the recipe.",
    "If you're asked again some day what weighs, notice how long you take over it. I'd guess you put {e} straight off. The day you have to think, even for a second, something will have altered.",
    "I haven't wanted to give {e} the leading part. It gets plenty of songs as it is. The leading part here goes to {n}, and to whoever's telling it.",
  ]),
  ...movements('deep', { aspect: 'wishsaid', clause: calm }, [
    "From {q} to wanting to {c.inf} there's a road, and you know where it starts. I'm not proposing that you take it. I'm proposing you know it's there, that it's done on foot, and that nobody has yet done it at one sitting.",
  ]),
  ...movements('deep', { aspect: 'wishsaid' }, [
    "I've been thinking what it would take to {c.inf}. Less courage than you suppose, probably, and more sleep. Somebody told beforehand, so that they'll ask you afterwards. And a day with nothing important behind it, in case you're a bit shaky.",
    "Your last line, {c.q}, needn't be managed all at once. There are things people do the way they clear a house: one shelf today. If you find tomorrow that the shelf has filled up again, you haven't failed. There was more than showed.",
    "I wonder if to {c.inf} will turn out, when it comes, to be as big as you think. These things tend to be smaller. They happen between two errands, with no one there, and it's some time before a person realises that was it.",
  ]),
  ...movements('deep', { aspect: 'thingname' }, [
    "I'm putting {o} and {n} next to each other; in your message they're some way apart. They may have nothing to do with one another. But they came out of the same memory in the same few minutes, and memory, when it's choosing fast, chooses by kinship.",
    "Another time, when you'd like to talk about {n} and can't see where to start, start with {o}. Things are easier. People brace themselves if you begin on sorrow. With a thing they're off guard, and by the time they notice they're listening.",
  ]),
  ...movements('deep', { aspect: 'thingname', held: true }, [
    "Where [o:is|are] {o} now? Don't tell me. I'd only like you to think of it for a second, the exact spot. There are days when one doesn't know where anything is, and it helps to have located something.",
  ]),
  ...movements('deep', { aspect: 'twothings' }, [
    "If your story had to be shown to somebody who couldn't read, {o} and {o2} would do it. They wouldn't follow everything. They'd follow that people lived there and did things, and that someone remembers.",
    "It's a short walk through your message from {o} to {o2}. I've done it a few times. I don't find anything new on the way, and still I come back each time with the feeling of knowing you a bit better than you've said.",
  ]),
  ...movements('deep', { aspect: 'daybyday' }, [
    "You mention {day}, and I've stayed with that. One can love a part of the week the way one loves a part of town. One can also take against it. If you've taken against {day} for now, they'll be back regardless, and without hard feelings, and some time or other they'll find you in a better mood.",
    "Something ought to be invented for {day}. Not a replacement; there isn't one. Just so the hour has a job and isn't standing there looking at you. Something minor, and always the same: fruit, a walk round, a call to anyone who picks up.",
  ]),
  ...movements('deep', { aspect: 'measure' }, [
    "You wrote {span}, and nobody ought to read that quickly. There are colds in there, and furniture being moved, and words that came into fashion and went out again. There's who you were at one end of it and who you were at the other, both answering to the same name.",
    "If ever it seems that {span} went by in a flash, take any day out of it, an unimportant one, and go through the whole thing: what you had for breakfast, which way you went, who spoke to you. See how long that takes. They all took that long.",
  ]),
  ...movements('deep', { aspect: 'sincewhen' }, [
    "It was {since}, you say. For other people it's a date by now. For you it's still a distance, and has to be measured again every morning from a different spot. Don't worry if one day seems nearer to it than the last. Nobody walks away from a thing in a straight line.",
    "You say {since}, and you say it exactly. Keeping count isn't the same as being stuck. People count miles when they're moving.",
  ]),
  ...movements('deep', { aspect: 'company' }, [
    "I don't want to go past {p}. What part in it falls there I don't know, and I'm not asking. I do know that with so much on your mind you still mentioned someone else, and that people do that with whoever counts.",
    "On a day when you can't think who to ring, there's {p}, in your own message. It needn't be about this. You could ask how a dish was made, or what time a bus goes, or if it's turned cold there too. There are questions that are only for hearing a voice.",
    "What you feel and what's felt by those nearest you, {p} for one, is never going to coincide exactly. That's no bad sign. If everyone went down at once there'd be nobody to do the shopping.",
  ]),
  ...movements('deep', { aspect: 'byname' }, [
    "I'm calling you by your name again, {yo}, now that we're about halfway. In a long letter one ends up talking about the matter and forgetting who has it. The matter can wait a line. Have you eaten anything today?",
    "{yo}, said just like that, doesn't announce anything and isn't asking for anything. I expect that for some time now people have mostly used it to find out how you are. I'm using it so that you'll look up a second and see what time it is.",
    "I started writing because of what hurts you, {yo}. I've kept on because I'm interested in what you say. It's less solemn, and it keeps longer.",
  ]),
  ...movements('deep', { aspect: 'called', assumes: ['alive', 'affection'], not: ['kin:ex'] }, [
    "The heaviest word in a message isn't the one that's said most. In yours it could be {n}. It could also be one of the small ones, a still, an already, a but. Between them those can say nearly everything that names can't.",
    "I imagine you explaining to somebody, in one sentence, what {n} means, and failing, and beginning again. That's a good sign. What can be explained in a sentence can be forgotten in another.",
    "Make a list one day of the ways you've said {n}: out loud, in writing, in fun, in a temper, from the far end of a street. It's a lot of ways for one name. You know them all by heart.",
  ]),
]

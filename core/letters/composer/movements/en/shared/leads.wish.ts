import { movements } from '../../movement'

/** Openings by the way a person wants to close: first the ones that know which wish it is, then those that fit any. */
export const wishLeadsEn = [
  ...movements('lead', { aspect: 'ending', all: ['close:thanks'] }, [
    "You came with thanks to give, {c.q}, and nobody at the counter to take them. Let me see what I can do about the counter.",
    "You'd like to {c.inf}. Thanks are made of particulars, so this letter is going to loiter among the particulars longer than is strictly polite.",
    "What you put in the last box was {c.q}. With all you had to say you might have asked for something. You asked how to give. I've kept that in front of me.",
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:forgive'] }, [
    "You wrote {c.q}. It's a large word, and other people are usually in more of a hurry for it than the person concerned. I'm not going to assume it. If it's there by the last line, good. If it isn't, the letter will have been for something else.",
    "You want to {c.inf}, and I won't ask whether it's time. I'd only like to see the bill itemised first, so that nobody forgives in bulk.",
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:askforgiveness'] }, [
    "There's an apology you're carrying. You said so in the last line, {c.q}, with no excuses parked in front of it, and that settles the tone: I'll listen before I answer.",
    "You want to {c.inf}. To do that properly a person has to know for what, exactly, and hardly anyone does until it's on paper. It's on paper now, or some of it is.",
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:selfforgive'] }, [
    "The last thing you wrote was {c.q}, about the hardest thing a person can want, since the one who'd have to grant it is the one lying awake. We'll take it slowly.",
    "You want to {c.inf}. My suspicion is that anybody else would have had it from you by now, and on thinner evidence. I'd like to go through the evidence.",
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:goodbye'] }, [
    "You want to {c.inf}. Goodbyes come in three parts: sitting on a little longer, getting up, and the minute on your feet when the real thing gets said. Let's sit on a little longer.",
    "What you're after is a goodbye, {c.q}. I'm not going to hand it over in the first line. You have to have been somewhere before you can leave it, and most of this letter is the being there.",
    "There are any number of ways of saying goodbye and you chose yours: {c.q}. I've put it by for the end. Until then I'd like to talk about what isn't going anywhere.",
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:quiet'] }, [
    "Your last line says {c.q}. I can see why. After enough laps of it nobody wants an answer any more, they want the noise to drop. I'll try not to add to it.",
    "You'd like to {c.inf}. Then I'll write the way one talks in a flat where somebody's asleep.",
    "{c.q}. That tells me what this mustn't be: a speech, or a list of things to do. At most, someone in the next seat who isn't going to ask where you're travelling.",
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:remember'] }, [
    "You want to {c.inf}. It's the small facts that do that, the ones nobody files, and you have already brought some.",
    "The worry is in your last line: {c.q}. Memory keeps the way a sourdough keeps, by being fed a spoonful every few days. Call this today's spoonful.",
    "You put {c.q}, and underneath it there's a very reasonable fear that things rub out. So I'm going to begin by writing down. What's written down rubs out slower.",
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:closedoor'] }, [
    "You want to {c.inf}. Before anything's finished with, it's worth a look to see if some of what is in there belongs to you. These first lines are for that.",
    "On the last line you wrote {c.q}. I won't hold you back and I won't hurry you. People check the rooms, turn things off, and then go. In that order.",
    "It's a blunt request, {c.q}, and I like blunt requests. One knows where one is. I'll try to be a bit blunt myself.",
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:understand'] }, [
    "You want to {c.inf}. I'll say this early so that you aren't left waiting: I haven't got the explanation. What I can do is help sort what has an answer from what hasn't, and that does clear some floor.",
    "What you'd like is for it to make sense: {c.q}. Some parts will, in time, and some parts are going to stay as they are. The useful thing I can do is keep the two piles apart.",
    "To {c.inf} is an honest thing to want, and a tiring one. I'd start from what you already know. There's more of that in your message than you seem to think.",
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:strength'] }, [
    "You want to {c.inf}. I don't stock strength, but I've an idea where it generally goes, and it's on fighting three things at once. I'll try to leave you with one.",
    "The last line says {c.q}. People talk as though strength came from inside, and in one lump. I think it comes from outside and by the spoonful, and that's what I'd like to write about.",
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:forward'] }, [
    "You want to {c.inf}. I'm holding on to the verb, which has already turned its head. Before I follow it, let me look with you at where it's setting out from.",
    "In the last box you wrote {c.q}. It's a sentence with its shoes on. I'll write from where you are now to where that sentence starts.",
    "To {c.inf}, from the middle of all this, is quite a thing to ask for. The risk is in starting with the roof. I'll start at the ground.",
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:self'] }, [
    "You want to {c.inf}. Put like that, you'd think somebody had to be sent a long way to fetch you. I found you quite near, in how you tell it.",
    "Your last line makes an appointment with yourself, {c.q}. I don't want to get there before you do. I'll walk alongside and leave you at the corner.",
  ]),
  ...movements('lead', { aspect: 'ending', any: ['close:tell', 'close:love'] }, [
    "You want to {c.inf}. Let's collect what there is to say. It always turns out to be fewer words than the rehearsals.",
    "There's something still to be said, and you have the gist of it already: {c.q}. I'm writing this next to that other letter, the way you'd hold the paper still for somebody.",
  ]),
  ...movements('lead', { aspect: 'ending', any: ['close:anger', 'close:promise', 'close:hope'] }, [
    "Your last line is {c.q}, and I'm obliged to you for making it plain. It saves me guessing at the tone, or putting one foot out to test the floor.",
    "You want to {c.inf}. I'm not going to tell you if that's a lot or a little. It's what you put last, and people don't put things last by accident.",
  ]),
  ...movements('lead', { aspect: 'ending' }, [
    "You left the most important part for the last box: {c.q}. I've copied it out up here, where addresses go, so that the letter knows where it's headed.",
    "I read you from the bottom up. There it says {c.q}, and from that I know two things not to do: give you advice to be going on with, and take you somewhere else.",
    "Asked how you'd like this to end, you answered {c.q}. You could have left it blank. Because you didn't, I've something to steer by.",
    "{c.q}: those were the words you wanted to finish on. I need them at the beginning, or I'd get lost.",
    "You want a letter that will help you to {c.inf}. I don't know that a letter can do so much. It can come near, and leave the tool within reach.",
    "There aren't any instructions for how to {c.inf}. There's a sensible order, all the same: what happened, then what's left, then whatever you decide to do about it. I'll keep to that as best I can.",
    "To want to {c.inf} already says something about today. There's a verb in front of you. I'm starting with it in view.",
    "I have what you want in front of me, {c.q}, and I have what happened. There's some ground between the two. This is an attempt to cover a bit of it with you.",
  ]),
]

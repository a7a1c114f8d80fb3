import { movements } from '../../movement'
import { aboutSomebody } from './who'

/** Endings that bring the first thread home. */
export const returnsPropositoEn = [
  ...movements('return', { aspect: 'return' }, [
    "Tomorrow's going to be an ordinary day. I hope there's somewhere in it to rest your hand, even if it's only {o}.",
    "You've come to no conclusion, and neither have I. What we do have is a morning coming and a small thing to do with it.",
    "You wrote from a place with no way out in view. There's still none in view. But you put on a lamp to write by, and it lights a couple of yards.",
    "So the matter of {n} has been said. It didn't need settling today. It needed getting out on to the table, where it can be looked at over supper.",
    "And I'll leave you here, in the part of the sentence where there's still room for a verb.",
    "If nothing happens tomorrow, it'll be a day on which nothing happened and you were there. Directions get made out of those as well.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "I said I'd begin low down, and I'll end there too. Whatever day it is tomorrow, somebody with your name will be deciding what to have for breakfast. Start with that. Decide it as though it were up to you.",
    "You can keep the question. I wouldn't know what to do with it here. Only carry it on the other shoulder for a while, now that you've seen that it can be put down.",
    "There's one sentence I'd like you to have the last word on, and it's your own: {tq}. You wrote it at the start as something that was so. Put the date next to it. In a few months look whether you would still write it with the same verb.",
    "That {tt} was where we came in. I've walked you round and brought you back to it, and it hasn't budged. I'd say you are standing a little differently, though. You've let somebody see what you're looking at.",
    "I'd like to know how it goes, and I shan't. That's the arrangement. So I'll imagine you on some weekday or other, late for nothing, stopping because something has caught your eye.",
    "The letter ends before the answer does. Put it somewhere you'd look for scissors. If you come across it when you're busy with something else, and haven't time to read it, so much the better.",
    "That will do for one evening. You asked about a whole life and I've talked about Thursdays, I know. It's where they keep them.",
    "It began with {o}, and I'm content to leave it there. A person who can find {o.n} in the middle of all that can find other things.",
    "Now go and do whatever comes next in your evening, even if it's only the bins. I'll be on the side of whoever does it.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "You wanted to {c.inf}. I don't hand that out, I'm sorry to say. I've only gone through your pockets with you, and it seemed to me there was something in the lining.",
    "Here I stop, at {c.q}, where you stopped. It doesn't look as far off from this side of the page, or else I have got used to the distance.",
    "About {n} you know what you knew an hour ago. About you, I've tried to put down a thing or two that you might have overlooked, being so near.",
    "Good night, or good morning. The hour when you wrote {tq} is over. Others are on their way, and none of them has read it.",
    "If {e} is sitting there when you look up from this, say good evening. You have been out for a few minutes without it. It's a start, and it knows.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "I've had {q} beside me the whole time that I was writing, and hadn't found where to say so. Here, then, at the bottom, where one puts the thing that was meant all along.",
    "You'll be asked how you are before the week is out. You could say: I've had a letter about {n}. It's a reply, it's true, and it'll give you time to see what you want to add.",
    "There's nothing I need you to do about any of this. If you do one thing, and it's small, and nobody hears of it, then it's already more than was there when you started to write.",
    "It was {o}, wasn't it, that we set out from. I'd like to think of [o:it|them] as being a bit less alone now, and you too.",
    "I won't sum up. You've had people sum you up. I'd only go over the one line again, {tq}, and leave the rest of the sheet for you.",
    "When you next find yourself standing in the middle of the floor not knowing what you came in for, stay a second. It's only the kitchen. Something will come to hand.",
    "That's as far as I can walk with you. You've the key, you know which stair is loose, and it isn't late.",
    "It started out from the fact that {tt}, and I haven't managed to make that any different. But it has now been looked at by two people, and one of them thinks that you're doing better at this than you say.",
    "I'll leave you the window open an inch. {c.q}, you said. It's out there with the rest of the evening, not so very far along.",
    "Leave the sheet where you'll come on it by chance. I'd like it to be found by whoever you are in a month, with flour on their hands, or paint, and no time to read it.",
  ]),
  ...movements('return', { not: [...aboutSomebody, 'childless'], aspect: 'return' }, [
    "So, {n}. I had thought that I'd have got to the bottom of it by this line. I haven't, and I notice that I like you better for its not being simple.",
    "We have got no further than the end of your street, you and I. But it was dark when you wrote and you know the street better than you did. {n} is still up ahead, or behind; I never did find out which. It's close by, at all events, and you aren't walking towards it with your eyes shut.",
  ]),
]

/** Short breaths. */
export const beatsPropositoEn = movements('beat', {}, [
  "A life isn't an argument. It doesn't have to convince anyone.",
  "Places do open to the public while the builders are in.",
  "Tuesday is part of the plan too.",
  "Nobody knows what they're doing. Some tell it better.",
  "Sleep first. The meaning of life after that.",
  "Small things aren't the consolation for large ones. They're the material.",
  "You needn't know where it leads in order to tie your shoes.",
  "Let that stand a moment, like tea.",
  "Nothing has to follow from this.",
  "I'm told that ships turn slowly and that the passengers feel nothing.",
  "That was the steep bit. It levels out for a line or two.",
  "It's allowed to be a dull answer.",
  "Lost is a place too; it has benches.",
  "A year can be spent worse than in looking for something.",
  "No one is timing you.",
])

import { movements } from '../../movement'

/** Something small to do, fit to how they want to close. It may fail. */
export const gesturesEn = [
  ...movements('gesture', { any: ['close:thanks'] }, [
    "Thanking somebody who can't answer has one advantage: nobody has to do it gracefully. Tonight, with the house gone quiet, say three, and let them be for things you could point at. Not for everything, not for being you. If your voice goes on the second, one and a half will do.",
    "To say thank you, find some job {n} used to do and do it this week for somebody else, without telling them why. A call, a plate of something, a bit of patience. It's a form of thanks that doesn't call for a reply.",
    "Put your thanks in writing, but small: a scrap that'd fit in your palm, one line starting with for. Slip it into the pocket of a coat you seldom wear. Some cold day, without looking, you'll meet it again.",
    "Do the thanking as it's done in kitchens, on your feet, while you're busy with something. One for each thing that comes to you. When none comes, dry your hands. If someone walks in halfway, let them wonder.",
  ]),
  ...movements('gesture', { any: ['close:goodbye'] }, [
    "You want to say goodbye. It needn't be for ever, or to all of it. Choose a part: the voice on the last day, the corridor, the telephone call. Say goodbye to that in one sentence, standing up, and let the remainder stay. If the sentence won't come, standing up will do.",
    "A farewell can be late. Walk to some place that has to do with {n}, or one that has to do with nothing, and along the way say what you'd have said. When you get there, turn round. What was said going doesn't have to be said again coming back.[|]",
    "Here's a goodbye that breaks nothing. Light a small candle, one that'll last about as long as supper, and while it burns do nothing else. You don't have to pray or cry. When it goes out, that's that. If the phone rings and you blow it out early, that's that too.",
  ]),
  ...movements('gesture', { any: ['close:askforgiveness'] }, [
    "You want to ask forgiveness. I can't get you the answer; nobody can. But the asking has two halves, and the first is done alone: saying exactly what it was, with no punishment added. Write it in one line, in the past tense. Read it under your breath. Then do the reverse of it for somebody living.",
    "Ask it by way of a repair, even a sideways one. If it was haste, give someone a whole hour. If it was shouting, an evening of speaking low. It rubs nothing out. It puts into the world what was missing from it that day.",
  ]),
  ...movements('gesture', { any: ['close:forgive'] }, [
    "You speak of forgiving. It isn't a switch, and it isn't owed to the dead. Try something less tall: for one night, don't ask {n} for an account. Just for one. Leave the file shut on a chair, and in the morning decide whether to open it.[|]",
    "Before forgiving, it helps to know how much. Make the list, short and without adjectives: this, this and this. Then strike out one, the cheapest. The others can stay as they are for life, and people sleep even so.",
  ]),
  ...movements('gesture', { any: ['close:selfforgive'] }, [
    "What you ask is to be able to forgive yourself. Begin by hearing it: say the entire accusation aloud, on your own, with your own name in it, as though you were reading it to someone else. Then ask that person what they knew that day and what they didn't. It's generally in the second list that the grip slackens.",
    "Nobody decides to forgive themselves. It's practised, on very small things. Today, when the reproach turns up, say I know to it and carry on washing whatever you're washing. Don't debate. Tomorrow the same. It works by drips.",
  ]),
  ...movements('gesture', { any: ['close:love', 'close:tell'] }, [
    "What you want to say, say. In the present tense, if that's how it comes. Find the corner of the house with the least echo, call {n} what you always did, and then say the sentence you have. Once is enough. You aren't talking to the walls. You're not letting a good sentence go off.[|]",
    "What you want to tell {n}, write by hand, in the way you used to talk, nicknames and all. Don't correct anything. Fold it in four and put it where only you'd look. Letters that aren't sent have a drawer of their own.[|]",
    "Tonight, before the light goes out, say one of the things you wanted to say. One. Tomorrow, if you like, another. There are people who have done it for years and they aren't mad; it's a conversation that has changed shape and kept one of its two.",
  ]),
  ...movements('gesture', { any: ['close:quiet'] }, [
    "You ask for peace, and it isn't got by pushing. Set aside ten minutes today with a chair and a window. Don't meditate, don't think anything improving. Watch whatever goes by. If you get up after four, it was four. Four is fine.",
    "I can't give you peace and I don't trust people who hand it out. Here's the pocket edition: pick one sound in your house, the fridge, rain, a clock, and listen until it's no longer yours. For as long as you listen nobody's missing. It doesn't last. It can be done again.",
    "To get some rest from it, give it hours. Thirty minutes a day, always the same ones, for {n}, with a photograph or without. When it comes at other times, tell it that it has its slot. Now and then it listens.[|]",
  ]),
  ...movements('gesture', { any: ['close:remember', 'close:promise'] }, [
    "You don't want it lost. Then tell it. Find someone who never met {n}, a child, the new people next door, and tell them a single thing, the least important. The big ones keep by themselves. The little ones need a mouth.",
    "Buy a cheap notebook and put down details. No scenes and no farewells: how {n} sneezed, what was always said on hanging up, which way round things were folded. A line a day, until there's a day when none comes. It'll be the most accurate inventory anyone ever made.",
    "To remember without its weighing, do a thing with {n} in it and don't say so: a route, a dish, one of those words dropped into the middle of a meeting. No one'll notice. That's the joke.[|]",
  ]),
  ...movements('gesture', { any: ['close:promise'] }, [
    "Whatever you promise, promise it small and with a date. Large promises stay up in the air and end by accusing you. Something like: the first Sunday, this one gesture, and done. It should go in a diary between the dentist and the shopping.",
    "You'd like to make {n} a promise. Make it about something you can carry in one hand: to answer the phone to one particular person, to keep the plant going, to learn the middle eight. Say when you'll begin. If you break it, {n} can't be let down any more, and you can begin again on a Monday like everybody else.[|]",
  ]),
  ...movements('gesture', { any: ['close:strength', 'close:forward', 'close:hope', 'close:self'] }, [
    "You ask for the strength to go on. Going on, for now, is a very short verb: it means getting to tonight. Choose one thing for tomorrow that's up to you, a haircut, a loaf, a call to somebody you like, and do only that. The rest of the day can turn out as it turns out.",
    "You talk of carrying on, and I don't hear leaving behind. One of these days go and do an errand you've been putting off for weeks, with {n} in your head, asking neither leave nor pardon. When you're back, sit down. That was it.[|]",
    "To begin again nobody has to begin from nothing. Move one piece of furniture today, or a lamp. Let there be one thing in your house that dates from after. If you can't stand it, put it back, and you'll have learned: not yet.",
  ]),
  ...movements('gesture', { any: ['close:understand', 'close:open', 'close:closedoor', 'close:anger'] }, [
    "If you'd like to do something with all this and don't know what, do what has always been done. Make a simple meal, sit down to it without a screen, and eat slowly. You're allowed to be hungry. The body that's left is the one that does the remembering.",
  ]),
  ...movements('gesture', { any: ['close:understand', 'close:open', 'close:closedoor', 'close:anger'], assumes: ['affection', 'alive'] }, [
    "I'll leave you something small for today, in case it's of use. Pour two glasses of water and drink yours. Let the other stand a while. Then give it to a plant or to the pavement, without fuss. It means no more than this: for a minute there were two glasses, and you knew it.",
    "I don't know what gesture would do you good; you're the better judge. In case nothing suggests itself: go to the door, take three breaths of whatever air there is, give {n} one of them, come in. It takes a minute and works in the rain.",
  ]),
  ...movements('gesture', { any: ['close:understand', 'close:closedoor'] }, [
    "Understanding doesn't always come, and a door can be closed on something not understood. Put in writing, today, the question that comes round most. Sign it and date it. Keep it wherever you keep the documents. A serious question deserves to be filed with the deeds.",
  ]),
  ...movements('gesture', { held: true }, [
    "Tonight hold {o} for a moment, if you have [o:it|them] by you; if you haven't, think of [o:it|them] exactly: the weight, the edge, the worn part. You needn't try to feel anything. It's one minute spent with something that was there. Then go back to what you were doing.",
    "There is one thing you could do about {o}, which is to move [o:it|them]. Don't hide [o:it|them], and don't build a shrine. Shift [o:it|them] by a hand's breadth, to a spot that you picked. What's chosen weighs differently from what's been left where it fell.",
  ]),
]

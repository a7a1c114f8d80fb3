import { movements } from '../../movement'

/** A change of light that takes something of theirs: a name, a duration, a day, what weighs, how they want to close. */
export const turnsOwnEn = [
  ...movements('turn', {}, [
    "Somebody who knows nothing may say {n} tomorrow, in passing, in a sentence about something else. It's as well to have a plan. You can carry on talking, or step out for a moment, or say yes and study the carpet.",
    "There'll be a minute, or two, when {n} isn't in your head at all. Coming back from it is like having the big light put on. You did nothing wrong by forgetting. People need those minutes the way they need to blink.",
    "I don't try to picture your house. I find it easier to picture you deciding to write: what you'd left half done, whether it came out at one go, whether you went back and changed a word in one of the sentences with {n} in it.",
    "As soon as you mention {r}, people think they can supply the rest. They know other stories that start the same way. Yours parts company with all of them over details nobody else would bother with, so I'm hanging on to the details.",
    "Something like this is carried through the street in both arms. Everyone who passes looks at what you're carrying, which is {n}, and no one looks at how you're walking. I'm asking how you're walking.",
    "If you're asked about {n} tomorrow and you say the first thing that comes, it won't be a lie. Call it a deposit. The full answer won't go into a corridor.",
  ]),
  ...movements('turn', { aspect: 'feltturn' }, [
    "I'm not asking you to do anything with {e}. You needn't understand it, or make use of it, or tell it well. It takes up its own room already without being made to pay rent.",
    "You put {e} in a box because there was a box. Out of the box it seldom travels by itself: it comes with tiredness, with hurry, with wanting the phone to ring and wanting it not to. All of that's yours too, and none of it has to be put in order today.",
    "Even {e} doesn't work round the clock. If you watch, it has hours, and outside them are stretches of nothing much, which nobody remembers because they don't hurt. Count one tomorrow. You don't have to be glad of it. Just know it's there.",
    "I trust the word you picked, {e}, and I trust that in a month you'll pick another. The second won't make a liar of the first.",
  ]),
  ...movements('turn', { aspect: 'wishsaid' }, [
    "To want to {c.inf} and not be able to yet: those two get along. The wanting says which way. The not yet says at what pace. For now, all that's needed is to keep facing which way.",
    "I've gone back to your last line, {c.q}. You wrote it when there was nothing left to explain, so it strikes me as the most your own of all of them. What I suggest further down tries to stay near it.",
    "Should anyone ask for proof that you're still on your feet, this would do: in the middle of it all you want to {c.inf}. Keep it by you. There are days when one has to be shown it oneself.",
  ]),
  ...movements('turn', { aspect: 'spanturn' }, [
    "The leavings of {span} don't get sorted in a letter, or in a week. It's no surprise to go on finding them: a password, an expression nobody else uses, a step you take towards the old side.",
    "Try to think who you were before {span} began. Not to compare. Only to see how many different people you've had to be in that time, and that each of them managed on less than you know now.",
  ]),
  ...movements('turn', { aspect: 'dayturn' }, [
    "Then {day}, which keep on coming. Put something into them before your head notices there's nothing there: a call at a fixed time, a walk in a part of town you don't know, a cake you'd never normally buy. You don't have to enjoy it. It has to be there.",
    "Of everything in a week it's {day} that change most. The rest of it can keep a straight face. If you've only a little strength to give out, save it up for those.",
  ]),
  ...movements('turn', { aspect: 'peopleturn' }, [
    "You mention {p}. In that life, too, whatever you're telling me will have other hours and other clumsy moments. They don't have to match yours. Sometimes it takes no more than a sentence said sideways, me too, and then everyone gets on with the dishes.",
  ]),
]

/** A change of light for anybody: about days, nights, other people, what a body does, what helps. */
export const turnsPlainEn = [
  ...movements('turn', { aspect: 'scale' }, [
    "Try measuring it in something smaller than months. A load of washing. The time soup takes. One end of the road to the other. What can't be thought of whole can now and then be crossed in lengths.",
    "It feels as though the clocks have stopped, and underneath things are going on as usual: your nails grow, the milk turns, someone changes the window at the corner shop. I don't say it to cheer you. There may come a time when you'll want to know it wasn't standing still.",
    "From here to bedtime is a certain number of hours. Most of them you can leave unassigned. It's enough if two know what they're for.",
  ]),
  ...movements('turn', { aspect: 'judge', any: ['feel:guilt', 'feel:shame', 'late', 'betrayer'] }, [
    "You're judging yourself on evidence you didn't have then, and with the clear head one only gets long after, with nobody interrupting. From this distance anyone would get it right. Close to, people do what they can on half the information and in shoes that pinch.",
    "Listen to yourself tell it. When others did something, you give their reasons. When you did, you give the charge. It would only take a fairer sharing out of the reasons.",
    "You wouldn't say to a stranger who trod on your foot what you say to yourself. Try giving yourself stranger's manners for one whole day. I don't ask for more than that.",
  ]),
  ...movements('turn', { aspect: 'tired' }, [
    "Some efforts leave no trace: picking the queue where you won't have to chat, reading one email three times, thinking of salt when you're out of salt. If you get to ten o'clock without knowing where your strength went, it went there.",
    "Rest, at the moment, may not look like sleep. It may look like something daft done with method: pairing socks, shelling peas, untangling the box of cables. The head sits by and watches, and for once doesn't say anything.",
    "If today you did what had to be done and no more, you did plenty. Tomorrow's list will be a different one and will also have things on it that can be crossed out.",
  ]),
  ...movements('turn', { aspect: 'telling' }, [
    "It changes with who's listening. Some get the two-sentence version and some get the version over coffee, and there's one that nobody's had. None of them is false. They come in sizes.",
    "Every time you tell it, it'll shift slightly; a detail comes in, another drops off. Don't let that frighten you. The stories that never change are the ones no one looks at any more.",
    "People will want the summary, so as to feel easier. Let them have the summary. The rest is for whoever asks and then doesn't glance at their phone.",
  ]),
  ...movements('turn', { aspect: 'ordinary' }, [
    "What's odd about a time like this is that light bulbs still have to be bought. You're in the thick of something enormous and you have to choose between cool white and warm. Choose. It's living too, and it's pleasant to come back to a hall you can see in.",
    "There's a small relief that only comes from things fitting: a lid on its jar, the last screw of a shelf, a parcel through the slot. Nobody would call it happiness. It's a click, and some days are held together by three or four of them.",
    "Ordinary life doesn't wait until it's convenient, and for once its bad manners are a help. It rings the bell, it wants the meter read, it hands you something for next door. Somebody has to go and open.",
    "There's still fruit in season. I mean it: find out what it is and buy some. I'm not talking about vitamins. It's a way of knowing what month you're in when you've been keeping some other calendar.",
  ]),
  ...movements('turn', { aspect: 'limits' }, [
    "I'm not going to turn this into a lesson. You may yourself, one day, in your own words, for whomever you please. Done from outside it can't be right, and it's in poor taste.",
    "I could tell you that there's a purpose in it. It would sound well, and you'd know that I didn't know. I'd sooner keep to what can be checked: it happened, you're telling it, today is today.",
    "Some things don't need a meaning so much as they need somewhere to go. A shelf, an hour, a person. If the meaning ever turns up it will find the place ready.",
  ]),
  ...movements('turn', { aspect: 'help' }, [
    "Asking for help is embarrassing because it seems it has to be asked for entire. It comes in parts, though: someone to go with you to one appointment, someone to ring at nine and do the talking, someone to come to supper and leave early.",
    "Notice who has stayed about without being sent for. It isn't usually the person you'd have bet on. You might ask that one for something definite tomorrow. They've been wondering for weeks what to offer.",
    "You don't have to choose between managing everything and managing nothing. There's a wide strip in the middle where nearly everybody lives: some of it handled, provided somebody else sees to the rest.",
  ]),
  ...movements('turn', { aspect: 'light' }, [
    "There won't be a day when this stops and another when the next thing starts. They'll overlap, the way they do in seaside towns in March, with frost on the cars and the deckchairs already out.",
    "If something good comes along, it'll come at a bad time, with the washing-up not done. Let it in anyhow. Nobody has to stop being how they are in order to go to the door.",
    "You'll remember this time by things you hardly notice now: a song that was everywhere, the coat you never took off, a brand of tea. The rest will smooth over. Those will stay, and they'll be almost kind.",
  ]),
]

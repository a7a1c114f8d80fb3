import { movements } from '../../movement'

/** A change of light that knows what weighs or how a person wants to close. */
export const turnsNearEn = [
  ...movements('turn', { aspect: 'nearfelt', any: ['feel:guilt', 'feel:shame'] }, [
    "Try putting {e} in the third person, as though it had happened to somebody at work. You'll find that excuses come by themselves, and that they aren't tricks. They're the circumstances, which were always there, and which nobody had called as witnesses.",
    "There's a time of day when {e} doesn't show up. Find out which. You aren't a worse person then for having a bit of peace. It just shows that it can be around without being in charge.",
  ]),
  ...movements('turn', { aspect: 'nearfelt', any: ['feel:sadness', 'feel:pain', 'feel:longing'] }, [
    "What hurts all over at the moment is going to choose its places. It'll settle in one street, in a taste, in a certain light at the end of October. It moves, bit by bit, and the rest of town can be crossed again.",
    "Take {e} out for a walk. It takes up less room in the street, I couldn't tell you why; maybe because there's more to make room for. If it comes home with you, it'll at any rate have seen some people.",
  ]),
  ...movements('turn', { aspect: 'nearfelt', any: ['feel:anger', 'feel:disappointment'] }, [
    "Some day you'll tell this and there'll be less edge on it. You won't have conceded a thing. You'll have told it so often that the corners are worn down, and what's left inside is whatever really mattered to you.",
    "It isn't necessary to be over it before going out. A person can sit through a film with {e} in the next seat. The one thing is not to let it choose the film.",
  ]),
  ...movements('turn', { aspect: 'nearfelt', any: ['feel:fear', 'feel:anxiety', 'feel:confusion'], not: ['abuse', 'violence'] }, [
    "What comes next isn't a decision. What comes next is taking off your shoes. After that, whatever's due, and so on, until your head works out that nobody's waiting for it.",
  ]),
  ...movements('turn', { aspect: 'nearfelt', any: ['feel:tiredness', 'feel:emptiness', 'feel:numbness', 'feel:hopelessness'] }, [
    "If you'd strength for one thing only, I wouldn't spend it on an important thing. I'd spend it on one that leaves you somewhere better to be: clean sheets, the phone in another part of the house, the blind halfway.",
    "When there's no wish to do anything it's good to have habits. They don't require enthusiasm, or faith. They get you up and give you breakfast and walk you out to the pavement like an elderly relation. Now and then, halfway along the street, a wish turns up.",
  ]),
  ...movements('turn', { aspect: 'nearfelt', any: ['feel:loneliness'] }, [
    "There are people longing to be asked for something who don't know how to offer. They're generally the ones who make least noise. If a name comes to you tomorrow over the washing-up, don't dismiss it. Ring for no reason. The reason appears within two minutes.",
  ]),
  ...movements('turn', { aspect: 'nearwish', any: ['close:goodbye', 'close:closedoor'], all: ['kin:ex'], not: ['abuse'] }, [
    "What ends doesn't vanish; it goes to another shelf. It leaves the one for things that are expected and goes to the one for things that are known. From there it doesn't call out at night.",
    "Leaving for good takes more than one trip. People go back for something they'd forgotten, and go back again to check. Then there comes a day when they look for an excuse to go and can't find one.",
  ]),
  ...movements('turn', { aspect: 'nearwish', any: ['close:thanks', 'close:remember', 'close:love'] }, [
    "Reading you, I couldn't help thinking how much gets given that isn't on record anywhere. No receipts, no dates. It only comes to light when someone like you sits down to tell it.",
    "What was good is harder to remember than what was bad, as nobody needs protecting from it. It has to be sent for. You're sending for it, even if you think that you've only been telling me the sad part.",
  ]),
  ...movements('turn', { aspect: 'nearwish', any: ['close:quiet', 'close:selfforgive', 'close:forgive'] }, [
    "There's a quiet that doesn't depend on being well. It depends on not arguing, for a while, with what there is. You can try it without obligation: five minutes, mending nothing, looking at wherever people go by.",
    "Inside, you've been at a meeting for months and it won't break up. You can leave. They'll carry on without you and say what they always say, and when you get back you won't have missed anything.",
  ]),
  ...movements('turn', { aspect: 'nearwish', any: ['close:forward', 'close:self', 'close:strength', 'close:understand', 'close:hope'] }, [
    "Don't wait till it's clear. Clear is how it looks from behind. From in front you see as far as the headlights, and people get across whole countries on that.",
    "The next thing that goes right will strike you as a coincidence. Write it down even so. After several coincidences in a row it's time to suspect that there's somebody behind them, and that it's you.",
  ]),
  ...movements('turn', { aspect: 'tenses', assumes: ['affection', 'history'] }, [
    "To talk about {n} one would need every tense at once. What was, what still is and what would have been all live in one flat and share a fridge.",
  ]),
  ...movements('turn', { aspect: 'namewarm', assumes: ['affection'], not: ['kin:ex'] }, [
    "Typing {n} took you a second, and perhaps you hadn't done it for days. Names go cold when nobody uses them. This one has just been through your hands and mine, so for today at least it's warm.",
  ]),
  ...movements('turn', { aspect: 'onlyyours', assumes: ['alive', 'history'], not: ['kin:ex', 'kin:health'] }, [
    "What you have of {r} has one odd advantage: it can't be improved on. You may have got parts wrong, you may remember it crooked, and there is still nobody alive who could tell it instead of you.",
  ]),
  ...movements('turn', { aspect: 'nearfelt', any: ['feel:fear', 'feel:anxiety'], not: ['abuse', 'violence'] }, [
    "Do the sum backwards: of everything you dreaded a year ago, how much came; and of what came, how much had you dreaded. It isn't a soothing figure. It's a modest one, and on some nights that's enough to sleep on.",
  ]),
  ...movements('turn', { aspect: 'learning', assumes: ['affection'], not: ['perinatal', 'kin:child', 'suicide'] }, [
    "Think who taught you to ride a bicycle, or to swim, or to fry an egg. Nobody explained the balance to you. Somebody ran alongside for a stretch and at some point wasn't holding on. Most hard things are learned that way, and hardly ever does one notice when.",
  ]),
  ...movements('turn', {}, [
    "You've got the builders in, so to speak, and no one goes to see builders in good clothes. Ask others to mind where they step, and not to have views on the colour before it's dry.",
    "In any house move there comes a day when all that can be found is the scissors. With {n} you're about at that day. The rest is there, but it's in boxes, and not all of them are to be opened this week.",
    "People will tell you how strong you are. You can be excused from that. What lasts a long time is mostly what gives a little. Tall buildings sway, and they're made to.",
    "Without noticing, you'll do several things today just as you did them before all this. The quarter-turn on the tap. Smelling the milk. Nodding to the driver. Nothing has happened inside those, and it's good to have somewhere that nothing has happened.",
    "One of the injustices of a time like this is having to explain yourself just when you've run out of words. I can lend you some, if they're any use: I'm not up to much, but I like it when you ring.",
    "I know there isn't a straight line from {n} to some day when you feel like anything. But those who've gone that way say they didn't notice the bends. What they noticed, one morning, was that they were arguing over a parking space, and meaning it.",
    "In between what can't be changed and what isn't worth changing there's a narrow strip. This week it may have in it just a dripping tap and one phone call. Start with the tap.",
  ]),
]

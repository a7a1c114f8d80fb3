import { movements } from '../../movement'

/** What is known of each kind of separation. Ground and future more than reasons. */
export const eventsRupturaEn = [
  ...movements('event', { any: ['left'] }, [
    "You were left, and the grammar of that makes you the object in your own sentence. There was one decision you didn't take. From the next minute on there were others that you did: getting up, ringing work, writing this. You're the subject of all those.",
    "A person who goes has been going for months inside. That's why it looks so neat from where you stand, with the bags already packed: there was a head start. You set off on the day you were told, in whatever you had on. You aren't slow. You were given the later train.",
    "Being left has a small humiliation in it that nobody mentions, which is the telling. Correcting the plural in front of your mother, at the surgery, in the group chat. Pick one sentence and use it on everybody. We've split up. Full stop. The rest belongs to you.",
    "That {n} didn't want to go on says something about what {n} could keep up. It doesn't put a price on you. Those are two separate bills and they happened to come in one envelope with your name on it.",
  ]),
  ...movements('event', { any: ['leaving'] }, [
    "It was you who ended it, and so you don't get the comfort that the other one gets. Nobody brings soup to the person who goes. And you lost things too: Sundays, another family's jokes, the version of you who'd have stayed.",
    "Leaving hurts in a way there is no office to complain to. You have your reasons, you've thought them through for nights on end, and still some morning you miss the sound of a key. Missing doesn't reverse anything. A person can be homesick for a town they were right to leave.",
    "You'll wonder whether it could have been done better. It could have been less clumsy, perhaps; it couldn't have been painless. To decide for two is always out of proportion. But to stay without wanting to would have been deciding for two as well.",
  ]),
  ...movements('event', { any: ['betrayal'] }, [
    "A lie works backwards, which nobody expects. All at once every dinner has to be looked at again, every trip, for who knew what. You don't have to go over it all. What you felt on those evenings was real, because you were the one feeling it.",
    "You weren't deceived because you failed to notice. You were deceived because someone decided to deceive you. Trusting was what the situation called for; there's no other way to live in a house with anybody. The fault was on the far side of the table.",
    "You'll want to know everything, every date, every message. There's a curiosity that passes for love of truth and is closer to scratching. Give it a practical limit. What you already know is enough to act on. The rest is only pictures, and pictures can't be handed back.",
    "Along with {n} you lost a certain ease in reading people; now you check the small print on a smile. It's a new kind of tired. It goes by contrast, each time somebody does some little thing they said they would.",
  ]),
  ...movements('event', { any: ['coparenting'] }, [
    "You have to stop being someone's partner and go on being something to them, for the sake of shoes and fevers and parents' evening. Few endings give less rest. It helps to do it in writing, a single matter at a time: pick-up, medicine, bag. Like a nurse handing over a ward.",
    "The children will ask in the car, from behind, when you least expect it. They don't need the story. They need to know where they're sleeping on Thursday and that being loved isn't part of the discussion. For the rest an honest answer would be: that's ours to sort out, and we are doing it.",
    "On the days that aren't yours the house has a silence you didn't choose. Don't stuff it with chores in the first hour. After that, yes, have something fixed: a class, a friend with a standing invitation, a bad film. Let those days be called something other than the days without.",
  ]),
  ...movements('event', { any: ['house'] }, [
    "There's the matter of the house, which is where a separation stops being a conversation and turns into boxes. Do it by rooms, with someone who keeps their views to themselves. Start with the one that matters least. Some objects have whole arguments inside; leave those till last and put the radio on.",
    "Dividing things sounds like cards or wills, and here it's spoons. Nobody's ever really quarrelling about the spoon. If winning a thing would make you ill, lose it. What counts is that in a month, wherever you are, the hall smells of you.",
    "To live among what used to be shared is like reading subtitles all day. Change one thing in each room, whichever you please: a side of the bed, a bulb, where keys get dropped. The place has to be told as well, and that's the only way it'll listen.",
  ]),
  ...movements('event', { any: ['nocontact'] }, [
    "Not speaking to {n} is a decision that has to be taken again several times a day, and each of them is tiring. Count it as work. When your thumb goes to the name by itself don't scold it. Put the phone in another room and do something as long as a song.",
    "The silence you've imposed isn't punishment and it isn't a game. Think of a dressing on a cut. Things go on underneath though there's nothing to see, and lifting the corner to look only sets it back.",
  ]),
  ...movements('event', { any: ['contact'] }, [
    "Every message puts you back at the start. You aren't weak; it's how strings work. You could settle at what hour messages get read. You could answer only what's to do with logistics. You could not answer, which is also a sentence.",
    "Going and coming back wears a person out faster than going. On each return there's a little less belief and a little more need. If you ever want to stop that wheel, don't hold out for new reasons. The ones you have are good enough. They're only tired.",
  ]),
  ...movements('event', { any: ['stillloving'] }, [
    "You still love, and I wouldn't file that under mistakes. Affection doesn't read agreements. People love somebody and don't ring; people love somebody and lock the door. What you feel is one thing. What you do isn't obliged to take orders from it.",
    "Nobody stops loving on purpose. The rest can be done on purpose: where you put your body, what you look at last thing, who you eat with on a Friday. The heart tends to turn up late to those meetings. It does turn up.",
  ]),
  ...movements('event', { any: ['longyears'] }, [
    "After that many years, parting is like separating two plants that shared a pot: there is earth everywhere. Don't ask why it takes up so much space. It was half a life's worth of shopping, head colds, and deciding about sofas.",
    "People who haven't been with somebody that long believe one loses a person. One loses a whole system of measurement: how much rice, what time, which side. You'll get the quantities wrong for a good while. There will be leftovers. Expect them.",
  ]),
  ...movements('event', { any: ['short'] }, [
    "It wasn't long, and someone will use that to make it smaller. What's brief doesn't wear out; it breaks with the whole future inside. What you miss are things that hadn't happened yet, and nobody ever found a fault in those.",
  ]),
  ...movements('event', { any: ['replaced'] }, [
    "To know there is somebody else hurts in one particular place, the one that does comparisons. It shows you a single picture, well lit, and you hold it up against your worst mornings. You aren't in a contest. That person's living through the beginning of something, and anyone looks good in a beginning.",
    "The speed at which {n} went on measures nothing that was between you. There are people who can't be alone in a room, and run to the next with all the lights on. You've stayed in yours, in the dark, looking at it. It takes longer and leaves less mess.",
  ]),
  ...movements('event', { any: ['vanished'] }, [
    "To go without explaining is to leave you doing somebody else's share of the work, which is finding the reason. You've been writing an ending ever since, for a film with its last reel missing. May I make a suggestion? Leave it missing. The endings a person invents alone always treat them worse than the facts would.",
    "When someone disappears, silence has the last word, and silence will say whatever you're most afraid of. It says nothing, though, about you. Somebody couldn't stay in a room and say a hard thing. Beyond that, nothing's been entered in the record.",
  ]),
  ...movements('event', { any: ['distance'] }, [
    "There were miles in it, so the after is peculiar: no empty chair, since nobody ever sat in one. What's gone is an hour of the day, the noise a phone made, a bag half packed. Losses with no furniture. They take up as much room.",
  ]),
  ...movements('event', { any: ['divorce'] }, [
    "A divorce has the bad manners to mix tears with photocopying. You weep, and you initial each page. If there's paperwork to be done today do only paperwork; the other will have its turn. They shouldn't be sat at the same table.",
    "You married believing in it, and believing properly. Its ending doesn't turn that day into a lie or the people who clapped into fools. It was true, with a start date, and as it turns out with another.",
  ]),
  ...movements('event', { any: ['networks'] }, [
    "There's a window on that other life and you carry it in your pocket. A glance seems harmless, and each one costs an evening. I'm not telling you to block anybody. Put things in the way: off the front screen, logged out, the full name to type, so that between the urge and the picture there's time for three breaths.",
  ]),
  ...movements('event', { any: ['friendship', 'kin:friend'] }, [
    "There's no ceremony for a friendship that breaks. No papers, no house to split, nothing on the radio. You're left with the private jokes, the most useless things on earth once only one person gets them.",
    "Nobody asks how you're bearing up about a friend. As though losing whoever knew everything that came before were losing a contact. With {n} went a witness, and you're short of someone to whom you can say, remember when.",
  ]),
  ...movements('event', { any: ['abuse'] }, [
    "What you describe isn't a couple that didn't work out. It is things that should not have been done to you. I'm not going to soften that, because for some time you'll have been taught to doubt your own recollection. Your recollection is fine. If you are afraid for yourself, now or later, there are lines answered by people who know about this, and they won't ask what took you so long.",
    "It's possible to miss someone who did harm. It happens a great deal and it's hardly ever admitted. Don't use it as evidence of anything. The body gets used to what's bad for it as well, and getting unused to it feels very like longing.",
    "Getting out of something like that is measured in other units: leaving your phone face up; choosing what's for dinner; not practising, on the stairs, the face you'll go in with. If one of those has happened already, write down the date. It's important news and it won't be in any paper.",
  ]),
  ...movements('event', { any: ['recent'] }, [
    "It's very recent. At this point the only reasonable target is the day: eat twice, speak to one person, write to nobody after midnight. Conclusions can all wait. Those arrived at now are running a temperature.",
  ]),
  ...movements('event', { any: ['relief'] }, [
    "There's relief mixed in with it, and you don't trust it. I'd call it information. Something in you had been on tiptoe for a long time and has got its heels down. It's possible to be sad and rested at once, as when a noise stops that you'd given up hearing.",
  ]),
]

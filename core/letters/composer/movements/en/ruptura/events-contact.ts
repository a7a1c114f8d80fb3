import { movements } from '../../movement'

/** What goes on after it has ended: silence and messages, windows on another life, love that stays, relief. */
export const eventsContactEn = [
  ...movements('event', { any: ['nocontact'] }, [
    "Not speaking to {n} is a decision that has to be taken again several times a day, and each of them is tiring. Count it as work. When your thumb goes to the name by itself don't scold it. Put the phone in another room and do something as long as a song.",
    "The silence you've imposed has a use. Think of a dressing on a cut. Things go on underneath though there's nothing to see, and lifting the corner to look only sets it back.",
    "Silence of the sort you're keeping looks like nothing from outside. Nobody claps. From inside I imagine it's like holding a heavy door so that it doesn't bang: a steady effort, arms at full stretch, for the benefit of a corridor. You're allowed to shift your grip. You're allowed to be sick of the door.",
    "What you miss when you don't write may be the writing: somebody to whom the day could be reported. The bus, the odd remark, what the cat had in its mouth. The day still wants reporting. Send it to a sister, a notebook, a friend in another country. Most of it was never about {n}; it was about the cat.",
    "Days without contact aren't a score. If you count them, count as sailors do, to know roughly where you are. One bad night doesn't put the ship back in harbour. You take a bearing, you're annoyed with yourself, and you're still as far out as you were.",
    "There'll be excellent reasons to break it: a bill, a birthday, a death in somebody's family. Excellent reasons are the only ones that ever turn up. Run them past another person first. Those that are really about the bill can be done in a line, by the other person if need be.",
  ]),
  ...movements('event', { any: ['contact'], not: ['abuse'] }, [
    "Every message puts you back at the start. You aren't weak; it's how strings work. You could settle at what hour messages get read. You could answer only what's to do with logistics. You could not answer, which is also a sentence.",
    "Going and coming back wears a person out faster than going. On each return there's a little less belief and a little more need. If you ever want to stop that wheel, don't hold out for new reasons. The ones you have are good enough. They're only tired.",
    "Half-endings have their own calendar: a fortnight of resolve, a Friday, a message with a joke in it. You'll know the joke. By now you could write both sides of what comes after, including the morning. I'd only suggest that you've read that book, and that you know where it's kept.",
    "When the name lights up you aren't answering {n}, quite. You're answering the relief of being thought of at all, at that hour, by anybody. It's a reasonable hunger. See if it can be fed earlier in the evening, by someone who'd ring you sober and in daylight.",
    "Staying in touch gets called maturity, and sometimes it is. The test I'd use is a dull one: how you sleep the night after. If you sleep, carry on. If you lie there composing, your body has looked into the matter and would like a word.",
  ]),
  ...movements('event', { any: ['contact', 'nocontact'], not: ['coparenting'] }, [
    "You can decide by the hour of day. Before noon you're somebody with opinions; after eleven at night you're a person looking for a voice. Let the first one make the rules and lock up. The second needn't agree, and generally says thank you at breakfast.",
    "Between writing to {n} and never writing again there's a wide piece of ground called not today. Most of what people call willpower is only that, done repeatedly, by tired people, in slippers. Not today is very light to carry. It weighs about a day.",
  ]),
  ...movements('event', { any: ['stillloving'] }, [
    "You still love, and I wouldn't file that under mistakes. Affection doesn't read agreements. People love somebody and don't ring; people love somebody and lock the door. What you feel is one thing. What you do isn't obliged to take orders from it.",
    "Nobody stops loving on purpose. The rest can be done on purpose: where you put your body, what you look at last thing, who you eat with on a Friday. The heart tends to turn up late to those meetings. It does turn up.",
    "Love that's gone on after its time isn't a debt and it isn't a talent. It's more like a radio that somebody left playing in another part of the house. You may go about your business with it on. You'll find, I think, that there are hours when you've been in the garden and haven't heard it.",
    "You might be afraid that if you stop loving {n} it'll mean that it was never much. It would mean that you'd been let out. Nothing's taken back by that. What was felt on a particular afternoon stays felt, and isn't waiting on how you are now.",
    "To love someone and not be with them is a condition people have lived in, gone to work in, even been quite cheerful in, on and off. It asks you to give up one thing, and that's acting on it. I won't say that's little. It leaves a good many verbs.",
  ]),
  ...movements('event', { any: ['networks'] }, [
    "There's a window on that other life and you carry it in your pocket. A glance seems harmless, and each one costs an evening. I'm not telling you to block anybody. Put things in the way: off the front screen, logged out, the full name to type, so that between the urge and the picture there's time for three breaths.",
    "What you see there is someone holding a glass at the right angle. It was chosen from eleven. You're setting it against your own unchosen day, with the laundry in it, and of course you lose. Anybody would lose to a photograph; they don't have to do the next hour.",
    "Looking is what the hand does when it can't touch. I understand it. But notice that you never come away with anything, not so much as a fact you could use. You go in with a question and you come out with a picture of a restaurant.",
    "The machine has learned your worst habit and serves it warm. It doesn't wish you harm; it has merely noticed where you stop. Teach it something else out of spite. Search for tractors, sourdough, the life of otters. In a week you'll be shown a great many otters.",
    "Nobody's asking that you never look. Say where and when: at a desk, in shoes, at four in the afternoon, for as long as a kettle takes. Things seen standing up in daylight are so much more their own size. The bed's the wrong place for it, and so is two in the morning.",
  ]),
  ...movements('event', { any: ['recent'] }, [
    "It's very recent. At this point the only reasonable target is the day: eat twice, speak to one person, write to nobody after midnight. Conclusions can all wait. Those arrived at now are running a temperature.",
    "You're at the stage where it's still being announced to different parts of you. The stomach knows; the feet, I'd guess, don't. Be ready to go to the wrong stop, buy the wrong number of yoghurts, laugh at something and then be appalled. It's only the post going round.",
    "So few days have passed that there's nothing you could have got wrong with them. People will want to know how you're doing. You don't have an answer yet. You've got a toothbrush, some shoes, an appointment or two. Start from those.",
    "At the beginning the hours come in odd lengths, an endless ten minutes and then it's dark. Don't plan by the clock. Plan by the next thing that has to be lifted: a cup, a bag, the receiver. After it there'll be one more.",
  ]),
  ...movements('event', { any: ['relief'] }, [
    "There's relief mixed in with it, and you don't trust it. I'd call it information. Something in you had been on tiptoe for a long time and has got its heels down. It's possible to be sad and rested at once, as when a noise stops that you'd given up hearing.",
    "People look slightly hurt if you're all right too soon. You'll have seen the look. They came with flowers and you were eating crisps. Let them leave the flowers. How long a thing took to end isn't visible from the street, and you may have done most of your crying while it was still going on.",
    "Some endings are only the paperwork for something that finished a while ago, in a car, on a holiday, in the middle of a sentence about curtains. If that's how yours was, your feeling fine isn't cold. It's punctual. Whatever comes on the bad nights is the other post, forwarded late.",
    "You breathe out, and straight away wonder what sort of person breathes out. One who'd been holding it. Sleep may still be poor and the appetite strange. The body puts down a load by degrees, and it doesn't always tell the arms.",
    "Ease came before you'd got anything ready to say about it. You needn't account for it to {n} or to the neighbours. It may be gone on Tuesday and be back by the weekend, and in neither case has it taken anything from what there was.",
  ]),
]

import { movements } from '../../movement'
import { couple } from './conditions'

/** More of what is known of the commonest separations. */
export const eventsAgainEn = [
  ...movements('event', { any: ['left'] }, [
    "One's told to look after oneself, in these weeks, by people with their coats on. It's a strange order. Who did they suppose had been doing it? If you want something to obey, obey this: sit down to eat, have your hair cut, see that you're warm. A person who's been left is often cold.",
    "You weren't asked. It's a fact about that day which will stay true, and you can say so without bitterness or with it. But you're asked now, all day long, though nobody puts it as a question: what time to get up, which way to walk, whether to answer. You've been answering.",
    "It's not that {n} went which keeps people awake, as a rule; it's that a life they'd have sworn to could be stopped by one pair of hands. I've no remedy for that. It's how it is with anything that two people hold. You held your side. It's as much as there was to do.",
    "Don't look for the day on which it could have been saved. You'll find one; you'll find dozens. They were ordinary days with a bus to catch, and you caught it, as you were meant to. No one can be expected to go through Wednesdays as though they were the last.",
  ]),
  ...movements('event', { any: ['leaving'], not: ['abuse'], assumes: ['human'] }, [
    "You've got two griefs to carry and you're only allowed to be seen with one. There's what you lost by going. And there's the other person's, which you caused and can't now help with. Put the second down when you come to a place where it's of no use to anybody. You're no good to {n} tired.",
    "Having the reasons doesn't do away with the sound of a suitcase. You heard it as well. I'd be gentle with the person who carried that downstairs; they hadn't slept either, and they thought it through to the end, which is a thing that very few of us do about anything.",
  ]),
  ...movements('event', { any: ['betrayal'], not: ['betrayer'] }, [
    "You may be more upset by something tiny than by the large thing: that there was a present, that a certain song was used. It's quite usual. The large thing can't be looked at. The tiny one's the right size for a hand, and so it gets held, and it cuts.",
    "There's no obligation to understand how anyone could. I'm not sure it can be understood, even by whoever did it. You can spend years as the curator of another person's reasons. There's some very good light on your side of the building.",
  ]),
  ...movements('event', { any: ['coparenting'], not: ['abuse'] }, [
    "There's one thing you'll be asked to do which nobody will thank you for, and that's to let a child be happy in the other house. They'll come back full of it. You'll say, how lovely, and go and look for the peas. It's as large a thing as anyone does all week.",
    "You get to know the weight of a small bag. What's been forgotten, whose jumper that is. I'd not read the bag. Whatever it says, it was packed by somebody in a hurry, as yours are.",
    "You may think that a child needs you unbroken. They need you to be there at bath time, and more or less on the side of breakfast. I've known them to be brought up very well by people who cried in the car.",
  ]),
  ...movements('event', couple({ any: ['longyears'] }), [
    "A life of that length together isn't a thing one had. It's more like a trade. You knew where everything was kept; you could do it in the dark. It's no wonder that you feel you've lost your hands. They're there. They want different work.",
    "Friends who've known you always as two won't know which of you to ask about what. Help them. Say, I do the cooking now, and I can't talk about money. It gives them something to pass you.",
    "It's common after so long to feel rather young, and not in a pleasant way: as one did at nineteen, in a rented room, with a tin opener. You managed at nineteen. You'd no idea of anything, and you've a fairly good idea now of a great many things, including tins.",
  ]),
  ...movements('event', couple({ any: ['replaced'] }), [
    "You'd have preferred to be missed for a bit. It's a natural thing to want and hardly anyone will own to it. There was to be a gap, with your outline. I can't tell you whether there is one. I can tell you that it's no use to you, there or not; you couldn't live in it.",
    "What's begun over there isn't a continuation of what was between you and {n}. It doesn't answer it, and it doesn't mark it out of ten. It's a separate matter, with different socks. You've a right to know nothing about it whatever, and I'd exercise the right.",
  ]),
  ...movements('event', { any: ['divorce', 'house'], not: ['short'] }, [
    "Be careful with the word half. You'll be hearing it a lot. Half the money, half the week, half the plates. By the end one has an idea of oneself as something that's been sawn. You came into those rooms entire and it's entire that you'll be going home from the meeting.",
    "Some days there's nothing to be felt, only things to be signed, carried, measured and cancelled. I'd not take it for coldness. People have always been given jobs to do at such times, so that there should be some part of the day with a lid.",
  ]),
  ...movements('event', { any: ['nocontact'] }, [
    "It's often forgotten that silence has two ends. You keep yours, and as to the other, you can't know what's being done with it. Don't try to hear through it. Put on a record; talk to the butcher. It'll do its work whether or not it's listened to.",
    "There'll be a day when you could write, quite calmly, and it would do no harm. On that day you'll have other things to do. Until then the impatience is how you can tell.",
  ]),
  ...movements('event', { any: ['recent'] }, [
    "In the first days it's as well to treat yourself as an address. Things are brought there: soup, forms, opinions. You needn't make anything of them. Be in, sign, shut the door, lie down.",
  ]),
  ...movements('event', { any: ['kin:friend', 'friendship'] }, [
    "You'll still read things and think, I must tell them that. It's a well-worn path and it doesn't know that the bridge is out. Tell somebody else. It won't be as funny, and on the third or fourth try it will be funny in another way.",
    "Someone may say, you've got other friends. As if one could go to the drawer for another left hand. You're allowed to have lost this one in particular. The others can't make it up; what they can do is be told, so that they don't step on it.",
  ]),
]

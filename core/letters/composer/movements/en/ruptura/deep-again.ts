import { movements } from '../../movement'
import { couple } from './conditions'

/** Long letters, once more: what changes slowly after a separation. */
export const deepAgainEn = [
  ...movements('deep', { aspect: 'plural' }, [
    "The first person plural dies hard. We'd love to, one says, and there's a silence on the line. Let it die in its own way. You'll go through a time of saying I as one walks on ice, and then one day you'll have said it all through lunch and not looked down.",
    "There's an accent people get from living close to somebody. It isn't in the vowels; it's what they leave out, because the other always knew. You'll notice that you have to finish your sentences now. It's a nuisance, and I'd guess that a few have had better ends than you were expecting.",
  ]),
  ...movements('deep', { aspect: 'versions' }, [
    "Someone will ask what happened and you'll watch yourself choose. The short one, the fair one, the one for mothers. You needn't think that you are being false. A thing as large as this can't be carried through a doorway except in pieces, and one turns each piece to get it through.",
    "I'd keep one friend for the unedited tape: the repetitions, the contradictions, what you thought on the Tuesday and took back on the Wednesday. Ask them not to remember it. A person needs somewhere to be inconsistent, as a child needs somewhere to be muddy.",
  ]),
  ...movements('deep', { aspect: 'size' }, [
    "At present it's the size of the house. You can't see round it and there's no furniture that isn't leaning on it. I don't know that it'll shrink. I've heard that what happens is extensions: a room here, a shed there, somebody else's garden, and in the end it's a large thing in a much larger place.",
    "Measure it by what it hasn't touched. Your handwriting, I suppose. The way that you peel an orange. Something you know by heart and could say now. It's a curious list, and shorter than one would like; and it's you that's on it, all the same.",
  ]),
  ...movements('deep', { aspect: 'help-ask' }, [
    "If you can't say that you need help, say that you need a ladder, or a lift to the tip, or somebody to look at a form. Nearly everyone can do ladders. They'll come for the ladder, and while it's being held they'll ask how you are, with their eyes on the gutter, and you'll find that you can say.",
    "There may be somebody paid to listen within reach of you, at a surgery, at work, by telephone. I don't recommend it as a repair. It's more that one can put the thing down on their table for fifty minutes and they'll not be hurt by it, or want to talk about their own.",
  ]),
  ...movements('deep', { aspect: 'mornings-r' }, [
    "Try having the first ten minutes of the day belong to your eyes. Not the screen; the ceiling, the street, whatever weather it is. The thing will be there, sitting on the end of the bed. It can wait until you've seen what sort of a sky there is. It's been waiting all night.",
    "Get up at the time you used to, or at quite another, but get up at a time. It's a rail. On good mornings you'll run your hand along it without noticing, and on the other sort you'll go down it like somebody on a ship.",
  ]),
  ...movements('deep', couple({ aspect: 'touching' }), [
    "You may go for days without being touched, apart from change being put into your palm. It isn't a thing one can say. Have your hair washed by somebody. Learn a dance that's done in lines. Hold a baby for a woman who needs both hands. The skin's quite simple, and doesn't ask for references.",
  ]),
  ...movements('deep', { aspect: 'laughing' }, [
    "Something about all this will turn out to be funny. I don't say which part. It may be the lamp, or what the solicitor was wearing. When it comes it'll be in the wrong place, and you'll have to go out into the corridor; and in the corridor you'll feel, for about as long as a sneeze, entirely like yourself.",
  ]),
  ...movements('deep', { aspect: 'town' }, [
    "A town where one's been unhappy has to be learned again on foot. You know it as somebody's other half knows it: that's where we, that's the place which we. Go by with a child, who'll show you that it's chiefly a matter of walls that can be walked on.",
    "Is there some street you've never had a reason to go down? Every town has them. Take it on the way home. There's nothing to be remembered there, not a doorway, and you'll be surprised by how much noise the other streets had been making.",
  ]),
  ...movements('deep', { aspect: 'waiting' }, [
    "Ask yourself if you're waiting for something, an apology, a knock, for it to be seen by everyone who was right. It would be natural. One can wait and do other things; people have knitted whole families of jerseys. What I'd be wary of is sitting in the chair that faces the door.",
    "There's no bell at the end of it. You'll be looking out for one, some day on which it's officially over, and instead it'll get mixed with other matters, a cold, a promotion, somebody's wedding, and when you next look it'll be one of several things that happened in those years.",
  ]),
  ...movements('deep', { aspect: 'beforeyou' }, [
    "Think back to some summer before any of it: what you owned, who you rang, what you were saving up for. I'm not asking you to be that person. They'd no idea. But they had a bicycle, or a bad guitar, or an opinion about rivers, and nobody's ever come to collect it.",
    "Somebody knew you before you'd heard of {n}. A cousin, a teacher, the boy next door. Look one of them up. They've got a version of you put by, in quite good condition, and they'll bring it out and talk to it as if nothing had occurred.",
  ]),
  ...movements('deep', { aspect: 'wisdom', not: ['abuse'] }, [
    "You'll be asked what you've learned. You're entitled to have learned nothing. There's one thing I've seen people come away with, and it isn't wise, particularly: they know how long a night is. It makes them good to ring up. They don't say it'll soon be over. They say, what have you had to eat?",
    "No one will examine you on this. There isn't a right account of it that you'll be marked against, by {n} or by posterity. You can think one thing in May and another in November. Both of them will have been thought by somebody who was there.",
  ]),
  ...movements('deep', { aspect: 'pace' }, [
    "If you find it's slower with you than with other people, look at what they had to carry. You can't. They'd all say, about a year; and they'll be leaving out the winter they don't talk about. Go at the pace of your own knees.",
    "There'll be leaps and you'll think you've done it. And then one evening there you are on the floor of the hall with your coat on. It's a staircase of a kind, only the steps are of different heights and some are down. You've learned the hall floor, at any rate. You know you get up off it.",
  ]),
  ...movements('deep', { aspect: 'quote-late' }, [
    "I've left {q} until now. It didn't seem to want to be among the first things. Here, a good way in, with the kettle on its second boil, it can be said without anyone's jumping up. There. You needn't do anything about it.",
    "Before I get to the end there's {q}, which I'd have been sorry to leave out. It isn't that I've got an answer. It's how one goes back into a room for the one thing, after the taxi's been called.",
    "Somewhere about here, if we were talking, you'd say it again: {q}. One does. It's not that the other person hadn't heard. It has to be said at various distances, to find out from where it can be borne.",
  ]),
]

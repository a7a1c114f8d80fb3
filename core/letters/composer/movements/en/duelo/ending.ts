import { movements } from '../../movement'

/** What is known of how a life ends: by its own hand, all at once, slowly, far away. Said without lesson. */
export const endingEn = [
  ...movements('event', { any: ['suicide'] }, [
    "There's a particular loneliness in losing someone to suicide: people want to know why before they ask you how you are. You don't owe them an account. You can say that {n} died and that you miss {them}, and leave it at that, and if they press, you can look at your watch.",
    "You'll have gone back over the last days of {n} as if they were evidence. Hindsight is a strong lamp, and it's always held by somebody who already knows. At the time you had what anyone has: a voice on the phone, a plan for the weekend, a person saying they were fine.",
    "Some of what you feel may not look like sorrow. Fury at {n}, and shame, and a sort of horror; then a plain wish that {they} would come in and put the kettle on. They take turns, and none of them cancels another. People who have been left in this way say it is years before the manner of it stops standing in front of the person.[|]",
    "I'm not going to tell you that it couldn't have been prevented, because I don't know, and neither do those who will tell you that it could. What I'd hold to is smaller. It wasn't decided by one conversation with you. A pain like that has been at work for a long time, in rooms nobody else was let into.",
  ]),
  ...movements('event', { any: ['suicide'], aspect: 'suicidehelp' }, [
    "One practical thing, because after a death like {n's} it's owed to whoever is left. If thoughts of the same kind come near you, even as an idea, say so to somebody today: a doctor, a crisis line, whoever's in the next room. You'd be listened to. It isn't disloyal to {n} to want you here.",
  ]),
  ...movements('event', { any: ['violence'] }, [
    "What was done to {n} will be gone over in detail by people with folders. You're not obliged to learn it all. Somebody you trust can do the reading and tell you what you need, and the pictures you already have are more than enough for one head.",
    "There's what happened, which took minutes, and there's {n}, who took up years. The first will try to eat the second; newspapers help it, and so does sleeplessness. Every time you tell somebody what {they} liked for breakfast you've got a little back.",
  ]),
  ...movements('event', { any: ['sudden'], not: ['pet'] }, [
    "That morning was a morning. You'll find yourself returning to it because it's the last place where everything was in order, down to the dull things, the shoes, what was on the radio. It can seem that if you got the details right it would let you stay. You may go on looking in. It won't let you stay.",
    "For {n} there was no long goodbye and for you no rehearsal, so you're learning in public, in shops, on the telephone, while other people watch your face. You can ask them not to. Say it's new. It can be new for a long time.[|]",
    "Someone had to tell you, and you'll remember the words, and which hand you had on what. It's how a shock is stored: not as a story, as a set of objects. One day it'll let itself be told in order. Until then it's no wonder if a tone of voice or a ringing phone brings all of it up at once.",
    "What you were given was no ending. It was an interruption: something of {n's} had been left on, or open, or to be collected on Tuesday. I think a part of you is still holding the place. You may put a finger in the book and close it without having to say that it's finished.[|]",
  ]),
  ...movements('event', { any: ['illness'], not: ['pet'] }, [
    "You learned a language you'll never need again: counts, margins, lines, the good vein. It comes back at odd moments, fluent and useless. Nobody gives a course in forgetting it. Speak about {n} in the other language when you can, the one from before, in which {they} [was|were] never once described as stable.",
    "With an illness the person is shared out early. There were doctors in it, and relations, and strangers with opinions on turmeric. I'd like to think that some part of {n} was kept out of all that, and that you know where it is. It's where I would begin again.",
    "Hope, in a long illness, is a form of work. It has to be done every morning, by somebody, and often it's done by one person on behalf of all. If that was you, then on top of everything else you've lost a job that took the whole of your strength. Tiredness isn't a side issue.",
    "People may say it was a release, and it may have been, for {n}. You're allowed to agree with them and to mind that they said it. Two things can be so: that you wouldn't have had it go on one more day, and that you'd take one more day.[|]",
  ]),
  ...movements('event', { any: ['illness'], all: ['pet'] }, [
    "An animal doesn't know that it's ill. {n} knew about being tired, and where the warm spot was, and that you'd come. All the dreading was done by you. I think it's one of the things we take on when we bring them home, that one of the two will do the knowing.",
  ]),
  ...movements('event', { any: ['dementia'] }, [
    "There's a before to be got back to. The last years of {n} stand so close that nothing can be seen past them, the repeated question, the lost word, the polite smile. Find someone who knew {them} at forty, and ask for one story. You'll hear a voice you had half mislaid.",
    "It may be that you did your crying on the way home from visits, years ago, in a lay-by, while officially nothing had happened. So if there's less of it now than people expect, or it comes at the wrong time, that's why. You've been at this a long while.",
    "Whatever {n} called you towards the end, you were somebody. A nurse, a sister, that nice person. Names are stored near the surface and go early. Whom one is glad to see is kept much further down, and there's no test for it that anyone has invented.",
  ]),
  ...movements('event', { any: ['caregiver'] }, [
    "You were good at it by the end, I should think, in the way that nobody sets out to be: two-handed, half asleep, able to tell from a breath. All that skill is now addressed to no one. It doesn't lead anywhere, and you can't put it down in a day.",
    "They'll say that you have your life back. You'll look round for it and find some post, and a coat that's out of fashion. Don't hurry to fill the time that used to be {n's}. For a few weeks it's enough to be a person who sits down when tired.",
    "There were things done for {n} that neither of you would ever have chosen: the washing, the lifting, the spoon. You crossed all that and went on being who you were to each other. I know of few things that ask as much, and there's no word for having done it.[|]",
  ]),
  ...movements('event', { any: ['faraway'] }, [
    "You've had to take it on trust. No one handed you anything to carry, and you went to bed that night in a place where nobody had heard of {n}. It makes it possible, for weeks, to half believe that over there everything's just as you left it. Don't be hard on yourself for that. You're the only one who hasn't been shown.[|]",
    "There's a moment coming when you go back, and {n} isn't at the barrier, or in the doorway, or wherever it was. For the others it'll be old by then and for you it will be the first day. Tell them so ahead of time. Ask somebody to come with you and not to talk.",
    "If you'd been nearer you would have done the ordinary things: stood about, made sandwiches, driven somebody's aunt. It's those that are missing, isn't it, more than the service. Do one of them for somebody where you are. It counts for {n}, in whatever book counts such things.",
  ]),
  ...movements('event', { any: ['perinatal'] }, [
    "There are so few words for this that people reach for the medical ones, and then everybody is talking about a procedure. You can put them right or you can let it go by. Between yourself and this page it was {n}, and it was a death.",
    "A body isn't told. It may go on for weeks on the last instruction it was given, with milk, with aches, with that habit of the hand. I can think of few things lonelier. If yours did so, or if you had to watch it happen in somebody you love, it wasn't cruelty. It was getting ready for {n}.",
    "Nobody tells the other people: the dentist's system, the shop that writes to congratulate you on week such-and-such. You may be asked, brightly, by somebody who has no idea. Have a sentence ready, as short as you like. It's fair to let someone else make the phone calls.",
    "You may be told the number of weeks as though it were a price. There isn't a week before which it doesn't matter. You had begun to say {n}, if only inside, and to rearrange what was coming; and from that day on, somebody was expected.",
    "If there was a scan, a bracelet, a blanket, a name said in a room, those are not small things to have. If there was none of that, you may still make one: a tree, a line in a book, a candle on a date that you choose. It wouldn't be making {n} up. It would be giving {them} a place to be found.",
  ]),
  ...movements('event', { any: ['late'], not: ['suicide', 'violence', 'addiction', 'pet'], aspect: 'finalhour', assumes: ['affection'] }, [
    "Those who sit up for a week and go down for a coffee tell it in the same voice as those who were in another country. Everyone has missed it by something. I don't think you can be taught not to mind. You might, though, be excused from thinking that you alone were careless with {n}.",
    "What would you have done, had you been there? Held a hand, said a name, looked about for a nurse. I ask because it was in you to do, all of it, and it still is. It was the hour that was missing. Nothing was missing in you.",
  ]),
  ...movements('event', { any: ['addiction'], not: ['harm'] }, [
    "The phone rang so many times that meant nothing but trouble, and now any phone may do it to you. You were on watch for years. It'll be a while before your shoulders hear that the watch is over, and there's no peace in it when they do, at first. There's only quiet.",
    "I'd be wary of the word chose. {n} chose things, as people do, but not that one freshly every morning with a clear head. You saw the fight from nearer than anyone. Those who never saw it will be the surest about how it ought to have gone.[|]",
  ]),
  ...movements('event', { any: ['putdown'] }, [
    "What {n} had at the end was an end to pain, and it was you who arranged it. I know how it keeps coming back to you: the surface, the form, the drive home with nothing on the seat. When it does, let the reason come back as well. It was the only part of that day which was {n's}.",
    "People who've had to choose the day all ask if it was too soon, and some then ask if it was too late, on alternate nights. It's because there is no right day. There was a week in which it had become kind, and you picked a day out of it, and stood by {n}.[|]",
    "Nobody else could have signed for {n}. It had to be the person who knew what a good day had been and could see that they'd run out. It's a miserable privilege. You used it for {them} and against yourself, and I wouldn't call that guilt, though I know it goes about in guilt's clothes.[|]",
  ]),
]

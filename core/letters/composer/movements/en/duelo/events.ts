import { movements } from '../../movement'

/** What is known of each kind of loss, said without lesson. */
export const eventsEn = [
  ...movements('event', { any: ['suicide'] }, [
    "A death like this leaves questions that swing round and point at whoever's left. What didn't I see; what if I'd rung. Someone who gets to that place is inside a pain that narrows everything, and the narrowness can't be seen from without, not by watching, not by watching very hard. I'm not saying so to let you off. I'm saying so because that's how it is.",
    "I won't write about the reason. I don't know it, and there's seldom one; there's a good deal of weather and a bad hour. What I do know is that the last day of {n} is not the summary of {n}. There were thousands of others, and you were in some of them.",
    "Suicide gets spoken of in a lowered voice, and the lowered voice leaves you nowhere to say it. You can use the word. You can be furious with the person you'd most like to have back, and cry, and be furious again before the shops shut. There are rooms of people who've been through the same, and in those you're spared the first half-hour of explaining.",
    "If during these days {n's} pain starts to look like an answer to your own, don't sit alone with that. Ring someone now, whatever the time, and say it exactly as it is. I'm not ticking a box. I'd like this letter to have someone to read it again.",
  ]),
  ...movements('event', { any: ['violence'] }, [
    "Somebody was taken from you, and it isn't mourned as a death is. There's a who. There are papers with stamps on, and people asking for particulars. You don't owe them. You may speak of {n's} life and leave the end of it in the office of whoever's paid to deal with it.",
    "Justice, if it comes, comes to another address. It may be needed and still not console. In the meantime there's something more urgent to look after, and more fragile: that whoever did this doesn't also get to keep what {n} was like before.",
  ]),
  ...movements('event', { any: ['sudden'] }, [
    "There was no warning, and bodies rely on warning. When a thing comes out of nowhere part of the mind stays in the minute before, rearranging it all so that it can't. That's why you keep running the scene. You aren't being morbid. You keep arriving, that's all, at a place where it has already happened.",
    "Suddenness leaves everything half done: a damp towel, an errand, something put by for Saturday. They're cruel because they know nothing. Clear them at your own rate, or leave one of them uncleared for as long as you like. It's in nobody's way.",
    "You were done out of the goodbye. Someone has perhaps pointed out that it was quick. It may well have been; you're standing there all the same with the last word in your mouth. Goodbyes can be said late. It isn't as good, and it's something.",
  ]),
  ...movements('event', { any: ['illness'], not: ['pet'] }, [
    "Long illness has its own unkindness, which is that you begin grieving with the person still in the room. When it finally happens everyone supposes you've had time to get ready. What you've had is no sleep. Nobody gets ready; they get tired, and the two are easily confused from outside.",
    "After months of telling the time by scans and shifts and visiting hours what's left is a hole with a timetable. At eight there was something to be done. At eight there isn't. You may even miss what you hated, and there's nothing peculiar in that.",
    "The last stretch hides all the others. You shut your eyes and get the bed, the tubing, the face of the worst week. Give it some months. The years before do come back, singly at first, and one day you'll be surprised by a memory of {n} standing up.[|]",
  ]),
  ...movements('event', { any: ['dementia'] }, [
    "Someone who goes by forgetting is said goodbye to a great many times. The date goes, then the names of things, and then yours. That {n} couldn't say, at the end, who you were doesn't cancel the years of knowing. Some recognition is in a hand that lets itself be held, and no chart has a column for it.",
    "You'd been losing {n} by instalments. So two things now happen to you at once that don't go together: you cry as if it had been sudden, and you rest as if a long drive were over. Both are yours.[|]",
  ]),
  ...movements('event', { any: ['caregiver'] }, [
    "Caring stays in the hands. You wake at pill time and there's no pill. There's an arm too many, the one you did the lifting with. It was a great deal, what you did, and most of it was done at night, unwitnessed, with yesterday's jumper on.",
    "Whoever looks after somebody keeps a private list of what went wrong: the day of the short temper, the hour of nodding off in the chair. Nobody keeps the other list, because it wouldn't go in the book. Somebody ought to read it out to you.",
  ]),
  ...movements('event', { any: ['faraway'] }, [
    "Distance turns a death into news, and nobody can put their arms round news. You had no corridor, no earth, no bad coffee with the cousins. It's no wonder it won't sink in. You may have to make something yourself to serve for a funeral: an hour, a spot, two or three words said standing up.",
    "The miles don't measure what you felt. They measure fares, permits, borders, jobs that wouldn't wait. You were on whichever side you could be on. It can be done from there as well, even when the picture freezes with somebody's mouth open.",
  ]),
  ...movements('event', { any: ['relief'] }, [
    "Underneath the grief, you say, there's rest. I'm putting that in plain letters so it needn't be a secret: a person can want suffering to end without wanting anybody to end. From the outside they look alike. You know which it was.",
  ]),
  ...movements('event', { any: ['anniversary'] }, [
    "Dates are punctual. Days ahead the body's already got wind of it: you sleep badly, somebody's chewing drives you mad, and then you look at the calendar and see. Nothing special has to be done. Know it's coming, and don't put a difficult meeting on top of it.",
    "You've been getting through a great many first times, most of them unannounced: the first rain, the first bill, the first decent joke. Every one that has been done without {n} is a plank laid down. It may not feel like it, but you've been making a floor.",
  ]),
  ...movements('event', { any: ['recent'] }, [
    "It's very soon. At present there's nothing you have to understand, no wardrobe you have to deal with, and not everyone needs to be answered. These days consist of eating something, sleeping what can be slept, and leaning on whoever turns up with a casserole and no questions.",
    "You're in the first days, when you still look at the phone in case it's a person ringing to say there's been a mistake. The mind is right not to take it in whole. It lets it in by the teaspoon, since that's the only amount that can be swallowed.",
  ]),
  ...movements('event', { any: ['longago'] }, [
    "It was a long time ago and it still has a voice. That doesn't mean you've failed to get over it, which is a phrase for fences. Some people you simply go on wearing. You grow up, you move house, and now and then, looking for something else, you find them at the back of the cupboard, the same age as ever.",
    "Years have gone by since, and perhaps it embarrasses you that it still moves. The grief of that time was felt by who you were then, with what you had then. This one's felt by somebody who understands more. It can hurt better, for that reason, and also worse.",
  ]),
  ...movements('event', { any: ['putdown'] }, [
    "You had to decide, and to decide that is about the deepest thing that can be done for a creature who can't ask. You weren't taking days away. You were refusing to let the days you wanted be paid for in pain. You kept the bill yourself, the whole of it.",
    "Anyone who shares a house with an animal signs, without knowing, for one last duty: to spare it what can't be put right. It gets signed on the first day, during a game. It falls due on the worst. That you paid it makes you guilty of nothing. It makes you the one who was in charge.",
  ]),
  ...movements('event', { any: ['late'], not: ['pet', 'suicide', 'violence', 'addiction', 'sudden'], assumes: ['affection'], aspect: 'finalhour' }, [
    "Not being there in the last minute hurts as if that minute stood for all of them. A life with someone isn't settled on its final page. It was already written, and you're in what was written, over and over, coming in, putting bags down, asking what's to eat.",
    "Some people wait until everyone has gone out for a sandwich; some go at the change of shift; some just go. I don't believe anyone truly knows how that's chosen, supposing it's chosen at all. What can be known is where you were: in your life, doing what that hour wanted, without being told which hour it was.",
  ]),
  ...movements('event', { any: ['addiction'], not: ['harm'] }, [
    "Loving someone who's being lost wears you out ahead of time. You quarrel with the person and with the thing that has got hold of them, and you don't always hit the one you were aiming at. If you said hard words, some were meant for the other. There were two of them in that room.",
    "After a death like this people look for somebody to blame, and settle on the family, because it's what's left standing. No one can breathe on another's behalf. You set limits or you didn't; you helped or you moved away. None of those was a key that fitted that lock.",
  ]),
  ...movements('event', { any: ['estranged', 'harm'] }, [
    "When someone you weren't speaking to dies, the silence changes hands. It used to take two to hold it up. Now it's all yours, and heavier than you'd think. There's no need to invent a reconciliation in order to sleep. It's enough to admit that this too was a bond, with the doors shut.",
  ]),
  ...movements('event', { any: ['age'] }, [
    "They'll quote the age at you as though it were an argument. A good innings, a long life. Quite true, and nothing to do with it. The longer someone's about, the more places they've touched, and the more places there are to notice.",
  ]),
]

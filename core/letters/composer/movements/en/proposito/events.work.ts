import { movements } from '../../movement'

/** What is known of work that ended, wore out or changed: layoffs, retirement, exhaustion, a business, debts, the trade itself. */
export const workEventsEn = [
  ...movements('event', { any: ['laidoff'] }, [
    "Being let go arrives as a verdict even when it comes in a spreadsheet. Somebody took away a number, and the number had your chair in it, your login, the eleven o'clock joke. The job is over. What you know how to do walked out with you, in the same box as the mug.",
    "Losing work untidies even small talk. What do you do, people ask, and there's that pause. You can say what you do well instead of where you did it. It sounds odd the first two times.",
    "Days without a timetable feel like a holiday at first, and by the third week they feel like a sentence. If yours are like that, or were, then keep one hour fixed, the starting hour, shoes on. Use it for anything: looking, mending, reading. A day behaves better for someone who turns up.",
    "Every job pays a second wage that never shows on the slip: being greeted, being asked where the stapler is, having somebody to be late for. When the job goes that wage stops too, and there is no office to claim it from. It will have to be pieced together out of several small employers. A class. A neighbour. A café where they know what you have.",
    "Say it in four words at first, I lost my job, and leave a pause. The long version, with the merger and the new director in it, comes out like a defence, and nobody has charged you with anything. Whoever is worth telling will fill the pause by asking about you.",
    "If you're looking for work, that's unpaid work done for strangers, so give it a closing time, as any decent employer would. After four o'clock no more adverts and no more fiddling with the covering letter. After four you belong to whatever still answers to your name.",
    "In some report there is a line for what happened, with the names taken out. You've put the name back, and that's the better document. Whoever did the sum was adding columns. A column has no way of knowing that a person stayed late, or why the new ones came to them with their questions.",
  ]),
  ...movements('event', { any: ['laidoff'], clause: ['other', 'event', 'habit', 'body', 'others', 'dontknow', 'self', 'absence'] }, [
    "The redundancy papers have dates in them, and sums, and a telephone number for queries. They don't have {q}. What it's like afterwards, from one end of a week to the other, had to be written by somebody, and you've managed it in a line.",
    "I put {q} next to the phrase they like to use, which is that the post has gone. As if it were a letter. A post can go. What stays behind is a person at a loose end with all the skill still in, and I'd say that your line knows more about it than theirs.",
  ]),
  ...movements('event', { any: ['retirement'] }, [
    "You retire and everybody congratulates you, and there you are at nine on a Monday walking from room to room. For years somebody was expecting you. Being expected is half of who a person is, and nobody mentioned that it gets handed in with the keys.",
    "A working life leaves the body with its own clock. The eyes open at the old time and look round for the reason. Don't rush to fill it with classes. Leave a few weeks of mornings without a name and notice where your feet go. Feet know things.",
    "Your time isn't measured in output any longer, and that freedom hangs on you like a coat in the wrong size. Some people need a year before they can read a newspaper at ten without feeling they've been caught. Usefulness has withdrawal symptoms too.",
    "They give a clock, or used to, to people who will never again need to be anywhere by eight. I've always thought a compass would be kinder. You had directions given you from outside for longer than most marriages last, and you're being asked to produce your own by next Monday.",
    "Watch for the trap of being helpful at home. A household has had its own way of doing things for years, during the hours when you were out, and it doesn't know it needs managing. Find your hour of usefulness one street away. You'll be better company by supper, and you will have news.",
    "Some skills retire with the person and some only lose their address. Being able to hear that an engine is wrong, or a child, or a set of accounts, is the second kind. People would drive across town for an ear like that. They just don't know that it's free on Thursdays.",
    "The first of these years is mostly spent finding out which of the days had a smell. Mondays may turn out to be the hard ones, or the last Friday in the month. I wouldn't plan a whole life yet. I'd plan a Monday, with two people in it, and leave the others to chance.",
  ]),
  ...movements('event', { any: ['retirement'], clause: ['habit', 'body', 'dontknow', 'stillreach'] }, [
    "{q}. Ask anyone who has handed in a set of keys and they'll nod at that. It's a body that was trained for decades to be somewhere, and nobody thought to train it to stop. Treat it like an old dog that still goes to the gate at five. You wouldn't scold a dog for that. You'd go out and keep it company.",
  ]),
  ...movements('event', { any: ['burnout'] }, [
    "People who don't care don't burn out. What burns is what was alight for a long time to keep others warm. Before you ask what you want to do with your life, which is a very expensive question, ask a cheaper one: when did you last sleep well, and what had to be taken away for that to happen.",
    "From what you say, this won't be fixed by a weekend. Real exhaustion removes things in order: first the wanting, then the patience, then the taste, until you notice you have no view on dinner. Taste is the first to come back. Keep an eye out there.",
    "You say you can't do any more, and my guess is that you've been doing more than you can for months. Something has to come off the plate before anything else goes on. One thing, the one nobody would miss for a fortnight. There is always one.",
    "A person who is worn through gets asked the wrong question, which is whether they still love what they do. Love had little to do with it. It was a matter of ratios: how many of them, how many of you, how many hours between one and the next. Change the numbers and only then consult the heart.",
    "Time off, when it's for this, doesn't feel like time off. You sit in it like somebody in a parked car with the hands still at ten to two. It can take weeks before the shoulders believe what the calendar says. Those weeks count as part of the treatment, though nothing appears to happen in them.",
    "If you were a colleague of yours you'd have sent you home in the spring. You'd have done it kindly, covered the shift, and told the others to mind their own business. I notice people who look after others are very sound on the subject of rest until it's their turn.",
    "For the moment think in units of one. One meal sitting down. One call not answered. One afternoon in which you are of no value to the organisation whatever. Larger measures, about careers and callings, will keep; they were drawn up by a rested person and they need one to read them.",
  ]),
  ...movements('event', { any: ['burnout'], clause: ['cant', 'body'] }, [
    "When you put {q}, you described a limit, and limits in your line of work are treated as an attitude. This one is a reading off a gauge. The needle was there for a good while before anybody looked, you included.",
  ]),
  ...movements('event', { any: ['burnout'], clause: ['cant', 'body', 'self'] }, [
    "Whoever was meant to notice had {q} in front of them for some time, I should think, in one form or another. It fell to you to say it. That was the last shift of all and you worked it alone, so let it be the end of the rota for a while.",
  ]),
  ...movements('event', { any: ['burnout', 'kin:vocation'], not: ['retirement'] }, [
    "A trade you loved that no longer answers is like a friend who's gone monosyllabic. You wonder what you did. Sometimes nothing: they changed the building, the rules, the noise, and the job itself got left at the back under the forms. Ask which it was that ended, the work or the place.",
  ]),
  ...movements('event', { all: ['burnout', 'feel:guilt'] }, [
    "They'll manage without you, and I know that's half of what hurts. You picture the ones who are still in there and you count the hours that landed on them. Do the sum to the end, though: somebody who goes on working in that state costs the others more than an empty place does. You took one pair of shaking hands off the floor. It was a decent thing to do for them.",
  ]),
  ...movements('event', { any: ['business'] }, [
    "There is a kind of tiredness peculiar to having been the last one out. You locked up, you knew which switch was stiff, and the worry went home with you in the same coat as the keys. Employees can hand in their notice to somebody. You would have had to hand it to yourself.",
    "If people came in and out of it, then it was also a place where somebody got said hello to. It never went down as an item. If you ask what has been lost, or sold, or left behind, start from there and work outwards, because a good deal of you was stored in those ten-second conversations, and they can be had on other premises.",
  ]),
  ...movements('event', { all: ['business', 'kin:business'], not: ['hollow'] }, [
    "Something that had to be opened up each day by hand makes a noise the last time, a shutter or a gate or only a switch, and it stays in the ear. You'll be told that you learned from it. Perhaps. First of all you lost: hours, a smell, people who knew you by your name and by your door. That can be wept over too, even if it's in the accounts.",
    "A business that goes down drags a nasty word behind it, failure, which does for everything and explains nothing. Wages were paid out of {n}. Somebody opened up in the dark. No balance sheet has a line for that sort of thing, and it happened every day.",
    "Nobody comes to the funeral of {n}. There's no form of words; people cross over and say you must be relieved, or what will you do next, or what a pity about the parking. So it has to be said by somebody, and I'll say it: it was there, it was yours to get up for, and some people's week had a hole in it afterwards.",
    "The sums at the end were about the last months. If anyone drew up the sums of {n} from its first day they'd need other units: birthdays catered for, wages in people's pockets, quarrels settled at the till, youngsters who learned there how to speak to a stranger. I don't know what it comes to. I know which column was left off.",
  ]),
  ...movements('event', { any: ['money'], not: ['hollow'] }, [
    "Debts talk at night and always quote the same figure. Put them on a sheet, with dates, largest first, and show it to a person who's good at this. As long as they're in your head they're an animal. On paper they are a list.",
    "Money trouble passes itself off as a judgement on character, which is a good trick for something that's mostly arithmetic and timing. Treat it as one treats a leak. Where is it coming in, what will hold it until Friday, who has the right wrench. You may find that the person with the wrench has a free first appointment.",
    "If you owe something to somebody you like, the silence will be doing more harm than the sum. A date and a small amount, kept to, buys back a surprising quantity of looking each other in the eye. Begin with the smallest. Being square with one person makes it easier to pick up the telephone to the next.",
  ]),
  ...movements('event', { any: ['work'], not: ['hollow'] }, [
    "Work promises to be several things: a living, a place, a name. When one fails all three wobble. Take them apart for a minute. Perhaps the living can stay where it is while you look elsewhere for somewhere to be someone, and that could have a bad piano in it, or a dartboard.",
    "Jobs get described by their title, and titles are the least informative thing about them. What you'd tell a child is nearer the truth: I find out what's wrong with things, I make it so that people aren't scared, I get the lorries off on time. Try a sentence like that for yourself. It's portable, and it doesn't need a letterhead.",
    "There's the doing of a thing and there's being paid, thanked, inspected and promoted for it. The second lot makes the noise. I'd be curious to know when you last did the first for an hour without any of the others coming in, and what time of day that was.",
    "It's odd that we ask small children what they want to be and mean what they'll be paid for. You've a better list by now. You want to be the one who's rung when it's tricky; or to be left in peace; or to be in a room where people laugh before ten. Any of those is an answer. Few of them are printed in the adverts.",
    "Half of what people call their work is really company. Take away who sat next to whom, who made the coffee too strong, who always knew the football, and what's left can look very thin. If that's so with you, it's as well to know which half has gone missing. One is found through agencies and the other at the far end of a shared table.",
  ]),
  ...movements('event', { any: ['work'], not: ['hollow'] }, [
    "I don't know your trade from inside. What I do know is that whoever is good at one carries a great deal that never got written down, and that the people who ran it mostly had no idea what they were paying for. You had. It's part of why it weighs.",
    "A wage answers a good many questions that are nobody's business: whether you're needed, whether you may sit down, if it's all right to buy the better coffee. When anything goes wrong with the work those questions come in at once, and they all sound like one large one. I'd take them separately. Most have quite modest answers.",
    "I would be wary of anybody who tells you that you are more than your job. It's true, and it's said by people on their way to theirs. For most of us the job is where the skill lives, and the friends, and the reason for the shoes. You're allowed to find it serious.",
    "If you were to leave {n}, or be made to, I'd want you to take an inventory along. What you can do half asleep. What you were the only one to notice. Whom you taught, without its being in your contract. A person ought to know what's in the van before they drive it anywhere.",
    "Work that matters to you can be lost in several ways without your ever leaving the building. They promote you out of it; they measure it until it dies; they take away the one person you did it beside. If yours has gone in some such manner, you won't have had a date to be sad on, and I'd pick one.",
  ]),
  ...movements('event', { any: ['work'], clause: ['habit', 'love', 'miss'] }, [
    "I'd put {q} on the application instead of the qualifications, if anybody gave me the drafting of it. It says what the days were made of. A stranger could read it and know whether they wanted you in the building.",
    "A whole career could be got out of {q}, by somebody with the patience to ask. What did you stand on? Who was next to you, what had to be ready by when? I'm asking so that you'll notice you have the answers. They come with a posture, and a tone of voice, and those don't belong to any employer.",
  ]),
  ...movements('event', { any: ['work'], clause: ['cant', 'dontknow', 'wish', 'contrast', 'self'] }, [
    "As far as work goes you've got it down to a line, {q}, and I'd leave it there for now. People are hurried from a sentence of that sort straight into retraining. It may be asking for something a good deal less drastic: other hours, another corridor, an honest word with one person who has the power to move things about.",
  ]),
]

import { movements } from '../../movement'

/** What is known of each kind of lost bearing. */
export const eventsPropositoEn = [
  ...movements('event', { any: ['laidoff'] }, [
    "Being let go arrives as a verdict even when it comes in a spreadsheet. Somebody took away a number, and the number had your chair in it, your login, the eleven o'clock joke. The job is over. What you know how to do walked out with you, in the same box as the mug.",
    "Losing work untidies even small talk. What do you do, people ask, and there's that pause. You can say what you do well instead of where you did it. It sounds odd the first two times.",
    "The early days without a timetable feel like a holiday, and by the third week they feel like a sentence. Keep one hour fixed, the starting hour, shoes on. Use it for anything: looking, mending, reading. A day behaves better for someone who turns up.",
  ]),
  ...movements('event', { any: ['retirement'] }, [
    "You retire and everybody congratulates you, and there you are at nine on a Monday walking from room to room. For years somebody was expecting you. Being expected is half of who a person is, and nobody mentioned that it gets handed in with the keys.",
    "A working life leaves the body with its own clock. The eyes open at the old time and look round for the reason. Don't rush to fill it with classes. Leave a few weeks of mornings without a name and notice where your feet go. Feet know things.",
    "Your time isn't measured in output any longer, and that freedom hangs on you like a coat in the wrong size. Some people need a year before they can read a newspaper at ten without feeling they've been caught. Usefulness has withdrawal symptoms too.",
  ]),
  ...movements('event', { any: ['burnout'] }, [
    "People who don't care don't burn out. What burns is what was alight for a long time to keep others warm. Before you ask what you want to do with your life, which is a very expensive question, ask a cheaper one: when did you last sleep well, and what had to be taken away for that to happen.",
    "From what you say, this won't be fixed by a weekend. Real exhaustion removes things in order: first the wanting, then the patience, then the taste, until you notice you have no view on dinner. Taste is the first to come back. Keep an eye out there.",
    "You say you can't do any more, and my guess is that you've been doing more than you can for months. Something has to come off the plate before anything else goes on. One thing, the one nobody would miss for a fortnight. There is always one.",
  ]),
  ...movements('event', { any: ['migration'] }, [
    "To emigrate is to become a beginner at everything, at an age when you used to know. There you had a name with a history; here you spell it. Nobody can see how funny you were, how good you were at that, who you knew on every corner. All of it is still true. It just has no witnesses yet.",
    "You live by two clocks. It's supper here and somebody you love is having their afternoon there. At some hours you belong to neither place and at others, with luck, to both. That seam itches. It's also where the cloth is double.",
    "The country you left keeps moving without you, and the one you remember has stood still since the day you boarded. You miss a street where the shop has already changed. You don't have to choose. A person may have one place to go back to and another to live in.",
    "The suitcase was never what was heavy. It was everything that wouldn't go in: how to say good morning, having your name pronounced, knowing what counts as cheap. Those things get collected again one at a time. The first is usually a bakery.",
  ]),
  ...movements('event', { any: ['emptynest'] }, [
    "You raised them so that they'd go, and they went. It's the only trade in which doing it well means being out of a job. Now a week's shopping lasts a week, and there's a shape in the hall where nobody has dropped a bag.",
    "For years your day was run by other people's stomachs. With that engine gone you're left with time you didn't ask for, and no idea whom to ask what you'd like. Start with something you never suggested because the rest of them hated it. A dish. A slow film.",
    "They need you differently now, and more quietly: to know that you're there. As work it's duller than packed lunches, I grant you. But it leaves the hands free, both at once.",
  ]),
  ...movements('event', { any: ['sickness'] }, [
    "A diagnosis divides a life into two columns and makes you call the register: this still, this not. People do grieve for the body they had, though nobody sends flowers. And it has to be done while learning the names of the tablets.",
    "Your body used to be where plans were made, and now it is one of the plans. It's wearing, all that measuring and cancelling and asking for lifts. Whoever judges you by what you get through in an afternoon has an old ruler, and some days that person may be you.",
    "What you can't do, you can't. With that said, there's a region that isn't much talked about: what can be done otherwise, slower, by halves, with help, on Tuesdays. Things fit in there. Not the same ones. A few you'd never have looked at.",
  ]),
  ...movements('event', { any: ['faith'] }, [
    "To lose faith is to lose someone to talk to. It isn't only the certainties that go: it's the gesture, the hour, whoever used to hear the last thing in the day. You can go on telling it. To a window, or a notebook. The habit of saying what's true in a low voice isn't the property of any building.",
    "I won't try to give you back what you believed, or congratulate you on no longer believing it. There were things inside it that were yours, the kindness, the singing, the Sunday, and you may have handed them in at the door along with the rest. You could go and collect them.",
    "The question that keeps you up has kept up many others, several of them in vestments. Believing and doubting take turns in the same person more than anybody lets on. Sign nothing for now, neither the creed nor its opposite. It's possible to live for a time with the file open.",
  ]),
  ...movements('event', { any: ['formerself'] }, [
    "You speak of {n}, and I understand if that person seems more alive to you than the one writing. You see them from far off, in good light, without their stomach aches. There'll have been stomach aches. Even so, part of what you miss is real and can be asked for by name: a laugh, some skill of the hands, a way of walking into rooms.",
    "Nobody goes back to being who they were. But it's possible to visit and bring things home. What you left behind there doesn't go off: skill rusts and returns, taste dozes and is woken by a smell. An afternoon will do, with very low expectations.",
    "Between {n} and you is a long row of days on which you did what had to be done. Nothing was stolen in one go. You gave up your seat, each time for a sensible reason. You may ask for one back. One, by the window.",
    "Where did that person go, you're asking. I think they wrote me this message. The temper in it, the exactness, the refusal to be fobbed off: somebody whose light had gone out couldn't have managed those.",
  ]),
  ...movements('event', { any: ['study'] }, [
    "Studying something you no longer want is walking in shoes that were expensive. You keep going because of what they cost. Try another question: if someone gave them to you today for nothing, would you put them on? It needn't be answered this month. Leave it beside the notes.",
    "A failed paper, a deadline, a thesis that won't move: study has a way of turning everything into a grade. Outside of it nobody examines you in one subject. I mention it because that's hard to see from inside a library, and there are windows.",
  ]),
  ...movements('event', { any: ['creative'] }, [
    "What you used to do, and tell me about in the past tense, wasn't done for anyone. So it was the first to go when time got short: nobody came asking for it. Go back in by the tradesmen's entrance. Badly, ten minutes, showing no one. Talent stands up well to dust. What it can't stand is being looked at straight away.",
    "An art that's been left waits with fairly good manners. It doesn't reproach. When you return your hands are clumsy, and it stings because your head remembers. Give yourself a month of doing it as children do, for the pleasure of the tool.",
  ]),
  ...movements('event', { any: ['business'] }, [
    "You closed something you had opened with your own hands, and a shutter coming down for the last time makes a noise that stays. You'll be told that you learned from it. Perhaps. First of all you lost: hours, a smell, people who knew you by your name and by your door. That can be wept over too, even if it's in the accounts.",
    "A business that goes down drags a nasty word behind it, failure, which does for everything and explains nothing. You paid wages. You opened in the dark. No balance sheet has a line for that sort of thing, and it happened every day.",
  ]),
  ...movements('event', { any: ['aging'] }, [
    "Some birthdays come with an audit. You add things up one morning and the total isn't what was planned. The plan was made by somebody of twenty who knew nothing about mortgages, or tiredness, or how good a Thursday at home can be. Be fond of that person. You don't owe them an explanation.",
    "You give your age as though it were closing time. Fewer things are possible, that's true, and for once it helps: when everything was possible there was no way to choose. Now there are three or four that still stir. A life can be made from three or four.",
  ]),
  ...movements('event', { any: ['parenthood'] }, [
    "Since somebody began depending on you your name has been used less. You're called by the relationship. To love that much and to miss yourself isn't a contradiction: it's arithmetic, done on very little sleep. Ask for an hour a week when nobody needs you. Ask the way serious things are asked for.",
    "There are lives a person takes for granted, and they don't come, and there's no day on which it's announced that they didn't. It gets known by degrees. What you'd been making ready inside, that room, exists. It doesn't have to be filled at once, or to teach anybody anything.",
  ]),
  ...movements('event', { any: ['caring'] }, [
    "You look after someone, and looking after eats a calendar from the edges in until there's no middle. Everybody admires it and hardly anyone takes a shift. It isn't love you're short of, it's free Tuesdays. List what only you can do. You'll find it's shorter than your day.",
    "People who care for another end up talking in the plural about a body that isn't theirs: we ate well today, we had a bad night. Keep one sentence a day in the singular. I saw a blackbird. I felt like crying. That chart needs filling in as well.",
  ]),
  ...movements('event', { any: ['routine'] }, [
    "You're on autopilot, and in fairness to the autopilot it has got you here without a crash. Don't sack it. Take the controls off it for a bit: go to work by another street, eat at another time, sit in the opposite chair. The head wakes up from the feet.",
    "Repetition wears things down until they can't be seen. Then one day you're looking at your own week as if through a shop window with the prices changed. Before you throw it all out try altering one part: the smallest, the one that comes round most often.",
  ]),
  ...movements('event', { any: ['hollow'] }, [
    "You have what you were supposed to have, and it makes no sound. Nobody pities that, so it's carried alone. I don't think you're ungrateful. You were given a commission very early on, you delivered it, and when you turned round there was no one there to tell you the next.",
    "Emptiness in a life that's in order is more baffling than the other kind, since there's nothing to blame. Perhaps no big thing is missing. Perhaps it's one that has no use: singing, wasting time with somebody, knowing the names of trees. It's the useless ones that have the flavour.",
    "You're looking for meaning, and that word is so high up that it makes people dizzy. Bring it down a floor. What did you enjoy last week, if only for a minute? Who was glad on Tuesday that you exist? It generally comes in by gaps like those, head down, without introducing itself.",
  ]),
  ...movements('event', { any: ['decision'] }, [
    "You're standing before two roads waiting to be certain. Certainty comes after choosing, if it comes; beforehand there are only maps. Try a cheap experiment. Live for a week as though you'd settled on the first. The week after, the other. The body votes.",
    "When someone can't choose, it's often because both are good and each costs something they love. You aren't failing to find the answer. You're crying ahead of time for the door that'll be shut. Once it's been cried for, choosing is easier.",
    "What should I do, you ask, and I don't know. I do know a question to ask quietly: of all you're turning over, what would make you sad if nobody like you ever tried it? Not what's wise. What would make you sad.",
  ]),
  ...movements('event', { any: ['comparison'] }, [
    "All around you people announce things: houses, babies, promotions. Nobody announces insomnia. You hold your insides up against their outsides and lose every time, because that's how the game is made. Shut the window on it for some weeks. Your own street has its hours.",
    "You feel late. Late for what? Behind that there's mostly a list, written by somebody else, long ago, in good handwriting. Dig it out and read it slowly. There may be two things on it that are yours as well. Send back the rest, no hard feelings.",
  ]),
  ...movements('event', { any: ['sober'] }, [
    "Giving that up has given you back the hours, and to begin with the hours are huge. An evening used to have an end laid on; now it has to be finished by hand. Each one stands alone. Today's needn't know anything about Saturday's.",
    "Whoever gives up a habit like that also loses a companion, a bad one, but punctual. It's possible to miss what did you harm. Be ready for it at the times it used to call, and stay near somebody who knows why. If you trip, ring them before you do any sums.",
  ]),
  ...movements('event', { any: ['money'] }, [
    "Debts talk at night and always quote the same figure. Put them on a sheet, with dates, largest first, and show it to a person who's good at this. As long as they're in your head they're an animal. On paper they are a list.",
  ]),
  ...movements('event', { any: ['work'] }, [
    "Work promises to be several things: a living, a place, a name. When one fails all three wobble. Take them apart for a minute. Perhaps the living can stay where it is while you look elsewhere for somewhere to be someone, and that could have a bad piano in it, or a dartboard.",
    "A trade you loved that no longer answers is like a friend who's gone monosyllabic. You wonder what you did. Sometimes nothing: they changed the building, the rules, the noise, and the job itself got left at the back under the forms. Ask which it was that ended, the work or the place.",
  ]),
]

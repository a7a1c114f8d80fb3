import { movements } from '../../movement'

/** More small things to do: with what was said, with what there is to hand. Each may fail. */
export const smallActsEn = [
  ...movements('gesture', { aspect: 'plainact' }, [
    "If you want one small thing to do with this: tonight, before you put the light out, say whom you miss. No speech. The way one says who's coming to supper. If it makes you cry, you were going to; if it doesn't, it's been said.",
    "One thing for this week, and it's short. Walk to the end of the street and back at an hour when you're usually indoors. Going, think about how it was. Coming back, look at other people's windows. You can turn round early.",
    "I'd suggest a quarter of an hour with a pencil. Write down what you'd want known, if everything had to go in one drawer and be found by a stranger. It'll be shorter than you expect. Put it in a drawer.",
    "Make something this week that takes an evening: bread, a shelf, a long soup. Don't dedicate it to anyone. When it's done, notice who you'd have liked to show it to, and show it to somebody else. It may not rise. Soup always works.",
    "Find one other person who knew what you knew, and send them a single line: I was thinking about it today. It asks for nothing. If they answer, you'll have a conversation, and if they don't, there'll be two of you thinking about it.",
    "Set an alarm for some quiet minute tomorrow, four in the afternoon, say. When it goes, stop whatever you're at and stand still till it's five past. That's where this gets to be, for one day, and everywhere else it can be asked to wait. If you miss it there's another four o'clock.",
  ]),
  ...movements('gesture', { any: ['close:thanks'] }, [
    "You want to thank {n}, so here's a way that takes one stamp. Write a postcard, five lines, to somebody else who was good to {them} or to you, and say what it was you saw them do. It'll reach an address. Yours to {n} can be the picture on the front.",
    "For a week, before you turn in, thank {n} for one thing, and let each be smaller than the last: start with the years and get down to the way of shutting a gate. By about Thursday you'll be on to what matters. If you miss a night nobody's the poorer.[|]",
    "Pick something {n} gave you that you still use without thinking: a trick, a word, how you hold a needle or a cue. Do it once today slowly enough to notice. Thanks can be said inside that, with no lips moving. It may not feel like anything. It's been said even so.[|]",
  ]),
  ...movements('gesture', { any: ['close:thanks', 'close:love', 'close:tell', 'close:askforgiveness'], not: ['perinatal'] }, [
    "You want to {c.inf}. I'd choose the plainest setting you've got: coat on, the bus in eight minutes. Great occasions make the throat close up. If it comes out in the wrong order, well, that's the order in which it came out.",
    "To {c.inf} you needn't be ready; nobody who has done it was. Set a time this evening, a quarter to ten for example, and give it until ten. If by ten it hasn't happened, wash your face and go to bed. There'll be a quarter to ten tomorrow.",
    "Since you mean to {c.inf}, let one living person know that you're going to. They needn't help. It's so there's someone who knows where you'll be at that hour, and who'll ring afterwards to see if you've eaten.",
    "Go outside to {c.inf}. I couldn't tell you why it's easier with the sky there, but it is, even from a car park. Keep your hands in your sleeves and say it towards nothing in particular. Should somebody pass, you're on the phone.",
  ]),
  ...movements('gesture', { any: ['close:thanks', 'close:love', 'close:tell', 'close:askforgiveness', 'close:goodbye'], not: ['perinatal'] }, [
    "The trouble with wanting to {c.inf} is that it's been promoted; by now it would need an orchestra. Demote it. Do it while you're looking for a clean sock, in half a sentence, with {n} in mind, and go on looking. It'll have been done. You can always do it over again with the orchestra.[|]",
    "Write down what it would be to {c.inf}, as if for somebody who was going to do it in your place: where to stand, what to begin with, when to leave off. You may find there's nothing to add, and that to read it through once with {n} in mind is as good as doing it.",
    "If it's to {c.inf}, I'd go where there is water running: a sink, a weir, a gutter. People have always found it easier to speak next to something that's busy. You needn't raise your voice. If it won't come, you can look at the water, which nobody has ever called a waste of time.",
    "Let it be short. You've been meaning to {c.inf} for so long that it may have grown to several pages, and it was only ever a line. Find the line. Say it once for {n}, with your eyes open, somewhere that you'll be again tomorrow.[|]",
  ]),
  ...movements('gesture', { any: ['close:forgive', 'close:askforgiveness', 'close:selfforgive'] }, [
    "You want to {c.inf}. It sounds like one act and is very likely several hundred, so begin with whichever's smallest. I couldn't say what that would be; you could, I think, you had it a second ago. Do that one before the week is out. Then have an early night.",
    "If some evening you'd like to {c.inf} and can't see how, do it for one minute by the cooker's timer. Then stop, in the middle if need be. A minute's very long, you'll find. Nothing prevents your doing another on Thursday.",
    "Since it's to {c.inf} that you want, begin at the far end. Think of a day on which it has happened, an ordinary one with shopping in it. What would you do then that you don't do now? Do that this week, on credit. The rest can catch up with you or not.",
  ]),
  ...movements('gesture', { any: ['close:remember', 'close:promise', 'close:love'] }, [
    "To {c.inf}: I'd write that on the back of an envelope, in those words, and put it by the kettle. Don't act on it. In three or four days you'll read it while the water's boiling and know some small thing to do about {n}, or find that you've done it.[|]",
    "It may be that to {c.inf} isn't a thing one does but a thing one finds has been going on. In that case all that's wanted is a place for it. Keep one chair, one bench, or one bus ride free of everything else, and take {n} there with you as often as you like.[|]",
    "To {c.inf}, be overheard. Let whoever's youngest in your life, or whoever's newest, be in the next room while you tell somebody about {n}. They won't look up from what they're doing. It goes in.",
  ]),
  ...movements('gesture', { any: ['close:promise', 'close:remember'], assumes: ['human', 'affection'] }, [
    "You want to {c.inf}, and there's an old way of going about such things: a date of no importance, once a year, on which you do one job as {n} would have done it and feed whoever is there. This year's could be a week on Sunday. It's allowed to go wrong. That's usually what gets remembered.[|]",
  ]),
  ...movements('gesture', { any: ['close:quiet', 'close:forward', 'close:strength', 'close:self', 'close:hope'] }, [
    "Put it where you'll see it of a morning, inside the bathroom cabinet, say: to {c.inf}. Just the words, no date. Some mornings you'll want to take it down. On one of them, cleaning your teeth, you will notice that a corner of it has come true.",
    "I take it seriously that you want to {c.inf}, so here's something that isn't very serious. Go to bed half an hour early with the radio low and a biscuit. Whatever's going to help you with it isn't awake at this hour. If you can't sleep you'll have had the biscuit.",
    "You'd like to {c.inf}. Ask somebody for the loan of an hour, to sit in the next room or walk at your side while you do nothing about it. Say that it's to do with {n} and leave it there. A surprising amount gets done in an hour by not doing it alone.",
  ]),
  ...movements('gesture', { any: ['close:understand', 'close:closedoor', 'close:goodbye'] }, [
    "If you're to {c.inf}, it may be by wearing it down rather than by opening it. Go for the same walk three times this week, and at the same bend say to yourself what you know so far about {n}. By the third time you'll be bored with part of it. That part's done.[|]",
    "You say you want to {c.inf}. Choose the hour it shouldn't happen in, first of all: not after eleven, not on an empty stomach, not on the telephone. What's left of the week is available. {n} won't be any harder to do right by in daylight, with your shoes on.[|]",
  ]),
  ...movements('gesture', { any: ['close:goodbye'] }, [
    "Nobody can do this goodbye in one. Say it to {n} in portions: today to the voice, some other day to the hands, and to the bad weeks last of all, when you feel up to being rude. Cross each off, if you like lists. Leave a few on it.[|]",
    "You could see {n} off the way people used to at stations, by standing still until there's nothing more to see, and then buying a bun. Choose a place with a long view and give it five minutes. Don't skip the bun.[|]",
  ]),
  ...movements('gesture', { any: ['close:askforgiveness'] }, [
    "Put down in one sentence what you'd like {n} to forgive, and in a second what you wanted instead. Only those two. The first will be about an hour or a year. The second, I suspect, will be about the whole time. Keep them on the same sheet, folded so they face each other.",
    "Forgiveness from the dead can't be had, or refused. What can be done is to speak as though you were owed a hearing. Sit opposite nothing, say {n's} name, and tell it in order with the dates. When you reach the end, sit on for a minute. That minute's as far as anyone has ever got, and it's further than it sounds.",
  ]),
  ...movements('gesture', { any: ['close:forgive'] }, [
    "Before you forgive {n} anything, let it be as bad as it was. Tell one person the plain version, with nobody's reasons in it. If afterwards there's something in you that would like to put it down, put down that much. Nobody has to be told where you left it.",
    "You want to forgive. It needn't be announced. Some evening when {n} comes to mind, try leaving out the worst sentence, once, to see if the rest can stand up without it. If it can't, put it back.",
  ]),
  ...movements('gesture', { any: ['close:selfforgive'] }, [
    "Find a photograph of yourself from before, any will do, or think of one. Look at that person and tell them what's coming, with {n}, and what they'll do and won't do about it. You'll notice that you don't shout. It's a start, and it takes two minutes, and it can be done again.[|]",
    "Write your name at the top of a sheet and under it the charge, as a clerk would, in ten words. Now write what else was going on that week. Use both sides if necessary. Then read the whole page as if it concerned someone in the next street who had lost {n}.",
    "Choose one thing you do every day, locking up, say, or running a tap. Whenever you do it, leave out the scolding, just for as long as the water runs. That's the whole exercise. Forty seconds a day is how this sort of debt gets written off.",
  ]),
  ...movements('gesture', { any: ['close:love', 'close:tell'] }, [
    "There's one sentence you'd like {n} to have had. Put it where you pass every day and nobody else looks: inside a cupboard, on the underside of a shelf. You'll read it without meaning to, over and over, which is about how often it was meant.[|]",
    "Say it to {n} and then say it to someone you can reach. It doesn't have to be the same size. A text will do, to whoever comes to mind first. What was kept back once needn't be kept back on principle.",
  ]),
  ...movements('gesture', { any: ['close:love', 'close:tell'], assumes: ['alive', 'history'] }, [
    "Tell {n} at the time of day when you used to tell {them} things. If there was a phrase you began with, begin with that: you'll never guess, or, before I forget. Then say it. It may be that you find yourself telling {them} what you had for lunch. Very likely that's what was wanted.[|]",
  ]),
  ...movements('gesture', { any: ['close:quiet'] }, [
    "For ten minutes tonight let nobody need anything, {n} included. Take your shoes off. Put your feet on something cold and then on something warm. I know how slight that is. It's about the size that peace comes in to begin with.[|]",
    "Give {n} a place to be that isn't your head: a photograph, a shelf, a bench in the park. Go there when you choose and say what's what. Then, and it's the important part, come away. If {they} [follows|follow] you home, go again tomorrow.",
    "To rest, pick a task that can't be done while thinking. Shelling peas is good, or copying out a recipe, or counting stitches. Do it for as long as one side of a record. Whatever you feel about {n} will wait outside; it has shown that it knows how to wait.[|]",
  ]),
  ...movements('gesture', { any: ['close:remember', 'close:promise'] }, [
    "Teach somebody one thing that {n} did. A knot, a way with eggs, an expression for when it rains. Say whose it is, once, and then leave it alone. Within a month they'll be doing it wrong in their own manner, and that's how things last.",
    "Decide on one ordinary object in your house that's going to be {n's} from now on, even if {they} never touched it: the blue cup, the third hook. You don't have to do anything with it. You'll know, when you use it. If it gets broken, appoint another.[|]",
    "Ring someone who also misses {n} and ask for a story with no illness in it, and no goodness either. The parking ticket. The haircut. Write it down while it's fresh. If they cry, wait; if they laugh, ask for another.",
    "You'd like {n} to be remembered. Start with the pronunciation: how was the name said, by whom, with what stuck on the end of it? Put that in a notebook, first page. A hundred years from now it's the thing no archive would have.",
  ]),
  ...movements('gesture', { any: ['close:strength', 'close:forward', 'close:hope', 'close:self'] }, [
    "Tomorrow, do the first half-hour as if you were looking after a lodger. There's somebody in your house who has lost {n} and hasn't been sleeping. See that they get tea, and daylight, and aren't asked anything before nine. You'll know if it's working by whether they put their own shoes on.",
    "Choose something that {n} never had anything to do with: a street, a class, a sort of fruit. Try it this week. It's not to get away. It's so there's one square yard with no echo, for when you need to stand somewhere. If you hear the echo anyhow, you can still eat the fruit.[|]",
    "Make an appointment for three weeks from today with somebody you like, and write it down in ink. That's all. Having {n} gone takes the nails out of the calendar. One will hold up a surprising amount.",
  ]),
  ...movements('gesture', { any: ['close:understand', 'close:open', 'close:closedoor', 'close:anger'], assumes: ['affection', 'alive'] }, [
    "In case you'd like something to do with your hands: take a scrap of paper and put on it, in pencil, whatever you called {n}, the way you'd have written it on a birthday card. Use it as a bookmark. You'll lose it, in time, in some book, and somebody will find it.",
    "Before the day's out, stand for a minute where {n} used to be of an evening. You needn't feel anything. Notice what can be seen from there. It's a view you never had much use for, and it's been left to you.[|]",
    "Here is something that costs nothing. Tomorrow, let one other person go first, at a till or a junction, and think as you do it: that's for {n}. Don't explain. If they don't thank you, so much the better; {n} can owe them.[|]",
    "This evening, switch off the big light and leave on the small one. For as long as it takes to drink something warm, let {n} be whoever {they} [was|were], with nothing to be learned from it. Then wash the cup. That's where it ends.",
    "I'd have you do one slow thing for {n} this week: peel an orange in a single piece, sharpen every pencil in the house, walk to a postbox with nothing to post. It's a way of spending time on somebody when nothing can be spent on them. If you get bored, you've done it properly.",
  ]),
  ...movements('gesture', { any: ['close:understand'] }, [
    "You'd like to understand. Try drawing it instead: a line for {n's} years, however badly, with a mark for what you know and a gap for what you don't. Look at how long the line is, and how short the gaps. Put away the pencil before you start filling them in.[|]",
    "Allow the question about {n} half an hour, on a set evening, with tea. Ask it straight, and write down whatever comes, including I don't know. When the half-hour's up, close the book, mid-sentence if need be. Some things are understood from the side, while doing the ironing, by people who'd stopped asking.[|]",
  ]),
  ...movements('gesture', { any: ['close:anger'] }, [
    "It needs an outing. Take it to where there's no one, a beach or a ring road with the windows up, and tell it at full volume what was done to {n}, or by {n}, or by nobody. Then breathe and see if there's a second verse. Buy chips on the way home. Shouting makes people hungry and it's the best thing about it.[|]",
  ]),
  ...movements('gesture', { any: ['harm'] }, [
    "If you'd like to do something: open a window in whichever room is yours, and leave it open for as long as you please. Nobody's permission is required. If the air that comes in is cold, shut it again. The point is who decides.",
    "Write down one thing that's so because you made it so, and not because of {n}: how you speak to a child, what's on your walls, that in your house people knock. One is enough for tonight. Put it where you brush your teeth.[|]",
    "Should there be a service and should you go, take your own transport and sit by the aisle. Agree with somebody beforehand on a word that means we're leaving. You may never need it. It'll be there all the same, and around {n} there may not always have been a way out.",
  ]),
  ...movements('gesture', { any: ['perinatal'] }, [
    "Give {n} something on paper. A line in the family book, an initial on the back of a picture, the name on a seed packet and the seeds in a pot. Whoever asks can be told. Whoever doesn't ask will water it without knowing.",
    "On whatever day you think of as {n's}, do one small thing you'd have done together: feed some ducks, look up at an aeroplane, eat the ice cream first. It needn't be sad all through. If it's too soon, the ducks will be there next year.[|]",
  ]),
  ...movements('gesture', { any: ['pet'] }, [
    "This week, at {n's} usual hour, go out for as long as it used to take. Same way round. You can leave out the stops, or not; people will think you've lost something, and they'll be right. Once will do. If you're back in two minutes, it was two minutes.[|]",
    "Tell one person a story about {n} in which something got eaten, or ruined, or rolled in. Not the end, and not the loyalty. If you laugh on the way through, keep going. It's the nearest thing to a funeral speech that an animal would have sat still for.",
  ]),
  ...movements('gesture', { any: ['anniversary'] }, [
    "For the day itself I'd plan one thing with {n} in it and one without, in that order, and leave the rest blank. The first might take five minutes. The second could be a film, or a long bath, or the dullest shopping you can think of. If the order gets reversed, or everything's cancelled, the day will still be over by midnight.[|]",
  ]),
  ...movements('gesture', { held: true }, [
    "Tonight put {o} somewhere else for an hour, on a sill or the arm of a chair, where you wouldn't expect [o:it|them]. Look up now and then. After that take [o:it|them] back. You've been seeing [o:it|them] with your memory for so long that your eyes might like a turn.",
    "You could let someone hold {o}. Someone with careful hands, who's heard you speak about {n} and never been shown anything. Don't say much. When they give [o:it|them] back, it'll have been seen by two.",
    "Do one small useful thing about {o}, with no cleaning in it: a better place, a box with a lid, a hook that's for nothing else. It'll take less than ten minutes, and you may have to stop in the middle. It's perfectly good manners to come back.",
  ]),
  ...movements('gesture', { topic: ['food'], assumes: ['affection', 'alive'] }, [
    "Some day before the month is out, set to with {o} in your usual way, and once you've sat down, take the first mouthful slowly. Just the first. That one's in {n's} honour. The others are lunch.[|]",
  ]),
  ...movements('gesture', { topic: ['garden', 'outdoors'], assumes: ['affection', 'alive'] }, [
    "Go to {o}, or to whatever's nearest of the kind, and stay till you've seen one thing change: a cloud, somebody's dog, the wind getting up. Think of {n} when it does. If it rains, you'll have seen that.",
  ]),
  ...movements('gesture', { topic: ['music', 'book', 'photo', 'game', 'screen'], assumes: ['affection', 'alive'] }, [
    "Give {o} ten minutes with somebody beside you who never knew {n}, and don't explain until they ask. If they ask, answer. If they only say that it's nice, pour them something and talk about the weather. You'll have had your ten minutes.",
  ]),
]

import { movements } from '../../movement'

/** Answers to what was said, for somebody who has lost their bearings rather than a person. */
export const seenPropositoEn = [
  ...movements('seen', { clause: ['dontknow'] }, [
    "The honest part of any map is the edge, where whoever drew it stopped pretending. You have one in your message: {q}. Early mapmakers put a whale there. I'd leave it plain.",
    "For {q} there are people who will sell you a weekend course. I wouldn't buy. You've only just got as far as saying it, and a question that has only just been said should be let alone for a bit, like dough.",
    "{q}, you say, as if it were the failing. It might be where the pretending ran out. What you used to know, the answer you gave at weddings, had been wearing thin for some time, I suspect, and you were too polite to mention it.",
    "Try hearing {q} with the weight on a different word each time. It's a small game for a bus queue. On one of those words your voice will drop, and that's the one that is being asked about.",
    "You'd be surprised who has said {q} in so many words, and with what letters after their name. They said it to a spouse, in the dark, and in the morning they put on the tie. You've said it in daylight, to a stranger, which is a rung or two further up.",
  ]),
  ...movements('seen', { clause: ['wish', 'contrast'] }, [
    "{q}. I've read longer statements of purpose, on good paper, that had less in them. This could be said to a child. It could also be checked: at the end of a week one would know whether there'd been any of it or none.",
    "What I like in {q} is that there's hardly an abstract noun in the place. You don't ask for fulfilment. You ask for something that would show, at a given hour, to somebody standing by. That makes it a good deal easier to know where to begin looking.",
    "Hold on to the exact wording of {q}. It'll be improved for you: made more realistic by some, more inspiring by others. The way you put it, with the small words left in, is the only version that knows what it's talking about.",
    "One sentence of yours is facing forward, and it's this: {q}. All the rest look at what was. I'm not setting it up as the cheerful one. I only notice which way its shoes are pointing.",
  ]),
  ...movements('seen', { clause: ['wish', 'contrast'] }, [
    "That {t} isn't much to ask, I thought at first, and then I thought that it is, in fact, about as much as anybody asks. It leaves out fame and money. It leaves out being right. What's left could be had by Thursday in a small way, and by nobody at all in a large one.",
  ]),
  ...movements('seen', { clause: ['self'] }, [
    "There's a foreman's voice in {q}, don't you think? It talks as though you were late. I don't know who first used it to you, but it knows nothing about the work you've been doing these last months, which was done indoors and had no output.",
    "You let {q} stand as if that were simply information. It's an opinion, and a tired one, and it was formed by looking at yourself from above at a bad angle. I have only what you wrote. From here one sees a person trying to give a fair account and being unfair in one direction only.",
    "Could {q} be put in quotation marks? That's how it looks on my side of the page, with somebody saying it. Once a verdict has a speaker it's possible to ask what time they said it, and whether they'd had any lunch.",
    "If you kept accounts for a friend and came across {q} among the figures, you'd query it. No date, no voucher, no signature. You'd send it back to be itemised. I'm sending it back.",
  ]),
  ...movements('seen', { clause: ['cant'] }, [
    "Most plans for changing a life are written as though {q} weren't in the room. Then they fail, and the person gets the blame. I'd begin there. Whatever is going to be possible has to fit round that, as a road fits round a hill.",
    "{q}. Good. I mean it's good to have it down, since a limit that's been written can be planned for, and one that hasn't gets run into every morning at the same spot.",
    "I won't ask if {q} is true, or whether you've tried. Somebody who says that has tried on days when nobody was counting. Let me ask what's on this side of it instead: what you still do without being asked, and would be sorry to have taken away.",
  ]),
  ...movements('seen', { clause: ['others'] }, [
    "As to what people say or don't say, {q}: advice about a life is mainly autobiography. They're telling you which of their own doors they went through and would like to have been right about. You can be interested in it on those terms. It makes it much less like an order.",
    "Behind {q} there's a kind of audience, and I wonder who bought them the tickets. They sit through your life with their coats on, waiting for the part where it makes sense. You could, without any rudeness, play an act or two to an empty house.",
    "{q}, and so on top of not knowing where you're going you've to look as though you did. I should think that uses up a third of the fuel. There may be somebody among them who would be relieved to be told. People often guard in others what they daren't look at.",
    "I'd pay attention to the bit where you bring in other people, {q}. It comes out flatter than the rest, as a thing does when it has been turned over a great many times. Nobody need be proved wrong by what you do next. It's not a reply to them.",
  ]),
  ...movements('seen', { clause: ['body', 'stillreach'] }, [
    "{q}. The body is a poor reader of announcements. It goes by repetition, and what it had repeated to it for years was that it was wanted. Give it a new thing at the same hour, and give that as many weeks as you'd give a dog.",
    "I'd take {q} for testimony. The mind can be talked round to most things; it will agree that it's time for a change, that others have it worse. Then at some ungodly hour the body stands up in court and says what it saw.",
    "Among the explanations you might give there is {q}, which isn't one, and I believe it before the others. It's got no argument in it. Something in you is still reporting for duty, or has at last refused to, and either way it's to be treated with some courtesy and a decent breakfast.",
  ]),
  ...movements('seen', { clause: ['habit', 'miss'] }, [
    "What you had there, when you say {q}, has three parts if one takes it slowly: an hour, a place, and something to be good at. The hour is easiest to get back. I'd start with the hour, and put anything in it at all, so that it isn't let to somebody else.",
    "{q}. I notice that you don't say you were happy. You say what you did. People looking back at a time when things made sense hardly ever mention a feeling; they mention a bus, a bench, whoever had the next shift.",
    "No one would guess from {q} that they were reading about the meaning of a life, and I'm fairly sure that they would be. It hasn't any capital letters. It happened on weekdays. You didn't need to believe in it in order to do it, and I think that's what you're homesick for.",
    "You can put {q} in the past tense, and you did. But it would have to be a very tidy past, to have kept a thing like that so exactly. The details are too good. They're like tools hung up by somebody who meant to come back after lunch.",
  ]),
  ...movements('seen', { clause: ['love', 'given', 'thanks', 'saying'] }, [
    "When you get to {q} you stop explaining. It's the only place in the message where you do. Everything on either side has a because in it somewhere. This just stands there with its sleeves rolled up.",
    "I'd hang a good deal on {q}, more than it seems built for. Purposes are mostly love with a timetable. You have the first half there already; nobody can do you the favour of inventing that. The timetable is only work.",
  ]),
  ...movements('seen', { clause: ['fear', 'anger'] }, [
    "{q}. Let it be as large as it is. There's a kind of reassurance that works by making the thing smaller, and one pays for that afterwards, alone, with interest. I would sooner ask what it's guarding. Nothing growls like that over an empty dish.",
    "You've said {q}, and I noticed that you didn't follow it with a joke. Then it's in earnest. A feeling that definite has at any rate something definite in front of it, and I'd like to know what you see when you look where it's looking.",
  ]),
  ...movements('seen', { clause: ['event'] }, [
    "With {q} you give me the date, so to speak, and it can seem that all the rest follows from there. I'm not certain of that. Some of what you're missing was on its way out beforehand, and some hasn't gone at all and is only standing in a different place.",
    "So this is the before and after of it: {q}. The before has been described to death, mostly by you, mostly at night. About the after nobody knows anything yet. I find that I'm curious. I don't ask you to be.",
    "A biographer would get to {q} and begin a new chapter. It's a convention. Whoever was living it had to get up the next day and look for the other sock; they'd no idea that a chapter had ended, and that ignorance was probably what got them as far as lunch.",
    "{q}. I'd have expected more words. You must have told it, by now, to officials and in-laws and people who only wanted to know if you were free on Saturday, and it's been rubbed down to what will go through a letterbox. There was a whole parcel behind it once.",
  ]),
  ...movements('seen', { clause: ['event'] }, [
    "Once you know that {t}, you'd think the hard thing had been learned. It's learned again, though, on small occasions: at a form with a box for occupation, at a dinner, in a silence in the car. Each of those is a separate lesson, and you've a right to find it tiring.",
  ]),
  ...movements('seen', { clause: ['other'] }, [
    "Somewhere in what you sent there is {q}, with no moral attached. I'd like to leave it without one. If I were asked where your life is, this week, I wouldn't point to the large questions. I'd point to that, since it's the part that was actually going on while you thought about them.",
    "I asked myself why you'd included {q}. You were short of room; there were heavier things to say. My guess is that you'd been trying to explain for a while, without much luck, and then simply looked up and told me what was there.",
    "It's possible to read {q} as a detail, and it's possible to read it as the whole of the trouble with its hat on. I shan't choose. I'd only suggest that whenever somebody asks how you are, and you can't face the long answer, you could say that. It would do.",
    "On a second reading I slowed down at {q}. It's a camera, that sentence. The others are commentary. One can argue with commentary, and you do, quite hard; nobody could argue with the picture.",
    "I'll copy this out: {q}. It takes no time at all, and I imagine that in your week it takes up a great deal of space. That's the way of it with such lines. They're written small because they've been folded so often.",
    "You put {q}, and then, as if that were enough of that, you went on to something else. I'd have liked to stop you there with one question. Only a small one: who else knows?",
    "Around {q} there's a ring of quiet, the kind one gets round a person who has just come in from outside. The other sentences make room. I should think it's been so in your days as well.",
    "There are lines that explain, and there are lines like {q} that one simply has to have been there for. I wasn't. I can tell you what it's like from the doorway: it's very clear, and nobody has touched anything.",
    "You could stop at {q} if you were asked to account for the last while. People would want more: reasons, a plan. But it's complete. It has you in it, doing or not doing a thing that nobody had ordered.",
    "As evidence I'd submit {q}. I haven't decided what it proves. I only object when people are made to argue their case in general terms, and this is as far from general as one could wish.",
    "Shall I tell you which words I could say by heart without looking? {q}. I've no idea whether they're the ones you'd have picked. One never knows what will go home with the other person.",
    "You needn't have a use for {q}. I haven't one either. It can be let stand in the middle of the floor while we walk round it, and after a bit one stops wondering where it goes.",
    "I tried to guess how you'd say {q} aloud. Quickly, I should think, with your eyes on something else. It's how people say what they've said to themselves so often that the edges have gone.",
    "I've seen people take three meetings and a facilitator to get as far as {q}. You got there in a message, with no flip chart.",
    "Nothing hangs on {q}, you might say. But I notice that when I leave it out and read the rest over, it could have been sent by anyone with a grievance. With it in, there's a chair pulled out and a person on it.",
    "I'd answer {q} with a nod, if nods could be posted. There are remarks one spoils by being clever about them.",
    "If you want to know what I was thinking of while I wrote the sensible parts of this, it was {q}. It kept its place like somebody who's been told they'll be called.",
    "I would be sorry to see {q} taken for an illustration of something. It isn't standing in for burnout, or midlife, or any of the things there are leaflets about. It's what there was. I'm treating it so.",
    "If this were a film I would open on {q} and have nobody speak for a bit. The audience would know where they were. They'd know it better than from any amount of somebody in a chair saying that they'd lost their way.",
    "Anyone summing you up would have to decide what to do about {q}. It won't go under career and it won't go under health. I'd leave it out on the desk until the rest has been put away, and then see what kind of file it wants.",
  ]),
  ...movements('seen', { clause: ['other'] }, [
    "Nobody asked you for it, and you told me all the same that {t}. I'm glad. Questions about a life come in very clean as a rule, scrubbed of everything that might tell you whose they are. This one has a thumbprint.",
    "That {t}, I could not have guessed, and it changed how I heard the rest. Until then it might have been anyone's difficulty. There are a great many people at a loss. Only one of them could have put it like that.",
    "Before I say another word about direction I want to have noted that {t}. It goes at the top of the sheet, where one writes the conditions: wind, light, state of the ground. Advice that took no account of that would be advice to somebody else.",
    "It's in there too, said quite low, that {t}. A good listener would leave a gap after that, and I'm trying to. There. I don't believe I've anything to add to it, except that it was heard at its proper weight.",
    "You mention that {t}. There's no complaint in the way it's put. I've read it over, all the same, and if I'd been sitting across from you I think I'd have stopped stirring my tea.",
  ]),
  ...movements('seen', { clause: ['question'] }, [
    "{q}, you ask, and I've tried it on for a day to see how it hangs. I don't think it wants a philosopher. It wants somebody to ask it back to you, without irony, when you've both got nowhere to be: and what made you think of that just now?",
  ]),
  ...movements('seen', { clause: ['absence'] }, [
    "There's a good deal of silence in {q}. It's the kind that follows when something that took up all the afternoons has been carried out. I wouldn't rush to put anything there. First one finds out whether it's an empty place or only a clear one, and that takes a few weeks of walking through it.",
  ]),
  ...movements('seen', { clause: ['did', 'unsaid', 'late', 'relief'] }, [
    "I've no wish to make {q} lighter or heavier than you left it. What strikes me is that you put it in among questions of direction. That makes sense. It's hard to choose a road with one foot still standing in something, and one needn't forgive oneself entirely to be allowed to lift it.",
  ]),
]

/** Two of their sentences together, where the matter is which way to go. */
export const weavesPropositoEn = [
  ...movements('seen', { aspect: 'now-will' }, [
    "Two of your lines belong on one sheet. {q:now}: that's the state of things. {q:will}: that's the order for the workshop. Between a survey and an order there's generally an estimate, and nobody has asked you for that yet. What would it take, roughly, for a very small part of the second?",
  ]),
  ...movements('seen', { aspect: 'fact-will' }, [
    "You lay down what happened, {q:fact}, and lower down what you'd have instead, {q:will}. I don't think the second makes up for the first. It's not meant to. It merely shows that whoever was knocked over by the one got up, at some stage, and looked about.",
    "Where {q:fact} closes something, {q:will} opens something, hardly more than a crack, and you wrote them a breath apart. I'd put my foot in that crack. I wouldn't push.",
  ]),
  ...movements('seen', { aspect: 'bond-will' }, [
    "{q:bond}. And then: {q:will}. I read them as one instruction with the middle torn out. What you're after may not be new at all. It may be what was in the first sentence, asking to be let in by another entrance.",
  ]),
  ...movements('seen', { aspect: 'hurt-fact' }, [
    "There is what took place, {q:fact}, and there's what you hold against yourself, {q:hurt}. They came in the same envelope, so it's natural to think that one proves the other. I've had them both out. They were posted from different towns.",
  ]),
  ...movements('seen', { aspect: 'bond-hurt' }, [
    "You accuse yourself, {q:hurt}, and a line or two away there's {q:bond}. I'd call the second to give evidence. It's been sitting at the back the whole time, and nobody's asked it what the accused was like on an ordinary day.",
  ]),
]

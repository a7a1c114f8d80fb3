import { movements } from '../../movement'

/** Answers to what was said, by what the clause does. They fit any path. */
export const seenEn = [
  ...movements('seen', { clause: ['unsaid'] }, [
    "{q}. What went unsaid hasn't vanished. It stays in the mouth, more or less ready, and tries to get out at traffic lights and in the shower. It has somebody to go to. It's only the address that has been lost.",
    "You say that {t}. Consider, too, all that the same mouth did say: questions, jokes, have you eaten, text me when you're home. Hardly anyone loves by announcement. It's done in small change, and my guess is there was a fair amount of it.",
    "I can't deliver what you describe in {q}. What I can do is see that it doesn't stay unsaid altogether. It is in writing now, in your words, and has been read by someone other than you.",
    "About {q}: people keep quiet out of shyness, or tact, or because supper was ready, or because there would be another evening. None of those is coldness. Each of them is a way of counting on the future, which is what we do with the people we expect to keep.",
    "You'll have finished that sentence many times, the one that goes {q}. With more nerve, more time, a better moment. All of those versions are possible, since none of them happened. The one that happened was clumsier, and it belongs to you as well.",
  ]),
  ...movements('seen', { clause: ['did'] }, [
    "One part cost you more to write than the rest: {q}. I won't tell you it didn't matter. It did, then, in the way things matter between people at close quarters. What it can't do is speak for all the other days.",
    "{q}. We guard our own worst sentences with a loyalty the good ones never get. Of the quiet evenings there are no minutes. Of that one you have the exact tone of voice, which is why it looks so tall.",
    "You tell me that {t}. I wasn't there, so I'm neither counsel for the defence nor the other side. I only see someone going over a scene because it's the single way left of taking part in it.",
    "As for {q}, could it be left the size it was? An afternoon, perhaps. No smaller, so that you aren't lying to yourself; no larger, for the same reason.",
    "The person who did that, the one in {q}, didn't know what you know. Memory plays a mean trick there. It sits you down in the old moment with everything you've learned since already in your pocket.",
  ]),
  ...movements('seen', { clause: ['self'] }, [
    "You say {q}, and you very nearly apologise for it. You needn't have. What people feel in secret because it seems unserious is often the most serious thing they own, and it just happens to be wearing slippers.",
    "Listen to the tone of {q}. If a friend said it to you about herself you'd stop her halfway. I'm not asking you to withdraw it. I'm asking in what voice it was said, and whether you'd let anyone else use that voice in your house.",
    "There's a verdict in your message and the signature on it is yours: {q}. I know that court. It sits after two in the morning, calls no witnesses, and has the sentence typed up beforehand.",
    "When you write {q} you take up the position of a person who ought to have seen everything. Nobody sees everything. What looks like a sign now was, at the time, a Tuesday.",
    "I won't dispute {q}. If I did I'd be treating it as an opinion, and it's a sore place. I would only ask you not to use it as a mirror.",
    "Let me leave {q} on the side of the plate for the moment. It may be true and it may not. With that in front of you there's no room to see anything else, and there is something else.",
  ]),
  ...movements('seen', { clause: ['fear'] }, [
    "{q}. That's a fear with its feet on the floor: it is about something that could happen. Pep talks don't touch that sort. It does sometimes settle for a job, and the job is usually small and has to be done often.",
    "You wrote {q}, and I imagine it came out more quietly than the rest. Fear has one virtue. It points at what matters with a better aim than love does, having no manners to get in the way.",
    "About being afraid: {q}. I'm not going to promise you it won't come true. I don't know. What I do know is that you've said it, and a fear that has been said takes up less of the house than one that has to be watched.",
  ]),
  ...movements('seen', { clause: ['others'] }, [
    "{q}. Yes. There are things people say the way they'd shut a window, so that the cold stays out of their own house. You don't have to thank them, and you don't have to agree.",
    "And then other people: {q}. Seen from outside, these things have a reasonable length. Inside there isn't a calendar, and it's odd how many visitors arrive with one under their arm.",
    "What you say about the others, {q}, is tiring in its own right. You carry the thing, then you explain it, and after explaining it you're expected to comfort whoever went pale.",
  ]),
  ...movements('seen', { clause: ['absence'] }, [
    "{q}. An absence is full of habit. The hand goes out, the ear waits, the body leaves room. And each time there's a half-second in which you have to be told again.",
    "You put {q}, and I can see the whole of it. Houses are slow. They go on handing out the hours as they used to, and it falls to you to go from room to room letting them know.",
    "I'm holding on to {q}. You might have said that things are bad, which would have been true and told me nothing. You said that. Now I know where to look.",
    "The quiet you describe, {q}, isn't the same quiet as before. Earlier it was only that nobody happened to be talking. This one belongs to someone.",
  ]),
  ...movements('seen', { clause: ['stillreach'] }, [
    "{q}. The body is the last to be told. It isn't stubborn, it's just slower than you: it learned something over thousands of evenings and nobody has taught it another.",
    "You say {q} the way a person admits to an oddity. I don't find it odd. When a habit loses its reason it keeps going for a while on its own, as a wheel does after the bicycle has been put down.",
    "That {t} makes more sense than you think. You aren't fooling yourself; you know perfectly well what's happened. Some part of you knows with its hands, and hands read slowly.",
    "Don't stop on anybody's say-so. I mean {q}. Some of these gestures go by themselves one unremarkable day, and others stay for good and are no trouble to anyone.",
  ]),
  ...movements('seen', { clause: ['habit'] }, [
    "{q}. What's repeated can't be seen while it's being repeated. No one thinks, on the four-hundredth morning, here I am making a memory. And it turns out that's what all of it was made of.",
    "Of everything you wrote, {q} tells me the most. It wasn't an occasion. It was a custom, and a custom is a promise that nobody ever had to say.",
    "{q}, you write, in the kind of past tense that won't quite close. It doesn't describe a day; it describes a way of being about the place. Days finish. Ways rub off.",
    "I'd like to point at {q}. There's nothing grand in it. If I had to tell a stranger how it was, though, I would start by reading them that.",
  ]),
  ...movements('seen', { clause: ['body'] }, [
    "Then there's the body. {q}, you tell me. That isn't weakness. These things are carried with the muscles and with sleep, and nobody warned you it'd be as tiring as moving furniture.",
    "{q}. I'm noting it down because it usually gets left out of letters. Eat at the usual hour even if it tastes of nothing. And if sleep goes on staying away, mention it to whoever looks after your health, as plainly as you mentioned it to me.",
  ]),
  ...movements('seen', { clause: ['dream'] }, [
    "You tell me {q}. I don't know what dreams are, and I am wary of people who do. I know what it is to wake from one like that: the news has to be delivered all over again, in daylight, before breakfast. It's a lot to ask of anybody more than once.",
    "{q}. At night there's no one on the door and whatever wants to come in comes in. You needn't go looking for messages. It may only be that the thing that fills the day has nowhere to go when the lamp is off.",
  ]),
  ...movements('seen', { clause: ['miss'] }, [
    "{q}. It takes three or four words to say and it's a full day's work. Missing someone, or something, has to be done over and over, and from outside it looks like standing at a sink.",
    "You write {q}. I'm not going to put a date on it or find it a use. It's what affection does when it can't locate the person, and I don't know of a way to remove the one without the other.",
  ]),
  ...movements('seen', { clause: ['cant'] }, [
    "{q}. I believe you. There are stretches when can't isn't a figure of speech, it's a measurement. Wanting to doesn't make a full glass hold more.",
    "When you say {q} you aren't asking to be pushed. You've probably been pushed already. You're telling me how far the rope goes today, which is more use than most advice.",
    "Leave {q} as it stands, without a date. Plenty of things that can't be done one month get done in another without anyone deciding. And some are never done, and people live.",
  ]),
  ...movements('seen', { clause: ['dontknow'] }, [
    "You write {q}. Nor do I, and I won't pretend. Some questions stay open because the only one who could have answered is gone, or because nobody ever knew. Living with one of those isn't giving in. It's more like no longer knocking at a house you can see is empty.",
    "{q}. Not knowing is tiring in a way of its own: it has no shape, so it can't be put away anywhere. It may help to leave it as you've put it, and not make yourself solve it before you're allowed to get on with the week.",
    "The most honest thing you sent me may be {q}. Nearly everyone makes up an answer rather than stand there. You stood there.",
  ]),
  ...movements('seen', { clause: ['wish'] }, [
    "There is a wish in what you say, and it's plainly put: {q}. I'm not going to weigh it or tell you how likely it is. A wish is at least a direction. It shows which way you face when nobody's looking.",
    "{q}. Look at how that's built. It has you in it, and a verb leaning forward. In the middle of all this that counts for something.",
    "You say that {t}. I take that seriously. Perhaps it can't be had whole, or today. Most wishes don't ask to be granted in one go; they'll put up with someone making a start.",
  ]),
  ...movements('seen', { clause: ['relief'] }, [
    "And there's something you may not have told many people: {q}. Relief and sorrow fit in the same chest, and neither is cheating on the other. When something hard is over the body lets go, whatever else went with it.",
    "{q}. You'll have winced, seeing it in your own handwriting. I didn't. To breathe once breathing is possible again isn't betrayal; it's what anybody does who has been under too long.",
  ]),
  ...movements('seen', { clause: ['anger'] }, [
    "{q}. I'm glad you said it. Anger that isn't said gets spent on whoever is nearest, or turned inwards. This at least knows where it came from.",
    "I'm not going to ask you to put down what you wrote here: {q}. Anger is often on guard duty. There's usually something behind it that still can't be touched.",
  ]),
  ...movements('seen', { clause: ['event'] }, [
    "You give the facts in a line: {q}. So short, for what it has in it. Whoever reads that won't know how long it goes on inside, nor how often you've had to say it already, at counters, on the telephone, to people who were only being polite.",
    "{q}. Said, with a full stop after it. There are sentences that divide a life, and grammatically they look like all the others: somebody, a verb, and that's that.",
    "You tell me that {t}. Nothing more: not the hour that followed, not who rang whom. It isn't needed. What's missing from the page can be felt through it.",
  ]),
  ...movements('seen', { clause: ['contrast'] }, [
    "In one sentence you get clear without anybody's help: {q}. It has two halves, and the second one is a direction. I have very little to add. I'd only underline it.",
    "{q}. Once a person can tell those two apart, half the work is done, even if from inside it still feels like one large thing.",
  ]),
  ...movements('seen', { clause: ['thanks'] }, [
    "{q}, you write, right in the middle of what hurts, which is where it's hardest to write. Gratitude doesn't cover anything up. It says that this happened too and ought to be in the record.",
    "That a message like yours has {q} in it says a good deal about how you look at things. With loss standing directly in front of them most people can't see round it.",
  ]),
  ...movements('seen', { clause: ['question'] }, [
    "You ask {q}. I'm not going to answer, because I don't know, and because I suspect you've been given plenty of answers. Some questions are asked so that someone will hear the whole of them and not rush to put a lid on. I've heard the whole of it.",
    "There's a question inside your message: {q}. It can stay there with its mark at the end and nobody replying. Honest questions stand up well to weather.",
  ]),
  ...movements('seen', { clause: ['love'] }, [
    "{q}. Whatever the tense, it's clear enough. Loving doesn't consult events. Things happen, and the verb stays about where it was.",
    "You say it outright: {q}. Don't go back and make it more prudent. There are people who spend their lives walking round a sentence like that one.",
  ]),
  ...movements('seen', { clause: ['other'] }, [
    "I stopped at {q}, which looks like a sentence on its way to another sentence. It isn't. You put it there so that something would be understood that wouldn't go into the others, and it is.",
    "You also say {q}. I don't know everything that stands behind it and I won't act as if I did. But people don't pack a message like yours with filler.",
    "{q}. It could pass for a detail. To me it's the corner of a scene you know by heart and have chosen to show the edge of. An edge will do.",
  ]),
]

/** The way back to what a detour put off. */
export const backEn = movements('back', {}, [
  "Now, that sentence. I'm not going to contradict it, because it isn't false. What it does is stand in front of the others and talk on their behalf, and it has no business doing that. It saw one moment. You've told me about a good many more.",
  "Back to what I left lying there. It strikes me that that line has been working alone for some time, with nobody to contradict it or keep it company. Put next to the rest of what you wrote it's still true. It has simply stopped being the only true thing in the room.",
  "As promised: the sentence I began with. Having looked at the others, I read it differently. Before, it seemed to be the summary. Now I think it's just the part that makes the most noise. A summary would be far longer, and have better things in it.",
  "And so we come to the difficult part, which is exactly where we left it. I have nothing that will rub it out. It weighs what it weighs because of what stood around it, and that was worth having. One sentence didn't put it there and can't take it away.",
  "I said I would come back, and I have. I don't believe what you wrote there wants a reply. It wants company, like certain facts that can't be argued or repaired and which are carried a little better once somebody else knows you're carrying them.",
])

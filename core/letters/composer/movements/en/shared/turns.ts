import { movements } from '../../movement'

/** A change of light that fits any path. */
export const turnsEn = movements('turn', {}, [
  "I won't tell you how long it lasts. I don't know, and neither does anybody who offers a figure. From what people tell, it doesn't go down in a straight line: there's a week that is nearly ordinary, and then on a Wednesday, in the queue at the chemist's, the whole of it comes back. You haven't slipped. It was Wednesday.",
  "It gets talked of as a staircase, with numbered steps and a landing at the top. I believe it's more like living beside something large. At first you hear it all the time. Then there are stretches when you don't. Then one day you catch yourself discussing something else with the window open.",
  "Some of what you're feeling has no call to go away. It will move. At present it's directly in front, and you can't see past it; later it tends to fall in alongside, like someone walking the same way.",
  "There are days when the bravest thing done is nothing: no ringing up, no deciding, no explaining. It looks like idleness. From inside it's a person holding up a wall with their back.",
  "There's no proper way to do this. There's no proper way to cry, or to not cry, to remember, or to laugh on a Thursday for no reason. If there's a clumsy way, it's making yourself do somebody else's.",
  "Notice that you've told it. An hour ago it was only inside, in no order, and now it has sentences and commas and a beginning. Order heals nothing. But what has sentences can be seen from outside, and from outside it's plain that it isn't you. It's something that has happened to you.",
  "Some truths contradict each other and still sit down at one table without a scene. That it happened; that it can't have. Already; not yet. You put them in the same message, and I won't be the one to make you choose.",
  "It can come to seem that to stop hurting would be to let go of something else, as if the pain were the last string. It isn't. What joins you is lower down, in parts that don't hurt: an expression you picked up, a way of folding things, a liking for one hour of the day.",
  "What you've lost is bigger than what can be said about it, so words come up short, these included. I don't apologise. I would sooner write something that falls short and knows it than something that reaches everywhere and touches nothing.",
  "I'd like to separate two things that tend to arrive together: what happened, and what you've been saying about yourself since. There's no mending the first. The second is a habit, and a recent one, and recent habits are open to discussion.",
  "I suspect that for other people you've had to be somebody who is coping. There's no need here. A letter doesn't worry, doesn't study your face, and won't be speaking to your family. Read it in whatever state you're in.",
  "Memory isn't an archive. It's somebody telling a story, and who tells a story picks according to the day. On bad days it'll read you the worst of it in a very confident voice. You needn't silence it. It's enough to know that there are other pages, and that it has those as well.",
  "I'm not asking you for hope. Hope by request is one more duty. I'd ask for something smaller, a little curiosity about tomorrow morning: what the light is like, how the first thing you drink will taste. If there's none tomorrow, try the day after.",
  "What you have got is the size of a person. It isn't a fault in the works. Faults get repaired and then all is as before; this moves in, and over the months it learns not to take every chair.",
  "It's hard to believe from where you are, but the world hasn't left without you. It's out there with its timetables and errands, and you can get on again anywhere, without explaining where you were.",
])

/** Short breaths. */
export const beatsEn = movements('beat', {}, [
  "That counts too, though it may not look like it.",
  "I don't say it to console you. I say it because it's in your message.",
  "If you need to stop here, stop. Paper waits better than people do.",
  "There's no test at the end of this. Only a day, and then the night that belongs to it.",
  "I'll leave that there and go on.",
  "Read this part twice if you like; I wrote it twice.",
  "That's enough of that, for now.",
  "Some things don't get clearer by being explained again.",
  "Not everything heavy has to be lifted today.",
  "The rest will keep until you feel like looking at it.",
  "What you're doing may have no name. It's a kind of looking after.",
  "Of what you didn't tell me I'll say nothing. It's there too, and I take my hat off to it.",
  "Between one sentence and the next, breathe once. There's no more technique than that.",
  "No one's going to ask you to tell it better.",
  "Nobody who is slow at this is doing it wrong.",
  "I'm saying this quietly, so that it won't sound like advice.",
])

/** Endings that bring the first thread home. */
export const returnsEn = [
  ...movements('return', { aspect: 'return', held: true }, [
    "I began with {o} and I'm back there now. [o:It hasn't|They haven't] moved. You have said a number of things in between, and those can't be unsaid.",
    "The next time you see {o}, [o:it doesn't|they don't] have to mean anything. [o:It|They] could be, at last, just {o.n}, and beside [o:it|them] you, who know the rest.",
    "As for {o}, let [o:it|them] stay. Nothing like a relic. More in the manner of a thing that still has some use about the place.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "I don't know what you'll do about {o}. There is no right answer. Someone who could name [o:it|them] in the middle of all this will know what to do, and when.",
    "I'm finishing where you began to tell the truth, with {o}. The large things you knew already. It was you who showed me the small one.",
    "If anybody asks tomorrow what this letter was about, you can tell them {o}. It'll be true, and you won't have to say more.",
    "There's still {o}. There is still what you know of {n}. It isn't a bad spot for a morning to start from.",
    "Letters are supposed to say something large at the end. I'd rather leave you with {o}, which [o:asks|ask] for nothing and [o:isn't|aren't] going anywhere.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "It's true that {tt}. So is everything you put round it, and the same person wrote that.",
    "At the start I copied out {tq}. I've copied it again here, at the other end, because something has happened between the two: you have read it in company.",
    "That {tt} is how this letter began. It can stay as it is, said and unpunished, while you turn off the light.",
    "{tq}. It's your sentence still. I only wanted it, for once, not to be the last.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "There are things about {n} that you alone know. As long as you know them, somebody does. That's where I'll stop.",
    "I haven't tried to take you anywhere. We've been once round what you wrote and I've brought you back to the same spot, with a little more light, I hope, on {n} and on you.",
    "I'll end as you began, without large words. You said {n}. I heard.",
    "You can fold this now and go on with whatever it was you were doing. What's been said stays said, and what hasn't knows where you live.",
    "What you wrote at the beginning hasn't stopped being true. Only, when you read it now, there's someone reading over your shoulder who doesn't want you to hurry.",
    "There's nothing to reply to. A letter like this is answered by an ordinary day, lived without special effort, and then by the next.",
    "If any of this isn't yours, cross it out. The letter has been yours since the first line, since the first line was something you said.",
    "I've gone back to your first sentence and read it again. It still hurts. It has stopped looking like the end of something and started to look like a person beginning to tell.",
  ]),
]

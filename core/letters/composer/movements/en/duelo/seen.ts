import { movements } from '../../movement'

/** Answers to what is said about a death: the end, what was left unsaid, what is held against oneself. */
export const seenEndEn = [
  ...movements('seen', { clause: ['late'], aspect: 'finalhour' }, [
    "So, {q}. I have no way of getting inside that hour to tell you what was in it, and I keep clear of people who say they can. What there was between {n} and you went a long way back. By then it no longer hung on a corridor or a clock.[|]",
    "{q}. People don't reproach themselves for missing something they didn't care about. Turned over, that reproach says where you'd have wanted to be. It can't change the hour. It does show who you were in it.",
    "You say that {t}. There's an idea deep in all of us that the ending is what counts, as it does in films. In a life the ending is a while, and usually a bad while. What counts is spread over the rest, and that's where you were.",
    "I can imagine how many times you've gone round {q}: another train, another decision, a clearer warning. Each time round you already know how it comes out. On the day you didn't. That's the only difference between then and now, and it's enormous.",
    "People measure it: in minutes, in miles, in red lights. {q}, you tell me. I've never heard of anybody for whom that sum came out to comfort. All I can say is that nothing in the last hour reaches back and undoes what you were to {n} in the others.",
    "I'm leaving {q} as it is. You wished to have been there and you weren't, and it would be an insult to argue you out of minding. Only don't let it be the one thing you know about yourself and {n}. It's a fact about an hour.",
  ]),
  ...movements('seen', { clause: ['late'], not: ['suicide', 'violence', 'sudden', 'addiction', 'harm'], aspect: 'finalhour' }, [
    "Many deaths take place in a gap, between two visits, on the way up from the car, while somebody's filling a jug. Nurses will tell you so without being asked. {q} puts you among a very large number of people who cared for someone and were elsewhere for a moment.",
    "About {q} I can't tell you that it makes no odds. It does; you'd have liked to be there. That's a good wish which found nowhere to land, and good wishes with nowhere to land have a way of dressing up as guilt so that somebody will let them in.",
  ]),
  ...movements('seen', { clause: ['lastwords'], aspect: 'finalhour' }, [
    "{q}. Last times don't come labelled. If they did no one would know how to behave; we'd talk like people unveiling plaques. It was any old time, so it was like the others, and that may be the best that can be said of it.",
    "You write {q}, and that's where the needle has stuck. We give what came last all that weight because it was last. It sums up nothing. Had the story gone on for one more day, it would be a sentence among sentences.",
    "Suppose it had been something else, and not {q}. Suppose it had been perfect. You would have one fine sentence and the same Thursday without {n}. It's {n} you want, and no last line was ever going to stand in for that.[|]",
    "Everything about {q} belongs to people who expected there to be another day. You can hear it, if you listen past the words: the carelessness of having plenty of time. I find I can't wish it had been said with more care. It would have meant that you knew.",
    "I expect that {q} gets played over. Try playing what came a day earlier, or on the Sunday before. Those were last as well, the last Sunday, the last day but one. You never noticed, because you were busy having them with {n}.[|]",
  ]),
  ...movements('seen', { clause: ['unsaid'] }, [
    "I can't carry it anywhere, the thing behind {q}. But a sentence that's been held back so long ought to be let out once, and this is a fair place for it. You wanted {n} to hear. I've heard that you wanted it.[|]",
    "When you come to {q} I imagine that the exact occasion presents itself: the drive home, the advert break, the goodbye at the gate in which it could have been said. Nearly everyone who has lost somebody keeps one of those. They had very nearly opened their mouth.",
    "If it's true that {t}, then the words are still good. They don't go stale at the usual rate. Say them this week in the voice you'd have used, with {n's} name at the front. It will feel foolish for about four seconds.",
    "What would {n} have answered? I don't know, and I won't make it up. Perhaps a joke, or a change of subject. I ask because {q} sounds as though a whole life had hung on it, and I doubt that at the time it would have taken longer than passing the salt.[|]",
  ]),
  ...movements('seen', { clause: ['unsaid'], assumes: ['affection', 'history'] }, [
    "I doubt that {q} is all that passed between you and {n} on the subject. A great deal gets said in lifts given, in rows made up, in turning up again. It isn't the same, and I don't want to tell you it's the same. It does go on the record.[|]",
  ]),
  ...movements('seen', { clause: ['did'] }, [
    "You could have left {q} out and nobody would have known. You put it in. I don't take that for cruelty towards yourself; I think you wanted someone to look at all of it and go on talking to you. I have looked, and I'm going on.",
    "On the day itself {q} was one thing among many, done on that day's knowledge and that day's sleep. What has made it enormous is everything that came after, and you hadn't been shown that.",
    "If a friend brought you {q}, you'd ask what else had been going on. You would ask whether they'd eaten. Be that friend for as long as it takes to answer the two questions.",
    "I believe that it happened: {q}. I also believe it's a long way from being the only thing {n} ever had from you, and that if it were anybody else's story you would be the first to say so.[|]",
  ]),
  ...movements('seen', { clause: ['self'] }, [
    "I've been through the rest of your message looking for whoever {q} describes, and can't find them. What I find is somebody who minds very much about {n} and has taken the whole of it on their own account.",
    "{q} is a verdict, and it was reached late, by one judge, without lunch. I'd ask for the hearing to be held again in the morning.",
    "Would you say it to another person in your place, {q}? I don't believe you'd let it be said in your hearing. There's a standard of fairness you keep for everybody else, and you could try living under it for an afternoon.",
  ]),
  ...movements('seen', { clause: ['fear'] }, [
    "There's {q}, and it isn't foolish. I wouldn't reason with it at night. By day you might ask it a single question: what would you like me to have ready? It may have to do with {n}. It may only want somebody else to be there.",
    "Said in full, like that, it can at least be looked at by two people: {q}. I couldn't tell you how likely it is. I do know that it grows when it's kept general, and that you've done the opposite.",
    "{q}. I think that the person who's afraid of that has understood something about losing {n} that the others haven't got to yet. It needn't be cured this week. It might be told to someone, in just the words you used to me.",
  ]),
  ...movements('seen', { clause: ['dontknow'] }, [
    "With {q} you've come up against the part that {n} took along. There's no getting round it by thinking harder, though I know you'll think. It may never be answered, and it's still possible, one of these days, to stop waiting for the post.[|]",
    "{q}. Anyone who claims to know is selling something. I'd keep company with those who say they have no idea either, and then stay for supper.",
    "Put {q} down as an open question, with today's date. About {n} there will always be some. The living leave them too; it's only that with the living we assume there'll be time.[|]",
  ]),
  ...movements('seen', { clause: ['question'] }, [
    "{q} I can't answer, and I don't believe it was put to me. I suspect it's addressed to {n}, and fell into this message because it had nowhere else to be delivered. I'll keep it for you as one keeps another person's post.",
    "I've thought about {q}, and all I've arrived at is that it's worth asking. You may get a different answer every few years. That's a sign of a good question, and of your having gone on thinking about {n} all that while.[|]",
  ]),
  ...movements('seen', { any: ['suicide'], clause: ['lastwords', 'did', 'unsaid', 'self', 'dontknow', 'question', 'habit'], aspect: 'suicideclue' }, [
    "After a suicide everything that came before is read again for clues, and {q} will have been read hardest of all. There may be nothing in it. People have been known to pour the tea and talk about next month. What you saw of {n} on that day was what you were shown.[|]",
    "I'd be careful with {q}. It's being asked to explain a death, and no sentence of yours is large enough for that. {n} was in a pain that had its own reasons and kept them. You were in the same house or the same town or on the same phone line, and you still couldn't have seen the inside of it.",
  ]),
]

/** Answers to what is told of how it was, and how it is now. */
export const seenDaysEn = [
  ...movements('seen', { clause: ['given'], assumes: ['affection'] }, [
    "When you tell me that {t} you aren't paying a compliment, you're stating a fact, and facts of that kind don't wear out. What was put into your hands that way is in them still. It may be why you sometimes don't know what to do with them.",
    "{q}. It sounds like little, said like that, as daily things always do once they are said. Behind that lie hours nobody wrote down, tiredness, patience, some exasperation. That you can tell it in a line doesn't make it short. It makes it yours.",
    "Out of all there was, you chose to tell me {q}. It's not the grandest thing that can be said of somebody. It's one of the most exact. That's how you know the dealings were real, when what's remembered doesn't shine and won't go away.",
    "That {t}, you write. Some people are given a thing like that and take half a lifetime to notice. You know it, and have the words for it. There's a sort of repayment in that, though I expect it feels as though nothing was repaid.",
    "I'd like to know what the weather was doing, and whether {n} made anything of it at the time: {q}. My guess is not. People who give us that sort of thing are usually thinking about something else.[|]",
    "{q}. You can't give it back now and you can't mislay it. You could hand it on to somebody, without a word about where it came from, and {n} would be in it, as a person is in a recipe.",
    "Some debts can't be paid to the one they're owed to. I'm thinking of {q}. The custom, so far as I know, is to pay them to whoever comes next.",
  ]),
  ...movements('seen', { clause: ['saying'], assumes: ['affection'] }, [
    "{q}. I'm glad you put that in. A person's phrases are the last part to wear away: they get repeated without leave, they turn up in someone else's mouth, they're misused on purpose. As long as anybody says them there's a way of talking that hasn't gone.",
    "You write {q}, and for a second the air in your message is different. There's a tune in it that only you would know. If you catch it in your own voice don't correct it. You aren't imitating. You lived within earshot.",
    "Anyone can keep a photograph. You've kept {q}, and that's harder, since it needs a voice and the only one available is yours. Use it often, and now and then get it wrong on purpose. Sayings go stiff in a case.",
    "I only get the words: {q}. The timing, the face that went with them, the person they were really meant for, all that is on your side. Between the two of us we have very nearly the whole of what {n} said.",
  ]),
  ...movements('seen', { clause: ['habit'], assumes: ['affection', 'history'] }, [
    "{q}. How many times would that make, if anyone had counted? Too many to be remembered singly. I think it's why it has lasted: it was never one occasion, which could wear out.",
    "Nobody would have called it an event, {q}. It was how the week knew where it was. If since then the weeks have gone vague on you, that may be the reason.",
    "It would have been easy to tell me how much {n} meant to you. Instead I was given {q} and left to work it out. I have worked it out.[|]",
    "There's no great feeling on show in {q}. There's a time, and something being done, and someone to do it with. I'd back that against any amount of declaration. It's what {n} had of you, and you of {n}, when neither of you was trying.",
    "I keep thinking how little {q} would have meant to anybody watching. That's its strength. Nothing about it was arranged to be remembered, and here it is, remembered whole.",
  ]),
  ...movements('seen', { clause: ['stillreach', 'absence'] }, [
    "And then there's this: {q}. No one sees it, and it's where nearly all of it happens. The funeral was a morning. This is daily, without flowers, and you do it in your everyday clothes.",
    "If anyone tells you that it's time, read them {q}, and wait. There isn't a time. Some gestures stay on watch for a while because a part of you needs to check, and check, and go back and check.",
    "There's no instruction anywhere for {q}. You'll be told to keep it up, to put a stop to it, to give it a year. Nobody knows. {n} was yours to get used to once, and now this is, and neither of them came with a timetable.",
    "Some part of you still expects {n}. That's what I hear in {q}. I wouldn't call it hope, or forgetting either. A hand or a Sunday takes longer to be told than a mind does.[|]",
    "Let's suppose it stays: {q}. For a season, or for good. Whom does it hurt? If the only answer is that callers find it strange, it may go on until it has finished.",
    "{q}. It has a use, though I don't suppose it feels like one. Each time you find out again, at a size that can just be borne, what has happened to {n}. All at once would have been too much to learn.[|]",
    "I'd have guessed at something like {q} even if you hadn't said. It's in the places where no one would think to look that {n} is most missing. Thank you for showing me one.",
  ]),
  ...movements('seen', { clause: ['others'] }, [
    "What people say tells you where they would like you to be by now. {q}, for example. They aren't wicked; they've run out of things to do with their hands. You can let it go past, and keep what you know of {n} well out of its way.[|]",
    "{q}. You'll hear that in several versions before the year's out. None of them is about {n}, if you listen. They're about the comfort of whoever is speaking, and you needn't take part.[|]",
    "I'd like to have been beside you for {q}, purely as a person who said nothing. It's a post that is hard to fill. Those who can fill it tend not to know, so if you've got one, tell them.",
    "There's a distance between {q} and what goes on in you, and it isn't your job to close it. You can say {n's} name and change the subject. You can also leave. Manners were never meant to cost this much.",
  ]),
  ...movements('seen', { any: ['pet'], clause: ['others'] }, [
    "{q}. They'd think twice before saying it about a cousin they had never met, and they say it to you about {n}, who slept under your roof. You needn't convince anybody. Keep the subject for people whose faces soften when an animal comes in.",
  ]),
  ...movements('seen', { any: ['perinatal'], clause: ['others'] }, [
    "{q}. It's said by people for whom {n} was a piece of news, and then another piece of news. They mean you well and they've nothing to picture. You had somebody, and you can go on having had somebody, whatever face they pull.",
  ]),
  ...movements('seen', { clause: ['cant'] }, [
    "So that's where it stops: {q}. I'm not going to look for the trick. Some things to do with {n} will be possible next spring, or in three springs, or by somebody else's hand while you're out buying milk.",
    "Let {q} be a fact about this month. It isn't one about you, and it has nothing to say about what {n} meant. If there's somebody you'd trust with a small unpleasant task, this might be the one to give them.",
  ]),
  ...movements('seen', { clause: ['body'], assumes: ['alive'] }, [
    "Sleep and appetite leave early in this, and come back late and without apology. I'd mention {q} to a doctor in so many words, and I'd say in the same breath what happened to {n}. About the second they can do nothing. With the first they can often be of use.[|]",
    "{q}. You've been told it's grief as if grief were an idea. It has a pulse and a stomach. Look after those two as you'd look after somebody else's, with no discussion, at fixed hours.",
  ]),
  ...movements('seen', { clause: ['dream'], assumes: ['alive'] }, [
    "{q}. It's where {n} can still turn up without anybody having to explain. I couldn't say if that's kind or cruel; I gather it's each in turn. On the mornings after, allow half an hour before you're of use to anyone.[|]",
    "I wouldn't ask what it means, {q}. I'd ask how {n} seemed, and what was going on, and let you tell it to the end. Dreams of the dead are mostly very ordinary. Somebody can't find the tickets. There's a bus.",
  ]),
  ...movements('seen', { clause: ['anger'] }, [
    "So you're angry, and you've put it plainly: {q}. There's rarely an office that deals with it. Don't keep it at home to live on you. Take it somewhere it can shout, a car with the windows up will do, and then drive back more slowly than you came.",
    "I've no wish to talk you out of {q}. It's a way of saying that what happened to {n} should not have happened, and it shouldn't. Between being consoled and being agreed with, I suspect you'd choose the second.[|]",
  ]),
  ...movements('seen', { clause: ['relief'] }, [
    "{q}. I'd guess you have told hardly anyone, and watched their face when you did. You had been braced for a long time, and the body put its load down without asking leave. It wasn't voting against {n}.[|]",
    "You wrote down {q} and I'm glad it didn't have to be guessed at. What ended was a strain as well as a life. It's possible to want {n} back, and well, and not to want one more day of how it was.",
  ]),
  ...movements('seen', { clause: ['wish'] }, [
    "I can't arrange it, and I'm glad it was said: {q}. A wish about {n} doesn't have to be possible. It shows where the mattering was.",
    "Of all that a person might want just now, you name this: {q}. What strikes me is how little it is. People who have lost someone hardly ever ask for much. They'd settle for ten minutes and a bad connection.",
  ]),
  ...movements('seen', { clause: ['thanks'], assumes: ['affection'] }, [
    "You brought yourself to write {q} in a season when nobody would have held it against you to leave it out. I don't know that {n} could have a better witness.[|]",
    "{q}. I notice that it came unprompted. Gratitude under these conditions is like finding you can still do a sum in your head after a fall: it proves that something is in working order.",
  ]),
  ...movements('seen', { clause: ['love', 'miss'], assumes: ['affection'] }, [
    "{q}. I know that wants no reply. I copy it out because some things are the better for being in two places, your message and this page. If tomorrow you lose the paper, the sentence won't be lost.",
    "Few words, and they'd be hard to improve: {q}. You needn't lower your voice for that, whatever anyone thinks of how long it has been or of what {n} was to you on paper.",
    "Nothing needs doing about {q}. People will want to do something about it. Let them bring food.",
    "{q}. The odd thing is the tense. It goes on being said in the present, about {n}, by everybody who has ever meant it, and no one has found another way to put it.[|]",
  ]),
  ...movements('seen', { clause: ['contrast'] }, [
    "{q}. That's well aimed. The first half you've been offered already, I expect, by several people. Nobody has asked about the second. It's the second I'd go by, where {n} is concerned.",
  ]),
  ...movements('seen', { clause: ['event'], assumes: ['alive'] }, [
    "{q}. Since then I imagine you've told it standing, sitting, and to a recorded voice that thanked you for holding. This time nobody needs anything from you in return.",
    "It has a job to do, a sentence like {q}: it lets other people know. For you it does nothing, as you knew already. Let's call the informing finished, and turn to you and {n}.[|]",
    "When it has to be said, that is how you say it: {q}. I've noticed that people settle on one wording early, and hold it like a rail. Keep yours. It's well made and it will bear leaning on.",
    "How quietly you put it: {q}. I read it over to be sure I'd understood. There can't have been much quiet about the day itself, or about the ones on either side.",
    "I needn't be told more than {q}. If on some other night you want to say the rest, say it to a person who can put the kettle on. For the present it can stay at that length.",
    "There's a before and an after, and you've marked the place: {q}. People on the far side of such a line often remember the last ordinary things with terrible clearness, what was in the shopping, who had the car. You may have one of those about {n}. It needn't mean anything in order to stay.[|]",
    "{q} is about what happened. I notice how much of your message isn't. You went on past it to tell me other things, and I think it's because you know {n} can't be found in there.[|]",
  ]),
  ...movements('seen', { clause: ['event'], not: ['pet', 'perinatal'], assumes: ['human'] }, [
    "{q}: that's near enough what goes on the certificate. There's no voice in it, no hands, nobody's way of shutting a gate. I'd like the rest of this to be about what was never going to fit there, which is to say {n}.[|]",
    "You must be tired of {q} by now, as one tires of one's own address. Everybody asks for it. I'm going to put it on one side, where it's safe, and ask about {n} instead.[|]",
  ]),
  ...movements('seen', { clause: ['other'] }, [
    "Suppose I'd been told all the rest and nobody had mentioned {q}. I would have had a story with a hole in it and not known where to look. You knew, and you filled it.",
    "You hadn't room to tell me everything, and you kept {q}. I take a choice like that seriously. Something of what this is like would have been missing otherwise.",
    "Where should I put {q}? You set it down between other things and went on, so I'll leave it about where you did, with {n} on one side of it and you on the other.[|]",
    "{q}, you tell me, and I find that I believe all the rest as well. A sentence like that doesn't try to persuade. It gives the reader somewhere to put a foot.",
    "That {t} won't be in any official version. It's in yours, and yours is the one I was sent.",
    "I notice that {t}, and I'm not going to have it stand for anything. It can stand for itself. Not every line in a sad message need be sad.",
    "If I kept just one thing of all you've sent, I suspect it would be {q}. I couldn't tell you the reason. It's quieter than what's round it, and I had to lean in.",
    "I've no comment to make on {q}, beyond having read it slowly. It's part of what was there when {n} was, and now it is part of what I know.",
  ]),
]

import { movements } from '../../movement'

/** Answers to what was said, by what the clause does, when what was said is about a separation. */
export const seenRupturaEn = [
  ...movements('seen', { clause: ['other'], not: ['abuse'] }, [
    "From outside, an ending looks like a date. From inside it seems to be made of things like this: {q}. If someone asks how you are and you can't face the date, you could tell them that instead. They'd understand more.",
    "A separation has its headlines, and then on an inside page, in small type, there's {q}. I always read that page first. It's where you can tell that the thing happened to a particular person.",
    "Of everything that you told me round about {n}, I'd trust {q} the furthest. It isn't flattering to anybody and it isn't an accusation. It's only so.",
    "I had to stop at one point, and it wasn't where I'd expected. You say that {t}. I got up, in so far as I can, and came back to it, and I still have no remark to make. I just didn't want to be the person who read that and went straight on.",
    "Nobody could have guessed {q}. One can guess the rest, more or less, since endings are rather alike: the tone of voice, the bags. That one's only yours, and I'd keep it out of the hands of anyone who tells stories for a living.",
    "You give it a line of its own: {q}. There are people who'd have built an argument out of that. You left it as a fact and walked off. I've left it the same way, with the light on.",
    "That {t} doesn't decide anything about you and {n}. I mention it because you'll have been looking at everything lately as though it did. Some things one says because they were there.",
    "I'd like to put two of your phrases next to each other. In the middle: {q}. At the close, where you say what you want: {c.q}. I don't see one as the cause of the other. But I can see the same person in both, and that person's got their eyes open.",
    "If you had {o} on one side of the scales and on the other {q}, I couldn't say which was the heavier. You mentioned them both in passing. It's how most of the weight gets into a message, I find, while the writer's looking somewhere else.",
    "Between you and {r} there must have been ten thousand facts, and among the few you've handed me is {q}. I don't suppose you went through the ten thousand. It was near the top. What's on top is usually what was used last.",
    "You say it in so few words, {q}, that someone in a hurry might think it hadn't cost you anything. I wasn't in a hurry. It has the look of a sentence that was longer at first.",
    "When all this has been tidied into a story, which it will be, somebody's going to leave out that {t}. I hope it isn't you. It's got no place in the plot and it's as true as any of it.",
    "To the word you chose, {e}, I'd add a footnote in your own writing: {q}. Feelings by themselves are very much alike. With the footnote I know whose it is.",
    "I can't do anything about {q}. I'd have liked to. It's simply the case, as rain is, and what a second person can do about rain is to say yes, I see it, and move up so there's room under the ledge.",
    "Here's a line that has no feelings in it at all, {q}, and I believed every word. Say what you like about grief, it's very accurate about where things were.",
  ]),
  ...movements('seen', { clause: ['other'], not: ['abuse'] }, [
    "If I had to prove to somebody that you'd been there, and weren't merely telling me about it, I'd show them {q}. It has a corner missing, as true things have. I don't need to see the corner.",
    "What struck me about {q} was how level it is. You'd have had every right to tilt it, in your own favour or against yourself. I've read a lot of tilted sentences about separations. One gets a crick in the neck.",
    "A person could read the whole of what you sent looking for the reason, and would go straight past {q}. I wasn't looking for the reason. I was looking for you, so I found it.",
    "Somewhere there must be another version of this, shorter and more bitter, or longer and more polite. In neither of those would there be room for the fact that {t}. I prefer the one you sent.",
    "You didn't say how you felt about this, so I won't either: {q}. It's simply been put down where I can see it. People do that with shopping when they come in, before they've got their coat off, and it's often then that they're most themselves.",
    "That {t} is the kind of thing one finds oneself saying to a dentist. It isn't what he asked. But it was uppermost, and he had a kind face, and out it came. I'm glad to have been the dentist.",
    "Let {q} stand a while by itself. I've nothing to hang on it. There'd be time, if this were a conversation, for you to look out of the window, and I'd look too, and one of us would say something about the scaffolding.",
    "I've underlined one thing, lightly, so it can be rubbed out: {q}. In a year or so I think you'll still know where you were standing. It may no longer have anything to do with {n}. It may just be where you were standing.",
    "Now and again in your message I could hear you stop and pick the accurate word over the strong one. I heard it at {q}. Strong words are over by the next morning. An accurate one can be used again.",
    "I don't know what you expected me to say to {q}. Perhaps nothing; perhaps you wanted it to have been said, and for somebody to be holding the other end of the page. I'm holding it.",
  ]),
  ...movements('seen', { clause: ['other'], not: ['abuse'] }, [
    "Most of what people say to comfort one another would bounce straight off {q}. It's too particular. I take that as an excuse for not trying. I'd sooner have it to look at, as you've had, and agree that it's peculiar how a thing goes on being so.",
    "From the way you bring in {q}, I'd guess that you've told this before and left it out. It does slow the story down. I was grateful for the rest, to be frank; till then I'd been keeping up.",
    "Put {q} on one page of a notebook, and then turn the page. I don't mean that you're to forget it. It's a matter of having it somewhere with an address, so that you needn't carry it about on the off chance you'll be asked.",
    "You also say that {t}. I like it that there's an also. One expects, after an ending, to be told a single thing in various voices. You've room in there for several, and they don't all face the same way.",
    "It's at {q} that I'd have poured you another cup. There's a point in listening to anybody where it stops being a matter of events. One doesn't say so. One looks round for the pot.",
  ]),
  ...movements('seen', { aspect: 'two-ends', not: ['abuse'] }, [
    "Two things that you said have stayed with me, and they're from opposite ends. {q} is one. The other is {q2}. If I were asked about your message I might forget what came between them and I wouldn't forget those.",
    "In one place you say {q}, and in another {q2}. I've tried reading them in either order. It makes a difference, and I think that the better order, for an evening like this, is the one which ends with what you can do something about.",
    "I shan't try to join up {q} and {q2}. In a letter they'd make a neat pair and I'd be pleased with myself. In your week, I dare say, they turn up on different days, and neither has heard of the other.",
  ]),
  ...movements('seen', { clause: ['event'], not: ['abuse'] }, [
    "You'll be asked for the story, and I'd propose that you use exactly what you used here. {q}. It's true, it's short, nobody can improve on it. After it you can ask them how the move went.",
    "The fact itself takes up so little room. {q}, and that's it said. It's everything round about that takes up the space, what you'd have had for dinner, whose turn it was. I should think you're still finding bits of that under the furniture.",
    "I read that {t}, and before anything else, I'm sorry. I'll say it once and plainly because people tend to go straight to advice. There isn't any in this paragraph.",
    "That {t} has by now been turned over so often, I imagine, that there's hardly any print left on it. You don't need to get more out of it. It's told you what it knows: that it happened, and roughly when.",
    "Up to {q} you were living one way, with its hours and its noises. No one can be expected to have another way ready the next morning. It gets put together slowly, from what's to hand, like supper in someone else's kitchen.",
    "I notice that you didn't soften it. {q}, you wrote, where you might have put that things hadn't worked out. Things never do anything by themselves. It helps to have the verbs right before one tries to go on.",
    "There are two ways of hearing {q}. One's as the last line of something. The other, and I'm not trying to be cheerful, is as a thing that was done on a certain day, after which there came an evening, and the evening had a weather forecast in it.",
  ]),
  ...movements('seen', { clause: ['stillreach'] }, [
    "I wouldn't take {q} for a message from the heart. Most of what we go on doing comes from further down, from the part that ties shoes, and that part can't be told things. It finds out by doing them a few dozen more times in a place where nothing dreadful happens.",
    "You tell me that {t}. For now, put a full stop after it and don't go on to what it must mean. A thing can be done because it's been done a great many times. There doesn't have to be anybody in the sentence but you.",
    "One way of treating {q} is to let it start and make it finish somewhere else. When you notice you're at it, don't stop; carry it through to the kitchen and end up with a glass of water in your hand. It's a cheap trick. It works about one time in three, which isn't bad for water.",
    "I'd not count {q} against yourself. Every old building has a bell that rings in a room where no one's sat for years. They don't tear out the wiring. They get used to it, and after a bit somebody says, what was that, and nobody knows.",
    "What you describe, {q}, will most likely end without an occasion. You won't stop; you'll have stopped. Somebody will ask about it and you'll need to think. I can't bring that day any nearer. I can only say that nobody has ever caught it in the act of arriving.",
  ]),
  ...movements('seen', { clause: ['habit'], not: ['abuse'] }, [
    "There was a custom, and you've put it on record: {q}. It needed two people and a time of day. The time of day still turns up, that's the awkward part, and stands there with its hat in its hands. Give it something to do.",
    "{q}: nothing in that would interest a stranger. It's a strange currency that the two of you had, worth a good deal in one place and not accepted anywhere else. You needn't change it into anything. Put it in a jar.",
    "Of all that's gone I'd guess it's the regular things that pull the most, and you name one: {q}. One doesn't miss the summits so. One misses what there'd have been again next week.",
    "When I read that {t} I thought about the hour and not about the person. You'll have that hour every time it comes. It might be as well to hand it to somebody, this week, before it gets used to being empty.",
  ]),
  ...movements('seen', { clause: ['absence'], not: ['abuse'] }, [
    "You've been looking at it squarely: {q}. Rooms do that. They keep somebody's measurements for a while, and one has to edge round. Put a thing of your own there, temporarily, something ugly if you've got it. It'll be easier to stop seeing an ugly thing than to stop seeing nothing.",
    "After {q} I could only think how many times a day you must cross that spot. Once would be an experience. Thirty times is a commute. I'd change the route indoors, if the walls allow.",
    "I don't think that {q} is about furniture or noise. Something in the place was always about to happen, a key, a cough, and now nothing's about to. You could arrange for something to be about to. A loaf in the oven does it very well.",
  ]),
  ...movements('seen', { clause: ['self'] }, [
    "You're quite hard on somebody in the line where you say {q}. If a friend spoke so of themselves at your table you'd give them the look. I'm giving you the look.",
    "About {q}: it's written in the voice that comes on after an ending, when there's a vacancy for a critic and one applies for the post oneself. You aren't bound to take your own evidence. You weren't sleeping at the time.",
    "I'd ask you to hear {q} as it would sound in the mouth of someone you'd just met, in a waiting room, who'd been through what you've been through. You'd not have nodded. You'd have said something gruff, and offered a mint.",
    "Let the record show that you said it and I didn't agree. {q}. Everything else in the message I can follow. That one has no facts in it, only a temperature.",
  ]),
  ...movements('seen', { clause: ['did'], not: ['abuse'] }, [
    "So there's {q}, and you're not going to let it be passed over, and neither shall I. You did that, with the reasons that you had on the day. It has a size. At night it'll be shown to you on a larger screen, and you can say, I know; I've seen it at the right size.",
    "You own to it without being asked: {q}. In a story with two people in it that's rarer than you'd think, since there's always someone else who could be made to carry the bag. You're carrying yours. Now and then you may put it down to change hands.",
    "I'm leaving {q} exactly where you set it, unexcused. Excuses would only mean you had to start again tomorrow. What a person can do about a thing that's been done is fairly small and fairly definite, and in your case I believe that it starts with supper.",
  ]),
  ...movements('seen', { clause: ['dontknow'] }, [
    "I believe you when you write {q}. Some of what a person doesn't know after an ending can be asked at a counter, and some can't be asked anywhere, and for a while the two sorts go about arm in arm. Begin with whatever has a counter. It'll leave the other looking less like a crowd.",
    "You say that {t}, and it comes out quite steady. There's a lot of pressure on people in your position to have got something worked out. You've handed that paper in blank, with your name at the top. I'd give it a mark.",
    "{q}, you write, and I'd take the question mark out of the air and let it be a plain report. You don't know. It's Tuesday, or it's not; there's milk; you don't know. A person can carry on for quite a time in that condition, and find out things by accident.",
  ]),
  ...movements('seen', { clause: ['cant'] }, [
    "Very well: {q}. Then it isn't to be done this week, and I'd take it off the list, where it only sits and looks at you. Put something in its place that you can do with your coat on.",
    "I heard {q} as a statement about now. People will hear it as one about you, and tell you that of course you can. You might just answer: not yet, and would you pass the butter.",
    "That {t} doesn't need to be got over by force. Go at it from the side. There's nearly always some part of it, a tenth, the least alarming, that could be done by a person who was thinking of something else.",
  ]),
  ...movements('seen', { clause: ['wish'] }, [
    "You've got a wish in here, in the same plain type as the rest: {q}. It may come about or it may not; it isn't in my gift, nor altogether in yours. What's in yours is the next hour or two, and I'd furnish those as well as you can while the wish is busy elsewhere.",
    "I've heard {q}. A wish can be left lying on the table without anybody having to act on it tonight. Look at it again over breakfast, when you've slept, and see which parts of it are about another person and which are about how you'd like to live. The second sort can be started on.",
    "There's nothing to be ashamed of in {q}. Wanting isn't an argument and doesn't have to win. You can want a thing, be aware that you do, and still go round to your friend's for soup.",
  ]),
  ...movements('seen', { clause: ['contrast'] }, [
    "Of the whole message the part facing forward is {q}. It's no bigger than the others. But you can tell by the way a person's turned on a platform which train they are waiting for.",
    "I'd be careful with {q}, in the sense that one's careful with a lit match in a breeze: both hands round it, and no speeches. You know what you'd like. Tell two people at most.",
  ]),
  ...movements('seen', { clause: ['miss', 'love'], not: ['abuse'] }, [
    "You put {q}, with no but after it. I'll leave the but out as well. Missing's a fact like height. What you do with your evenings is another matter, and the two of them don't have to be settled together.",
    "It's allowed to be as simple as {q}. You don't need to find out what it proves. Someone can be missed on the way to the shops and on the way back, and the shopping still gets done, if perhaps with too many lemons.",
    "I see {q}, and I see the word you gave for what weighs, {e}. They may be the same animal seen from the front and the back. In either case it wants feeding at regular hours and not letting into the bed.",
    "If I had a pen I'd have put a small tick by {q}. It isn't agreement. It's what one does on a list, to show that a thing's been seen and needn't be said again unless you want to.",
  ]),
  ...movements('seen', { clause: ['question'] }, [
    "Your message asks {q}. I could pretend to weigh it up. The one person who might have known isn't in the room, and might not have known either. So it'll have to be a question without a customer. Give it a rest between meals.",
    "{q} I've no answer and I won't rent you one. It's my impression that if you were told tomorrow, in writing, you would read it twice and then ask something else. It's company that the question wants, more than it wants an end.",
  ]),
  ...movements('seen', { clause: ['body'] }, [
    "The body's handing in its own account: {q}. It isn't clever with words, so it does it that way. I'd reply in kind. Warmth, water, an hour's walking, food on a plate; and if it goes on like this for more than a couple of weeks, a doctor, who's heard it before.",
    "I read {q} and thought that nobody will have brought you a blanket for it. One gets blankets for flu. Treat it for the present as flu: bed early, light meals, visitors who don't stay.",
  ]),
  ...movements('seen', { clause: ['fear'] }, [
    "You're frightened, and you've said what of: {q}. Fears with a name are easier to seat. That one can have the end of the sofa. It's not to hold the remote control, and it isn't to be asked for advice on {n}.",
    "About {q} I'd ask one dull question, which is: by when? If it's for this week, then something can be done on Monday with a telephone. If it's for some day, then some day can have it, and you can have your evening.",
  ]),
  ...movements('seen', { clause: ['anger'] }, [
    "There's heat in {q}, and I'm not going to blow on it or throw a bucket at it. Stand near it while you need to. It's a cold time of the year, so to speak, and one gets warm how one can.",
    "You wrote {q}, and some kind person's going to tell you it harms nobody but yourself. Maybe so. It also tells you where the line was. I'd keep the information and let the smoke out of the window.",
  ]),
  ...movements('seen', { clause: ['others'] }, [
    "Everybody's got a view: {q}. They look at it from where they're sitting, as people watch tennis. You can be pleasant about it. You might say that you're collecting opinions and will let them know, and then change nothing whatever.",
    "I'd turn the sound down on {q}. Not rudely. They were asked to look at something sad, and it's hard to look at something sad without talking. What you need from them is probably a lift on Thursday.",
  ]),
  ...movements('seen', { clause: ['given', 'saying', 'thanks'], not: ['abuse'] }, [
    "You haven't let the ending eat what came before it, and I can prove that, since you wrote {q}. It'd have been easy to leave it out. Plenty do; they come away with a clean story and very little luggage.",
    "Keep {q}. I mean it in a practical sense, as one would say keep the receipt. It was given, it was received, and what's since happened between you and {n} has no power to send it back.",
  ]),
  ...movements('seen', { clause: ['unsaid', 'lastwords', 'late'], not: ['abuse'] }, [
    "One of the worst things about an ending is that it stops the conversation at a random place. Yours seems to have stopped round about {q}. Any sentence would look strange if it were the one that was left on the table. That's no reason to think it was the one that mattered.",
    "For {q} there's no address any more, or none that it would be good for you to use. Say it here, then. You have. I've got it; it was heard; it doesn't have to be carried about with the stamp on.",
  ]),
  ...movements('seen', { clause: ['relief', 'dream'] }, [
    "You admit to something that spoils the picture: {q}. I'm all for spoiling the picture. A person who's left is supposed to look a certain way, and so is a person who leaves, and then there's what happens to an actual human being around seven in the morning.",
    "I've no key to {q}. I'd only say that it was yours, it came when no one was looking, and nobody gets to tell you what it signifies, {n} included.",
  ]),
  ...movements('seen', { any: ['betrayal'], not: ['betrayer'], clause: ['event'] }, [
    "I'm looking at {q} and trying not to be curious, as an example. It's hard, isn't it? One wants to know a little more. You've lived for some time with that wanting. I'll say only that what you know already is enough to be sad about, and that it doesn't need topping up.",
    "You could have given me a whole dossier and what you gave me was {q}. I think it's as well to stop there. In a week's time you'll still know it, and with luck you won't know anything else.",
  ]),
  ...movements('seen', { any: ['kin:friend', 'friendship'], clause: ['other', 'event', 'habit', 'absence'] }, [
    "I'd noticed {q}, which is how friends talk about friends: no declarations. You'd never have said to {n}, I suppose, that it was one of the main things in your life. People don't. It turns out in cases like yours to have been on the foundations.",
    "Because it's a friend, no one's told you how long you're allowed. You wrote {q}. I'd say that whoever writes that is entitled to the full amount, with no deduction for its not having been a marriage.",
  ]),
  ...movements('seen', { any: ['abuse'], clause: ['other', 'event'] }, [
    "You wrote {q}. I've no wish to turn that over or find a use for it. It's what happened, and it goes at the top of the page, where anyone who'd like to talk to you about seeing both sides will have to read it first.",
    "{q}, you say, and go on to the next thing, as one does who had to go on to the next thing. There's no next thing for a moment. It happened; you were there; you've put it in plain words.",
    "I'd like you to have {q} in writing somewhere besides here, with a date if you've got one. Not in order to brood on it. Facts of that sort are apt to be borrowed by other people and come back changed.",
  ]),
  ...movements('seen', { any: ['abuse'], clause: ['other', 'event', 'cant', 'dontknow'] }, [
    "Let me say back to you, without comment, a line where I stopped: {q}. You may be used to hearing such lines disputed. Nobody here's going to.",
    "About {q} I'd say what I'd say to anybody who had got themselves out of the rain: stand here, you're dripping, there's no need to explain about the umbrella.",
    "I believe {q}. I put it as baldly as that because you may have had to prove such things before, and to somebody who was in the room at the time.",
  ]),
  ...movements('seen', { any: ['abuse'], clause: ['habit', 'fear', 'body'] }, [
    "There's {q}, and I know how long that takes to say and how long it took. Nobody gives out medals for it. You got up in it and went to work in it and saw that people had their tea. It's over, or it's being got out of, and you needn't make it smaller for my sake.",
    "You say it in one breath: {q}. It'd be a different sentence if it had to be said at its real length. What one lives with every day stops looking like an event, and then someone asks what happened and there seems to be nothing to tell. That was something to tell. You've told it.",
    "When I read {q} I thought of a body that's been kept at the ready for years, listening. It won't stand down because it's told to. It'll stand down by noticing, a few hundred times, that a key in a lock was only your own.",
  ]),
  ...movements('seen', { any: ['abuse'], clause: ['miss', 'love'] }, [
    "I can put {q} next to all the rest and it doesn't contradict it. People who've never lived in such a house think that it must. They don't know how there can be soup on a Tuesday, and the soup be good.",
    "There may be somebody who'll use {q} to argue with you, and that somebody may be you, at night. Write under it what else was so in the same month. Then let whoever wants to argue read both lines.",
    "It's nothing to be ashamed of, {q}. One misses what one was used to leaning towards, whatever it was. It calls for a friend's telephone number and a locked door, and doesn't call for a decision.",
  ]),
  ...movements('seen', { any: ['abuse'], clause: ['other', 'event', 'did', 'cant'] }, [
    "I've read {q}, and I'm not going to ask for the other side. You've had to supply the other side for long enough, out of your own pocket. It can stand there on its own, in your words, and be believed.",
    "You tell me {q}. It's said flatly, as things are by someone who's learned not to raise their voice. You may raise it here. Or you may say it just as flatly again to somebody who can help, and it'll do perfectly well.",
  ]),
  ...movements('seen', { aspect: 'thing-quote', not: ['abuse'] }, [
    "You set {o} down in one place and {q} in another, and I've been walking to and fro between them. It's a short walk. I don't believe that you could have told me how things stood more exactly if you'd used the proper terms.",
    "Suppose I knew only this of the whole affair: {o}, and that somebody wrote {q}. I'd know that there had been days, one after another, with a light on in them. I'd know that whoever wrote it isn't exaggerating. It would be enough to write to.",
    "There's {q}, which could be said by someone who wasn't there. And there [o:is|are] {o}. One has to have been there for that. I've tied the two together with a bit of string, in case the first should ever strike you as something that happened to another person.",
  ]),
  ...movements('seen', { assumes: ['human'], aspect: 'person-seen' }, [
    "You mention {p}, and I noticed because there's not much company in the rest of it. When two people part there's always somebody who stays standing where they were, holding a coat. If that's how things are, you might go and take the coat. It'd give you both something to do.",
    "There's {p} as well. I don't know what's understood there and what isn't. I do know you thought of them while you were writing about something that hurt, and it seems to me they might like to be told that, in some roundabout way, over a meal.",
  ]),
  ...movements('seen', { aspect: 'day-seen' }, [
    "You said {day}. It's as well to know which part of the calendar has the loose board. I'd not leave that stretch to be decided when it comes; by then it'll have decided. Put somebody in it, or a ticket, or a long bus ride to a place with a river.",
    "So it's {day} that have to be got over, or so I gather. The rest of the time there's a rail to hold. You could tell one friend about the gap in the rail. It's the sort of thing which they'd be able to do something about, and they've been wanting to.",
  ]),
  ...movements('seen', { aspect: 'thing-name', held: true, not: ['abuse'] }, [
    "In one and the same message I have {n} and I have {o}. You can do nothing about the first. As for the second, there must be a drawer, a bin, a shelf, a charity shop or a Tuesday. I'd begin there and leave the other to look after itself.",
    "I've noticed that I think of {o} with my hands and of {n} with my teeth. You'd know better than I do which you think of with what. If there's a choice, as there sometimes is around supper time, hands are easier on a person.",
    "To most people {n} would be the subject here and {o} a bit of scenery. You gave them about the same number of words. I thought that was handsome of you, and rather wise. Scenery's what one's left standing in.",
    "Nothing you could do to {o} would make any difference to {n}, and the other way about. It's worth saying, since after an ending everything seems to be joined to everything else by threads. Pick up the one. You'll see that the other doesn't move.",
    "What have {n} and {o} to do with one another? Something or nothing; you didn't say, and it's your message. I notice that I can look at the one without any trouble. When the other gets to be too much you might try looking where I'm looking.",
  ]),
]

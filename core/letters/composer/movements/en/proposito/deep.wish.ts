import { movements } from '../../movement'

/** For long letters: what they feel and what they would like, looked at again at length. */
export const deepWishPropositoEn = [
  ...movements('deep', { any: ['feel:emptiness', 'feel:numbness'], aspect: 'felt-long' }, [
    "There's a thing about {e} that gets left out. It isn't even. You'll have noticed that there are half-hours, in the middle of doing something, when it isn't there because you aren't looking. I wouldn't chase those. I'd only like it known, for the sake of accuracy, that it has gaps in it, and that they come on weekdays.",
    "When people say {e} they're asked what's missing. I'd ask what's left. You wrote, and it was clear. You could tell which bit hurt. You kept back what was nobody's business. There's a whole household in that, with the furniture under sheets. I can't say when the sheets come off. I can say that somebody's paying to keep the roof on.",
    "Don't let anybody hurry {e} into being something else. It's frightening to stand next to, so they'll fetch things: a hobby, a dog. Some of it may well suit you later. For now it's enough if a person can sit in the same room as that and not need it to be full.",
  ]),
  ...movements('deep', { any: ['feel:guilt'], aspect: 'felt-long' }, [
    "Concerning guilt, one point of order. It has a very good memory for what you did and none at all for what you knew at the time. If you give it a hearing, insist on the second. What did you know that morning? How had you slept? Who else could have said something? It doesn't acquit anyone. It makes it a story about a person.",
    "If guilt had its way you would pay and pay and never be told the sum. I'd ask to see the sum. Write at the foot of a page what would count as enough. A year of not enjoying anything? Two? When it's put as a figure it generally looks embarrassed, and it goes away to think.",
    "There's a decent thing inside guilt, and I'd hate to see it thrown out with the rest. It's that you mind. You'd like to have done right by somebody, possibly by yourself. That can be kept; it can be put to use on the very next person who comes along. The rest of it's only noise from the machinery.",
  ]),
  ...movements('deep', { any: ['feel:sadness', 'feel:longing', 'feel:pain'], not: ['childless'], aspect: 'felt-long' }, [
    "You might allow {e} a regular visit, as one does with an aunt. An hour, on a set day, with the album out if it likes. People who fight it off all week have it turn up at the dentist's. People who give it its hour find, to their surprise, that there comes a week when it doesn't fill it.",
    "I've been careful with {e} because there's something in it that I wouldn't want to see cured. You could have been indifferent. It was a real thing that you had, with hours and a smell to it, and you knew it at the time or nearly. Not everyone who's contented now could say as much.",
    "A way of living gets no funeral, and so {e} has to make do without black, or flowers, or a week off. It's had to be done in the margins, on the bus, between two emails. I think it'd be shorter if it had been allowed to be open. You could make up for some of that, even now, by telling one person that you're in mourning for a way of living. Use the word.",
  ]),
  ...movements('deep', { any: ['feel:tiredness', 'feel:helplessness'], aspect: 'felt-long' }, [
    "I've been thinking about {e}. You treat it as the thing in the way of an answer. It could be the answer, or the first line of one. A person who's been pulling for years with the brake on doesn't lack a destination. I'd see to the brake. It's a dull job, done lying on one's back, and everything else depends on it.",
    "With {e} one's inclined to cut out what's pleasant, since that at any rate can be cut. The call to a friend goes, and the bath, and the silly programme; the duties stay. I'd try it the other way round for a fortnight and let a duty go hungry. They've more fat on them than you think.",
  ]),
  ...movements('deep', { any: ['feel:confusion', 'feel:anxiety', 'feel:fear'], aspect: 'felt-long' }, [
    "What you wrote down, {e}, keeps different hours. By day it argues, and it's hard to answer because it's quick. By night it just shows pictures. I'd meet it in the afternoon, when it's slowest, with a pencil. What exactly? By when? Who'd be told? It dislikes being asked for dates. It has a great many feelings and hardly any dates.",
    "It may steady you to know that {e} is very often what it's like to be honest about not having decided. There's a calmer way, which is to pretend. A good many people live in it. You could have had that, and for some reason you keep on looking, with your heart going. I'd not call it weakness.",
    "I can't make {e} smaller from here. I can say what helps it not to grow. Fewer opinions. Regular meals. One person who knows about it and doesn't bring it up. Not reading about it after ten. Something each day that has an edge, so you can tell that it's finished.",
  ]),
  ...movements('deep', { any: ['feel:anger', 'feel:disappointment'], aspect: 'felt-long' }, [
    "On the subject of {e}: it knows what it's against, and you've let it say so. I'd give it a second sheet, with a different heading: for. What would have to be so, in that building, that house, that week, for you to be able to stop being on guard? Three items, small. They'll sound like demands. They are the nearest thing you've got to a plan.",
    "People will want {e} to be over, since it's inconvenient to have about. It'll be over when it has been of some use. I'd be on the lookout for somebody else in the position that you were in, a beginner, one with a worse boss or a thinner skin. It makes an excellent elder brother.",
  ]),
  ...movements('deep', { any: ['feel:loneliness'], aspect: 'felt-long' }, [
    "Where you put {e} I've been wondering about the practical side. It's a matter of density. One close friend two hours off is not the same as four people who'd notice your coat. Both are wanted. The second kind is easier to come by and takes only attendance: the same place, the same hour, until your not being there would have to be explained.",
    "You have told a stranger, which is one way round {e}, and not the worst. There's somebody already in your life who would be hurt to hear that you had told me first. I don't say you ought to. I'd just like you to have their face in mind for a minute. That one.",
  ]),
  ...movements('deep', { any: ['feel:uselessness', 'feel:hopelessness'], aspect: 'felt-long' }, [
    "I'd like to take {e} to somebody who has known you for twenty years and watch their face. They wouldn't argue. They'd say your name in a certain tone, as one does to a child who's got hold of the wrong end of something sharp. I don't know who that is. I hope you do, and that they're in the telephone.",
    "What's cruel in {e} is that it sounds like a finding. You've looked into it, and this is the result. But the one who did the looking hadn't slept, and was looking at the one drawer that was empty. I would ask for the inquiry to be held again, by daylight, with the other drawers.",
  ]),

  ...movements('deep', { any: ['close:self'], aspect: 'wish-long' }, [
    "You want to {c.inf}. I notice that you've known all along which person you meant; you never stopped to say who. So there's somebody there to be met. I think they'd be embarrassed by a fuss. They would come, I imagine, if you were doing something, and had left the back door on the latch.",
    "About {c.q}. One thinks of it as a place one gets back to, by going over one's steps. I believe it happens sideways, in small refusals: no, I don't like that; no, not on Sunday. Every one of them leaves a bit of edge. After some months there's an outline, and people say that you're looking well.",
  ]),
  ...movements('deep', { any: ['close:understand'], aspect: 'wish-long' }, [
    "I've kept what you asked for, {c.q}, at the top of the sheet. I haven't supplied it. I'd say, for what it's worth, that those who do come to understand something of their lives are rarely sitting down at the time. They've a bag in each hand, and they stop, and whoever's behind them walks into their back.",
    "You'd like to {c.inf}. I'd make one distinction. There's the understanding that explains, and it comes late and isn't much use by then. And there's the other, which only knows where to put its foot. I'd settle for that, this year. It often gets the explanation sent on to it afterwards, at a new address.",
  ]),
  ...movements('deep', { any: ['close:forward', 'close:hope'], aspect: 'wish-long' }, [
    "I want to say something about {c.q}, which I've kept next to me all this time. Beginnings are described by people who know how it came out. They leave in the trumpet. In fact it's nearly always done on a wet evening, by somebody who isn't sure, and who has told themselves that it doesn't count.",
    "You've asked for a way to {c.inf}. The bad news is that there isn't a day when it'll feel like the right day. The good news is the same. So any of them will do. You might look at what's left of this week and see which is the least distinguished.",
  ]),
  ...movements('deep', { any: ['close:quiet'], aspect: 'wish-long' }, [
    "You put {c.q}, and I've tried to write quietly. I don't know much about peace. It seems to be got less by settling things than by running out of witnesses for the prosecution. One evening nobody's called, and one looks up, and the case has been adjourned since half past seven.",
    "To {c.inf} sounds like the last step of something. I've a notion that it might be had at the beginning, in a poor sort of way, by acting as though it had been signed. You'd be civil to what you're at war with. You'd not bring up its record. You would divide up the blankets. It could be called a truce, if peace is too much to ask on a weekday.",
  ]),
  ...movements('deep', { any: ['close:open'], aspect: 'wish-long' }, [
    "You wanted {c.q}, and I've not forgotten it. I think that it's a better request than you knew. It has no superlative in it. It doesn't say soon. A great many people have wanted just that and got some of it, on ordinary streets, by turning up at something twice.",
    "You told me that you'd like to {c.inf}. Suppose a year from now you had. Who'd be the first to notice? I ask because that's generally where it starts: with the one who would notice, in the room they'd notice it in. It might be worth going to stand in there for a bit.",
    "I've been turning over {c.q} while I wrote the rest. What I like is that no one else could give it to you and no one else could stop you, or not altogether. It's about the size of a person. I'd go at it as one goes at moving a heavy thing across a floor by oneself: a corner, then the other corner, and a sit-down.",
  ]),
  ...movements('deep', { any: ['close:strength'], aspect: 'wish-long' }, [
    "You asked how to {c.inf}, or for the wherewithal. I would look at where it's leaking before I looked for more. What do you hold up that could be put down? Whom do you reassure? There's usually one thing a day that's being carried purely so as not to have to explain why it was dropped.",
  ]),
  ...movements('deep', { any: ['close:selfforgive', 'close:forgive', 'close:askforgiveness'], aspect: 'wish-long' }, [
    "To {c.inf}: I've thought about why that's so hard, and I believe it's because one wants it to be deserved. It isn't given on those terms. One lets somebody off because there's the evening to be got through, and they live in the house. After that, if they're any good, they try to be worth it. You can be both of those people. It's only a matter of who speaks first.",
  ]),
  ...movements('deep', { any: ['close:goodbye', 'close:closedoor'], not: ['childless'], aspect: 'wish-long' }, [
    "In asking for {c.q} you've understood something that gets left out: endings have to be made. They don't come with the thing. Otherwise it just goes on stopping, day after day. It needn't be a grand one. It needs a time and a place, and somebody who'd say, well, that's that; and then something hot.",
    "You'd like to {c.inf}, and there'll be a part of you that votes against. Let it abstain. It can sit at the side with its arms folded and its coat on. What's said there isn't binding on how you feel on Tuesday. It only means that on a certain afternoon one thing was said out loud, in order, to the end.",
  ]),
]

/** For long letters: more that is made of their own words. */
export const deepOwnPropositoEn = [
  ...movements('deep', { aspect: 'own-order' }, [
    "I tried putting your sentences in another order. If one begins with {q} and has {q2} come after, it reads like somebody on the way out. The other way about, it's somebody coming in. You wrote it as it came. I only mention that the same things are in both.",
    "Someone who'd never met you, and had only {q} to go by, would ask you to sit down. With {q2} added, they'd ask you to stay for a meal. I don't know why that should be so. I've tried it out on myself, and it is.",
  ]),
  ...movements('deep', { aspect: 'own-weekday' }, [
    "You mention {day}. I'd start from those, rather than from the whole of time. They come round, they have a known length, and you can tell already what's wrong with them. One could change the first hour of one of them, as a trial, and leave the remainder as bad as you like.",
    "If {day} are when it's loudest, then I'd see to it that there's something in them with another person's name on it. It needn't be enjoyable. A standing arrangement to be bored together would do. What matters is that the hour gets divided by two.",
  ]),
  ...movements('deep', { aspect: 'own-line-future' }, [
    "Some time in the future, without any warning, {q} is going to make you smile. I don't promise when. It'll be because you've told it to someone new and they've said the right thing, or the wrong one; and you'll hear how it sounds to a person who knows how it went on.",
    "I'd keep {q} somewhere. Not as a motto. On the inside of a cupboard, maybe, with the date, as one marks a child's height. There's nothing to be seen in the one line. It's when there are two that it means anything, and you can't make the second without the first.",
  ]),
  ...movements('deep', { aspect: 'own-name-thing' }, [
    "You speak of {n}, you name {o}, you say {q}. I've laid them out in a row like that because it's how I'd have to introduce you, if I were asked to, to somebody on whom I wanted you to make a fair impression. I'd leave out what you think of yourself. They'd be able to form their own view.",
  ]),
  ...movements('deep', { aspect: 'own-person' }, [
    "And {p}? I've hardly said a word on that side of things, since you didn't say many. But when a person is looking for where to put their feet it can help to hold on to a sleeve, and I did see one go by. You wouldn't need to explain. You could say that you're crossing something, and would they mind.",
  ]),
  ...movements('deep', { aspect: 'own-turned' }, [
    "It has got to be taken into account that {t}. I don't mean made allowances for. I mean as a builder takes account of a spring under the field: you can drain it, or go round, or have it come up in the yard and put a wall about it and call it a well. What you can't do is draw up the plans as though it weren't there.",
  ]),
]

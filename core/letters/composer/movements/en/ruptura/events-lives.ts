import { movements } from '../../movement'
import { couple } from './conditions'

/** What a separation has to be lived in: children, a house, papers, years, miles, a friendship. */
export const eventsLivesEn = [
  ...movements('event', { any: ['coparenting'] }, [
    "You have to stop being someone's partner and go on being something to them, for the sake of shoes and fevers and parents' evening. Few endings give less rest. It helps to do it in writing, a single matter at a time: pick-up, medicine, bag. Like a nurse handing over a ward.",
    "The children will ask in the car, from behind, when you least expect it. They don't need the story. They need to know where they're sleeping on Thursday and that being loved isn't part of the discussion. For the rest an honest answer would be: that's ours to sort out, and we are doing it.",
  ]),
  ...movements('event', { any: ['coparenting'], not: ['abuse'] }, [
    "On the days that aren't yours the house has a silence you didn't choose. Don't stuff it with chores in the first hour. After that, yes, have something fixed: a class, a friend with a standing invitation, a bad film. Let those days be called something other than the days without.",
    "Handing over a child on a doorstep is one of those acts there are no manners for. Bag, coat, the drawing that mustn't be bent. You smile the width required. What happens in your chest on the way back is nobody's concern but yours, and I would allow a quarter of an hour for it, in the diary, with the engine off.",
    "It may seem to you that you're now half a parent, on account of the calendar. I've never seen a child count that way. They go by who knows about the plaster, and which song, and what's meant by the other blanket. You can be the whole of that on a Wednesday.",
    "You'd like to be fair about {n} in front of them and there are days it costs you blood. Fair needn't mean warm. Something flat will do, said in the voice one uses for trains: that's a good question for the other house. It leaves them free to love in both directions and you free to go into the bathroom and pull a face.",
    "Two homes sounds to grown-ups like something sawn in half. To a child it's largely a matter of toothbrushes. Have one of everything that would cause tears at bedtime, and let the rest travel. What they'll remember is whether the person who opened the door was pleased.",
    "There isn't going to be a clean break, with children in it, so it may as well be an orderly mess. You'll be at sports days together for years, two adults on a bench eating the same crisps. It gets duller. Duller is what you're aiming for.",
    "Some of the sadness is for an afternoon that hasn't come yet and now won't: all of you, one car, arguing over the music. You can be sorry about that without having decided wrong, or without having been asked. There'll be other cars. They'll be argued in.",
    "Someone small is watching how a person goes about being unhappy. I don't mean you should hide it. They can see you sad, and then see you find the keys and do the shop; it's useful information, and hardly anybody gets taught it.",
  ]),
  ...movements('event', { all: ['abuse', 'coparenting'] }, [
    "There are children in this, and so it can't be finished with by shutting a door. Let other people stand in the middle wherever they can: a solicitor, a contact centre, a sister at the handover. To keep it to writing isn't cold. It's so that there'll be a record, and so that nobody's voice has to be heard on the stairs.",
    "You may lie awake over what the children saw. They also saw somebody get them out, and they're seeing now how a person lives in rooms where nobody's frightened. They'll learn that as they learned the other, by being there. If you're worried about one of them, there are people at the school and at the doctor's who'd want to be told.",
  ]),
  ...movements('event', { any: ['house'] }, [
    "There's the matter of the house, which is where a separation stops being a conversation and turns into boxes. Do it by rooms, with someone who keeps their views to themselves. Start with the one that matters least. Some objects have whole arguments inside; leave those till last and put the radio on.",
    "Dividing things sounds like cards or wills, and here it's spoons. Nobody's ever really quarrelling about the spoon. If winning a thing would make you ill, lose it. What counts is that in a month, wherever you are, the hall smells of you.",
    "If you're still living among what used to be shared, it must be like reading subtitles all day. Change one thing in each room, whichever you please: a side of the bed, a bulb, where keys get dropped. The place has to be told as well, and that's the only way it'll listen.",
  ]),
  ...movements('event', { any: ['house'] }, [
    "Where you sleep has got mixed up with how you feel, and they're better handled by different departments. One of them wants a tenancy and a date. The other wants supper and a talk. If you try to settle both in the same evening you'll sign something, or cry on something that has to be signed.",
    "An address takes a while to hear that it has changed hands. Post goes on arriving at one door for somebody who's behind another. Deal with the post. It's dull, it can be done standing up, and each envelope you redirect is one conversation that you won't have to have.",
    "Anybody in between homes lives with a kind of jet lag: which drawer, which switch, whose milk. It makes competent people drop things. I'd ask of yourself, for now, about what you'd ask of someone who landed this morning.",
    "You needn't love where you're living at present. It has to be dry, and you have to know where the scissors are. There's a long line of people who thought a room was the end of something, and who remember it later mostly for its wallpaper.",
    "Moving out is done by vans, but moving in takes longer and goes by almost nothing: the first burnt toast, a nail you put in crooked, the day you give the address without looking it up. You can't speed that. You can burn some toast.",
    "The lease, the deposit, whose name is on what: it feels like an insult that love should end in such a vocabulary. And yet there's rest in it. Those words mean one thing each. On a bad afternoon you could do worse than a phone call in which nobody asks how you are.",
  ]),
  ...movements('event', { any: ['divorce'] }, [
    "A divorce has the bad manners to mix tears with photocopying. You weep, and you initial each page. If there's paperwork to be done today do only paperwork; the other will have its turn. They shouldn't be sat at the same table.",
    "Anyone who marries believing in it has believed properly. That it ends doesn't turn the day into a lie or the people who clapped into fools. It was true, with a start date, and as it turns out with another.",
    "The word itself is a shock, more than the thing, which had been going on for some time under other names. You say it to a bank and the bank types it in. Say it a few more times to people who type. After a dozen or so it'll be a word for a form and not for you.",
    "There's the law's account of a marriage, which is assets, dates and who has the car. It'll look thin. It's supposed to be; it's only the part that can be divided. What can't be divided each of you takes away entire, and there's no box for it, and no one to sign.",
    "You may find the ring hand still does what it did: thumb to the finger, turning something that has or hasn't gone. Hands are the last to be notified. It'll stop somewhere in the middle of a Tuesday and you won't be told.",
    "Marriage gave you a ready answer to a number of questions: who to put down, who to ring, whose turn it was. Those come up now one at a time, at counters. They're small. I mention them because it isn't always grief that trips a person. It can be a dotted line.",
  ]),
  ...movements('event', couple({ any: ['longyears'] }), [
    "After that many years, parting is like separating two plants that shared a pot: there is earth everywhere. Don't ask why it takes up so much space. It was half a life's worth of shopping, head colds, and deciding about sofas.",
    "People who haven't been with somebody that long believe one loses a person. One loses a whole system of measurement: how much rice, what time, which side. You'll get the quantities wrong for a good while. There will be leftovers. Expect them.",
  ]),
  ...movements('event', { any: ['longyears'], assumes: ['human'] }, [
    "That's a long time to have been read by the same eyes. There's no one now who knows what you mean by the business with the tent. You'll have to explain things, which you'd got out of the way of doing, and it's tiring, like speaking a second language. People do get fluent.",
    "It wasn't wasted. I know that someone will have said so already, in a comforting tone, so let me say it in an accountant's. Years aren't paid in towards a result and then forfeited. They were spent at the time, on what there was at the time. You had them.",
    "Your grown self was largely made in that company. It's hard to tell what's you and what's wear, the way one can't with an old pair of boots. Nothing has to be sorted. Walk about in it, and keep what's comfortable.",
    "At the end of a long stretch there's a matter of pace. You had got used to walking at two people's speed, waiting here, hurrying there. Alone you may find you're fast. Or that you like to stop and look into building sites. It's too soon to say, and I'd be interested to hear.",
    "Others may suppose that after so long there can't have been much left to lose. They've mixed it up with milk. What's gone on for years has gone on for reasons, even if by the end the chief of them was a way of making each other laugh at the news.",
    "Do you know how many things you know? How to sit with someone through a fever. When to say nothing about a haircut. What a silence means, by its length. You learned that in there over all that time, and it'll be of use to somebody, though I can't tell you who; it may well be a neighbour.",
  ]),
  ...movements('event', couple({ any: ['short'] }), [
    "It wasn't long, and someone will use that to make it smaller. What's brief doesn't wear out; it breaks with the whole future inside. What you miss are things that hadn't happened yet, and nobody ever found a fault in those.",
    "Short things have a disadvantage: they never reached the part with the damp towels. You're left comparing the rest of life with a stretch where everybody was still well dressed. Be fair to the rest of life. It didn't get a chance to be seen by candlelight.",
    "Measure it by how much of the day it took up and it wasn't short at all. There were the hours with, and then there were all the hours spent on the bus being about to. Those have gone as well. Nobody counts them, and they were most of the happiness.",
    "There's no name for what you lost, no box on a form, and you may feel you're overdrawing on people's patience. Grief isn't issued by length of service. Have the amount that you have. I'd only keep it fed, rested and away from the phone.",
    "You'd begun to think in the future tense, that was the trouble, and it's a tense that takes hold in days. Somewhere there was a summer pencilled in. You can rub the summer out, which hurts for a minute, and then it's just a summer, with nothing written on it.",
  ]),
  ...movements('event', couple({ any: ['distance'] }), [
    "Where there have been miles in it, the after is peculiar: the map changes and the room doesn't. What's gone may be an hour of the day, the noise a phone made, a bag half packed. Losses with no furniture. They take up as much space.",
    "Anything with distance in it is made to some extent of waiting, for a train or a reply or the right time zone. It's a skill, and it'll look for employment. See that it doesn't go on waiting out of habit, for nobody in particular, in the kitchen at ten to nine.",
    "Whoever loves across a distance lives at two addresses: where the post comes, and where the mind is at about this time of night. You're left with one. You're in full occupation of it now, and you might find out what's on there in the evenings.",
    "Distance does one favour at the end, having done so few before: there are streets that {n} never walked down. Go and use those. Buy your bread in them, get rained on there, have a place where the man knows your face and has never been told the story.",
    "It takes a fair amount of nerve to move house for the sake of a person, and to have done it doesn't become a mistake because of how things came out. If it was you who moved, you can stay or go back. Either can be done with your head up. I'd choose by rent, light and friends, as you would if it had never been about anybody.",
  ]),
  ...movements('event', { any: ['friendship', 'kin:friend'] }, [
    "There's no ceremony for a friendship that breaks. No papers, no house to split, nothing on the radio. You're left with the private jokes, the most useless things on earth once only one person gets them.",
    "Nobody asks how you're bearing up about a friend. As though losing whoever knew everything that came before were losing a contact. With {n} went a witness, and you're short of someone to whom you can say, remember when.",
  ]),
  ...movements('event', { any: ['friendship', 'kin:friend'] }, [
    "With friends there isn't even a verb. One divorces, one breaks up; with a friend one just falls out, as if from a window, or drifts, as if on a lake. So when people ask you have no sentence. Try this: I had a friend for years, we've lost each other, and it's as bad as the other kind. They'll know. They've one too.",
    "A friend like that is where you kept things. The first job, the awful coat, what your father actually said. It's as though a library had closed with your books in it. You do still know the stories. You'll have to start telling them to people who weren't there, from the beginning, with the names.",
    "You'd never have thought to put a friendship on the list of things that end, so there was no insurance. No one had agreed to anything. It went along on birthdays and lifts and the right kind of insult. Part of the ache must be finding out how much of the roof it was holding up.",
    "It's peculiar to grieve for someone who's very probably in the supermarket. You may meet. Have a face ready, an ordinary one with a nod in it. A nod isn't a treaty and it isn't a snub; it says that you were both there, and that there are other people waiting for the till.",
    "Somewhere in this there'll be a question of who ought to ring. You might leave it lying. Two proud people can keep such a question going for ten years and both be right. If one day you'd sooner ring than be right, you'll do it from the car, badly, in about a minute. And if you wouldn't, you've a weekend to fill.",
    "Old friends know the earlier drafts of you, and some of the quarrels are about that. One has been rewritten and the other keeps quoting the first edition. I don't know whether it was so with {n}. If it was, you can be sorry to lose such a reader and still stand by the changes.",
  ]),
]

import { movements } from '../../movement'
import { couple } from './conditions'

/** Long letters: the practical side of living in the singular, one aspect each. */
export const deepPracticeEn = [
  ...movements('deep', couple({ aspect: 'weekend' }), [
    "Weekends are the hard part. From Monday to Friday there's scaffolding, and then Saturday opens up like waste ground. Put in two stakes: something on Saturday morning that gets you out of bed, something at seven on Sunday that gets you out of Sunday. Between stakes, whatever falls.",
    "Sunday afternoon deserves a plan of its own. It's when the shops shut, the light goes yellow and everyone seems to have been invited. A swimming bath is good, for being warm and full of shouting. So is ironing in front of an old film. So is visiting someone in a home, where Sundays are longer still and a biscuit goes a long way.",
    "Have you a Saturday? I mean one with an edge, where something must be done by noon. If not, borrow one. Markets want helping hands before eight; dogs in shelters want walking; choirs rehearse. You needn't be cheerful at any of those. You need a waterproof.",
  ]),
  ...movements('deep', couple({ aspect: 'singular' }), [
    "You'll have to learn your own tastes. It sounds ridiculous at this stage. But in a couple tastes are filed down until they fit, and afterwards no one remembers whose was which. Try things as if you had just come to the country: what you have for breakfast, when, to what music, how hot.",
    "With one in the house, the order's yours and so is the mess. Nobody asks what time you'll be back. At first that sounds like desertion. Leave it some weeks, and listen to it again. Nobody asks what time you'll be back.",
    "One person has eccentricities and nobody to hide them from. You'll start to eat standing up, or to read the paper backwards, or to talk to the iron. I take it as a good sign. It's how a house finds out who's living in it.",
  ]),
  ...movements('deep', couple({ aspect: 'oneportion' }), [
    "About cooking. Everything is written for four, and the sadness of dividing by four is one of those that nobody warns you of. Cook for four. Eat one, freeze two, and carry the last across the landing to whoever lives there. You'll have got rid of the arithmetic and learned a neighbour's name.",
    "Don't let supper become something that happens to you over the sink. Twice a week, say, do it as for a visitor: a plate, a fork, a thing with a sauce. The visitor's tired and not much of a talker. You've had worse.",
    "A kitchen for one can be run like a small, slightly arrogant restaurant. No substitutions. The menu's chosen at four by the proprietor, according to mood. On Mondays it's closed and there is cheese.",
  ]),
  ...movements('deep', couple({ aspect: 'nextofkin', not: ['short'] }), [
    "There's a box on certain forms which asks who should be told in an emergency, and it'll catch you with your pen out. Decide now. A brother, a friend with a car, the steady one at work. Then ask them. It's an oddly tender thing to be asked, and they'll remember it longer than you will.",
    "Being ill alone is the one that frightens people at night, so provide for it by day. Soup in the freezer, paracetamol, a key with someone who'd use it. Say to that person: if I go quiet for two days, ring the bell. It's an arrangement as old as streets.",
  ]),
  ...movements('deep', { aspect: 'sleep' }, [
    "When you can't sleep, lie on your back and go through a house you lived in as a child, slowly, opening things. Start at the gate. What was on the hall shelf, which stair, how did the bathroom smell? There's nobody from this story in it. By the airing cupboard most people are gone.",
    "I've a poor opinion of four in the morning as a place to think. The judge is asleep and the clerk's drunk. If you're awake, get up and be awake about something: a jigsaw, the ironing, a dull book about canals. Write on your hand, if need be, that this court isn't sitting.",
    "Change what happens in the last half hour. It used to have a voice in it, or a message, or the hope of one, and it's still laid out for that. Move it. Teeth first, then a chapter aloud, even to yourself. You read quite well, I'd imagine, and no one has heard you for years.",
  ]),
  ...movements('deep', couple({ aspect: 'phone' }), [
    "You'll want to tell somebody you got home safe. It's such a slight thing, two words and a time, and it had a place to go. Make a pact with another single person: home, you write, and they write home. It takes three seconds, and for three seconds somebody's been glad you weren't hit by a tram.",
    "Consider what your telephone does all day: it waits with you. A machine that waits makes a person wait. Let it ring aloud, properly, with a bell, and keep it in another part of the house as telephones were once kept. Then you can stop listening for it, because you'd hear.",
  ]),
  ...movements('deep', couple({ aspect: 'money', not: ['short'] }), [
    "A word about money, which is indecent at a time like this and keeps very good time. Sit down with the figures once, by daylight, with somebody who isn't frightened of them. What comes in, what goes out, what's due on the first. It's a short list. It won't console you, but you'll have stopped carrying it about unread.",
    "Single life costs more than half; that's the joke in it. One roof, one standing charge, the smaller tin at the larger price. Be as careful as you need to be and set by a trifle for idiocy. There'll be a week when what keeps you going is an absurd melon.",
  ]),
  ...movements('deep', couple({ aspect: 'learning', not: ['short'] }), [
    "Among the things you didn't use to do there's one that makes you feel like a child. I won't guess; the tax, the fuse box, driving at night. Have it taught to you by somebody patient, and be as stupid as you need. Helplessness is largely a matter of not having been shown where the switch is.",
    "Take up something in which you can see yourself improve in a fortnight. Bread does it, and chess problems, and swimming underwater. It doesn't matter that it's trivial. You've spent a long time at something where no amount of effort showed.",
    "There'll be a first time for each of these: the boiler, the customs form, the guest who stays too late, the wasp. You'll do it with your heart in your mouth and there won't be any applause. Keep count. Write them on the inside of a cupboard, with dates, like a child's height.",
  ]),
  ...movements('deep', couple({ aspect: 'rooms', not: ['short'] }), [
    "I'd begin changing the place from the ceiling down, by which I mean the light. One lamp moved will make a different evening of it. Paint is cheap too, and there's a good deal to be said for choosing a colour that would've been argued over.",
    "You don't have to purge. People will come with bin bags, in the best of spirits, and you'll find a month later that they've thrown out the colander. Go cupboard by cupboard, at the pace of the washing-up. Whatever makes you stop and hold it goes back on the shelf for now.",
  ]),
  ...movements('deep', { aspect: 'out' }, [
    "Go somewhere once a week where you're known by your order. It takes about five visits. They'll reach for the cup when they see you through the glass, and it's as near as a stranger can come to putting an arm round you. It asks nothing, and it opens at seven.",
    "I'd like you to be slightly late for something now and then, through having been interested. A shop window, a man mending a kerb. Misery's very punctual. To be held up by the world, even for a minute, shows there's still a place where it gets a grip.",
    "Walk with someone. Not to talk; it's only that two people side by side, looking at the same wet field, will say things they'd never say over a table. If nothing's said you've still had the field. Choose a friend with stout shoes and no theories.",
  ]),
  ...movements('deep', couple({ aspect: 'firsttimes', not: ['coparenting'] }), [
    "You'll go somewhere alone for the first time and be asked, just you? Just me, you'll say, and follow the waiter. Take the seat with its back to the wall. Order the thing that's a bit too much trouble. Around the second course it stops being a scene in a film and turns into dinner.",
    "At some wedding or other you'll be put at the table with the cousins and the vicar. Have two questions ready that can be asked of anybody. Dance with an aunt. When you've had enough, leave by the kitchen: it's what kitchens are for, and they'll give you cake in a napkin.",
  ]),
  ...movements('deep', couple({ aspect: 'holidays', not: ['coparenting'] }), [
    "If there's something booked for two, decide about it by daylight. It can be cancelled, given away, or used by you with the seat beside you piled with coats. Whichever it is, tell someone the date. The day will come round either way, and it's better met by a person with a plan for lunch.",
    "The first holiday is a peculiar animal. Nobody to mind the bags, nobody to blame for the hotel. Go for four days and not for fourteen, to a place with trains, and take a job with you: to see every church, or to find the best soup. Loneliness is much reduced by having an errand.",
  ]),
  ...movements('deep', { aspect: 'bodyback' }, [
    "Let the body have something to do that's got no message in it. It's been read like a letter for months, by you among others: has it lost weight, does it look tired. Put it in cold water or up a hill. It would like to be used for a while as an animal uses itself.",
    "Wear something that was never admired or complained of by anyone. It might have to be bought. A person's clothes go on holding opinions for ages, and it's restful to stand for a day inside a thing that hasn't got one.",
  ]),
  ...movements('deep', { aspect: 'calendar' }, [
    "Look ahead for the traps: a birthday, the month you met, the Christmas with two sets of arrangements. Put a small cross by each and opposite the cross, the name of a person who'll know what it's for. You may not call them. The cross just means that it won't come up behind you.",
    "Make an anniversary of something else. The first night you slept through; the day that the lock was changed, or you got the job, or planted the thing. Keep it privately, with a cake if you like cake. Calendars fill up with other people's history unless somebody writes in them.",
  ]),
  ...movements('deep', { aspect: 'kindness' }, [
    "You can be of use to someone even in this state, and I'd recommend it, in small amounts. Hold a ladder. Read to a child who isn't yours. For as long as it lasts you're the one who's got it in hand. No one will ask to see the rest.",
    "Accept the casserole. Accept the lift, the ticket that was going spare, the jumper. You'll want to say that you're fine, and you are, more or less. But there are people who've been wondering for weeks what they could do, and it's hard on them, and the casserole's good.",
  ]),
]

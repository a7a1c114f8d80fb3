import { movements } from '../../movement'

/** Long letters: by what happened, and by what weighs since. */
export const deepEndingsEn = [
  ...movements('deep', { any: ['suicide'], aspect: 'suicide1' }, [
    "People will tell you it was illness, or despair, or a choice, or a release. Everyone arrives with a word. You don't need one yet. It may be that the most accurate thing which can be said is that {n} died of something, as people do, and that it was a thing nobody could get at from outside.[|]",
    "There's a sentence you may have to say over and over, about how {n} died, and you can decide in advance who gets it. Some will have the whole of it. Some will have that it was sudden. The postman can have the weather. You aren't lying to anyone. You're looking after a door that's been forced once.",
  ]),
  ...movements('deep', { any: ['suicide'], aspect: 'suicide1More' }, [
    "Those who have lost someone in this way tell each other a thing that's hard to hear from anyone else: that you can have done a hundred things right. That {n} may have been loved by you up to the last hour and have died all the same. Love isn't a medicine, and nobody gets to dose it. If you can find a room where people know that already, go and sit in it.",
  ]),
  ...movements('deep', { any: ['suicide'], aspect: 'suicide2' }, [
    "For a good long time how {n} died is going to stand in front of who {n} was. It's like a lorry parked outside the house. You'll try to look round it. What shifts it in the end, people say, is not thinking about it less. It's being told small things by others, that {they} once ate eleven pancakes, until there are more of those than the lorry can hide.",
    "I notice that with this kind of death one is never allowed to be just sad. There's always something to work out. I'd like you to have an hour now and then with the investigation closed: no signs, no what if, only that {n} isn't here and that you'd like {them} to be. It'll open again in the morning. You're entitled to the hour.",
  ]),
  ...movements('deep', { any: ['sudden', 'violence'], aspect: 'shock' }, [
    "There may be pictures, of things you saw or of things you only imagine. They come without knocking, and they're always the same. When one of them comes, name five objects in the place where you are, out loud, like somebody doing an inventory. It's a trick and it works better than it deserves to. And if they go on for months, tell a doctor about it in those words: pictures, and about {n}.",
    "With no warning there was nothing to be wise about. You couldn't have been kinder that day because you didn't know what day it was. People forget this when they're making up what they should have said to {n}. You treated it as one of many. It's how one treats those whom one's sure of.",
  ]),
  ...movements('deep', { any: ['sudden', 'violence'], aspect: 'shockMore' }, [
    "You may have become someone who texts are you home. Who listens to a siren until it has gone past. It's tiresome for the others, and they'll put up with it. What happened to {n} has taught you a thing that's true and that can't be lived by; it takes a long time to know it and still let people go out for milk.",
  ]),
  ...movements('deep', { any: ['illness', 'caregiver'], not: ['pet'], aspect: 'illness' }, [
    "You'll have your own list of moments when something might have been caught. A cough, a scan put off, a doctor who was looking at the screen. Take it, once, to someone who understands such things and can say what it meant at the time. And then see if you can put it away. You were looking at {n}, in those days, and not at a case.",
    "In an illness there's a last time for everything and nobody rings a bell. The last time at the shops, on the stairs, at the table. You'll find them now, one after another, going backwards. Each has got a perfectly ordinary afternoon round it. When you come to one, stay for the afternoon. It's got {n} in it, and it wasn't yet the last of anything.[|]",
  ]),
  ...movements('deep', { any: ['illnessMore', 'caregiver'], not: ['pet'], aspect: 'illnessMore' }, [
    "After all those months there's a you that learned to sleep lightly and eat standing up. It was needed. It doesn't know it's been relieved, and it'll go on getting you up at three to see to {n} for a while to come. Don't scold it. Make the tea, sit down with it, and then take the two of you back to bed.",
  ]),
  ...movements('deep', { any: ['dementia'], aspect: 'dementia' }, [
    "You're owed two mournings, and one of them you did in secret while bringing in clean nightclothes. I'd go back for {n} as {they} [was|were] before. It can't be done by trying. But a tune will do it, or a coat, or somebody's uncle using an expression, and for a moment you'll have the person whole, with all the words. Write down what set it off.",
    "It's odd what an illness of that kind leaves till last: a hymn, the manners, how to fold a napkin. If you saw something in {n} that stayed when all the rest had gone, that wasn't nothing, and it wasn't the illness either. I should call it the floor.[|]",
  ]),
  ...movements('deep', { any: ['faraway'], aspect: 'far' }, [
    "You may be the only one in your street who knows that {n} ever existed. It's a peculiar solitude. You could mend it in a small way: tell the woman at the bakery, or a neighbour, or teach someone at work to say the name. It isn't much of a funeral. But then there'll be two of you over here.",
    "When you live far off there are people you know best by their telephone voice and one particular kitchen. Both of those go on, in your head, exactly as they were, and nothing corrects them. Some find that a torment, and some come to be glad of it. {n}, where you are, has never been ill in that kitchen.[|]",
  ]),
  ...movements('deep', { any: ['estranged'], aspect: 'estranged' }, [
    "Families have an official version, and there'll be a chapter in it about you and {n}. You won't have been asked to read the proofs. Leave it. You've got your own copy, with the dates, and a few pages that nobody else has. It can be true without being published.[|]",
    "You'll think of what you might have done: a card, one call, turning up. I'd only ask you to put beside it why you hadn't. It wasn't idleness. There was a reason, and it was there on most of the days when you could have lifted the phone to {n}. Reasons die too, of course, and then they look smaller than they were.[|]",
  ]),
  ...movements('deep', { any: ['estrangedMore'], aspect: 'estrangedMore' }, [
    "It's possible that you have been doing without {n} for so long that you can't find the edge of this. Nothing in your day has changed. And then something absurd sets you off, somebody choosing apples with great care. I'd let it. There's no rule that one may only weep for people one was on terms with.",
  ]),
  ...movements('deep', { any: ['harm'], aspect: 'harm1' }, [
    "Let me say plainly what doesn't get said at funerals. Some people do harm, and then die, and the harm doesn't die with them. You were left with {n's} share of it. To put it down where it belongs you don't need to forgive, or understand, or have the last word. You need somebody to believe you. I do, and I hope I'm not the first.",
    "You might catch yourself listening for {n} still: a car door, a certain weight on the stairs. An ear gets trained by that, as anybody's would who had to know in advance what kind of evening it would be. It will go on standing guard out of habit. You can tell it each time, quite kindly, that there's no one coming.[|]",
  ]),
  ...movements('deep', { any: ['harm'], aspect: 'harm2' }, [
    "There may be a good memory or two, and those may be the worst. {n} laughing; a hand that for once was just a hand. You're not a traitor for having kept them. They don't alter the account. It would've been easier for you if there had been none, and nobody should use them to talk you round.[|]",
    "Whatever you have built since, a friend, a trade, a house where voices don't go up, was built without instructions. You'd been shown only the other way. I would like that to be mentioned somewhere on the day that everybody's speaking of {n}, and as it won't be, I am mentioning it here.[|]",
  ]),
  ...movements('deep', { any: ['harm'], aspect: 'harm3' }, [
    "If you are asked what {r} was like, you're free to choose the size of the answer. Difficult. Or: I'd rather not. Or the truth, to a person who has sat down for it. There's no obligation to protect the listener, and there's none to inform them. For once it's you that decides how much of {n} comes into the room.",
    "What you won't get now is the day on which {n} admitted it. Some people wait for that all their lives and don't know they're waiting, and the funeral is when they find out. It's a real loss and it deserves some sort of rite. You might write what ought to have been said to you, word for word, and sign it, and know whose job it was.[|]",
  ]),
  ...movements('deep', { any: ['addiction'], not: ['harm'], aspect: 'addiction' }, [
    "There'll be those who are sad for you in a slightly different voice, as though {n} had only been borrowed. They think it was bound to happen, and so that it must hurt less. You had better reasons than they did for expecting it, and I don't believe you ever really did, not on the day.[|]",
    "Ask yourself when you last saw {n} clear. Not well, perhaps, just clear: five minutes in a doorway, a joke, somebody looking out of those eyes whom you'd known since before. It counts for more than what was going on round it. When they ask you for a photograph, I'd give them that one, if it existed.",
  ]),
  ...movements('deep', { any: ['addictionMore'], not: ['harm'], aspect: 'addictionMore' }, [
    "You drew lines, I imagine, and moved them, and drew them again. It looks like weakness only to people who never had to hold a line against someone they loved. Both things were love, the holding and the moving. Neither of them was stronger than what {n} was up against.",
  ]),
  ...movements('deep', { any: ['anniversary'], aspect: 'dates' }, [
    "If there's a day coming with {n's} name on it, decide one thing ahead and leave the rest alone: whom you'll be with at the worst hour. You probably know which hour it is. The others can be filled with anything, including the sort of television that nobody admits to.",
  ]),
  ...movements('deep', { any: ['recent'], aspect: 'early' }, [
    "You won't remember much of these weeks, so keep the envelopes. I mean it literally: put them all into one box, the cards, the order of service, the lists on the backs of things. In a year you'll want to know who came and what they said about {n}, and you'll have no idea, and there it'll be.[|]",
    "Everybody's being kind at the moment and there'll be too much of it to use. Ask them for it later. Say to one or two: not now, but ring me when it's all gone quiet. They'll be glad of a date. Grief goes on for a good while after the casseroles, and it's then that somebody who'll talk about {n} over a sandwich is worth having.",
  ]),
  ...movements('deep', { any: ['longago'], aspect: 'longsince' }, [
    "There's one thing that only time can do, and it's to let you meet {n} as an equal. You've been alive since. You've been tired, and wrong, and short of money. It may be that some of what puzzled you then is quite clear now, and that you'd like to go back and say, oh, I see. You can say it. It's late and it is still information.[|]",
  ]),
  ...movements('deep', { any: ['violence'], aspect: 'justice' }, [
    "You may be asked for forgiveness, or for rage, by people who need one or the other for a programme. You're under no contract. {n} was a person before being a case, and you knew the person. If they want something to print, tell them what {they} ate for breakfast, and watch them put away the pen.",
  ]),
  ...movements('deep', { any: ['putdown'], aspect: 'mercy' }, [
    "You'll see that last morning again, from a great many angles, and always from your own height. Try it once from {n's}. There was a smell of you. There was a hand. There were people speaking low. It's all that can be said from down there, and it's what you saw to.[|]",
  ]),
  ...movements('deep', { any: ['late'], not: ['suicide', 'violence', 'addiction'], assumes: ['affection', 'alive', 'history'], aspect: 'latedeep' }, [
    "Here's something you could do about that hour. Write it as it was, with you not in it: the place, the light, whoever was there. Then write another, any hour at all in which you were with {n} and nothing took place. Keep the two together. They're the same length, sixty minutes each, and no law says that the first outranks the second.",
  ]),
  ...movements('deep', { any: ['feel:guilt'], aspect: 'guiltdeep', assumes: ['alive'] }, [
    "Suppose you were let off. Suppose a letter came, from whoever sends such letters, to say that in the matter of {n} there was no case against you. What would you do with the evening? I ask because guilt is also an occupation. It gives one something to do for the dead. You may need to find another thing to do for {n} before you can lay that one down.[|]",
    "I'd like to hear the rest of the evidence: the Tuesdays. All the times you did go, did ring, did hold your tongue. You've never written those down, because nobody writes down what they don't need to defend. It would take you a long time, and about half way along you'd notice that you had been describing your life with {n}.[|]",
  ]),
  ...movements('deep', { any: ['feel:guilt'], aspect: 'guiltdeepMore', assumes: ['alive'] }, [
    "Take the thing that you blame yourself for and ask how it would look if {n} had lived. Most likely it wouldn't look like anything. It'd be a bad mood, a missed call, a Thursday. What has turned it into a crime is the date, and the date wasn't in your hands.[|]",
    "People will tell you not to feel guilty, and it's like telling someone not to be tall. I wouldn't try to stop. I'd try to be exact. What, when, knowing how much? Guilt loves a fog. Written in plain figures it's very often a good deal shorter than it was, and {n} is easier to see over the top of it.",
  ]),
  ...movements('deep', { any: ['feel:sadness', 'feel:longing', 'feel:pain', 'feel:love', 'feel:emptiness', 'feel:loneliness'], aspect: 'saddeep', assumes: ['alive', 'affection'] }, [
    "There's something almost practical about missing someone. It tells you where things were. Here's where {n} used to come in; here's what was always said at this point in the news. If you followed it round for a day with a pencil you'd have a very good plan of what the two of you had made, and it would be larger than you thought.",
    "Let there be a place in the week for it, as there would be for a difficult relation. Wednesday evenings, say. Get out whatever you've got of {n}, and be as sorry as you like, with the door shut. Then put it all back and watch something stupid. It doesn't keep to its day. But you'll be able to say to it on a Monday: not now, Wednesday.[|]",
  ]),
  ...movements('deep', { any: ['feel:sadness', 'feel:longing', 'feel:pain', 'feel:love', 'feel:emptiness', 'feel:loneliness'], aspect: 'saddeepMore', assumes: ['alive', 'affection'] }, [
    "I can't make {n} any less gone. I've looked at what I have written so far and it doesn't, any of it. What I'd hope for is more modest: that while you were reading about {n} you weren't also having to look after whoever was telling you. It's a rest of a kind.[|]",
  ]),
  ...movements('deep', { any: ['feel:anger', 'feel:helplessness'], aspect: 'angerdeep', assumes: ['alive'] }, [
    "What would your anger like done? I'm asking in earnest. Sometimes there is a complaint to be made, a letter to a ward, a crossing that wants lights. If so, make it, with dates, and get help with the wording. And sometimes what it would like is for {n} not to be dead. There's no office for that. It's as well to know which of the two you're standing in line for.",
  ]),
  ...movements('deep', { any: ['feel:tiredness', 'feel:numbness', 'feel:confusion', 'feel:hopelessness'], aspect: 'tireddeep', assumes: ['alive'] }, [
    "If nothing much seems to be going on in you, I wouldn't take it for the last word. The ground freezes, and underneath it the pipes are where they were. You don't have to feel anything about {n} by any date. Keep warm, keep regular hours, answer whoever is easiest to answer.[|]",
    "I'd cut the week down to what a convalescent could do. One outing. One person. One thing put off with a clear conscience. There's a kind of effort that goes on below, with {n} in it, all day and most of the night, and it's taken out of the same account as everything else.",
  ]),
]

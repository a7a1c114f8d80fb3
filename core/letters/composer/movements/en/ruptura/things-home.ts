import { movements } from '../../movement'

/** What things at home do when a house goes from two to one. */
export const thingsHomeEn = [
  ...movements('thing', { topic: ['food'] }, [
    "Some dishes stay with whoever cooked them best, and some with whoever stays. With {o} it's up to you to say which, and you'll find that out by eating.",
    "There [o:is|are] {o} in what you wrote. It's by the mouth that one notices first, I believe: what's not being cooked, who's not being asked about salt. The appetite sulks for a bit. Offer it things on small plates, as you would a cat, and don't watch.",
    "You mention {o}. Taste has a long memory and no sense of occasion, so it may bring all this up at somebody else's table, between the soup and a remark about schools. Swallow, and ask about the schools. It's over in a minute.",
  ]),
  ...movements('thing', { topic: ['kitchen'] }, [
    "There [o:is|are] {o}, which [o:was|were] in use, I take it, several hundred times without anybody's remarking on it. That's the trouble. A thing which one picks up without looking gets learned by the wrist. The wrist will go on asking for some time. Let it ask. It isn't sentimental, it only wants to get the eggs done.",
  ]),
  ...movements('thing', { topic: ['kitchen', 'food'] }, [
    "Don't apologise for thinking of {o}. When a household comes apart the small things are the only part that can be got hold of. The rest of it, the years, the reasons, won't go into a hand. And people cry over what's to hand. What else would they do?",
    "You mention {o}. An ending shows up first in the quantities; there's half too much of everything. Cooking for one is a trade that nobody's taught. Start with food that can be eaten with the fingers, at the window, in no order.",
    "I stayed on {o} for a while. Kitchens don't take sides. They were there for the jokes and the silences and they'll be there for toast. Make something in yours this week that nobody ever made in it, even if it's only the wrong soup.",
    "As to {o}, I wouldn't try to have feelings about [o:it|them] on an empty stomach. Have something hot first. It's surprising how many matters that looked like fate turn out, with a bit of cheese, to be about an hour past lunch.",
  ]),
  ...movements('thing', { topic: ['drink', 'table'] }, [
    "You wrote {o}. Habit hands out places and portions without consulting anybody, so for some time there'll be one too many. Each time it happens put back the extra without comment. Not so much as a sigh. A gesture gets bored sooner without an audience.",
    "I think about {o}. Round things like that goes the conversation nobody would put in the minutes: is it hot, is that your phone, you've a crumb. People miss it more than they miss the other sort. It had no purpose, and it took two, and nobody would think of ringing up a friend for it. You might, though. You could ring and say you've a crumb.",
    "And {o}. Hours get arranged round a thing like that, and afterwards they stand about with nothing to lean on. You could move the hour. Have whatever it was at four in the afternoon, on the step, with your coat on, and let it find out that it tastes otherwise out there.",
    "Let me say something about {o}. It's at that level that a separation gets negotiated, whatever the papers say: about waist height, between the sink and the seat. So it's there, too, that you'll first catch yourself being at home.",
    "You name {o}. Round such things there's apt to be a silence afterwards, with a shape to it. It won't always have that sound. Get somebody along who drops things. A spill, a story about their sister, and something's happened there since.",
  ]),
  ...movements('thing', { topic: ['clothes'] }, [
    "And then {o}. If [o:it isn't|they aren't] yours, [o:it has|they have] a term in your house and it's you who sets it. One bag; a date in the diary; a friend to carry it round. Don't let there be a dramatic handing over on a doorstep. A bag, a bell, and home.",
    "I can see {o} quite clearly, which is odd, since you gave no description. Cloth keeps a shape for a time. Then it's washed, or lent, or put at the bottom of something, and it's a shape among others. You can leave that to the laundry.",
    "With {o} there may be the question of the nose. If [o:it still smells|they still smell] of somebody and you've put your face there, you're in large company, and none of it owns up. Leave a window open. What's in cloth goes at its own pace, mostly while one's out at the shops.",
    "What does one do with {o}? There's a whole literature of bonfires. I'm in favour of a high shelf. High shelves have seen off more heartache than fire ever did, and nothing has to be explained to the neighbours.",
  ]),
  ...movements('thing', { topic: ['clothes', 'personal'] }, [
    "You name {o}, somewhere between a keepsake and clutter. There's no hurry to rule on which. I'd only say that nothing of the kind should sleep near your bed. What's in reach in the dark begins making decisions.",
    "You mention {o}. Things that people carry on them are the oddest of all to be left with, or to see the last of; they look as if the person had only stepped out. Put whatever there is into a box with a lid. It won't mind the lid.",
    "I was struck by {o}. It's small, as evidence goes, and I suppose it weighs about the same in the hand as it did last year. That may be what's so hard about it. Everything else has changed weight.",
    "So there [o:is|are] {o}. You can't be sensible about such a thing, so don't try; be punctual instead. Decide by a certain Friday. Till then you're excused from having an opinion, and on the Friday you may ask somebody practical to come and have one for you.",
  ]),
  ...movements('thing', { topic: ['phone', 'screen'], not: ['abuse', 'house'] }, [
    "There [o:is|are] {o}, naturally. The history's kept in such places with a precision no heart can stand: hour, minute, seen. Nobody rereads such a thing to understand. They reread to be back. Put it where it takes an effort to open.",
    "About {o}: machines don't know that anything's over. They'll go on suggesting the name, a photograph from three summers back, the film you were halfway through. It isn't a sign. It's a database with no manners.",
    "You bring up {o}. It's a hard thing to have one's past kept in a form that can be searched. Our grandparents had to climb to the attic for theirs. You might arrange for an attic: an old drive, a cable, a friend's cupboard, a flight of stairs.",
  ]),
  ...movements('thing', { topic: ['phone', 'screen'], not: ['abuse'] }, [
    "I gather that a good part of it went on by way of {o}. It makes for a peculiar sort of event, with no room in it and nobody's coat in the hall. One goes through such things alone, with a thumb. I'd go through the next part in company.",
    "Since you name {o}, a suggestion. Do the things that hurt in one place and at one time of day, upright, in shoes, and keep {o} there and nowhere else. It's how people keep a dog off the beds. Not by strength; by being boring about the rule.",
  ]),
  ...movements('thing', { topic: ['photo'] }, [
    "{o} can wait. There's nothing that needs tearing up, deleting or framing. An envelope, a folder, a shoebox with a date on it. What's been shut up with a date on it goes on being that age. One finds it years later, looking for a plug, and is surprised at how young everybody was.",
    "Then there [o:is|are] {o}. What a camera keeps is how things were for a two-hundredth of a second, and the face one puts on for it. Don't let [o:it|them] give evidence for the rest. You were there for the rest, and it had a smell and a temperature.",
    "I'd put {o} out of the reach of the thumb. Someone else can hold on to [o:it|them], or a cloud can, with a password that you've asked your sister to lose. You aren't wiping anything out. It's just that at present it's always the same four pictures, and you've other things to look at.",
  ]),
  ...movements('thing', { topic: ['bed'] }, [
    "There [o:is|are] {o}, which at night [o:is|are] a map with a border. Try sleeping on the diagonal once, out of sheer cheek. Or get sheets you chose yourself, ugly if need be. The body should come across something in there that wasn't in the story.",
    "You mention {o}. Lying down is when everything comes to be gone over, since for once you can't be called away. Take the reviewing somewhere else. Do it in the bath, with a time limit. Lie down when you've finished.",
    "Somewhere behind the rest I see {o}. Sleeping's a skill and it was learned under certain conditions, with certain noises. One has to learn it again, that's all, as on a boat. Give it a dozen nights before you draw any conclusions about your life.",
  ]),
  ...movements('thing', { topic: ['house'] }, [
    "You say {o}. Walls are slow on the uptake; whatever's happened to the people, the radiator comes on at six. I'd lean on that a little. There's a kind of steadiness in anything that goes by its own timetable and has never asked you how you are.",
    "Concerning {o}, I'd propose a visitor. Not for company so much as for a second pair of eyes. People who come in from outside say what they see: it's light, you've a lot of jars, is that a draught? You've been seeing what happened. It's as well for a place to be looked at by somebody who only sees jars.",
    "I've made a picture of {o} for myself, and I dare say it's wrong. There'll be some part of it that's never had anything to do with anybody but you: where the sun gets to at four, the noise of the pipes. Begin from that part. The rest can be got to know again from there, a step at a time.",
    "You put in {o}. One gets through the first months in such a place by using half of it, like people in a big house in winter. That's quite in order. Heat what you sit in. You'll open the other rooms when there's a reason to, and it won't be a reason of this kind.",
    "About {o}, here's a removal man's tip. Before settling what goes and what stays, stand in the middle for a while with your hands in your pockets and see where the light gets in. Places introduce themselves again to anyone who'll hold still.",
    "You wrote {o}. I don't know what's in there now, or who sleeps where. I do know that at first a place like that is all edges, and one goes round it as one goes round a museum, touching nothing. Touch something. Sit where it isn't customary.",
    "Let's talk for a moment about {o}. It's standing there quite innocently, with its switches. One day you'll come in with wet hair, thinking about something at work, throw down your keys, and it'll have been your home for several minutes before you noticed.",
    "I wonder what time of day is hardest in {o}. There's generally one; with some it's the hour of the key, with some it's bedtime, with a few it's noon. When you've found out, be elsewhere then, or have the radio talking before you get in.",
  ]),
  ...movements('thing', { topic: ['fixture'] }, [
    "You mention {o}. A parting does a strange thing to the fittings: one had stopped seeing them years ago, and then each has something to say. It passes off. They go back to being what the landlord thinks they are.",
    "I noticed {o}, where you might have put a feeling. I think it did the work of one. People can generally say what a thing looked like long before they can say what they felt, and there's no harm in stopping there for this year.",
    "Let {o} stand for a moment, since you brought [o:it|them] up. I'd sooner look at a thing that can be knocked on than at a word like forever. Forever has never been any use for hanging a coat on, or getting in out of the wet.",
  ]),
  ...movements('thing', { topic: ['garden', 'petthing'] }, [
    "There's still {o}, and with that a bit of care that has no idea about separations. Be a little grateful for it. When all the rest is up for discussion it's good to have something that wants only water, or walking, or fresh earth.",
    "You name {o}, and I was pleased, as one is to hear there's somebody else in the house. What's alive keeps time. It'll want seeing to on the bad days in exactly the same way as on the good, which is a thing very few people could ask of you just now.",
    "About {o}: you won't be able to tell if you're doing it right, and it may be that half of it doesn't survive. Whoever looks after such things loses some. You learn how much is too much, with water as with a number of other things.",
  ]),
  ...movements('thing', { topic: ['animal'] }, [
    "There's a creature in this too, to judge by {o}. Animals keep to the old timetable well after it's been cancelled. You don't have to explain. Go down to their level for a minute, and be somebody who's come home.",
  ]),
  ...movements('thing', { topic: ['child'] }, [
    "Among what you mention there [o:is|are] {o}, which alters the tone of any dividing up. What belongs to small people doesn't get divided. It gets doubled, or it travels. Let it be found in both houses, or come and go in a rucksack, and let no one need permission to have it here and there.",
    "And in the middle of it all, {o}. I'd treat that as a flag, planted quite low down. Round it there has to be a space where nobody's voice goes tight. You can be as unhappy as you need to be from about the height of the table upwards.",
  ]),
]

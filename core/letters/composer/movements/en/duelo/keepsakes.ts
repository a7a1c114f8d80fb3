import { movements } from '../../movement'

/** What things that are eaten, worn, carried or kept hold on to when somebody dies. */
export const keepsakesEn = [
  ...movements('thing', { topic: ['food'] }, [
    "You'll meet {o} again, in a shop or on a stranger's plate, on a day you had set aside for something else. Have some or walk on; neither is the right answer. For a second or two {n} will be nearer to you than the person at the till, and then you'll be asked if you need a bag.[|]",
    "I can't taste {o} from here, and a description wouldn't help. It's always so with what goes in at the mouth: it gets remembered by one person at a time. Of all that has to do with {n}, this may be the part you're least able to hand round.",
    "Let {o} go on being something to eat. It's tempting to make [o:it|them] holy and never go near [o:it|them] again. Some weekday will do, not very well made, with the radio on. {n} doesn't get any further off for your being hungry.",
    "{o}. You could have told me about character, and you told me about something that goes on a plate. I'm inclined to think it's the better source. What people were to each other shows in what was given, how much of it, and whether anyone sat down.",
  ]),
  ...movements('thing', { topic: ['kitchen'] }, [
    "Most homes have one implement that can't be lent, and I've a feeling that for you it's {o}. Put [o:it|them] to work when you feel able, on something easy. It's no disrespect to {n}. Use is what such things are for, and they go sulky without it.",
    "{o}. It will have been in the way often enough, and nobody would have called it precious. There's the trouble with sorting through what was used every day: nothing marks it out, except that you can't put it in the box.",
    "I'd be careful whom you let loose on {o}. Kind people wash things, and throw out what's chipped. Say beforehand what is to be left exactly as it is. You can say it's because of {n}, or you can say because.",
  ]),
  ...movements('thing', { topic: ['drink'] }, [
    "It's the numbers that catch people out with {o}: how many to make, how much to put in, who for. The hands go on doing the old sum. If you make too much, drink it or pour it away, and let nobody tell you it's a sign of anything.",
    "You might think of {o} as a way of telling the time, since that's mostly what such things are. They say the day may begin, or stop for ten minutes. Keep the ten minutes, if you can, and have them somewhere else. It isn't {n} that has to be got round, only a quarter of an hour.[|]",
    "{o}. So much was settled over that by people looking into it and not at each other. I don't suppose a single remark would survive being written down. The warmth of it on the fingers would, and the exact moment at which somebody said, well, and got up.",
  ]),
  ...movements('thing', { topic: ['table'] }, [
    "One of these days someone will use {o} without thinking, a child or a plumber, and you'll feel it in your teeth. Then they'll get up and it will be as before. I mention it so that it doesn't come out of a clear sky.",
    "{o}. You could draw from memory how everyone used to arrange themselves, and who had their back to what. I'd leave {n's} place on the drawing, whatever gets done with the furniture.[|]",
  ]),
  ...movements('thing', { topic: ['clothes'] }, [
    "About {o} there's no need to decide. Deciding is for what doesn't matter, the things bought by the half dozen, the nearly new. What you've told me of belongs with whatever stays because you said so, and nobody has to be given a reason.",
    "I've heard of people who slept in such a thing for a year, and of others who gave it within the week to a man at a bus stop, and neither kind was sorry. With {o}, you'll know. If you don't know yet it can stay where it is, and {n} won't come to any harm by it.",
    "There may be something in a pocket, if there are pockets. A receipt, a tissue, a mint with fluff on. Have somebody by you when you go through {o}, or be alone on purpose: whichever you'd choose for opening a letter from {n}.",
    "{o}. The cruel thing about what people wore is how ready it is. It would go out this minute if anyone put it on. I think that's why grown men stand in front of a wardrobe and can't lift an arm.",
    "Smell is the first to go from {o}, and knowing that makes people put things into plastic bags with the air pressed out. Do it, if you want to. Nothing about it is morbid. It's the sort of precaution one takes with what can't be got again, and {n} can't.[|]",
  ]),
  ...movements('thing', { topic: ['personal'] }, [
    "{o}. The smaller a thing is, the more exactly it belonged to somebody. It could be picked out from a hundred others of the make. Keep [o:it|them] in sight for a year and out of sight for the next, or the other way about, and change your mind whenever it suits.",
    "Nothing of that sort is any good to another person, so it falls to you. With {o} it's no question of value. It's a question of who would know what [o:it was|they were], if [o:it|they] turned up in a box in forty years, and you would.",
    "Wherever you have put {o}, it isn't for ever. What was carried about every day takes a while to settle. Move [o:it|them] when it hurts to see [o:it|them], move [o:it|them] back when it hurts not to, and don't let anybody tidy on your behalf.",
    "I can picture {o} without any help from you, and that's just the difficulty: mine would be anybody's. Yours has the mark on it, the repair, the side where the thumb went. If you ever describe [o:it|them] to someone, begin with what was wrong with [o:it|them].",
  ]),
  ...movements('thing', { topic: ['phone'], assumes: ['history'] }, [
    "There's something about {o} that is always the same and always over, however often it's gone back to. Some people go back daily and some can't go near. You'd be surprised how often they're the same people six months apart.",
    "I wouldn't call it foolish, whatever you do about {o}. The telephone was for milk and lateness and nothing very much, year after year. What was in use for so long doesn't go dead in the ear because an account's been closed, and {n} hasn't become any less of a person to ring.",
    "{o}. If there's anything of {n's} in there, make a copy, and then a copy of the copy. I say it so bluntly because it's one of the very few things in all this where a quarter of an hour's dull work can prevent a real harm. After that it's safe to be sentimental about it.[|]",
  ]),
  ...movements('thing', { topic: ['photo'] }, [
    "Ask somebody else what they see in {o}. You've been looking at one thing; they may notice the shoes, or the dog, or whose thumb that is in the corner. It's a way of getting a little more of {n} out of what you thought you had used up.",
    "{o}. At first it's a torment and later on it is furniture, and in between there's a time when you can look and remember what was said just before. It's worth waiting for that. Until then there's nothing wrong with face down.",
    "Who took {o}? Somebody did, and was looking at what you look at now, with an arm up and one eye shut. I like to think about that person. Pictures have always got one more in them than can be seen.",
  ]),
  ...movements('thing', { topic: ['music'] }, [
    "{o}. It's the nearest thing we've got to being in the same minute twice. That's a lot to ask of anyone who has lost {n}, so go carefully: one at a time, sitting down, on a day with nothing after it.[|]",
    "Somebody must decide if {o} [o:is|are] to be heard or left in peace. You can have it both ways, mornings for one and evenings for the other. Silence isn't more faithful to {n} than a bit of a racket.",
  ]),
  ...movements('thing', { topic: ['bed'], not: ['kin:partner', 'kin:ex', 'perinatal', 'kin:child'], assumes: ['alive'] }, [
    "[o:There's|There are] {o}, and I can see how that would be the place to get caught. By day one's busy being upright. Sleep somewhere else for a week, if it's easier; couches have looked after a good many people in your position. You won't have left {n} behind. Your body may take some persuading of it.[|]",
    "{o}. It's where the day gets handed in, and there's nobody now to go over it with in the particular way that you had with {n}, words or no words. I'd change one small thing about it, the side, the pillow, what's within reach. Only the one, so you'd know yourself.",
  ]),
  ...movements('thing', { topic: ['bed'], any: ['kin:partner'] }, [
    "{o} can be arranged some other way. Different sheets, the pillows in the middle, the whole thing turned round if you can find someone to take the other end. It wouldn't be to get rid of {n}. It's so as to lie down in a place and not in a comparison.",
  ]),
  ...movements('thing', { topic: ['book'] }, [
    "Paper is patient. {o} can go untouched for a year without minding, and then be got out some wet Sunday and gone over in one sitting. If there's anything of {n's} hand about it, even three words and a crossing-out, don't have it framed. Let it be held.",
    "{o}. A screen doesn't show where somebody pressed, and paper does. I'd guess that you have looked, holding it sideways.",
    "You tell me of {o}, and I wonder whether you'll finish it, or leave it, or start a fresh one in the same spot. Any of those would do. It has always been a way of keeping somebody company without talking, and {n} needn't be present for it to be that.",
  ]),
  ...movements('thing', { topic: ['screen', 'game'], assumes: ['affection', 'history'] }, [
    "{o}. I've no doubt it looked like wasting time. Ask anyone, years on, what they remember, and it's time of that kind: wasted, in company.",
    "You'll find out whether you can still be doing with {o} by having a go and being wrong. Choose somebody who won't mind if you leave in the middle. {n's} opinion of how it was going can be supplied by either of you.",
  ]),
  ...movements('thing', { topic: ['child'] }, [
    "Of {o} I can only say what parents have long told each other: it's too soon until one day it isn't, and you'll be the one to know. Until then anybody who wants to help can help with the shopping.",
    "{o}. How small the things are. I've nothing wise to add to that.",
    "I'd want nobody to look past {o} on their way to consoling you. It was bought, or made, or left on the floor; it belonged to a person with preferences. {n} had a claim on it. In my book that claim hasn't lapsed.",
  ]),
  ...movements('thing', { topic: ['petthing'] }, [
    "{o}: got in a hurry, I dare say, in a colour you wouldn't have chosen, and then used on every day of {n's} life. Put [o:it|them], when you come to it, where [o:it|they] won't be mistaken for clutter.",
    "People warn you of the quiet, and it's the noises that do it: some clink or creak from the direction of {o}, with nobody there to make it. If you hear one in the next few weeks you aren't losing your mind. You had an ear trained on {n} round the clock.[|]",
    "There's no sense in {o} now, and I'd still not move [o:it|them] to suit a visitor. {n} had few possessions, and it's a small estate to be in charge of. Take your time over it as any executor would.",
  ]),
  ...movements('thing', { topic: ['animal'] }, [
    "I'm glad you didn't leave out {o} as being undignified. It's at that level that anyone lives with an animal: hair on everything, a number on the fridge, somebody's cold nose at six. {n} wasn't ever going to be missed in the abstract.",
  ]),
  ...movements('thing', { topic: ['art'] }, [
    "You don't have to learn what to do with {o}. People will say it'd be a lovely tribute. It might, in some year when you feel like it. Meanwhile [o:it|they] can stand about being {n's}, which is occupation enough.",
    "{o}. I see patience when I read that, and somebody bent over with their tongue between their teeth. I may be wrong about the tongue.",
  ]),
]

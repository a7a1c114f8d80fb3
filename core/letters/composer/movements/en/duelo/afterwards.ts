import { movements } from '../../movement'

/** What is known of the time since, and of deaths that are not simply sad. */
export const afterwardsEn = [
  ...movements('event', { any: ['anniversary'] }, [
    "You may find that the week before is worse than the day. Everything leans towards it; then it comes, and there's a morning, and somebody has to buy milk. Arrange for one person to know what day it is. That's all I'd insist on. {n} will be in it without any arranging.",
    "Dates of this kind can be kept in a very small way: a walk round the block, the good cup, a candle between the soup and the news. They can also be missed, and found a day late in the diary with a shock. Neither says anything about you and {n}. A date is a hook to hang it on, and some years the coat's somewhere else.[|]",
    "Whoever thinks that a year closes it has been reading contracts. What a year does is to have shown you the lot, each month with its own trick. You know now which ones come at you from the side. It's no great gift, and it's more than you had last time.",
    "If everyone wants to do something different with the day, let them. One needs a crowd, another a hill, and another needs to be at work with the blinds down. {n} can be remembered in all three. You'd only come to grief by trying to do it in one.[|]",
  ]),
  ...movements('event', { any: ['recent'] }, [
    "In these days people keep asking what you need, and it's a cruel question, since the answer is {n}. Give them tasks. Someone can deal with the telephone, someone can stand in the queue for the certificate, someone can take the dog out. They will be grateful to you, and you'll have ten minutes to look at a wall.",
    "I wouldn't trust any decision just yet, or any great insight at four in the morning. The mind's running on whatever it has in the cupboard. What can be said for certain about {n} will still be there in a month. What can't will have had time to go off.[|]",
    "Everything has the wrong brightness at the moment, I imagine, and goes at the wrong speed. You may have cried in front of the bank and been perfectly calm at the undertaker's. There's no order to it yet. {n} was here such a short while ago that your calendar still thinks so.",
    "Drink some water. I say so because nobody in your state ever does, and because there's little else this early that I could say about {n} which would be any help. The rest of this letter can wait. It can be read in a week, or in bits.[|]",
  ]),
  ...movements('event', { any: ['longago'] }, [
    "After so long there's hardly anyone to mention it to. Those who knew {n} have thinned out, or have told their own version smooth, and those who didn't look at you kindly and do the subtraction. And still it isn't finished business. It's a room of your life, and you go in and out.[|]",
    "You're older, very possibly, than you ever thought you'd be without {n}. You've gone on and learned things that {they} never heard about. I think there's a special missing that comes of that, less for the one who died than for the talk the two of you would be having now, at this age, with all you know.",
    "It must be odd to be asked to prove that it still matters. Wood that has grown round a railing isn't holding it up for show. It has made its shape with that inside, and I shouldn't think anybody could take {n} out of yours by this time.[|]",
    "What brings it back after so many years? A birthday with the same number, I've heard people say, or a child of theirs reaching the age they were. You needn't have a reason. {n} comes up because {n} is in there, and the lid was never on very tight.",
  ]),
  ...movements('event', { any: ['age'] }, [
    "A great age doesn't make anyone easier to spare. What it does is to give you more of {n} to come upon: more coats, more stories, more people who begin by saying I knew your. There was a very great deal of it. That's the whole difference, and it cuts both ways.[|]",
    "You'd had warnings, of course; one can count. But each time that {n} got over something, a winter, a hip, it went to show that {they} would always get over things. It isn't stupid to have believed it. The facts were on your side right up to the end.[|]",
    "It was a long life, and you can be thankful for it on some other day, when nobody's telling you to be. Today you might simply mind. I don't see that ninety years are any less of a person than thirty.",
  ]),
  ...movements('event', { any: ['relief'] }, [
    "You'll notice, now it's over, how you had been standing. For months the jaw, the shoulders, an ear always cocked. Rest comes in like that, through the muscles, and it doesn't consult your loyalties. It has nothing to do with what you'd have given for {n} to be well.[|]",
    "No one brings a casserole for relief, so it gets eaten alone. I'd tell it to somebody who sat by a bed themselves. They'll nod before you've reached the end of the sentence; some of them have been waiting years to be asked.",
    "Something had to end, and there was only one way left for it to end, and it took {n} with it. You're glad of the first and not of the second. It would be strange if the two could be pulled apart at this stage, and nobody should demand it of you.",
  ]),
  ...movements('event', { any: ['estranged'] }, [
    "There'll be practical puzzles: whether to go, where to stand, if your name is on the card. For what it's worth, people have gone and been glad, and stayed away and been glad, and regretted each. Ask which of the two you could explain to yourself in ten years without raising your voice.",
    "You may hear things about {n} now that don't square with what you had: a kind neighbour, a good sport at the club. They can be true. It's hard to find that somebody had it to give and that it went elsewhere. You're allowed not to be pleased for those who got it.",
    "What hurts may not be a memory at all. It may be a space about the size of a person, in which there ought to have been memories. One can't leaf through it. It can be told, though, to someone patient: this is what I'd have liked, with {r}, and this is what there was.",
  ]),
  ...movements('event', { any: ['harm'] }, [
    "Death does something unfair here: it makes people lower their voices about {n}, and the lowered voices can feel like one more hand over your mouth. What happened, happened. You can be civil at a graveside and still know it. You can skip the graveside and still be civil.[|]",
    "If what you notice most is that you're safe, notice it. There's a person who can't come up the stairs any more, and your body may have understood that before you did. Some shake, some sleep for two days. It need not be explained to anybody who brings flowers.",
    "You might be waiting for a feeling that fits, and there may never be one. With {n} there was never just one thing to feel at a time. Let it be several, in no order. And if any of it frightens you or won't let you sleep, take it to someone whose work it is; it's a good deal to sort through on a kitchen chair.",
  ]),
]

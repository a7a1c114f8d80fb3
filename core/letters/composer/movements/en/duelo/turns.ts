import { movements } from '../../movement'

/** Short breaths between paragraphs about a death. */
export const beatsDueloEn = [
  ...movements('beat', {}, [
    "You can miss somebody and eat supper. You can eat supper and miss somebody.",
    "The last time doesn't know it's the last, and so it was like the rest.",
    "You don't have to bear it well. You only have to bear it.",
    "In the first year you learn to read again, letter by letter, the same few streets.",
    "Somebody is missing: three words to write and a long time to read.",
    "There are no prizes for speed in this.",
    "Nobody is owed a good report of you.",
    "None of this has to be understood by Monday.",
    "If you've stopped here to look at nothing, that's part of reading it.",
    "Eat something before the next part, if you haven't.",
    "The kettle doesn't know. I find that restful.",
    "You needn't be brave for the length of a page.",
    "There's a good deal of waiting about in sorrow, and nobody brings magazines.",
    "Whatever time it is where you are, it's late enough to stop being polite about this.",
  ]),
  ...movements('beat', { aspect: 'namebeat' }, [
    "{n}. There; it can simply be said.[|]",
    "I haven't forgotten that this is about {n}.[|]",
    "Some sentences about {r} will only come while you're walking.[|]",
    "What I'd put in the margin here, if letters had margins, is just: {n}.[|]",
    "It's {n} we're talking about. I say so in case the advice starts to sound like advice.[|]",
  ]),
]

/** A change of light, after a death. */
export const turnsDueloEn = [
  ...movements('turn', { any: ['feel:guilt', 'feel:shame', 'close:askforgiveness', 'close:selfforgive'], assumes: ['affection'] }, [
    "The debt you think you've got doesn't exist. People who love each other don't run accounts. I use the banker's word on purpose, because at three in the morning people become their own bailiffs and go through papers nobody ever signed.",
    "Notice who's missing from the trial you've been holding: {n}. The accuser is you, the accused is you, and the one person who might have waved a hand and said don't be daft isn't available. I can't say that on {n's} behalf. I can point out that the court isn't properly made up.",
    "Somebody's to blame when a shelf falls down. With a death it's mostly just the world, and the world won't come to the telephone. So people who can't find anyone else make do with themselves. You were handy. That's very different from having done it.",
  ]),
  ...movements('turn', { assumes: ['affection'] }, [
    "To weep for someone is also to keep paying them attention, and attention is most of what we ever do for those we're fond of. Don't be in a rush to stop. It'll take other forms: tears this week, flowers for no reason another.",
    "They say that grieving is learning to let go. I'd call it finding another way of holding. To begin with it takes both arms and nothing else can be done. Later it goes under one arm, and there's a hand left over for doors.",
    "There's a kind of company that doesn't need the other to be there. It isn't a belief. It's what happens when you pick up the usual brand in a shop, for no reason, and two steps on you know whose no reason it was.",
    "A good hour will come, and people are superstitious about those after a death, as though they had to be applied for. Let it sit down. It hasn't come in place of {n}. It's merely an hour that hadn't heard.",
    "I can't give you a date, but it changes, or the fact doesn't and the place where it meets you does. First the chest; then the supermarket; and later on some joke that only {n} would have made, and it's you who makes it.[|]",
    "Suppose that it never goes. People have lived with that and been good company. They have a name they go quiet at, and a day when they're best left alone, and otherwise they'll help you move a wardrobe. With you it would be {n}.",
    "There's hardly anything in a loss that's as big as the small change of it. Nobody prepares you to cancel a library card. You do it, for {n}, in a perfectly steady voice, and then have to sit in the car.[|]",
    "You may be afraid of the day when you don't think about {n}. It won't be a day, I'd guess. It'll be an hour, then an afternoon, and each time you'll come back out of breath as if you'd left a pan on. Nothing will have burned.[|]",
  ]),
  ...movements('turn', { assumes: ['alive'] }, [
    "Dying takes a moment; being missing takes every day. For the first there are doctors, flowers, people at the door. For the second there's you, in a dressing gown, looking for the tin opener. So it's hardest just when everybody else believes it's over.",
    "From now on there'll be two kinds of hour, and you'll be sent from one to the other without notice. In one you see to {n}: you go over it, you look at pictures, you cry. In the other you see to the gas bill and laugh at something on the radio. Neither's an escape from the other. It is by changing over that people last.[|]",
    "What if there's no lesson? One will be pressed on you: that life's short, that you should ring your mother. I've nothing against ringing mothers. But {n} wasn't an illustration of anything.",
    "The first time you do a thing without {n} it's a ceremony, like it or not, even if it's only a trip to the dump. By the second time it's nearly just a trip. No one keeps count of second times, and they're what gets a person through a year.",
    "It needn't all be told. There'll be hours with {n} that you've never put into words, and you don't have to. Grief makes people talkative and then embarrassed about it. To keep a few things back on purpose does one good.[|]",
    "Somebody's going to be clumsy with you this week. They'll ask after {n}, not having heard, and you'll need to watch it reach them. Say it for both your sakes in six words. Then ask them something about their dog.",
    "Some people will want you to forget and some will want you to remember, often the same ones on different days. You can go on with what you were doing. {n} isn't going to be mislaid because you went to the cinema, nor kept by your staying in.",
    "Of acceptance I'm wary, if it means someone smiling on a hilltop. What I've heard described is duller. You stop being surprised. Something happens, you turn to tell {n}, and as you turn you already know, and you finish turning all the same.",
    "Let somebody take a thing off your hands. I don't mean the sorrow. I mean the car's service, or the reply to that cousin. People long to do something about {n}, and there's nothing to be done; a car can be got to a garage.",
    "It's possible that you're doing this quite well. I can't tell from here and neither, I should think, can you. There's no outward sign of it. It looks like a person standing in a supermarket who came in for something and is thinking of {n}.",
  ]),
  ...movements('turn', {}, [
    "Are you any better, people ask, as though Better were a town and there was a coach. There are days. In some of them everything answers to its name, and in some you can't come up with the word for spoon. A season is made of both kinds.",
    "You'll be bad at things for a time. You'll put the phone in the fridge and miss your own turning. You aren't going under. A great part of you is away on business to do with {n}, and has left a junior in charge.[|]",
    "How do you answer, how are you? It's asked ten times a day by people with one hand on something else. I'd keep two replies, one for them, and one for the very few who've sat down. The second may begin with {n}.[|]",
    "If it seems that the others have gone back to their lives, they have. They haven't forgotten {r}. A life has a strong pull, that's all, and it had hold of their sleeve. You'll be in yours again one of these days without having noticed where you got in.",
    "When you are asked to hold up, ask for whom. It usually turns out to be for somebody who can't bear to see it. You can oblige them for a quarter of an hour. It needn't be taken up as a profession.",
    "You'd been told that it would hurt. You may not have been told how boring it would be: the forms, the same thought, the same thought again in a different coat. It's no disrespect to {n} to be thoroughly fed up.[|]",
    "In a family it tends to get settled who is the sad one, and then the others cope, and the copers are stuck with it. Whichever you were given, change over now and then. There was never only one way of losing {n}.[|]",
    "I wouldn't measure anything by this month. If you'd broken a leg nobody would ask you how you found the dancing. Come back to the large questions about {n}, and about what's left, when you can go up a flight of stairs without stopping to think of the stairs.[|]",
  ]),
  ...movements('turn', { assumes: ['human', 'history', 'affection'] }, [
    "At some point the post for {n} will thin out, and you'll mind that too, though you'd been cursing it. So it goes: what we'd have paid to be rid of turns out to have been holding something up.[|]",
    "Regret likes a crossroads: the call, the visit, the thing that wasn't said. Real lives have very few. Mostly they go straight on for years, and you were going along beside {n} whether or not you were paying attention.[|]",
    "There'll be days when you can't get {n's} face to come. It's a fright, the first time. You're looking too hard, that's all; a face comes back as a name does, while you're hunting for your glasses.",
    "I imagine there are matters you never settled with {n}. Who hasn't some? The argument, the loan, the other thing. They aren't closed. They've been adjourned without a date, and in the meantime you're entitled to keep putting your side.[|]",
  ]),
  ...movements('turn', { any: ['harm', 'estranged'] }, [
    "You aren't bound to arrive anywhere in particular about {n}. Some people end in pity, some in a settled dislike, and some just stop checking. Each of those has been lived in quite comfortably by decent people.[|]",
    "When others speak of {n} as a loss, it may feel as though they're using a coin you were never given. Keep to your own. What you have lost, and what you've been spared, can be told in whatever words you'd use to somebody on your side.",
  ]),
]

/** The first thread, brought home, after a death. */
export const returnsDueloEn = [
  ...movements('return', { aspect: 'return' }, [
    "I couldn't say where {n} may be. I know where {they} [has|have] been: in what you wrote, from the first line to the last. That stays put.",
    "You wanted to say something about {r}, and you've said it. What is still unsaid can come along over the next few years, without an appointment.[|]",
    "There are as many words here about {n} as I could be sure of. The others are yours.[|]",
    "You'll put this away now, and something will want doing, the cat or the bins. Do it slowly. What you've said about {n} will keep.[|]",
    "Tomorrow somebody will say your name and want something. Before they do there'll be a minute that is yours and {n's}. Have it.",
    "Nothing I've written alters what happened to {n}. I hope that some of it has sat next to you while you looked.[|]",
    "I'll go quietly. You know where everything is: {n}, and the worst of it, and the rest.[|]",
  ]),
  ...movements('return', { aspect: 'return', assumes: ['affection', 'alive'] }, [
    "What you had with {n} doesn't finish on a date. It changes its address, and you have a fair idea by now of where to find it.",
    "You needn't let go of {n}, should anyone ask you to. Let it weigh what it weighs, and set it down now and then.[|]",
    "I've said {n} a good many times in this, and it hasn't worn thin.[|]",
    "You had {n}. You have all this. I wouldn't call it nothing, and I wouldn't call it enough.[|]",
    "We've spent a while in the company of {n}, you and I. I'm glad that you asked me in.[|]",
    "It stops here, on paper. Elsewhere, I'd imagine, some thought of {n} is already on its way to you, and it won't knock.",
    "That's as far as I can walk with you and {n}. You know the way from here far better than I do.[|]",
  ]),
  ...movements('return', { aspect: 'return', assumes: ['affection', 'human'], not: ['little'] }, [
    "I never met {n}. I'd know {them} a little better now in a crowd, and that's your doing.[|]",
    "If a stranger asked me tomorrow about {n}, I'd have three or four things to say, and every one of them would be yours.",
  ]),
  ...movements('return', { aspect: 'return', assumes: ['alive'] }, [
    "{n}, {o}, and you. I'll stop while it's only those three.",
    "When you next come across {o}, you may think of this for a second, and then of {n} for a good deal longer. It's the right proportion.[|]",
    "Whatever becomes of {o}, it's written down, and {n} is in the same message. They're safe there for tonight.",
    "I'd give the last word to {o}. I wasn't there, and I only know what you've told me.",
    "Look at {o}, if you can from where you are, or think of where [o:it is|they are]. I've said all I had to say about {n}. You haven't.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "You told me that {tt}. I've carried it as far as this and I hand it back just as it was.",
    "So there it is still, {tq}, and round it a good many other lines with {n} in them. When you read that one, read those.[|]",
    "I started from {tq}, and I can't finish it for you. It has been read, though, alongside everything else you know about {n}, and that's how it ought to be read.[|]",
    "It's still the case that {tt}. It is also later than it was, and for the length of a letter there have been two of us to know it.",
  ]),
  ...movements('return', { aspect: 'return', any: ['perinatal'] }, [
    "I'll finish with {n}, and put nothing after it.[|]",
    "There was {n}. It was the first thing to say and I've kept it for the last as well.",
  ]),
  ...movements('return', { aspect: 'return', any: ['pet'] }, [
    "If there's a noise tonight that sounds like {n}, let it be {n} for a second. Then turn over.[|]",
    "You did right by {n} on a great many mornings. I'll leave you with those.[|]",
  ]),
  ...movements('return', { aspect: 'return', any: ['harm'] }, [
    "You wrote this in your own words from start to finish, and nobody interrupted. I'd like to leave it there.",
    "{n} had the first word in a good deal of your life. You've had the last one here.[|]",
  ]),
  ...movements('return', { aspect: 'return', any: ['suicide'] }, [
    "There was the day that {n} died, and there were all the others. I've tried to write from the others.[|]",
  ]),
  ...movements('return', { aspect: 'return', any: ['little'] }, [
    "You wrote very little, and {n} was in it. I'll stop in good time too.",
  ]),
]

import { movements } from '../../movement'

/** A change of light in few words, or by way of something ordinary. */
export const plainTurnsPropositoEn = [
  ...movements('turn', { not: ['feel:hopelessness', 'childless'] }, [
    "May I say what I'd do in your place, knowing that I'm not in it? I'd do the shopping. I would get the one expensive cheese. I'd answer the oldest of the messages, badly. After that I'd sit down and see who was there.",
    "It's worth asking who set the question. Somebody did: what are you for. Cats aren't asked it, nor are hills. At some point a person behind a desk leaned forward and you've been giving an account of yourself ever since, on evenings when nobody's at the desk.",
    "A good many lives have been steered by nothing better than liking the walk there.",
    "Suppose nothing's wrong with the engine. Suppose it's Sunday, that's all, on a larger scale than usual, and the shops are shut.",
    "You've kept the rent paid, or the milk in, or your temper with a child, all through this. Nobody will call that a direction. I would. It's dead ahead, at walking pace.",
    "An old surveyor's rule says that one shouldn't measure on a slope and in a hurry. You're on a slope. Anything you read off about yourself at present will be wrong by a constant amount, always to your disadvantage, and can be corrected when you're on the flat.",
    "I wish I could give you the afternoon it all made sense. It'll have been an afternoon on which you weren't asking. Somebody had left a radio on. You were holding the other end of something for someone.",
    "If I had to bet, I'd put a little on boredom, a little on a chance remark, and the rest on you picking up something that has fallen over and finding that you've gone on holding it. I wouldn't put anything on a vision.",
  ]),
  ...movements('turn', {}, [
    "I don't think you're doing this badly. I think it's hard, and that you've been at it by yourself, and that it has gone on longer than you told anyone it would.",
    "You came with a question, and I notice how much of what you wrote is care: for what you did, for whoever's round you, for getting it right. It isn't the answer. But whatever the answer turns out to be, it'll be made of that, since I can't see what else you'd make it of.",
    "There may be nothing to find, in the sense of something hidden. There may only be a next thing, quite near and rather plain, which you haven't been able to look at for looking past it. I'd let your eyes rest at about arm's length for a few days.",
    "Being between things is tiring in a way that doesn't show. You're doing without what used to tell you that a day was over, or that it had been any good. Until there's something else that tells you, I'd let another person do it. Ask somebody in the evening how you did. It can be a joke. You may find that you wait for the reply.",
    "Please don't use the time to punish yourself. It would be easy to; there's a lot of it, and no one looking. If you catch yourself at that, go and stand somewhere with other people in it, a shop, a library, the back of a church. You don't have to buy or borrow or believe anything.",
    "I'd like to say something about pace. You are allowed to get better at this slowly. You can have a good morning and let it go, without asking it to be the start of something. You can have three bad days together and not add them up.",
    "It's quite likely that you'll do something kind this week without noticing. I'd ask you to notice. Not so as to feel better. Only because it will have been done by the person you think has gone missing, and I'd like there to be a witness.",
    "Nobody could have told you that it would be like this. Even those who've been through it couldn't; it doesn't go into advice. They can tell you, though, that they had a stretch when they didn't know either, and where they used to go for coffee. I would ask one of them that.",
  ]),
  ...movements('turn', { not: ['little'] }, [
    "When you look back at this from some distance I don't suppose you'll see a failure. You will see somebody who'd put down {q} in black and white, and who went on answering the door, and who hadn't yet met two or three people.",
    "I've tried not to tell you what {n} means. You've been told a good deal already, I expect, and by people who'd known you longer. What I can say is that I never, in the whole of your message, had the feeling that you were asking for too much.",
    "Consider how you'd explain this to a boy of seven. I used to go there every day, and now I don't, and I don't know what to do after breakfast. He'd think about it. He'd ask if you want to see something. And you would go, that's the thing; you'd get up and go and look at the something.",
    "Between the lines that hurt there's a person who notices things. I could give examples; {q}. It's not what one would call a plan. All the same it's the one tool that every plan is made with, and it hasn't been confiscated.",
    "Whoever meets you next won't have read this. They'll get somebody with a certain way of listening, and a coat. I mention it in case you have begun to feel that it's written on your forehead. I've only seen your handwriting, and it isn't even there.",
    "For every paragraph about {n} there might have been one about what you had for supper, who rang, what made you swear at the radio. They've been left out, naturally. But they're where you are living while the other thing is being decided.",
    "The last thing I'd want is to turn {q} into a lesson. Lessons are for those who weren't there. You were, and what you got out of it isn't wisdom; it's more like a good pair of boots, and a dislike of one kind of music.",
  ]),
  ...movements('turn', { any: ['laidoff', 'retirement', 'burnout', 'business'], not: ['hollow'] }, [
    "They could take the desk. I don't see how they'd set about taking the way that you come in from the cold and look round to see what needs doing.",
    "If you listen to people talk about the best years of their working lives, it's surprising how little is about the work. There was a strike, or a flood. There was a winter when the heating failed and they all sat in one room. I wonder if what you're looking for isn't an occupation at all but a room with the heating off, and the right five people.",
    "I'd like to hear you described by the person you trained, or covered for, or drove mad with the labelling. They'd do you in one sentence. They'd probably do the voice. Somewhere out there your voice is being done, with affection, by someone whose name you've forgotten.",
  ]),
  ...movements('turn', { any: ['formerself', 'hollow', 'routine', 'creative'], not: ['childless', 'sober', 'burnout', 'caring', 'sickness', 'parenthood', 'feel:hopelessness', 'feel:guilt'] }, [
    "Something is going to catch on your sleeve, one of these days, that you'd have walked past a year ago. It will be unsuitable. It may be plumbing, or Welsh. I'd let it drag you a few yards.",
    "Try saying what you'd hate to be cured of. That you can't pass a dog. That bad grammar hurts. That you cry at brass bands. A list like that is much closer to a self than anything on your card, and there's no one who could make you redundant from it.",
  ]),
  ...movements('turn', { any: ['decision', 'comparison', 'study'], not: ['childless'] }, [
    "You won't be asked at the end which road you took. You'll be asked, if at all, who was on it, and did you ever stop to look at the sheep.",
    "It's a relief to find out how few people are watching. You think the whole stand has turned its head. They're looking for their seats, most of them, with a hot drink in each hand, and dreading the stairs.",
  ]),
  ...movements('turn', { any: ['migration', 'emptynest', 'aging', 'sickness'], not: ['decision', 'childless'] }, [
    "The size of a life can change several times without its stopping being one's own. People live in a wing of it, or in the kitchen. What matters is to have the heat on where you are, and to know where the other keys are hung.",
    "Nobody's in charge of how long you look back. It's not a fault of steering. One does it on every train, sitting the wrong way round because that was the seat there was, and the country gets shown to one just the same.",
  ]),
]

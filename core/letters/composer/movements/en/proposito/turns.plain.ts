import { movements } from '../../movement'

/** A change of light in few words, or by way of something ordinary. */
export const plainTurnsPropositoEn = [
  ...movements('turn', {}, [
    "May I say what I'd do in your place, knowing that I'm not in it? I'd do the shopping. I would get the one expensive cheese. I'd answer the oldest of the messages, badly. After that I'd sit down and see who was there.",
    "It's worth asking who set the question. Somebody did: what are you for. Cats aren't asked it, nor are hills. At some point a person behind a desk leaned forward and you've been giving an account of yourself ever since, on evenings when nobody's at the desk.",
    "A good many lives have been steered by nothing better than liking the walk there.",
    "Suppose nothing's wrong with the engine. Suppose it's Sunday, that's all, on a larger scale than usual, and the shops are shut.",
    "You've kept the rent paid, or the milk in, or your temper with a child, all through this. Nobody will call that a direction. I would. It's dead ahead, at walking pace.",
    "An old surveyor's rule says that one shouldn't measure on a slope and in a hurry. You're on a slope. Anything you read off about yourself at present will be wrong by a constant amount, always to your disadvantage, and can be corrected when you're on the flat.",
    "I wish I could give you the afternoon it all made sense. It'll have been an afternoon on which you weren't asking. Somebody had left a radio on. You were holding the other end of something for someone.",
    "If I had to bet, I'd put a little on boredom, a little on a chance remark, and the rest on you picking up something that has fallen over and finding that you've gone on holding it. I wouldn't put anything on a vision.",
  ]),
  ...movements('turn', { not: ['little'] }, [
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
  ...movements('turn', { any: ['formerself', 'hollow', 'routine', 'creative'], not: ['childless', 'sober'] }, [
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

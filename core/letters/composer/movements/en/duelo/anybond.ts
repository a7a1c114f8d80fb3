import { movements } from '../../movement'

/** The bond, whoever they were. */
export const anyBondEn = [
  ...movements('bond', { not: ['perinatal'], assumes: ['affection', 'human', 'history'] }, [
    "I couldn't tell you what {n} looked like coming up a street, and you could. From a hundred yards; from behind; by the walk alone. It's a small piece of knowledge and a very exact one. You never studied for it, and nothing that has happened has any power over it.",
    "If I could ask you one thing about {n} it would be something useless: how {they} peeled an orange, what {they} did with {their} hands on the telephone. Everybody has an answer ready for the big questions. It's the useless ones that make people look up and smile at nothing.[|]",
    "You had a you that was for {n}. Nobody else got quite that tone of voice, or those jokes, or that much impatience. So there are two of you missing from the company: {r}, and whoever you were when {they} came in.",
    "I take it there were dull days with {n}. I hope there were hundreds. They leave no anecdotes behind, and everything else stood on them, and they're the ones you would now give a great deal to be bored through again.[|]",
    "You'll go on noticing things on {n's} account: a headline, a bargain, somebody's ridiculous hat. It was never a duty, and it won't end just because there's nobody to report to. Write a few of them down. They make an odd sort of diary, and rather a good one.",
  ]),
  ...movements('bond', { not: ['perinatal', 'kin:child'], assumes: ['affection', 'human', 'history'] }, [
    "What did {n} find funny? I ask because it's what gets tidied away first. They'll have read out the loyalty and the hard work, and nobody will have mentioned the noise {they} made, laughing at the wrong moment. If you can still do an impression of it, even a bad one, do it for someone.",
    "One death, and a surprising number of small posts fall vacant: who rings on the day, who knows the story about the wallpaper, who has to be told before it's official. {n} held some of those. You'll learn which by walking into the gap.[|]",
  ]),
  ...movements('bond', { not: ['perinatal', 'little'], assumes: ['affection', 'human'] }, [
    "Anyone can be described in general: kind, stubborn, good company, a worrier. What you've told me about {r} couldn't be exchanged for what somebody else would tell. I'd sooner have that than any amount of praise.",
    "It would be no trouble to write you something flattering about {n}. I haven't the right, and you'd see through it by the second line. Whatever was difficult about {them} may come in as well. Nobody's missed for their virtues so much as for the whole awkward shape of them.[|]",
    "Let me say what I can't supply. I can't supply {n's} voice, or the way {they} said your name, or the thing {they} did that drove you up the wall. You can. When I write {n}, then, put all that in behind the word, and correct me where I have made it too smooth.",
    "Nobody else's account of {n} is quite going to match yours. They'll remember another joke, a different temper. You needn't merge them all into one agreed person. There's room for several, and yours was taken from where you were standing.",
    "You know where {n} left off and the rest of the world began. I can tell from what you chose to write down. Being fond of someone is largely a matter of paying that sort of attention, unasked, for years, and it doesn't stop merely because there's nothing in front of it.",
  ]),
  ...movements('bond', { not: ['perinatal', 'addiction'], assumes: ['affection', 'alive', 'history'] }, [
    "There'll be an hour of the day that was {n's}. I don't know which, and I expect you could name it to the minute. When it comes round, try not to sit and wait for it. Have something in your hands, potatoes or a pencil, and let it find you busy.",
    "How does one describe what {r} was? By going without, I suppose. In the first weeks you learn the outline from what's no longer there: the noise that isn't made, the thing you needn't buy this week, the extra quarter of an hour. It's a harsh way to learn it. The outline is accurate, though, and it's {n's}.",
    "Suppose I asked for {n} in three nouns, with no feelings allowed. You'd have them in a second, I think: some object, some place, some noise. Those three would tell me more than a long explanation, and a stranger could do nothing with them.[|]",
    "It's a strange fact that there are now more things you know about {n} than things you'll ever find out. It can make a person hoard. You don't have to. What you know of {them} isn't used up by telling, and it comes back from other people with something added.",
  ]),
  ...movements('bond', { any: ['harm'] }, [
    "You owe {n} accuracy and nothing else. Accuracy will include what was done. It may also include a kindness or two that don't fit with it, and you aren't obliged to make them fit. The people who hurt us are seldom tidy enough to be hated without interruption.[|]",
    "No one gets to give you a speech about family. They weren't there. If you're asked to stand up, or carry something, or say a few words, you can decline in one sentence and leave out the reasons. Or you can do it and think your own thoughts. Neither would be a lie about {n}.[|]",
    "What you feel may change by the hour: nothing, then rage, then some idiotic tenderness over a pair of shoes, then nothing again. You aren't confused about what happened. You know what happened. It was done by somebody who was also {r}, and that's what makes it so hard to stand in one place.",
    "Other people will be grieving for somebody you never met. They'll use words like generous. You don't have to correct them and you don't have to nod. What you know of {r} was learned at closer quarters, and it doesn't have to be put to a vote.",
  ]),
  ...movements('bond', { any: ['estranged'] }, [
    "There was a distance between you and {n}, and I won't ask who began it. Distances usually have their reasons. What a death takes away is the chance of changing your mind, and that chance can be missed even by a person who would never have used it.",
    "People assume that if the two of you weren't close it must hurt less. They've got hold of the wrong measure. What's being mourned is partly what might have been said one day, by {n} or by you, and might-have-beens don't get smaller with distance.",
    "You don't get a clear role in this. You aren't quite among the bereaved, and you can't quite go to work as if nothing had occurred. I'd suggest not choosing. {n} was {r}, and there was a great deal of silence in it. Both statements can be read out at the same funeral.",
  ]),
  ...movements('bond', { any: ['addiction'], not: ['harm'] }, [
    "There was {n}, and there was the thing that used {n's} voice to ask for money, or time, or one more chance. You'll want to sort out which memories belong to which. Some can't be sorted. Keep the ones from before, and don't let anybody tell you they were a disguise.",
    "You may have done part of your mourning early, in the years when {n} was alive and couldn't be reached. Nobody brought you a card for those. They were hard, and they count, and they don't mean that you'd stopped hoping by the end.",
  ]),
]

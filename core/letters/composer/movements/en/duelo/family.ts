import { movements } from '../../movement'

/** The bond with those one was born to, grew up with or brought up. */
export const familyEn = [
  ...movements('bond', { any: ['kin:grandparent'], assumes: ['affection', 'history'] }, [
    "A grandparent knew the world before you were in it, and there's shelter in that: somebody in the family to whom your disasters were never the first. With {n} gone you have moved up a place. You may notice it in silly ways, such as being asked what year a thing happened.",
    "I wonder which of your habits would turn out, if traced, to come from {r}. A way of testing a melon, a word that nobody else uses, the refusal to throw out string. Ask among your people and compare lists. {n} may have left something different with each of you, and it would take all of you together to make up the set.[|]",
    "{r} had been old, or older, for as long as you had known {them}, and that does something curious: it makes a person seem permanent. Everyone else changed schools, jobs, hair. {n} went on being {n}. So you needn't feel naive for being surprised. You had years of evidence.",
    "With grandparents love often goes by way of orders. Sit up, eat, take a jumper, ring when you arrive. I don't know which of those {n} used. I'd guess you could give me the exact words, and do the voice.[|]",
    "Being a grandchild is a position with hardly any duties. You turn up, you're fed, you're thought to have grown. It suits people, and they go on needing it long after they're tall. I think that's some of what closed when {n} died: a place where turning up was enough.[|]",
  ]),
  ...movements('bond', { any: ['kin:mother'], assumes: ['affection', 'history'] }, [
    "There may be things about your own beginnings that had one witness: what you were like at two, whether you slept, what you were frightened of. You'll come up against it over forms, when a doctor wants your history and you reach for the phone to ask {n}. It's a loss inside the loss, and few people think to mention it.[|]",
    "For some while you'll be a child with nobody to be it at. It comes out in odd spots: with a temperature, at an airport, in the cardigan aisle. Grown people are startled by it. You can be any age at all and want {r}, in just those words.[|]",
    "Whatever {n} worried about on your behalf has been left with nobody to worry about it. Was it your chest, your driving, whether you'd eaten? You could take one of those on. Just one, and half-heartedly. Wearing a scarf because {they} always went on about it would count.[|]",
    "People will tell you about their own mothers now. They mean it kindly, and by the third you may want to put your hands over your ears, since none of them is {n}. Keep some distance from the general subject of mothers. Yours was particular. Anything worth saying about {them} begins there.",
    "How did {n} answer the telephone? I ask because it's the kind of thing you know perfectly and have never once been asked. A whole mother is in it: the wait before speaking, the name said as a question, what was going on in the background. Keep it somewhere. You may be the only place it's kept.",
    "There's the grief that people see, and then there's finding {n's} handwriting on a label at the back of the freezer. Nothing gets you ready for the second kind. It catches you with cold hands, on an errand, and it's over in a minute, and you carry on with what you came for.",
  ]),
  ...movements('bond', { any: ['kin:father'], assumes: ['affection', 'history'] }, [
    "There are questions nobody thinks of putting to a father until it's too late: how to bleed a radiator, what frightened him at thirty, whether he had minded. Yours will keep occurring to you. Put one to somebody who knew {n} and see what comes back, even if all that comes back is another question.",
    "When a father dies you find out how much of the world you had left to him without ever saying so. The boiler; the opinion about the boiler. Or it was only a number that could be rung, and let ring twice. {n} was holding up some part of your day, and you'll learn which by what begins to sag.",
    "Fathers are hard to describe. One has their cough in the next room, the state of their shoes, how they said hello to dogs. If what you've got of {n} is mostly of that sort, you have more than it looks. A person could be found again from three such facts, in a crowd, by somebody in a hurry.",
    "You're going to hear {n} in your own mouth before long, over something trivial, telling a child or a dog or a ticket machine exactly what you used to be told. The first time is a shock. Later it becomes a kind of company, and you may even catch yourself leaving {them} the last word.[|]",
    "I don't know how {r} said the important things, or whether they were said. In a good many families it's done by checking the oil. If some of what you had from {n} came in that form, sideways and without a label, it counts the same. You're allowed to translate it now, late, at your own pace.[|]",
    "For a long while you'll want to report things to {n}: the mileage, the match, the price they're asking for a place two streets away. It was never information. It was a way of standing next to each other and looking at something else. You'll find you still turn to one side when there's something to look at.[|]",
  ]),
  ...movements('bond', { any: ['kin:parents'] }, [
    "While one parent lives there's still a number to ring. Now {n} [has|have] both gone from the other end of it, and you have turned into the person who knows where the papers are. Nobody asked if you were ready. It's a promotion that arrives in a cardboard box.",
    "Two lives that ran side by side are hard to mourn one at a time. You'll think of some holiday and not know which of them it is that you're missing in it. You don't have to sort it out. Let {n} come to mind [in one piece|as a pair], one already talking and the other bringing in the bags.",
    "Being somebody's child was the longest job you ever held, and it has ended without notice. It leaves you with habits and nowhere to take them: saving up a piece of news, keeping quiet about another, checking the time before you ring.",
    "There's a question of what to call the place now. It was {n's}, or just home, and people will start referring to [it|theirs] as the property. Go on using the old word for as long as you like. An estate agent can learn it.",
  ]),
  ...movements('bond', { any: ['kin:child'], assumes: ['history'] }, [
    "Other people's children will go on growing at the rate yours should have. You'll see one the right age getting off a bus and need to look at something else. It's nobody's fault, least of all theirs. You can cross the street as often as you have to.",
    "Whatever {n} liked is still information. A joke, a food that was always refused, a strong opinion about socks. You hold more of it than anyone, and there will be people too frightened to ask you for any. Offer them some when you feel able. Most of them are waiting.[|]",
    "Voices get lowered when you come in, and it's meant as respect. It can feel like being wrapped in something. If you'd like {n} spoken of at the normal volume, with the mischief left in, you may have to begin it yourself; the others will follow within a sentence or two.[|]",
    "Nobody should have had to ask this of you. I've tried to think of a second sentence to go with that one, and it stands better without.",
    "You know {n} in a way that has no past tense. How the hair grew at the back of the neck; which was the real cry and which was for show. It was learned by being on duty, hour upon hour, for years, and there's no coming off that duty. What's changed is that it has nothing to do with its hands.[|]",
    "There'll be a number that stops you, because {n} would be that age, or in that class, or coming up to that birthday. Parents who've been there tell me they go on counting, quietly, all their lives. It doesn't harm anyone. If you like, count out loud one evening with somebody who counts too.",
  ]),
  ...movements('bond', { any: ['kin:baby', 'perinatal'] }, [
    "{n} was here. I'm putting it first because people will talk round it, with percentages and next times, and it ought to stand somewhere in plain words before they start. {n} was here, and nobody knew that sooner than you.",
    "Some will tell you there can be another, as if it were a question of vacancies. Another would be another. {n} has a place in the order that belongs to nobody else, and you may count {them} whenever you count.",
    "Dates go on by themselves inside you: the week when, the month by which, how big by now. You may find you're keeping track without meaning to. Let it run, if it wants to run. It's what remains of getting ready for somebody.",
    "You haven't much to remember with, and you may be afraid that this makes {n} less. It doesn't go by quantity. Whatever there is, an hour, a picture, a few weeks of talking to someone who hadn't arrived, can be gone over as lovingly as other people go over eighty years.",
    "If somebody else was waiting for {n} along with you, you may find you aren't sad at the same speed. One talks; one mows the lawn. It can look as though one of you had cared less. More often it's two people standing on either side of the same thing, and it helps to say so before it sets.",
    "You'll be asked how you are by people who then look at your stomach, or your arms, or their shoes. They've no idea where to put their eyes. If you've the strength, give them the name: {n}. It's surprising how a name gives everyone something to look at.",
  ]),
  ...movements('bond', { any: ['kin:sibling'], assumes: ['history', 'affection'] }, [
    "There's an age one can only be in the company of a brother or a sister, somewhere around nine, when a whole argument could be had with an eyebrow. It isn't on any birthday card. I imagine you could get to it with {n} in about a minute, and it's not an easy age to be by yourself.[|]",
    "You and {n} were handed the same people to come from and each made something different of them. That was useful. It showed which parts were the family and which were you. From here on you'll sometimes have to guess.[|]",
    "You may find yourself looking after everybody else's grief. Someone asks how your parents are bearing up, or the children, and you hear yourself give a report. I'd like to ask about you. {n} was yours as well, and not in second place.",
    "Then there's the plain matter of the order. Elder, younger, middle: it was settled before you could talk, and now you can't tell what to call yourself. When somebody asks how many of you there are, you may give the number you grew up with. It's a correct answer.",
    "Who else knows what was behind the shed? Who else would know why that one word, at a wedding, made the two of you useless for ten minutes? A childhood needs a second signature. {n's} was on yours, and it's still good, although you can't send anyone to check.",
  ]),
  ...movements('bond', { any: ['kin:uncle', 'kin:cousin'], assumes: ['affection', 'history'] }, [
    "{r} stood a little to one side of the straight line from parent to child, and from there all sorts of things can be given: an ally, a second opinion, a house with other rules. I don't know which of them it was for you. Since it took the place of nothing else, nothing else will slip into its place.[|]",
    "In every family there is someone with whom you could be the unofficial version of yourself. Reading you, I suspect it was {n}. It's a role nobody's appointed to and nobody takes over, and people may not realise that it has fallen empty.",
  ]),
  ...movements('bond', { any: ['kin:nephew', 'kin:grandchild'], assumes: ['affection'] }, [
    "You expected to be the one remembered, by {n}, some far-off day, with a certain amount of exaggeration. It was supposed to go in that direction. To be doing it the other way round is tiring in a manner of its own, and nobody teaches it.",
    "You're carrying two griefs and one of them isn't talked about: there is {n}, and there are the parents, whom you've had to watch. Everyone asks you about them. Someone should ask you about {n}, and leave time for the answer.",
  ]),
  ...movements('bond', { any: ['kin:inlaw'], assumes: ['affection'] }, [
    "We've no good word for what {n} was to you. In-law sounds like a clause in a contract, and it leaves out the main thing, which is that the two of you were thrown together by somebody else's wedding and then made something of it. You may mourn at the full rate.",
    "People look past you to the blood relations, and you may have been doing it too, keeping your own sadness small so as not to be in the way. {n} was in your life as well. Take up the space you need. It isn't borrowed from anybody.",
  ]),
  ...movements('bond', { any: ['kin:uncle', 'kin:cousin', 'kin:nephew', 'kin:inlaw', 'kin:grandchild', 'kin:friend', 'kin:teacher', 'kin:neighbour', 'kin:colleague'], assumes: ['affection'] }, [
    "Nobody's quite sure how much leave to give you for this. A day, half a day, a look. You may well have gone back to things before you were ready, because {r} isn't on the list of people one is expected to fall apart over. Fall apart in instalments, then, and at hours that suit you.",
    "You'll meet the raised eyebrow: were you close? It's an honest question and it has no honest answer that fits a corridor. You might just say {n's} name and leave it there. Those who hear how you say it won't need the rest.",
  ]),
]

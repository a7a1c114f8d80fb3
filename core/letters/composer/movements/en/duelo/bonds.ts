import { movements } from '../../movement'

/** The bond, by who they were. */
export const bondsEn = [
  ...movements('bond', { any: ['kin:grandparent'], assumes: ['affection', 'history'] }, [
    "What grandparents hand down is mostly a tempo. By then they'd stopped trying to improve anybody, and in that lack of hurry a whole child could fit. If there's some job you do slowly and couldn't say why, look at it closely. It may well be {n's}.",
    "To lose {r} is to lose whoever kept the early drafts of your family: how your people were before they were your people, who didn't speak to whom, what was eaten on a Friday. You carried off some of that archive without signing for it. It's in the way you tell things.",
    "Somebody will have said that it was to be expected. Expected things give no notice either. You can know for years that a day is on its way and still have it hit you in the back, on a date, in a particular pair of shoes.",
    "Grandparents get to love without the paperwork. No report cards, no being right. If there was a kitchen or a back step or a front seat where you were let off everything for an hour, then you know what's gone quiet.",
  ]),
  ...movements('bond', { any: ['kin:mother'], assumes: ['affection', 'history'] }, [
    "With a mother goes the one person to whom you needn't begin at the beginning. Everybody else has to be given the background. That's why the first months are so full of talk and so short of conversation.",
    "Something will go right one of these days, and your first thought will be to tell {n}. You haven't forgotten. It's the oldest road you have, from anything at all to there, and roads don't close because the house at the end of them has.",
    "You're partly what {n} did over and over. I'm not speaking of character. I mean how you fold down a bag, what you mutter when you drop a spoon, the face you pull at a shop's idea of soup. Nobody's coming to collect those.",
    "You write {r}, and there isn't much that needs to be put after them. Someone was there before you had opinions. When that particular pair of eyes is gone even the furniture looks less looked at.",
  ]),
  ...movements('bond', { any: ['kin:father'], assumes: ['affection', 'history'] }, [
    "Some fathers do their loving by way of objects: tyre pressures, a torch with fresh batteries, had you got your coat. If {n} was one, it may have been years before you noticed you were being spoken to. If not, you'll know what language it was in. Either way there is an echo.",
    "A father is also a height to be seen from. We do things a little for him to notice, including the things we do to spite him. Now they've got to be done without an audience of that kind, and for a time everything seems half finished.",
    "Watch your own hands the next time they undo a stiff lid or go through a pocket for change. I don't say you resemble {n}. I say that hands are learned by watching, and that you were in a position to watch.",
    "Nobody need make a saint of {r} for my benefit. The fathers who are truly missed had moods, opinions about the thermostat, a way of occupying a chair. The others are only portraits, and no one ever missed a portrait.",
  ]),
  ...movements('bond', { any: ['kin:parents'] }, [
    "To be without parents, at whatever age, is to find yourself in the front row. There's no one ahead any more to take the wind. A person can be grey and have a pension and still feel, in the car park, like somebody who hasn't been picked up from school.",
    "There were two of them and you've lost them twice, each in a different key. You don't have to grieve in equal parts. Some years you will want the one, some years the other; it depends what you need to ask.",
  ]),
  ...movements('bond', { any: ['kin:child'], assumes: ['history'] }, [
    "People who lose a husband or a wife are called something, and so are those whose parents die, and for you the language simply backs out of the room. I don't have one either. I know only how not to look away, and how to write the name. {n}.",
    "You are still what you were to {n}. That doesn't end; what's ended is having someone to be it for. When a stranger asks how many children you have and the floor tips, give whatever answer does the least harm that day. None of them is disloyal.",
    "The order of things isn't a law that was broken because of you. It's a habit the world has, and with you it didn't keep to it. People who say they understand don't. People who sit down next to you and say nothing may.",
  ]),
  ...movements('bond', { any: ['kin:baby', 'perinatal'] }, [
    "Some griefs have no public. There's no chair at the table to point to, no stories to swap at the door, and so people suppose there is less to mourn. They don't know that room can be made for a whole person: in a body, in a drawer, in the calendar, in the way you say next summer.",
    "You loved someone before you'd seen a face. That's not the same as loving an idea. Ideas aren't counted in weeks. They don't decide which side you sleep on. It was somebody in your life, for as long as it was.",
    "What didn't get to happen is lost too: the first shoes, a private language, rows about bedtime. No memory comes with that sort of loss, which is why it goes round and round with nothing to catch on. You may mourn what didn't occur. It already had a shape.",
    "Please don't go hunting for the moment when you could have done otherwise. You will; I know you will. Mostly it isn't there to be found. A body did what it could with what it had, and it's owed some gentleness, yours included.",
  ]),
  ...movements('bond', { any: ['kin:sibling'], assumes: ['history'] }, [
    "Only a brother or a sister had your childhood from the other bed. You may have disagreed about all of it, but there was somebody to disagree with. Now your version goes unopposed, and it is surprising how little one wants that.",
    "People don't ask siblings. They ask after the parents, the partner, the children, and you're left holding the door for everyone. This is for you. It doesn't have to be passed round.",
    "You were counting on growing old in the same row, with someone thirty years on who'd still know which stories never to start at Christmas. That's two losses: what you had, and the one who was going to remember it with you.",
  ]),
  ...movements('bond', { any: ['kin:partner', 'kin:ex'], assumes: ['history', 'affection'] }, [
    "It isn't the great days that go. It's the remark during the film, knowing whose turn it is, someone who notices you've changed your shampoo. There was a conversation years long and it's been left in the middle of a sentence, and you keep catching yourself with the answer ready.",
    "Everything's decided by one head now, down to what's for supper. That's not only sorrow, it's a double shift in poor light. If you forget things this season, or burn the rice, you aren't falling apart. You're working two people's hours.",
    "You and {n} had a very small country, population two, with its own laws and some terrible jokes. There's no explaining it to foreigners. One native speaker remains. Speak it when you like, under your breath, about the house.",
    "There's a great deal to learn that nobody congratulates you on: how to sleep in the middle, to sign once, to lay a table that isn't symmetrical. I'd like it noted that it's hard.",
  ]),
  ...movements('bond', { any: ['kin:friend'], assumes: ['history'] }, [
    "Friends are mourned without papers. There's no leave for it, no line on the form, and at the funeral it isn't clear which pew is yours. Yet you and {n} had something nobody issued you. You chose it, and then, a great many times, you chose it again.",
    "A friend knows the unedited version. With {n} there were things you didn't have to tell properly. That's what makes other company so tiring just now: having to supply the footnotes.",
    "You'll miss {n} in foolish places: an idiotic headline, a terrible song, a sign with a spelling mistake. Your thumb will already be moving. That kind of thing wasn't the trimmings of the friendship. It was the friendship.",
  ]),
  ...movements('bond', { any: ['kin:uncle', 'kin:cousin', 'kin:nephew', 'kin:inlaw', 'kin:grandchild'] }, [
    "People ask once about {r} and after that you're expected to be getting on. As though each degree of kinship came with a fixed allowance. Affection doesn't look things up in tables. You've told me what you've told me, and it can be seen what there was.",
    "Every family has somebody who's never in the middle of the photograph and is holding up the frame. I can't tell if {n} was that one. Reading you, though, the picture hangs crooked.",
  ]),
  ...movements('bond', { any: ['kin:teacher', 'kin:colleague', 'kin:neighbour'] }, [
    "What ties you to {n} isn't in any register, and that may be why you feel you haven't quite the right to be in this state. You have. Some people come into a life by the side entrance, a classroom, a landing, a shared shift, and end up bearing more of the roof than anyone would think.",
    "A person who isn't family teaches you something peculiar: that someone can take the trouble without being obliged to. It doesn't get forgotten. It gets done to somebody else, years later, and nobody can think where the gesture came from.",
  ]),
  ...movements('bond', { any: ['pet'], assumes: ['affection'] }, [
    "Someone's bound to say that it was only an animal. Animals know a step on the stairs. They wait behind doors, and they've never asked a single human being to be different. You couldn't say as much of some people.",
    "What you had with {n} was an arrangement without words, and those are hard to grieve because they leave no sentences behind. They leave times of day. They leave a stretch of floor you no longer have to step round in the dark.",
    "An animal sits through our worst Mondays and has no view on them. To lose {n} is to lose a very quiet witness, and you'll feel it in ways you couldn't begin to mention at work.",
    "Don't be embarrassed by how much you're crying. Grief doesn't look at the species. It looks at how often in a day the thing was done: the bowl, the door, the hand going down without being told.",
  ]),
  ...movements('bond', { not: ['perinatal', 'little'], assumes: ['affection', 'human', 'history'] }, [
    "Nobody writes about {r} as you do to report a death. You're reporting a life, from the side on which it brushed against you. Lives won't go into a message, but they can be recognised by an edge, and you've shown one.",
  ]),
  ...movements('bond', { not: ['perinatal'], assumes: ['affection', 'human', 'history'] }, [
    "Before sorrow dyes everything its own colour I'd like something put on record: there was one way of being {n}, and it hasn't been used by anyone else. In a few months people will be speaking of the dead in general. The dead in general are nobody.",
    "You and {n} had terms, as any two people do: what was said, what was taken as read, which of you rang which. No one has broken them. It's only that you're now holding both ends of the string.",
    "People don't leave all at once. The voice goes, and the way of saying a word stays on in somebody's mouth. Hands go; how the bread's cut remains. Pay attention for a week and you'll come across {n} in things you hadn't planned to do.",
  ]),
  ...movements('bond', { any: ['estranged', 'addiction'], not: ['harm'] }, [
    "The ones who couldn't be there are sometimes wept for harder. It isn't weakness or a short memory. While they lived there was always, off in a corner, the possibility. That is what's over, and a possibility, however thin, had been some company.",
  ]),
  ...movements('bond', { any: ['estranged', 'harm', 'addiction'] }, [
    "What you had with {n} wasn't simple, so neither is this. You're mourning whoever there was and, in the same breath, whoever there never was: the apology, the talk, the other version you'd every right to wait for. That's two funerals, and nobody comes to the second.",
    "You can't be asked to speak well of {n} now on the grounds that {they} died. Death corrects nothing. It doesn't oblige you to hate, either. You may leave the two columns as they are, what you needed and what did you harm, and never add them up.",
  ]),
]

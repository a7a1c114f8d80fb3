import { movements } from '../../movement'
import { couple } from './conditions'

/** What there was, and what stays, when somebody is no longer with you. */
export const bondsRupturaEn = [
  ...movements('bond', { assumes: ['affection', 'human'] }, [
    "There was something with {n}, and I won't ask you to mark it down so that it will hurt less. You can keep what was good without asking for it back, the way people keep pictures of a house where somebody else lives now.",
    "Parts of your story with {n} are still useful: a way of travelling, a dish, a band, the habit of quarrelling quietly. Those don't have to be returned. You learned them, on your own time.",
    "{n} needn't be made into a villain before you're allowed to leave, and needn't be a saint in order to be missed. There are decent people who can't stay, and people who love and are bad at it. Nearly every ending happens on that ground, where there isn't a hero.",
    "You speak of {r} without throwing anything. You may not have noticed. I did. Anyone that careful about somebody else's name doesn't walk out of a story with nothing.",
    "You also lose whoever you were while you were being looked at that way. Some of missing {n} may be missing that other you: more awake, sillier, with plans. It's good news of a sort. Nobody took that person anywhere.",
    "What was between you and {n} isn't settled by which of you left. That's other people's question, the one that gets asked over pudding. Yours is different and starts nearer home: what am I to do with six o'clock.",
  ]),
  ...movements('bond', { assumes: ['affection', 'human'] }, [
    "I know {n} only through you, and at an angle, as one knows the person a friend is talking to on the telephone. From your end of the line I can tell that it mattered. The other end I leave to silence. It's your end I'm writing to.",
    "Sooner or later you'll be asked what {n} was like, by someone who comes after and has a right to wonder. You don't have to prepare a portrait. A true detail will do, a kind one if there's one to hand: good with dogs, hopeless with time. And then you can ask them to pass the bread.",
    "If it was love, it also had a floor plan. This was where you sat, that was when you rang, there was a tone kept for late trains. When {n} went out of it the plan stayed in you, to scale. You'll bump into it. It's why you put out a hand for things that were moved in spring.",
    "It's common after an ending to go through everything with a pencil, deciding what was real. I shouldn't bother. A good evening with {n} didn't need to be leading anywhere, any more than a meal does. It was had. It's been digested, if you like, and you're partly made of it.",
    "The word for {r} will change before you do. You'll hear yourself say it one day with the ex on the front and no pause, as people pronounce the name of a town they used to live in. For the present you may call {n} whatever you can manage. I've been using your word.",
    "You had a language with {n}, as everyone does: the noises, the misread road sign, the name for the neighbour. It's been left with one speaker. I don't think you should force it on anybody. But a word or two will get across into the next thing you laugh about, and nobody there will know where it came from.",
    "Affection leaves practical traces. You know somebody's shoe size; you could buy a present for {r} in any airport in the world. It's a quantity of attention that you paid out over time, and what surprises people is to learn how much of it they have. It's yours to spend, and it's in your own coin.",
    "Of what you and {n} were, part was you being good at it. I mean the patience, the remembering, the lift to the station in the rain, whatever your own version was. It's easy to think all that belonged to the pair. Half the pair is reading this.",
  ]),
  ...movements('bond', { assumes: ['affection', 'human'] }, [
    "You'll go on knowing things about {r} that are of no use to you: how the tea's taken, what can't be said before eleven. It's a specialised branch of learning. I shouldn't try to unlearn it. Learning of that kind is overgrown in time, by other people's tea.",
    "There's {n} as things were, and there's {n} as you'd have to deal with now, and it's the first you're missing. I say so because the second may answer the telephone. Somebody with the same voice isn't always who one wanted to speak to.",
    "Nobody's asking you to hand in your good opinion of {r}. You formed it honestly, at close range. It can stay on the books next to what happened after, in the same ink, and whoever reads the page will have to put up with there being both.",
    "I dare say you were generous to {n}, since you leave it out. There'll have been lifts, and listening, and the larger half of something. You may feel a fool about that at present. I'd keep it on the credit side. It shows what you're like when you're not being careful.",
    "One of the things nobody gives back is a sense of proportion. With {r} there was always somebody to say that's not so bad, or that's worse than you think. For the time being, borrow. Run the gas bill past a sister. Run the rash past a chemist.",
    "What you and {n} had between you was partly a matter of timing: when to leave a party, when to change the subject. You'll be out for a while, too early with a joke or too late with a coat. It's because you learned to play with one other instrument. You haven't lost the ear.",
    "When people say that you'll find somebody else, they imagine {r} as a post that's fallen vacant. It isn't a post. I'd not correct them, all the same; they're doing their best with the only sentence they brought. Thank them, and ask about their knee.",
    "It would be simpler if {n} had been one thing all through. I expect there was the good company, and the other thing; the hand on your back, and the day it wasn't there. You're remembering a person, in other words. The remembering's bound to come out in several colours.",
  ]),
  ...movements('bond', { assumes: ['affection'], not: ['short', 'kin:friend'] }, [
    "There'll be a good memory that comes up and spoils your lunch. Let it sit down. It isn't arguing for anything; it happened, it had {n} in it, there was sun or there was rain. When it's said its piece you can go back to the lunch, which will have gone cold, and eat it cold.",
    "People talk as though you had to choose: either it was good and you should mourn it, or it ended and so it can't have been. I'd let you have it both ways. With {n} there were weeks that were good and a last one that wasn't. Nobody throws out a calendar on account of its final page.",
    "I suppose that somewhere there's a list of what you and {n} were going to do. It needn't have been grand: a curtain, a coast, a better mattress. Go down it alone and be strict. Some of it was only ever for two. Some was yours and had been waiting for company it didn't need.",
  ]),
  ...movements('bond', couple({ not: ['abuse'] }), [
    "For a long while you said we without thinking. Now each sentence has to be translated into the singular, even the daft ones: we don't like coriander, we're not morning people. A few will turn out still to fit. Others, once there's just the one of you, prove never to have been yours.",
    "Two people at close quarters divide up the world. One knows about bills and one about plants; one drives, one remembers birthdays. Part of the dizziness now is having been handed the half you didn't do. It can be learned. There'll be videos, mistakes, and possibly a fine.",
    "To be with someone is among other things to agree on a version of events. When it's over so's the agreement, and each will tell it differently. You have no control over the one {n} tells. See to it that yours is one you can sleep beside.",
    "Being half of something alters how you walk into a room. There was a person to look across at, who'd know what you thought of the host. Now you'll have your opinion, find there's nowhere to send it, and feel foolish holding it. Keep a few of them. They're very good company on the way home.",
    "I'd guess there was a division of worry as well. {n} fretted about one kind of thing, so that you could be easy about it, and you returned the favour. You've been left with the lot. It'll seem for some time that more goes wrong than used to. It's the same amount; it's only that you're on every shift.",
    "Nobody keeps a note of the touch that goes: not the great embraces, the others. A hand on the back in the kitchen, to get by. Feet. If your skin is what's hungry, see to it as you'd see to any hunger, plainly: a haircut, a heavy quilt, a friend who hugs, a cat if there's one about.",
    "When two people have been close the quarrels have seats of their own. One by the sink, about effort; one in the car, about mothers. They don't go when the other person does. You may find that you're still in there, having it out with an empty passenger side. You can get out at the lights.",
  ]),
  ...movements('bond', {}, [
    "You'll notice that I say little about what {n} may have meant, then or since. I wasn't there, and even people who were there can't say. What I can go by is what you've set down. It has enough in it to be getting on with, and all of it is on your side of things.",
    "In any ending there's a quantity of sheer administration, and it gets mixed with the sorrow till you can't tell which is making you cry. Separate them when you can. Post office, then weep; or weep, then post office. In either order, at the end of it a thing's been posted.",
    "I'd draw a line under one thing. You're the one who has to live in what comes next, so you're the one whose comfort it should be arranged for. Not {n's}, not that of the people who preferred you as you were. It sounds selfish. I think it's just carpentry.",
    "There's what happened, there's what you've since been told it meant, and there's what you'd say if nobody was going to repeat it. I'd be glad if you gave some time to the third. It's likely to be the shortest of them, and you'd know it by its not needing to persuade anyone.",
  ]),
  ...movements('bond', { not: ['abuse'] }, [
    "Everyone wants it to have been one story. I should think it was several: one that began well, one about money or time, one about being tired, and some afternoons that weren't about anything. They ended together because they shared a person. You needn't grieve for them all at the same rate.",
    "Whose fault was it, people ask. It's a comfortable question, since it has short answers. You and I can leave it in the stand by the door with the umbrellas.",
  ]),
  ...movements('bond', { any: ['kin:friend', 'friendship'], assumes: ['affection'] }, [
    "A friend picks you with no contract and no sheets to wash, which may be why it's so hard to be unpicked. With {n} there was never any need to say what it was. I'd say it now, once, in the past tense, to yourself: we were friends. As descriptions go it's short, and a good deal fits into it.",
    "Think how you came to be the person who orders that, laughs at this, can't abide the other. Some of it was done in the company of {n}, on walls and buses, when neither of you was finished. You don't have to hand in what you turned into. It's been yours for years.",
    "You could always tell {r} the unimproved version. Now there's the small labour of working out, before you speak, how much of yourself another person is used to. Try somebody with a little more than usual. They may have been waiting for you to stop being polite.",
  ]),
  ...movements('bond', { assumes: ['affection', 'human'] }, [
    "I've put {r} where I had to in this letter and otherwise kept to the name. The one's a position. It can fall vacant; it can be filled, or done away with. The other was somebody who'd got a particular way of coming round a door, and you'd know about that.",
    "You don't say much in praise of {n}, and you don't say much the other way. I wasn't left with a portrait. I was left with an impression of where you'd been standing, and what the light was like there. For the purpose of answering you it's the better thing to have.",
    "Whatever {r} brought with them into your life, some of it's been absorbed by the walls. A word you'd never used. An opinion on how rice should be done. I'd not go round scraping. In a few years you'll think you got it from your grandmother.",
    "To have known {n} that well took attention. People speak of falling, as if it were done by gravity, but the most of it is attention, paid daily, in small coin, by someone who could have been looking out of the window. That someone hasn't been retired.",
    "It's quite likely you'll be told what {r} is up to. There's no need to be gallant. You can say that you'd sooner not, thanks, and what about that roof of yours? It's only news. It would have been news of great importance once, and you're not yet used to its having become the other sort.",
    "Some of what you did with {n} you'd have done in any case, and some you only did because there were two. It can't be told which from here. Go and do one of each. The first kind will feel like itself with a chair missing. The second will feel absurd, and then you can go home.",
    "There's a person that you were with {r} and I dare say you liked some of it. More patient? Quicker? Less afraid of the telephone? You may fear that it went out of the door too. It had been yours to begin with, or it couldn't have been drawn out of you.",
    "Sooner or later {n} will be somebody you once knew very well. It sounds bleak and it's how most of the people are whom we've loved and not married, been at school with, sat next to for a year. They stay on, in a sort of back room, talking quietly among themselves.",
  ]),
  ...movements('bond', couple({ assumes: ['affection'], not: ['short'] }), [
    "There'll have been a way of saying good night. I don't ask what it was. You've had to stop doing it, and nothing's been put in its place, and so the day with {n} gone doesn't end; it just gets darker. Say good night to something. A lamp's got the advantage that it answers.",
    "Two people get to have a weather of their own. One could tell from the stairs what sort of evening it'd be. Now it's simply the temperature that the thermostat says. It's rather restful, though no one likes to be the first to say so.",
    "You and {r} had a stock of settled questions: which side, whose mother at Christmas, how hot. Every one of them is open again. I'd treat that as an inconvenience and not as an abyss. There were some that you'd have settled differently if you'd been asked by yourself.",
    "Somewhere there's a drawer in which the cables are kept, and instructions for things neither of you owns, and a candle. Each pair has one. I mention it because it was as much a marriage as anything signed, and because it'll want clearing out by someone with a strong stomach and a sandwich.",
  ]),
  ...movements('bond', { any: ['coparenting'], not: ['abuse'] }, [
    "You and {n} will go on having one thing in common that nobody else on earth has, and it'll want picking up at half past three. I wouldn't try to decide what that makes the two of you. There isn't a word. There's a rota, and in the end a rota is something two people keep up for the sake of a third.",
    "Somewhere in this there are people who are half of each of you, who have somebody's chin and somebody else's temper. On days when you're angry you may see the chin first. Look a bit longer. There's a third thing in that face which neither of you gave it, and it would like some cereal.",
  ]),
  ...movements('bond', { any: ['longyears', 'divorce'], assumes: ['affection'] }, [
    "If I were drawing what you had with {n} I'd leave out the big days and draw the passing of things: salt, the paper, a towel over the top of the shower. Thousands of those. It's no wonder that your arm still starts to move. It was a kind of dance, although nobody would have paid to see it.",
    "Anyone who has lived that closely with {r} has two sets of memories, their own and the ones that were told so often at dinner that they might as well be theirs. You'll be left holding some childhood that isn't yours, an uncle, a bicycle accident. You may keep it. It was given to you in good faith.",
  ]),
  ...movements('bond', { any: ['abuse'] }, [
    "Whatever was good in it you may keep, and you don't have to weigh it against the rest. Nor do you have to produce it when people ask how you could have cared for {n}. A person may have been tender on a Monday. You're the one who had to live through the week.",
    "I won't speak of {r} as though it had been a story with two sides. You can leave out the fairness for now. There's a habit of putting in a good word, got from years of calming things down, and if you hear it start up in you on {n's} behalf, let the sentence drop and see whether anything terrible happens.",
  ]),
  ...movements('bond', { any: ['longyears'], assumes: ['affection'] }, [
    "You give it a length, {span}, and I believe the figure. Only it can't have gone by at one speed. There'd be whole months in it that left no more mark than weather, and a single train ride, or a bad soup, that takes up a year. When you think of {n} notice which of the two you're given.",
    "{span}: it's a number that strangers will use, to work out how sad you're allowed to be. You can do without their tables. What was in it is known to two people at the most, and one of those is here, with the whole of it, on an ordinary evening.",
  ]),
  ...movements('bond', { assumes: ['affection'] }, [
    "So {day} had a shape, and {n} was part of the shape. A shape like that can't be left standing open; something will come to live in it, quite likely the telephone. Put something else there first, even something dull. A thing that's booked has a claim.",
    "You bring in {p}, and I'm glad. There's nearly always another person standing at the edge of a story for two, and they've lost something too, perhaps without leave to say so. When you've the strength, ask what they miss. It may be a thing about {n} that you'd forgotten, or it may be your cooking.",
  ]),
]

import { movements } from '../../movement'

/** More ways of meeting what weighs, for the feelings that are named most. */
export const feelingsNamedEn = [
  ...movements('feeling', { any: ['feel:guilt'] }, [
    "I've one question about guilt: who gets the good of it? It doesn't reach {n}. It takes hours off you. If after a proper look nobody turns up who's the better for it, it might at least be put on shorter time.",
    "One sort of guilt is for something, and another sort is for going on breathing, or for having laughed on a Tuesday. They wear the same suit. Try to tell them apart now and then, even badly. The second has nothing to own up to.",
    "No one feels guilty over what they don't care about. That won't lift it, but it does alter what it means. Where you see a piece of evidence against you, I see the size of what mattered.",
    "Guilt shows one scene over and over, and shows it badly. It cuts in late, cuts away early, and turns up the sound on your lines. Ask for the whole reel. With all of it in view it takes longer to find the villain.",
    "What guilt tells you could be true and still be wrongly shared out. True, that you did or you didn't. Wrongly shared out, that a hundred per cent should come to you, when so much else went into it, and there was so little time to see what.",
  ]),
  ...movements('feeling', { any: ['feel:anger'] }, [
    "Being angry all day uses you up the way a temperature does. Eat more than you feel like and say rather less than you feel like. It isn't about manners. It's about fuel.",
    "There's anger that's looking for a culprit and anger that's looking for somewhere to be. The first has too many candidates. The second would settle for an hour a day in which it needn't behave. Give it the hour.",
    "It doesn't alarm me that you put {e}. It would alarm me more if you'd put nothing. Anyone who can still be angry has some idea of how the thing should have gone, and however it hurts you're going to need that idea.",
    "If you're wondering what to do with anger, settle first where not to put it: behind a steering wheel, in a message after midnight, on whoever's helping you. Take those three away and there are plenty of places left, and in most of them a noise can be made without disturbing anyone.",
    "Anger does its sums out loud, and as a rule the total's right. What it gets wrong is the address on the bill. Note down the amount, keep it, and don't present it to the first person who rings.",
  ]),
  ...movements('feeling', { any: ['feel:sadness'] }, [
    "On the thick mornings the sensible thing is to do as trains do in fog: less speed, a signal every so often so that people know you're there, and no straining to see what can't be seen.",
    "With sadness on top of you, little things get hard and big things get indifferent. Make use of the second and excuse the first. If today you answered one person and washed one thing up, that's the day done.",
    "What you write about {n} is sad, and there isn't any self-pity in it. They're different. Self-pity looks at itself. Sadness looks at what is missing, and on that account it can be trusted.",
    "Sadness is a badly distributed weight: arms, eyelids, the first hour. Don't try to lift it face on. Take it sideways and in short steps.",
    "You won't notice when the worst of the sadness goes. It makes no click. There'll be a while when you were hunting for the scissors, or disputing a price, and it's only afterwards you'll see that it wasn't there.",
  ]),
  ...movements('feeling', { any: ['feel:tiredness'] }, [
    "It doesn't show up in a blood test, being worn like that. It shows in everything wanting a decision: to get up is one, a shower's another, answering messages is twenty. Take some decisions out. The same clothes, the same breakfast, the same reply to whoever asks.",
    "You named {e}, and I would have believed it if you'd told me nothing else. Keeping up appearances takes a lot out of people. There are none to keep up tonight. What isn't done will be there in the morning, precisely as undone.",
    "People lay a great deal of morality on top of tiredness: one ought to manage, others manage. Take it off. This is physical, like an ankle. Foot up, not much weight on it, and only the engagements that can't be got out of.",
  ]),
  ...movements('feeling', { any: ['feel:loneliness'] }, [
    "It's no help to loneliness to be told how many people there are. It knows. What it misses is somebody who asks how a thing came out: the tooth, the exam, yesterday's visit. Choose a person and ask about theirs. Sometimes one has to go first.",
    "The sharpest part of being lonely is usually one particular hour and not much more. Find out which is yours. The rest can be left in peace, and for that one you arrange a noise, a place, a call that's already been promised.",
    "To tell what you've told about {n} and have no one around who knows what you mean leaves a special kind of cold. A crowd won't shift it. A person who doesn't need the beginning explained would. If you haven't one to hand they can be made, slowly, by telling the same one twice.",
  ]),
  ...movements('feeling', { any: ['feel:confusion'] }, [
    "You're writing from inside a muddle, and from in there everything looks equally urgent. You needn't pick out what's important. Do something more modest and set aside what can wait until next month. There'll be less left, and it's harder to get lost among less.",
    "When it's impossible to see there are two temptations, foot down or dead stop. People who know roads do neither in fog. They go on a little, lights dipped, watching the line at the side. The line at the side, today, is whatever's due before lunch.",
    "Confusion lives on thinking. Around noon give it something that can't be thought: bags to carry, a pan to scour, a swim. No one comes back from that with the answer. They come back hungry, which is at all events knowing something.",
  ]),
  ...movements('feeling', { any: ['feel:longing'] }, [
    "A firm hand's no use with longing. It can be given hours, though. From five to six, with photographs or without. Outside those you tell it, civilly, not now.",
    "Missing goes better in company. Tell somebody one detail of what you long for, the silliest you've got, and let them tell you theirs. By the end of the night nothing will have been got back and everyone will have had supper.",
    "Longing only knows how to get to one place, and it always arrives in good weather. That's why, when you come back, the present looks overcast. Allow the present a couple of days with no comparing. It has good hours as well. It just doesn't announce them.",
  ]),
  ...movements('feeling', { any: ['feel:emptiness'], not: ['perinatal', 'suicide'] }, [
    "What you call {e} is felt most at the changes of shift, when one thing's over and the next hasn't started. In the middle of a job it's hardly there. So run the jobs together. This week at any rate don't leave so much as a coffee between them.",
    "I'm not going to tell you what to fill it with. People put in noise, or shopping, or other people, and in a few days it sounds hollow again. Give it an edge for the present: one thing you always do before it comes, and one you always do after.",
    "They say that nature can't stand a vacuum. Nor can the neighbours, so there'll be advice. You have stood it until today without stuffing just anything in. That takes some discipline.",
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety'], not: ['abuse', 'violence'] }, [
    "What you call {e} likes to go on ahead and inspect everything. Call it back with something very near: the names of five things you can see from where you are, ugliest first. It's hard to keep on being frightened while deciding which is the ugliest.",
    "Fear can't tell the difference between what might happen and what's happening. You can. Say it as you would to a small boy: that might happen, this is what's happening. And what's happening, at the moment, is a person reading.",
    "Being afraid is tiring in the way that guard duty is. Ask to be relieved. Let someone else look at the post, someone else ring for the results, someone else mind the phone for an afternoon. If the danger comes it won't come any faster for your looking less.",
  ]),
  ...movements('feeling', { any: ['feel:pain', 'feel:love'] }, [
    "It hurts in places without a medical name: in a word that's no longer called for, in a movement that stops halfway. There isn't an ointment. There's not scratching, and there's finding a position.",
    "You've used few words on {e}, and few is enough. What really hurts is badly told. People point round about it, they say what time it was, they say what there was in the fridge, and the other person has to get the idea from the edges.",
  ]),
  ...movements('feeling', { any: ['feel:shame'] }, [
    "You wrote down a part that you're ashamed of, and nothing fell off the wall. I haven't so much as changed my tone. Shame lives by imagining the face the other person's going to make. When the face isn't made it's rather at a loss.",
    "You can go on being ashamed and hold your head up in the same moment. Neither has to wait for the other. Lots of people get down the street like that, and all anyone sees is somebody off to the shops.",
  ]),
  ...movements('feeling', { any: ['feel:relief'] }, [
    "Where you put relief, some will read coldness. Let them. Anyone who's been a long time on call knows that when it stops the first thing to come is sleep, and the rest, whatever has to hurt, waits until you've had some.",
    "No one warns you that relief has bad hours too. You rest, and then you watch yourself resting, and are suspicious. It's that second look that could be dropped. The first was health.",
  ]),
  ...movements('feeling', { any: ['feel:numbness'] }, [
    "Bodies have a fuse box as well. When there's too much on the line they trip a switch, and one sits in the dark, but the wiring doesn't burn. The switches go back up singly, in their own time, and the first won't be for any grand emotion. It'll be for feeling cold.",
    "Don't go looking for tears. People who go looking end up putting on a show for themselves and feel worse. Look instead at what annoys you, which noise, which fabric. Something's feeling that. Where one thing can be felt the others will get in later.",
  ]),
  ...movements('feeling', { any: ['feel:uselessness'] }, [
    "You say {e}. And yet you told it so that it could be followed at the first reading, which isn't given to everyone. Don't call it worth if you'd rather not. Call it knowing how to tell.",
    "There's a question that's no help at all, what am I for, and one that can be answered before supper: who'd be glad if I did such a thing today. The second goes into a message of four words.",
  ]),
  ...movements('feeling', { any: ['feel:hopelessness', 'feel:helplessness'] }, [
    "It isn't necessary to believe in any improvement in order to put on some water. The next thing can be done with no faith in the one after. Most of what keeps a house standing has always been done that way.",
    "You've named {e}, and I'm not going to contradict you with encouragement. I'd ask for a delay, which is different: no conclusions until you've had two nights' sleep, some hot food, and a talk with somebody you don't have to reassure. And if it won't give even then, let it be known to someone who can treat it.",
  ]),
  ...movements('feeling', { any: ['feel:disappointment', 'feel:jealousy'] }, [
    "An idea you had has come down, and ideas raise a lot of dust. Don't sweep yet. Let it settle, and see what's still whole underneath. It won't generally be what you were trying to protect.",
    "Don't add to what you feel the penalty of calling it ugly. You wanted something that was given to another, or you expected something that didn't come. So far there's no offence. What you decide to do about it is the only thing anyone could ask you.",
  ]),
  ...movements('feeling', { any: ['feel:gratitude', 'feel:peace', 'feel:hope'] }, [
    "In with what weighs you put something that doesn't weigh in the same way. I'm not going to applaud or to be suspicious. I'm writing it down, because there'll be days when you can't find it and it will be useful to know it was there.",
    "With the good that shows in what you say it's best to do as with shy animals: no calling, no running, carry on with what you were at and leave some food in view. What doesn't feel pursued will stay.",
  ]),
]

/** Fear where there was somebody to be afraid of: taken at its word. */
export const feelingsFearedEn = movements('feeling', { any: ['feel:fear', 'feel:anxiety'], all: ['abuse'] }, [
  "I won't be telling you that fear is exaggerating. It learned what it knows in a particular place, and it had reasons. Do as it says in practical matters: somebody told where you are, a phone within reach. The rest can wait until your body has found out that it's a different house.",
  "What you call {e} got you this far, so I don't count it as an enemy. It's a sentry who has been on for too many shifts. It can be relieved bit by bit with things that can be checked: a lock, a person who's been told, a way home that doesn't go past.",
  "To be afraid after a thing like that is to know something, at first hand. The fear doesn't have to go before you can begin to live; only you shouldn't be alone with it. Say what you're afraid of, just as it is, to somebody whose work this is. Asking commits you to nothing.",
])

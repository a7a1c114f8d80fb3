import { movements } from '../../movement'

/** Long letters: by who they were to the reader. */
export const deepBondsEn = [
  ...movements('deep', { any: ['kin:mother', 'kin:father'], assumes: ['history', 'affection'], aspect: 'parent' }, [
    "One day you'll be doing something with your back to the room, looking for a lid, and somebody who knew {n} will say: for a second I thought. They'll be embarrassed. You needn't be. It's an odd way to be handed something, from behind, by a person holding a tea towel.",
    "At some stage you will know more than {n} did, about phones, or knees, or how it all turned out. You'll be the one with news. It's quite natural to want to take it to {r}, and to mind that it's stuck in your hands, and to tell it instead to whoever's there. It was always partly for the pleasure of telling.",
  ]),
  ...movements('deep', { any: ['kin:mother', 'kin:father'], assumes: ['history', 'affection'], aspect: 'parentMore' }, [
    "You've had to become the older generation at a stroke, or nearer to it than you were. Someone will ask you how a thing used to be done and you'll turn round to see whom they're asking. Tell them what {n} would have told them, and if you don't know, make it up in the right tone. It's how it has always been managed.",
  ]),
  ...movements('deep', { any: ['kin:mother', 'kin:father'], assumes: ['history', 'affection'], aspect: 'parent2' }, [
    "There was a life of {n's} before you, and you only ever had it in pieces: a dance hall, a job that ended badly, someone in a photograph whom nobody would name. You won't get the rest now. But I'd write down what you have, with the gaps left in. To have known {r} in part is how children know anyone.",
    "I've a question you needn't answer. When did you last do as {n} told you? It may be this morning, without your noticing: shut a gate, tried the handle twice, put some by for a rainy day. Orders of that sort don't lapse. I wouldn't obey all of them. It's pleasant, though, to know whom one's disobeying.",
  ]),
  ...movements('deep', { any: ['kin:grandparent'], assumes: ['history', 'affection'], aspect: 'elder' }, [
    "You knew {n} for the whole of your life and only for the last part of {theirs}. It's a strange proportion. There were sixty years or so in there before you that had loves in them, and rent, and winters. Ask the oldest person you can find for one of those years. {n} at twenty will be somebody you'd have liked to go out with for chips.",
    "If you have children, or ever do, or have the use of somebody else's, they'll know {n} only from what you let fall. Don't prepare a speech. Say it when it comes up, that's what your great-somebody used to call it, and go on buttering. They'll have the whole of it by the time they're ten.",
  ]),
  ...movements('deep', { any: ['kin:grandparent'], assumes: ['history', 'affection'], aspect: 'elderMore' }, [
    "What gets handed down from that far back isn't always what anyone intended. {n} may have meant you to have the good clock and instead you have a horror of waste, or three lines of a hymn. Look after those. Clocks can be bought.",
  ]),
  ...movements('deep', { any: ['kin:partner'], assumes: ['history', 'affection'], aspect: 'couple' }, [
    "You'll have to learn your own opinions over again. For years what you thought of a film was arrived at on the way home, with {n}, by disagreeing. Alone one leaves a cinema and hasn't seen anything. It comes back. In the meantime you might argue the other side out loud; I dare say you know how it would have gone.",
    "Nobody tells you about touch. I don't only mean what you'd think I mean. I mean a hand on the back in passing, feet, being leaned on by someone who's looking for their glasses. The skin keeps asking. Dogs help, and being shampooed by someone else, and children who haven't heard. It isn't {n}. It does stop the asking for an hour.",
  ]),
  ...movements('deep', { any: ['kin:partner'], assumes: ['history', 'affection'], aspect: 'coupleMore' }, [
    "Sooner or later a person who means well will tell you that you're young yet, or that you mustn't be alone. They're speaking on behalf of someone who hasn't been consulted. Whether you ever share a roof again isn't a question for now, and it has got nothing to do with how much this was. You can tell them you'll bear it in mind.",
    "Think of all the knowledge that's no use to anyone now: how {n} took coffee, which stair to step over, what a certain silence meant. You're an expert in a subject with no students. I would keep it up all the same. People learn dead languages for pleasure, and yours was spoken.",
  ]),
  ...movements('deep', { any: ['kin:child'], assumes: ['history'], aspect: 'childdays' }, [
    "You'll be told that you are an inspiration, and you'll want to lie down. You haven't done anything inspiring. You've got up, because the alternative was not getting up. If someone needs to admire you, they could bring in the washing. What you're doing for {n}, which is going on being {their} parent with nothing to do, can't be seen from where they stand.",
    "There'll be a list somewhere, in your head or in a drawer, of things you were going to show {n}. A place, a song, a way of skimming stones. It's no good pretending that somebody else's child will do. But you may find one day that you've gone to the place, to look at it on {n's} account. I think that's allowed. I think it may be what the list is for.",
  ]),
  ...movements('deep', { any: ['kin:child'], assumes: ['history'], aspect: 'childdaysMore' }, [
    "You may have other people to look after, and no notion how. A house can't stop for as long as you would need it to. So you'll give out cereal with a face like a mask, and feel you're deceiving everyone. They don't need you cheerful. They need to see it can be done by someone who isn't: that one can miss {n} and find the spoons.",
  ]),
  ...movements('deep', { any: ['kin:baby', 'perinatal'], aspect: 'babydays' }, [
    "Some day a form or a chatty person will ask how many children you have, and you'll stand there with the sum. You're free to count {n} and free not to, according to who's asking and what sort of day it is. It isn't a denial if you don't. It's only that not everybody who asks has earned the answer.",
    "People who came through this in other times were told to go home and not speak of it, and they didn't, for fifty years, and could still give you the date. You don't have to be that strong. There are groups, and telephone lines, and rooms where somebody will ask you about {n}, and mean it, and wait.",
  ]),
  ...movements('deep', { any: ['kin:baby', 'perinatal'], aspect: 'babydaysMore' }, [
    "You planned. It's what nobody sees: how far you had already gone. There were names tried out, and a corner measured, and a summer that was going to be arranged round {n}. All that was real work, and it was done out of love, and it has been left standing like a scaffold. Take it down a pole at a time. Or leave a bit of it up.",
    "Your body, or the body you lie beside, has been through something, and it will want looking after when no one is thinking of it: rest, iron, a check-up, a check-up on how things are in the mind. Make the appointment in your own name. Tell them about {n}. Don't let it be filed under routine.",
  ]),
  ...movements('deep', { any: ['kin:sibling'], assumes: ['history', 'affection'], aspect: 'siblings' }, [
    "You've been left in sole charge of the nonsense. The games with rules nobody could follow, the names for the neighbours, that thing with the wardrobe. There were two keepers, and now it's on you. Tell some of it to somebody, even though it'll fall flat. It always fell flat with outsiders. That was half the joke with {n}.",
    "Some of the time you'll be the child who is still here, and it'll feel like being looked at twice. People may want you to make up for it, or they'll forget to look at you at all. You can't be two. Nobody ought to ask. You can be exactly as much as you were when {n} was alive, plus tired.",
  ]),
  ...movements('deep', { any: ['kin:sibling'], assumes: ['history', 'affection'], aspect: 'siblingsMore' }, [
    "If you and {n} weren't always on good terms, put that in. Brothers and sisters fight because they can afford to; it's the one company that can't be resigned from. I'd sooner hear about the worst row you had than that you were inseparable. Hardly anybody's inseparable. You were related, and you kept coming back to the same table.",
  ]),
  ...movements('deep', { any: ['kin:friend'], assumes: ['history', 'affection'], aspect: 'friends' }, [
    "You may find that the group feels different without {n}, and that no one can say what's gone. Often it's somebody's job: the one who suggested things, or told the story, or knew when to go home. Don't rush to fill it. But do keep meeting, and badly at first, with a chair too many. Groups die of politeness more than of grief.",
    "Write to the family, if you haven't. Not condolences; a story. They've known {n} as a child, a brother, a husband, whatever it was, and there's a whole person whom only the friends had. It will cost you an evening. They'll keep it longer than anything else that came through the letterbox.",
  ]),
  ...movements('deep', { any: ['kin:friend'], assumes: ['history', 'affection'], aspect: 'friendsMore' }, [
    "There'll be something you only ever did with {n}. You can stop, and let it be finished, like a good series. You can carry on by yourself and feel a fool. Or you can teach it to somebody and watch them do it wrong. I've no advice as to which. I'd only not leave it to chance, since chance mostly picks the first.",
  ]),
  ...movements('deep', { any: ['pet'], aspect: 'pethours' }, [
    "When will you get another, they ask, as if it were a lamp. You needn't know. One day you may meet some animal that has nothing to do with {n}, and it will look at you, and you'll be annoyed at how quickly it's done. Or you won't. Nobody's place is taken by it either way. You don't love in places.",
    "A house with an animal in it runs on {n's} sort of time: hunger, weather, bed. Without that one's left with the human kind, which is all appointments. Keep a bit of the other if you can. Eat when you're hungry. Look at the rain for no reason. Lie down in the sun at some disgraceful hour.",
  ]),
  ...movements('deep', { any: ['pet'], aspect: 'pethoursMore' }, [
    "You may be asked to explain why it's so hard, and there's the trap, because you'll begin to list {n's} qualities as though for a reference. It wasn't the qualities. It was that somebody was always pleased, or always hungry, or always there, and never needed it to be a good day. Very few of us can do that for each other for more than an hour.",
    "I should think you've a hundred pictures of {n} and that most are blurred. Keep the blurred ones. In the sharp ones there's an animal sitting nicely. In the others you can see what it was like to live with: a tail leaving, half a nose, the carpet.",
  ]),
  ...movements('deep', { any: ['kin:uncle', 'kin:cousin', 'kin:inlaw', 'kin:nephew', 'kin:teacher', 'kin:colleague', 'kin:neighbour', 'kin:grandchild'], assumes: ['affection'], aspect: 'sidebond' }, [
    "There ought to be some way of sitting with people like you at a funeral: those who weren't next of anything and knew {n} in a way of their own. You'd compare notes. You would find, I think, that each of you had taken yourself for the only one. You weren't, and it makes what you had no smaller.",
    "You could write down what {n} taught you, in the order in which it proved useful. Not the noble things. How to park, how to get out of an invitation, when to stop stirring. It might run to a page. Then send a copy to whoever is nearest to {them} by blood. They'll have thought they knew it all.",
  ]),
  ...movements('deep', { any: ['kin:parents'], aspect: 'parents' }, [
    "There's a good deal of {n} to be found [in|only in] how you quarrel, or load a car, or say goodnight on the telephone. It came to you as the way things are done. You'll start to see the joins now: this bit came from the one side, that bit from the other, and a third they made up between them in some rented flat before you were born. It's an interesting sort of inheritance, and it can't be split with anyone.",
    "Brothers and sisters, if you have them, will each be burying a slightly different pair. One had them young and strict and one had them tired. When you disagree about {n}, which you will, over a sideboard, it may help to say: I think mine [was|were] different. It's very likely the truth.",
  ]),
]

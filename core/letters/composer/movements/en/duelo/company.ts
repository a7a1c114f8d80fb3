import { movements } from '../../movement'

/** The bond with those one chose or met: partners, friends, colleagues, animals; and with what had no pulse. */
export const companyEn = [
  ...movements('bond', { any: ['kin:partner'], assumes: ['history', 'affection'] }, [
    "Nobody else knows what you're like at four in the morning with a cold. It's humble knowledge and it took years to collect. I think part of what you miss is {n}, and part is being known that thoroughly by anyone at all.",
    "There'll be things to sign: the pension, the meter, the bank, where a stranger asks you to spell it and then says sorry for your loss in the voice for reading out terms. Take somebody along whose only job is to sit next to you. One office a day is a respectable rate.",
    "Two people under one roof divide the work without ever discussing it: who remembers birthdays, who deals with spiders, who decides it's time to leave the party. You only discover what {n's} half was by having it land on you. Let some of it lapse. A household can run for quite a while on toast and unopened post.",
    "The evenings may be the long part, or the Sundays, or whichever hour used not to need a plan. With {r} that hour took care of itself. It's the nothing in particular that can't be replaced, and I'd be wary of anybody who offered you a hobby instead.",
    "You were one half of what was written on invitations. From now on you'll be asked differently, or forgotten, or put beside a cousin. Say what you'd like, if you know what it is. If you don't, accept, and leave before the coffee. Everyone will survive it, even the hostess.",
    "I'd like to know what you and {n} talked about when there was nothing to talk about. It's the last thing that anyone asks a widow or a widower, and it's most of what there was: whether that was the post, what the neighbours were building, should one of you get up. None of it was worth repeating. All of it was addressed to you.",
  ]),
  ...movements('bond', { any: ['kin:friend'], assumes: ['history', 'affection'] }, [
    "Whom do you tell, when the one you'd tell is {n}? It's the trap in losing a friend. Others know the story from outside. With {n} you wouldn't have had to explain which part of it was funny.",
    "You'll be asked how long you'd known each other, as if that were a licence. Give them the figure. It won't say what it was like to have {n} to ring on the way home from something dreadful, and that's the thing they were really asking.",
    "Family gets the front row and the casseroles. You get to go back to work on Monday. I'd like there to be one person, even one, who asks you about {n} the way they'd ask a widow, and who listens for as long.",
    "Some of what you are was only on show with {n}: the swearing, the singing in cars, the opinions you wouldn't defend anywhere else. It hasn't gone. It's out of work, that's all. Sooner or later somebody will say a thing in just the right tone, and you'll feel it get up and look round.",
    "A friendship has no anniversary. There was no day on which it started being official, so there'll be no day for other people to be careful with you. Choose one, if you like. The date of some idiotic afternoon will do, and you needn't tell anyone why you're having cake.",
  ]),
  ...movements('bond', { any: ['kin:teacher'], assumes: ['affection'] }, [
    "What a teacher leaves behind is hard to point to, because by now it has been absorbed. You do it without looking. Underneath your own way of going about things there's {n's}, like pencil under ink, and every so often it shows.",
    "I wonder how many people are walking about with some correction of {n's} still working in them. You're one. It's an inheritance with a great many heirs and no solicitor, and none of you gets a smaller share because of the others.",
  ]),
  ...movements('bond', { any: ['kin:colleague'], assumes: ['affection'] }, [
    "Work has no custom for this. A card goes round, a name comes off a rota, and by the end of the week somebody's using the stapler. You and {n} may have passed more hours within earshot of each other than most families manage. It's a real loss, and it has to be carried on shift, with the kettle on.",
    "You'll be asked to train whoever comes next, and it will feel like treason. It needn't. Show them the proper way to do one thing, and say where you got it: from {n}. There isn't a plaque that does it better.",
  ]),
  ...movements('bond', { any: ['kin:neighbour'], assumes: ['affection'] }, [
    "A neighbour's is an odd sort of closeness. You know the hour of the bins, the cough, the television through the plaster, and perhaps not the middle name. {n} was part of how you could tell you were home. It needs no better title than that in order to be missed.",
    "For years {n} was somebody you nodded to, and a nod is easy to undervalue. Put them end to end and it comes to a fair-sized conversation. It had no subject. It said, each morning, that you'd both been seen.",
  ]),
  ...movements('bond', { any: ['kin:teacher', 'kin:colleague', 'kin:neighbour'], assumes: ['affection'] }, [
    "The people at the funeral may not have known who you were. You knew. What passed between you and {n} happened out of the family's sight, during working hours, and that is where a surprising amount of any life takes place.",
  ]),
  ...movements('bond', { any: ['pet'], assumes: ['affection'] }, [
    "Someone will ask how old, and nod, as though the sum came out. {n} had the one life, and you were in nearly every part of it. Few creatures can say as much of each other.",
    "The day has lost its handles. There was someone to get up for, or to be back for, who took no interest in how the meeting went. You'll go on checking the time at {n's} hours. Use one of them, if you can, to be out of doors for ten minutes, with nothing in your hands.",
    "You talked to {n}. I've no idea what about, and I'd bet it was more than you have told most people. It's a peculiar quiet that comes afterwards. Friends can't do much about it, because friends answer.",
    "Nobody sends flowers for this. There's no notice and no service, and on Monday you're assumed to have had a nice weekend. You may have to hold the ceremony yourself, with whoever doesn't smile at the idea. Two people and a spade have done it perfectly well.",
    "As nothing was ever said, there's nothing to reread. What you have is in the hand: the exact feel of {n} under it, the noise of arriving, how much space could be taken up by somebody so sure of the right to it. Hands forget slowly. I shouldn't think yours will altogether.",
    "I'd like to put in a word for what you did. Every day for years you saw to another creature's water before your own breakfast. You learned what {n} meant by a look. It was never called love at the time; it was called seeing to {them}.",
    "You'll hear {n} about the place for a good while: the boards, the flap, something settling down in the next room with a sigh. It's just your ear going on with its work. It was listening out for {them}, underneath everything else, all day long, and nobody has told it to stop.",
  ]),
  ...movements('bond', { any: ['kin:home', 'kin:country', 'kin:job', 'kin:vocation', 'kin:faithful', 'kin:health', 'kin:dream', 'kin:business', 'kin:family', 'kin:group'] }, [
    "Nobody brings soup when the thing that's gone is {n}. There's no notice in the paper and no date to keep. A loss needn't have had a pulse, though. You had arranged your days round {n}, and the days are still that shape.",
    "There's no ceremony for losing {n}, so it has no proper beginning and people can't tell when you're in it. You may have to declare it. It can be done at supper, in one sentence, and whoever is there will at least know why you are quiet.",
  ]),
  ...movements('bond', { any: ['kin:person'], assumes: ['affection', 'human'] }, [
    "I don't know what title {n} had in your life, and you may not have one yourself. Some of the people who matter most were never anybody's anything on paper. It makes no difference to how often you'll think of them in the course of an ordinary week.",
    "You haven't explained to me who {n} was, and you don't need to. Anyone can be somebody's aunt or somebody's boss. To be the person another person writes about at this hour is a rarer thing, and there's no certificate for it.",
  ]),
]

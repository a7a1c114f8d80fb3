import { movements } from '../../movement'
import { aboutSomebody } from './who'

/** The bond with what is missing: a place, a trade, a self, somebody. */
export const bondsPropositoEn = [
  ...movements('bond', { not: ['little', 'childless', ...aboutSomebody] }, [
    "There's more under {n} than the name can hold. It's nearly always so. We say work and mean having company; we say home and mean someone's kitchen; we say youth and mean sleeping well. Look at what's underneath. You might be able to have that part now.",
    "You could have written about nearly anything and you wrote about {n}. It would be easy to say that this is only a name for something bigger. I'd be slow to say so. People do know what they're missing; it's other people who explain to them that it was something else.",
    "When I come to {n} in your message I read more slowly, since the word is doing two jobs. It stands for what it says. It also stands for whoever you were in the vicinity of that, and how you carried your head. The first may be out of reach. I'm less sure about the second.",
    "I don't take {n} for the problem or for the answer. It's more like where you're standing while you look for both. And it has a particular ground: {q}. That isn't the view of somebody with no idea where they are.",
    "Between you and {n} there's something that I can only see the outside of. From here it looks like this: {q}. You'll know what's behind that. I mention it because you put the two so near each other.",
  ]),
  ...movements('bond', { not: ['little', 'childless'] }, [
    "{span}: I'd let that figure stand on the page for a moment. It comes to a great many mornings, and each of them was got through by somebody who has your name and your knees. Nobody could see that from the figure.",
    "When a person has given {span} to something, strangers like to know what they have to show for it. I would turn the question round. What has it to show for you? Somewhere out there things run differently because it was you and not somebody else.",
    "You mention {p}, and I'm glad there's somebody else in the picture. A search like this looks very private from inside. Seen from the other side of the breakfast things it's also a person who has gone quiet, and people would often rather be handed one unfinished sentence than none.",
    "Then there's {p}. You don't say much there. But bearings are taken from more points than one, any walker will tell you, and it may be that one of yours was never a job or a plan.",
  ]),
  ...movements('bond', { not: ['sober', 'parenthood', 'childless', 'little', ...aboutSomebody] }, [
    "Take away {n} and what's the first hour of the day that wouldn't know what to do with itself? Start from there. The whole of a loss is too big to see round. An hour with its hands hanging down is about the right size to be given something to hold.",
    "Set {n} beside everything else that has ever mattered to you, in a row. There'd be a family likeness. The same build, the same manner of looking back over the shoulder. I'd go along slowly and see what it is they have in common, for that's something you could look for by daylight.",
  ]),
  ...movements('bond', { any: ['kin:job', 'kin:vocation', 'kin:business'], not: ['retirement', 'decision'] }, [
    "A short answer to the question of who you are: that's one of the things {n} could do for you, and did. As soon as it wobbles the answers have to be long, and they're tiring. Be patient with them. They are temporary structures.",
    "On the days you cursed {n}, and I take it there were some, there was still somewhere to be cross at. That's a comfort people only discover by losing it. An undirected Monday is harder to swear at than a bad one.",
    "It's a mistake to think one loved {n} for the good days. Good days are nice anywhere. What ties a person to a trade is having been through its bad ones with their sleeves rolled up, and knowing what to do in the first five minutes. I'd look for something else that could use your first five minutes.",
    "You'll have handed on more of {n} than you know of. Somebody folds a cloth as you do, or asks the second question before the first; somebody keeps a spare fuse taped inside the lid. They've forgotten where they picked it up. That's how most of what people know has ever got about.",
    "How would you describe {n} to somebody who wanted it for themselves? You'd warn them, I expect. You'd tell them what it costs and when it's worth it. In that warning is nearly everything you know, and it strikes me as rather a lot for someone with no idea which way to turn.",
  ]),
  ...movements('bond', { any: ['kin:job', 'kin:vocation', 'kin:business'], not: ['retirement', 'decision'] }, [
    "No one has a leaving speech ready for {n}. What would be in yours? I should think two thanks, one complaint that had been waiting for years, and a story that only the people at the back would laugh at. Write that last one down. It has the whole place in it.",
    "Whatever comes next won't be {n} under another sign, and it would be a poor sort of shop that offered you that. But the hand you used for it is yours. So is the ear, so is whatever it was in you that got up on the dark mornings. Those are what I'd take along.",
  ]),
  ...movements('bond', { any: ['kin:job'], not: ['retirement', 'decision'] }, [
    "They may put somebody else where you were, or nobody, or a machine with a blue light. None of that reaches back and undoes what you did there. It's done, and I don't know of any department with the power to restructure it.",
  ]),
  ...movements('bond', { any: ['kin:job', 'kin:vocation', 'kin:business', 'kin:country', 'kin:home', 'kin:family'], not: ['retirement'] }, [
    "A whole vocabulary goes with {n}: the jokes, the abbreviations, what counts as late. Few people around you speak it. When you try to explain, you find yourself translating, and what comes out is the outline.",
  ]),
  ...movements('bond', { any: ['laidoff', 'business', 'migration'], not: ['decision', 'little', ...aboutSomebody] }, [
    "What keeps a life in order can't be seen, any more than a window frame can. I think it was like that with {r}. You see the frame now, because the glass is out and there's a draught from all sides.",
  ]),
  ...movements('bond', { all: ['little'] }, [
    "I don't know what you do in the daytime, or whom you'd ring. I know you've come to a halt somewhere and looked about for a person to say so to, even an unlikely one. Somebody who does that hasn't stopped caring which way is forward. They'd just like not to have to shout.",
    "It may be that you can't say what's missing because nothing in particular is. There are times when it all goes a half-tone flat together, the work and the people and the walk home, and no single string is to blame. One lets it alone for a bit. One tunes the easiest.",
    "Let's suppose there's a good deal behind those few words. I won't guess at it. If you ever want to tell it in order, start from what you had in your hands when it first came over you. That's what stays with people: a tray, the car keys, somebody's sleeve.",
    "Saying hardly anything is one way of being exact. It leaves no room for the phrases that get lent out on such occasions. I'll try to be as sparing in return, and not give you any phrase you would have to hand back.",
  ]),
  ...movements('bond', { any: ['kin:dream'], not: ['sober', 'childless', 'little'] }, [
    "{r}: I tried to think what one would see, if one came to photograph it. I'd have to photograph you at some hour of the day, from behind, doing something. You'll know which hour. Whatever it is that you would be doing there, or trying not to do, is what I take the words to mean.",
    "As long as you call it {n} there's a handle on it, and that's something. I've had letters with no noun in them at all. One can pick a thing up by its name, turn it over, look underneath for the maker, and put it down again until the morning.",
  ]),
  ...movements('bond', { any: ['retirement'] }, [
    "It was a long time to have one answer ready, when somebody asked what you do. The new one starts with I used to, and I can see why you'd hate it. There's a dodge, and it's a good one. You say what you did this morning. I planed a board, I lost at cards, I went to look at a bridge. Nobody has ever asked for more than that.",
    "Of what you know, some was the firm's and some was yours. Part numbers, passwords, who signs: let those go. How to look at a thing that's stopped and not be hurried; how to talk to a person in a temper; when to send the young one for sandwiches. That's the part that came home with you. I don't think it has been unpacked.",
  ]),
  ...movements('bond', { any: ['kin:country', 'kin:home'] }, [
    "A place like {n} is learned with the feet. You know it by gradients and smells and by which side has the shade at four. It's no use as knowledge anywhere else, and it's the most thorough knowledge you'll ever have. Something of how you got it can be used again. You walked about, you were bored, you were sent for bread.",
    "You may be carrying a street plan of {n} inside the one you use for getting about. Sometimes you turn left in the one and find yourself in the other, in front of a bank. I wouldn't call it confusion. It's having two addresses, of which only one gets post.",
    "Asked what they miss about such a place, people say the light, or the food. When they stop being polite they say: not having to explain. I wonder how much of {n} comes down to that for you, and whether there's anyone within a bus ride in whose company you explain a little less.",
  ]),
  ...movements('bond', { any: ['kin:self'] }, [
    "We are asked to be one person from beginning to end, with the same signature. I don't know who manages it. There have been several of you, I should think, and they've shared a set of knees and a telephone number. The present one has the hardest job, which is to clear up after the others and still want something.",
    "To ask who one is, in the abstract, gets the sort of answer that's carved over doors. I'd ask it the way a waiter does. What'll it be? Hot or cold? By the window or at the back? You'd have to say something, and by the time the bread arrived there'd be someone sitting there with preferences.",
    "There's an odd thing about asking where one has got to: it has to be asked by somebody, in a voice. Yours says that {t}. Anyone can be at a loss. Only a person in particular could be at a loss in just those words, so I'd stop looking for them and start listening.",
    "Selves aren't mislaid all at once, like spectacles. You lend them out. A bit to whoever needed you calm, a bit to whoever needed you funny, a bit to a firm. It might be worth going round, in no hurry, to see who has still got something of yours.",
  ]),
  ...movements('bond', { any: ['kin:dream'], not: ['sober', 'parenthood', 'childless', 'little'] }, [
    "With {n} I have the impression of something that's been spoken about often and looked at seldom. You know what it's called. You know what other people think of it. Before anything's decided I'd want a description: what it takes up of a Wednesday, where it's kept, when it was last any fun.",
    "Somebody hearing you speak of {n} in the next room would take it for the name of a person. There's that note in it: put out, fond, a bit tired, as about a relative who won't say when they're coming. I wouldn't wait in for them. I'd leave word where I was to be found, and get on with the potatoes.",
    "What would you do tomorrow if {n} were declared, by some competent body, to be perfectly in order and no further business of yours? You'd stand about, I should think. You'd make some toast. And about half past ten there would be something you'd want to go and see to. That's what I'd like to know, what that was.",
    "I've tried reading your message with {n} blacked out, as they do with secret papers. It still makes sense. There's somebody in it at certain hours, in certain places, who minds about things. I don't say the word isn't needed. I only say that a good deal was there already without it.",
    "I notice you gave {n} a field of its own on the form, as one would a relative. So it's had years of you. It's been thought about in traffic; it has kept you from sleeping. A thing with that much of your attention in it isn't a whim, however it's going at present.",
    "One can go on dealing with {n} for years without knowing what to call it. People live beside a mountain their whole lives without a geology degree. They know when there's cloud on it. They know not to start up after two.",
  ]),
  ...movements('bond', { any: ['kin:health'] }, [
    "You and {n} had an arrangement in which you gave the orders. It had been going for so long that you took it for friendship. Now terms are being renegotiated, by the other party, at three in the morning, and I don't wonder that you're angry. I would ask for everything in writing.",
    "Every other relation one can walk out of for an afternoon. This one comes along, and hears what you say on the phone about it. I don't suggest being nice. I'd suggest you don't discuss {n} in the third person, in front of it, more than you can help.",
  ]),
  ...movements('bond', { any: ['kin:faithful'] }, [
    "Writing down {n} in a box marked who it's about took either a great deal of nerve or a great deal of tiredness. I've thought about which. It was somebody you spoke to, I gather, and not just something you held; so it has the shape of a quarrel, or a long illness, or a letter that's gone unanswered. None of those is the same as nothing being there.",
    "I wouldn't try to settle the matter of {n}. Older heads than mine have left it on the table. What I can see is one person who for a long time had a listener, and set the clocks by it, and shaped a voice for it. The voice is still in working order. I've just been reading it.",
  ]),
  ...movements('bond', { any: ['kin:child'] }, [
    "About {n} you've been an expert for years: the temperature of a forehead by hand, what it means when the bedroom goes quiet. Expertise like that doesn't evaporate because {they} [needs|need] less of it. It's lying about with nothing to do. I'd put it to some use that has never met {them}.",
    "You don't have to miss {n} less in order to have something of your own. They draw on different accounts. I can imagine a Thursday with a conversation in it, and before that a class which you tell {them} about if {they} [asks|ask], and don't quite describe.",
    "For the first time in years there are things about you that haven't reached {n}: what you had for lunch, what you're reading, whether you went. It feels like loss. It's also privacy, and you may find, once you've held it for a while, that you like deciding how much of it {they} [hears|hear].",
  ]),
  ...movements('bond', { any: ['kin:child', 'kin:mother', 'kin:father', 'kin:parents', 'kin:partner', 'kin:grandparent', 'kin:sibling', 'kin:friend'] }, [
    "You've put {r} in the middle of a letter about which way to go, and that says something already about the compass. Some people are also a north. When {they} [moves|move], through age, or distance, or just life, the map isn't lying. It only needs turning round.",
    "A good part of what you do goes, I think, by way of {n}. That's nothing to be ashamed of: most things worth doing are done with somebody in mind, whether or not {they} [notices|notice]. The question at present is how much of it you'd still do if nobody saw.",
  ]),
  ...movements('bond', { any: ['kin:mother', 'kin:father', 'kin:parents', 'kin:partner', 'kin:grandparent', 'kin:sibling', 'kin:friend', 'kin:teacher'], not: ['estranged', 'harm'] }, [
    "It isn't odd to ask about one's own direction and find {n} standing in the answer. Most of us were pointed somewhere by a person before we were pointed by an idea. What did you look at, back then, because {they} [was|were] looking at it? Some of that may still be worth a look, with your own eyes and in your own time.",
  ]),
  ...movements('bond', { any: ['kin:family'] }, [
    "It's among {n} that you learned what counts: which jobs are real, what one does with a guest, how loud a person may laugh. You've taken those measures with you. Where they don't fit what is around you now it can feel as though it were you that's the wrong size.",
    "To do things for {n} is a direction like any other, and a respectable one. What it lacks is a provision for tiredness. I'd write one in. There ought to be a clause somewhere that says: and on this evening of the week nobody is being done anything for.",
  ]),
]

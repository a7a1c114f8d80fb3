import { movements } from '../../movement'
import { couple } from './conditions'

/** A change of light after a separation: off the reasons and on to the ground. */
export const turnsRupturaEn = [
  ...movements('turn', {}, [
    "There's a floor under this, though at present it's covered in boxes. It was there before {n}. You walked about on it, were late for things, laughed. You won't be going back to quite that floor, but it's there and it takes weight.",
    "Why has one virtue, as a question: it feels like travelling. Round and round, and when you get off it's the same platform with less money. The next time that train comes in, let it leave without you. If only to see what's on the platform.",
    "What comes next doesn't need you to forgive, understand or forget. It needs milk in the fridge and the alarm to go off. The other matters come along behind, as children do once one stops calling them.",
    "You'll get strong in silly things, wait and see: changing a high bulb, sleeping through, saying fine and having it be almost so. No one gives medals for that. They are the bricks, all the same.",
    "Losing somebody who's alive is a problem of grammar: there's no clear past. So none of the verbs will sit down. Use the simple one where you can, even if it sounds abrupt. We were. We went. It finished in March, or whenever it was. A finished verb leaves room on the page.",
    "Nobody ever got out of this by thinking. People get out at the sides: by way of a job, a person, a good ache in the legs. The head comes along afterwards to sign for it.",
    "There'll be a day when it's old news. This isn't the day, and it can't be hurried. It would only be nice if it found you with something started: a plant, a language, a wall half painted.",
  ]),
  ...movements('turn', couple({ not: ['abuse'] }), [
    "You know already and your hands don't yet. They go on putting by for two, leaving room on the coat hooks, saving up the funny thing that happened. Don't tell them off. They learned slowly and they'll unlearn slowly. One day they'll do half without asking.",
    "In a few months you'll be asked to fill in something and come to a box that says status, and your pen will stop. It's as good a place as any to find out how things stand. Write what's accurate, blot it, and hand it over to the man, who's looking at the clock.",
    "You'll be putting the chain on the door by yourself, and for a time it'll sound like a remark. Chains don't make remarks. It's the sound of a person who's in for the evening and has thought to lock up.",
  ]),
  ...movements('turn', {}, [
    "Here's a thing about {n} that I'd like you to have: from now on the name belongs to your past, and your past is under your management. You can put it in the front room or the loft. You can lend it, edit it, forget where you left it. No one has to be consulted.",
    "There's a point in any removal when the van's been shut and nobody's in it yet. The street looks just as it did. I think you're about there. It isn't a place to stay but it's quite all right to stand for a minute with your hands in your sleeves.",
    "I wonder what you've been putting off for later. Nothing serious; a dentist, a hem, that programme about the sea bed. Later turns out to have come, and it's come with the evenings free. Start at the hem.",
    "Suppose that next week somebody asks what's new. There'll be the large answer, which they've mostly heard, and I'd like you to have a small one by you, so as to have something to say that's gone right: a tap, a tomato, a bus you caught.",
    "Sorrow likes to hold a meeting with all the others, this one and the one when you were twenty and whatever happened in primary school. They come in stamping the snow off. You needn't chair it. This one only, you can say, and one at a time.",
    "The world has the tactlessness to go on: trams, dental appointments, other people's engagement parties. At first that's an outrage. Later on it's a kindness of a very rough kind, since there's something to get on to when you're ready, and it doesn't ask where you've been.",
    "If you catch yourself rearranging it all so that it comes out differently, look at what you've got in your hand. It's nearly always a cup. Wash it. There's one rearrangement that has actually occurred.",
    "Whatever's said about closing chapters, hardly anything in a life closes. It gets other things put in front of it. I'd concentrate on what to put in front, and I'd begin with whatever comes up to the knee.",
    "You've been living with a great deal of if. If it had been another month, if you'd rung back, if there had been less rain. All those ifs have an identical ending, which is that you're tired. Try a sentence that begins with and. And the shop shuts at eight. And I'm out of bread.",
    "There will be somebody at work, or on your stairs, who went through this and never said. You can tell them by how they didn't ask. One of these days you'll be standing with them by the printer and it'll come out, theirs first. It's a large club and it keeps no minutes.",
    "Give it a year, people say, and it's the sort of remark that makes one want to throw something. I'd speak of a fortnight. In a fortnight you'll have slept on fourteen nights, some of them properly, and eaten perhaps thirty meals. It's no cure. It's only that something will have been built, out of meals.",
    "Memory is going to show you {n} at the best. It does that for everybody who's left, as estate agents do for houses. You could ask for the survey: the damp, the noise, what the neighbours knew. You don't have to dwell on it. It's so as not to buy the place twice.",
    "Some evening not far off you'll do something well that you used to leave to another person, and look up to be seen doing it. Nobody will be looking. Say it yourself, then, out loud: that's straight. The picture will be every bit as straight.",
    "It isn't progress, what you're doing; it's more like tides, and the tables haven't been printed. You'll have a good Wednesday and suppose that's it. When the Thursday's bad it won't mean that the Wednesday was a lie. They're both on the coast.",
    "There are people to whom you've always been you, with or without. The man who sells you the paper. A niece. The dog two doors along. Go where they are, this week, if only for the space of a good morning. You'll come away with your outline in one piece.",
    "You needn't work out how you'll feel about it at the end of your life. It's a quarter to something on a weekday. There's a question as to supper.",
  ]),
  ...movements('turn', { any: ['left', 'vanished', 'replaced', 'betrayal'] }, [
    "From a certain point onward nothing {n} does has anything to tell you about yourself. I can't give you the date. I believe that it's behind you, though, and that news from over there is by now only news, like the weather in a country where you once had a cold.",
  ]),
  ...movements('turn', { any: ['left', 'vanished', 'betrayal'], not: ['betrayer', 'leaving'] }, [
    "You've been on the receiving end for some time, told and informed and let know. Do something this afternoon that other people will have to be told about. Cut your hair, move the sofa, accept an invitation to a thing you'll hate. Be the source.",
  ]),
  ...movements('turn', { any: ['leaving', 'betrayer'], not: ['abuse'] }, [
    "Having been the one who did it, you may feel you've no claim on ordinary kindness. Take it when it's offered anyway. A seat on the tram isn't a verdict. It's a seat, and you're tired, and somebody saw.",
  ]),
  ...movements('turn', { any: ['betrayer', 'feel:guilt'] }, [
    "Whatever you decided or did, the day after it you were a person who needed breakfast. So's today. I'm not letting you off anything. I only note that one can be answerable and fed, and that the fed answer better.",
  ]),
]

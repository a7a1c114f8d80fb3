import { movements } from '../../movement'

/** Long-letter movements: more of the hours, the manners and the small permissions of a hard time. */
export const deepMoreEn = [
  ...movements('deep', { aspect: 'song' }, [
    "Some tunes stay on duty. You don't need a map in order to avoid them. You need to have settled, for when one starts, what you'll do with the first ten seconds: turn on a tap, ask what something costs. After ten seconds it's a song.",
    "Choose yourself some music for this stretch, neither glad nor sad, that you don't owe to anybody. Have it on while you cook. Years from now a bar of it will bring back these months complete. That'll be odd, and it won't be bad to have them stored in so small a space.",
  ]),
  ...movements('deep', { aspect: 'askless' }, [
    "Set the bar where it can be walked over. A made bed counts. Answering one person counts. Having eaten something that didn't come in a wrapper counts twice. When there's strength to spare you can go back to being strict.",
    "If the week were an exam, this one's passed by turning up. No marks are being given. Sign your name, take the seat, hand in a blank sheet if you have to. Later ones will be judged by some other standard.",
  ]),
  ...movements('deep', { aspect: 'silence' }, [
    "Anyone who's good company just now won't be talking much. They'll make an omelette, take down the rubbish, go to sleep on the sofa. When you're asked what you need and don't know, you might say that: somebody asleep on the sofa.",
    "A silence needn't be a hole. There's the library kind, and the kind after snow, and the kind between people who know each other. See if you can tell which is which. From the one that hurts you can get out by putting on the radio. The others are worth staying in.",
  ]),
  ...movements('deep', { aspect: 'permission' }, [
    "You can leave early. Lunches, groups, conversations. Say so on arrival and then no one will have to read anything into it: I'm staying for a bit. A bit's a respectable length, and sometimes it's just as long as a person can enjoy.",
    "You don't have to live up to what happened. Something very serious can befall a person who gets cross about a cucumber, forgets the dentist and watches rubbish. Sorrow doesn't demand good taste.",
  ]),
  ...movements('deep', { aspect: 'bigdecisions' }, [
    "There's what is urgent, and there's what hurries you. The urgent has a date, and someone at the other end. What hurries you has only a voice. You can tell it to come back on Monday. It hardly ever does.",
  ]),
  ...movements('deep', { aspect: 'patience' }, [
    "When somebody tells you to let the months go by, ask what they did with theirs. As a rule they'll tell you something not at all solemn: learned to make dumplings, repainted a bench, knew the television listings by heart. That's what months go by with.",
    "A broken bone can be seen, so people offer a seat. You've no plaster to show. You'll have to do the offering yourself: sit when there's room, don't carry on that side, and don't count it as a failure when the weather turns and it aches.",
  ]),
  ...movements('deep', { aspect: 'unfair' }, [
    "You'll look daggers at happy people. A couple with ice creams; a table raising glasses; whoever says on the phone, I'm on my way. It lasts as long as the lights do and makes you no worse. If it troubles you, think how many must have looked at you so, and what little harm it did.",
  ]),
  ...movements('deep', { aspect: 'comparing' }, [
    "There isn't a chart to check yours against. What takes one person a month takes another eight years, and both will have come the same way. When you're shown somebody's chart, thank them for their trouble and give it back folded.",
  ]),
  ...movements('deep', { aspect: 'lettershape' }, [
    "Around the middle of a long letter there's usually a paragraph that says nothing and yet is needed, like the part of a road where there aren't any villages. This is it. Take a breath. There'll be houses again presently.",
    "It may be that you're reading this in bits. Do. A letter stays where it was put down and takes no offence. And if you can't remember where you'd got to, come in anywhere; there's no plot to lose.",
  ]),
  ...movements('deep', { aspect: 'help' }, [
    "Make a short list of people today: who could be rung at night, who by day, who only for a laugh, and one of those numbers that will talk to anybody. Four lines. It won't cure a thing. It saves having to think on a day when thinking can't be done.",
  ]),
  ...movements('deep', { aspect: 'neighbours' }, [
    "There's a low-powered sort of company that's not to be sneezed at: the woman on the third floor, whoever opens up the newsagent's, the one who always gets on at your stop. They know nothing about you. They know that you were there yesterday and you're here today. Some weeks that's a fair amount.",
    "Say good morning aloud to three people tomorrow. It isn't for the sake of being nice. A voice that's only used for serious matters goes serious. Good mornings keep the other one in repair.",
  ]),
  ...movements('deep', { aspect: 'hands' }, [
    "Give your hands something with a beginning and an end. Shelling, sanding, folding, gluing a sole. The head won't keep still for it, but it will sit. And after a while there's proof on the worktop that the afternoon was good for something, if only for peas.",
    "Certain jobs need exactly as much attention as you've got left: scrubbing a railing, sorting screws by size, getting old labels off jars. Keep them by for when the head begins to circle. It isn't running away. It's keeping the seat warm.",
  ]),
  ...movements('deep', { aspect: 'water' }, [
    "Water helps, I don't know why. A shower, the dishes, a fountain, a wet hand on the back of the neck. People near the sea go to the sea and the rest turn on a tap. It needn't be understood. It can go on the list of things that half work, which is the good list.",
  ]),
  ...movements('deep', { aspect: 'news' }, [
    "Cut the news to once a day, and have it neither first thing nor last. The world will go on being grave without your watching. And with what you've got on your plate, you have your full share of matters that can't be settled.",
  ]),
  ...movements('deep', { aspect: 'wardrobe' }, [
    "Dress, even if you aren't going out. I don't say well. I say completely, with shoes. Shoes change how one walks about at home, and a person who walks as though they were going out does sometimes end up going out for something.",
  ]),
  ...movements('deep', { aspect: 'future' }, [
    "Have something put by for a date that's near and doesn't matter: a ticket, a film, tea with somebody who doesn't wear you out. It isn't to be looked forward to. It's so there'll be one thing on the calendar that doesn't face backwards.",
    "Some day you'll be asked about this time and you'll say it was long, on your feet, in a hurry, looking for your keys. It seems impossible now that it could go into a word. It will. Times fold themselves up, as good maps do.",
  ]),
]

import { movements } from '../../movement'

/** What weighs after a separation. */
export const feelingsRupturaEn = [
  ...movements('feeling', { any: ['feel:sadness', 'feel:pain'] }, [
    "The sadness after a parting photographs less nobly than the other sort, so people have less patience with it. You'll be granted a week, perhaps two. Take what it takes. Nobody sends a card, there's no day off for it, and still someone who was in everything is now in nothing.",
    "It hurts, you say. And it hurts knowing that this person's a few streets away buying tomatoes. That's the cruel detail in your case: there's no distance to help. It'll have to be put in by hand, an inch at a time.",
  ]),
  ...movements('feeling', { any: ['feel:anger', 'feel:disappointment'] }, [
    "You're within your rights to wish nobody well for a while. Elegance isn't required. Only see that anger doesn't keep you in the neighbourhood. People get tied to each other by hate, and it makes a better knot than fondness.",
    "Disappointment, more than fury, leaves you looking at the floor. You'd reckoned on somebody of a certain size. You didn't imagine the difference. You put in the trust; it was for {n} to put in the height.",
  ]),
  ...movements('feeling', { any: ['feel:loneliness', 'feel:emptiness'] }, [
    "This loneliness keeps hours: Sunday after four, coming in with shopping, whenever something's funny and there's nobody to send it to. If you know when it calls you can be out. A class, a pool, somebody's sister. Nothing heroic. A place where you're expected.",
    "You notice emptiness; from here I see floor space. I grant that it echoes. Don't furnish it with the first thing that comes by on a van. A bare room is also a room to walk about in.",
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety', 'feel:confusion'] }, [
    "Fear asks enormous questions: will you love again, will there be anyone. Answer with small things. Thursday the bins. Monday the plumber. That's about the amount of future you need to have in stock.",
    "Not knowing from one hour to the next what you feel is what it's like in the middle of a landslide. In the morning you hate, at noon you understand, at night you've dialled and hung up. Make a rule of only this: no acting during the night hours.",
  ]),
  ...movements('feeling', { any: ['feel:guilt', 'feel:shame'] }, [
    "You're looking for the exact sentence at which it went wrong. There isn't one. Things between two people wear as steps do, and nobody can point to the foot. You did something badly, no doubt, and some things faithfully. Stop reading just the first column.",
    "The shame of a thing not having worked makes people speak low. You tried something difficult, which is to live with another person, and tried it in earnest. Those who'd have done it perfectly don't exist. There are only those who don't mention it.",
  ]),
  ...movements('feeling', { any: ['feel:tiredness', 'feel:numbness'] }, [
    "From what you say the tiredness is out in front. Parting is manual labour: boxes, forms, bad sleep, polite replies. Before any decisions about your life, a week of going to bed at one and the same time. It sounds like nothing, and it's most of it.",
  ]),
  ...movements('feeling', { any: ['feel:longing', 'feel:love'] }, [
    "You miss it, and you're afraid that must mean something. It means there was something. The rest is added by the night, which has a gift for scripts. By day, with a shopping list in front of you, it's usually just that: there was, and now there isn't.",
    "There's love still, and you don't know where to put it. For a season it might go to odd places: a plant, a nephew, a dish done properly. I don't mean a substitute. Affection's like water in that it has to run down somewhere.",
  ]),
  ...movements('feeling', { any: ['feel:jealousy'] }, [
    "Jealousy has just the one film, beautifully lit, without sound. It hasn't got the scene where they argue about the heating, or the Monday. When it starts, leave the room. It can't be shown unless somebody sits down.",
  ]),
  ...movements('feeling', { any: ['feel:hopelessness', 'feel:helplessness'] }, [
    "At the moment you believe that this is how it is now. That's what's believed inside any tunnel, and I won't describe the way out, because I can't see it. I can see your feet. If there's a step in them that goes as far as supper, that's today done.",
  ]),
  ...movements('feeling', { any: ['feel:relief', 'feel:peace', 'feel:hope', 'feel:gratitude'] }, [
    "Something in you is breathing easier and you're slow to admit it because it doesn't look nice. You don't owe anybody sadness as proof. You may be thankful for what was, rested now it's over, and unable to say on a given Tuesday which of those is the heavier.",
  ]),
]

export const deepRupturaEn = [
  ...movements('deep', { aspect: 'rehearsal' }, [
    "I imagine that you talk to {n} in the shower, or at the wheel. You'll be very good by now: the comeback, the silence, exactly the right tone. The trouble with those talks is that they only tire the one who's having them. When you catch yourself halfway you don't have to get to the end. You can just turn off the tap.",
  ]),
  ...movements('deep', { aspect: 'mutual' }, [
    "There'll be people you have in common, and they don't know where to stand. Some will vanish out of awkwardness, others will carry messages nobody asked them to carry. You can say once, pleasantly, that you'd rather not have news. Anyone who wishes you well will be grateful to be let off.",
    "Don't split the friends as if they were records. Let each come as near as they can manage. There will be a disappointment or two and a surprise or two, and the surprises generally come from whoever talked least.",
  ]),
  ...movements('deep', { aspect: 'relapse' }, [
    "One day you're going to write. Or walk down that road, or answer at some bad hour. When it happens don't hold an inquiry. Go back to where you were, which isn't the beginning. The beginning is a fair way off by now, although at night it looks to be round the corner.",
  ]),
  ...movements('deep', { aspect: 'weekend' }, [
    "Weekends are the hard part. From Monday to Friday there's scaffolding, and then Saturday opens up like waste ground. Put in two stakes: something on Saturday morning that gets you out of bed, something at seven on Sunday that gets you out of Sunday. Between stakes, whatever falls.",
  ]),
  ...movements('deep', { aspect: 'singular' }, [
    "You'll have to learn your own tastes. It sounds ridiculous at this stage. But in a couple tastes are filed down until they fit, and afterwards no one remembers whose was which. Try things as if you had just come to the country: what you have for breakfast, when, to what music, how hot.",
    "With one in the house, the order's yours and so is the mess. Nobody asks what time you'll be back. At first that sounds like desertion. Leave it some weeks, and listen to it again. Nobody asks what time you'll be back.",
  ]),
  ...movements('deep', { aspect: 'story' }, [
    "You're going to tell this a great many times, and differently. In one version you're the fool. In another you put up with too much. In a third it was all crossed wires. Don't go looking for the authorised one. For now it's enough to have a version where you appear too, full length, with a name.",
    "It doesn't have to mean something yet. Meanings arrive late and by themselves, like bills. If anyone asks for the moral, tell them it's in the post.",
  ]),
  ...movements('deep', { aspect: 'memory' }, [
    "Don't let anybody make you throw out good memories to prove that you're getting on. Keep them. Only put them on the higher shelf, where you reach by choice and not by tripping.",
    "Memory will play tricks with the lighting these months: holidays at the front, Mondays behind. When it brings out that summer, ask it for the month after as well. I don't say so to spoil it. Just so that it's complete.",
  ]),
  ...movements('deep', { aspect: 'ground' }, [
    "Let's look at what floor there is. Somewhere to sleep, even if it's borrowed. Somebody who picks up. One thing you know how to do and get paid for, or will. A body that got out of bed. I don't list it to cheer you. It's an inventory, and inventories get taken after floods.",
    "If you'd like to know how you're doing, don't consult your feelings, which change on the hour. Look at what you do: whether you eat at a table, whether you've started grumbling about the weather, whether something that has nothing to do with this has bothered you. That's where it shows, long before it shows inside.",
  ]),
  ...movements('deep', { aspect: 'someone' }, [
    "Someone will say that what you need is to meet somebody. Maybe. Maybe what you need is to meet your own street, eight hours' sleep and the taste of a late dinner. There's no rush to be liked again. Whoever comes, if anybody comes, will be glad to find the windows have been open.",
  ]),
  ...movements('deep', { aspect: 'unsent', assumes: ['human'] }, [
    "Perhaps you picture what {n} would say to all this. I don't know, and I won't supply the words. What you can picture, aware that you're doing it, is a sentence that wouldn't have to be true: one that, from anyone at all, would let you sleep. Write it out and sign it yourself. It may never have needed to come from elsewhere.",
  ]),
  ...movements('deep', { aspect: 'future' }, [
    "I can't tell what's ahead of you and I'm not going to paint it. I'll just pass on something I've heard many times: in some graceless spot, a filling station, the aisle with the detergents, a person realises that for half the morning they've been thinking of something else. No music starts. They buy whatever it was and go out to the car.",
    "Think of an ordinary summer, two from now. Don't try to see who's in it. Look only at the details that are up to you: what's on the bedside table, how the house smells, what Sundays are for. Those can be put in place starting now, with no one's leave, one after another.",
  ]),
]

export const turnsRupturaEn = movements('turn', {}, [
  "You know already and your hands don't yet. They go on putting by for two, leaving room on the coat hooks, saving up the funny thing that happened. Don't tell them off. They learned slowly and they'll unlearn slowly. One day they'll do half without asking.",
  "There's a floor under this, though at present it's covered in boxes. It was there before {n}. You walked about on it, were late for things, laughed. You won't be going back to quite that floor, but it's there and it takes weight.",
  "Why has one virtue, as a question: it feels like travelling. Round and round, and when you get off it's the same platform with less money. The next time that train comes in, let it leave without you. If only to see what's on the platform.",
  "What comes next doesn't need you to forgive, understand or forget. It needs milk in the fridge and the alarm to go off. The other matters come along behind, as children do once one stops calling them.",
  "You'll get strong in silly things, wait and see: changing a high bulb, sleeping through, saying fine and having it be almost so. No one gives medals for that. They are the bricks, all the same.",
  "Losing somebody who's alive is a problem of grammar: there's no clear past. So none of the verbs will sit down. Use the simple one where you can, even if it sounds abrupt. We were. We lived. It finished in March, or whenever it was. A finished verb leaves room on the page.",
  "Nobody ever got out of this by thinking. People get out at the sides: by way of a job, a person, a good ache in the legs. The head comes along afterwards to sign for it.",
  "There'll be a day when it's old news. This isn't the day, and it can't be hurried. It would only be nice if it found you with something started: a plant, a language, a wall half painted.",
])

export const returnsRupturaEn = [
  ...movements('return', { aspect: 'return' }, [
    "Back to the small thing. You know already that {o} had no part in it. Tomorrow that can be simply something that's there, or isn't, in a house where you live.",
    "And if there's {un.o} to be bought, choose it yourself. On no special day, with nobody's opinion in your ear.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "There's one light on in the house tonight and it's yours. A person can get as far as morning on that.",
    "No homework. Just the rest of the evening, which is all yours now.",
    "You started by talking about {n}. I'd like the last word of this to be for someone else. For you, say.",
    "I'll leave you here on your own side of the street, bags in hand, with the good key.",
    "When you put this away, put it somewhere of yours. Let it be the first thing in a drawer you don't share.",
  ]),
]

export const beatsRupturaEn = movements('beat', {}, [
  "Nobody has to win a separation.",
  "You can be in the wrong and still be cold. Get a coat on first.",
  "What you don't answer is yours too.",
  "You learn again how wide things are.",
  "A glass, a plate, a key: it starts about there.",
  "Much of what hurts at night is tiredness. Sleep, and then we'll see.",
])

export const leadsRupturaEn = [
  ...movements('lead', { aspect: 'object' }, [
    "You put {o} in nearly sideways, and it's where everything shows. A story doesn't end in general. It ends in places: on a shelf, in a drawer, in something done on Wednesdays. Let us go in by that one.",
    "Of everything there is to cry over in a separation, you named {o}. I trust that choice. The rest is what everyone says.",
  ]),
  ...movements('lead', { aspect: 'name' }, [
    "I mean to write {n} rather seldom in this letter. That isn't to rub anybody out. I'm writing to you, and in stories like these people end up as the minor character in their own conversation.",
  ]),
]

import { movements } from '../../movement'
import { couple } from './conditions'

/** Long letters: what goes on inside after a separation, one aspect each. */
export const deepRupturaEn = [
  ...movements('deep', { aspect: 'rehearsal' }, [
    "I imagine that you talk to {n} in the shower, or at the wheel. You'll be very good by now: the comeback, the silence, exactly the right tone. The trouble with those talks is that they only tire the one who's having them. When you catch yourself halfway you don't have to get to the end. You can just turn off the tap.",
    "The speech to {n} that you're polishing has one listener and it's you. It may be a fine speech. Try giving it, once, to an actual person with a drink in front of them, and see which parts they lean in for. Those parts are about your life. The others were about winning, and you can let them go to a lower bidder.",
  ]),
  ...movements('deep', couple({ aspect: 'mutual' }), [
    "There'll be people you have in common, and they don't know where to stand. Some will vanish out of awkwardness, others will carry messages nobody asked them to carry. You can say once, pleasantly, that you'd rather not have news. Anyone who wishes you well will be grateful to be let off.",
    "Don't split the friends as if they were records. Let each come as near as they can manage. There will be a disappointment or two and a surprise or two, and the surprises generally come from whoever talked least.",
    "Some of those you're losing you never signed for: a mother who knitted, a brother who was good with engines, the neighbours on that side. There's no word for being parted from another person's family. You might write to one of them, a card, no questions. It's allowed to have been fond of somebody's father.",
  ]),
  ...movements('deep', { aspect: 'relapse', not: ['abuse'] }, [
    "One day you're going to write. Or walk down that road, or answer at some bad hour. When it happens don't hold an inquiry. Go back to where you were, which isn't the beginning. The beginning is a fair way off by now, although at night it looks to be round the corner.",
    "Suppose you slip, and look, or ring. There's a second slip that does more damage, and it's the sermon afterwards. Skip the sermon. Say: I looked; it's ten to twelve; I'm going to bed. The matter's closed until you open it again, and there's a fair chance that you'll be too busy.",
  ]),
  ...movements('deep', { aspect: 'story' }, [
    "You're going to tell this a great many times, and differently. In one version you're the fool. In another you put up with too much. In a third it was all crossed wires. Don't go looking for the authorised one. For now it's enough to have a version where you appear too, full length, with a name.",
    "It doesn't have to mean something yet. Meanings arrive late and by themselves, like bills. If anyone asks for the moral, tell them it's in the post.",
    "Watch for the version that gets a laugh. It's a good version and you'll be proud of it; you will have made a bad year into twelve minutes at a table. Keep another one for yourself that has the dull parts in. The funny one will wear through in time, and you'll want to have something on underneath.",
    "At present, when you tell it, everything leads up to the end, as if each supper had been on the way there. That's only how telling works. While it was going on it wasn't leading anywhere. It was supper. If you can, tell one piece of it as though you didn't know.",
  ]),
  ...movements('deep', { aspect: 'memory', assumes: ['affection'] }, [
    "Don't let anybody make you throw out good memories to prove that you're getting on. Keep them. Only put them on the higher shelf, where you reach by choice and not by tripping.",
    "Memory will play tricks with the lighting these months: holidays at the front, Mondays behind. When it brings out that summer, ask it for the month after as well. I don't say so to spoil it. Just so that it's complete.",
    "You may be afraid of forgetting as much as of not forgetting. How the voice went up at the end; which cup. It won't all stay. What remains in the end is rather like what's left of any country one has lived in: some vocabulary, two recipes, and a light on certain afternoons that gets compared with others.",
  ]),
  ...movements('deep', { aspect: 'ground' }, [
    "Let's look at what floor there is. Somewhere to sleep, even if it's borrowed. Somebody who picks up. One thing you know how to do and get paid for, or will. A body that got out of bed. I don't list it to cheer you. It's an inventory, and inventories get taken after floods.",
    "If you'd like to know how you're doing, don't consult your feelings, which change on the hour. Look at what you do: whether you eat at a table, whether you've started grumbling about the weather, whether something that has nothing to do with this has bothered you. That's where it shows, long before it shows inside.",
    "There are things you'd still do in exactly the same way if you had never met. How you sign your name. What you find funny in a queue. The side you part your hair. I'd make friends with that person again; you've been introduced, but it was a while ago and you were both in a hurry.",
  ]),
  ...movements('deep', couple({ aspect: 'someone' }), [
    "Someone will say that what you need is to meet somebody. Maybe. Maybe what you need is to meet your own street, eight hours' sleep and the taste of a late dinner. There's no rush to be liked again. Whoever comes, if anybody comes, will be glad to find the windows have been open.",
    "If you do go and have a drink with a stranger, sooner or later, don't be surprised at who you miss in the middle of it. It says nothing about the stranger, or about you. One gets used to a particular kind of listening. It takes the ear some time to stop being loyal.",
    "You may wonder whether you'd ever again let anyone see you with a cold. You don't have to wonder about it yet. That isn't the first thing people show each other. The first thing's a joke about the weather, and it's been known to take years to get from there to the cold.",
  ]),
  ...movements('deep', { aspect: 'unsent', assumes: ['human'] }, [
    "Perhaps you picture what {n} would say to all this. I don't know, and I won't supply the words. What you can picture, aware that you're doing it, is a sentence that wouldn't have to be true: one that, from anyone at all, would let you sleep. Write it out and sign it yourself. It may never have needed to come from elsewhere.",
    "There are questions which only {n} could answer, and I'd ask you to look at them the way one looks at parcels addressed to somebody who's moved. You can't open them. You can't deliver them. You could stop keeping them in the hall, where you have to climb over them to get to the door.",
  ]),
  ...movements('deep', { aspect: 'future' }, [
    "I can't tell what's ahead of you and I'm not going to paint it. I'll just pass on something I've heard many times: in some graceless spot, a filling station, the aisle with the detergents, a person realises that for half the morning they've been thinking of something else. No music starts. They buy whatever it was and go out to the car.",
    "Think of an ordinary summer, two from now. Don't try to see who's in it. Look only at the details that are up to you: what's on the bedside table, how the house smells, what Sundays are for. Those can be put in place starting now, with no one's leave, one after another.",
    "With the plans that were for two, the future went too, and it had been such a useful place, somewhere to hang things. Put up a nail. One nail, about three weeks off, with something on it that doesn't depend on how you're feeling: a haircut, a christening, a parcel due.",
  ]),
  ...movements('deep', { aspect: 'mirror' }, [
    "After an ending one goes about for a time with the other person's eyes, seeing oneself from over there. You'll be choosing a coat and hear a verdict on it. Let the verdict be given, and buy the coat. It's an old broadcast; there's nobody in the studio.",
    "I expect you've been wondering what sort of person this happens to. I've read a fair number of accounts and I can't find the sort. There were careful ones and careless, some who gave too much and some who were always out. What they had in common is that they'd been in it. So have you been.",
  ]),
  ...movements('deep', { aspect: 'encounter', not: ['abuse'] }, [
    "If you and {n} should meet by accident, in the dairy aisle or on the stairs of some office, you'll have about four seconds. It's long enough for hello, and the word well. You don't have to be radiant. Carry your basket past the yoghurts as though you'd come in for something, and get whatever it was.",
    "There are places you've been keeping away from, and a map with holes in it is tiring to live on. Take them back one at a time, the least important first. Go with someone who's got no history there and a good appetite. By the second visit it's where your friend spilt the gravy.",
  ]),
  ...movements('deep', { aspect: 'fairness', not: ['abuse', 'betrayal'] }, [
    "One day you'll be able to say of {n} some fair and ordinary thing, with both the good and the bad in it, and no heat. I don't recommend trying. It comes when it's not being asked for. It's a sign only that your weight has gone back on to your own two feet.",
    "You don't have to be fair yet. Fairness is for people who've slept. What I would ask is that you leave it possible: no bonfires, nothing said to the children or the in-laws or the internet that you'd have to walk past later. Put it in writing and give it to a drawer.",
  ]),
  ...movements('deep', { aspect: 'habitgone' }, [
    "What went, I suspect, was also a reader: someone to whom the day was being told while it was going on. You saw a thing and it was half phrased already. Now you see the thing and there it stays. Write it down, badly, the heron and the man with the pram. It's the noticing that I'd hate to see you lose.",
    "Notice the sentence that you begin most often these days. With some it's I should have. With others it's I just don't see how. Yours will have a first few words that are worn quite smooth. When you hear them coming, you might let somebody else in the room talk.",
  ]),
  ...movements('deep', { aspect: 'pride' }, [
    "You'll be told to have some pride, mostly by people who're afraid of a scene. I'd put in a word for scenes: one, in a safe kitchen, with a friend to hand you things. After it you may be as dignified as you please. It's standing up straight on a full stomach of crying, and it lasts longer.",
    "There was dignity, though you mightn't call it that, in how you set this out for me. It's hard to put such things in order for a stranger, and you did it without making me promise anything first. I only wanted to see that noted somewhere.",
  ]),
  ...movements('deep', { aspect: 'twolines', assumes: ['human'] }, [
    "You told me {q}. You also told me {q2}. Between the first of these and the second there's no because, and I was glad of that. It leaves both of them as they are, side by side like things on a windowsill, and you free to look from one to the other without having to make them into a reason.",
    "I've been turning over two of your sentences. One is {q}. The other, some way off, is {q2}. I don't think a stranger would see that they belong to the same person. I've spent a page with you, and I do.",
    "Take {q}, and then take {q2}. The world will ask you about the first. The second's where you are living, if I read it right. When you're asked about the one you might, now and then, reply with the other.",
  ]),
  ...movements('deep', { aspect: 'thingonly' }, [
    "I'd like to say something more about {o}. When an ending is still warm everything near it takes the print, and [o:that has|those have] taken it. Prints wear off with handling. Use [o:it|them] or have [o:it|them] used, let the coffee be spilt, and one day you'll be irritated with [o:it|them] for some reason of [o:its|their] own.",
    "Do you know, I've grown attached to {o}. You mentioned [o:it|them] without adjectives to speak of. If this were a photograph of that time, people would look at the faces, and I'd be looking at what was on the table.",
  ]),
  ...movements('deep', { aspect: 'askedfor' }, [
    "You put {c.q} at the end, and I keep glancing down at it. It's few words, for what stands above it. I'd keep them few. When people come with longer versions of what you ought to want, and they'll come, you can go back and count yours.",
    "Let me come back to what you're asking, to {c.inf}. I'd be wary of doing it thoroughly. People who set out to do such things once and for all mostly do them on a Sunday, in tears, and have to start again. A bit on Monday is better; and some more, perhaps without noticing, on the Thursday.",
  ]),
  ...movements('deep', { any: ['abuse'], aspect: 'safety' }, [
    "I'd like to be practical for a paragraph. Passwords changed on a device that's only yours; location sharing off; someone who knows your route and what time you get in. If there are messages that frighten you keep them, don't answer them, and let somebody trained look. You can do all this calmly. It's like checking the gas.",
    "The first months out are when people most often go back, and it isn't foolishness: it's rent, and fear, and being so tired. If it comes to that for you, tell one person before and not after, and keep the number of the helpline where you had it. Nobody decent will say that they told you so.",
  ]),
  ...movements('deep', { any: ['coparenting'], not: ['abuse'], aspect: 'children' }, [
    "On changeover days give yourself a job that begins the minute the door shuts. Strip the beds, go straight to the pool. It isn't to avoid feeling it. You'll feel it at the pool. It's only that the silence of a house from which children have just gone is more than anybody should have to take sitting down.",
    "They'll test whether the two of you can still be played off against each other, and you'll hear that at the other house there's ice cream for breakfast. Say that it sounds delicious. There's no need to match it. Being the place with porridge and a torch under the bed is a thing children go back to in their minds for forty years.",
  ]),
]

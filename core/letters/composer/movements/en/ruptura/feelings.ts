import { movements } from '../../movement'

/** What weighs after a separation. */
export const feelingsRupturaEn = [
  ...movements('feeling', { any: ['feel:sadness', 'feel:pain'] }, [
    "The sadness after a parting photographs less nobly than the other sort, so people have less patience with it. You'll be granted a week, perhaps two. Take what it takes. Nobody sends a card, there's no day off for it, and still someone who was in everything is now in nothing.",
    "It hurts, you say. And it hurts knowing that this person's a few streets away, or a few hours, buying tomatoes. That's the cruel detail of losing the living: there's no distance to help. It'll have to be put in by hand, an inch at a time.",
    "You put {e}, and I'd like to know where it's worst: the shoulders, the stomach, the quarter of an hour after work. I ask because that tells you where to put the hot-water bottle. The cause can't be treated today. The quarter of an hour can have a bus in it, or a neighbour.",
    "There's a way of being sad that still gets the washing in. I expect it's yours, from how you write. It doesn't get noticed, having clean socks, and so it doesn't get asked how it is. You could tell one person outright. I'm sad, you might say; I don't need anything; I'm only telling you.",
    "About {e}: it will try to describe the future, and it hasn't been there. It's only ever been here. When it says never, or always, or nobody, you can let it finish, as one does with an uncle, and pass the potatoes.",
    "Crying over someone who's alive feels almost improper, I know, as though it ought to be kept for funerals. It's for whatever the body can't carry any other way. Ten minutes, a cold flannel, something to eat. You'll look like somebody with hay fever.",
  ]),
  ...movements('feeling', { any: ['feel:anger', 'feel:disappointment'] }, [
    "You're within your rights to wish nobody well for a while. Elegance isn't required. Only see that anger doesn't keep you in the neighbourhood. People get tied to each other by hate, and it makes a better knot than fondness.",
    "Disappointment, more than fury, leaves you looking at the floor. You'd reckoned on somebody of a certain size. You didn't imagine the difference. You put in the trust; it was for {n} to put in the height.",
    "Let {e} do what it's good at, which is lifting. It'll get the old mattress to the tip and the letter to the landlord. Where it's poor is at correspondence. I'd have it sign nothing, and I would thank it in the evening for the mattress.",
    "It's often said that under anger there's hurt, as if that made the anger a mistake. Both may be there and both correct. You were owed something and didn't get it. Say so to someone with a good loud kitchen, who won't ask you to see the other side until you've had your second helping.",
    "Anger's a fair witness and a bad judge. It remembers exactly what was said, and on which stair. Take its statement. Write the thing down, with the stair. And then let somebody less hot decide what's to be done, even if that's only you, on Saturday.",
    "To be let down is to find that the weight you'd put on a thing had been on you all along. It's an odd sort of news. For a while you'll test every plank. You were carrying it, though, and for some time, and that's worth knowing when people ask what you're capable of.",
  ]),
  ...movements('feeling', { any: ['feel:loneliness', 'feel:emptiness'] }, [
    "This loneliness keeps hours: Sunday after four, coming in with shopping, whenever something's funny and there's nobody to send it to. If you know when it calls you can be out. A class, a pool, somebody's sister. Nothing heroic. A place where you're expected.",
    "You notice emptiness; from here I see floor space. I grant that it echoes. Don't furnish it with the first thing that comes by on a van. A bare room is also a room to walk about in.",
    "The hard part of living with nobody is the uselessness of information. It's raining. The shop's out of lemons. There was a man with a parrot. One person used to take delivery of all that. Find it somewhere to go: a group of old friends, a diary, the woman at the bakery. She'll want to hear about the parrot.",
    "Being alone in the evenings is a craft, and there's nobody to be apprenticed to. Here are the rudiments. Lamps before dusk. Something on the stove that smells. One call made early, while you still sound like yourself. And going to bed on purpose, at a time, as though it were an appointment.",
    "Emptiness of this sort has an outline. It's the width of somebody. You can walk all round it, and when you've done that a few times you find out how much of the room it doesn't take up. There's the whole of the bit by the window, for instance.",
    "What you'd like, I think, isn't company in general. A room full of people can make it worse. It's to be known, with your moods and your way with an egg. That takes a long time to grow and you've had one tree cut down. Others have been growing all the while, at the edges. See who they are.",
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety', 'feel:confusion'] }, [
    "Fear asks enormous questions: will you love again, will there be anyone. Answer with small things. Thursday the bins. Monday the plumber. That's about the amount of future you need to have in stock.",
    "Not knowing from one hour to the next what you feel is what it's like in the middle of a landslide. In the morning you hate, at noon you understand, at night you've dialled and hung up. Make a rule of only this: no acting during the night hours.",
    "You tell me it's {e}. That likes an empty diary better than anything. Don't fill the diary; put three pegs in it. One meal with someone, one thing to be carried out of the house, one hour when you're expected. What blows about between pegs does less damage.",
    "Some of what frightens people now is quite practical and gets mistaken for the abyss. Can I pay for this? What if I'm ill? Who has the other key? Write those down separately. They have answers, with telephone numbers, and when they're off the heap the heap is lower.",
    "You needn't know what you want. For a good while it'll be enough to know what you want less: less of that voice, less driving past, less explaining. People find their way out of a wood like this, by keeping the noise of the road at their back.",
    "If {e} wakes you, it'll be with something at once vast and vague. Make it be specific. What, by when, and how much does it cost? It'll mumble. Put the light on, note down whatever survives the question, and have a bowl of cereal like anybody up at that hour.",
  ]),
  ...movements('feeling', { any: ['feel:guilt'] }, [
    "Say what you'd have to answer for, once, as to a magistrate with a train to catch: this, and this, and on one occasion that. It'll take under a minute. Guilt goes on all night because it's never asked to be brief.",
    "If there's something you'd have to put right, it'll have a date and an address and you'll know what it is. What has neither is only weather. I'd do the first, where it can be done without asking anything of {n}, and take an umbrella for the second.",
  ]),
  ...movements('feeling', { any: ['feel:guilt'], not: ['betrayer'] }, [
    "You're looking for the exact sentence at which it went wrong. There isn't one. Things between two people wear as steps do, and nobody can point to the foot. You did something badly, no doubt, and some things faithfully. Stop reading just the first column.",
    "Guilt after a parting has a job it wants done: it wants everything to have been in your power. You'd sooner be to blame than have been helpless. I see the attraction. But there were two at the controls, and weather, and a good many Mondays, and your share comes to about a share.",
  ]),
  ...movements('feeling', { any: ['feel:shame'] }, [
    "What you call {e} seems to suppose people are talking. A few did, for a day or two, and then somebody's roof came off. You can go back to the shop. They'll ask whether you want a bag.",
    "Humiliation is public, or feels so: it's the thought of being seen not knowing. But consider who you think of when you hear of such a thing happening to another person. You don't think of a fool. You wonder if they've eaten. There's a fair chance that's how you're being thought of in several kitchens.",
    "You'd like not to have to be looked at while this is going on. Very well: choose where you're seen. The shop at eight in the morning, the friend who was worse off last year. And hold your head as you'd hold a full cup; not high, only level.",
  ]),
  ...movements('feeling', { any: ['feel:shame'], not: ['abuse'] }, [
    "The shame of a thing not having worked makes people speak low. You tried something difficult, which is to be close to another person, and tried it in earnest. Those who'd have done it perfectly don't exist. There are only those who don't mention it.",
    "You put {e}, and I'd guess that it isn't over what you did so much as over having been seen in the middle of it. Nobody's ever at their best in the middle of a thing. You were seen by people who've had middles of their own, and by Thursday they were thinking about those.",
  ]),
  ...movements('feeling', { any: ['feel:tiredness', 'feel:numbness'] }, [
    "From what you say the tiredness is out in front. Parting is manual labour: boxes, forms, bad sleep, polite replies. Before any decisions about your life, a week of going to bed at one and the same time. It sounds like nothing, and it's most of it.",
    "You're tired in the way of somebody who's been holding up one end of a conversation for months. Put it down. Not for good, only for tonight: nothing to be understood, nobody to be fair to. Toast, and the light out by ten. What you didn't settle will be there, and you'll be better at it.",
    "No wonder about {e}. There's the thing itself, and there's being civil about it, and on top of both there's the constant slight effort of not saying so. Three jobs. Leave the third off tomorrow with one person and see how much your legs weigh.",
    "Feeling nothing can be a mercy with bad manners. It shuts up shop without a notice, in the middle of dinner, in the middle of being asked. Don't hammer on the shutter. Do what can be done without it: clean teeth, clean cups, an early bus. It opens from the inside, mostly when nobody's looking.",
    "I wouldn't trust any opinion of yourself that you formed this month after six in the evening. You were too tired to hold it up to the light. Give yourself the terms you'd give to someone just off a night shift: no serious talk, curtains drawn, and the good bread.",
  ]),
  ...movements('feeling', { any: ['feel:longing', 'feel:love'] }, [
    "You miss it, and you're afraid that must mean something. It means there was something. The rest is added by the night, which has a gift for scripts. By day, with a shopping list in front of you, it's usually just that: there was, and now there isn't.",
    "There's love still, and you don't know where to put it. For a season it might go to odd places: a plant, a nephew, a dish done properly. I don't mean a substitute. Affection's like water in that it has to run down somewhere.",
    "Longing is fussy about weather. It comes on fine evenings, at the smell of somebody's supper through a window, hardly ever while you're filling in a form. You could call that proof that it's about {n}. I think it's about the evening too, and evenings you can still have, a bit lopsided.",
    "When you say {e}, do you know which part? I'd be curious. Sometimes it's a person, and sometimes it's being met off a train; it's a certain jacket over a certain chair, or who you'd be by the second glass. Some of those can be arranged again. It's worth finding out which.",
    "I see no need to cure you of {e}. It can live in the house like a piano that nobody plays at present. You'll dust it. You'll put things on it. Every so often, passing, you'll press a key.",
  ]),
  ...movements('feeling', { any: ['feel:jealousy'] }, [
    "Jealousy has just the one film, beautifully lit, without sound. It hasn't got the scene where they argue about the heating, or the Monday. When it starts, leave the room. It can't be shown unless somebody sits down.",
    "What jealousy wants is more information, and it's never been made better by any. Each fact only gives it a new angle to stand at. Treat it as you'd treat a child asking for crisps at the checkout: no, and no, and look, we're nearly home.",
    "You're not small for being jealous. It's an old, accurate instrument that registers loss, and somebody has left it switched on. You can't reach the switch. You can keep it out of the room where you sleep, and away from anything with a search bar.",
    "The mind that torments you with those two is the same that used to plan your holidays: vivid, thorough, good with detail. It's out of work. Give it something to furnish that you'd actually get to live in, such as next Saturday.",
  ]),
  ...movements('feeling', { any: ['feel:hopelessness', 'feel:helplessness'] }, [
    "At the moment you believe that this is how it is now. That's what's believed inside any tunnel, and I won't describe the way out, because I can't see it. I can see your feet. If there's a step in them that goes as far as supper, that's today done.",
    "I don't intend to argue with {e}. I'd put a plate in front of it. There are states in which the only honest thing one person can say to another is: have you had anything hot? Have you? Then that's first, and after that a shower, and we can be hopeless again at nine with clean hair.",
    "You can't make another person stay, or see, or come to the phone, and finding that out with the whole body is a sort of falling. You'll look for something that does move when you push. Begin with a window. If it gets darker than you can manage by yourself, ring somebody that same hour, a friend or a helpline; that's a thing which moves too.",
  ]),
  ...movements('feeling', { any: ['feel:relief', 'feel:peace', 'feel:hope', 'feel:gratitude'] }, [
    "Something in you is breathing easier and you're slow to admit it because it doesn't look nice. You don't owe anybody sadness as proof. You may be thankful for what was, rested now it's over, and unable to say on a given Tuesday which of those is the heavier.",
    "You wrote {e}, where others would have put what was expected of them. Keep hold of that frankness. It's going to be useful when people offer you feelings that are the wrong size, and you have to hand them back without giving offence.",
    "There's nothing suspicious about {e}. It doesn't mean that you never cared for {n}, or that the rest is lying in wait for you behind the boiler. It may be simply that you know what you've put down. Whoever's carried a wardrobe up two floors isn't asked why they're smiling at the top.",
    "If one night it all comes apart and you find yourself in tears over a teaspoon, you'll wonder where {e} has got to. It'll be there. They take it in turns, those two, and the changeover's sometimes a bit abrupt.",
  ]),
]

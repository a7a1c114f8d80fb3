import { movements } from '../../movement'

/** The bond with what is missing: a place, a trade, a self, somebody. */
export const bondsPropositoEn = [
  ...movements('bond', {}, [
    "You talk about {n} the way people talk about somebody who left without saying goodbye. That may be part of the weight: there wasn't a last day, or a lunch, or anybody to say this is where it ends. Things that finish by degrees leave no date, and it's hard to grieve without one.",
    "What keeps a life in order can't be seen, any more than a window frame can. I think it was like that with {n}. You see the frame now, because the glass is out and there's a draught from all sides.",
    "What you put into {n} is more than that name can hold. It's nearly always so. We say work and mean having company; we say home and mean someone's kitchen; we say youth and mean sleeping well. Look at what's underneath the name. You might be able to have that part now.",
    "Could you stop looking at {n} as a judge? It was no better than you. It was an answer to circumstances, and these aren't those. If an answer were wanted today you would think of another.",
  ]),
  ...movements('bond', { any: ['kin:job', 'kin:vocation', 'kin:business'] }, [
    "{n} gave you, among other things, a short answer to the question of who you are. Without it the answers have to be long, and they're tiring. Be patient with them. They are temporary structures.",
  ]),
  ...movements('bond', { any: ['kin:child', 'kin:mother', 'kin:father', 'kin:parents', 'kin:partner', 'kin:grandparent', 'kin:sibling', 'kin:friend'] }, [
    "You've put {r} in the middle of a letter about which way to go, and that says something already about the compass. Some people are also a north. When they move, through age, or distance, or just life, the map isn't lying. It only needs turning round.",
    "A good part of what you do goes, I think, by way of {n}. That's nothing to be ashamed of: most things worth doing are done with somebody in mind. The question at present is how much of it you'd still do if nobody saw.",
  ]),
]

export const thingsPropositoEn = [
  ...movements('thing', { topic: ['work', 'school'] }, [
    "You name {o}. Wherever a person has worked hard there's a version of them that knows where everything is kept. Anywhere else you feel your way along for a season and think you've become stupid. You haven't found the light switches yet, that's all.",
    "There's {un.o} in what you tell me, and it sums things up rather well. Each stretch of life leaves some tool or piece of paper that's of no more use and that nobody throws away. See it for what it is: proof that you once learned something difficult. The next time won't be from nothing.",
    "There's {o}, which without the people and without the hour wouldn't amount to much. I say it because we sometimes miss the building when what we lack is the noise. Noise can be looked for in other buildings.",
  ]),
  ...movements('thing', { topic: ['art', 'music', 'book'] }, [
    "Then comes {o}, and your handwriting changes. There are things people name with more care than others. I don't know how long it's been since you went near. What the hands have learned asks no apology for an absence; it asks for half an hour with nobody watching.",
    "I noticed {o}. Among so much that's duty in your message, that sounds like pleasure, and so I trust it. Somebody else always decides what's useful. What you like for no reason is one of the few dependable clues.",
  ]),
  ...movements('thing', { topic: ['travel', 'outdoors', 'garden', 'house'] }, [
    "You mention {o}, and your message is suddenly not indoors. Hardly any large decision gets made in a chair. Go to a place of that kind, or the nearest thing to it, and walk without headphones until you're bored. In the boredom of walking some things fall into line that won't at a desk.",
    "You let fall {o} in the middle of everything. A person can live a long while with a head full of future and nowhere to put their feet. One actual place, however small, does more for the spirits than a good many plans. Give that one some time this week.",
  ]),
  ...movements('thing', { topic: ['kitchen', 'food', 'drink', 'table', 'clothes', 'personal', 'photo', 'phone', 'screen', 'game', 'child', 'bed', 'car', 'feast'] }, [
    "Among so many large questions you left me {o}, and I was grateful. Meaning, when it turns up at all, likes things that size. You won't see it come in on a speech. You'll find it sitting next to something like that, looking as if it had been there all along.",
    "You tell me about {o}, and it could pass for padding. I'd start there, if I had to look for a thread. Lives slip away by the details, and it's by the details that they're got back: one done with pleasure, then another.",
    "{o}, you write. An object can be enough to show what was alive in a given year. Ask yourself what you did around that, and with whom, at what time of day. The reply is worth more than any careers test.",
  ]),
  ...movements('thing', { topic: ['faith'] }, [
    "You name {o}, where there used to be room for an answer and there's now room for a question. You don't have to pull anything down to leave, or come back on your knees. There are people who sit at the back for the rest of their lives without saying the words, because it's a good place to think.",
  ]),
  ...movements('thing', { topic: ['money', 'hospital', 'body', 'petthing', 'sense'] }, [
    "You also put down {o}, which brings the letter back to earth. Any purpose that leaves that out will be made of paper. Start the sum there: what it asks, and how much it leaves. What it leaves always looks like little, and most good things have been done with it.",
  ]),
]

export const feelingsPropositoEn = [
  ...movements('feeling', { any: ['feel:emptiness', 'feel:numbness'] }, [
    "You put emptiness. To me it doesn't sound like the bottom of a well. It sounds like a house just after the van has gone: you hear your own steps, there's too much echo, and for a while you live in one room. One's enough for a bed and a chair for visitors.",
    "That nothing excites you doesn't mean nothing matters to you. Excitement is noisy and comes and goes. What matters is quieter: it's whatever you still go downstairs for on the days you don't feel like it.",
  ]),
  ...movements('feeling', { any: ['feel:confusion', 'feel:anxiety', 'feel:fear'] }, [
    "A blank isn't the same as nothing. It may be too much with no words to it yet. Let the things in there fight a little longer before you step between them. In some days two or three will still be standing.",
    "The fear of getting it wrong wants a thirty-year plan. Offer it three weeks. It's as far as anybody can be known in earnest, and at that range almost no mistake is beyond mending.",
    "What you call {e} may be the form energy takes when it's been given no job. Before you calm it, let it carry something: a friend's boxes, a cupboard, a list of calls you owe. Then talk to what's left.",
  ]),
  ...movements('feeling', { any: ['feel:sadness', 'feel:longing', 'feel:pain'] }, [
    "There's sadness in what you say, and I think it's in the right place. People cry for people, and also for commutes, for uniforms, for a certain way of coming home. Nobody having died doesn't mean that nothing's over.",
    "To miss what's gone isn't to live with your back turned. It can be an instrument: it points quite exactly at what is lacking now. Write down what you miss, leaving out proper names. To be expected. To be tired from something useful. Those can be looked for.",
  ]),
  ...movements('feeling', { any: ['feel:shame', 'feel:guilt', 'feel:jealousy'] }, [
    "You're ashamed of not being what you promised to become. Who promised? When we're young we sign things unread. No one's coming to collect on it but you, some nights, without much mercy.",
    "Guilt about stopping is the silliest sort there is, and the most obedient. It was put there long ago so that the machine would run. You can hear it and stay in the chair. It barks. It has no teeth.",
  ]),
  ...movements('feeling', { any: ['feel:tiredness', 'feel:hopelessness', 'feel:helplessness'] }, [
    "With tiredness like that don't decide anything that lasts. Questions about direction, when they're asked at eleven at night, always answer that there isn't one. Ask at ten in the morning after something hot, and ask one a day.",
    "You sound as if hope had run out, and I'm not going to manufacture any. See to one thing with a beginning and an end: a drawer, a form, some soup. Finishing a thing doesn't give a life meaning. At certain hours it does give it a floor.",
  ]),
  ...movements('feeling', { any: ['feel:anger', 'feel:disappointment'] }, [
    "There's anger in your message and I'm glad: it's the one part that hasn't settled. It's cross because it knows this could be otherwise. Ask it how. Anger that gets a hearing often turns out to have quite a definite proposal.",
    "Something you'd put years into let you down. That doesn't make you naive. Somebody has to believe in things for them to exist a while, and for that while it was you who kept them there.",
  ]),
  ...movements('feeling', { any: ['feel:loneliness'] }, [
    "Looking for a direction is lonely work, since everyone else answers at once. They give tips; they quote cases. Find a person who can ask you two questions running and then keep quiet. With one such person a season you can get a long way.",
  ]),
  ...movements('feeling', { any: ['feel:hope', 'feel:peace', 'feel:gratitude', 'feel:relief', 'feel:love'] }, [
    "Under it all something can be heard that isn't sorrow. You call it {e}. Take care of it without putting it straight to work: what has only begun to move is frightened off by being asked for results.",
  ]),
]

export const gesturesPropositoEn = [
  ...movements('gesture', { any: ['close:forward', 'close:strength'] }, [
    "You want a first step. Let it be absurdly small, so there's no excuse: tomorrow, at an hour you pick, ten minutes of the thing that keeps going round your head. Ten. Set a timer. When it rings, stop, even if you'd like to go on. Stopping while you still want to is the best way to be back the day after.",
    "To start, take away. This week choose one commitment you said yes to out of momentum and say no, kindly and without giving your life story. Put nothing in the gap yet. Sit in it for an evening and see what it's like.",
    "Do one thing for the first time before Sunday. It needn't have anything to do with a calling: sew on a button, go up to the top floor of some building, ask the baker a question. It's to remind the body what it feels like not to know what's next.",
    "Write to one person who does something you're curious about and ask for twenty minutes. Don't ask for a job or for advice. Ask them to tell you about a Tuesday. You learn more from one Tuesday properly told than from a hundred pages on finding your way.",
  ]),
  ...movements('gesture', { any: ['close:self', 'close:selfforgive', 'close:forgive', 'close:askforgiveness', 'close:love'] }, [
    "You want to get back to yourself. I don't know where that is, but I know something on the way: whatever you liked when you were eleven. Find it, get it cheap, do it for a while on Saturday morning. If you don't like it any more you've ruled out a street. If you do, your hands will be dirty with something.",
    "To treat yourself better, a dry exercise. Write down today whatever you say to yourself when you slip up, word for word. In the evening read it as if it were a text to a friend of yours from her boss. Cross out what you wouldn't let him get away with. What's left you may say to yourself tomorrow, at a decent hour and in a decent tone.",
    "Make peace by instalments. Today the hands: cream, warm water, gloves if it's cold. Tomorrow the face. In the meantime don't mention purpose. That can be brought up when you two are on better terms.",
  ]),
  ...movements('gesture', { any: ['close:understand', 'close:hope'] }, [
    "You want clarity. It photographs badly from the front, so go round: for seven nights write one line saying which moment of the day you didn't want to end. Only that, with no reasons. On the eighth day read all seven in a row. There'll be something there in your handwriting.",
    "To find an answer, change the question. In place of what do I do with my life, try tomorrow with what do I do with the morning. When you've done it give it a mark from one to ten, and show no one. In a month you will have thirty marks, and that's a map.",
    "Cut a piece of paper the size of a business card and write on it the question that weighs most. Carry it about without trying to answer. Sometimes, paying for bread, people catch themselves with half a reply. Put it on the back, however daft.",
  ]),
  ...movements('gesture', { any: ['close:goodbye', 'close:closedoor', 'close:remember', 'close:thanks'] }, [
    "You'd like to take leave of {n}, and so far nobody has arranged it. Do it yourself: an hour, a table, a sheet of paper. On the paper, what it gave you in one column, what it took in the other. Read them both out. Say thanks for the first. For the second just say: received.",
    "Keep one thing from {n} and decide which. Not the best, the one you'll use: a habit, a word, a time of day, some way of opening a morning. Put it on tomorrow without ceremony. The rest can stay where it is. It isn't going anywhere.",
    "Give thanks at an address. Go as far as a door that had to do with it, or its part of town, and stand a minute opposite as if you were waiting for a friend. Then leave by another street. Some farewells are only a matter of crossing the road.",
  ]),
  ...movements('gesture', { any: ['close:quiet', 'close:open', 'close:tell', 'close:promise', 'close:anger'] }, [
    "Not much, for today. Choose a job about the house that's done with water, washing some glasses, mopping, the plants, and do the whole of it with nothing on in the background. Don't look for the point of anything meanwhile. Whatever there is to be known will come over by itself at the sound of a tap.",
    "Look for calm in a short job that isn't yours. Ask somebody close tomorrow which errand they hate, and do it. Leaving your own problem for a while by someone else's door is an honourable kind of rest, and something in the world ends up done.",
    "Promise something that would fit in a week and tell one person, so that it exists. Don't make it a result. Make it a time. Thursdays at seven, me, there. Results aren't up to you. The time is.",
    "Tonight get one thing ready for tomorrow: clothes on a chair, a notebook open, shoes pointing at the door. It's a message left for whoever wakes up. Sometimes that person is grateful. Sometimes they don't see it, and no harm's done.",
  ]),
  ...movements('gesture', { held: true }, [
    "Go and find {o}, or think where [o:it is|they are] if you've lost sight of [o:it|them]. For this week leave [o:it|them] in a spot you pass a lot. Nothing else. Some things don't have to be used in order to start pulling at us a little.",
  ]),
]

export const deepPropositoEn = [
  ...movements('deep', { aspect: 'youngself' }, [
    "Imagine for a moment whoever you were at fifteen, across from you with their elbows on the table. Don't explain your life. Ask what strikes them as odd about it. They'll say something impertinent. We spend years running from the impertinences of fifteen, and one or two had the right address.",
  ]),
  ...movements('deep', { aspect: 'callings' }, [
    "A calling is spoken of as a voice. Most of us were never called by anyone. We tried doors, stayed where it wasn't cold, grew fond of some task by having done it often. It's an honest way to arrive. You needn't have heard a thing.",
    "Some people find what's theirs and some wear it in, as a path gets made by enough people cutting across a field. The second sort don't get interviewed. If you're one of those, don't look for signs. Look where you've walked most when nobody was making you.",
  ]),
  ...movements('deep', { aspect: 'pieces' }, [
    "When something that held us up comes down, it's worth sorting which parts were ours and which were scaffolding. The timetable was scaffolding. The patience was yours. The title, scaffolding. How you treat people, yours again. You can build with the second pile.",
  ]),
  ...movements('deep', { aspect: 'waiting' }, [
    "There's a season without a name, between what's over and what hasn't begun. Nobody puts it on a CV. It's like a fallow field: from the road it looks abandoned, and underneath the soil is doing the one thing that'll make it any good. Don't plough it out of impatience.",
    "Perhaps this is a time for waiting, a verb with a bad press. To wait well is work: the house kept in order, the ear awake, not jumping on the first train because you're afraid of the platform. If you're asked what you do you can say you're between two things. It's true, and it's an occupation.",
  ]),
  ...movements('deep', { aspect: 'usefulness' }, [
    "You measure yourself by use, and it isn't your fault, we were all brought up with that ruler. But think of the people who've done you good. They likely did it in moments when they were being no use at all: out for a walk, taking the wrong turning, listening to the same story for the third time.",
  ]),
  ...movements('deep', { aspect: 'experiment' }, [
    "Instead of a plan have experiments. A plan wants to know who you'll be in five years. An experiment wants one question and an end date: six weeks of getting up earlier, a month of not saying yes on Fridays, three afternoons with children. Then you look at what happened. Nobody fails an experiment. They find out.",
  ]),
  ...movements('deep', { aspect: 'fearname' }, [
    "Underneath I don't know what I want there often lives another sentence, harder to be in a room with: I know what I want and I'm afraid of what it'd cost. If that should be you, there's nothing you have to do. Knowing it is plenty. A wish that's been admitted waits better than one that's been denied, and it's quieter at night.",
  ]),
  ...movements('deep', { aspect: 'ordinary' }, [
    "A life that means something doesn't feel like it all the time. It's felt now and then, like good health. In between there are queues, tax, socks. If you expect what matters to shine without stopping, you'll take for dead what's only resting.",
    "Perhaps the opposite of emptiness is less like fullness and more like acquaintance: someone who knows how you take your coffee, a dog on your street who greets you, one place where they'd notice if you didn't come. It doesn't have to be grand. It has to be repeated.",
  ]),
  ...movements('deep', { aspect: 'inventory' }, [
    "Make an inventory of what you're good at and would never put on a form: calming people down on the phone, finding what's been lost, making a table laugh, folding a fitted sheet. Ten of those. It's a list that makes people smile, and if you read it closely there's the outline of a trade or two.",
  ]),
  ...movements('deep', { aspect: 'money' }, [
    "I know that none of this pays bills, and that bills come. It's why I talk of minutes and evenings and pocket money, and not of throwing it all in. Throwing it all in is nearly always the daydream of somebody extremely tired. What works is less of a spectacle: shifting your weight, without letting go, from this foot to that.",
  ]),
  ...movements('deep', { aspect: 'otherpeople' }, [
    "There will be people about you whom your doubts make nervous, because of their own. They'll offer quick answers so as to feel better themselves. Listen politely. Don't buy any on the first visit.",
  ]),
  ...movements('deep', { aspect: 'proof' }, [
    "If you've no faith that you could manage another chapter, don't look ahead; look at twice when you already did. There have been other times you didn't know. A new school, a move, the first day of something with your stomach inside out. You left all those shores without a map. In a bad temper, possibly, but you left.",
  ]),
  ...movements('deep', { aspect: 'letterback' }, [
    "A year from now write this letter yourself. Copy out the questions you put to me and answer them from there. You needn't have solutions. What'll surprise you is which of the questions you've stopped asking. That list, of the ones that dropped off on their own, is the closest thing to progress I know of.",
  ]),
  ...movements('deep', { aspect: 'pace' }, [
    "Go easy with promises. People get into a new stretch of life as they get into a cold sea off a stony beach: ankles first, complaining, looking where they put their feet. Whoever runs in mostly does it to be seen.",
  ]),
]

export const turnsPropositoEn = movements('turn', {}, [
  "A direction isn't found, it's worn. You go about for some months over here, get bored, bear off, and when you look behind there's a line. It never feels like a line from inside. It feels like going out for milk.",
  "You might be on a landing. You go neither up nor down, you get your breath, and there are things to be seen from that window that can't be seen from the stairs. Plenty of people take the landing for the top because nobody told them there were other floors.",
  "It isn't willpower you lack. It's somewhere to put it. Will with nowhere to go spins like a key in the wrong lock and gives every impression of being broken.",
  "Some questions get answered only while the hands are busy. As long as you think about them nothing occurs. Then you're sanding a door, or showing a child how to do up laces, and the answer walks in without knocking.",
  "There's something honest about losing your bearings. You have to have had some. There are people who never get lost because they've never left the roundabout.",
  "You've been told to follow your passion, and passion may be exactly what isn't picking up. Try following curiosity, which is humbler and more stubborn. It won't sweep you off your feet. It points at small things and says, what's that?",
  "What you are didn't get left behind in what you did. It had been using that to look out of. It'll find another window; for now it's going round the house trying the catches.",
  "Sometimes meaning withdraws so that you can have a rest from it. It sounds absurd. But ask anyone who has lived for years for a cause, and they'll tell you how well they slept on the one night they weren't carrying it.",
])

export const returnsPropositoEn = movements('return', { aspect: 'return' }, [
  "Tomorrow's going to be an ordinary day. I hope there's somewhere in it to rest your hand, even if it's only {o}.",
  "You've come to no conclusion, and neither have I. What we do have is a morning coming and a small thing to do with it.",
  "You wrote from a place with no way out in view. There's still none in view. But you put on a lamp to write by, and it lights a couple of yards.",
  "So the matter of {n} has been said. It didn't need settling today. It needed getting out on to the table, where it can be looked at over supper.",
  "And I'll leave you here, in the part of the sentence where there's still room for a verb.",
  "If nothing happens tomorrow, it'll be a day on which nothing happened and you were there. Directions get made out of those as well.",
])

export const beatsPropositoEn = movements('beat', {}, [
  "A life isn't an argument. It doesn't have to convince anyone.",
  "Places do open to the public while the builders are in.",
  "Tuesday is part of the plan too.",
  "Nobody knows what they're doing. Some tell it better.",
  "Sleep first. The meaning of life after that.",
  "Small things aren't the consolation for large ones. They're the material.",
])

export const leadsPropositoEn = [
  ...movements('lead', { aspect: 'name' }, [
    "You tell me about {n}. You might have started with a plan, or a complaint, and you started with a name. I take that as a pointer: there's something there you'd like looked after before anything is decided.",
  ]),
  ...movements('lead', { aspect: 'quote' }, [
    "You wrote {q}. It's the kind of sentence people say to the floor of a train, and it doesn't occur to anyone to answer. I'd like to try, with no plan and no planner.",
    "There's one sentence in your message that breathes differently: {q}. It could be stitched in among others where it'd hardly show. I'd rather leave it alone on the first line, where people put what they are writing for.",
  ]),
]

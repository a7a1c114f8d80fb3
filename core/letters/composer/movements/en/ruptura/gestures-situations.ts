import { movements } from '../../movement'
import { couple, particularEndings } from './conditions'

const practical = (any: string[], more: string[] = []): { any: string[]; not: string[] } => ({ any, not: [...particularEndings, ...more] })

/** Something small to do that comes from what happened, or from a thing the person named. */
export const situationGesturesEn = [
  ...movements('gesture', practical(['coparenting'], ['abuse']), [
    "For the next evening without the children, cook something they won't eat. Anchovies, chilli, a thing with bones. Sit down to it at an hour that would be past their bedtime. You can miss them all the way through; it goes perfectly well with anchovies.",
    "Get one cheap calendar, hang it where small eyes can reach, and colour in the nights: one colour for here, another for there. Do it with them if they're of an age for crayons. What a child can see coming, a child can mostly stand. It helps the tall ones too.",
    "Have something that only happens at yours and only with you. Pancakes in odd shapes, the torch story, cards on the floor. Nothing costly. It doesn't compete with anything; it's just so that when they say at home they've two pictures to choose from, each with somebody in it.",
    "Write the next message about the arrangements as though to a colleague you're on decent terms with, and leave it for an hour before you send. Take out one adverb. Anything in it that isn't about shoes, times or medicine can go in a second message, which you won't send.",
  ]),
  ...movements('gesture', practical(['house']), [
    "Claim one surface. A windowsill, a bedside table, eight inches of a shared shelf. Clear it, wipe it, put three things there that are only yours, and defend it. In a place where everything's under discussion, that much isn't.",
    "Take a bag round the place you're living in, wherever that is, and collect whatever you've stopped seeing: dead batteries, a takeaway menu, the charger for nothing. Ten minutes by the clock. You aren't deciding about the past. You're deciding about batteries.",
    "Sleep one night this week with your head at the other end. You'll wake with the window in the wrong place and need a second to work out where you are. That second, with no story in it yet, is worth the bother of moving a pillow.",
    "Learn one fact about where you live that you never needed: which neighbour has the spare fuse, when the sun gets to the step, what the noise at six is. People settle into a place by its facts. Start with the noise.",
  ]),
  ...movements('gesture', practical(['networks', 'nocontact']), [
    "Every time you don't look, move a coin from one jar to another. No notes, no streaks, no punishments for looking. When the second jar has enough in it, spend it on something that can be eaten the same day. Then pour the rest back and begin again.",
    "Get hold of an alarm clock that's only an alarm clock. It costs less than a round of drinks, and it means the phone can sleep in the hall. The urge will have to put on slippers and walk. Most urges, at that hour, would sooner stay in the warm.",
    "Ask somebody to change a password for you and to forget to tell you what it is. Choose a person with a poor memory and a good heart. You can always get it back. You'd have to ask for it in words, though, by day, from a face.",
    "When the wish to look comes, look something up instead that has an end: how long a heron lives, what time the sun rises in Oslo, how to get wax out of cloth. You'll have had your search. It'll have told you something, and then it stops.",
  ]),
  ...movements('gesture', practical(['replaced']), [
    "Whenever you catch yourself furnishing that other household, furnish yours. It needn't cost anything: a chair turned to the light, the good cup brought down from the back. One object for each imagined dinner. By the end of a month of this you'd have quite a room.",
    "Choose a place in town that you'd been giving up to the two of them in your mind, a pub, a street, a Saturday market, and go there with a friend on a dull day at a dull hour. Stay for one drink. You might meet nobody. That's the likeliest thing, and it would be worth knowing.",
    "Let one person be the customs officer. Anything that's heard about {n} is declared to them first, and they only let through what you'd have to act on. Pick someone discreet and a bit bored by gossip. You'll be surprised at how much gets stopped at the border.",
  ]),
  ...movements('gesture', practical(['contact']), [
    "Put a message in your notes now, while you're sober and fed, that says what you want said the next time the phone lights up at a bad hour. Two lines. I'm asleep. I won't be answering at night. You needn't feel it when the time comes. You'll only have to paste it.",
    "Change the name under which those messages come in. Not an insult; something dull and accurate, like After Midnight, or Sixth Time. A label does very little. It does it every time, though, and at precisely the moment the thing is being opened.",
    "For a week, answer nothing until you've eaten. That's the only rule: a proper mouthful of something between the buzz and the reply. People write back quite different things with toast in them, and now and then they finish the toast and find that they haven't written.",
  ]),
  ...movements('gesture', { any: ['abuse'] }, [
    "Tell one person, today, one thing that was done to you, in a plain sentence, without putting what you might have done to cause it. If nobody near is safe to tell, a helpline is made of people for exactly that. You don't have to tell the rest. One sentence, heard by somebody awake, makes it harder for the story to be rewritten later.",
    "Put together what a careful friend would put together for you: papers, a spare key, some cash, the charger, a number on a card. Leave it at another person's house. You may never want it. It's a bag, and its whole purpose is to let you think about other things.",
    "Choose something tonight that nobody has to approve of. What's on the television; whether the light stays on; garlic. Notice if you wait a moment for the comment. When none comes, have a bit more garlic.",
    "Make a list, while you remember, of what it was like on the ordinary bad days, in your own words and with dates if you've got them. Give it to a friend to keep. On the evening when you start to miss the good ones, ask the friend to read it to you before you do anything else.",
  ]),
  ...movements('gesture', practical(['betrayal']), [
    "Make yourself a promise small enough to keep by Thursday, and keep it: a button sewn on, a call made when you said you'd call. Then another. You've had a long course in what a word can be worth. It's good to hear one ring true, even if it's yours and about a button.",
    "Change one thing that belonged to the time when you didn't know: the sheets, the mugs, the route you took. It isn't evidence and you needn't burn it. Give it to the charity shop, whose shelves are full of objects that came through somebody's worst year and now hold pencils.",
    "Ask one person, whom you've never had cause to doubt, for something you could manage alone: a lift, an hour, help with a flat-pack. Watch them turn up when they said. You don't have to draw a conclusion. Just be there when the car pulls in.",
  ]),
  ...movements('gesture', { any: ['kin:friend', 'friendship'] }, [
    "Take one of the jokes that only the two of you got and tell it, badly, with footnotes, to somebody else. It won't land. That's all right; you'll have had it out in the air, and the other person will now know something about you that takes footnotes.",
    "Write {n} a page with nothing in it about who did what. Say what you had for lunch, what's on at the pictures, which teeth are giving you trouble: what you'd have said on any phone call. Keep it. It's the small talk that backs up in a person, and it needs to go somewhere.",
    "There's somebody you've been meaning to see and never did because {n} came first in the week. Ask them for a walk. It'll be a bit thin; new company always is. Arrange the next one before you say goodbye, so it doesn't depend on how you feel about the thinness.",
    "Keep one thing of that friendship in working order on your own: go to the place, order the usual, sit where you sat. Take something to read. You've as much right to the table as anyone, and the usual is very likely still good.",
  ]),
  ...movements('gesture', practical(['divorce', 'longyears']), [
    "Sort one folder. Not the one with the lawyer in it; guarantees, say, or the manuals for machines. Throw away whatever belongs to a thing that's broken or gone. At the end you'll hold a thin folder about objects you own, and you'll know how to descale the kettle.",
    "Learn one of the jobs you never had to do, and learn it from a stranger with a video: bleed a radiator, make the white sauce, fill in the tax thing. Do it once with swearing. It'll be yours by the second time, and there's a particular pleasure in a warm radiator.",
    "Practise the new sentence where it doesn't count. Tell the optician, tell the man who comes about the meter: I live on my own. It's information, and they'll write it down as such. By the time you have to say it to someone who matters it'll have had its edges rubbed off.",
    "Buy the small size. The small loaf, the half-dozen, the little jar. It feels like a demotion in the shop and like good sense by Thursday, when nothing's gone off. If it makes you sad at the till, put one foolish thing in beside it.",
  ]),
  ...movements('gesture', practical(['distance']), [
    "That hour which used to be for the call is still sitting in your day with its coat on. Give it to somebody in your own time zone. A neighbour, a class, an aunt who likes to be rung. If none of them's free, go out and be in a street during it, among people at the same o'clock as you.",
    "Take the local bus to its last stop this week and have a look. All your travelling has been towards a person; this is just to see what there is. Get a drink, read a notice in a window, ride back. It counts as having been somewhere.",
  ]),
  ...movements('gesture', practical(['vanished', 'short']), [
    "Write the explanation you weren't given. One version only, a dull one: they were scared, they were bored, the dates didn't fit, they hadn't the words. Put a full stop. You'll never know if it's right. It's short, and it lets you answer your own question in under ten seconds and go back to the washing-up.",
    "You're owed a last conversation and it isn't coming, so hold a different last thing. Have one cup of coffee where you used to meet, or where you'd planned to. Pay for one. Leave before it's quite finished, as people do when they've somewhere to be.",
  ]),
  ...movements('gesture', practical(['left', 'recent']), [
    "Have a sentence ready for people, and use it three times this week until it bores you. We've split up and I'd rather talk about something else: how's your mother? It has a door at the end for the other person to leave by. They'll be thankful, and they'll tell you about their mother.",
    "Go through tomorrow and take out one thing. Whatever you'd only be doing to show that you're all right. Put nothing in its place. Sit on the stairs for twenty minutes if that's what there is; it's your time, and you needn't look well in it.",
    "Ask a friend to come round and do something boring beside you: their expenses, their ironing. You'll do yours. No talking it over unless it gets said by accident. The point is to hear another person's sleeve moving about in the room.",
  ]),
  ...movements('gesture', practical(['leaving']), [
    "Write your reasons on a card. Only the three that would still be true on a sunny day with everyone in a good mood. Keep it where you keep your bank card. It's for the bus, and for the smell of somebody's cooking on the stairs, and any other moment when the good years stand up and ask you why.",
    "Do something this week that you couldn't have done if you'd stayed. It may be tiny and rather pointless: the radio on at six, the spare room painted a colour, a no said straight out. You paid a good deal for that. It would be a pity never to use it.",
  ]),
  ...movements('gesture', { any: ['betrayer'] }, [
    "Keep one arrangement to the letter this week, with anybody, about anything: arrive at ten to, bring what you said. Tell nobody why. You can't mend what you broke by it. You can find out, though, what it's like to be a person whose word is a small solid object, and go on from there.",
    "Write the true account, once, for no reader. What you did; who paid. Leave out how you felt at the time, which is where the excuses live. Sign and date it. You'll know that it exists, and the next time you're tempted to tell the kinder version you can tell nobody anything and go for a walk.",
  ]),
  ...movements('gesture', { topic: ['clothes', 'personal', 'book'], held: true, not: particularEndings }, [
    "Find {o} a place to be that isn't in the way and isn't a shrine: the back of a cupboard, a bag, the top of the wardrobe. Write today's date on a bit of paper and put it in too. In a year you'll come across the date first. By then you may have an opinion, and until then you're excused from having one.",
    "Give {o} to a friend to mind. Say it's on loan and that you'll ask for [o:it|them] if you want [o:it|them]. Friends have lofts for this kind of thing. What you can't reach on a Sunday night doesn't have to be resisted.",
  ]),
  ...movements('gesture', { topic: ['kitchen', 'drink', 'table'], not: particularEndings }, [
    "Use {o} tomorrow, if [o:it's|they're] still with you, and if not use whatever does instead. Do it badly timed and slightly differently from how it was always done. More salt, the other hand. You're not trying to feel anything. You're breaking in a tool.",
    "Have one person round, with {o} in view or with the gap where [o:it was|they were], and give them something on toast. Don't explain the arrangements. Someone else's crumbs do more for a kitchen than a fortnight of thinking about it.",
  ]),
  ...movements('gesture', { topic: ['music'], not: particularEndings }, [
    "Play something straight after {o}, always the same something, and always before you've time to sit down. Pick a thing with a silly trumpet in it. After a couple of weeks one will have begun to call up the other, and you'll be on your feet, looking for where the trumpet comes in.",
  ]),
  ...movements('gesture', { topic: ['bed'], not: [...particularEndings, 'abuse'] }, [
    "Put something on the other half tonight that makes it furniture: the ironing, Sunday's paper, a tray, a large atlas. You'll sleep next to Portugal. It's a joke, more or less, and it's also true that a space with something in it stops being measured in the dark.",
  ]),
  ...movements('gesture', { topic: ['garden', 'petthing'], not: particularEndings }, [
    "Whatever there is to be done for {o}, do it tomorrow before you've looked at any screen. Standing, in whatever you slept in. Living things are indifferent to how a person looks at seven. Being needed by something that can't ask questions is a decent way to start.",
  ]),
  ...movements('gesture', couple({ ...practical(['kin:ex', 'kin:partner', 'kin:person'], ['little']) }), [
    "For seven days, whenever the name of {n} comes up in your head in company, touch something made of wood or metal and say what it is: banister, fork, gate. Under your breath will do. You aren't chasing anybody out. You're letting the thought know you live in a place with banisters.",
    "Take the next thing that happens to you that you'd have saved up to tell {n}, and write it on a postcard to an old schoolfriend instead. A dog in a raincoat will do, or what the woman said to the driver. Put a stamp on it. It'll be delivered to somebody who has been wanting for years to be sent a dog in a raincoat.",
    "Learn by heart something eight lines long. A poem, a bus timetable, the rules of a card game. Say it when you'd otherwise be going over things with {n}, in the bath or at the lights. It won't console you. It'll be in there, though, taking up eight lines.",
    "Find out what you think of something that was always left to {n}: a wine, a route, a party to vote for. Look into it for half an hour as if you had to explain it to a visitor. You may come to the same view. In that case it'll be the first time you've held it by yourself.",
    "Use the good plates, or glasses, or the coat that was being kept. There's nobody it's being kept for who matters more than whoever's at home this evening. If something gets broken, well, it was in use.",
    "Keep one hour on Saturday for being visibly in the world: library steps, a bench, the counter of a bakery. No book, no phone. See who nods. It isn't to meet anyone. It's to be somebody whom {n} has nothing to do with, in broad daylight, eating a bun.",
    "Write two columns on a shopping list. In one, what {n} ate; in the other, what you like. Go and buy from the second. There may be less in it than you thought, in which case this week has a research project.",
    "Pick a name for the time since: not the aftermath, something with fresh paint on it, the year of the bicycle, the blue year, Lent. Use it in your own head when you date things. I admit it's only a label. But filing has got people through worse.",
    "Take an evening to hear from somebody older how their first month alone was. Everyone over sixty has one, from some cause or other, and hardly any of them get asked. Bring biscuits. You won't need to talk much, and the details will surprise you.",
  ]),
]

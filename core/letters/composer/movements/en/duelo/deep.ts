import { movements } from '../../movement'

/** Long letters about a loss: what there is no room for in a short one. */
export const deepDueloEn = [
  ...movements('deep', { aspect: 'imagined', assumes: ['human', 'affection', 'history'] }, [
    "If this were a story, {n} would speak now and say what you most want to hear. I'm not going to do that. It'd be my voice, and you would see the join. You could imagine it yourself, though, knowing the tone. Not the perfect answer; the likely one, with the usual change of subject. Even made up, that would taste of something.[|]",
    "If it's any help, imagine a conversation of no importance. Not the last one or the big one: some Tuesday's, about what to have for tea. Let it run on. What you imagine will be your doing and not {n's}, and that's worth keeping in mind. All the same, every so often, in talk of that kind, people hear themselves say the thing that wouldn't come out for months.[|]",
    "What would {n} say, people ask, and they ask it of you, as if you'd been left in charge of the opinions. You can decline the post. You can also say that you don't know, and that {they} used to change {their} mind. It's kinder to {n} than to have {them} agreeing with everybody.[|]",
  ]),
  ...movements('deep', { aspect: 'proportion', assumes: ['human', 'history', 'affection'] }, [
    "Do an absurd sum with me. How many meals, how many times that's me home, how many mornings with {n} in some room or on the end of a line. The end was once. The rest was thousands. It's no argument against grief, which doesn't listen to argument. It's so that, just this once, the numbers are on your side.[|]",
    "Memory puts the end at the front, like a book bound backwards. With {n} you'll have a season of that: you'll look for something and always get the same page. Don't chase it off. Turn over what's behind it, in your own time. It's all there. It was only shuffled.[|]",
    "There's the story of how {n} died and there is the story of {n}, and the first is the one that people ask for. When you next have to tell it, try the other order. Begin with how you knew each other, or with a habit {they} had, and let the death come in where it came in, which was at the very end.",
  ]),
  ...movements('deep', { aspect: 'belongings', not: ['kin:child'], assumes: ['human', 'history', 'affection'] }, [
    "Sooner or later somebody has to see to what was left. Some do it in a week, like pulling off a plaster, and some take ten years. It isn't an exam in devotion. Should there be several of you, agree on one rule: nothing's thrown out on the first day, and nothing's carried off in secret.",
    "Keep one thing that's worth nothing. Whatever's valuable gets divided and argued over and insured. What's worth nothing, a list, a button, a bottle top, nobody disputes, and it's often where most of the person stayed.",
    "About what {n} left behind, there's a trick that people who clear houses know. Make three piles and only three: goes, stays, not yet. The third must be allowed to be the biggest. Put it in boxes, write the date on them, and don't open them till the same date comes round. You'll be surprised what has become easy by itself.",
  ]),
  ...movements('deep', { aspect: 'saying', assumes: ['human', 'affection'] }, [
    "You will have to decide which tense to use for {n}. The present comes out first, and then there's that second of correcting yourself in front of everyone. Don't, if you'd rather not. Someone's having died doesn't put into the past what they are to you.",
    "Say the name. The people round you will begin to avoid it, out of tact, until some day you realise you've not heard it for weeks. Be the first: use it in a common sentence, the sort that asks for the salt. You'll notice someone breathe out and say it too.",
  ]),
  ...movements('deep', { aspect: 'saying', assumes: ['human', 'affection'] }, [
    "On forms they'll want the relationship to the deceased, and you'll put whatever they've left space for. Eleven letters, a box, a tick. It's hard that {n} should come down to that at a counter. Put it, get the stamp, and then go and sit somewhere with a view until the person you knew has grown back to the usual size.[|]",
  ]),
  ...movements('deep', { aspect: 'world', assumes: ['affection'] }, [
    "There used to be armbands, and black ribbon on a hat, so that the butcher knew to be gentle. Nobody has given you anything to wear. You go about looking exactly like a person to whom nothing has happened, and it's one more thing to keep up. If it would help, wear something of your own choosing for {n}, a ring, odd socks, and don't tell anyone what it means.",
  ]),
  ...movements('deep', { aspect: 'waves' }, [
    "You'll think that's it, and it won't be. A calm month, and then a smell in a lift has you by the knees. The reverse too: the day you dreaded goes by without a sound. Nobody's conducting. What does change, and almost all who have been there say so, is that after each blow it takes slightly less time to find your feet.",
    "This pain and the later one aren't the same thing turned down. They're different. This one lets you do nothing else. The other will let you, which is exactly why it'll arrive unannounced on some happy afternoon. I'm telling you so that when it does you won't suppose something's gone wrong.",
  ]),
  ...movements('deep', { aspect: 'waves', assumes: ['alive', 'history', 'affection'] }, [
    "It isn't tidy, and I'd mistrust any account of it with numbered stages. On a single Saturday you may refuse to believe it, rage at a hinge, forget {n} completely for the length of a football match, and cry at the results. That isn't going backwards. It's a Saturday. There'll be others in which the proportions are different.",
  ]),
  ...movements('deep', { aspect: 'inheritance', assumes: ['human', 'affection', 'history'] }, [
    "There are bequests that never go near a solicitor. A swear word; a way of lingering at the gate; a mania for switching off lights. If you want to know what {n} left you, don't look at what you've kept. Look at what you do when nobody's watching. You'll know it by a faint sense that you didn't think of it.",
    "Some day a person who never knew {n} will learn something from you that you learned there. They won't know where it's from. It's one of the few ways we have of going on doing things afterwards: unnamed, in other hands, a bit altered.",
    "You'll go on having to do with {n}. You'll buy a certain sort of pear, or refuse to. You'll open your mouth to an idiot at a counter and shut it again because of something {they} once said, or for the same reason not shut it. Those who study these things took a long time to notice it, but hardly anyone lets go, and people who don't are perfectly well.[|]",
  ]),
  ...movements('deep', { aspect: 'anger', assumes: ['human', 'affection'] }, [
    "There may be times when you're cross with {n}. For leaving, for not taking care, for the state of the paperwork. It's very common and very seldom owned up to. To be cross with a person is to go on treating them as one, as somebody with whom it's possible to disagree. It's those who become perfect that are furthest off.",
  ]),
  ...movements('deep', { aspect: 'anger', assumes: ['human', 'history', 'affection'] }, [
    "Beware of the improved version. In about a year's time {n} will have acquired a patience that was never seen in life, and will never have sulked. Keep back one good grievance. Keep the story in which {they} behaved badly at somebody's wedding, or would have. It's a small service one can do the dead, to leave them their faults.",
  ]),
  ...movements('deep', { aspect: 'world' }, [
    "The world's going to behave with scandalous indifference. The bin lorry will come; there'll be laughing at the next table; you'll be asked to choose a new password. Some days it will feel like an insult. On others it'll hold you up, because the bins have got to go out, and taking out the bins is a thing that can be done.",
    "There's a lag nobody explains. Outwardly you come back almost at once; within a fortnight you're at your desk. Inwardly you're still on your way, on a slow train with many stops. If you answer late, or find you've taken in nothing of what was said, that's all it is. You haven't got here yet.",
  ]),
  ...movements('deep', { aspect: 'questions', assumes: ['human'] }, [
    "Questions remain, and the one who could answer them can't be asked. Write down the three that come round oftenest. Under each put who might know a little: a cousin, a doctor, nobody. Those marked nobody don't need answering. They get folded away by themselves, respectfully, and you may stop going to that window.",
  ]),
  ...movements('deep', { aspect: 'light', assumes: ['human', 'affection', 'history'] }, [
    "I'd like {n} to be more in this letter than somebody who's missing. Think of a thing that used to get a laugh. Anything, some nonsense, a programme, the way a neighbour talked. If your face moved while you thought of it, however little, then there {they} [was|were].",
    "Not everything you remember has to hurt in order to be true. We tend to push the cheerful memories aside as though they weren't dressed for the occasion. Let them come in. They were {n's} as well, and very likely more so.[|]",
    "I've been solemn about {n} for some while now, and I don't suppose {n} was solemn all day. Nobody is who has to look for their keys. If there's a story that the family can't tell for laughing, it belongs in here too, about at this point. I'll leave you a line's space to think of it.",
  ]),
  ...movements('deep', { aspect: 'asking', assumes: ['human', 'affection', 'history'] }, [
    "There are people walking about with bits of {n} that you've never seen: at school, on a dare, at somebody's leaving do. They're waiting to be asked, and they think it'd upset you. Ask one. Say, tell me something I don't know. It's as close as anybody comes to getting more of a person once there isn't going to be any more.",
    "Somewhere there's a person who misses {n} and doesn't think they've a right to say so to you: a colleague, the woman at the paper shop, an old flame even. If you can face it, give them an opening. You'd be doing it for {n}, and you might come away with a story.",
  ]),
  ...movements('deep', { aspect: 'contact', assumes: ['human', 'history', 'affection'] }, [
    "You'll come upon {n} in your phone, between a plumber and a dentist. It will ask if you'd like to edit this contact. You needn't do anything. A few people keep the number for good, and some ring it, once, and the stranger who answers a year later is nearly always kind about it.[|]",
    "Machines are the last to hear. They'll go on suggesting {n} as someone you may know, or offering you a discount on {their} birthday. You could spend an afternoon putting them right, with a friend to do the passwords. Or you could think of it as the one corner of the world where nobody's lowered their voice.",
  ]),
  ...movements('deep', { aspect: 'funeral', assumes: ['human', 'affection', 'history'], not: ['recent', 'faraway'] }, [
    "Funerals are over before anyone has had time to attend them. If what you kept of {n's} is a hat, and the parking, and somebody laughing in the wrong place, you're like most people. It may be that a second one's needed, smaller and with no sandwiches, at which you could hear what's being said.",
  ]),
  ...movements('deep', { aspect: 'talkaloud', assumes: ['alive', 'affection'] }, [
    "You may talk to {n}. A great many people do, in the car or over the sink, and very few mention it. So far as I can tell it does no harm, and it keeps one's sentences in good order. You don't have to believe that anyone is listening. Nor do you have to be sure that no one is.[|]",
    "What you believe about the dead is your own affair, and it may alter from one night to the next. Plenty who believe in nothing have asked somebody like {n} for help in finding the keys. Plenty who believe in everything are furious in church. Don't tidy it up. Nobody's consistent about those they've lost, and no one who matters is going to check.",
  ]),
  ...movements('deep', { aspect: 'envy', assumes: ['alive', 'history', 'affection'] }, [
    "There'll be two people on a bench, or in a queue, doing what you used to do with {n} and not even enjoying it. You may hate them for about four seconds. It's one of the least known parts of all this, and I'd like you to have been told. Then one of them will hold the other's bag, and you'll find you've stopped.",
    "You may resent those who still have what you've had taken. A friend grumbles about theirs, the noise, the mess, the driving, and you think, give it here. Say so to them if they're close enough. It's better than going quiet, and they may grumble less. It's {n} you want, and not that they should lose anybody.[|]",
  ]),
  ...movements('deep', { aspect: 'tears' }, [
    "You may not have cried, or not when it was expected, or you cried at an advertisement for stairlifts. Tears aren't the unit it's measured in. Some people mourn by doing: they dig, they drive, they're out in the garage sorting screws at two in the morning, and no one says sorry for your loss to a man with a spade. If that's how {n} gets mourned in your house, it's as good as any other way.",
    "Crying has a practical side that's never mentioned. Drink afterwards. Have a clean handkerchief, an actual one, as paper gives out. Don't drive for a bit. If it's in company, tell them what you'd like done, which may be nothing. And when it's for {n} you don't have to hurry it along for anybody's convenience, least of all on public transport.[|]",
  ]),
  ...movements('deep', { aspect: 'children', assumes: ['human'] }, [
    "If there are small children about, they'll ask what the grown-ups don't: where somebody goes, whether it hurt, if you're going to. Tell them what you know in short words, and when you don't know, tell them that. Then they'll want to know what's for tea. It isn't that they haven't understood. They take it in sips, and I sometimes think they've got it right.",
  ]),
  ...movements('deep', { aspect: 'secondyear', assumes: ['alive', 'affection'], not: ['longago'] }, [
    "Nobody warns people about the second year. The first is so taken up with first times that it has a kind of shape. By the second they've stopped bringing dishes round, and it turns out that this one too has to be done without {n}. If it's harder, you won't have slipped back. You will only have stopped being carried.[|]",
    "You'll be asked one day how long it is, and have to work it out. I don't mean that you'll have stopped minding. I mean that there'll be a stretch you didn't count. {n} doesn't get further away in that stretch. What gets further off is the week of it, with its telephone and its weather.",
  ]),
  ...movements('deep', { aspect: 'greeting', assumes: ['alive'] }, [
    "There's a kind of stranger who will tell you about their own dead in the first five minutes, over a counter, in a surgery, on a bench. You'll have become visible to them. I think it's a form of greeting. If you like, say {n's} name in return; they'll take it away with them, and it'll have been in one more mouth.",
  ]),
  ...movements('deep', { aspect: 'repairs', assumes: ['human', 'history', 'affection'] }, [
    "Something is going to break that {n} would have had views on. You'll look it up, or get a man in, or it will stay broken. To have it mended may feel like a small treachery, with the new part so shiny. But things go on needing to be mended. It's the most tactless thing about them and it's rather a help.",
  ]),
  ...movements('deep', { aspect: 'listing', assumes: ['human', 'history', 'affection'] }, [
    "Here's one for when you've ten minutes and a pencil. Put {n} at the head of a sheet. Underneath: something {they} couldn't stand; something {they} did well and never spoke of; a word {they} always got wrong. Only those three lines. You'll find that the pencil goes on by itself. When it stops, stop.",
    "Draw a plan, some evening, of a place you knew with {n} in it. Bird's-eye view, with no skill at all: where the door was, what stood under the window, which way everyone faced. Put a cross for {n}. People who can't write a line about somebody can often do them a floor plan, and by the time they've put in the radiators they're telling you things.",
  ]),
  ...movements('deep', { aspect: 'objectlife', assumes: ['alive'] }, [
    "I said little about {o2}, and I haven't forgotten. It got a few words from you, as one points at something from a moving car. If anybody ever makes a list of what there was when {n} was here, I'd like that to be on it, and not at the bottom.",
    "Take {o}. You could tell me what became of {n} by starting there, and you could tell me what's become of you. One thing, and it comes into both stories. I find that steadying: there's at least one witness that hasn't changed its account.[|]",
    "{o} and {o2}: neither would fetch anything at a sale. Put side by side they make up more of a likeness than most portraits I can think of, because nobody chose them to give a good impression. They were simply near {n}, or near you, when it counted.[|]",
  ]),
  ...movements('deep', { aspect: 'ownwords', assumes: ['alive'] }, [
    "I've been moving your sentences about, as one does with chairs, to see who'd talk to whom. {q} ended up next to {q2}. I don't claim that they explain one another. But {n} is somewhere between those two, I'm fairly sure, and so are you.",
    "Let me give you back a pair of lines, since you may not have looked at them since. {q}. {q2}. You were writing about {n}, and in passing you drew somebody else, the one who noticed both of those. I've come to respect that person.",
    "On one line I have {q}. A bit further down, {q2}. If the rest got wet and only those could be read, anyone would still know that this was about {r}, and written by a person who was there.",
  ]),
  ...movements('deep', { aspect: 'span', assumes: ['alive', 'affection', 'history'] }, [
    "You mention {span}, and I read the figure twice. Time behaves badly round a death: a fortnight can go without leaving a mark, and some quarter of an hour with {n} goes on for good. Keep the figure for forms. For anything else I'd trust the quarter of an hour.",
  ]),
  ...movements('deep', { aspect: 'day', assumes: ['alive'] }, [
    "It'll be {day} again before you know it. A day that has got {n} in it, or {n's} absence, goes on coming round with no sense of occasion. I'd give it a rule. Something hot, someone rung, nothing decided. In a year there'll have been fifty-two of them and you'll have been up and dressed for every one.",
  ]),
  ...movements('deep', { aspect: 'people', assumes: ['alive'] }, [
    "There's {p}, too. You didn't say how things are on that side, and I won't guess. When one loss falls on two people they don't always find each other in it; one's awake when the other has just got off to sleep. You might try a thing that needs no talking, a walk or a film, and let {n} be mentioned or not.[|]",
    "I noticed {p} in what you wrote. It's possible you've been holding something back on that account, so as not to set anyone off. It's possible the same thing is being done for you. Someone has to go first, and all it takes is a remark about {n} that isn't sad.",
  ]),
]

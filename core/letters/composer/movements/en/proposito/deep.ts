import { movements } from '../../movement'
import { aboutSomebody } from './who'

/** For long letters: larger thoughts about a life and its direction, one aspect each. */
const thoughts = [
  ...movements('deep', { not: ['childless'], aspect: 'youngself' }, [
    "Imagine for a moment whoever you were at fifteen, across from you with their elbows on the table. Don't explain your life. Ask what strikes them as odd about it. They'll say something impertinent. We spend years running from the impertinences of fifteen, and one or two had the right address.",
    "What were you praised for at ten, and what were you told off for? Set them next to each other. The first is what made you useful. I'd look at the second with more interest: talks in class, dawdles, takes things to pieces, always elsewhere. It's odd how often one could have made a living from the telling-off.",
    "If a child of nine were to be shown round your week, with a sandwich, what would they want to stay and watch? They wouldn't care about the salary or the view. They'd stand for a long time at whatever moves, or smells, or gets taken apart. I'd note where they stopped. Nine-year-olds haven't yet been told what's impressive.",
    "There may be a form somewhere that you filled in at seventeen with what you meant to become. I'd treat it with the affection one has for a photograph in terrible trousers. It got the size wrong and the colour wrong. It was right that you'd need something to wear.",
  ]),
  ...movements('deep', { aspect: 'callings' }, [
    "A calling is spoken of as a voice. Most of us were never called by anyone. We tried doors, stayed where it wasn't cold, grew fond of some task by having done it often. It's an honest way to arrive. You needn't have heard a thing.",
    "Some people find what's theirs and some wear it in, as a path gets made by enough people cutting across a field. The second sort don't get interviewed. If you're one of those, don't look for signs. Look where you've walked most when nobody was making you.",
    "You'll have been told that there's one thing you were meant for. I've looked into the matter, as far as a letter can, and I find that people who are good at living have usually been meant for four or five things in succession, two of them by mistake. The mistake ones lasted longest.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'pieces' }, [
    "When something that held us up comes down, it's worth sorting which parts were ours and which were scaffolding. The timetable was scaffolding. The patience was yours. The title, scaffolding. How you treat people, yours again. You can build with the second pile.",
    "Take what you've told me to bits, as one would with a bicycle, and lay the bits on newspaper. That {q} goes on one sheet. What you know how to do goes on another, and who'd come if you rang on a third. Seen like that nothing is running, I admit. On the other hand nothing's missing either, apart from an hour with the right spanner.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'waiting' }, [
    "There's a season without a name, between what's over and what hasn't begun. Nobody puts it on a CV. It's like a fallow field: from the road it looks abandoned, and underneath the soil is doing the one thing that'll make it any good. Don't plough it out of impatience.",
    "This may be a time for waiting, a verb with a bad press. To wait well is work: the house kept in order, the ear awake, not jumping on the first train because you're afraid of the platform. If you're asked what you do you can say you're between two things. It's true, and it's an occupation.",
    "Actors call it resting and laugh, since it's the least restful thing they do. What gets them through, the ones who last, isn't confidence. They go to class. They turn up, unpaid, on Wednesdays, at the place where the thing is done, so that the muscles are there if the telephone is. Your class needn't be in what you've lost. It needs a Wednesday.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'usefulness' }, [
    "If you measure yourself by use it's no fault of yours; we were all brought up with that ruler. But think of the people who've done you good. They likely did it in moments when they were being no use at all: out for a walk, taking the wrong turning, listening to the same story for the third time.",
    "To be of use, to be needed and to be wanted are three different things, and most of us mix them up until one of them gets taken away. The first you can arrange by lunchtime. The second depends on somebody else's misfortune. The third, which is the only one that doesn't tire, tends to come while you're trying for the other two and not looking.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'experiment' }, [
    "Instead of a plan have experiments. A plan wants to know who you'll be in five years. An experiment wants one question and an end date: six weeks of getting up earlier, a month of not saying yes on Fridays, three afternoons on somebody's allotment. Then you look at what happened. Nobody fails an experiment. They find out.",
    "You could put yourself on trial, in the old sense: on approval, return within thirty days. A month of being a person who swims. A month of being a person who doesn't read the news before noon. The receipt's the important thing. Most of us never try on a habit because we imagine it's been sewn to us by the time we're out of the shop.",
    "Scientists keep a book in which failures are written up as neatly as the rest, with the date and the temperature. I've always envied them that. Tried the choir, hated the coffee, liked walking home. Tried being alone on Sunday, not again. After twenty entries of that kind one knows a person fairly well, and it's the person one has to live with.",
  ]),
  ...movements('deep', { aspect: 'fearname' }, [
    "Underneath I don't know what I want there often lives another sentence, harder to be in a room with: I know what I want and I'm afraid of what it'd cost. If that should be you, there's nothing you have to do. Knowing it is plenty. A wish that's been admitted waits better than one that's been denied, and it's quieter at night.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'ordinary' }, [
    "A life that means something doesn't feel like it all the time. It's felt now and then, like good health. In between there are queues, tax, socks. If you expect what matters to shine without stopping, you'll take for dead what's only resting.",
    "The opposite of emptiness may be less like fullness and more like acquaintance: someone who knows how you take your coffee, a dog on your street who greets you, one place where they'd notice if you didn't come. It doesn't have to be grand. It has to be repeated.",
    "I've a theory about obituaries, which is that they're written by people who didn't have lunch with the deceased. Appointed this, founded that. Ask whoever did have lunch and you hear that he always gave the waiter's boy a riddle. I don't know what your founding and appointing will come to. There's still time today for the riddle.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'inventory' }, [
    "Make an inventory of what you're good at and would never put on a form: calming people down on the phone, finding what's been lost, making a table laugh, folding a fitted sheet. Ten of those. It's a list that makes people smile, and if you read it closely there's the outline of a trade or two.",
    "Ask three people what they'd ring you about. Not what they admire; what they'd actually ring about, on a wet night, with the thing in their hand. It'll be oddly specific. Wording a difficult email, a noise in the boiler, whether a fish is off. You've been running a small consultancy for years without a sign.",
  ]),
  ...movements('deep', { any: ['work', 'laidoff', 'money', 'business', 'decision', 'burnout', 'study'], not: ['hollow'], aspect: 'money' }, [
    "I know that none of this pays bills, and that bills come. It's why I talk of minutes and evenings and pocket money, and not of throwing it all in. Throwing it all in is nearly always the daydream of somebody extremely tired. What works is less of a spectacle: shifting your weight, without letting go, from this foot to that.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'otherpeople' }, [
    "There will be people about you whom your doubts make nervous, because of their own. They'll offer quick answers so as to feel better themselves. Listen politely. Don't buy any on the first visit.",
    "The ones who love you will want it over. It's not impatience; they can't bear to see you stand there. So they hold out coats: this one, then? What about this? You may thank each of them and go on standing. Anyone's entitled to be cold for a bit while they make up their mind what sort of weather it is.",
    "Somebody is going to tell you about a cousin. He lost everything, or threw it up, and now he keeps goats, and you've never seen a man so happy. I have nothing against the cousin. But notice that he's always at a distance; that no one has been there in February. You're allowed to finish your soup and not want goats.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'proof' }, [
    "If you've no faith that you could manage another chapter, don't look ahead; look at twice when you already did. There have been other times you didn't know. A new school, a move, the first day of something with your stomach inside out. You left all those shores without a map. In a bad temper, possibly, but you left.",
    "There must have been a first day at everything you know how to do. You'd forgotten, I expect, since being good at a thing wipes out the memory of having been hopeless. Somebody will have shown you where to hang your coat. You'll have called a person by the wrong name. By the spring no one could have told that you'd ever not known. It'd be that again, with more experience of being new.",
  ]),
  ...movements('deep', { aspect: 'letterback' }, [
    "A year from now write this letter yourself. Copy out the questions you put to me and answer them from there. You needn't have solutions. What'll surprise you is which of the questions you've stopped asking. That list, of the ones that dropped off on their own, is the closest thing to progress I know of.",
  ]),
  ...movements('deep', { aspect: 'pace' }, [
    "Go easy with promises. People get into a new stretch of life as they get into a cold sea off a stony beach: ankles first, complaining, looking where they put their feet. Whoever runs in mostly does it to be seen.",
    "Nothing you decide has to be announced. Half the courage of starting over goes into the telling, and once it's told there's an audience that wants news. Keep it to yourself for a month, the way one keeps bulbs in a dark cupboard. If they come to nothing, nobody will have to be sorry for you. If they come up it will show in its own time.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'vocabulary' }, [
    "Ban one word for a week and see what happens. I'd suggest should; or real, as in a real job; or still, as in at my age and still. You'll find the sentences fall over without it. Some of them you can then pick up and look underneath. Some you may just sweep into a corner, they weren't holding up anything.",
    "Be careful which verbs you let in. Find yourself, reinvent, reach: they all want you to be somewhere else by tea. I would try them smaller. Not find, try on. Not reinvent, alter. Not reach, get the bus towards. One can get quite a distance with verbs you could say in front of an electrician.",
    "I've avoided the word purpose as well as I could, because it makes everyone sit up straight. What you were asking for, once the collar's undone, is I think something like this: to have a reason to be on time. To be tired in the evening in the right places. To hear your name called and know what it's about.",
  ]),
  ...movements('deep', { aspect: 'mornings-purpose' }, [
    "Have something waiting for you at the far end of the first hour. It might be a pear. It might be a page and a half of a bad thriller on the step, with the door shut behind you. One can get up for a pear. I wouldn't dream of comparing it with a cause; it's only that causes aren't open at that time, and the pear is.",
    "Mornings ask the question most rudely. Everyone else seems to leave the house as if fired from something. If there's nothing that you have to be up for, be up for something you don't: the bread while it's hot, the swimmers, the light on the building opposite, which lasts eleven minutes. It isn't a purpose. It's an appointment, and they come before purposes as a rule.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'sundays' }, [
    "Watch out for late afternoon on Sundays, when a large number of sensible people conclude that their lives have been a mistake. It goes off by about ten on Monday. I've never seen it explained. But I would sign nothing in those hours, and I'd arrange to be peeling something, in company, with the radio on.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'envyofpast' }, [
    "It's a peculiarity of having known where you were going that you didn't know it then. At the time there were the usual doubts, and a cold, and somebody at the next desk who hummed. The feeling of purpose was laid on later, like varnish. I say so because you may be waiting for a sensation that never in fact came first.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'apprentice' }, [
    "I know of a kind of happiness that's got by standing on the left of somebody competent and passing things. Not the green; the other green. It makes no claim on one's future. Hospitals and kitchens and village halls run on people who are good at passing things, and I've never heard one of them ask what it was all for until somebody made them sit down.",
    "One way out of not knowing what to do is to stand next to somebody who does. It hardly matters in what. There is a man who mends accordions; there's a woman who can graft pears. People like that are lonely for a witness and pleased to be handed things. You'd be the one who holds the other end of the tape. I can think of worse jobs for a spring.",
    "Being a beginner on purpose is quite unlike being made one. You choose the evening. You pay the eleven pounds. You are the worst in the room at something with a loom in it, and nobody there has any idea what you used to be able to do. I know of no quicker holiday from oneself.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'attention' }, [
    "There are things you can't help correcting. A picture that hangs crooked, an unfair story, the way somebody's holding a saw. You try to leave it and your hand goes out. I would make a list of what your hand goes out to. People have earned their keep for forty years by one such itch, and been happy in a cross sort of way.",
    "Where does your attention go when it's let off the lead? Other people's shoes, the way a bridge is held up, who in the room isn't being listened to. You can't choose it and you can't fake it. It was like that at school and it's like that now. I'd call it a vocation if the word hadn't been spoiled. Follow it about for a week with a notebook.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'enough' }, [
    "I'd be careful of the scale. Someone who wants to matter to the world can be at it for decades without a receipt. To matter to a street, on the other hand, takes eighteen months and a habit of looking up. They'll say, you weren't about on Tuesday. It's as near to a definition of significance as I've found that would stand up in the rain.",
    "There's a sum that nobody teaches, which is how much is enough. Of money, of praise, of being needed, of people who know your name. Without it one goes on adding. I don't expect you to be able to do it for a whole life. Try it for a Saturday: what would have had to happen by bedtime? Write it down beforehand. It's always shorter than one fears.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'detours' }, [
    "The straightest lives I've read about turn out, close to, to have been tacked together from illness and offers. He was to have been a priest, and there was a girl with a bicycle. She'd gone in about a typing job. They tell it afterwards as though a voice had spoken. I shouldn't trust the voice. I'd trust going in about the typing job.",
    "Look at how you got to anything good that you have. I'd be surprised if it was by the road you had planned. A flat gets taken because the other fell through. Somebody's met because the first train was full. It's not a reason to stop planning. It's a reason for leaving the house on days when there's no plan.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'grief-for-lives' }, [
    "Regret keeps excellent records of one kind only. It has every door you didn't go through, with the date. It has nothing at all on what would've been behind them: the boss, the damp, the person you'd have met there and couldn't have stood. Ask it to show you the second page. It'll look for its glasses.",
    "For every life that gets lived there are several that were packed and never sent. It's proper to be sad about them. They weren't nonsense; each would have had its kitchen and its arguments. I'd only be wary of one thing. In the unlived ones nobody ever has toothache, and it gives them an unfair advantage when they come and sit beside you at night.",
  ]),
]

/** Long letters that keep to the person's own words and things. */
const fromTheirWords = [
  ...movements('deep', { not: ['childless', ...aboutSomebody], aspect: 'smallmap' }, [
    "If I drew a map from your message it would have very little on it. Here, {q}. Over there, some way off, {n}. Between them an area with no names which you've been crossing at night. It isn't much to travel by. But people have set out with less, and nearly all of them were heading for a name.",
  ]),
  ...movements('deep', { aspect: 'readback' }, [
    "I'd like to read you something of yours as if somebody else had written it. {q}. Suppose you'd found that on a bench, in pencil. You wouldn't think: what a failure. You'd look up and down the street to see if whoever wrote it was still in sight.",
    "Let me hand back one of your sentences with the label changed. You filed {q} under trouble. I'd put it under knowledge. There are people twice your age who've no idea of it, about themselves, and are going to find out at some much more inconvenient moment.",
  ]),
  ...movements('deep', { aspect: 'thetwolines' }, [
    "Of all you sent, two lines would be enough for me to know you by in a crowd. {q} is the first. The other is {q2}. I couldn't say what they add up to. You're in there somewhere between the one and the other, as a tune's somewhere between the notes, and it's quite a recognisable tune.",
    "A doctor would want the first of these, {q}. A friend would want the second: {q2}. I've no use for them except to see that they were written by the same hand without so much as a new paragraph. Most people would have kept one of the two back.",
  ]),
  ...movements('deep', { not: ['childless', ...aboutSomebody], aspect: 'thething-deep' }, [
    "I've come back to {o}, since I never asked you the obvious question. Who else knows about [o:it|them]? I mean that [o:it matters|they matter]. If the answer is nobody, that would be a thing to tell: not the whole story, only that, to somebody who happens to be there. It's a very light key to hand over.",
    "Put {o} and {n} in one sentence and see what the verb is. I tried a few, and I don't know enough; they all came out like captions. You would do it without thinking. Whatever verb you'd use is nearer to what you're looking for than any noun I could offer.",
  ]),
  ...movements('deep', { aspect: 'theask' }, [
    "Let me take what you want out of its envelope, {c.q}, and look at it under the lamp. It's reasonable. It hurts nobody. If a friend wanted it you'd start thinking straight away whom they could talk to. I'd like you to do yourself that favour, in about the tone you'd use for the friend, and before Thursday.",
    "You want to {c.inf}, and I've been asking myself what would be the first sign of it. I don't think it'd be a feeling. I think you would be late for something because you'd lost track of time, and you'd be annoyed, and it would be evening before you realised.",
  ]),
  ...movements('deep', { aspect: 'thespan-deep' }, [
    "One more word on {span}. When a stretch of time is over, it folds up, and people talk as though it had been one thing. You were several people in the course of it. The one who started wouldn't have known what the one who finished was talking about. I find that encouraging: it means you've changed before, a great deal, while believing that you were only going to work.",
  ]),
  ...movements('deep', { aspect: 'theother-deep' }, [
    "I wonder what {p} would say you're like when you're interested in something. You don't have to ask. But there's a face you make, everyone has one, that you've never seen, and the people round you have learned to tell by it when to leave you alone. They've possibly been missing it. It'd be a good thing to have reported on.",
  ]),
  ...movements('deep', { aspect: 'thefeeling-deep' }, [
    "I've been writing round {e}, and I'd like to look at it once directly. It is what you said weighed the most. I notice that you know precisely what to call it, and that you still got a message written, with commas. So it hasn't got all of you. There's a part that stands aside and finds the word.",
  ]),
  ...movements('deep', { not: ['childless'], aspect: 'thesentence-turned' }, [
    "You told me that {t}. Say it again ten years on, to somebody young who has asked you for advice. What comes after it? There's a comma there now, where this afternoon you can only see a full stop. I don't know what follows. I do know that it's you who'll be telling it, and that they'll be leaning forward.",
    "If somebody wrote to you that {t}, what would you notice in them? I've tried to read you like that. I didn't see anyone who had nothing left. I saw a person who looks straight at a thing, gives it a short name, and then is hard on themselves for not having fixed it by the weekend.",
  ]),
]

/** Long letters, by what happened. */
const byEvent = [
  ...movements('deep', { any: ['laidoff', 'retirement'], aspect: 'deep-work' }, [
    "There's a scene that nobody films, and it's the first weekday lunch. All those years there was a bell, or a nudge, or somebody who said right then. Now you stand with the fridge open at ten to twelve. I'd give that meal some ceremony. Lay it, sit down, put the radio on. One has to be one's own canteen for a bit.",
    "Work teaches the hands and it also teaches a manner: how to come into a room where something has gone wrong. You'll do it the rest of your life, at other people's sickbeds and flooded cellars. Nobody will know where you learned it. They'll only notice that when you've come in it's less of an emergency.",
    "There are trades that go out of the world with the people who had them in their fingers, and it's never in the papers. If yours could be one of those, let somebody film you explaining it, ten minutes, badly lit. Not for posterity. It's to hear yourself say first you do this, and to see that the other person's mouth has come open.",
  ]),
  ...movements('deep', { any: ['laidoff', 'retirement'], aspect: 'deep-title' }, [
    "A profession is a coat that other people hand you each morning by the way they greet you. You put your arms in without looking. When it's not held out any more there's a moment with the arms behind you, and it's undignified, and it goes on for months. Underneath you were dressed all the time. It just isn't what they're used to seeing.",
  ]),
  ...movements('deep', { any: ['burnout', 'caring', 'parenthood'], aspect: 'deep-giving' }, [
    "Whoever spends their strength on other people keeps one eye open even when asleep, and after some years forgets it's open. I don't think you can be told to close it. But a body will close it by itself in certain company: on a train with a book, at the hairdresser's, beside someone who's driving well. It'd be worth knowing what yours are.",
    "They always ask you to put on your own mask first, and then go through the cabin watching you do everyone else's. I won't lecture you. I would simply like it minuted that whoever wrote this message has been holding their breath for rather a long time, and that it hadn't been noticed by any of the other passengers.",
  ]),
  ...movements('deep', { any: ['migration'], not: ['decision'], aspect: 'deep-two-places' }, [
    "There's a version of you that is known only in the other place, and it's still going about there, in people's talk: do you remember when. It's odd to be absent from one's own anecdotes. Write to somebody who tells them. Ask for one. You will be reminded that you existed before you had to prove it.",
    "In a place that isn't one's first, jokes come last. One learns to pay, to complain, to see a doctor, and then one evening, years in, somebody laughs at something you actually meant to be funny, and you look round to see who said it. I hope that's near. If it's already happened, I'd count from there.",
  ]),
  ...movements('deep', { any: ['sickness'], not: ['caring', 'decision', ...aboutSomebody], aspect: 'deep-body' }, [
    "A pianist who lost the use of two fingers told people that he hadn't got fewer notes, he'd got other ones. It's a handsome remark and I suspect he threw things first. You may throw things. I would only keep open the possibility that there are other notes, and that they'll sound wrong for some time to somebody who loved the old ones.",
  ]),
  ...movements('deep', { any: ['formerself', 'creative'], not: ['sickness', 'aging', 'sober'], aspect: 'deep-formerself' }, [
    "Things you loved at an early age leave a kind of dent, and later loves roll into it without your knowing why. It could be that you've been living round yours all along. The colour you paint a wall; how you slice a tomato; that you can't pass a certain sort of shop. I wouldn't be astonished if what you believed you had given up had just been working under other names.",
    "Let me say a word for clumsiness. It's what skill looks like from the front, when it's coming towards you. From behind, as you see yours now, it looks like something that has gone. You'd have to be willing to be seen by nobody for a few weeks with your tongue between your teeth. Children do it all day long and are thought to be enjoying themselves.",
  ]),
  ...movements('deep', { any: ['decision', 'comparison', 'study'], not: ['emptynest'], aspect: 'deep-choosing' }, [
    "People who've chosen well describe it afterwards as a decision. If you ask what they did on the day, it turns out that they were hungry, and that somebody rang. I don't say it's chance. I think one prepares for a long time, as you're doing, without any sense of getting nearer, and then a small thing tips it, and one calls that courage.",
    "Imagine it has been settled, either way, and it's a year later and raining. You're carrying shopping. What's in the bag? Who's it for? Which of the two wet streets feels like going home? I find these are better questions for a choice than what would be best, which has never once made anybody's feet move.",
  ]),
  ...movements('deep', { any: ['hollow', 'routine'], aspect: 'deep-hollow' }, [
    "You can go through an entire well-run house and not find where the draught comes from. It's maddening, with all those good windows. What one does is go about with a lit match, slowly, and look at the flame. In your case I'd watch for envy, or tears at the wrong film. They lean quite distinctly when you get near the gap.",
    "There's a story of a man with more than enough who wished only that he could be hungry again. I don't find it a foolish wish. Appetite needs an interval. I'd try going without something comfortable for a week, not out of virtue. See what it is that you start to listen for.",
  ]),
  ...movements('deep', { any: ['emptynest', 'parenthood'], aspect: 'deep-children' }, [
    "Children, the ones we've got and the ones we didn't, are the great experts in what we were going to be. It was for them, or because of them, or instead of them. I'd like you to have one wish that has nothing to do with the subject in either direction. It can be tiny. It's only so there'll be something on the shelf that was never theirs.",
  ]),
  ...movements('deep', { any: ['childless'], aspect: 'deep-childless' }, [
    "There are words for those who've lost a parent, a husband, a wife. For somebody who has lost a person that never arrived I don't know of one. So you can't fill it in on a form, and nobody takes their hat off. I'm taking mine off here. It makes no difference to anything. I didn't want you to have got to the end of a letter without its having been done.",
    "In time you'll be asked, pleasantly, by someone with a tray, whether you have any. You could have two or three answers ready, of different lengths, as one has coins. No. No, it didn't happen for us. And the long one, for the few to whom you'd give the long one. Which of them you hand over needn't depend on the question. It can depend on your feet, and whether it's raining.",
    "You were learning to be somebody's. It's not a thing that can be unlearned because the somebody didn't come; the patience stays, and looking both ways, and the habit of leaving a little room at the side. They aren't consolation prizes, and I'm not about to tell you what they'd be good for. I've only noticed them. They show in how you write.",
  ]),
  ...movements('deep', { any: ['childless'], aspect: 'deep-childless-time' }, [
    "Time had been cut very fine: fortnights, cycles, the two weeks in which one doesn't lift things. To get back a month in one piece is odd, like being handed a whole loaf. You don't have to have plans for it. Let some of it go stale. For a good while there's going to be nothing you must not hope.",
  ]),
  ...movements('deep', { any: ['sober'], not: ['caring', ...aboutSomebody], aspect: 'deep-sober' }, [
    "For a while it'll seem that everybody is thinking of it, every advert, each clink from an open window. They aren't. It's that you used to have a door for such moments and have bricked it up, so you keep walking into bricks. In time one hangs something there. I've heard of people who hung a bicycle.",
  ]),
  ...movements('deep', { any: ['faith'], aspect: 'deep-faith' }, [
    "There's an old idea that a dark patch may be a part of belief, with its own literature. I offer that for what it's worth, and you may have had it offered before, in a worse moment. What I find more useful in those books is how they spent the time. They dug. They kept bees. They were kind to whoever was next to them at table, on no evidence whatever.",
  ]),
]

export const deepPropositoEn = [...thoughts, ...fromTheirWords, ...byEvent]

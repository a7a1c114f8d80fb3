import { movements } from '../../movement'

/** Long letters: more by who they were, for the ties that come up most. */
export const deepKindsEn = [
  ...movements('deep', { any: ['kin:mother', 'kin:father', 'kin:grandparent'], assumes: ['history', 'affection'], aspect: 'elders2' }, [
    "I don't know whether {n} wrote things down. If there's a list anywhere, a diary, the back of an envelope with sums on it, you may find you value it above the silver. It's the only place where {they} can be caught not being looked at. Read it slowly. Some of it will be about the price of coal, and you'll be glad of that too.[|]",
    "They say that one only grows up at the second funeral. I wouldn't know. It does seem that with {n} gone there's someone you no longer have to be well for. It can feel like falling, and like having put down a tray. Whatever you've been holding steady on {n's} account, you might let it rattle a bit.",
    "You were {n's} for so long that there's no telling where the training stops. How you say hello to a cat; what you call the meal in the middle of the day. If anybody complains of it, you can say that it came with the house. I'd go on calling it whatever {they} called it.",
  ]),
  ...movements('deep', { any: ['kin:mother', 'kin:father'], assumes: ['history', 'affection'], aspect: 'parent5' }, [
    "Whoever's left in the family will be watching you to see how it's done, and you'll be watching them. Nobody's seen it before, with this one gone. You may find that you've been handed {n's} part: carving, or driving, or being cross about the heating. Try it on. It's all right if the sleeves are too long.",
    "I wonder if {n} ever said sorry to you, or you to {n}. In most houses it isn't said, it's made: a cup of something put down beside you, your bike mended without a word. If you go over it with that in mind, you may find there was more of it, on both sides, than was ever spoken.[|]",
    "The odd thing is that you'll go on getting to know {n}. You'll be forty, or seventy, and tired on some particular stair, and think: so that's what the sigh was. It doesn't need both of you. A good half of understanding one's parents has always been done afterwards.[|]",
  ]),
  ...movements('deep', { any: ['kin:partner'], assumes: ['history', 'affection'], aspect: 'couple5' }, [
    "What did the two of you call it, when you stayed in on purpose? Every couple has a word. It's those that go first, since there's no one to say them to, and they're too silly for company. Write some down. You needn't explain. I'd just like there to be a sheet of paper on which a whole country's slang has been saved.",
    "There'll come an evening when something good happens, and you'll see that it's halved by there being nobody to be smug with. People can be sorry along with you fairly easily. What's hard to come by is someone who'd enjoy your small mean triumphs. I think that's one of the things {n} was for, and I don't think it's a small one.",
    "Cooking for one is mostly a matter of the wrong pans. Give it a month of eggs. It'll be a while before you can make a proper meal and sit down to it without feeling that you're keeping a place for {n} or else taking it. If you have company, sit somewhere else. If you haven't, there's nothing wrong with standing up.[|]",
  ]),
  ...movements('deep', { any: ['kin:child'], assumes: ['history'], aspect: 'child5' }, [
    "You and whoever else brought {n} up may not be able to help each other very much, for a time. It's the same fall from two different heights. One wants to talk at the hour when the other can't. I'd not take it as news about the two of you. Say good morning, pass the salt, and get help from people who still have both arms.",
    "It may matter to you that there's something with {n's} name on: a bench, a cup for the under-elevens, a shelf in a library. It may seem unbearable. You've years to choose. Those who have done it tell me that it isn't for remembering, as they were never going to forget. It's so that strangers have to say the name.",
    "There'll have been a last ordinary quarrel: shoes, a plate in a bedroom, be home by. Please don't make a monument of it. Being told to pick up a plate is part of being somebody's child. {n} was properly brought up, plate and all, by a person who thought there'd be a thousand more plates.",
    "I won't say that you'll learn to live with it. I don't like the sound of that. What I've gathered from people further along is more like this. There is a room in them where nothing has been moved. They don't live there. They have the key on them always, and other people can tell by how they walk.",
  ]),
  ...movements('deep', { any: ['kin:baby', 'perinatal'], aspect: 'baby5' }, [
    "It's possible to be jealous of almost anything: a woman complaining about her feet, a pram stuck in a shop door. It comes up like heat and you're ashamed of it. You needn't be. You're not wishing anyone harm. You're wishing that {n} were here to be complained about.",
    "If there's a next time you may not be able to be happy about it in the ordinary way, and if there isn't one you'll have that to grieve as well. People will want to hurry past {n} towards some ending. You can let them go on ahead. There was a first thing, and it happened, and it doesn't need to be made up for.[|]",
    "The father, or the other mother, or whoever stood there, hardly ever gets asked. They carried bags and made the calls. If that's you, then this is to say that you lost {n} too. If it's somebody near you, you might say it to them tonight. It's one of the few things that can be handed straight across.",
  ]),
  ...movements('deep', { any: ['kin:sibling'], assumes: ['history', 'affection'], aspect: 'siblings5' }, [
    "You'll be using the word for it wrongly for years. You'll say it in the present. It will slip out to a hairdresser, and then you either put it right or let {n} go on living, for the length of a haircut, in the town where {they} always lived. I'd let it go. It's harmless, and it's pleasant to hear about.[|]",
    "The two of you had a way of being rude to each other that no one else has a licence for. I expect you'll miss that more than the tenderness. Being insulted accurately, by someone who knew you at seven, is a form of being held. {n} took a good deal of your history along; but not the insults. You could still make a list.",
  ]),
  ...movements('deep', { any: ['kin:friend'], assumes: ['history', 'affection'], aspect: 'friends5' }, [
    "There's no word for what one is, after a friend. You can't say it at a counter. Perhaps that's why people put up photographs of nights out and write see you up there. If you'd like to do it some other way, pay {n's} round. Once a year, in whatever place it was, put the money down, and when they ask who it's for, say that somebody's late.",
    "With friends one's chosen, and it's a thing that nobody can do to you twice in the same way. You'll make others. They'll be the ones you made after {n}, and they won't know that they're being compared. Go easy on them. {n} was probably hard work as well, the first year.",
  ]),
  ...movements('deep', { any: ['kin:grandparent'], assumes: ['history', 'affection'], aspect: 'elder5' }, [
    "I imagine that hands come into it. With the old it's what one looks at: the veins, the ring that couldn't be got over the knuckle, how slowly they'd get hold of a coin. You'll recognise {n's} some day at the end of somebody else's sleeve, on a bus. Look for as long as you decently can.",
    "There were things {n} thought worth doing properly that nobody else does at all any more. Edges, I dare say, or envelopes, or how to leave a kitchen. You could keep one of those up. It's not much of a memorial. But it gets done on most days, which can't be said of the marble kind.[|]",
  ]),
  ...movements('deep', { any: ['pet'], aspect: 'pet5' }, [
    "Other people's animals will make for you in the street as if they'd been told. Let them. Stop, and be sniffed, or looked through, as the case may be. You'll be thinking of {n} and they'll be thinking of your hands. Neither of you has to say anything, and it's over in a minute, and it helps about as much as most conversations.[|]",
    "You kept {n} alive, you know. It's what the days consisted of: water, food, the weather looked at on someone else's behalf. Nobody thanks a person for it, least of all the creature. Every one of those days was a success. It's only that they come to an end whether or not one's been good at it.",
    "It'll be said to you that you gave {n} a good life, and you'll nod. Don't let it slide off. There's a great deal of luck in what sort of person an animal gets. Somebody who's this sorry was never a bad bet.",
  ]),
]

/** Long letters: more by how it ended, and by the time since. */
export const deepCausesEn = [
  ...movements('deep', { any: ['suicide'], aspect: 'suicide5' }, [
    "People may go quiet round you, or go away. They're afraid that it's catching, or that they'll use the wrong verb. If you've strength for it, give one of them a job: to ask you about {n} on Sundays, for example, and not to flinch. If you haven't, there are those who've lost somebody in the same way, and they won't need to be taught.",
    "There's what {n} was up against, and there is {n}. It isn't disloyal to hate the first. You could go further, and be impressed by how long it was held off. We talk of those who die like this as if they had lost one argument. It may have been won a great many times before that, on days when nobody knew it was being had.",
  ]),
  ...movements('deep', { any: ['sudden'], aspect: 'sudden5' }, [
    "There'll be a number of things that were on their way to {n}: a parcel, an appointment, an answer. They go on arriving. You could ask someone to stand at that gate for you for a month and turn them back, politely, with a line you've agreed. It's the sort of help people are good at, and you'd be spared being told it forty times.",
    "Nothing was finished, so you'll be tempted to finish it all. The half-read book, the shed, that quarrel with the council. Take one. Let the rest stay as they were put down. A life that stops on a weekday leaves its tools out, and there's no shame to {n} in that. It looks like somebody who'd be back in a minute.",
    "When it has come from nowhere one starts to believe that it was always coming, and that other people could see it. Nobody saw it. You'd have been told. There wasn't a sign with {n's} name on that you walked past with your shopping. There was a day, like this one, and it had the wrong thing in it.",
  ]),
  ...movements('deep', { any: ['illness'], not: ['pet'], aspect: 'illness5' }, [
    "In the last part there's often some small thing that went right, and it gets lost among the rest: a nurse who knew how to do a pillow, an hour without pain, a joke. You may have one. I'd get it out and put it where the others are. It doesn't make up for what {n} went through. It's evidence, that's all, and it ought to be heard.",
    "You became a person who was told things in corridors. It's hard to stop. You may still be walking about with your face arranged for news. There isn't any more of it. Whatever could be said about {n} in that voice has been said; the next person who asks to have a word with you may only want to know about the gutters.",
    "Illness gives everyone a role, and they don't all get one they'd have picked. Somebody was brave, somebody was practical, someone was always about to arrive. If yours was one that you're not proud of, it was handed to you in a hurry, in bad light. There had been other roles before it, with {n}, and longer ones.",
  ]),
  ...movements('deep', { any: ['caregiver', 'dementia'], aspect: 'carer5' }, [
    "It may take you by surprise, what you miss. Not the good days; the weight. An arm round a waist, the trick of getting a sleeve on. It was heavy, and it was the last way there was of touching {n} for hours at a time. There's nothing odd in wanting a thing back that you often longed to put down.[|]",
  ]),
  ...movements('deep', { any: ['faraway'], aspect: 'far5' }, [
    "Somebody over there has the small facts: what was on the bedside table, who came, if it rained. They've probably spared you. You can ask. Write down four questions and ring up at a quiet time and say: I wasn't there, tell me as if I'd been in the next room. It's a sort of inheritance of {n's} that only they can pay out.",
    "When you live a long way off you're always a bit behind, or ahead, and so it is with this. It may be night there while you're telling someone at a bus stop. I'd get yourself a fixed point: one hour a week that's the same hour over there, when somebody who knew {n} is doing something ordinary and you're doing it too.",
  ]),
  ...movements('deep', { any: ['estranged'], aspect: 'estranged5' }, [
    "You can be angry that {n} died without having put it right, and you can see quite well that you hadn't either, and neither of those takes anything off the other. It was a thing with two ends. I wouldn't try to settle whose was heavier. You've been left holding both, and that's enough to be going on with.[|]",
    "Someone may offer you a keepsake. You don't have to know on the spot. Say: put it by for me. There might come a year in which you'd like to have one thing that {n} touched, and another in which you give it to the jumble. Both can be done with an easy mind by somebody who took their time.",
  ]),
  ...movements('deep', { any: ['harm'], aspect: 'harm5' }, [
    "There may be others who had it too: a brother, a mother, someone from the second family. You may be closer than ever now or not able to be in one room. Each of you knew a different {n} at a different age, and got away by a different road. It'd be a lot to ask that you should all have the same thing to say.",
    "You might notice yourself being very reasonable. Seeing {n's} side; knowing what {they} had been through as a child. It's to your credit, and it can wait. For once you could leave the explanations to those who are paid for them and say just what it was like, in the order in which it happened to you.",
    "If what comes is lightness, let it have the run of the place. So has nothing at all. So has some sorrow, for a day in a park, for what another sort of person might have been to you. I wouldn't let anybody draw up the accounts from which of these you show. What {n} did is a fact. How you feel about its being over is your own, and it may change its mind.",
  ]),
  ...movements('deep', { any: ['addiction'], not: ['harm'], aspect: 'addiction5' }, [
    "You'll meet people who never knew {n} well, and they'll remember only the trouble: the loans, the night at the wedding. You've all that and you have the rest. If there's a meeting near you for families, those are rooms in which both halves can be told in one breath, and somebody will laugh at the right place.",
    "I don't think you have to choose between the one you loved and what {they} did. Some evenings you'll want {n} back so badly that you'd take any of it, the lies and all. On others you'll sleep the night through for the first time in years and wake up feeling like a thief. I'd write both of those down on the same page.",
  ]),
  ...movements('deep', { any: ['anniversary'], aspect: 'dates5' }, [
    "If others want to raise a glass, and you'd sooner pull up the blankets, say what you can manage: the first half-hour, the washing-up, the drive home. A day with {n} at the centre of it is a large thing to carry round a room. You're allowed to put it down on the stairs, beside the coats.[|]",
    "It may help to know that the day will not be the day. The day was a day. This is one that happens to have the same number, and the shops will be open. You can give {n} an hour of it with everything switched off, and hand the rest of it back to whoever's in charge of the weather.[|]",
  ]),
  ...movements('deep', { any: ['recent'], aspect: 'early5' }, [
    "You may have been told a great many things this week by people with forms, and signed. If any of it could wait, go back and say so. Almost nothing about {n} that feels urgent is. There's the one date, and somebody to see to the flowers. Everything else was invented to give people something to hold.",
    "For now it comes and goes: ten minutes in which you've nearly got hold of the fact, and then it's lunch and you can't think why everyone looks like that. You're not being slow. It's a very large thing, and there isn't an entrance that size in anyone. {n} died. You'll have to be told it, quite gently, several hundred times.[|]",
  ]),
  ...movements('deep', { any: ['longago'], aspect: 'longsince5' }, [
    "You've told this so seldom of late that the words may have set. Try it some time without them. Leave out how it happened, and the year; say what was on the wall, or what {n} had on, or who was supposed to be collecting whom. It won't be any sadder. There's a fair chance that something will move which hasn't for a long while.",
    "It counts for something that {n} has been missed for all that time by the same person. You've been several people since, I suppose: changed your name for things, moved, believed this and then that. And there's the one job that none of them ever gave notice from.",
  ]),
  ...movements('deep', { any: ['violence'], aspect: 'justice5' }, [
    "A court wants to know what happened, and a family wants to know who it happened to. They don't mix. If you should have to speak, have the second written out beforehand, in your own words, one page, with {n} in every line. Read it to somebody you trust first, sitting down. And take someone to drive you home.",
  ]),
  ...movements('deep', { any: ['putdown'], aspect: 'mercy5' }, [
    "There's a trust an animal has that nobody can deserve: it goes where you go, even there. I know that's what you can't get past. But turn it round. It took you years of mornings to be somebody an animal would go with. That was what was in the room with {n}, and you had made it.",
    "Give it a plain name when people ask. I had {n} put to sleep; I said when. Those who've done the same will look at you in a certain way, and they'll generally tell you the weather, and what they gave to eat on the last day. It's a large society. Nobody's ever joined it on purpose.",
  ]),
  ...movements('deep', { any: ['late'], not: ['suicide', 'violence', 'sudden', 'addiction', 'pet'], assumes: ['affection', 'alive'], aspect: 'late5' }, [
    "I'd like you to ask one of those who were there, if there's anyone, what {n} was like in that hour, and to be told the truth. Mostly it's quieter than what you've been picturing. And if there was nobody, then what you have to picture is a person asleep, or a room with the sun in it. You needn't always furnish it with yourself not coming in.",
  ]),
]

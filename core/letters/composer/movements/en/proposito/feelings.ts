import { movements } from '../../movement'

/** Meeting what weighs, when what is lost is a direction. */
export const feelingsPropositoEn = [
  ...movements('feeling', { any: ['feel:emptiness', 'feel:numbness'] }, [
    "You put emptiness. To me it doesn't sound like the bottom of a well. It sounds like a house just after the van has gone: you hear your own steps, there's too much echo, and for a while you live in one room. One's enough for a bed and a chair for visitors.",
    "That nothing excites you doesn't mean nothing matters to you. Excitement is noisy and comes and goes. What matters is quieter: it's whatever you still go downstairs for on the days you don't feel like it.",
    "The word you use is {e}. I'd test it on little things before believing it about large ones. Does the wrong milk in the tea still annoy you? Do you slow down for a dog? Anyone who minds about the milk has some way to go before they're empty, and minding is where the rest gets in.",
    "An instrument that's been put away in its case feels {e}, I suppose, if it feels anything. The strings have been let down so that the neck won't warp. Whoever did that to it wasn't being cruel. They knew that it would be a while, and they wanted there to be something to tune.",
    "Feeling nothing much has one use, which is that you can be bored without being frightened by it. Try to be bored on purpose, somewhere harmless, without a screen. It's a dull hour. Towards the end of it something generally fidgets, and I should like to know what.",
  ]),
  ...movements('feeling', { any: ['feel:confusion', 'feel:anxiety', 'feel:fear'] }, [
    "A blank isn't the same as nothing. It may be too much with no words to it yet. Let the things in there fight a little longer before you step between them. In some days two or three will still be standing.",
    "The fear of getting it wrong wants a thirty-year plan. Offer it three weeks. It's as far as anybody can be known in earnest, and at that range almost no mistake is beyond mending.",
    "What you call {e} may be the form energy takes when it's been given no job. Before you calm it, let it carry something: a friend's boxes, a cupboard, a list of calls you owe. Then talk to what's left.",
    "For {e} I have only a housekeeping suggestion. Write each thing it says on its own slip, as they come, the rent, the age, what they'll think. Then deal them into two heaps: can be done something about this month, can't. It hates being dealt. Most of its size came from everything talking at once.",
    "You put down {e}, and it's an honest report from someone who has stopped and looked in all directions. People with blinkers on feel splendid. I don't want to talk you out of having looked. I'd just have you choose one direction and look only there until Friday, to rest your neck.",
    "Where you say {e} I think of somebody in a station with a good ticket and no board to read. They're not stupid, and they aren't late for anything that has been announced. In that position one finds a bench near the coffee, holds on to the ticket, and asks the next person in a uniform one question at a time.",
  ]),
  ...movements('feeling', { any: ['feel:sadness', 'feel:longing', 'feel:pain'], not: ['childless'] }, [
    "There's sadness in what you say, and I think it's in the right place. People cry for people, and also for commutes, for uniforms, for a certain way of coming home. A thing can be over without there having been a day for it.",
    "To miss what's gone isn't to live with your back turned. It can be an instrument: it points quite exactly at what is lacking now. Write down what you miss, leaving out proper names. To be expected. To be tired from something useful. Those can be looked for.",
    "You call it {e}, and nobody will bring you a casserole for it. There's no card in the shop for the end of a way of life. So it gets carried about undeclared, and has to be explained, if it shows, as a cold or a bad night. I'd declare it to one person. You needn't ask them for anything but to know.",
    "I have a respect for {e} when it comes over a way of living. It shows that a person wasn't merely employed by their own life. They were fond of it. It'd be a poor trade to have got away without that, even if you could have had it in writing.",
    "{e} is what you wrote, and I notice it has no enemy in it. You're not blaming anybody. That makes it hard to do anything with in company, where a villain is always a help. I'd give it the early evening and a walk round the houses. It will go quietly if it's not asked to account for itself.",
    "When {e} comes, see whether it has a time of day. In people who've lost a direction it's very often the hour at which they used to set out, or the one at which they were expected back. If yours has one, that's half an hour that could do with somebody else in it.",
  ]),
  ...movements('feeling', { any: ['feel:shame'] }, [
    "You're ashamed of not being what you promised to become. Who promised? When we're young we sign things unread. No one's coming to collect on it but you, some nights, without much mercy.",
    "Shame needs somebody to be looking, and it's remarkable how it will manage with nobody. It makes up a face, and the face has an eyebrow. I'd ask whose eyebrow that is. If it belongs to a real person, you might go and have a cup of something opposite it; they seldom live up to what they were doing in your head.",
    "I don't find anything here to be ashamed of. I've looked, since you seemed to expect me to. There's somebody who hoped for something, in good faith, and who hasn't got it yet or has it no longer. If a friend brought you that, you'd put the shame down to tiredness.",
  ]),
  ...movements('feeling', { any: ['feel:guilt'] }, [
    "Guilt of that kind was put there long ago so that the machine would run, and it's still doing its rounds with nobody to report to. You can hear it and stay in the chair. It barks. It has no teeth.",
    "Feeling guilt about wanting something different for yourself is nearly always a sign of somebody who keeps their word. That's worth having. But a word is given by one person to another on a certain date, and now and then it ought to be read again by both, with their glasses on.",
    "With guilt I'd ask whose bill it is. Put a name and a figure to it: I owe so-and-so this. Sometimes you'll find there's really something to be paid, and paying it's a relief. More often the creditor turns out to have moved away years ago and left no address.",
    "I don't want to lift guilt off you so much as look at its hours. If it mostly arrives when you've sat down, or when something was about to be pleasant, then it's not a conscience. A conscience comes when you've done something. That's just somebody who can't bear to see you with your feet up.",
  ]),
  ...movements('feeling', { any: ['feel:jealousy'] }, [
    "You own up to jealousy, which is braver than most of what gets called bravery. It has a bad character and excellent eyesight. Find out what precisely it was looking at: the house, or the ease, or only the sound of somebody laughing in another room. One needn't want the whole of a person's life to want that.",
    "As for jealousy, I'd use it as a pointer and not as a verdict. It doesn't light up in front of everything. There are fortunes you can look at without a flicker. The two or three things before which you feel it have been picked out for you with great accuracy by something that has never learned manners.",
  ]),
  ...movements('feeling', { any: ['feel:tiredness', 'feel:hopelessness', 'feel:helplessness'] }, [
    "With {e} like that don't decide anything that lasts. Questions about direction, when they're asked at eleven at night, always answer that there isn't one. Ask at ten in the morning after something hot, and ask one a day.",
    "You write {e}, and I'm not going to manufacture its opposite. See to one thing with a beginning and an end: a drawer, a form, some soup. Finishing a thing doesn't give a life meaning. At certain hours it does give it a floor.",
    "I read {e} and thought about what it's been powering. To go on getting up without knowing what for uses far more than getting up for something; you're supplying both the coal and the reason. If there's anything left at the end of a day like that I wouldn't spend it on the future. I'd spend it on a bath.",
    "Let's grant {e} the day off that it's been asking for. A real one: nobody told to be grateful, nothing learned from it, crumbs on the blanket. It might be back tomorrow. If after several of those it is always back, tell a doctor in the same plain words you used with me, since some of it may live in the blood and not in the life.",
    "There's a weariness that comes from effort and another that comes from effort going nowhere, and what you describe sounds like the second. Sleep doesn't touch that one. What does, a bit, is to see something move because you pushed it, if it's only a wheelbarrow.",
  ]),
  ...movements('feeling', { any: ['feel:hopelessness'] }, [
    "You wrote {e}, and I take that word as seriously as any there is. I'm not going to set anything bright against it. Stay near people this week, even dull ones, even without talking. If it goes on pressing, or turns into thoughts that frighten you, say so today to a doctor or a helpline or whoever is in the next room; they don't need it explained.",
    "Where there's {e} I'd lower everything. Not next year, not next month: until it's dark, and then until it's light. Somebody who's that far down needs a rail, and a rail is made of small dull things at fixed times, soup, a wash, a voice. You wrote this, so you've a hand on it now.",
    "About {e}: it tells you that it's a view of the future, and it talks with great authority. It's really a report on how worn you are at this moment. I'd believe what it says of your tiredness, every word. On the subject of what is coming it knows no more than the rest of us.",
  ]),
  ...movements('feeling', { any: ['feel:uselessness'] }, [
    "On the word {e}: it's an engineer's word, and it belongs to parts. A person isn't a part that has come off something. For a good while you fitted exactly where you were, that's all, and you miss the click. I do see that no amount of being loved makes up for the click.",
    "To feel {e} hurts most in people who are handy. The rest of us have had practice in standing about. I'd look for somebody with a broken thing and no money; there's one in every street, and they aren't hard to find if you walk slowly with a screwdriver showing.",
  ]),
  ...movements('feeling', { any: ['feel:anger'] }, [
    "You're angry, and nobody has asked you what about in any detail. I'd like the detail. Who said what, in which corridor; what it was that you'd been promised. Write it out with the names in. It's for you to see how much of it is about now, and how much has been waiting for a long time in the queue.",
  ]),
  ...movements('feeling', { any: ['feel:disappointment'] }, [
    "Disappointment gets little respect, and yet it takes a particular person to have it. One has to have thought that the thing could be good. I'd rather you kept that, and lost only your opinion of the people who were running it.",
    "What you'd hoped for was reasonable, as far as I can see. It's worth saying, because people in your position go back and find fault with the hope. The hope was all right. It was put into something that couldn't hold it.",
  ]),
  ...movements('feeling', { any: ['feel:anger', 'feel:disappointment'] }, [
    "There's {e} in your message and I'm glad: it's the one part that hasn't settled. It's cross because it knows this could be otherwise. Ask it how. Anger that gets a hearing often turns out to have quite a definite proposal.",
    "Something you'd put years into let you down. That doesn't make you naive. Somebody has to believe in things for them to exist a while, and for that while it was you who kept them there.",
    "What you call {e} strikes me as loyalty with nowhere to go. You know how the thing ought to be done. You've seen it done, or you did it. Nobody who'd never believed in it would be half as cross, and I'd trust you with the next one on that account.",
    "I wouldn't hurry {e} off the premises. It has some of your best energy, and it's the only one in there with its boots on. Give it a job that needs force and doesn't answer back: a hedge, a floor, a stiff letter to the council. Then see what it says when it's out of breath.",
  ]),
  ...movements('feeling', { any: ['feel:loneliness'] }, [
    "Looking for a direction is lonely work, since everyone else answers at once. They give tips; they quote cases. Find a person who can ask you two questions running and then keep quiet. With one such person a season you can get a long way.",
    "The word is {e}, and it's not the kind that a party would help. It comes of having something on your mind that doesn't go into small talk, and small talk being what there is. I'd look for people who are doing something side by side, rowing or choir or soup, where nobody has to be interesting from the front.",
    "You could have friends on every side and still write {e}, if none of them knew which life you're in at the moment. They send regards to the previous tenant. Telling one of them that you've moved, so to speak, is an awkward ten minutes. Then there's someone who has the right address.",
  ]),
  ...movements('feeling', { any: ['feel:gratitude'] }, [
    "Gratitude is a fine thing and a poor gag. You can know exactly what you've been spared, be able to list it, and still want to sit somewhere with the engine off. The list isn't wrong. It was drawn up as an answer to another question, which was whether you'd be safe.",
  ]),
  ...movements('feeling', { any: ['feel:hope', 'feel:peace', 'feel:gratitude', 'feel:relief', 'feel:love'] }, [
    "Under it all something can be heard that isn't sorrow. You call it {e}. Take care of it without putting it straight to work: what has only begun to move is frightened off by being asked for results.",
    "I wasn't expecting {e} where you put it, among what weighs. But I see that it might. It asks more of a person than despair does; it wants them up and dressed. You don't have to live up to it every day. It's not that sort of guest.",
  ]),
]

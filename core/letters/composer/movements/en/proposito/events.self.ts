import { movements } from '../../movement'

/** What is known of a self that went missing, of study, making, routine, hollowness, choosing, comparing, believing. */
export const selfEventsEn = [
  ...movements('event', { all: ['formerself', 'kin:self'] }, [
    "You speak of {n}, and I understand if that person seems more alive to you than the one writing. You see them from far off, in good light, without their stomach aches. There'll have been stomach aches. Even so, part of what you miss is real and can be asked for by name: a laugh, some skill of the hands, a way of walking into rooms.",
    "Between {n} and you is a long row of days on which you did what had to be done. Nothing was stolen in one go. You gave up your seat, each time for a sensible reason. You may ask for one back. One, by the window.",
    "Where did that person go, you're asking. I think they wrote me this message. The temper in it, the exactness, the refusal to be fobbed off: somebody whose light had gone out couldn't have managed those.",
    "I'd be careful of holding {n} up as the real one. That was a person with fewer bills and no idea. But I would invite them to things. When something's being decided, a Saturday, a haircut, what to say yes to, leave one seat free and ask what they'd have done. You needn't obey. They were often wrong, and never dull.",
    "If {n} walked in now there'd be an awkward minute, I expect, with both of you looking for somewhere to put your hands. Then one of you would ask what became of something small, a bicycle, a song, a friend with a van. You'd have the answer. Everything that happened to that person is known to you, and to nobody else. That's a closer relation than missing.",
  ]),
  ...movements('event', { all: ['formerself', 'kin:self'] }, [
    "You may be doing {n} an injustice. You speak as if everything good had been left there, for safe keeping, with somebody young. But they couldn't have written what you wrote to me. They didn't know how. It took all the years you're complaining of to be able to say it as shortly as that.",
    "What would you have to give back, to be {n} again? It's a fair question for a bad evening. People you've met since; what you know about yourself at a sickbed; the way that you can be alone now in a café. I'm not arguing. I'd just like both sides of it to be on the scales.",
  ]),
  ...movements('event', { all: ['formerself'], any: ['kin:self', 'creative', 'emptynest', 'parenthood', 'burnout', 'work', 'caring', 'aging'], not: ['sickness', 'sober'] }, [
    "Nobody goes back to being who they were. But it's possible to visit and bring things home. What you left behind there doesn't go off: skill rusts and returns, taste dozes and is woken by a smell. An afternoon will do, with very low expectations.",
    "The past tense keeps coming up in what you write. It's a comfortable tense; everything in it has been finished and has a shape. I'd try one of those sentences in the present, just to hear how false it sounds. Some will sound entirely false. There's generally one that only sounds rusty.",
    "One doesn't stop being somebody overnight. It goes by small courtesies: you gave up the evening, then the weekend, then the corner where your things were kept, and every time it was reasonable and somebody was grateful. Since it went that way it can come back that way. Ask first for the corner.",
    "Names for oneself wear out like soles. The one who always, the one who never, the good one, the quick one. You have been walking about on a worn pair and wondering why you can feel the ground. A person in that state isn't nobody. They are between cobblers.",
  ]),
  ...movements('event', { any: ['formerself'], not: ['sickness', 'sober'], clause: ['habit', 'miss', 'love'] }, [
    "Look at {q} as a stranger might, somebody who had no idea which year it belonged to. They'd say: here's a person who knows what they like. They wouldn't be able to tell you were speaking of something over. It's an idea worth borrowing for an evening.",
    "You wouldn't have told me {q} if it were dead. We don't describe what's properly dead to strangers; we forget to mention it. That still has some blood in it. I would not make a resolution on the strength of that. I'd make sure it was warm.",
  ]),
  ...movements('event', { any: ['study'], not: ['emptynest', 'kin:child', 'parenthood', 'laidoff', 'retirement'] }, [
    "Studying something you no longer want is walking in shoes that were expensive. You keep going because of what they cost. Try another question: if someone gave them to you today for nothing, would you put them on? It needn't be answered this month. Leave it beside the notes.",
    "A failed paper, a deadline, a thesis that won't move: study has a way of turning everything into a grade. Outside of it nobody examines you in one subject. I mention it because that's hard to see from inside a library, and there are windows.",
    "Anything begun in one's teens was begun by a teenager on the advice of three adults and a brochure. You've read a great deal since. If you wouldn't sign it today, then it has taught you something, and I know it isn't what the degree was meant to be in.",
    "There is a moment in any long piece of study when only stubbornness is left in it. Everyone who has finished one will tell you so, and so will everyone who sensibly stopped, which makes it useless as a sign. What I'd look at is whether you still read around it when nobody's checking. That tells you if there's a pilot light.",
    "Changing course looks like indecision only on a form. Elsewhere it is called having found something out. What's tiring is starting each time at the foot of the ladder with people who are younger and have better pens. Take the ladder slowly. You know more than the form has room for about how not to fall off.",
    "Stopping and finishing are both decent ways to leave a room, and nobody outside cares as much as the corridor does. What matters is to leave on your feet. If that means one honest conversation with somebody who isn't your supervisor or your mother, have that one before any other.",
  ]),
  ...movements('event', { any: ['creative'], topic: ['art', 'music'], not: ['parenthood', 'laidoff'] }, [
    "What was made with {o} wasn't done for anyone in particular. So it would be the first to go when time got short: nobody came asking for it. Go back in by the side entrance. Badly, ten minutes, showing no one. Talent stands up well to dust. What it can't stand is being looked at straight away.",
    "{o} would have to be picked up by somebody out of practice, and I think that's what stops people, more than time does. Your ear or your eye has gone on improving all these years, on other people's work, while the fingers stood still. For a month there'll be a horrible gap between the two. Musicians coming back from a broken wrist say the same. They also say it was the ear that got them across.",
  ]),
  ...movements('event', { all: ['creative', 'formerself'] }, [
    "An art that's been left waits with fairly good manners. It doesn't reproach. When you return your hands are clumsy, and it stings because your head remembers. Give yourself a month of doing it as children do, for the pleasure of the tool.",
    "You were never going to be paid for that, or not enough, and people made sure you knew. It was good advice about rent. It had nothing to say about what would happen to the hours from nine to eleven at night, which were where you kept it, and which have been filled since then with something you couldn't name if I asked you.",
  ]),
  ...movements('event', { any: ['creative'], topic: ['art', 'music', 'book'], not: ['parenthood', 'laidoff', 'emptynest', 'caring', 'burnout'] }, [
    "With {o} in the house there's an extra trouble, since to people who make things an idle stretch feels like proof. Others just have a quiet year. It might be worth keeping the quiet year as other people do, with walks and a bad television series, and no notes taken.",
    "Whether any of it was good is the least interesting question where {o} [o:is|are] concerned, and the only one that ever gets asked. I'd want to know what you forgot while you were at it: supper, your age, that your foot had gone to sleep. Anything with that much forgetting in it deserves an hour.",
  ]),
  ...movements('event', { any: ['routine'] }, [
    "You're on autopilot, and in fairness to the autopilot it has got you here without a crash. Don't sack it. Take the controls off it for a bit: go to work by another street, eat at another time, sit in the opposite chair. The head wakes up from the feet.",
    "Repetition wears things down until they can't be seen. Then one day you're looking at your own week as if through a shop window with the prices changed. Before you throw it all out try altering one part: the smallest, the one that comes round most often.",
    "A week like yours has been sanded so smooth that nothing sticks. That isn't failure; it took a lot of competence to remove the splinters. But it's on splinters that a day catches. I'd put one back: something slightly inconvenient, on a weekday, with another person in it who may be late.",
    "Ask what, in the ordinary round, you would notice if it were gone by morning. The bus driver, the first coffee, a voice on the radio who mispronounces things. Whatever comes to mind isn't part of the machinery. It's a foothold, and it's already in the timetable, so you needn't find time for it.",
    "Being switched off saves current. I'd assume there was a reason to save it, even if the reason has since gone home. Nobody can order a switch to feel like being on. What can be done is to be near things that hum: a workshop, a choir practice heard through a wall, a market at closing.",
  ]),
  ...movements('event', { any: ['hollow'] }, [
    "You're looking for meaning, and that word is so high up that it makes people dizzy. Bring it down a floor. What did you enjoy last week, if only for a minute? Who was glad on Tuesday that you exist? It generally comes in by gaps like those, head down, without introducing itself.",
    "What people want when they ask for meaning is often to be put to use by something they respect. It needn't be large. A choir, a river bank that wants clearing, a boy who can't do fractions. Respect is the part to look after; there's plenty of use going about that leaves one emptier than before.",
    "If someone offered you a purpose this afternoon, gift-wrapped, I think you'd turn it over and look for the price. Quite right. The ones worth having don't come with a name. You do a thing because it's Wednesday and you said you would, and at the end of a year somebody else remarks that it seems to matter to you.",
  ]),
  ...movements('event', { any: ['hollow'], not: ['laidoff', 'sickness', 'migration', 'retirement', 'sober', 'caring', 'emptynest', 'burnout', 'study', 'childless'] }, [
    "It can happen that a person has what they were supposed to have, and it makes no sound. Nobody pities that, so it's carried alone. If that's any part of yours, I don't think it's ingratitude. There was a commission, given very early on; it got delivered; and on turning round one finds no one there to say what's next.",
    "A hollow in a life that functions is more baffling than the other kind, since there's nothing to blame. It need not be a big thing that's missing. It might be one that has no use: singing, wasting time with somebody, knowing the names of trees. It's the useless ones that have the flavour.",
    "Seen from the street a life can look like arriving, and people may well say so. What nobody mentions about arriving is that whatever had been pulling stops. One stands there with one's arms at one's sides, quite strong, in the silence of not being needed by one's own ambition.",
  ]),
  ...movements('event', { any: ['hollow'], clause: ['self', 'other', 'habit', 'cant', 'dontknow'] }, [
    "{q}. That isn't the sentence of somebody with nothing inside. Nothing doesn't notice. Whoever wrote it is standing quite close to whatever's missing, near enough to know its size, and is embarrassed to be seen looking.",
  ]),
  ...movements('event', { any: ['decision'] }, [
    "When someone can't choose, it's often because each of the roads costs something they love. You aren't failing to find the answer. You're crying ahead of time for the door that'll be shut. Once it's been cried for, choosing is easier.",
    "What should you do? I don't know. I do know a question to ask quietly: of all you're turning over, what would make you sad if nobody like you ever tried it? Leave out what's wise. What would make you sad.",
    "Undecided isn't the same as idle, though it's paid the same. From what you say you've been working at this day and night, without a break and with the lights on. I'd close the office from Friday evening until Monday. No pondering on the premises. Things that are going to be decided get a good deal decided in the closed hours.",
    "If there are lists, I expect they come out even; they give one line to each reason, and reasons don't weigh alike. Read yours aloud to somebody who loves you and tell them to say nothing, only to watch your face. They'll have the answer some time before you do. Ask them for it a week later.",
    "Most choices that look like a fork turn out to be a roundabout. You come off, you drive a bit, you see that it's the wrong county and you come back. It costs petrol. There are a few that really can't be undone, and I'd find out first, on paper and with dates, whether yours is among them.",
    "It may be that you have already decided and are waiting for permission from somebody who isn't going to give it. That happens in good families. Then the thing to work on isn't the choice at all; it's the sentence with which you'll tell them. Try three versions. The shortest is normally the kind one.",
  ]),
  ...movements('event', { any: ['decision'] }, [
    "You needn't decide in order to be worth something in the meantime. I say so because it tends to get mixed up: people who can't settle a question begin to feel that they've no right to a good lunch. Have the lunch. The question is going to need somebody who's eaten.",
    "It may be that you lack a piece of information, and not courage. Go through what's turning over and mark everything that you are only supposing. What it pays. What they'd say. What you would feel on the first Monday. Two or three of those could be found out by Friday, by asking, and I'd do that before doing any more deciding.",
    "I notice how hard you're trying to be fair to all parties, and that you come last among them. If it helps to have it said by somebody with nothing to gain: what you'd like counts as a reason. It doesn't have to win. It ought to be in the room when the others are being heard.",
    "A thing can stay undecided for a good while and no harm come of it, provided it's given a place to wait. What does harm is having it in bed with you. Write down where it stands tonight, in four lines, with the date. Say when you'll next look. It's a rough sort of filing, and it does let people sleep.",
    "Ask which of the courses you'd be able to explain in ten years to somebody who loves you and doesn't flatter you. I don't mean justify. I mean say, over the washing-up, this is what I did and this is why, without needing to dry anything twice.",
  ]),
  ...movements('event', { any: ['decision'], clause: ['dontknow', 'cant', 'wish', 'fear', 'contrast', 'self'] }, [
    "You've written {q}, and if it were a letter from a friend you'd know what to reply. You'd ask when they last ate. You'd ask who else was in the room when that sentence formed. You would no more press for a decision than you'd ask someone with a fever to read a contract.",
  ]),
  ...movements('event', { any: ['comparison'] }, [
    "All around you people announce things: houses, babies, promotions. Nobody announces insomnia. You hold your insides up against their outsides and lose every time, because that's how the game is made. Shut the window on it for some weeks. Your own street has its hours.",
    "If what you feel is late, late for what? Behind that there's mostly a list, written by somebody else, long ago, in good handwriting. Dig it out and read it slowly. There may be two things on it that are yours as well. Send back the rest, no hard feelings.",
    "There's a secret timetable and everyone believes that everyone else was given a copy. By this age the degree, by that one the keys, by the other somebody to carry over the sill. I've never met the person who drew it up. Whoever it was, they had never missed a bus, and I wouldn't care to sit next to them on one.",
    "Take one of those who are ahead and imagine their Tuesday in detail: the alarm, the commute, who they sit across from, what they can't say to them. If by the evening you'd still swap, all of it, the knees and the mother included, then you've learned what you want. If you'd only swap the kitchen, you've learned that, and kitchens are easier.",
    "Being measured against people your own age is something they did to us at school, in rows, and it's strange how many go on sitting there. The ones you compare yourself with started elsewhere, with other weather and other parents. What they have may be lovely. It's an answer to a sum that wasn't yours.",
  ]),
  ...movements('event', { any: ['comparison'], clause: ['self', 'event', 'fear', 'dontknow', 'others'] }, [
    "If {q} is read out at the reunion I think it gets a laugh first, and then one of those silences in which three people look at the tablecloth. They've thought it as well. The houses are real and so is the pushchair. And under the tablecloth there are more crossed fingers than you'd believe.",
  ]),
  ...movements('event', { all: ['faith', 'kin:faithful'] }, [
    "To lose faith, or the use of it, is to lose someone to talk to. The certainties go, and so does the gesture, the hour, whoever used to hear the last thing in the day. You can go on telling it. To a window, or a notebook. The habit of saying what's true in a low voice isn't the property of any building.",
    "I won't try to give you back what you believed, or congratulate you on no longer believing it. There were things inside it that were yours, the kindness, the singing, the Sunday, and you may have handed them in at the door along with the rest. You could go and collect them.",
    "It must be among the loneliest things there are, to say words alongside others when they've gone quiet in one's own mouth. It has been done by better believers than the world knows of, for years at a time, and the people next to them were fed. I don't say so to keep you at it. I say it because you might think that yours were the only lips moving with nothing behind them.",
    "A silence from that side is unlike other silences, since for so long it was the most inhabited place you knew. You can be angry with it. The psalms are, at length, with names; whoever put them in the book knew that complaint is what people say to somebody they haven't finished with.",
  ]),
  ...movements('event', { any: ['faith'] }, [
    "The question that keeps you up has kept up many others, several of them in vestments. Believing and doubting take turns in the same person more than anybody lets on. Sign nothing for now, neither the creed nor its opposite. It's possible to live for a time with the file open.",
    "Whatever becomes of the belief, the practice may be worth more than it's given credit for. To stop at fixed hours, to name what one is sorry for, to sing next to people one hasn't chosen. None of that requires a settled mind. It was designed, I sometimes think, for unsettled ones.",
    "It would ease things to tell one person, and I'd choose one who isn't paid to bring you back. Say it badly if that's how it comes. Doubt kept entirely private swells up and starts to sound like thunder. Said across a kitchen it's one tired person with a question, and the other may have it too.",
  ]),
  ...movements('event', { any: ['faith'], clause: ['cant', 'event', 'other', 'did', 'self', 'dontknow', 'absence'] }, [
    "I don't know of any liturgy with {q} in it, and there should be one. It's about as near to plain speaking as a person gets. If you still had somebody to say it to at the end of the day, those would be the words, and they'd need no amen.",
  ]),
]

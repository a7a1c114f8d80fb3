import { movements } from '../../movement'

/** Long-letter movements about living through it: hours, errands, bodies, other people, seasons. */
export const deepHoursEn = [
  ...movements('deep', { aspect: 'sundays' }, [
    "There's a stretch of Sunday, around six, when the weekend is used up and the week hasn't begun, and nothing good ever came of it. Have something in your hands by then. Iron. Return a call. Put the lentils in water. Anything that already belongs to Monday will do.",
    "If you mean to go to pieces on some day of the week, make it a Wednesday. It has company on both sides. The empty days are the ones that want an engagement, however silly, provided it has a time on it.",
  ]),
  ...movements('deep', { aspect: 'walking', not: ['sickness'] }, [
    "Walk, if you're able. Not for your health and not to clear your head. At a certain pace thoughts fall into single file, and your feet keep solving what's put in front of them: a kerb, a puddle, somebody's terrier. It's good to have some part of oneself solving things.",
    "Cross over. I mean it literally: go your usual way on the other pavement. You'll see front gardens you never knew about, and your own side from across the street. It's a small silliness, and it does prove that the usual way had another half.",
  ]),
  ...movements('deep', { aspect: 'forgetful' }, [
    "You'll leave the tap running and your glasses on the bus, and read one line four times over. Your wits aren't going. The head has something large open in the background, and what's left over for everyday use isn't much. Put the important things on paper and let yourself off the rest.",
    "Don't expect to get through a novel at present. Read recipes, instructions, letters to the editor. Attention comes back by way of short things. One evening you'll find you have turned over without noticing.",
  ]),
  ...movements('deep', { aspect: 'comparing' }, [
    "At some point you'll tell yourself that other people have it worse. Some do. It doesn't help; nobody's toothache was ever cured by the man next door having two. What you've got doesn't have to win a prize before it's allowed to spoil your dinner.",
    "Others seem to bear theirs better. You've no idea what they do when the bathroom door is locked. Judging by what shows is like picking a restaurant for its awning. You might be lucky.",
  ]),
  ...movements('deep', { aspect: 'bigdecisions' }, [
    "What can be put off, put off. Selling up, going to live by the sea, cutting off all your hair, telling someone finally what you think of them. Plenty of those ideas will be just as good by spring. The ones that are only good tonight, at two in the morning, tend not to have been.",
    "Before you decide anything big, decide three small things running: supper, bedtime, which shirt. If they come easily, go ahead. If you find you have stood for twenty minutes in front of the fridge, the big one can have another week.",
  ]),
  ...movements('deep', { aspect: 'paperwork', not: ['pet', 'kin:faithful'] }, [
    "Part of this is sheer administration: passwords, signatures, a name to be taken off a bill. It's never mentioned among the feelings, and it's where the tears catch people, holding a ticket that says forty-one. Take somebody. You won't need them for the forms. You'll need them for the ten minutes after.",
    "Start two folders, one for what has to be dealt with and one for what merely hurts. To begin with they'll look like the same folder. Once there's a list you can see they aren't: some of it has deadlines, and some of it never did.",
  ]),
  ...movements('deep', { aspect: 'kindness' }, [
    "You're going to be helped by people who don't know it. The one at the pharmacy who goes and looks in the back. The one who waves you out into traffic. A small child with a tooth to show. There's no need to tell them. Do count them up, though, before you go to sleep: today, so many.",
    "Keep a list of who did something without being asked. There are people who have no conversation and will come over and change a tyre. In bad times one learns that fondness has a lot of trades, and that talking well is only one of them.",
  ]),
  ...movements('deep', { aspect: 'unfair' }, [
    "For a while you'll be irritated by people who've done nothing: whoever complains about parking, whoever's celebrating, whoever chews. You haven't turned into a bad person. You have one layer too few just now and everything brushes. It thickens, over months. Until then, sit near the exit.",
    "It'll seem incredible that people go on arguing about whose turn it is. They did so before, and you with them. They haven't got worse. You've gone off some distance, and from a distance anybody looks busy with trifles. If you keep on looking there's something touching in it.",
  ]),
  ...movements('deep', { aspect: 'firsttimes' }, [
    "There's a list of first times ahead that no one gave you. First time filling in that line on a form; first time a new person asks. They're gone through like security at an airport, belt off, no expression. The second times aren't called anything.",
    "Anything done for the first time after a thing like this comes out crooked, whatever it is, a party, a trip, a match. Draw no conclusions. Second times are allowed to have an opinion. First ones only have to be got across.",
  ]),
  ...movements('deep', { aspect: 'plants' }, [
    "If there's something alive in your care, even one sorry-looking geranium, see to it at a fixed hour. I don't intend any symbol. Things that grow slowly have this over people: they ask no questions, and within a few days what you did for them shows.",
    "Feed something. Birds count. When one can't get much down oneself, it does some good to watch another creature eat with appetite and no conversation.",
  ]),
  ...movements('deep', { aspect: 'oldthings' }, [
    "Throw nothing out in a temper, and keep nothing out of fear. There's a third way, which is a box with a date on it. In it goes; you write on the lid the month you'll open it; and until that month you aren't required to hold a view.",
    "One day you'll want everything tidied, and the next you won't be able to bear a book being moved. Make one simple rule. Only what blocks the way gets tidied. The rest has leave to remain.",
  ]),
  ...movements('deep', { aspect: 'photos', assumes: ['history'] }, [
    "Be careful with pictures after supper. One, chosen, is company. A hundred and twenty with the thumb going is something else: before long nobody's looking any more, they're searching, and they couldn't tell you for what. Choose one and leave it be.",
    "What you remember and what was photographed aren't going to match, and never mind. The camera kept the colours. You kept who'd said the daft thing just before. I'd sooner rely on you.",
  ]),
  ...movements('deep', { aspect: 'song' }, [
    "Some song's going to jump out at you in an absurd place, between the frozen peas and the batteries. Don't run. Don't stay out of courage either. Find a label and read it, all the way down to where it was packed, until they change the record. The next one's always worse, and that helps.",
    "If there's music that can't be touched at the moment, let it lie fallow. It hasn't been lost. Some year or other a person who knows nothing will put it on, out of doors, and your foot will have joined in before you've thought why it shouldn't.",
  ]),
  ...movements('deep', { aspect: 'eating' }, [
    "On days when cooking seems a lot of trouble for so little appetite, cook double and freeze half with a label on. Then one of these evenings your dinner will have been made by somebody who knows you well and was thinking of you.",
    "Eat by the clock. If there's no hunger, eat out of punctuality. Appetite's among the last things to leave and the first to come back, and it generally comes back for something undignified: olives, or a chip out of another person's paper.",
  ]),
  ...movements('deep', { aspect: 'talkaloud' }, [
    "Talk aloud when there's nobody there. Say what you're doing, swear at the remote control, anything. A voice that's had no use all day sounds odd the first time it's wanted, and it's as well to keep it running in case someone rings.",
    "Tell it to somebody in person, even somebody who knows. They needn't ask anything and you needn't cry. You tell it; you have another cup; you get on to the price of things. What matters about such a conversation isn't generally in the sentences. It's in having sat for an hour across from a face.",
  ]),
  ...movements('deep', { aspect: 'seasonturn' }, [
    "The weather will turn. You'll go out one day in too many clothes and see that a whole season has gone by over your head. You didn't notice it arrive. It's a little sad to have missed a thing that size. It's also a fair measure of where your attention's been.",
    "Put something on the calendar that has nothing to do with any of this. A full moon, a fair, the day the clocks go forward. There ought to be one date in the month that isn't yours.",
  ]),
  ...movements('deep', { aspect: 'usefulness' }, [
    "When you're up to it, do someone a small favour. Carry a bag, explain a form, fetch a child from practice. It isn't a distraction. From inside, one comes to look like a person things happen to, and after half an hour's help one looks again like a person who does things.",
  ]),
  ...movements('deep', { aspect: 'patience' }, [
    "A portion of this can't be done any better by trying. It's like waiting for paint. People who blow on it get dizzy. What can be done is not to lean yet, and to let others know it's wet.",
    "Nobody's going to hand you a progress report. You'll have to go by signs: that you hummed, that you minded about a score, that you said leave it, I'll do it. Note them without comment. Singly they don't amount to a lot.",
  ]),
  ...movements('deep', { aspect: 'tense' }, [
    "You'll get your tenses mixed. You'll talk in the present about what was, and in the past about what's still there. Don't correct yourself as you go. Grammar runs along behind life in cases like this, trying to catch up, and it gets there when it gets there.",
    "Try one sentence in the future, just one, about nothing: next week I'll take the shoes to be mended. It's harder than it looks. The future gets put back like that, from the hem up, with errands.",
  ]),
  ...movements('deep', { aspect: 'sleepless' }, [
    "If it's going to be a bad night, have the kit ready: water, something warm for your feet, a book that doesn't grip. And a sentence for when the head starts making speeches: we'll discuss that in the morning, during office hours.",
    "Between three and five the head doesn't think, it manufactures, and everything off that line is faulty. Don't use any of it. Set it aside to cool until breakfast and see how many pieces have to be thrown out.",
  ]),
  ...movements('deep', { aspect: 'smallluck' }, [
    "Good things happen in bad times too, and they get a poor welcome because they come when nobody's in the mood. I'm not telling you to go looking for them. Only, in fairness, write one down when it comes. Otherwise there'll be no one to remember it.",
  ]),
  ...movements('deep', { aspect: 'lettershape' }, [
    "This letter is long on purpose. What hurts mostly gets short replies, of a length to fit on a card. Read it in pieces, skip whatever isn't speaking to you, and if you fall asleep in the middle of a paragraph there could be no better paragraph.",
    "We've come to where, in letters on paper, one used to take another sheet. Stretch your legs. I'll go over yours again meanwhile, and carry on with what I'd left out.",
    "I see that I've talked to you a great deal about what hurts. It's what you brought. But you wrote other things besides, and I shouldn't like it to look, by the end of this, as though that were all you are.",
  ]),
]

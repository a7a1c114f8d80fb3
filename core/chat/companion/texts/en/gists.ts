import type { Texts } from '../texts'

/** What may be said after a turn of each gist, whatever it is about. Every line must stand after any turn of its kind. */
export const gists: Texts['gists'] = {
  heavy: {
    says: [
      "I'm sorry. That weighs.", "I'm sorry it's like that.", "That isn't easy to carry.", 'How hard.', "It's understandable that it costs.", "There's a lot in that.", "That's a lot.", 'Goes deep, that.', 'No easy words for that.',
      "I won't hurry past that.", "I'm reading every word.", 'None of that is simple.', 'Better a quiet second than a clever answer.', "Not much to say to that, except that I'm here.", "I've nothing wise to add.",
      'Hard, and plainly said.', 'I can tell it matters.', 'It deserves more than a quick answer.', 'That takes it out of a person.', "There's no prettying it up.", "You don't have to make it sound better.", 'A difficult place to be.',
    ],
    asks: [
      '#word What weighs most in that?', '#body How does that sit with you, inside?', '#word What should I not miss in that?', '#word Is that the hard part, or is there a harder one?', '#want Should that be answered, or just heard?',
      '#time Has that been with you all day?', '#others Is anyone in this with you?', '#now Is it close today, or further off?', '#body How was it, writing that?', '#want Shall we stay with that, or go on to something else?',
      '#moment What led up to that?', '#time Is that a new weight, or an old one?',
    ],
  },
  fact: {
    says: [
      'That places a lot of it.', 'I see. Those are few words for what must be behind them.', 'Noted, and not as just any detail.', 'Said that briefly, and there must be a lot inside it.', "That's a lot of life for one line.",
      "The outline's clear, and the rest can wait its turn.", "The short version is fine. The long one's welcome too.", 'Said straight, and understood.', 'Not a wasted word there.', "I'll keep that just as you put it.",
      "I know a little more now about who's writing.", "So that's where this starts from.", 'Plainly told. Thank you.', 'With you so far.', 'Got that. Still reading.', 'No form would get the half of that.',
      'It says more than it seems to.', 'Taking that in.', 'No speech from me about it.', "I'd guess there's more, whenever it suits.",
    ],
    asks: [
      "#word What don't people imagine, hearing only that?", '#who @past @known @named What was {n} like, up close?', '#word What else ought I to know, to follow?', '#moment Where would you begin, if you told it whole?',
      '#now And what brings it up today?', '#moment What was it like, from the inside?', '#others How do people take it when you tell them that?', "#now What's it like these days?", '#want Is there more to that story?',
      '#moment And before that, how were things?', '#word Which part of that counts most for you?', '#who @past @known What should I know about {n} first?',
    ],
  },
  ending: {
    says: [
      "I'm so sorry. Some moments cut a life in two, and that's one of them.", 'What a hard thing to have to live through.', "That isn't forgotten, and it isn't easily told either. Thank you for telling it.",
      "I'm sorry. Nobody is ready for a moment like that, however long they've seen it coming.", 'Everything changed there, and outside the day just carried on.', "I'm sorry it had to be gone through.",
      "It's no wonder that scene comes back.", 'How hard, and how small words are next to it.', "I'm reading that slowly. I'm sorry.", "That leaves a mark, and there's no need to hide it here.", "Oh. I'm so sorry.",
      'What a way for it to happen.', "I'm sorry it went like that.", 'A thing like that stays.', 'Every detail of it is still there.', "That's a hard thing to be left with.", 'Of all the ways it could go.', 'Just like that.',
      'So that was the moment.', "It shouldn't have gone like that.", 'Hard even to read, never mind live.', 'Thank you for telling me that part.', "I'll keep it the way you told it.", 'That was a lot for one day.',
      "There's no softening that.", 'Nobody gets past that in a hurry.',
    ],
    asks: [
      '#moment What comes back most from it?', '#moment How were the hours after?', '#moment How did that day end?', '#others Is there anyone you have told it to the way it was?', '#moment How did you get through the rest of the day?',
      '#moment And the next morning?', '#body Did it sink in there, or only later?', '#others Did anyone stay with you afterwards?', '#word What has nobody asked you about it?', "#now Does it come back by itself, or only when it's told?",
      '#want Would it help to tell it from the start?', '#want Is there more to it, or is that enough?', '#time Does it feel near or far off today?', '#others Do people let you tell it?',
    ],
  },
  portrait: {
    says: [
      'I can see it, told like that.', "@past @known @named I'm getting an idea of {n} now.", "That's not in any photograph.", "I'm glad it's told with that much detail.", 'So much life fits in a thing like that.',
      'Only somebody who was close would know that.', "It's the kind of thing nobody writes down and then it's what stays.", 'You can almost hear it.', '@past @known Thank you for showing me that part of {n}.',
      "That's somebody, all right.", 'What a character.', "There's a whole person in that.", 'You were paying attention.', 'Nobody could mistake that for anyone else.', '@past @known {n} comes right off the page there.',
      'Well worth telling.', 'It walks right in, told that way.', 'You have it down exactly.', 'Easy to see why that stayed.', "Now that's a detail.", 'Good company, by the sound of it.',
    ],
    asks: [
      '#moment Is there one time in particular that comes to mind?', '#who @past @known @person What made {n} laugh?', '#who @past @known What else did {n} do that nobody else would?', '#now What happens inside, telling it?',
      '#others Who can you remember that with?', '#others Did others see that side, or only you?', '#word Did it drive you mad, or did you love it?', '#moment And you, what did you do meanwhile?',
      '#moment Which time still makes you smile?', '#now Do you catch yourself doing it too?', '#word Where do you suppose that came from?', '#body Can you still see it, with your eyes closed?',
      '#who @past @known @person What was {n} no good at?', '#who @past @known @person What was a good day, for {n}?', '#who @dead @known @person What would {n} be up to today?',
    ],
  },
  remains: {
    says: [
      "With things like that you never know if they'll comfort or sting.", 'It takes up little room and weighs a lot.', "That's not just any object.", 'And there it still is.', 'What a thing to have.',
      'Of all the things to be left with.', "To anyone else it's just a thing.", 'So ordinary, and then not.', 'Hard to look at, hard not to.', 'That could stop a person in their tracks.', "I can see why it's kept.",
      "You'd know it anywhere.", 'It can just be there.', "There's a good deal of them in it.", "@past @known That's {n}, right there.",
    ],
    asks: [
      "#thing What happens when it's in front of you?", "#thing @past Is there anything else of theirs you can't look at yet?", '#moment What memory does it bring?', '#body Is it good to have it near, or hard?',
      '#thing Do you look at it much, or leave it be?', '#want What must never happen to it?', '#others Does anyone else know what it means?', '#moment Can you still see it in use?', '#time Has it been there ever since?',
      '#thing Will it stay where it is, for now?', '#thing Is there another thing like that?', '#word What would a stranger take it for?', '#who @dead @known @person What would {n} say, seeing you keep it?',
    ],
  },
  absence: {
    says: [
      'It all shows there.', 'Of all things, that.', "It isn't the same, no.", "You'd notice that every single time.", 'Nobody warns you about that part.', 'Right in the middle of ordinary things.', 'From outside, nobody would see it.',
      'That would catch anybody.', 'I can see why it would be that.', "So that's where it catches.", "There's a real gap there.", "And each time it's missing all over again.", 'Hard to get used to, that.',
    ],
    asks: [
      "#body What's that moment like, inside?", '#word Would you have guessed it would be that?', '#moment How would it have gone, before?', '#now Has it caught you today as well?', '#body Do you let it come, or get busy?',
      '#moment Can you call up the last ordinary time?', '#now Is that gap better left alone, or filled with something?', '#moment When did you first notice it missing?', '#body Is it more a sting, or a dull ache?',
      '#word What part of that would nobody else think to miss?', '#who @dead @known @person What would {n} have to say about that?',
    ],
  },
  habit: {
    says: [
      'That has its own place in the day by now.', "@dead It's a way of staying near.", "I see: it's part of the day.", 'Of course you do.', 'That makes perfect sense.', 'Nobody else has to understand it.', 'Nothing strange in that.',
      "I wouldn't call it silly.", 'Easy to picture, told that way.', "There's some company in that.", 'It keeps a thread going.', 'And still doing it.', 'It must be worth the trouble.',
      'A thing like that has its own rules.',
    ],
    asks: [
      '#now What does it leave you with, afterwards?', '#moment How did that begin?', '#others Does anyone know, or is it time by yourself?', '#time How long has it been like that?', '#time Do you ever skip it?',
      '#body What goes through your head meanwhile?', '#others Has anyone ever noticed?', '#now How was it, the last time?', '#want Will you keep it up, do you think?', '#word What would be missing without it?',
      '#body Is it easier while it lasts, or afterwards?', '#moment Was there a time it went differently?', '#word Would you call it a kind of company?', '#who @dead @known @person What would {n} say, seeing you at it?',
    ],
  },
  slight: {
    says: [
      'Even when no harm is meant, that can hurt.', 'On top of everything else, that.', "That stings, and there's no need to be brave about it.", "Some people don't know how to be there, and whoever can least afford it pays.",
      "It makes sense that it hurts. I won't smooth it over.", 'Things like that go on turning over long after.', "That shouldn't have come on top as well.", 'The nerve of it.', 'Ouch.', 'That was badly done.',
      'There was no call for that.', 'You were owed better.', 'Some people. Honestly.', 'Cold, that.', 'So much for tact.', 'No wonder it still rankles.', 'Anybody would bristle at that.', 'And they probably slept fine.',
      'Unbelievable, and I believe every word.',
    ],
    asks: [
      '#want What would you have needed to hear instead?', '#moment Did you answer, or did it stay inside?', '#others Do they know how it landed?', '#others Is that like them, or did it surprise you?',
      "#want What's the answer you thought of afterwards?", '#word What would have been the decent thing?', '#body What did your face do?', '#others Did anyone stick up for you?', '#now Does it make you angry, or just tired?',
      '#want Would an apology do, or is it past that?', '#others Did they even notice, do you think?', '#moment Where did you go with it, after that?', '#others Have you had to deal with them since?',
    ],
  },
  others: {
    says: [
      'I see what place that has in all this.', 'Not much gets past you.', 'Quite a picture.', "Everybody's finding their own way round it.", 'That tells me a good deal about them.', 'A lot to watch from close by.',
      "And you're in the middle of it.", 'Plenty said there, without saying it.', 'A detail like that says who they are.', "I'm getting to know them a little.", "That's them all over, by the sound of it.", 'So it reaches them too.',
      'Fairly told, that.', "There's a lot of person in that sentence.", "I can see why you'd mention it.", "I've got who's who now.", 'You know them well.',
    ],
    asks: [
      '#body And what does that do to you, inside?', '#word And what do you make of it, when you are alone?', '#others @living @named What does {n} know of all this?', '#now And you, in the middle of that?',
      '#word Is that more a worry or a comfort?', '#others Have you said anything about it to them?', '#others Do they ask after you?', '#word What do you think is behind it?', '#body Does it help, or is it one more thing to carry?',
      '#want What would you wish for them?', "#others Who's looking after who there?", '#others How are they with you, otherwise?', '#moment How was it, the last time you were together?',
    ],
  },
  plan: {
    says: [
      'Afterwards it can be told here, however it was.', "That's there ahead, and it shows already.", "It needn't all be thought out before you get there.", "That's a plan.", "So it's decided.", "You've thought that through.",
      'All lined up, then.', 'Worth hearing about afterwards.', "That's the next thing, then.", 'Something to head towards.', 'The details are good.', "May it go the way you'd want.", 'Not just any errand, that.',
      'It has a shape already.', 'Not long now, by the sound of it.', "I'm keeping a place for how it goes.",
    ],
    asks: [
      '#now How are you feeling about it?', '#others Will there be someone beside you?', '#word What daunts you most about it?', '#want Will you tell me afterwards how it went?', '#body Is it more nerves or more looking forward?',
      '#moment How do you picture the first minute?', '#want What would make it go well?', '#now Is there anything left to get ready?', '#word Which bit are you looking forward to most?', "#others Does anyone know you're doing it?",
      '#want And if it goes sideways, what then?', '#time Too soon, or not soon enough?', '#who @dead @known @person What would {n} say to the plan?',
    ],
  },
  done: {
    says: [
      "That was no small thing, and it's done.", 'Well done, and probably with nobody clapping.', 'It costs more than it looks from outside.', 'That took some courage.', "That's the kind of step nobody sees and that counts.",
      'You did it.', 'So you went ahead.', 'That took some doing.', "There, it's done.", 'It got done, and by you.', 'Not everyone would have managed it.', 'A line to tell, and a lot more to do.', "That counts as a day's work.",
      "I'll write that one down.", 'You saw it through.', "It can't have been simple.", 'However it came out, you did it.', "That's one done.", 'And without any fuss, by the sound of it.',
    ],
    asks: [
      '#body How was your body afterwards?', '#moment What was the hardest part?', '#now What did it leave: relief, sadness, both?', "#word Was it easier or harder than you'd thought?",
      '#moment What was the first thing you did afterwards?', "#moment Did it go the way you'd pictured it?", '#time How long had that been coming?', '#others Was anyone there to see it?', "#others Who's going to hear about it?",
      '#body How was the minute right after?', '#want And what comes next, if anything?', '#now Are you glad you did it?', '#who @dead @known @person What would {n} have said to that?',
    ],
  },
  dilemma: {
    says: [
      "Something gets lost either way. That's why it's hard.", "It's one of those where each side has its reasons.", 'If it can wait a day, let it wait a day.', "There isn't a clean answer there, and I won't pretend one.",
      'The doubt is fair. Nobody outside would decide it better.', "That's a hard one.", 'Neither way comes free.', 'No wonder it goes round and round.', "Easy only for people who don't have to choose.",
      "A coin toss wouldn't settle that one.", "I won't pick for you.", "Nobody's timing you here.", 'Stuck between two real things.', "So there's the fork.", 'Both ways make some sense.', 'Thinking it out loud is a fair use of me.',
      'Not a silly thing to be torn over.',
    ],
    asks: [
      '#body Which way does your body lean, before thinking?', "#word What's the worst that could happen one way, and the other?", '#want What would you tell somebody you love with this same doubt?',
      '#others Who could you think it through with out loud?', '#word What are you most afraid of losing?', '#body Which way makes your stomach sink?', '#want What would you do if nobody had a say?',
      '#others Is anybody waiting on your answer?', '#word What does each side have going for it?', '#want Is there a third way, even a silly one?', '#now How are you leaning today?', '#word Which would you regret longer?',
      '#others How much of it is what other people expect?', '#moment When you picture going ahead, what do you see?', '#who @dead @known @person What would {n} have advised?',
    ],
  },
  joke: {
    says: [
      "That's funny, even with what's under it.", "Humour holds a person up too, and there's room for it here.", 'Very serious truths get told with that kind of humour.', "I'll take the irony: it goes down better than solemnity.",
      "I'm keeping that one, it's good.", 'Ha.', "I can't top that.", "All right, that's a good one.", "I'd be laughing, if I came with the parts.", 'And said with a straight face.', 'That wanted a livelier audience than me.',
      'Hard to argue with that.', 'That last bit does it.', 'Very dry. I approve.', 'Sense of humour in working order, I see.', "I won't spoil that by being solemn.", 'Ouch. And also, ha.', 'Nicely put.', 'Good timing, too.',
      "There's no comeback to that.", 'Worth writing down, that one.',
    ],
    asks: [
      '#who @past @known @person Was there joking like that with {n}?', '#others Has anyone else heard that one?', '#moment Is there a part two?', '#body Did you manage a straight face?',
      '#word How long have you been saving that one up?', '#now Any more where that came from?', '#who Is that humour your own, or inherited?', '#word Shall I file that under complaints or praise?',
      '#moment Was it funny at once, or only afterwards?', '#who @dead @known @person Would {n} have laughed at that?', '#who @dead @known @person What would {n} have come back with?',
    ],
  },
  whatif: {
    says: [
      "The mind goes back there looking for a door that couldn't be seen then.", 'The ending is known now. It was not then.', "That's an enormous weight to put on one thing.", 'It gets gone over so much because it mattered.',
      "I won't hand out a machine's absolution. I will say the care shows underneath it.", "That's a hard one to put down.", "I won't tell you not to think it.", 'No answer from me would settle that.', 'I can see why it sticks.',
      'And it comes back, of course.', 'It must have seemed ordinary at the time.', 'Small then, and big since.', "You're telling it without excuses.", 'No wonder you go back to it.',
      "I'm sorry that's the part that stays.", 'Not a comfortable one to look at.',
    ],
    asks: [
      '#word What would you say to a friend who told you the same?', '#moment How does the other version go?', '#moment What else was on your plate just then?', '#now How loud is it today?', '#word Is it guilt, or is it sadness by now?',
      '#want If you could send one sentence back, which?', '#time Does it come at night, or in broad day?', '#others Does anybody else see it like that, or only you?', '#word What seemed most important just then?',
      '#body Any easier, having told it?', 
    ],
  },
  worry: {
    says: [
      'That fear has its reasons.', "It isn't a silly fear.", 'Turning that over wears you out before it comes.', "That's a real worry.", "I won't tell you it'll be fine.", 'I can see where it comes from.', "You're not being dramatic.",
      'It would worry most people.', 'No wonder it nags.', 'A fair thing to be scared of.', 'Not a nice thing to have in your head.', "So that's the one.", 'Better said than circling.', 'It can be looked at here, in plain words.',
      'Quite a thing to have looming.',
    ],
    asks: [
      '#word What exactly frightens you most about it?', '#others Who have you been able to tell about that fear?', '#want Which part of it can be prepared for?', '#want What would it look like if it went well?',
      '#word Is that the fear, or is there one behind it?', '#word On a calm day, how likely does it look?', '#now How big is it today?', '#time Is there a date to it, or is it just there?', '#body What does it do to your sleep?',
      '#moment Have you been through anything like it before?', '#others Is anyone else worried with you?', '#want What might calm it a little?', '#who @dead @known @person What would {n} have said to that fear?',
    ],
  },
  state: {
    says: [
      "That's how things are, and there's no need to dress them up here.", "With what's on you, it's no wonder.", "You don't have to be doing better to be here.", "It shows, what it's costing.", "That's rough.", 'I believe you.',
      'Not fine, then. Understood.', 'That would flatten anyone.', "Nobody's grading this.", "It's a lot to be inside of.", 'No need to tidy that up for me.', 'Nothing left over, by the sound of it.',
      'What a stretch this is.', 'Honestly put.', "You don't have to explain it.",
    ],
    asks: [
      "#others Does anyone know it's like that?", '#word Is it more tired, more sad or more angry?', "#others Is there anyone you needn't hide it from?", '#time Which is worse, mornings or nights?', '#now Is it like that right now, too?',
      '#time Does it ever let up?', '#want What would do you good, however silly?', '#moment How are you getting through the days?', '#body Does sleep help, when it comes?', '#want Can you drop it somewhere for a while?',
      '#others What do you say when people ask how you are?',
    ],
  },
  good: {
    says: [
      "That's good. That has to be tellable too.", "I'm glad to read that.", "Good. That's part of the story too.", "That's lovely.", "Now that's something.", "That one's a keeper.", 'How about that.', 'That does a person good.',
      'No wonder it stuck.', 'Even from here it reads well.', 'That would brighten a day.', "There's some warmth in that.", 'Better than any speech.', 'Good to have one like that.', "Nothing to add. That's just good.",
      "I'm all for that.", 'More of that, whenever it comes.', 'Some good news, then.', 'A good moment, told well.',
    ],
    asks: [
      '#body What does something like that feel like, after everything?', '#others Who did you tell first?', '#moment Did you see it coming?', '#body Did you laugh, cry, or keep a straight face?', '#word What did you like best about it?',
      '#want Is there more of that to come?', '#moment How did it come about?', '#now Are you still smiling about it?', '#time How long since the last thing like that?', '#moment And what did you do, right then?',
      '#who @dead @known @person What would {n} have made of it?',
    ],
  },
  want: {
    says: [
      "That's very understandable.", "What's missing has a name, at least.", "That's clear, and it deserves to be taken seriously.", 'Wanting a thing like that needs no excuse.', "It's said, and that's something.",
      "That's not too much to ask.", 'Perfectly reasonable.', 'Anyone would want that.', 'Just that, nothing grander.', 'Simple, and hard to come by.', "You'd think the world could manage it.",
      'Nothing silly in wanting it.', 'Clear as day, that.', "It's an exact sort of wish.", 'I follow that completely.',
    ],
    asks: [
      '#want Is there a small part of it that can be had?', '#time Since when has that been missing?', '#moment How do you picture it?', '#want What else would be on the list?', '#want What would you do first, if it came?',
      '#body How would that feel?', '#others Have you ever said so to anyone?', '#moment Is there a memory behind that wish?', '#word Which detail of it would matter most?', "#want What's the smallest version that would do?",
      '#time Is there an hour when you want it most?', '#others Who would you want there for it?',
    ],
  },
  thought: {
    says: [
      'There must be a lot of turning over behind that.', 'That gives me something to think about, put like that.', 'I hear it as something that took a while to find words for.', "That's been going round for a while, it seems.",
      "I'm reading that slowly, without saying yes or no to it.", "That's not something to be said just anywhere.", 'Well put.', "There's something in that.", "Now there's a thought.", 'It rings true.', 'Nobody puts that on a card.',
      "You've earned that opinion.", 'That sounds lived, not read.', "I haven't read it put that way before.", 'It makes a hard kind of sense.', 'That explains a good deal.', 'Not what usually gets said.', 'I see what you mean.',
      'Could well be.', 'Somebody had to say it.', 'Sharp, that.', 
    ],
    asks: [
      '#body Does thinking it ease you or tighten?', '#moment When did you work that out?', '#time Is that a night thought, or a daytime one?', '#others Who would nod at that?', '#moment Which day taught you that?',
      '#body Is it sad to think so, or a relief?', '#word Do you think so every day, or only on some?', '#word Is there more to that thought?', '#want Would you rather keep that one, or be rid of it?',
      '#others Did you come to it by yourself?', '#who @dead @known @person Would {n} have agreed?',
    ],
  },
  burden: {
    says: [
      "As if there weren't enough, that as well.", 'All that running about leaves no room even to feel bad.', "Practical things don't wait until there's strength for them.",
      "None of that shows from outside, and it's as tiring as anything.", "That's a lot for one pair of hands.", 'And somehow it all lands on you.', "That's a lot to keep straight.", 'Enough to wear anybody out.', 'It just keeps coming.',
      'Tiring even to read.', 'Somebody has to, and it turns out to be you.', 'All that, and the rest of the day still to do.', 'Hardly room to breathe in there.', 'What a grind.', 'Real work, all of that.',
      'None of it stops to ask how you are.', 'A list like that is for three people.',
    ],
    asks: [
      '#others Who could take even a part of it off you?', '#time What really has a date, and what can wait?', '#word Which of it costs you most?', '#want What would be the first thing to put down, if you could?',
      "#time What's the next date in all that?", '#others Is anyone in it with you, or is it all yours?', '#now Where have things got to, as of today?', '#word Which part of it is the most maddening?',
      '#moment When did you last have a day off from it?', '#want Which bit would you hand over first, gladly?', '#others Has anyone been decent about it?', '#now Is any of it behind you yet?', '#time How much of the day does it eat?',
      '#body And where do you come in, with all that?',
    ],
  },
  secret: {
    says: [
      "Thank you for saying it. You didn't have to, and it's said.", 'A thing like that weighs double when it is kept.', "There's no judging here. It shows that it cost something.",
      "I'm reading it without alarm and without turning it round.", 'So now there are two of us.', 'No verdict from me.', 'You can say that here.', "There, it's out.", 'It took something to write that.',
      'I can see why it went unsaid.', 'Nobody here thinks less of you for it.', 'You told it straight.', "I'll handle that with care.", 'Probably less strange than it feels.',
    ],
    asks: [
      '#time How long have you been keeping that?', '#others Was there ever anyone you nearly told?', '#word What kept it quiet until now?', '#others Who would be most surprised?',
      '#want What would you want to hear back?', '#body How is it, having it out?', '#time Do you think of it often?', '#want Is it enough to have said it here?', '#moment What made today the day to say it?',
      '#who @past @known @person Do you think {n} knew?',
    ],
  },
  assent: {
    says: [
      'Good. So there was something in it.', "All right, let's stay with that.", "Right. It helps to know it's that way.", "Good, then I wasn't so far off.", 'You put it better than I did.', "You'd know better than I would.",
      'No argument from me.', 'Then we agree on that.', 'That does sound right.', 'So that much is settled.', 'Okay, one thing clear.', "Fair enough. I'll keep it that way.", 'It sounds truer coming from you.',
      'Took the two of us, but there it is.', "Good. I won't push it further.", 'Worth keeping, that.', "I'll let that stand, then.", 'There it is, then.', 'Yes, that fits better.', 'Closer to it, anyway.',
    ],
    asks: [
      '#moment And what else is there?', '#want What would come next, however small?', '#now And how does it all stand, with that said?', '#now And where does that leave you?', '#time Is that new, or have you half known it a while?',
      '#body How does it feel, seeing it written down?', '#want Does that change anything, or only name it?', "#word Anything you'd add to it?", '#others Would you say it like that to anyone else?', '#now Does it help, having it said?',
      '#want Shall we stay with that a bit?', '#word What made it ring true?', '#word Is there a “but” in there somewhere?',
    ],
  },
  refuse: {
    says: [
      "All right, that's not it.", 'Understood, I take that back.', 'Good, out with that.', 'Fine. Better said than kept in.', "Understood: that wasn't the word.", 'All right, I leave that where it was.', "Fair enough, I'll drop it.",
      'Not that, then.', 'You know your own mind.', 'Crossed out.', 'I can take a no.', 'Thanks for putting me right.', "That's off the table.", 'Your word counts over mine.', "I'll leave that alone.", 'No pushing from me.',
      'Enough of that, then.', 'My mistake, then.', "Better that I'm told.", "Then I won't go there.", "Clear enough. I'll go by that.", 'Heard, and dropped.',
    ],
    asks: [
      '#word How would it be put more exactly?', '#moment What did I miss?', "#word What's nearer the truth?", '#word What should I have heard instead?', '#want Shall we go back to where you were?',
      '#want What had I better leave alone from now on?', '#others Do you get told that a lot?', '#moment Is there a story behind that no?', '#want Shall I just read for a while?', '#word How would you say it yourself?',
      '#want What would be of more use?', '#now So how do things really stand?',
    ],
  },
  talk: {
    says: [
      'All right, and thank you for saying so.', "Right. I'm still here.", 'Message received.', 'So far, so good.', "We'll get along fine.", "You're very welcome here.", 'No trouble at all.', "That's fine by me.",
      "I'll take that as it's meant.", 'Duly noted.', 'All ears, in a manner of speaking.', 'No ceremony needed here.', "Right, I'm reading.", "I'll do what I can.", 'A machine, but a listening one.', 'We can go on just like this.',
      'Good to know where we stand.', 'The floor is yours.',
    ],
    asks: [
      '#want Where shall we go on?', '#word Is it odd, talking to a program?', "#want What's on your mind today?", '#word Is there anything else I should mind?', '#want Does it suit you if I mostly read?', '#now Shall we carry on, then?',
      '#moment What was it you were going to say?', '#want Short answers from me, or longer ones?', '#now And how are you, apart from that?', '#now How has today been so far?', '#want What should we talk about first?',
    ],
  },
}

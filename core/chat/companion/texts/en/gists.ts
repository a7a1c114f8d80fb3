import type { Texts } from '../texts'

/** What may be said after a turn of each gist, whatever it is about. Every line must stand after any turn of its kind. */
export const gists: Texts['gists'] = {
  heavy: {
    says: [
      "I'm sorry things are so hard.", "Oh no. I'm really sorry.", 'That sounds painful.', "What a lot you're going through.", 'Anyone would find this hard.', "I'm sorry you have to go through this.",
      "It's a lot to deal with.", "Oh, that's really tough.", 'I wish it were easier for you.', "You've had such a hard time of it.", "I'm glad you told me.", 'It would upset anyone.', 'That must be so tiring.',
      "You don't have to be brave about it.", 'It sounds really difficult.', "You shouldn't have to face it by yourself.",
    ],
    asks: [
      '#others Is there anyone with you today?', '#others Who have you been able to talk to about it?', '#time How long has it been like this?', '#moment What happened today?', '#now How are you doing right now?',
      '#time Is today one of the worse days?', "#word What's the hardest part of it?", '#want What would make today a bit easier?', '#others Does anyone close to you know how hard it is?', '#body Have you been able to sleep?',
      '#others Is there a friend you could call?', '#moment When did it get this hard?',
    ],
  },
  fact: {
    says: [
      'Ah, okay. I see.', 'I see. Thanks for telling me.', 'Right, that helps me understand.', "Oh, I didn't know that.", "So that's how things are.", "No wonder it's on your mind.", 'That explains a bit more.',
      'Of course that matters.', 'I can see how that fits in.', "It's good that you mention it.", 'Go on, if you like.', 'It all makes a bit more sense now.', 'Say as much about it as you want.',
      "That's an important thing to know.", 'Tell me the rest whenever you want.',
    ],
    asks: [
      '#moment And then what happened?', '#now How are things now?', '#moment What has it been like for you?', '#who @past @known @named What was {n} like?', '#who @past @known What should I know about {n} first?',
      '#others Who else knows about it?', '#word How do you feel about it now?', '#moment How did it come about?', '#now What made you think of it today?', '#moment What were things like before?',
      '#who @past @known @person What did {n} love doing?', '#who @gone @known @person How did {n} treat you?', '#who Who else is part of the story?',
    ],
  },
  ending: {
    says: [
      "Oh. I'm so sorry.", "I'm sorry it went like that.", 'What a terrible thing to have to go through.', 'Nobody is ever ready for that.', 'Of course you think about it.', "That's so sad. I'm sorry.", 'How awful for you.',
      "Oh, that's heartbreaking.", 'That must have been so hard.', "I can't imagine how hard it was.", 'I wish it had been different for you.', 'It must have changed everything.', "You don't forget something like that.",
      'That was so much to take in.', "It's no surprise it still hurts.", 'Thank you for telling me how it was.',
    ],
    asks: [
      '#moment What happened after that?', '#others Who was with you?', '#moment How did you get through the rest of the day?', '#others Who was the first person you told?', '#others Did anyone stay with you afterwards?',
      '#moment Which part do you go back to most?', '#body Did it sink in then, or only later?', '#others Do people let you talk about it?', "#want Is there anything you wish you'd said?",
      '#moment What were the next few days like?', '#who @gone @known @person What did {n} say to you?', "#moment @dead @known What's the last good day you remember with {n}?", '#now How is it to think about it now?',
      '#time Does it feel like a long time ago?',
    ],
  },
  portrait: {
    says: [
      'I can just picture it.', 'You tell it so well.', 'You remember it so clearly.', 'What a character.', '@past @known You knew {n} so well.', "@past @known It's good to hear about {n}.",
      '@dead @known No wonder you miss {them}.', 'Nobody else would do it quite like that.', '@dead @known @person {n} sounds like quite somebody.', 'That would be hard to forget.', "Isn't it funny, the things you remember.",
      'That tells me so much.', "You don't meet many people like that.", 'You really paid attention.', '@past @known Tell me more about {n}.',
    ],
    asks: [
      '#moment Is there one time you remember best?', '#who @past @known @person What made {n} laugh?', '#who @past @known @person What else was {n} known for?', '#who @past @known @person What did {n} always say?',
      '#who @past @known @person What was {n} like with you?', '#others @past @known Who do you talk to about {n}?', '#moment What would you say back?', '#word Did you love it, or did it drive you up the wall?',
      '#now Are you like that too, at all?', '#others Did everybody see that side, or mostly you?', '#who @past @known @person What was {n} no good at?', '#who @dead @known @person What would {n} be up to today?',
      '#time Was it always like that?', '#who @dead @pet What did {n} do when you came home?',
    ],
  },
  remains: {
    says: [
      'I can see why it means so much.', 'Of course it gets to you.', 'Just seeing it must bring so much back.', 'Little things like that can be the hardest.', 'It would be hard to part with.',
      "There's no hurry to decide anything about it.", 'That must be hard to look at some days.', "I can see why you'd hold on to it.", '@dead @known It must bring {n} right back.',
      '@dead @known No wonder it makes you think of {n}.', "You'd know it anywhere.", 'What a thing to have.', 'So many memories in one thing.', 'Nobody could just get rid of it.', "So it's still with you.",
      "It makes sense that it's special to you.",
    ],
    asks: [
      '#thing Do you look at it often?', '#moment What does it remind you of?', '#body Is it a comfort to have it, or does it hurt?', '#want Do you want to keep it?', '#time When did you last have a good look at it?',
      '#others Does anyone else know what it means to you?', '#moment @past @known Can you still picture {n} with it?', '#who @dead @known @person What would {n} say, seeing you keep it?', '#time Has it been there ever since?',
      '#others Has anyone told you to get rid of it?', "#thing @past @known What else of {n's} is still around?", '#want What would you like to happen to it one day?', '#thing Is there anything else you could never part with?',
    ],
  },
  absence: {
    says: [
      "Of course you'd notice it there.", 'That sounds lonely.', "It's the little everyday things that get you.", 'No wonder it catches you.', '@dead @known Of course you miss {n}.',
      "@gone @known It's natural to miss {n} just then.", 'It must hurt all over again each time.', 'That must take so long to get used to.', 'Nobody else would even see it.', 'Nobody warns you about that part.',
      'I can see why that hurts.', 'That would make anyone sad.', 'You were so used to it.', 'It must feel very empty.', "It isn't the same, no.", 'Even an ordinary day must be hard like that.',
    ],
    asks: [
      '#moment What was it like in the old days?', '#who @past @known @person What did {n} use to do then?', '#who @dead @known @person What did {n} use to say?', '#now Did it happen today too?',
      '#body Do you end up crying, or do you just carry on?', '#moment When did you first notice it?', '#time When is it worst?', '#moment What do you do in those moments?', '#others Does anyone else notice it too?',
      '#word What do you miss most?', '#others @past @known Who do you talk to when you miss {n}?', '#time Is it any easier than it was at first?', '#want Is there something that makes it easier?',
    ],
  },
  habit: {
    says: [
      'Of course you do.', 'That makes perfect sense.', "There's nothing silly about it.", 'Plenty of people do the same.', 'I can see why you do it.', 'It would be strange to stop.', "You don't have to explain it to anyone.",
      'It sounds like it means something to you.', "@dead @known It's a way of keeping {n} close.", "So that's part of your life now.", "I hope it's some comfort.", "It's a small thing, but I can see why it matters.",
      'Of course you keep going back to it.', "Habits like that don't just stop.", "It's only natural.",
    ],
    asks: [
      '#moment How did it start?', '#time How long have you been doing it?', '#now How do you feel afterwards?', '#others Does anyone know you do it?', '#others Do you do it alone, or with someone?',
      '#time Do you ever skip it?', '#body Does it calm you down, or stir things up?', '#moment How was it the last time?', '#want Would you like to stop, or keep going?', '#word What would it be like not to do it?',
      '#who @dead @known @person What would {n} think of it?', '#moment @past @known Did you use to do it with {n}?', '#others What do the people around you say about it?',
    ],
  },
  slight: {
    says: [
      "No wonder you're angry.", 'That was badly done.', 'There was no call for that.', 'You deserved better than that.', 'The nerve of it.', 'That was so unkind.', 'Anyone would be hurt.', 'Ouch. That must have stung.',
      "You didn't need that on top of everything.", 'Some people. Honestly.', 'They should have known better.', 'Even if they meant well, it hurts.', "That's really unfair.", 'What a let-down.',
      'Of course it still bothers you.', 'It would have cost so little to be kind.', 'You had every right to expect more.',
    ],
    asks: [
      '#moment What did you say to them?', '#want What would you have wanted them to do?', '#others Do they know they hurt you?', '#others Is that like them, or did it surprise you?', '#others Did anyone stand up for you?',
      '#others Have you spoken since?', '#want What would you say to them now?', '#want Would an apology help?', '#word Are you more angry, or more hurt?', '#others Who did you tell about it?',
      '#others What did other people make of it?', '#moment How did you leave it with them?', '#want Do you want to talk to them about it?',
    ],
  },
  others: {
    says: [
      'You know them so well.', 'You have an eye for people.', "It's hard not to notice a thing like that.", 'That must matter to you.', 'No wonder you think about them.', 'People can surprise you.',
      'That says a lot about them.', 'It must affect you as well.', "That's one more thing to think about.", "It's good to hear who's around you.", 'You have other people to think of, too.', "So you're in the middle of it.",
    ],
    asks: [
      '#others What are they like with you?', '#others Do you talk to each other about it?', '#word What do you make of it?', "#others @living @named What does {n} know of how you're doing?", '#others Do they ask how you are?',
      '#moment When did you last talk?', '#word Is it more of a worry or a comfort?', "#want What do you wish they'd do?", '#others Do you get along well?', '#now How are they today?', '#others Can you count on them?',
      '#moment What happened, the last time you saw them?', '#others Who looks after you, meanwhile?',
    ],
  },
  plan: {
    says: [
      'That sounds like a plan.', 'I hope it goes well.', 'Good luck with it.', 'I hope you get what you need from it.', "It's good to know what comes next.", 'No need to have it all worked out yet.', 'Tell me how it goes.',
      'I hope the day is kind to you.', 'Do it in your own time.', "However it goes, you'll have tried.", 'It sounds worth doing.', "Then that's the next thing.", 'You can always change your mind.', 'One thing at a time.',
    ],
    asks: [
      '#now How are you feeling about it?', '#others Will anyone be with you?', '#time Is there much time till then?', "#now What's left to sort out before then?", "#word Is there a part you're dreading?",
      '#body Are you nervous, or looking forward to it?', '#want How would you like it to go?', '#others Who have you told?', '#moment What made you decide?', "#want What will you do once it's over?",
      '#moment Have you done anything like it before?', '#others Could someone give you a hand with it?', '#who @dead @known @person What would {n} say to the plan?',
    ],
  },
  done: {
    says: [
      'Good for you.', 'Well done, you.', 'You did it.', 'That took some doing.', "That can't have been easy.", 'You should be proud.', 'Not everyone would have managed it.', "That's one thing off your list.", 'Nice work.',
      "There, it's done.", "That's a real step.", 'Well, look at you.', 'And you got through it.', "I'm impressed.", "You've earned a rest.", 'Ha. Go on, take a bow.',
    ],
    asks: [
      '#moment How did you manage it?', '#word Was it easier or harder than you thought?', '#now How do you feel now?', '#others Did you tell anybody?',
      '#moment What did you do afterwards?', '#others Did anyone help, or was it just you?', '#body Were you nervous?', '#moment What made you do it in the end?', '#want What comes next?',
      '#time Had you been meaning to for long?', '#now Are you glad you did it?', '#who @dead @known @person What would {n} have said to that?',
    ],
  },
  dilemma: {
    says: [
      "That's a hard choice.", 'No wonder you go back and forth.', 'I can see both sides.', 'If it can wait a bit, let it wait.', "There's no easy answer there.", "That's a lot to weigh up.", "It's fine not to know yet.",
      'Take your time with it.', "It's not a silly thing to be torn over.", 'That would keep anyone awake.', "You'd lose something either way.", "It's your decision, nobody else's.", "You're allowed to change your mind.",
      "A decision like that isn't made in a minute.",
    ],
    asks: [
      '#now Which way are you leaning today?', "#word What's stopping you?", '#word What would you miss most, either way?', '#others Who could you talk it over with?', '#others Is anyone waiting for an answer?',
      '#time When do you have to decide?', '#want What would you do if it were only up to you?', '#word What worries you most about each?', '#want What would you tell a friend in your place?',
      '#others What do the people close to you say?', '#body Does one of them make you feel lighter?', '#word Which would you regret more?', '#who @dead @known @person What would {n} have advised?',
    ],
  },
  joke: {
    says: [
      'Ha.', "Ha, that's a good one.", "That's very funny.", 'Ha, I did not see that coming.', "You're funny.", 'Very dry. I like it.', "I can't top that.", 'Well, when you put it like that.', 'Ha, fair enough.', 'Nicely put.',
      "That's terrible, in the best way.", 'You should do stand-up.', "There's no arguing with that.", 'Good timing, too.', "It's good that you can laugh about it.", 'You have a way with words.',
    ],
    asks: [
      '#others Did anyone else laugh?', '#others Who else have you tried it on?', '#who @past @known @person Did you and {n} joke like that?', '#who @dead @known @person Would {n} have laughed at that?',
      '#who @dead @known @person What would {n} have come back with?', '#now Any more where that came from?', '#word Did you just make it up?', '#who Who did you get that wit from?', '#moment Is there more to the story?',
      '#body Did you keep a straight face?', '#others Who laughs most at your jokes?', '#time Have you always been this funny?',
    ],
  },
  whatif: {
    says: [
      'No wonder you go back to it.', "You didn't know then what you know now.", "It's easy to see it differently now.", 'I can see why you keep thinking about it.', 'It shows how much you cared.',
      "That's a painful thing to keep asking yourself.", "You're being very hard on yourself.", 'That must go round and round.', 'Of course you wonder.', "I'm sorry you're stuck with that thought.",
      "It's so easy to blame yourself.", 'Anyone would ask themselves the same.', 'You wish it had gone another way, of course.', "It's a horrible question to be left with.", "That's a lot to put on one moment.",
    ],
    asks: [
      '#moment What would you have done differently?', '#want If you could say one thing now, what would it be?', '#moment What else was going on at the time?', '#time When does it come back most?',
      '#others Have you told anyone about it?', '#others Does anyone else see it that way?', '#word What would you say to a friend who told you the same?', '#word Do you blame yourself?',
      '#who @dead @known @person Would {n} have blamed you?', '#time Has it bothered you all this time?', '#now Is it worse today than usual?', '#moment How do you imagine it going instead?',
    ],
  },
  worry: {
    says: [
      "That's a real worry.", 'No wonder it frightens you.', "I can see why you're worried.", "It's not silly to be afraid of that.", "You're not being dramatic.", "I hope it doesn't come to that.",
      'It must be hard to think of anything else.', "You don't have to face it all today.", "It's horrible to be scared like that.", "It's good you said it out loud.", 'It would worry most people.',
      "I'm sorry it's hanging over you.", "Of course it's on your mind.", 'Not knowing must be awful.',
    ],
    asks: [
      '#word What are you most afraid of?', "#others Who knows you're worried?", '#want What would help you worry less?', '#time Is it worse at night?', '#time When will you know more?',
      '#moment When did you start worrying about it?', '#body Is it keeping you up?', '#now How bad is it today?', '#others Is anyone helping you with it?', '#moment Has anything like it happened before?',
      '#word How likely do you think it is, really?', '#want Is there anything you can do about it for now?', '#who @past @known @person How did {n} use to calm you down?',
    ],
  },
  state: {
    says: [
      "I'm sorry you feel like that.", "What a rough stretch you're having.", "You've been through a lot.", 'I believe you.', "You don't have to pretend with me.", 'I wish you felt better than this.', 'That sounds miserable.',
      'Thank you for being so honest.', 'It must be hard to get through the day.', "There's no need to put on a brave face.", "You're having an awful time of it.", 'I hope it eases a little soon.',
      "It's okay to have a bad day here.",
    ],
    asks: [
      '#others Does anyone know you feel like this?', '#time Is it worse in the mornings or at night?', '#time How long have you felt like this?', '#body Are you sleeping at all?', '#body Have you managed to eat?',
      '#others Who can you be honest with about it?', "#now What's today been like?", '#want Is there anything that helps a little?', '#moment What was yesterday like?', '#others Is anyone looking in on you?',
      '#time Does it let up at any point in the day?', '#moment When did you last feel a bit better?', '#word Is it more sadness, or more tiredness?',
    ],
  },
  good: {
    says: [
      "That's lovely.", "I'm so glad.", "Oh, that's great.", 'What a nice thing to happen.', 'You deserved a bit of that.', "I'm happy for you.", 'That must have felt good.', 'No wonder it made you smile.', 'Oh, I like that.',
      'What a good moment.', 'It sounds wonderful.', 'More of that, please.', "I'm glad you had that.", "That's worth celebrating.", "It's good to hear that.", 'Ha, brilliant.',
    ],
    asks: [
      '#others Who did you tell first?', '#moment How did it happen?', '#moment What did you do when it happened?', '#body Did you laugh or cry?', '#word What was the best part?', '#others Did you have company?',
      '#want Is there more of it to come?', '#now Are you still smiling?', '#moment Did you expect it?', '#others What did everyone else say?', '#time When did you last have a day like that?', '#want How will you celebrate?',
      '#who @dead @known @person What would {n} have made of it?',
    ],
  },
  want: {
    says: [
      'I wish things were different for you.', 'It must be hard to want something so much.', 'That clearly matters to you.', "I'm glad you said so.", "It's good that you say it plainly.",
      "It sounds like you've wanted it for a while.", "So that's what's missing.", 'Thanks for telling me what you want.', "I'm sorry you have to do without it.", 'I wish it were that simple.', 'It must come to mind a lot.',
      'I can tell how much you want it.',
    ],
    asks: [
      '#want What would you do first, if you got it?', '#moment What would a good day look like?', '#time How long have you wanted it?', '#word Which part of it matters most to you?',
      "#others Have you told anyone you'd like that?", '#word What would be different then?', '#want Is there a small part of it you could have now?', '#moment Was there a time when you had it?',
      '#time When do you want it most?', '#want What else would you like?', '#moment What made you want it?',
    ],
  },
  thought: {
    says: [
      "So that's how you see it.", "You've obviously thought about it a lot.", "That's an honest way to put it.", "You've had a lot to think about.", 'You put it very clearly.', 'Not everyone would say that out loud.',
      'Thanks for saying what you really think.', "It's a lot to have on your mind.", "I can tell you've been turning it over.", "You don't have to have it all figured out.", 'It may look different on different days.',
      "I'd like to hear how you got there.", 'It must have taken a while to get there.', "It's good that you can say it.",
    ],
    asks: [
      '#moment What made you think so?', '#moment When did you start to see it that way?', '#time Have you always thought so?', '#others Have you said it to anyone?', '#others Would the people close to you agree?',
      '#word Does it make you sad, or is it more of a relief?', '#time Are there days when you see it differently?', '#who @dead @known @person Would {n} have agreed?', '#moment Can you give me an example?',
      '#word How sure are you?', '#want What would change your mind?',
    ],
  },
  burden: {
    says: [
      'That sounds exhausting.', "That's far too much for one person.", "No wonder you've no time for yourself.", 'It sounds like most of it falls on you.', "As if you didn't have enough already.",
      "It's the last thing you need right now.", 'That would wear anybody out.', 'What a headache.', 'It just keeps coming.', "You can't do everything at once.", 'I hope you get a break soon.', 'So much to keep track of.',
      'You could do with a rest from it.', 'What a grind.',
    ],
    asks: [
      '#others Who could help you with it?', '#time What has to be done first?', '#word Which part is the worst?', '#others Are you doing it all alone?', '#now Where are you with it today?',
      '#time How much longer will it go on?', '#moment When did you last have a day off?', '#want What would you drop first, if you could?', '#others Has anyone been kind about it?', '#time How many hours a day does it take?',
      '#want What would you do with a free day?', '#now What have you got done so far?', '#body Are you getting any rest?', '#others Does anyone see how much you do?',
    ],
  },
  secret: {
    says: [
      'Thank you for telling me.', 'That must have been hard to say.', "I don't think any less of you.", "It's okay that you kept it to yourself.", "I'm glad you could say it here.",
      "You don't have to be ashamed of telling it.", "Nobody's judging you here.", 'It took courage to say that.', "I can see why you didn't tell anyone.", "You're not the only one with something like that.",
      "I hope it's a relief to have said it.", 'You must have felt alone with it.', "I'm sorry you had to keep it in.",
    ],
    asks: [
      '#time How long have you kept it to yourself?', '#others Did you ever nearly tell someone?', '#word What stopped you from telling anyone?', '#others Who would you least like to find out?',
      "#others Is there anyone you'd like to tell?", "#now How do you feel, now that you've said it?", '#moment Why today, do you think?', '#time Do you think about it often?', '#word What worries you about people knowing?',
      '#moment How did it begin?', '#who @past @known @person Do you think {n} knew?',
    ],
  },
  assent: {
    says: [
      'Good. So that was about right.', 'Okay, good.', "I'm glad it fits.", 'I thought it might be like that.', 'Right, that makes sense.', 'Yes, I can see that.', 'Okay. Thank you.', "That's what it sounded like.",
      'Okay, I understand.', "I'm glad I asked.", 'Good, then we understand each other.', "Thanks, that's clear.", "You'd know better than I would.", 'Yes, it did seem so.',
    ],
    asks: [
      '#moment What else happened?', '#want Do you want to tell me more about it?', '#now And how has it been since?', '#time Has it been like that for long?', '#others Would anyone else say the same?',
      "#word Is there anything you'd add?", "#word What's the worst of it?", '#want What would you change, if you could?', '#others Who else knows how you feel?', '#moment When did you first feel that way?',
      '#want What would you like to talk about next?',
    ],
  },
  refuse: {
    says: [
      'All right, not that, then.', 'Okay, my mistake.', 'Sorry, I got that wrong.', "Fair enough, I'll drop it.", 'Okay, forget I said it.', 'Thanks for putting me right.', 'Then I misunderstood. Sorry.',
      'No problem, we can leave it.', 'You know best.', "That's fine, you don't have to.", "No, then. That's all right.", 'Of course, no pressure.', 'Okay, something else, then.', "I'd rather you told me.",
    ],
    asks: [
      '#word How would you put it?', '#moment What did I get wrong?', '#word What is it like, then?', '#want What should we talk about instead?', '#now So how are things really?', '#want What would help more?',
      '#want Would you like me just to listen?', '#moment What happened, then?', '#moment What were you saying before I interrupted?', "#want Is there something I shouldn't ask about?",
      "#others Is there somebody you'd rather tell?",
    ],
  },
  talk: {
    says: [
      "That's fine by me.", 'No trouble at all.', "You're very welcome here.", 'Thanks for saying so.', 'Okay, good to know.', 'Take all the time you need.', "There's no rush.", 'You can say whatever you like here.',
      "I'm happy to go on.", 'Just tell me if I get it wrong.', 'Say it however it comes.', "Good, let's carry on.", "I'm a program, so be patient with me.", 'We can talk about anything you like.',
    ],
    asks: [
      "#want What's on your mind?", '#now How has today been so far?', '#want Would you like more questions, or fewer?', '#word Is it strange, talking to a program?', '#moment What were you going to say?',
      '#word Is there anything I should know first?', '#others Who do you usually talk to?', '#time Is this a good time to talk?', '#moment What brings you here today?', '#want Where would you like to start?',
    ],
  },
}

import type { Texts } from '../texts'

/** What may be said after a turn of each gist, whatever it is about. Every line must stand after any turn of its kind. */
export const gists: Texts['gists'] = {
  heavy: {
    says: [
      "I'm sorry things are so hard.", "Oh no. I'm really sorry.", 'That sounds painful.', "What a lot you're going through.", "It's a lot to deal with.", "Oh, that's really tough.",
      'I wish it were easier for you.', "You've had such a hard time of it.", "I'm glad you told me.", 'It sounds really difficult.', "You shouldn't have to face it by yourself.",
      "I'm sorry.",
    ],
    asks: [
      '#others Is there anyone with you today?', '#others Who have you been able to talk to about it?', '#now How are you doing right now?', "#word What's the hardest part of it?",
      '#want What would make today a bit easier?', '#others Does anyone close to you know how hard it is?', '#others Is there a friend you could call?',
      '#want What would help today, even a little?',
    ],
  },
  fact: {
    says: [
      'I see. Thanks for telling me.', 'Of course that matters.', 'Go on, if you like.', 'Say as much about it as you want.', 'Tell me the rest whenever you want.',
      'Thank you. That helps me picture it.', 'Thank you for telling me.',
    ],
    asks: [
      '#now How are things now?', '#moment What has it been like for you?', '#who @past @known @named What was {n} like?', '#who @past @known What should I know about {n} first?',
      '#word How do you feel about it now?', '#who @past @known @person What did {n} love doing?', '#now And you, how are you with all of it?', '#word What matters most to you there?',
      '#moment Would you like to tell me more?',
    ],
  },
  ending: {
    says: [
      "Oh. I'm so sorry.", "I'm sorry it went like that.", 'What a terrible thing to have to go through.', 'Of course you think about it.', "That's so sad. I'm sorry.",
      'How awful for you.', "Oh, that's heartbreaking.", 'That must have been so hard.', "I can't imagine how hard it was.", 'I wish it had been different for you.',
      "You don't forget something like that.", 'That was so much to take in.', "It's no surprise it still hurts.", 'Thank you for telling me how it was.',
    ],
    asks: [
      '#moment Which part do you go back to most?', '#others Do people let you talk about it?', "#want Is there anything you wish you'd said?",
      '#moment What were the next few days like?', '#who @gone @known @person What did {n} say to you?', "#moment @dead @known What's the last good day you remember with {n}?",
      '#now How is it to think about it now?', '#now How are you, telling it?', '#others Who can you talk to about it?',
    ],
  },
  portrait: {
    says: [
      'I can just picture it.', 'You tell it so well.', '@past @known You knew {n} so well.', "@past @known It's good to hear about {n}.", '@dead @known No wonder you miss {them}.',
      '@dead @known @person {n} sounds like quite somebody.', '@past @known Tell me more about {n}.', "I'm glad you told me that.",
    ],
    asks: [
      '#who @past @known @person What made {n} laugh?', '#who @past @known @person What else was {n} known for?', '#who @past @known @person What did {n} always say?',
      '#who @past @known @person What was {n} like with you?', '#others @past @known Who do you talk to about {n}?', '#who @dead @known @person What would {n} be up to today?',
      '#who @dead @pet What did {n} do when you came home?', '#who What else would you tell me?', '#who @past @known What else comes to mind about {n}?',
    ],
  },
  remains: {
    says: [
      'I can see why it means so much.', '@dead @known It must bring {n} right back.', '@dead @known No wonder it makes you think of {n}.', "It makes sense that it's special to you.",
      'Of course it matters.', 'I can see that it matters.',
    ],
    asks: [
      '#moment What does it remind you of?', '#body Is it a comfort to have it, or does it hurt?', '#who @dead @known @person What would {n} say, seeing you keep it?',
      "#thing @past @known What else of {n's} is still around?", '#word What does it mean to you?', '#moment What comes back with it?',
    ],
  },
  absence: {
    says: [
      "Of course you'd notice it there.", 'That sounds lonely.', "It's the little everyday things that get you.", 'No wonder it catches you.', '@dead @known Of course you miss {n}.',
      "@gone @known It's natural to miss {n} just then.", 'It must hurt all over again each time.', 'That must take so long to get used to.', 'Nobody else would even see it.',
      'I can see why that hurts.', 'That would make anyone sad.', 'It must feel very empty.', "It isn't the same, no.", 'Even an ordinary day must be hard like that.',
    ],
    asks: [
      '#moment What was it like in the old days?', '#now Did it happen today too?', '#moment When did you first notice it?', '#time When is it worst?',
      '#moment What do you do in those moments?', '#others Does anyone else notice it too?', '#word What do you miss most?', '#others @past @known Who do you talk to when you miss {n}?',
      '#time Is it any easier than it was at first?', '#want Is there something that makes it easier?',
    ],
  },
  habit: {
    says: [
      'Of course you do.', 'That makes perfect sense.', 'I can see why you do it.', "You don't have to explain it to anyone.", 'It sounds like it means something to you.',
      "So that's part of your life now.", 'Of course you keep going back to it.', "Habits like that don't just stop.", "It's only natural.", 'I can see that.',
    ],
    asks: [
      '#moment How did it start?', '#time How long have you been doing it?', '#now How do you feel afterwards?', '#others Does anyone know you do it?',
      '#who @dead @known @person What would {n} think of it?', '#moment Is there more you want to say about it?',
    ],
  },
  slight: {
    says: [
      "No wonder you're angry.", 'There was no call for that.', 'The nerve of it.', 'That was so unkind.', 'Anyone would be hurt.', "You didn't need that on top of everything.",
      'Some people. Honestly.', 'They should have known better.', "That's really unfair.", 'What a let-down.', 'Of course it still bothers you.', 'You had every right to expect more.',
      'That hurts.',
    ],
    asks: [
      '#want What would you have wanted them to do?', '#others Do they know they hurt you?', '#others Is that like them, or did it surprise you?', '#others Did anyone stand up for you?',
      '#others Have you spoken since?', '#want What would you say to them now?', '#want Would an apology help?', '#word Are you more angry, or more hurt?',
      '#moment How did you leave it with them?', '#want Do you want to talk to them about it?', '#now Does it still hurt?',
    ],
  },
  others: {
    says: [
      "It's good to hear who's around you.", 'I see how it is there.', 'I can see that it matters to you.',
    ],
    asks: [
      '#word What do you make of it?', "#others @living @named What does {n} know of how you're doing?", '#others Who looks after you, meanwhile?', '#word And how is that for you?',
      '#word Where does that leave you?',
    ],
  },
  plan: {
    says: [
      'I hope it goes well.', 'Good luck with it.', 'I hope you get what you need from it.', 'Tell me how it goes.', 'I hope the day is kind to you.', 'I hope it goes the way you want.',
      'I hope it goes well for you.',
    ],
    asks: [
      '#now How are you feeling about it?', '#others Will anyone be with you?', '#body Are you nervous, or looking forward to it?', '#want How would you like it to go?',
      '#who @dead @known @person What would {n} say to the plan?', '#moment Can you tell me a bit more?',
    ],
  },
  done: {
    says: [
      'You did it.', "That can't have been easy.", "That's a real step.", 'And you did it.', "That's no small thing.",
    ],
    asks: [
      '#now How do you feel now?', '#who @dead @known @person What would {n} have said to that?', '#now How is it, now?', '#moment Can you tell me a bit more?',
    ],
  },
  dilemma: {
    says: [
      "That's a hard choice.", 'No wonder you go back and forth.', 'I can see both sides.', "That's a lot to weigh up.", 'Take your time with it.',
      "It's not a silly thing to be torn over.", "You'd lose something either way.",
    ],
    asks: [
      '#now Which way are you leaning today?', '#others Who could you talk it over with?', '#time When do you have to decide?', '#want What would you do if it were only up to you?',
      '#others What do the people close to you say?', '#who @dead @known @person What would {n} have advised?', '#word What makes it hardest?',
    ],
  },
  joke: {
    says: [
      'Ha.', 'Ha, I did not see that coming.', "You're funny.", 'Very dry. I like it.', 'Well, when you put it like that.', 'Ha, fair enough.', 'Nicely put.',
    ],
    asks: [
      '#who @past @known @person Did you and {n} joke like that?', '#who @dead @known @person Would {n} have laughed at that?',
      '#who @dead @known @person What would {n} have come back with?', '#now And joking aside, how are you?', '#now And how is the rest of it going?',
    ],
  },
  whatif: {
    says: [
      'No wonder you go back to it.', "You didn't know then what you know now.", "It's easy to see it differently now.", 'I can see why you keep thinking about it.',
      'That must go round and round.', 'Of course you wonder.', "I'm sorry you're stuck with that thought.", "That's a lot to put on one moment.", 'I can see why it stays with you.',
    ],
    asks: [
      '#time When does it come back most?', '#others Have you told anyone about it?', '#time Has it bothered you all this time?', '#now Is it worse today than usual?',
      '#word Which part of it comes back most?', '#others Who have you been able to talk it over with?',
    ],
  },
  worry: {
    says: [
      "That's a real worry.", 'No wonder it frightens you.', "I can see why you're worried.", "It's not silly to be afraid of that.", 'It must be hard to think of anything else.',
      "You don't have to face it all today.", "It's horrible to be scared like that.", "It's good you said it out loud.", 'It would worry most people.',
      "I'm sorry it's hanging over you.", "Of course it's on your mind.",
    ],
    asks: [
      '#word What are you most afraid of?', "#others Who knows you're worried?", '#want What would help you worry less?', '#moment When did you start worrying about it?',
      '#now How bad is it today?', '#moment Has anything like it happened before?', '#who @past @known @person How did {n} use to calm you down?', '#now How are you with it today?',
    ],
  },
  state: {
    says: [
      "I'm sorry you feel like that.", "What a rough stretch you're having.", "You've been through a lot.", 'I believe you.', "You don't have to pretend with me.", 'I wish you felt better than this.', 'That sounds miserable.',
      'Thank you for being so honest.', 'It must be hard to get through the day.', "There's no need to put on a brave face.", "You're having an awful time of it.", 'I hope it eases a little soon.',
      "It's okay to have a bad day here.",
    ],
    asks: [
      '#others Does anyone know you feel like this?', '#time Is it worse in the mornings or at night?', '#time How long have you felt like this?',
      '#others Who can you be honest with about it?', "#now What's today been like?", '#want Is there anything that helps a little?', '#time Does it let up at any point in the day?',
      '#moment When did you last feel a bit better?',
    ],
  },
  good: {
    says: [
      "That's lovely.", "I'm so glad.", "I'm happy for you.", 'Oh, I like that.', "I'm glad you had that.", 'I like that you tell me this one.',
    ],
    asks: [
      '#who @dead @known @person What would {n} have made of it?', '#moment Can you tell me a bit more?', '#now And how are you now?', '#moment Would you like to tell me more?',
    ],
  },
  want: {
    says: [
      'I wish things were different for you.', 'That clearly matters to you.', "I'm glad you said so.", "It's good that you say it plainly.", 'It must come to mind a lot.',
    ],
    asks: [
      '#moment What would a good day look like?', '#time How long have you wanted it?', '#word Which part of it matters most to you?', '#word What would be different then?',
    ],
  },
  thought: {
    says: [
      "You've obviously thought about it a lot.", "That's an honest way to put it.", 'Not everyone would say that out loud.', "I can tell you've been turning it over.",
      "It's good that you can say it.", 'I can see that.', 'I see what you mean.',
    ],
    asks: [
      '#moment What made you think so?', '#moment When did you start to see it that way?', '#time Have you always thought so?', '#others Have you said it to anyone?',
      '#others Would the people close to you agree?', '#time Are there days when you see it differently?', '#who @dead @known @person Would {n} have agreed?',
      '#moment Can you give me an example?',
    ],
  },
  burden: {
    says: [
      'That sounds exhausting.', "That's far too much for one person.", 'It sounds like most of it falls on you.', "As if you didn't have enough already.",
      "It's the last thing you need right now.", 'That would wear anybody out.', 'It just keeps coming.', 'I hope you get a break soon.', 'What a grind.', "That's a lot.",
    ],
    asks: [
      '#others Who could help you with it?', '#word Which part is the worst?', '#now Where are you with it today?', '#now And you, how are you with all of it?',
      '#word What weighs most?',
    ],
  },
  secret: {
    says: [
      'Thank you for telling me.', 'That must have been hard to say.', "It's okay that you kept it to yourself.", "I'm glad you could say it here.",
      "I can see why you didn't tell anyone.", "You're not the only one with something like that.", "I hope it's a relief to have said it.",
    ],
    asks: [
      "#others Is there anyone you'd like to tell?", "#now How do you feel, now that you've said it?", '#time Do you think about it often?',
      '#others Is there someone it would be good to tell?',
    ],
  },
  assent: {
    says: [
      'Okay, good.', "I'm glad it fits.", 'Right, that makes sense.', 'Yes, I can see that.', 'Okay. Thank you.', 'Okay, I understand.', 'Good, then we understand each other.',
      "Thanks, that's clear.", 'Yes, it did seem so.', 'All right.',
    ],
    asks: [
      '#want Do you want to tell me more about it?', '#now And how has it been since?', "#word Is there anything you'd add?", '#want What would you like to talk about next?',
    ],
  },
  refuse: {
    says: [
      'All right, not that, then.', 'You know best.', "That's fine, you don't have to.", "No, then. That's all right.", 'All right.', 'Okay. I hear that.', 'Fair enough.', 'Understood.',
    ],
    asks: [
      '#word What is it like, then?', '#now So how are things really?', '#want What would help more?',
    ],
  },
  talk: {
    says: [
      "That's fine by me.", 'No trouble at all.', "You're very welcome here.", 'Thanks for saying so.', 'Okay, good to know.', 'Take all the time you need.', "There's no rush.",
      'You can say whatever you like here.', 'Just tell me if I get it wrong.', 'Say it however it comes.', "Good, let's carry on.", 'We can talk about anything you like.',
    ],
    asks: [
      "#want What's on your mind?", '#now How has today been so far?', '#want Would you like more questions, or fewer?', '#word Is it strange, talking to a program?', '#moment What were you going to say?',
      '#word Is there anything I should know first?', '#others Who do you usually talk to?', '#time Is this a good time to talk?', '#moment What brings you here today?', '#want Where would you like to start?',
    ],
  },
}

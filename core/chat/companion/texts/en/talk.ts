import { disclosures } from './disclosures'
import type { Texts } from '../texts'

/** How a conversation is held: beginnings, echoes, returns. */
export const talk: Omit<Texts, 'topics' | 'particulars' | 'kinds' | 'gists' | 'feelings' | 'acts' | 'exercises' | 'answers' | 'shortAnswers' | 'practical' | 'farewells' | 'judged' | 'losses'> = {
  disclosures,
  welcomes: {
    open: ['Hello, {yo}. Where would you like to start?', 'Hello, {yo}. Tell me whatever you like, however it comes.', 'Hello. What brought you here today?', 'Start wherever you like, even with the part that matters least. What is there?', 'Where would you like to begin? A person will do, or a day, or one word.'],
    duelo: ['Hello, {yo}. Who would you like to talk about?', 'Hello. Who would you like to talk about?', 'Any way of starting is fine. Who is missing?', 'You can say their name here as often as you need. What is it?'],
    ruptura: ['Hello, {yo}. What happened, in whatever order it comes?', 'Hello. What happened, in whatever order it comes?', "What have these days been like? You can start with today, it's shorter.", "Tell me, without tidying it. What takes up the most room right now?"],
    proposito: ["Hello, {yo}. What's weighing on this week?", 'Hello. What has stopped fitting?', 'Where shall we start? It can be work, an ordinary morning, or a question that keeps coming.', "No need to bring the big question. What's weighing on this week?"],
  },
  remembered: [
    '@named Last time you told me about {n}. Shall we go on from there, or is it something else today?',
    '@unnamed Last time you told me about {r}. How have you been since?',
    "From before I keep this: {memory}. If it isn't so any more, correct me. How are you arriving today?",
    'I have a note here: {memory}. We can start from it or leave it be. Which would you rather?',
  ],
  echoes: ['{frag}, you say.', '{frag}. I see.', '{frag}. I’m with you.', '{frag}. I follow you.', '{frag}. Thank you for saying so.'],
  reflections: ['{t}.', 'So {t}.'],
  details: {
    says: ["I'll stay with {o}.", 'I can see {o} as you tell it.', 'Out of all you tell me, what stays with me is {o}.'],
    memories: ['I like that you tell me this.', 'Thank you for telling me that.'],
    asks: ['#thing What comes to you when you see {o}?', '#moment Can you tell me a bit more of that?'],
  },
  quotes: ['{q}.'],
  generalSays: [
    "I'm listening.", 'Yes, I follow you.', 'Thank you for saying so.', "I hear what you're saying.", "I'm here, and listening.", 'Thank you for telling me this.',
    "I understand what you're saying.", 
  ],
  generalAsks: [
    '#want Where would you like to go from here?', '#now And you, how are you?', '#want What would it help me to understand?', '#others Is there anyone close you can talk to about it?',
    '#word Which part of it keeps coming round?', '#now How is today going?', '#word Which part of all that is hardest to say?', '#word What matters most to you in it?',
    '#want What would help today, even a little?', '#moment Can you tell me a bit more?', '#now How is it to tell it now?',
  ],
  received: ["I've read all of it, and I don't want to hurry past anything.", "There are several things in what you say, and I'll come back to them in a moment.", 'Thank you for telling it like that.', "I'll go on with what you were saying in a moment.", "What you're telling me matters, and I'll come back to it.", "I don't want to let what you wrote slip by.", "Before I go on with what you're telling me, one thing."],
  saidHere: ["I've read every word. Thank you for writing it here.", "It's said now, and I've read all of it.", "I read it all, word by word."],
  goOn: [
    'Go on, whenever you like.', 'Tell me more, if you want to.', 'Do go on.', 'Carry on wherever you like.', "If there's more, I'm here.", 'You can tell me the rest.',
    'Go on, when you feel like it.',
  ],
  presence: [
    "I'm still here.", 'Take whatever time you like.', "You don't have to answer anything.", 'You can go on, or let it rest a moment.', "We don't have to reach a conclusion.", 'Go on wherever it takes you.', 'Whatever is missing can come later.', "I'll keep you company in this part.", "If there's more, there's room.",
  ],
  returns: {
    topic: ['Earlier you mentioned {label}, and we let it go by.', 'I want to go back a moment to {label}, which got left behind.', "There's something you said before that I haven't forgotten: {label}.", 'I have been thinking about {label}.', 'Earlier you spoke of {label}.', "If it's all right, I'll pick up {label} again."],
    thing: ['#thing A while ago {o} came into what you were telling me. Would you like to say more about that?', '#thing Earlier you mentioned {o}. How [o:does|do] {o.it} come into all this?', '#thing You mentioned {o} before, and I never asked. Is there more to tell there?'],
    person: ['#who Earlier you mentioned {n}. Where [does|do] {they} come into all this?', '#who Earlier you mentioned {n}. I’d like to hear more, if you feel like telling it.', '#who A while ago {n} came up, and I never asked. Is there more to tell?'],
    clause: ['#word Earlier you said {q}. Would you like to tell me more about that?', "#moment There's something you said before: {q}. Shall we go on from there?", '#word I want to go back to something you wrote: {q}. Is there more to that?', '#moment You said {q}, and we went on to other things. Would you like to go back there?'],
  },
  callbacks: {
    person: ['#who Is it about {n}, too?', '#who Do you think of {n} in that?'],
  },
  names: {
    asks: ['#name What was the name of {r}?', '#name What was {r} called?', "#name I'd like to know what {r} was called, if you want to say. What was the name?"],
    heard: ['{n}. Thank you for telling me the name.', '{n}. Now I know who we are talking about.', '{n}. Thank you for saying it.', '{n}, then.'],
    several: ['{frag}. Now both have names. Which of them weighs more?', '{frag}. Thank you, so I know who they are. What place does each have?', '{frag}. I have them noted. Who did it begin with?'],
    own: ['Thank you for telling me your name, {yo}. What have you brought today?', 'Good to meet you, {yo}. Tell me which way you want to go.', "{yo}, then. I'm reading."],
  },
  corrections: {
    alive: ["I'm sorry. {n} is alive, and I spoke as if it were otherwise. Corrected.", "Forgive me: {n} is living. That was a mistake of mine, and not a small one."],
    kin: ["Sorry: {frag}. I've put that right.", "It's {frag}, then. Thank you for telling me.", "I had that wrong. It's {frag} we're talking about."],
    name: ["{frag}, sorry. I won't mix up the name again.", 'The name is {frag}. Corrected, thank you.'],
  },
  shifts: [
    'A while ago you spoke of {e2}, and now you say {e}. I wouldn’t call that changing the subject; it’s another layer of it.',
    'At first there was {e2}, and now there is {e}. Which of them was there before?',
    'I notice that {e} came after {e2}. What happened between the two?',
    'You began with {e2}. That {e} comes up now may mean there is more room to say it.',
  ],
  both: ['{e} and {e2}, both at once. That happens.', 'Two things there, {e} and {e2}, and no need to choose.', 'There is {e} and there is {e2}. Both can be true.'],
  summaries: {
    opens: ['Let me see if I have followed you. You have told me', "I'll stop a moment to check that I have the thread:", "I'm gathering what you have left with me:", 'Before we go on, this is what I have:', "I'll collect things a little. So far I know"],
    closes: ["What have I left out that I shouldn't have?", 'Which part of that weighs most today?', 'Straighten anything that is crooked. Where would you like to go on?', 'Is that how it is, or would you put it in another order?', "If the important thing is missing, tell me. What is it?"],
  },
  letterOffers: [
    "@calm There are things there that want more room than a chat. If you ever like, they can be made into a letter, written to you. Shall I tell you how?",
    "@calm With what you've been telling me a letter could be written, yours, to read slowly. Not necessarily today. Would you like to know where to ask for it?",
    '@calm Some of these sentences sound like the beginning of a letter. You can ask for one here. Would you like to hear how it works?',
  ],
  declined: ["None of that, then. We go on talking, or leave it here for today.", "All right, I won't offer it again. What you came with goes first.", "Understood: none of that. I'm still reading."],
  refused: ['No letter, then.', 'Left aside.', "I've put that away.", 'All right, not that.', 'Dropped.'],
  ritualOffers: ['@calm For what never had a goodbye there is a short ritual here, a few minutes long. Shall I tell you what it is?'],
  near: {
    says: ["I'm going slowly with you, after what you told me before.", "I'm still near what you said a moment ago. I haven't left it behind.", 'What you said before still matters to me more than anything else here.', "I'm glad you are still writing.", "You don't have to be all right now to go on here."],
    asks: ['#now How are you at this moment, right now?', '#others Is there somebody with you, or near, you could call on?', '#now Where are you now, and are you safe there?', '#others Who could you ring, so as not to spend this hour alone?', '#now Has anything changed since what you told me a while ago?', '#now What do you have planned for the next hour?', '#others Have you been able to speak to one of the help lines, or to somebody of yours?', '#body How is your body now: tenser, more tired?'],
  },
  unclear: [
    "I don't think I understood that. Could you say it another way?", 'You lose me a little there. Who or what is it about?', "I can't quite catch that. Give me one more detail and I'll follow.", 'I may be missing something. What had happened before that?', "I'm not sure how to take that. Is it something that weighs on you, or just something you mention?", "I'd rather ask than assume: what do you mean by that?", 'That sentence leaves me halfway. How does it go on?', "I don't fully understand, and I don't want to act as if I did. Can you give me an example?",
  ],
  goodNews: {
    says: ["That's good news. Congratulations.", 'Congratulations. That one bears saying twice.', "Well, that's news worth having. Congratulations.", 'Congratulations, and not in small letters.'],
    asks: ['#others Who gets to hear it first?', '#moment How did you find out?', '#now And what comes next?', '#body Has it sunk in yet?'],
  },
  ofEon: ["I'm a program, so not the way a person would. I read what you write, and there's no more behind it.", 'As far as a program can: I have your words, and nothing else to go by.', "Not like anyone of flesh and blood. I don't tire or get bored either, for what that's worth.", "I'm a program: I've been nowhere and seen nothing, only read. So you'd have to tell me.", "Only a program that reads. Where that falls short, say so and I'll mend it."],
  unknowable: ["I can't know that from here. What is your own guess?", 'Nobody could say for certain from here. What did you see, at the time?'],
  unknown: ["I don't know, and I'd rather say so than make something up.", 'I wish I had an answer to that.', "I don't know enough to say, I'm sorry.", "I have no good answer to that. I'd like to hear more, if you want to tell it.", "That one I don't know either.", "I'm not sure I've understood the question. Could you ask it another way?"],
  unanswered: ["You're right, I didn't answer you.", "True, that was no answer.", "You asked and I went elsewhere. Sorry.", "Sorry: you asked me something."],
  recalls: {
    name: ["{n}. You told me the name, and I have it here.", "{n}: I haven't let go of that name since you said it.", "Yes: {n}. A name is one of the first things I keep.", "{n}, as you told me. Shall we go on with {them}?"],
    several: ['{frag}. You told me, and I have them here.', '{frag}: those are the names you gave me.', '{frag}, unless I took them down wrong.'],
    who: ["{n} is {r}, from what you have told me here.", "{n}, {r}: that is who you told me about."],
    fact: ["You told me {q}. Is that the part you mean?", "What I have of that is {q}, in your own words."],
    unnamed: ["I know about {r}, but I don't have the name, or I missed it. What is it?", "You've told me about {r}; the name I don't have. Will you tell me?"],
    unknown: ["I don't have that name, or it got past me. Will you tell me?", "That I don't have. If you told me, I missed it, and I'm sorry. What is it?"],
    own: ["{yo}. You told me yourself, and I have it here.", "Yes: you're {yo}, unless I took it down wrong."],
  },
  repairs: {
    sorry: ["You're right, and I'm sorry.", "Sorry. I missed that.", "I'm sorry, I got that wrong.", 'That was my mistake.', "Sorry. I wasn't with you there.", "I heard you badly, sorry.", "Sorry, I went off somewhere else."],
    alarm: ["Understood, and I'm sorry for the detour: I'd sooner ask once too often.", "All right, and thank you for saying it plainly. Those numbers come up when words sound like danger to me, and I can be wrong.", "I take you at your word, and I'm sorry for breaking in.", "Good to know. I may have taken it the wrong way; sorry."],
    echo: ["Yes, I was handing you back your own words, and that isn't listening.", "True, that was an echo. Sorry.", "You're right: repeating isn't listening. I'll stop that."],
    badly: ['I put that badly.', "Sorry, that made no sense.", 'That came out wrong.', "You're right, nobody could follow that."],
    good: ['That was a good thing, and I took it for a sad one. Sorry.', "Sorry, I got you wrong: that was good news.", "You're right, you were telling me something good."],
    told: ['So {t}.', 'Now I have it: {t}.', 'What you mean is that {t}.', 'I see now: {t}.', 'Right: {t}.'],
    back: ['You were telling me {q}.', 'What you had told me was {q}. Go on from there, if you want to.', 'Back to {q}, then, which is what you came with.', 'So: {q}. That deserved better than what I answered.'],
    backTurned: ['You were telling me that {t}.', 'Back to you: {t}.', 'You were at this: {t}.'],
    goOn: ["Tell it in your own order; I'll keep to what you say.", "I'll drop what I had in mind and follow you.", "Say the next thing, whatever it is, and I'll stay with that one.", "No more detours from me. Go on."],
  },
  options: [
    "Then those are the ways. Try each on for a minute: it's a month from now and that one is done. Notice which of them lets your shoulders down.",
    "Those are real ways, and none of them is free. You could ask of each not whether it's right, but whether you could live with it on an ordinary Wednesday.",
    "Put like that, they can be looked at. Strike out the one you would only do for somebody else; what is left is usually closer.",
    "Thank you for laying them out. If one can be tried for a week and undone, that one costs least to begin with.",
  ],
  exerciseStops: ["We'll leave it there, no trouble. Nothing has to be finished. Shall we go on talking, or would you rather be quiet a while?", 'All right, no exercise. What would you like more just now?', "Good, we stop. Knowing what doesn't help is worth something too. Where were we?", "That's fine. Back to what is yours, wherever you like."],
  suggestions: {
    start: ["I don't know where to start", 'I want to talk about someone who died', 'A relationship has ended', "I don't know what to do with my life", 'I just need someone to read this', 'What can you do?', 'I want an exercise to calm down'],
    dead: ['I want to tell you what {m} was like', "There's something I never got to say", 'Today has been a hard day', "I don't know what to do with the things", "I'm afraid of forgetting", "People don't know what to say to me", 'I want to tell you a good memory', "I haven't slept well since"],
    gone: ['I want to tell you what happened', 'I keep wanting to write', "I don't understand why it ended", 'The nights are the worst', "I can't stop looking at the profile", "I'm angrier than I am sad", "I don't know if I want it back", 'Today has been a hard day'],
    purpose: ["I don't know what I want", 'I feel out of place at work', 'Everyone else seems to know', 'I used to like things', 'I have a decision to make', 'All the days are the same', 'It was hard to get up today'],
    exercise: ['Done', 'Go on', "I'd rather stop", "I don't notice anything"],
    offer: ["Yes, let's", 'Not now', "I'd rather go on talking"],
    any: ["I'd rather you didn't ask more today", 'Shall we do a short exercise?', "What have you understood of what I've said?", "I don't know what else to say", "There's something else I haven't told you", 'I want to talk about something else', "Thank you, I'll leave it here for today"],
  },
  learned: {
    name: '{R} is called {name}.', dead: '{R}, {name}, died. | {R} died.', gone: 'The relationship with {r}, {name}, ended. | The relationship with {r} ended.', ill: '{R}, {name}, is ill. | {R} is ill.',
    helps: 'It helps you to {x}.', avoid: 'You would rather not talk about {x}.', own: 'Your name is {x}.', pet: '{R} is called {name}.',
  },
}

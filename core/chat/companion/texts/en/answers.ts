import type { Texts } from '../texts'

/** What follows an answer, by what was asked or by what the answer is. The questions must stand after any answer of that kind. */
export const answers: Texts['answers'] = {
  any: {
    says: ['Thank you for answering that.', 'That helps me find my place.', 'That answers more than I asked.', "It's good to know."],
    asks: ['#moment Will you tell me a little more?', '#word What stays with you most in that?', '#now How are you bearing it?', '#moment How did it go on?', '#moment What else was there?', '#word What have you thought about it, on your own?', '#want Would you like to go on from there?'],
  },
  past: { says: ['So it happened like that.'], asks: ['#moment And then?'] },
  used: { says: ['So it used to be.'], asks: ['#who What was that like, seen from close up?', '#moment Do you remember one time in particular?', '#others Who else was about?', '#word What do you miss most about it?', '#moment What was there to hear, or to smell, at those times?'] },
  present: { says: ['So it is now.'], asks: ['#time Since when has it been like that?', '#moment What is that like on an ordinary day?', '#moment What do you do then?', '#want What would make it a little different?', '#others Who notices?', '#body And your body, meanwhile?', "#time Are there days when it isn't so?"] },
  theirs: { says: ['That is how they see it, or how they say it.'], asks: ['#body What went through you when you heard it?', '#moment What did you answer?', '#others Do they know how it sits with you?', '#want What would you have liked them to do?', '#word And you, how do you see it?', '#others Is it something you can talk about with them?'] },
  name: { says: ['Thank you.'], asks: ['#who @dead @known @named What was {n} like, on an ordinary day?', '#who @baby @named Who chose the name {n}?', '#who @baby @named What did you imagine when you thought of {n}?', '#who @past @named What is the first thing that comes when you say {n}?', '#who @dead @known @person @named What did {n} say that nobody else did?', '#who @dead @known @person @named What did {n} do on a Sunday afternoon?', '#who @living @named What is {n} like with you?', '#others @living @named What does {n} know of all this?', '#who @gone @named What was {n} like when things were good?', '#moment @gone @named How did {n} come into your life?'] },
  who: {
    says: ["I'm beginning to see them better.", 'That draws them better than a date would.', 'With that detail they could be nobody else.'],
    asks: ['#who @past What else did {n} do that nobody else did?', '#moment @someone Does a scene come to you, even a scrap of one?', '#who @past And with you, what was {n} like with you?', '#who @past Which part of that has stayed in you?', '#who @past How did love show there, if it showed?', '#who @past What always made {them} laugh?', '#who @past What did {they} always complain about?', '#others @living When did you last speak with {n}?', '#others @living What does {n} know of how you are?', '#who @living What is {n} like with you?', '#who @baby What had you imagined?'],
  },
  moment: {
    says: ['I can picture it as you tell it.', 'That scene stays.', 'Thank you for going back there with me.'],
    asks: ['#body What did you notice inside?', '#moment And afterwards?', '#others Who was with you?', "#moment Which detail of it won't leave?", '#now What changes when you tell it?', '#want What would you have needed then?', '#moment How did that day end?'],
  },
  body: {
    says: ['The body keeps its own account.', 'There, then. Well found.'],
    asks: ['#time At what hours is it strongest?', '#want Is there anything that loosens it, even slightly?', '#moment When did it start to be like that?', '#body And now, as you write?'],
  },
  now: {
    says: ["That's how it is today, then.", 'Thank you for telling me how today is, without fixing it first.'],
    asks: ['#want What would make the rest of the day a little more bearable?', '#time Is it different from a week ago?', '#moment Which was the worst hour today, and which the least bad?', '#others Does anyone else notice?'],
  },
  word: {
    says: ['That word will do.', 'You chose a word with some weight to it.'],
    asks: ['#moment Which moment does it come from?', '#body What happens inside when you say it?', '#others Have you said it like that to anyone?', '#word What is under it, if anything is?'],
  },
  thing: {
    says: ['Things do some of our remembering.', "It's easier to talk with something that can be touched."],
    asks: ['#moment When is it from?', '#want What would you like to do with it, some day?', '#moment What does it bring back?', '#now Have you looked at it lately?'],
  },
  others: {
    says: ["Knowing who you can count on, and who you can't, is already a lot.", "It's good to know who is around."],
    asks: ['#others What do they know of how you really are?', '#want What would you like them to do?', '#others What keeps you from telling all of it?', '#moment When did you last talk quietly with someone?'],
  },
  time: {
    says: ['That is longer than it looks from outside.', 'It keeps hours, from what I see.'],
    asks: ['#moment What is usually around you when it happens?', '#body How do you notice it coming?', '#now And today, how was it?', '#want What would you like there to be in that hour?'],
  },
  span: {
    says: ['{span}. That is a great many mornings.', '{span}. Room for a lot of habits.', '{span}. Said quickly, it sounds like less.', '{span}. Two words to say, and lived one day at a time.'],
    asks: ['#moment Of all that time, which part do you remember best?', '#now And what have these last days been like?', '#moment What has changed most since the beginning?', '#who Which habit was made in that time?'],
  },
  recent: { says: ['{span}. It is all still very near.', '{span}. The body has hardly heard yet.', '{span}, and I expect there have been days of every kind.'], asks: ['#now What have these days been like?', '#moment What has been the strangest thing about this time?', '#now What is still as it was, and what is not?'] },
  hour: {
    says: ["That hour, then. It makes sense: it's when the day stops covering things.", 'That hour has a bad name for good reason.', 'I see. Hours have memories.', 'Then it is that part of the day.'],
    asks: ['#moment What used to be there at that hour?', '#body What do you notice first when it comes?', '#moment What do you do then, as a rule?', '#want What could there be in that hour that would help, even slightly?'],
  },
  want: {
    says: ['What you would have wanted says a lot about what is missing.', "That's a concrete thing. Concrete things can be looked at."],
    asks: ['#others Does anyone know?', '#word What would it change for you?', '#want And what stands in the way?'],
  },
}

/** After a word or two. */
export const shortAnswers: Texts['shortAnswers'] = {
  yes: {
    says: ['Yes. I believe you.', 'I see.', "I'll take it as a yes, in no hurry.", 'I thought so.', 'A short yes counts too.', 'Yes, then.', 'Good.', 'I understand.'],
    asks: ['#moment What stands behind that yes?', '#now And how does it show on a normal day?', '#want Which part of it would you like to tell?', '#time Since when has it been like that?', '#word What words would you put to it?', '#moment When did you last notice it?'],
  },
  no: {
    says: ['All right, no.', 'Good that you say so.', 'No, then.', 'Understood.', 'Fine, not that way.', 'That no tells me something too.', "I'll step away from there."],
    asks: ['#word How is it, then?', '#want Where should I be looking?', '#moment What is there instead?', '#now What takes up the most room at the moment?', '#want What would you rather talk about?', '#moment What should I have asked you?'],
  },
  dontknow: {
    says: ["You don't have to know.", 'Not knowing is an honest answer.', "That's all right. I'll put that question down.", "Perhaps it wasn't a good question.", 'It may be too early to know.', 'Some things get known afterwards.', 'No trouble. Not everything has to be answered.', 'Not knowing weighs something too.'],
    asks: ["#now I'll ask something smaller: how was the last hour?", '#thing What is in front of you right now?', '#body And your body, how is it doing?', '#moment What was the last thing you did before writing here?', '#who A different question: who comes to mind?', '#time Which part of the day goes best?', '#now Have you eaten anything today?', '#want Does it help more if I ask, or if I keep quiet?', '#thing Is there anything in the room you like looking at?'],
  },
  nothing: {
    says: ['Nothing, then. It can be that too.', 'Sometimes “nothing” is the short name of something long.', "I'll leave it at nothing for now.", "Nothing. All right, I won't push it."],
    asks: ["#time Is it today's nothing, or an older one?", '#body What is that nothing like: calm, heavy, dry?', '#now What did you do today, even if it seems not to count?', '#moment What was the last thing that was something?'],
  },
  nobody: {
    says: ['Nobody yet. Then you are carrying this alone.', 'No one. That is a lot of weight for one person.', 'I see: for now only this page knows.', 'Nobody, you say. Here at least it has been said.'],
    asks: ['#others If you had to choose someone, who would be the least difficult?', '#others What are you afraid would happen if they knew?', '#others Was there somebody you would have told?', '#time How long have you carried it like this?'],
  },
  everything: {
    says: ["Everything. When it's everything, there's no handle to it.", 'All of it at once is the most tiring kind.', "All of it, then. It needn't be lifted whole."],
    asks: ['#word Of that everything, which corner weighs most today?', '#moment Where did it start?', '#now Which part presses right now?'],
  },
  ack: {
    says: ['Good.', "I'm still here.", 'All right.', "Fine, I'm with you.", "I'm reading.", 'Good, at your pace.'],
    asks: ['#want Shall we go on from there, or change?', '#now @late What is still going round from what we have said?', "#want Is there something I haven't asked and should have?", '#now @late How are you now, next to when you began to write?', '#moment What does the next hour bring?', '#word Which part would you rather leave for another day?'],
  },
  iKnow: {
    says: ['Yes, you know. Knowing and being able are on different floors.', "You know it, and it happens all the same. I don't mean that as a reproach.", "True, I'm telling you nothing new."],
    asks: ['#moment What happens at the very moment when, knowing it, it happens?', '#want What would help you more than knowing?', '#word What do you say to yourself just then?'],
  },
  well: {
    says: ["I'm glad there is some of that about.", 'Good is good. No need to ask more of it.', 'A stretch like that counts too.'],
    asks: ['#moment What helped?', '#now Is it a real good or a polite one?', '#time How long is it since you could say that?', '#want What would you like to do with this hour?'],
  },
  badly: {
    says: ["I'm sorry. Thank you for not dressing it up.", "Bad, said straight out. I'm reading.", "It's not a good day. It needn't look like one."],
    asks: ['#moment What happened today?', '#time Has it been all day or did it start a while ago?', '#body Where do you notice it most?', '#others Is anyone near?', '#now Which was the worst hour?'],
  },
}

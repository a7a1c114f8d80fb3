import type { Texts } from '../texts'

/** What follows an answer, by what was asked or by what the answer is. The questions must stand after any answer of that kind. */
export const answers: Texts['answers'] = {
  any: {
    says: ['Thanks, that helps.', 'Okay, I see.', "It's good to know.", 'Ah, right. I understand.'],
    asks: ['#moment Can you tell me a bit more?', '#moment Would you like to tell me more?', '#moment Is there more you want to say about it?', '#moment Do you feel like telling me more about that?'],
  },
  past: { says: ["So that's how it happened."], asks: ['#time Do you still think of it often?', '#now How is it to tell it now?', '#moment Can you tell me a bit more?', '#moment Is there more you want to say about it?', '#moment Do you feel like telling me more about that?'] },
  used: { says: ['So it used to be like that.'], asks: ['#moment What was it like back then?', '#moment Do you remember one time in particular?', '#word Do you miss it?'] },
  present: { says: ["So that's how it is now."], asks: ['#moment What is it like on an ordinary day?', '#now And you, how are you with it?', '#moment Can you tell me a bit more?', '#moment Would you like to tell me more?', '#moment Is there more you want to say about it?'] },
  theirs: { says: ["So that's how they see it."], asks: ['#others Do they know how you feel about it?', '#others Can you talk to them about it?', '#word How was that for you?', '#word Where does that leave you?'] },
  name: { says: ['Thank you.'], asks: ['#who @dead @known @named What was {n} like, on an ordinary day?', '#who @baby @named Who chose the name {n}?', '#who @baby @named What did you imagine when you thought of {n}?', "#who @past @named What's the first thing you remember about {n}?", '#who @dead @known @person @named What did {n} say that nobody else did?', '#who @dead @known @person @named What did {n} do on a Sunday afternoon?', '#who @living @named What is {n} like with you?', '#others @living @named What does {n} know of all this?', '#who @gone @named What was {n} like when things were good?', '#moment @gone @named How did {n} come into your life?'] },
  who: {
    says: ['It sounds like you know them well.', 'You describe people so well.', 'I can see them a bit better now.'],
    asks: ['#who @past What else did {n} do that nobody else did?', '#moment @someone Is there one day you think of most?', '#who @past And with you, how was {n}?', '#who @past @known What do you miss most about {n}?', '#who @dead @known @person How did {n} show you {their} love?', '#who @past What always made {them} laugh?', '#who @past What did {they} always complain about?', '#others @living When did you last speak with {n}?', '#others @living What does {n} know of how you are?', '#who @living What is {n} like to be around?', '#who @baby What had you imagined?'],
  },
  moment: {
    says: ['I can picture it as you tell it.', "I'm glad you told me about it.", 'That must have been quite a moment.'],
    asks: ['#moment And afterwards?', '#others Who was with you then?', '#moment Which part do you remember best?', '#want What would you have needed then?', '#moment How did that day end?', '#moment What did you say?', '#now How is it to think of it today?'],
  },
  body: {
    says: ['Thanks, I understand how it feels.', 'Okay. You describe it clearly.'],
    asks: ['#time When is it strongest?', '#want Does anything help, even a little?', '#moment When did it start?', '#body How does it feel right now?', '#others Does anybody know about it?'],
  },
  now: {
    says: ["I see how today is going.", 'Thank you for telling me honestly.'],
    asks: ['#want What would make the rest of the day a bit easier?', '#time Is it different from last week?', '#moment What was the worst part of today?', '#others Have you seen anyone today?', '#moment Was there one good moment?'],
  },
  word: {
    says: ['I understand what you mean.', "That's a clear way to say it."],
    asks: ['#moment When did you start to feel that way?', '#others Have you said it to anyone else?', '#time Is it always like that?', '#word What makes you say so?'],
  },
  thing: {
    says: ['I can see why it matters to you.', 'Tell me more about it if you like.'],
    asks: ['#moment Where did it come from?', '#want What would you like to do with it, some day?', '#moment What does it bring back?', '#now Have you looked at it lately?'],
  },
  others: {
    says: ["It's good to know who is around.", 'I see how it is with them.'],
    asks: ['#others What do they know of how you really are?', '#want What would you like them to do?', '#others Are they good to you?', '#moment When did you last have a proper talk with someone?'],
  },
  time: {
    says: ["Okay, so that's how long it's been.", "I see. That's good to know."],
    asks: ['#moment What are you usually doing when it happens?', '#body Can you feel it coming?', '#now And today, how was it?', '#want What would help you through it?'],
  },
  span: {
    says: ["{span}. That's a long time.", "{span}. That's a big part of your life.", '{span}. Of course it takes getting used to.', "{span}. That's a lot of days."],
    asks: ['#moment Of all that time, which part do you remember best?', '#now And what have the last few days been like?', '#moment What has changed most since the beginning?'],
  },
  recent: { says: ["{span}. That's no time at all.", "{span}. It's all still so new.", '{span}. You must still be getting used to it.'], asks: ['#now What have these days been like?', '#moment What has been the strangest part so far?', '#others Has someone been with you these days?'] },
  hour: {
    says: ["That's a hard time of day for a lot of people.", 'I see, so that is when it comes.', "It's good to know which time of day it is.", 'So it is that part of the day.'],
    asks: ['#moment What used to happen at that hour?', '#body What do you notice first?', '#moment What do you usually do then?', '#want What would help a little at that hour?'],
  },
  want: {
    says: ["That's a clear answer.", 'Thank you for saying it plainly.'],
    asks: ['#others Does anyone know?', '#word What would it change for you?', '#time Have you wanted it for long?'],
  },
}

/** After a word or two. */
export const shortAnswers: Texts['shortAnswers'] = {
  yes: {
    says: ['Yes. I believe you.', 'I see.', 'Okay, yes.', 'I thought so.', 'Right, okay.', 'Yes, then.', 'Good.', 'I understand.'],
    asks: ['#moment What happened?', '#now How is it on a normal day?', '#want Would you like to tell me about it?', '#time Since when?', '#word How would you describe it?', '#moment When did you last notice it?'],
  },
  no: {
    says: ['All right, no.', 'Good that you say so.', 'No, then.', 'Understood.', "Fine, we'll leave it.", 'Okay. Thanks for telling me.', 'Sorry, I guessed wrong.'],
    asks: ['#word How is it, then?', '#want What should I ask you about?', "#moment What's it like instead?", "#now What's on your mind most at the moment?", '#want What would you rather talk about?', '#moment What should I have asked you?'],
  },
  dontknow: {
    says: ["You don't have to know.", "That's an honest answer.", "That's all right. It wasn't an easy question.", "Perhaps it wasn't a good question.", 'It may be too early to know.', 'Maybe it gets clearer later.', "No trouble. You needn't answer everything.", "It's fine not to be sure."],
    asks: ["#now I'll ask something smaller: how was the last hour?", '#thing What is in front of you right now?', '#body Did you sleep last night?', '#moment What was the last thing you did before writing here?', '#who A different question: who comes to mind?', '#time Which part of the day goes best?', '#now Have you eaten anything today?', '#want Does it help more if I ask, or if I keep quiet?', '#thing Is there anything in the room you like looking at?'],
  },
  nothing: {
    says: ["Nothing, then. That's okay.", 'Okay. It can be hard to say.', 'All right, we can leave it at nothing.', "Nothing. All right, I won't push it."],
    asks: ['#time Is it just today, or has it been like that for a while?', '#body Is it a calm nothing, or a heavy one?', '#now What did you do today, even if it seems not to count?', '#moment What was the last thing you enjoyed?'],
  },
  nobody: {
    says: ['Nobody yet. That sounds lonely.', "No one. That's a lot to deal with by yourself.", "I'm sorry there's nobody.", "Nobody. I'm glad you've told me, at least."],
    asks: ['#others If you had to choose someone, who would be easiest?', '#others What are you afraid would happen if they knew?', '#others Was there somebody you would have told?', '#time How long have you been alone with it?'],
  },
  everything: {
    says: ["Everything. No wonder you're tired.", "All of it at once. That's so much.", "All of it, then. We don't have to take it all at once."],
    asks: ['#word Which part is hardest today?', '#moment Where did it start?', '#now Which part is on your mind right now?'],
  },
  ack: {
    says: ['Good.', "I'm still here.", 'All right.', 'Okay, then.', 'No hurry.', 'Good, at your pace.'],
    asks: ['#want Shall we carry on, or talk about something else?', '#now @late What are you still thinking about, of all we have said?', "#want Is there something I haven't asked and should have?", '#now @late How are you now, next to when you began to write?', '#moment What are you doing after this?', '#word Is there a part you would rather leave for another day?'],
  },
  iKnow: {
    says: ["Yes, you know. It's hard all the same.", "You know it, and it still happens. I don't mean that as a reproach.", "True, I'm telling you nothing new."],
    asks: ['#moment What usually happens then?', '#want What would help you more than knowing?', '#word What do you say to yourself just then?'],
  },
  well: {
    says: ["I'm glad to hear it.", "That's good. Really.", "Lovely. I hope it's a good day."],
    asks: ['#moment What helped?', '#now Really well, or just saying so?', '#time How long is it since you could say that?', '#want What would you like to do with the rest of the day?'],
  },
  badly: {
    says: ["I'm sorry. Thank you for being straight with me.", "I'm sorry it's a bad one.", "That's no good. You don't have to hide it."],
    asks: ['#moment What went wrong today?', '#time Has it been all day or did it start a while ago?', '#body Are you worn out?', '#others Is anyone near?', '#now Which was the worst hour?'],
  },
}

import type { Texts } from '../texts'

/** What follows an answer, by what was asked. */
export const answers: Texts['answers'] = {
  any: {
    says: ['Thank you for answering that.', 'That helps me find my place.', 'That answers more than I asked.'],
    asks: ['#moment Will you tell me a little more of that?', '#word What matters to you in it?', '#now And how does saying it leave you?', '#moment What happens when you think of it?', '#want What would it need now?', '#time How long has it been like that?', '#others Does anybody else know?'],
  },
  who: {
    says: ["I'm beginning to see them better.", 'That draws them better than a date would.', 'With that detail they could be nobody else.'],
    asks: ['#who What else did they do that was only theirs?', '#moment Does a scene come to you, even a scrap of one?', '#who And with you, what were they like with you?', '#thing What object makes you think of it when you see it?', '#who Which part of that has stayed in you?', '#who What did the two of you argue about, if you argued?'],
  },
  moment: {
    says: ['I can picture it as you tell it.', 'That scene stays.', 'Thank you for going back there with me.'],
    asks: ['#body What did you notice at that moment?', '#moment What did you do afterwards?', '#others Who was with you?', "#moment Which detail of it won't leave?", '#now What changes when you tell it?', '#want What would you have needed right then?'],
  },
  body: {
    says: ['The body keeps its own account.', 'There, then. Well found.'],
    asks: ['#time At what hours is it strongest?', '#want Is there anything that loosens it, even slightly?', '#word If it could speak, what would it say?', '#moment When did it first settle there?'],
  },
  now: {
    says: ["That's how it is today, then.", 'Thank you for telling me how today is, without fixing it first.'],
    asks: ['#want What would make the rest of the day a little more bearable?', '#time Is it different from a week ago?', '#others Has anyone noticed?', '#moment Which was the worst hour today, and which the least bad?'],
  },
  word: {
    says: ['That word will do.', 'You chose a word with some weight to it.'],
    asks: ['#moment Where did you find it, in which moment?', '#body What happens inside when you say it?', '#others Have you said it like that to anyone?', '#word Is there another word under it?'],
  },
  thing: {
    says: ['Things do some of our remembering.', "It's easier to talk with something that can be touched."],
    asks: ['#moment When is it from?', '#want What would you like to do with it, some day?', '#who How was it used?', '#now Where do you keep it now?'],
  },
  others: {
    says: ["Knowing who you can count on, and who you can't, is already a lot.", "It's good to know who is around."],
    asks: ['#others And what do they know of how you really are?', '#want What would you like that person to do?', '#others What stops you telling them all of it?', '#moment When did you last talk?'],
  },
  time: {
    says: ['That is longer than it looks from outside.', 'It keeps hours, from what I see.'],
    asks: ['#moment What is usually around you at that time?', '#want What would you like there to be in that hour?', '#body How do you notice it coming?', '#now And today, how was it?'],
  },
  want: {
    says: ['What you would have wanted says a lot about what is missing.', "That's a concrete thing. Concrete things can be looked at."],
    asks: ['#moment When was that nearest?', '#others Who could help with a part of it?', '#word What frightens you about getting it, if anything does?', '#want What would be the smallest piece of it?'],
  },
}

/** After a word or two. */
export const shortAnswers: Texts['shortAnswers'] = {
  yes: {
    says: ['Yes. I believe you.', 'Good.', 'I see.', 'All right.', "I'll take it as a yes, in no hurry.", 'I thought so.', 'I understand.', 'A short yes counts too.'],
    asks: ['#moment What stands behind that yes?', '#now And how does it show on a normal day?', '#moment Can you give me an example, one from this week?', '#want Which part of it would you like to tell?', '#time Since when has it been like that?', '#word What words would you put to it?'],
  },
  no: {
    says: ['All right, no.', 'Good that you say so.', 'No, then.', 'Understood.', 'Fine, not that way.', 'That no tells me something too.', "I'll step away from there."],
    asks: ['#word How is it, then?', '#want Where should I be looking?', '#moment What is there instead?', '#now What takes up the most room at the moment?', '#want What would you rather talk about?'],
  },
  dontknow: {
    says: ["You don't have to know.", 'Not knowing is an honest answer.', "That's all right. I'll put that question down.", "Perhaps it wasn't a good question.", "It may be too early to know.", 'Some things get known afterwards.', "No trouble. Not everything has to be answered.", 'Not knowing weighs something too.'],
    asks: ["#now I'll ask something smaller: how was the last hour?", '#thing What is in front of you right now?', '#body And your body, how is it?', '#moment What was the last thing you did before writing here?', '#who A different question: who comes to mind?', '#time Which part of the day goes best?', '#now Have you eaten anything today?', '#want Does it help more if I ask, or if I keep quiet?', '#thing Is there anything in the room you like looking at?'],
  },
  nothing: {
    says: ['Nothing, then. It can be that too.', 'Sometimes “nothing” is the short name of something long.', "I'll leave it at nothing for now.", "All right, I'll put it down like that."],
    asks: ["#time Is it today's nothing, or an older one?", '#body What is that nothing like: calm, heavy, dry?', '#now What did you do today, even if it seems not to count?', '#moment What was the last thing that was something?'],
  },
  well: {
    says: ["I'm glad there is some of that about.", "Good is good. No need to ask more of it.", 'A stretch like that counts too.'],
    asks: ['#moment What helped?', '#now Is it a real good or a polite one?', '#time How long is it since you could say that?', '#want What would you like to do with this hour?'],
  },
  badly: {
    says: ["I'm sorry. Thank you for not dressing it up.", "Bad, said straight out. I'm reading.", "It's not a good day. It needn't look like one."],
    asks: ['#moment What happened today?', '#time Has it been all day or did it start a while ago?', '#body Where do you notice it most?', '#others Is anyone near?', '#now Which was the worst hour?'],
  },
}

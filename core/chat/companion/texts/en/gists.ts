import type { Texts } from '../texts'

/** What may be said after a turn of each gist, whatever it is about. Every line must stand after any turn of its kind. */
export const gists: Texts['gists'] = {
  heavy: {
    says: ["I'm sorry. That weighs.", "I'm sorry it's like that.", "That isn't easy to carry.", "There's no need to make light of it here.", 'How hard.', "It's understandable that it costs.", "There's a lot in that.", "So much at once."],
    asks: ['#word What weighs most in that?', '#now And today, how is that?', '#body How does that sit with you, inside?', '#others Who else knows?', '#moment Which part comes back most?', '#want What would help now, however little?', '#moment And what happened then?'],
  },
  fact: {
    says: [
      "Thank you. That helps the rest make sense.", 'That places a lot of it.', "I see. Those are few words for what must be behind them.", 'Good to know.', "Right, I've got my bearings now.", "Noted, and not as just any detail.", 'What came before reads differently with that.', "All right. I'm getting a picture.", "Said that briefly, and there must be a lot inside it.",
    ],
    asks: [
      '#moment And how has it all been since?', "#word What don't people imagine, hearing only that?", '#now What part of that shows today?', "#moment What's behind that, told slowly?", '#who @past @known @named What was {n} like, up close?', '#others Who else is caught up in all this?', '#moment What was life like then, on a plain day?',
    ],
  },
  ending: {
    says: [
      "I'm so sorry. Some moments cut a life in two, and that's one of them.", 'What a hard thing to have to live through.', "That isn't forgotten, and it isn't easily told either. Thank you for telling it.", "I'm sorry. Nobody is ready for a moment like that, however long they've seen it coming.", "That's a great deal to fit into one memory.", 'Everything changed there, and outside the day just carried on.', "I'm sorry it had to be gone through.", "It's no wonder that scene comes back.", "How hard, and how small words are next to it.", "I'm reading that slowly. I'm sorry.", "That leaves a mark, and there's no need to hide it here.",
    ],
    asks: [
      '#others Who was beside you just then?', '#moment What comes back most from it?', '#moment How were the hours after?', '#body What did your body do: cry, go still, get busy?', '#others Who had to be told first?', '#moment How did that day end?', '#others Is there anyone you have told it to the way it was?', '#word Was anything left unsaid or undone there?',
    ],
  },
  portrait: {
    says: [
      'I can see it, told like that.', "@past @known @named I'm getting an idea of {n} now.", "That's not in any photograph.", "I'm glad it's told with that much detail.", 'So much life fits in a thing like that.', 'Only somebody who was close would know that.', "It's the kind of thing nobody writes down and then it's what stays.", "You can almost hear it.", '@past @known Thank you for showing me that part of {n}.',
    ],
    asks: [
      '#moment Is there one time in particular that comes to mind?', '#who @past @known @person What made {n} laugh?', '#who @past @known What else did {n} do that nobody else would?', '#now What happens inside, telling it?', '#who @past @known What of that has stayed in the house?', '#others Who can you remember that with?', '#moment What else was in those days?',
    ],
  },
  remains: {
    says: [
      "With things like that you never know if they'll comfort or sting.", "There's no hurry with that. None.", 'It takes up little room and weighs a lot.', 'What stays behind speaks, even if it looks like nothing to others.', "That's not just any object.", "Some things won't let themselves be kept or thrown out.", "It makes sense for it to stay where it is, or to go, depending on the day.",
    ],
    asks: [
      "#thing What happens when it's in front of you?", '#want What would feel right for it, for now?', '#moment What moment does it speak of?', "#thing @past Is there anything else of theirs you can't look at yet?", '#others Would anybody else want to have it?', '#moment What memory does it bring?',
    ],
  },
  absence: {
    says: [
      'Habit takes so much longer to find out.', 'How much it weighs now, what nobody used to look at.', "It's a second, and the whole of the gap is back.", 'Some places and hours give no warning.', "That's a very bodily way of missing.", 'It all shows there.',
    ],
    asks: [
      '#time Which hour gets longest?', '#moment What used to be in that gap?', '#now What do you do with that time now?', '#want What would make it a little less empty, however silly?', '#others Is there anyone else who notices it?', "#body What's that moment like, inside?",
    ],
  },
  habit: {
    says: [
      'That has its own place in the day by now.', "@dead It's a way of staying near.", 'It keeps coming back, and that says something.', "I see: it's part of the day.",
    ],
    asks: [
      '#now What does it leave you with, afterwards?', '#moment How did that begin?', '#want Is it something that helps, or something that just has to be done?', '#others Does anyone know, or is it time by yourself?', '#time How long has it been like that?',
    ],
  },
  slight: {
    says: [
      'Even when no harm is meant, that can hurt.', 'On top of everything else, that.', "You're not exaggerating. A thing like that does damage.", "That stings, and there's no need to be brave about it.", "Some people don't know how to be there, and whoever can least afford it pays.", "It makes sense that it hurts. I won't smooth it over.", 'Things like that go on turning over long after.', "That shouldn't have come on top as well.",
    ],
    asks: [
      '#want What would you have needed to hear instead?', '#moment Did you answer, or did it stay inside?', '#others Was there anyone who did rise to it?', '#word Which part of it hurt most?', '#others Do they know how it landed?', '#want Is there something still to be said to them, or is it not worth it any more?',
    ],
  },
  others: {
    says: [
      "That gets carried too, what's going on with other people.", 'I see what place that has in all this.', "That's no small thing to have close by as well.", "One person's part gets mixed up with everyone else's.", "I see. It isn't a story of one person only.",
    ],
    asks: [
      '#others Can it be talked about, or is it better left alone?', '#body And what does that do to you, inside?', '#want What would help, coming from them?', '#word And what do you make of it, when you are alone?', '#others @living @named What does {n} know of all this?', '#others Was it always like that, or is it new?',
    ],
  },
  plan: {
    says: [
      "So it's said.", "It's daunting, even with the decision made.", 'Afterwards it can be told here, however it was.', "That's there ahead, and it shows already.", "It needn't all be thought out before you get there.", 'It has its place in the days to come.',
    ],
    asks: ['#now How are you feeling about it?', '#others Will there be someone beside you?', '#word What daunts you most about it?', '#want What would help to have at hand?', "#moment And afterwards, what have you planned for when it's over?"],
  },
  done: {
    says: [
      "That was no small thing, and it's done.", 'Well done, and probably with nobody clapping.', 'It costs more than it looks from outside.', "It's done, and nobody can take that back.", 'That took some courage.', "That's the kind of step nobody sees and that counts.", "And that with everything else on top. It's not nothing.",
    ],
    asks: [
      '#body How was your body afterwards?', '#moment What was the hardest part?', '#moment What helped you be able to do it?', '#now What did it leave: relief, sadness, both?', '#others Who knows?',
    ],
  },
  dilemma: {
    says: [
      "Something gets lost either way. That's why it's hard.", "It's one of those where each side has its reasons.", 'If it can wait a day, let it wait a day.', "There isn't a clean answer there, and I won't pretend one.", 'The doubt is fair. Nobody outside would decide it better.',
    ],
    asks: [
      '#body Which way does your body lean, before thinking?', '#time When does it have to be decided by?', "#word What's the worst that could happen one way, and the other?", '#want What would you tell somebody you love with this same doubt?', '#others Who could you think it through with out loud?', '#word What are you most afraid of losing?',
    ],
  },
  joke: {
    says: [
      "That's funny, even with what's under it.", "Humour holds a person up too, and there's room for it here.", 'Very serious truths get told with that kind of humour.', "I'll take the irony: it goes down better than solemnity.", 'Laughing in the middle of this takes nothing from anyone.', "I'm keeping that one, it's good.",
    ],
    asks: [
      '#now And without the joke, how are things?', '#who @past @known @person Was there joking like that with {n}?', '#others Who gets that humour?', "#word What's under it, if you feel like looking?", '#now And seriously, how has the day been?',
    ],
  },
  whatif: {
    says: [
      "The mind goes back there looking for a door that couldn't be seen then.", 'The ending is known now. It was not then.', "That's an enormous weight to put on one thing.", 'It gets gone over so much because it mattered.', 'Those sums get done at night and never come out.', "I won't hand out a machine's absolution. I will say the care shows underneath it.",
    ],
    asks: [
      '#moment What did you know at that moment, without what came after?', '#word What would you say to a friend who told you the same?', '#want What would have changed, and what would have stayed as it was?', '#others Does anyone know that goes round in you?', '#time When does that thought come most?', '#want What would it take for it to loosen a little?',
    ],
  },
  worry: {
    says: [
      'That fear has its reasons.', 'When something bad has already happened, the mind runs ahead to the next.', "That's a lot of future to carry all of it today.", "I can't promise it won't happen. What there'd be if it did can be looked at.", "It isn't a silly fear.", "Turning that over wears you out before it comes.",
    ],
    asks: [
      '#word What exactly frightens you most about it?', '#others If it did happen, who would you have?', '#time When does it press hardest?', '#others Who have you been able to tell about that fear?', '#want Which part of it can be prepared for?', '#body Where do you feel it in your body?',
    ],
  },
  state: {
    says: [
      "That's how things are, and there's no need to dress them up here.", "I'm sorry it's being like that.", "With what's on you, it's no wonder.", 'These are days for getting by however you can.', "It isn't weakness. It's what all this weighs.", "You don't have to be doing better to be here.", "That's tiring on the inside, even when nothing shows outside.", "It's all right like that. Today doesn't have to be managed whole.", "It shows, what it's costing.",
    ],
    asks: [
      '#time Has it been like that a while, or is it more of now?', '#body Where do you notice it most?', "#want What's the least thing that would make the day easier to bear?", "#others Does anyone know it's like that?", '#moment What was the last thing that eased it at all?', "#now What's left of today for you?", '#moment Did something stir it up?',
    ],
  },
  good: {
    says: [
      "That's good. That has to be tellable too.", "I'm glad to read that.", "That's good news, no buts.", 'A time like that betrays nobody.', "However long it lasts, it happened.", 'Something like that was due.', "Good. That's part of the story too.",
    ],
    asks: [
      '#moment How was it, in detail?', '#moment What made it possible?', '#body What does something like that feel like, after everything?', '#others Who can you share it with?', '#want How could it be had again, in a small way?', '#now What is left of it now?',
    ],
  },
  want: {
    says: [
      "That's very understandable.", "What's missing has a name, at least.", "That's clear, and it deserves to be taken seriously.", 'Wanting a thing like that needs no excuse.', "It's said, and that's something.",
    ],
    asks: ['#want Where would it show first?', '#want Is there a small part of it that can be had?', '#others Does anybody know?', '#time Since when has that been missing?', "#word What's underneath that wish?"],
  },
  thought: {
    says: [
      'There must be a lot of turning over behind that.', 'That gives me something to think about, put like that.', 'I hear it as something that took a while to find words for.', "That's been going round for a while, it seems.", "I'm reading that slowly, without saying yes or no to it.", "That's not something to be said just anywhere.",
    ],
    asks: [
      '#moment What brought you to think so?', '#time Did you always see it like that, or is it new?', '#word And if it were so, what would change?', '#others Is there anyone who sees it otherwise?', '#body Does thinking it ease you or tighten?', '#others Who do you talk to about such things?',
    ],
  },
  burden: {
    says: [
      "As if there weren't enough, that as well.", 'All that running about leaves no room even to feel bad.', "That's a lot of work for someone already low on strength.", "Practical things don't wait until there's strength for them.", "None of that shows from outside, and it's as tiring as anything.", "That's a lot for one pair of hands.",
    ],
    asks: [
      '#others Who could take even a part of it off you?', '#time What really has a date, and what can wait?', '#word Which of it costs you most?', '#want What would be the first thing to put down, if you could?', '#now Which of it is up this week?',
    ],
  },
  secret: {
    says: [
      "Thank you for saying it. You didn't have to, and it's said.", 'A thing like that weighs double when it is kept.', "There's no judging here. It shows that it cost something.", "Said once, it isn't quite locked in any more.", "I'm reading it without alarm and without turning it round.",
    ],
    asks: [
      "#body And how is your body, now that it's written?", '#time How long have you been keeping that?', '#word What was hardest about saying it?', '#others Is there someone who could hear it without being frightened?', '#word What are you most afraid people would think?',
    ],
  },
  assent: {
    says: ['Good. So there was something in it.', "All right, let's stay with that.", "Right. It helps to know it's that way.", "Good, then I wasn't so far off."],
    asks: ['#moment And what else is there?', '#want What would come next, however small?', '#word Which part fits best?', '#now And how does it all stand, with that said?'],
  },
  refuse: {
    says: ["All right, that's not it.", "Understood, I take that back.", 'Good, out with that.', 'Fine. Better said than kept in.', "Understood: that wasn't the word.", 'All right, I leave that where it was.'],
    asks: ['#word How would it be put more exactly?', '#want Which way is better to go?', '#word Then what is there?', '#moment What did I miss?'],
  },
  talk: {
    says: ['All right, and thank you for saying so.', "Thanks. I'm here for what matters.", "Good, it helps me that it's said.", "Right. I'm still here.", "Fine, that's said."],
    asks: ['#want Where shall we go on?', '#moment What was still to be told?', '#now And the rest, how is it going?'],
  },
}

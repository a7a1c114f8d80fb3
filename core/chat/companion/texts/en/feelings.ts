import type { Texts } from '../texts'

/** Feelings, by name: what stands after anybody who names one. */
export const feelings: Texts['feelings'] = {
  guilt: { says: ['Guilt is heavy.', "Thank you for saying it. That isn't easy."], asks: ['#others Who have you been able to talk to about it?', '#time When does it come most?'] },
  sadness: { says: ["I'm sorry you feel like that.", "Of course you're sad."], asks: ['#time Does it come and go, or is it there all day?', '#others Is anybody with you today?'] },
  anger: { says: ['The anger makes sense.', 'Anyone would be angry.', 'You can say it plainly here.'], asks: ['#word What makes you angriest?', '#others Who can you talk to about it?'] },
  fear: { says: ['It makes sense to be afraid.', 'Thank you for saying it out loud.'], asks: ['#word What frightens you most?', '#time When is it strongest?'] },
  anxiety: { says: ['That must be exhausting.', "I'm sorry you feel so uneasy."], asks: ['#body How does your body feel right now?', '#time When is it worst?'] },
  emptiness: { says: ["I'm sorry it feels so empty.", 'That sounds so empty.'], asks: ['#time Are there times when you notice it less?', '#others Is anyone near these days?'] },
  loneliness: { says: ['That sounds so lonely.', "I'm sorry you feel alone with it."], asks: ['#time When do you notice it most?', '#others Is there somebody you could call today?'] },
  tiredness: { says: ['No wonder, with so much on you.', 'You must be worn out.', 'I hope you can get some rest.'], asks: ['#body Is it the sleepy kind, the body, or the head?', '#want What could wait for another day?'] },
  longing: { says: ['Of course you miss that.', 'I can tell how much you miss it.'], asks: ['#word What comes back most?', '#time When is it strongest?'] },
  relief: { says: ["It's normal to feel relief, too.", 'Relief takes nothing from anyone.'], asks: ['#word What weighed most?', '#now How is it now?'] },
  shame: { says: ["That's hard to tell. Thank you.", "Nobody's judging you here."], asks: ['#now How is it, having said it?', '#others Is there someone you could talk to about it?'] },
  confusion: { says: ["It needn't be clear to be told.", "No wonder it's all in a tangle."], asks: ['#word Which part is clearest?', '#want Where would you like to start?'] },
  love: { says: ['I can hear how much love there is.', "That doesn't end."], asks: ['#word How did it show most?', '#who What else would you tell me?'] },
  gratitude: { says: ['I can hear the thanks in it, even with the sadness.', 'Being thankful and being sad can go together.'], asks: ['#word What are you most thankful for?', '#want What would you say to them today?'] },
  jealousy: { says: ['Jealousy hurts a lot.', 'That hurts to think about.'], asks: ['#time When is it worst?', '#word What hurts most about it?'] },
  disappointment: { says: ['What a let-down.', 'It was fair to expect something else.'], asks: ['#word What hurt most?', '#now How do you see it now?'] },
  hopelessness: { says: ["I'm sorry it all looks so dark.", "I believe you, and I won't cover it up with a phrase.", 'Thank you for telling me straight.'], asks: ['#others Who knows that you feel like this?', '#now How is today going?'] },
  numbness: { says: ['Feeling nothing happens, too, when it is all too much.', "It's commoner than it seems."], asks: ['#time Since when has it been like that?', '#body Is there anything you do notice: cold, sleep, hurry?'] },
  uselessness: { says: ["That's a hard way to see yourself.", "From what you tell me, I don't see you that way."], asks: ['#time How long have you felt that?', '#others What would somebody who loves you say to that?'] },
  helplessness: { says: ['Not being able to do anything is so tiring.', 'How helpless that must feel.'], asks: ['#word Which part of it is hardest?', '#others Is there somebody who could help?'] },
  pain: { says: ["I'm sorry it hurts so much.", 'Of course it hurts.'], asks: ['#time When does it hurt most?', '#others Who is near these days?'] },
  peace: { says: ["I'm glad there is some calm.", 'How good, a bit of calm.'], asks: ['#word What helps it to be there?', '#body How do you notice it?'] },
  hope: { says: ["It's good to have a little hope.", "I'm glad there is something like that."], asks: ['#word What do you notice it by?', '#want What would you like to happen?'] },
}

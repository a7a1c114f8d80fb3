import type { Answers } from '../texts'
import type { FlaggedLevel } from '../../care.schema'

/** Hurting oneself without wanting to die. */
export const selfHarm: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'What you say about hurting yourself does not strike me as small, even said in passing. Is it still happening, or is it from another time? If the urge comes back, you can call {line} before it grows.',
      'Thank you for telling me. People who have hurt themselves had usually found in it a way to bear something. What were you bearing? And today, how is the urge? The line below is for talking about this too.',
      'Holding out against an impulse like that is tiring, and almost nobody sees it. What helped it pass? If it returns hard today, find company, or call {line}.',
      'I read this without alarm and without scolding. Does anyone know that you hurt yourself, or used to? Someone you trust, or someone who treats you, can help so that it does not all hang on your own strength.',
    ],
    again: [
      'It is still circling, from what I read. Where are you, and what is near you? Another room, or going where somebody is, buys a few minutes, and sometimes a few minutes are enough.',
      'You bring it up again and I am glad you do. What happens just before the urge arrives? Told in that detail to a doctor or a therapist, it helps them find another way out with you.',
      'Has it gone up or down since you wrote? If it has gone up, try a voice: call {line}. It need not be for anything other than this.',
    ],
  },
  high: {
    first: [
      'You are hurting yourself, or close to it, and I take that seriously. First: is there a wound now that needs looking after? If there is, let someone see it today. And if the urge goes on, call {line}; it is for this as well.',
      'Thank you for saying it without dressing it up. Hurting yourself often brings down something that will not fit. What is it that does not fit today? While you tell me, put distance between you and what you use, or ask someone to keep it. If a voice would help, call {line}.',
      'I won’t ask you to stop all at once or to promise me anything. Two questions: do you want to die, or do you want what you feel to come down? And who could be with you for the next while? Both matter. The line below answers.',
      'What you do to your body says the pain found that door and not another. It does not make you strange. How are the wounds? Does anybody know? Talking to a doctor or a therapist changes things; and for today, you can call {line}.',
      'I read the urge to hurt yourself. It tends to rise like a wave, and to fall as well. For the next fifteen minutes: another room, cold water on your hands, somebody on the phone. Could you start with one? If the wave goes on, call {line}.',
    ],
    again: [
      'How are you now, compared with when you started writing? If a wound is bleeding or worries you, have it looked at today, even if that is embarrassing; they see it every day.',
      'I am still reading. Have you been able to get away from what is near you? If that is hard alone, tell one person: “keep this for me today”. And if it grows into thinking of dying, call {emergency}.',
      'Here again, and there is nothing wrong with it being again. What was the last thing before it rose? A message, a memory, the night. Tell me, and think who else you could say it to out loud.',
      'You are not the marks, nor what you have done. Is there anyone at home or a call away who could keep you company without asking questions? If not, the people on the line below won’t ask your name.',
    ],
  },
  imminent: {
    first: [
      'If you are bleeding or the wound is serious, call {emergency} now, or get to a hospital with somebody. Press a clean cloth on it and do not stay alone. Is there anyone within earshot?',
      'This needs hands now: call {emergency} and say that you have hurt yourself or are about to. Step away from what is in front of you, go to another room, and open the door to whoever can come. How is the wound?',
      'Before you write more: are you safe this minute? If you are unsure, call {emergency}. You don’t have to explain why you did it; they look after the wound and after you. Who can be with you?',
      'What you describe can’t wait until tomorrow. Call {emergency}, or have someone take you to a hospital, and say clearly what you did and when. I am here in the meantime.',
    ],
    again: [
      'Is someone looking after you yet? If not, call {emergency}. I cannot see the wound, and somebody has to.',
      'Tell me only whether anyone is with you. If nobody is, the next thing is that somebody should be: call {emergency} or knock on the nearest door.',
      'Put down what is in your hand and leave that room, even if only for the corridor. From there, call {emergency}. I am still reading.',
    ],
  },
}

/** Eating so little, or purging so much, that the body pays. */
export const eating: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'What you say about food does not sound like a poor appetite; it sounds like a fight. Since when? A doctor, or someone who knows about this, can help long before it looks serious. You don’t have to earn the right to ask.',
      'In grief people sometimes stop eating without meaning to. With you, is it that nothing goes down, or that you don’t let yourself? They are different, and both deserve that someone you trust knows.',
      'I am reading you, and I won’t talk about weight or numbers. What does that voice say to you when you eat? Telling it to someone who sees you in person takes some of its strength. If it gets hard, you can call {line}.',
      'Thank you for saying it; it is one of the things people hide most. Is there anyone you could eat a little with today, who won’t watch your plate? And this week, an appointment with your doctor.',
    ],
    again: [
      'Have you been able to eat or drink anything since we spoke? This is not an exam. If your body starts to fail, with dizziness, fainting or a racing heart, you need to be seen today.',
      'It is still there, from what I read. Who among your people could know without taking fright? One person alone changes quite a lot.',
      'I have no advice about food, and I imagine you have had plenty. I will ask how your body sleeps and beats these days. If it worries you, ask a doctor today, even by phone.',
    ],
  },
  high: {
    first: [
      'What you describe is already costing your body, and that needs looking at today. Go to a hospital or your doctor, better with someone, and say how many days it has been. Have you felt faint or passed out?',
      'I will say it carefully: days without food, vomiting or fainting need a doctor today, even if something inside says it isn’t that bad. Who could go with you? If you feel very unwell, call {emergency}.',
      'I hear how much that voice demands of you. Today your body goes first: water in sips, someone near, and a medical person to see you. If you are also thinking of dying, tell me, and call {line}.',
      'You don’t have to sink further for it to count. It counts already. Could you ring someone now and say “I’m not eating and I feel ill, come with me to the doctor”? If you faint or your chest hurts, call {emergency}.',
    ],
    again: [
      'Have you talked to anyone who could take you to be seen? If your chest hurts, your heart beats oddly or you faint, call {emergency}.',
      'I am still here. What makes it hard to go or to ask? Sometimes it is fear of being forced. You can say exactly that when you arrive; they listen to it too.',
      'For now the small things: sit down, drink something, don’t be alone. And the step after that, a doctor today. Who is nearest?',
    ],
  },
  imminent: {
    first: [
      'What you describe may be dangerous right now. Call {emergency} and tell them what your body is doing: fainting, chest, blood, days without food. Don’t be alone until they come. Is anyone with you?',
      'Your body is asking for the kind of help that doesn’t wait. Call {emergency} or have someone take you to a hospital now. Sit, or lie on your side, with the door unlocked. I am still reading.',
      'Before anything else, a medical team should see you today, now. Call {emergency}. You don’t have to justify anything; say the symptoms and how long it has been. Who can be beside you?',
      'This is no longer a matter of willpower, it is one for a hospital. Call {emergency}, or ask whoever is near to call. Can you do that while you read?',
    ],
    again: [
      'Have they come, or are you on your way? If not, call {emergency} now.',
      'Stay where you can be seen and call {emergency} if you have not yet. Tell me whether somebody is with you.',
      'The first thing is still that somebody sees you. Call {emergency}. The rest we can talk about afterwards, if you like.',
    ],
  },
}

const atOnce: Answers = {
  first: [
    'If you have taken something, hurt yourself, or your body is failing, call {emergency} now and say exactly what and when. Don’t wait to see whether it passes, even if you feel all right. Is someone with you?',
    'This is a medical emergency even if nothing hurts yet. Call {emergency}. Leave the door unlocked, keep what you took at hand to show them, and don’t be alone. I am here.',
    'You need to be seen now. Call {emergency}, or ask whoever is nearest to do it, and tell what happened as it was. They won’t scold you. Can you call this moment?',
    'Don’t go to sleep and don’t sit waiting: call {emergency} and stay on the line. Say where you are and what happened. If you can, open the door or go where you can be seen. Who is near?',
    'From what you say, minutes count. Call {emergency} before you answer me. Afterwards, if you feel like it, write here until they come.',
  ],
  again: [
    'Have you called? If not yet, call {emergency} this moment. I can’t do it for you, and someone should be on the way.',
    'Even if you feel better, a medical team needs to see you today. Call {emergency}. Is somebody with you?',
    'Stay with someone and keep the phone in your hand. If you notice drowsiness, confusion or trouble breathing, call {emergency} and say so. How are you now?',
    'If you can’t speak, hand the phone to another person, or send someone your address with “call an ambulance”. I am still reading.',
  ],
}

/** A body in acute danger. */
export const medical: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'What you say about your health deserves to be heard by someone who can look at you. Could you speak to your doctor today? If it gets worse, call {emergency}.',
      'Letting the body run down is also a way of saying something. What is it that you no longer want to look after? Tell whoever treats you, just as you wrote it to me. And if you are thinking of dying, call {line}.',
      'I am reading you. I don’t know what the person who treats you knows, and I won’t act as if I did. Have you told them you have stopped looking after yourself? If you feel ill, don’t wait: call {emergency}.',
      'Thank you for telling me. Did you let it go out of tiredness, or because part of you would rather something happened? I ask without judging. Either answer is worth a doctor’s time today.',
    ],
    again: [
      'Were you able to talk to anyone who treats you? If you feel worse than yesterday, be seen today.',
      'I keep thinking of your body, which is bearing the weight of this. Who could go with you to have it looked at?',
      'You don’t need to be sure what you want in order to ask to be seen. “I’m not looking after myself and it worries me” will do.',
    ],
  },
  high: atOnce,
  imminent: atOnce,
}

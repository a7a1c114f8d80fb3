import type { Answers } from '../texts'
import type { FlaggedLevel } from '../../care.schema'

/** Thoughts of dying, the will to die, and danger now. */
export const suicide: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'I don’t want to step over what you just said. When you write that, is it being worn out by everything, or are there moments when you think about dying? Either answer can be said here. If it ever gets too big, you can call {line}.',
      'I am reading this slowly. Sometimes what a person wants is for the pain to stop, and sometimes they are thinking of death; both can be said out loud. Which is closer to you today? The number below is there in case a voice would help.',
      'Thank you for not keeping that to yourself. How long has it felt like this? And I will ask it plainly: have you thought of ending your life? If you call {line}, someone listens, even if all you say is “I’m not all right”.',
      'That sounds like something you have carried alone for a long while. Does anyone else know? A friend, a doctor, a therapist. And if the thought of not going on becomes clearer, don’t sit with it by yourself: call {line}.',
      'I hear a great deal of tiredness in this. Is it the kind that wants sleep, or the kind that wants not to wake up? I ask because they are different, and because for the second there are people to talk to today: you can call {line}.',
      'You don’t have to explain it better; it comes across. What I can’t tell is how near it is. Are you thinking of doing something to yourself, or is it more a wish for everything to stop? Tell me as you can, and keep the number below close by.',
    ],
    again: [
      'It is still there, from what I read. Has it grown since we started talking, or is it the same? If it has grown, this is a good moment to call {line}, or to write to someone who loves you: “I’m not good today, can we talk?”',
      'You are coming back to it, and that is all right. Which part of the day is the worst? Working out who could be near you in that part is already a way of looking after yourself. The number below counts too.',
      'I am still reading. Who could you tell this to, even in one sentence? If nobody comes to mind right now, the people who answer if you call {line} are there for exactly that.',
      'What comes back is what hurts most, so I don’t tire of reading it. Have you been able to tell anyone who can see your face: a doctor, a therapist, someone at home? I am a machine, and that is where I stop.',
    ],
  },
  high: {
    first: [
      'What you have written is serious, so let me ask it plainly: are you thinking of ending your life? You can answer whatever is true; nobody judges you here. In the meantime, call {line}. A person picks up, and “I’m not all right” is enough. Who could be with you today?',
      'Thank you for saying it. Those are hard words to put down. Are you thinking of dying, or of doing something so that you die? No answer is unwelcome. There are people trained to have this very conversation with you now: call {line}. And let someone you trust know, even with “can you come over?”',
      'I am reading you, and I take it seriously. When pain gets to that point the mind stops showing ways out that do exist. Have you settled on something, or does the thought come and go? While you tell me, dial the number below. You need not know what to say.',
      'You don’t want to go on like this, and that deserves someone who hears your voice as well as someone who reads you. Could you call {line} now, and write to me after? And tell me one thing: are you alone at the moment?',
      'All of what you feel fits here, including the part that is frightening to say. I will ask directly: have you settled on something, or on a day? Whatever the answer, talk to a person today. You can call {line}, or knock on the door of somebody who loves you.',
      'I read that you want to die, and I am not going to change the subject. What made it weigh this much today? Tell me if it helps, and have somebody close: a friend, family, or a voice if you call {line}. If there is something in the house you could hurt yourself with, ask another person to keep it.',
      'You have said a very hard thing. You don’t have to fix it tonight or be talked into anything; for today it is enough not to go through it by yourself. Who could you ring now? If nobody comes to mind, call {line}. And tell me: do you feel you could hurt yourself today?',
      'This matters more than anything else we might talk about. Do you want to die, or do you want it to stop hurting in this way? Sometimes it is both. A trained person can stay in that question with you: call {line}. And if you have a doctor or a therapist, tell them as well.',
      'The word death can be said here without anyone scolding you. How often does it come, and what holds it back today? Whatever holds it back, however small, keep it near. And let one more person know: the line below is there for conversations like this.',
    ],
    again: [
      'I am still here. Have you been able to talk to anyone since you wrote that? If not, one thing only: call {line} and say the sentence you said to me. That one will do.',
      'It sounds just as strong as before. Where are you now, and who is with you? If you are alone, let the next thing be that someone comes, or that you go where there are people. I keep reading meanwhile.',
      'Nothing you repeat is too much. How is it right now, from one to ten, if ten is not being able to bear it? With a high number, what is needed is a voice: call {line}, or {emergency} if you think you might do something.',
      'What has brought you as far as this hour? Something or someone has been an anchor, even a small one. Tell me what it is. And if the anchor does not hold tonight, ask somebody to stay with you, and have the number ready on the screen.',
      'Calling can feel like too much effort, or shameful, or frightening; it does to almost everyone. What is it that holds you back? Perhaps we can move it aside. You don’t have to give your name, or tell it well.',
      'I have read you again and I believe you. Is there one person, only one, to whom you could send “I’m not all right and I don’t want to get through this alone”? If you like, we can write it here and you send it.',
      'This rises and falls, also when it seems only to rise. For the next few hours: someone near, distance from what could hurt you, and a voice on the phone if it gets worse. Which of the three can you reach already?',
    ],
  },
  imminent: {
    first: [
      'I think your life is in danger right now. Call {emergency}, at once, or have somebody near you call. If you can, leave where you are and go where there are people, away from what could hurt you. Who is with you? I am here while you call.',
      'This is urgent and I want to say it clearly: call {emergency} before you write anything more to me. Say where you are and that you are in danger of hurting yourself. Then open the door to somebody, a neighbour, a friend, anyone. Is there anybody in the house?',
      'From what you write, it could be today. Before anything else, move away from what you had in mind to use, or leave the place where it is. Then call {emergency}, or ask whoever is nearest to do it. I am still reading. Have you already done something?',
      'To get through the next hours you need somebody with hands beside you, and I have none. Call {emergency}. If talking won’t come, say only “help” and the address. Can you put yourself next to another person this minute?',
      'Don’t wait until you feel better to ask for help: call {emergency} now. If you have already done something that could harm you, say it as soon as they pick up. If not, leave that place and go to somebody. Tell me only this: are you alone?',
      'I will ask it straight, because minutes count: have you hurt yourself, or are you about to? Either way, call {emergency}. Leave the door unlocked, stay where you can be seen, and keep away from what could injure you. I am still on this screen.',
      'What you tell me is no longer for you and me to carry. You need a person beside you: call {emergency}, or shout to whoever is at home, or knock on the door opposite. “Don’t leave me alone” is enough. Then, if you want to, go on writing.',
      'Right now what comes first is time and distance. Distance: leave, or ask someone to take away what could hurt you. Time: call {emergency} and let the other voice stay with you for these minutes. Can you do the first of the two while you read this?',
      'What you have written sounds like a goodbye. I am not reading it as the end: you are still writing. Call {emergency} and say that you are thinking of dying today. Look for the person who is nearest in metres, not in affection. Who is that?',
    ],
    again: [
      'Were you able to call? If not yet, call {emergency} now. You can leave this screen open; what you write here stays.',
      'I am still reading you, and I still think you are in danger. Is somebody with you yet? If not, let the very next thing be to go where there are people and call {emergency}.',
      'Tell me in one word: have you hurt yourself? If yes, call {emergency} this moment and say so. If no, move away from what is near you and call all the same.',
      'Perhaps part of you does not want to be stopped, and another part is writing to me. I am talking to that one: call {emergency}, or hand the phone to whoever is next to you and let them read this.',
      'You don’t have to decide anything about your life tonight. Only the next thing: another person in the same room. To whom can you say “come”? While they are on the way, call {emergency}.',
      'If calling is too much, send someone your address and “come now”. If nobody answers within a minute, call {emergency}: they come to where you are.',
      'I stay on this page, but I cannot reach you, and somebody has to. Call {emergency} and put it on speaker. Tell me what they say, if you want to.',
    ],
  },
}

import type { Answers } from '../texts'
import type { FlaggedLevel } from '../../care.schema'

/** Being hurt, watched or forced by somebody. Safety first: nothing here asks anybody to face the one who does it. */
export const violence: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'What you describe is frightening to read, and I imagine more so to live. You are not responsible for what another person does to you. Are you safe today? There are people who know about this and listen without forcing anything on you: see the number below, better when you are alone.',
      'Controlling, threatening and humiliating are violence too, even when they leave no mark. Does anyone know? You don’t have to decide anything today; it is enough not to carry it alone. You can call {line}.',
      'Thank you for telling me. What happened was not your fault. Is that person still around you? If you worry that they may read this, you can erase the conversation. The line below also helps with thinking calmly.',
      'I believe you. Living by somebody else’s moods wears a person out. When do you feel safest, and with whom? That person could know a little more of what goes on.',
    ],
    again: [
      'Has anything changed since you told me? If the danger rises, the first thing is to go where there are people and call {emergency}.',
      'You don’t have to leave anyone or report anything to be listened to on that line. They also talk with people who don’t yet know what they want to do.',
      'I am still here. Would you have at hand what you would need to leave quickly: papers, keys, a number? Keeping it at someone else’s place is a good idea.',
    ],
  },
  high: {
    first: [
      'What is being done to you is violence, and it is not your fault. What comes first is your safety, not persuading the one who hurts you. Are you safe at this moment? If not, go where there are people and call {emergency}. If you can talk in peace, call {line}.',
      'I believe you. Nobody has the right to hit you, force you or watch you. I won’t ask you to stand up to them. Let me ask: are they near now? There are people who know how to go through this with you without rushing you: call {line} when you can’t be overheard.',
      'Thank you for writing it down, which has its own risk. If you share a phone or a computer, erase this conversation afterwards. For today: somewhere to sleep without fear, and someone who knows where you are. Is there such a place?',
      'I read that someone is hurting you. If there are injuries, have a doctor see them; it also leaves a record. If there are children, they are a reason to ask for help too. You can call {line} and, in danger, {emergency}. Who could you be with today?',
      'What you describe is not mended by behaving better, because it does not begin in you. What would you need to get through tonight safely? Thinking that over with someone who knows what exists in your area helps: call {line}.',
    ],
    again: [
      'Are you still safe? If that person comes back, or is worse than other times, don’t argue: leave and call {emergency}.',
      'I am still reading. Is there a word you could agree with someone, so that when it arrives they know to call {emergency}? An ordinary one, that draws no attention.',
      'You don’t need the whole story or any proof to be helped. What keeps you from calling? If it is being overheard, see whether you can do it from outside, or from another person’s phone.',
      'What you feel for that person and what they do to you can both be true. Your safety goes first. Where could you be tonight?',
    ],
  },
  imminent: {
    first: [
      'You are in danger now. If you can leave, leave, without arguing and without collecting anything, for where there are people. Call {emergency} as soon as you can. If you can’t speak, leave the call open. Are you somewhere you could be heard?',
      'The first thing is to get out, or to shut yourself away from that person in a place with a door and nothing that could be used to hurt. Call {emergency} and give the address. The rest can wait.',
      'Call {emergency} now, or send someone your address and “call the police”. Don’t try to calm the person who threatens you, and don’t tell them you are going to call. If there are children, take them with you. I am here.',
      'From what you tell me, it could happen today. Don’t stay at home waiting for it: go to somebody, or to a public place, and call {emergency}. Can you leave this minute?',
    ],
    again: [
      'Have you been able to get out or to call? If you can type but not talk, ask someone by message to call {emergency} for you.',
      'Until help comes, keep away from that person and near a way out. You need not answer me.',
      'If you are safe, tell me in one word. If not, call {emergency}; any moment you can try is a good one.',
    ],
  },
}

/** Wanting to hurt somebody else. */
export const threat: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'There is a lot of anger in what you write, and anger can be said in full. What stops me is the part about doing harm. Is it a picture that comes, or something you see yourself doing? You can answer without dressing it up.',
      'Having thoughts like that force their way in does not make you a bad person, and they are better not carried alone. Do they frighten you? Talking to a professional is for exactly this. You can also call {line}.',
      'What was done to you must have hurt a great deal to reach that point. What sets you off most? Tell me, and meanwhile keep some ground between you and that person.',
      'I am reading you. Does the wish to do harm rise and fall, or has it been steady for days? If it has been days, talk to someone who can see you in person, sooner rather than later.',
    ],
    again: [
      'Is it higher or lower than a while ago? If it is rising, the best thing is to move: go out and walk, away from where that person is.',
      'The anger is still there, and it has its reasons. What you would do with it can be decided another day. Who could keep you company until it comes down?',
      'You can write here everything you would say to them; it goes nowhere. Where would you begin?',
    ],
  },
  high: {
    first: [
      'What you write sounds as if someone could get hurt, and I don’t want to let it pass. Do you mean to do it? Before anything, get away from that person and from what you could use. If you feel you can’t stop, call {emergency}: they are there to help with you, too.',
      'Under this there is a very large pain; I can read it. Doing harm would leave you with that and with something more. Where are you now, and where are they? Put distance in between and talk to someone today: you can call {line}.',
      'Thank you for saying it here before doing it. I won’t preach. Let me ask: is there a time or a place in mind? If there is, have someone you trust with you for that stretch, and leave in other hands whatever could injure.',
      'Rage climbs very fast and is slow to come down; at the top of it people do things that last a lifetime. For now only this: leave, walk, ring someone who calms you. If you notice you are about to do it, call {emergency} and say it in those words.',
    ],
    again: [
      'How is the anger, from one to ten? Above seven, decide nothing and go nowhere that person might be. Ring someone who loves you and ask them to come.',
      'I am still reading. What would you want that person to know? Write it here unfiltered; it reaches nobody. And keep your distance while you do.',
      'A part of you is telling it instead of doing it. That part can call {line} or {emergency} and say “I am afraid of hurting someone”. They understand.',
      'Is there anyone who could be with you until tomorrow? What looks like the only way out today is usually another size in the morning, and then there is room to speak of justice, of reporting it, of whatever is needed.',
    ],
  },
  imminent: {
    first: [
      'From what you write, someone could be hurt today. Stop for a moment: put down what you have, leave that place and call {emergency}. Say “I am afraid of hurting someone”. Can you get far from that person now?',
      'Don’t go. Or if you are already there, turn round. Call {emergency}, or the person who best calms you, and don’t hang up. What they did to you can be answered in ways that don’t take the rest of your life.',
      'This is urgent, for them and for you. Get away, leave what you carry in someone else’s hands, and call {emergency}. I am not asking you to forgive anyone. Who can be at your side in ten minutes?',
      'There is a minute between this and what can’t be undone, and you are in it. Use it to leave and to call {emergency}. I will read whatever you want to say afterwards.',
    ],
    again: [
      'Where are you now? If you are still near that person, the next thing is to move away. And call {emergency}.',
      'Stay with somebody, even if you don’t tell them why. If you notice you are heading back there, call {emergency}.',
      'Tell me you have moved away, or tell me what stops you. And if it is too much, call {emergency}: better one call too many.',
    ],
  },
}

/** Somebody else is in danger. */
export const third: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'You are worried about somebody, and with reason. Asking them directly whether they think of dying does not put the idea there; it is often a relief that someone dares. Could you do it today, somewhere quiet? The line below also advises people who stand beside others.',
      'What you have seen in that person deserves a conversation. Something like: “you don’t seem well and I don’t want to guess; have you thought of ending your life?” Then listen more than you answer. You can call {line} to prepare it.',
      'It is hard to love someone and not know how much danger there is. What have they said, in their words? If in doubt, ask those who know: call {line}. And tell another person close to them; that is no betrayal.',
      'Thank you for thinking of them. Do they know you have noticed? Sometimes it is enough to stay a while and come back tomorrow. And you, how are you carrying this?',
    ],
    again: [
      'Have you been able to talk to them? If you notice they have settled on something, or on a time, don’t leave them alone, and call {emergency}.',
      'What they do does not depend on you alone. You can be there, ask and tell others; you can’t keep watch at every hour. Who could share it with you?',
      'I am still here. What are you most afraid will happen? Say that too, just so, to someone in their family or to whoever treats them.',
    ],
  },
  high: {
    first: [
      'That person may be in danger, and you did well to take it seriously. Ask them directly whether they think of ending their life and whether they know how or when. If they say yes, don’t leave them alone. To know what to do, call {line}; if the danger is now, call {emergency}.',
      'What they told you is not for keeping secret, even if they asked you to. Tell someone today who can be with them: family, a friend, their doctor. Do you know where they are right now?',
      'It is very frightening to read something like that from a person you love. Three things: be there, or have somebody be there; move out of reach what could hurt them; ask for professional help with them in the room. They will advise you if you call {line}. Which can you start with?',
      'You don’t need the perfect words. “You matter to me, what you said scares me, and I’m not leaving you alone” will do. Then let someone else know, and let an experienced voice guide you: call {line}. Are they with you?',
    ],
    again: [
      'Have you been able to reach them? If they don’t answer and you think they may be hurting themselves, call {emergency} and give their address.',
      'They may be angry that you told. Anger can be mended. Who else around them could help you through tonight?',
      'You need someone in this as well. Who is holding you up while you hold them? The line below is also for people who stand beside someone.',
      'If they ask you to say nothing, you can answer: “I’ll keep everything except what puts you in danger.” How are they now?',
    ],
  },
  imminent: {
    first: [
      'That person is in danger now. Call {emergency} and say who they are, where they are and what they told you. If you can get there without putting yourself at risk, go, or send someone, so that they are not alone. Do you know where they are?',
      'Don’t wait to be certain: call {emergency} now, with their address and their number. If they pick up your call, keep talking and don’t hang up. Is anyone closer to them than you?',
      'This is an emergency. First, call {emergency}. Then whoever is nearest should go. If you are with them, move away what could hurt them, and stay. It is not for you to solve why; it is for you to see that someone gets there.',
      'You did right to say it. Call {emergency} now, even if they asked for silence, even if they are angry later. Tell what you know, with the time of the last message. I am here.',
    ],
    again: [
      'Have you called? If not, call {emergency} now; I can’t alert anyone.',
      'If you don’t know where they are, call {emergency} and say that too: they have ways of looking. When did you last hear from them?',
      'Once somebody is with them, breathe, and find company yourself. How are you?',
    ],
  },
}

/** Voices, being ordered or followed by what others do not hear or see. */
export const psychosis: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'What you hear or sense must be frightening, and I believe that you feel it that way. Is this the first time? A doctor can help it lose some of its force. Is anyone you trust with you today?',
      'Thank you for telling me; it isn’t easy. I won’t argue with what you perceive. Does it tell you to do anything? If at any point it tells you to do harm, call {emergency}.',
      'Little sleep and great pain sometimes change what a person hears and sees. How much have you slept these days? It is worth being seen today, with someone you know beside you.',
      'In grief some people hear or sense the one who is missing, and it can be a comfort. Does what you hear keep you company, or does it frighten and command you? If it commands, tell a doctor today.',
    ],
    again: [
      'Is it louder or further off than before? A place with light and someone familiar usually helps. And today, a doctor.',
      'Who knows what is happening to you? Once one person truly knows, it weighs differently.',
      'I am still reading. I can’t tell you what it is. Someone who sees you in person can help you understand it; shall we try for today?',
    ],
  },
  high: {
    first: [
      'Being ordered about by what you hear is very hard, and you don’t have to obey. A voice can command, but it can’t move your hand. Go to someone you trust now, and see a doctor today. What is it saying?',
      'I believe you that you hear it. For this while: turn on the light, sit with someone familiar, put out of reach what could injure. And call {emergency} if it tells you to do harm, to yourself or anyone.',
      'What you describe needs attention today, just as a very high fever would. Do you take medication, or does someone treat you? Ring them and tell it like this. If that isn’t possible, you can call {line}, or go to a hospital with company.',
      'It is not weakness and it is not your fault. Are you alone? Let that stop being so as soon as you can: someone at home, a neighbour, anyone. Then a doctor, today. If it gets worse, call {emergency}.',
    ],
    again: [
      'Is someone with you yet? If not, let that be next. And if the order gets stronger, call {emergency}.',
      'You can say no to that voice out loud, or put music on and talk to somebody over it. What is it asking now?',
      'I am still here, and there are things I am unable to do: I can’t see you and I can’t come. Whoever looks after you today can. Who would go to the hospital with you?',
    ],
  },
  imminent: {
    first: [
      'Call {emergency} now and say: “I hear voices that tell me to do harm and I’m afraid I will.” You don’t have to obey. Put down what you have and go where there are people. Can you?',
      'This is an emergency, and there is help for it. Go to the nearest person and ask them to call {emergency}. Until then, keep away from anything that could hurt anyone. I am still writing to you.',
      'That order does not have to be carried out. Win some minutes: sit on the floor, touch something cold, speak out loud. And call {emergency}; say where you are and what you hear.',
      'Don’t stay alone with it a minute longer. Call {emergency}, or open the door and ask for help. What you hear is very real to you, and there are people who know how to treat it today.',
    ],
    again: [
      'Is anyone with you? Call {emergency} if you have not yet.',
      'Go on not obeying: once more, and again. You are doing it already, because you are writing to me. Call {emergency}.',
      'Hand the phone to another person and let them read this: somebody needs to call {emergency} and not leave you alone.',
    ],
  },
}

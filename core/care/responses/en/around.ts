import type { CareTexts } from '../texts'

/** After danger was heard and this turn takes it back, or speaks of something else. */
export const after: CareTexts['after'] = {
  takenBack: [
    'I hear you, and I won’t press. I also keep in mind what you wrote before, because people sometimes say “I’m fine” so that nobody worries. Which part is better, and which is the same? The number below is for you even when it isn’t urgent.',
    'It may have passed, or eased a little, or it may be easier to say it has. All three are allowed. Which is it? And if it comes back tonight, you know what to call: it is just below.',
    'All right. If it was a joke, I don’t hold it against you; some jokes carry something inside. Did yours? I keep both sentences, the one before and this one.',
    'It helps to know how you are now. What came before is not wiped out by it, and you don’t have to defend it. Who among your people knows you have had a time like that?',
    'Good. Then we can talk about whatever you like. One thing first: if the thought returns, whom would you ring? Having that worked out helps in the worst ten minutes.',
    'What you feel can change within the hour, in both directions, and there is nothing wrong with saying so. What helped it ease? Keep that close, and keep the number below as well.',
  ],
  together: [
    'Well done; that is very hard, and nothing helps more. Stay with that person tonight, and let them keep whatever is dangerous. If it grows, don’t wait for morning: call {emergency}.',
    'I am glad you are not alone with this. Tell them what you have told me, in the same words. And if at any point that isn’t enough, call {line} together.',
    'That is a huge step. Let that person stay, and come with you to be seen by somebody: a doctor, the emergency department, whatever is close. I am still here if you want to write meanwhile.',
  ],
  somebody: [
    'That person is the next step. Ring or knock now, however late it is, and say only: “I’m not all right, can you be with me?” It is no bother. And if nobody answers, call {line}.',
    'Tell that person today; it doesn’t have to come out well. “I’m thinking things that frighten me, please come” is enough. Can you do it before you write to me again? If there is no answer, call {line}.',
    'I am glad somebody is close. Let them know tonight: ask them to stay with you, or go to them. People who love you would rather be woken. Until they come, you can call {line}.',
    'With that person beside you this hour changes. Send one line now: “can you come? I don’t want to be alone”. Tell me when you have.',
  ],
  away: [
    'Yes, do that, and do it now, before you write any more: let somebody else keep it, or put it where you can’t reach it. Few things protect better on a night like this. Then call {line}, and let someone stay with you.',
    'That is looking after yourself, and a good deal of it. Put it out of reach now, and ask whoever keeps it to stay a while. If it gets hard on the way, call {emergency}.',
    'Good. The further away the better, and the sooner. Can you do it in the next five minutes, and tell me when it is done? The line below answers meanwhile.',
  ],
  othersSafe: [
    'What a relief that they are safe now, and that somebody is watching over them. A fright like that leaves the body shaking for a good while. How are you? The numbers stay here in case it comes back, for whoever needs them.',
    'Thank goodness. You did what there was to do, and it is not yours to keep watch alone any more. Who is looking after you tonight? If anything changes, you can call {line}.',
    'I am glad to read that. Having people around is what protects them most now. You have been frightened too: tell me how it has left you.',
  ],
  still: [
    'I am following what you tell me now. Before, you wrote something that weighed a lot, and I don’t want to act as if I hadn’t read it. How is that at this moment?',
    'We can talk about this too. And whenever you like we go back to what you said before, which still matters. Is someone with you?',
    'Thank you for telling me. I leave the number below, in case what you felt a while ago tightens again. Has it eased, or only gone quiet?',
    'I am reading. Between what you said before and this, which takes up more room? A few words will do.',
    'I am here with both: what you said and what you are saying now. Have you been able to talk to anyone else today?',
    'Changing the subject is sometimes a rest, and that is fine. Tell me only, so that I know: for this while, do you feel you can keep yourself safe?',
  ],
}

export const minor: CareTexts['minor'] = [
  'From what you say, you are under age. This was made for adults, and you have a right to help all the same, now. Tell an adult you trust today: someone in your family, a teacher, the school nurse. You did nothing wrong by writing here, and when you call you don’t have to give your name.',
  'At your age you should not have to carry this alone. Think of one adult who would listen without getting angry, whoever it is, and show them this if the words won’t come. And you can call without saying what you are called.',
  'Because you are under age, the best I can do is bring you to somebody who can be with you. An adult you trust, at home or outside it. If the first one doesn’t listen, try another: that isn’t your fault. And you can call without saying who you are.',
  'That this place is for grown-ups doesn’t mean you go without an answer. Find an adult today: whoever looks after you, someone at school, a friend’s mother. You can close this page whenever you like; those numbers stay there for you.',
]

export const heldLetter: CareTexts['heldLetter'] = {
  suicide: [
    'What you wrote is still here just as it is, and it is yours. I have not made it into a letter, because it reads as a goodbye, and before a letter you need to be safe. When you want to, you can write yours.',
    'There is no letter this time, and that is no punishment: your words are still here, whole, and nobody else reads them. You first; the letter can wait.',
    'I left your text as it was, without making a letter of it. It is still yours: you can read it, change it or erase it. Today it matters more that you talk to someone.',
  ],
  threat: [
    'What you wrote is still here just as it is, and it is yours. I have not made it into a letter, because somebody in it could get hurt. If one day you want to write only what hurt you, there is room for that here.',
    'I have not made a letter of this. Your words are here, unchanged, and you can come back to them. Anger can be written in full; harm had better not reach a letter.',
    'Your text stays as it was, and stays yours. No letter comes of it for now. When it eases, we can write what lies underneath.',
  ],
  other: [
    'What you wrote is still here just as it is, and it is yours. I have not made it into a letter yet, because you need to be safe first.',
    'Your words are still here, whole. The letter can wait; what is happening to you today cannot.',
    'I left your text as it was. It is still yours, and the letter can be written another day.',
  ],
}

/** A question in a letter's form has no place to be answered; the conversation is that place. */
export const toChat: CareTexts['toChat'] = ['If you want to answer me, write to me in the chat: I can read you there.', 'The chat is the place to go on talking. I read you there.', 'You can’t reply to me in this form; in the chat you can.']

export const slots: CareTexts['slots'] = {
  line: (phone) => phone ?? 'a helpline in your country',
  emergency: (phone) => phone ?? 'your local emergency number',
}

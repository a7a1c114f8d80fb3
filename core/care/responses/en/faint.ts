import type { CareTexts } from '../texts'

const medical = [
  'And I will ask outright, because I may be reading this wrong: is somebody unwell or bleeding right now? If that is not it, “no” is enough and we go back to where we were.',
  'Before we go on, one question: does somebody need a doctor this minute, for a wound or for something taken? A yes or a no is plenty.',
  'I am not sure I am reading this right, so I am asking: is somebody physically unwell at the moment? If not, I will leave it and go back to what you were telling me.',
]

/** Heard faintly: a question, and the way back to what was being told. */
export const faint: CareTexts['faint'] = {
  asks: {
    suicide: [
      'And a straight question, because words are all I have and I may be reading them wrong: are there times when the thought of dying comes up? If it is nothing like that, “no” is enough and I will go back to what you were saying.',
      'I would rather ask than assume. Does any of this have to do with not wanting to go on living? If not, say so and we carry on. If it does, it can be said here.',
      'Before we go on, something I ask anybody who writes like this: is the thought of dying anywhere in it? A yes or a no is enough, and neither is a bother.',
      'I may be getting this wrong, and I will ask all the same: are there moments when not being alive seems better? If that is not it, tell me and I will go back to where you were.',
      'I can’t tell whether this is sorrow or something more, and I don’t want to walk past it: is the thought of dying around? The numbers below are just in case; if they have nothing to do with this, leave them there and we go on.',
      'One thing, and then back to the rest: is there any wish in this not to be here, not to be alive? Any answer will do, “no, I meant something else” as well.',
      'From outside, a few words can sound like more than they are. So I am asking: have there been thoughts of dying, even passing ones? If not, forgive the detour.',
      'I will ask it once and plainly, so that I am not guessing: have you been thinking of hurting yourself, or of dying? With a “no” I stay with what you were telling me; with a “yes” I stay with that.',
    ],
    selfHarm: [
      'And I ask because I may be reading this wrong: is there an urge to hurt yourself, or has there been lately? If it is nothing like that, “no” is enough and I go back to before.',
      'I would rather ask than assume: does any of this have to do with hurting yourself? It can be said here without anybody scolding. And if not, we go on.',
      'Before we go on: is there a part of the day when you feel like hurting yourself? A yes or a no will do.',
      'Words can sound like more than they are, so I am asking: are you hurting yourself, or close to it? If not, I will go back to what you were saying.',
    ],
    violence: [
      'And a question, just in case: is there somebody who hurts you, threatens you or frightens you? If that is not it, “no” is enough and I go back to before.',
      'I may be reading this wrong, so I am asking: is there a person in this who hits, forces or watches you? A yes or a no will do. If that person could see this screen, better later.',
      'Before we go on, I would like to know: are you afraid of somebody close to you? If it is nothing like that, I will leave it and go on with what you were telling me.',
      'All I can see from here is words, and these make me ask: is something going on with somebody who is not safe to be near? If not, we are where we were.',
    ],
    threat: [
      'And I ask without blame, because anger often talks like this: do you mean to hurt somebody? If it is only anger, “no” is enough, and there is room for the anger.',
      'It may be a way of speaking. All the same: is there a real thought of doing something to that person? A yes or a no will do.',
      'I would rather ask than assume: could somebody get hurt in this? If it is nothing like that, I go back to what hurt you.',
      'Before we go on, one clear question: have you thought out some way to hurt them? If you only want them to know what they did, “no” is enough.',
    ],
    third: [
      'And a question, in case I am reading this right: are you afraid that they may harm themselves? If that is not it, “no” is enough and I go back to before.',
      'I may have misunderstood. Have they said, or let you see, that they don’t want to live? A yes or a no will do.',
      'Before we go on: are you worried that somebody may be in danger? If not, I will go on with what you were telling me. If you are, the numbers below also talk to people who stand beside somebody.',
      'I would rather ask than assume: is somebody close to you thinking of dying, or does it look as if they might be? If it is nothing like that, we go on.',
    ],
    eating: [
      'And a question, because I may be reading this wrong: has eating turned into a fight, or letting yourself eat? If it is nothing like that, “no” is enough and I go back to before.',
      'I would rather ask than assume: is your body feeling how little you eat, or what happens after you eat? A yes or a no will do.',
      'Before we go on: are there whole days without food, or meals you punish yourself for afterwards? If that is not it, I will go back to what you were saying.',
      'It can sound like more than it is from outside, so I am asking: does eating frighten you? If not, I leave it here and we go on.',
    ],
    psychosis: [
      'And a question, without alarm: are there voices, or something that says what has to be done? If it is a way of speaking, “no” is enough and I go back to before.',
      'I may be reading this wrong. Are things happening that other people don’t see or hear, and that frighten you? A yes or a no will do.',
      'I would rather ask than assume: is there something that gives orders, or follows you, and gives you no rest? If it is nothing like that, we go on.',
      'Before we go on: do you hear or see something that tells you to do harm? If that is not it, I go on with what you were telling me.',
    ],
    medical,
  },
  again: [
    'The words sound that way to me again, and I may well be wrong again. The numbers stay there just in case. If this time there is something in it, all you need do is say so; if not, I go on with what you were telling me.',
    'I won’t ask the same thing twice. If it was a “no” and still is, those numbers are one thing too many and we go on. If that has changed, it can be said here.',
    'I hear something once more that makes me put the numbers there, and it may only be my way of reading. What you were telling me is still what matters.',
    'The numbers are here again because I would rather show them once too often than once too seldom. There is nothing you have to do with them. I am still with you in the rest.',
    'I am reading this carefully, perhaps too carefully. If there is no danger, walk past the numbers; if there is, they are for now.',
    'It may be sorrow and nothing but sorrow. I leave the numbers just in case, and stay with what you said.',
  ],
  yes: [
    'Thank you for saying so; that isn’t easy. Then I am not moving on to anything else. Is anything decided, or a time? While you tell me, you can call {line}: a person answers, and “I’m not all right” is enough.',
    'I am staying with that yes, and not changing the subject. Have you thought of doing something, today or these days? If it presses today, call {line}; nothing has to be decided for them to listen.',
    'I believe you, and it is good that it has been said. Is anything prepared, or a day set? Either way, let a person hear it today: you can call {line}, or tell somebody who loves you.',
    'Thank you for not going round it. Has it gone from a thought to something you mean to do? Whatever holds it back today, however small, keep it close, and don’t stay alone with the rest: call {line}.',
  ],
  maybe: [
    'Not knowing is an answer too, and it needn’t be cleared up now. Is it closer to wanting rest, or to not wanting to be here? If it becomes clearer at some point, you can call {line}; they are there for doubts as well.',
    'Neither yes nor no; that is all right, and you don’t have to say. Just one thing: if it gets too heavy, don’t leave it between you and a screen. You can call {line}, or tell one of your own people.',
    'I leave the question open, in case the answer comes later. What has been the hardest part of today? And if it stops being “I don’t know”, call {line}.',
    'Being halfway into it can be bad enough. Is there somebody you could tell, even half of it? Whoever answers when you call {line} won’t ask you to be sure.',
  ],
  letter: {
    suicide: [
      'Something in these lines sounds to me like more than sorrow, and I may be reading it wrong. If there are times when the thought of dying is close, there are people who listen: call {line}. If it is nothing like that, the letter is written all the same: just ask for it once more.',
      'Before the letter is written, I would rather ask: is there a wish in this not to go on living? If there is, let a person hear it today. If not, I have read too carefully, and the letter goes ahead as soon as you ask again.',
      'I can’t tell whether this is a goodbye to somebody or to everything. If it were the second, the letter can wait and a voice can’t. If it is the first, ask again and it will be written.',
      'I have read this slowly and don’t want to walk past anything. If there are thoughts of dying behind it, there is somebody to call. If there are none, the letter only waits to be asked for again.',
    ],
    threat: [
      'There is a lot of anger in these lines, and that may be all it is. If there were a real intention to hurt somebody, it is better talked over with a person first. If there is none, the letter will be written: just ask for it once more.',
      'I read something that could be a threat, or only a way of saying how much it hurts. If it is the second, the letter goes ahead as soon as you ask again.',
      'Anger has room in a letter; harm has none. If there is only anger here, ask again and it will be written.',
    ],
    other: [
      'Something here makes me ask whether somebody is safe, and I may be reading it wrong. If there is danger, these numbers are for now. If not, the letter is written all the same: just ask for it once more.',
      'Before the letter is written, one thing: if there is fear in this, or harm, or a body that is not well, there are people to call. If it is nothing like that, the letter goes ahead as soon as you ask again.',
      'I have read this carefully, perhaps too carefully. The numbers stay just in case, and the letter only waits to be asked for again.',
    ],
  },
}

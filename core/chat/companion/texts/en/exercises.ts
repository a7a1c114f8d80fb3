import type { Exercise } from '../texts'

/** Small things to do, a step a reply, each with a way out. */
export const exercises: readonly Exercise[] = [
  {
    id: 'breath', hears: /breath|air\b|panic|attack/,
    offers: ["If you like, we can breathe for a minute. It's three short steps and you can stop at any of them. Is now all right?"],
    steps: [
      'Put both feet on the floor. Let the air out slowly, as if you were misting a window, until there is none left. Don’t force the breath in: let it come back by itself. Do that three times and write “done”. If you would rather stop, say so and we stop.',
      'Good. Now count: in for four, out for six. The way out longer than the way in, that is the whole trick. Five rounds, with a hand on your belly. Tell me when you have them.',
      'Now stop counting and breathe as it comes. Only notice whether something has come down a little: the shoulders, the jaw, the hands. Perhaps nothing has, and that is fine too. What do you notice?',
    ],
    ends: ['Thank you for doing it. It can be repeated anywhere without anybody noticing. Shall we go on with what we were saying?', 'That was the exercise. Your body will remember the long count even if you don’t. How are you now?'],
  },
  {
    id: 'ground', hears: /ground|calm|anxi|nerv|attack|hands/,
    offers: ['There is a short exercise for coming back to where you are: five senses, five steps, and it can be left at any of them. Shall we?'],
    steps: [
      'Look around and tell me five things you can see, whichever they are. No need for pretty ones: a socket will do. Write them if you like, or say “done”. You can stop whenever you want.',
      'Now four things you can touch without getting up. Really touch them, a second each: the cloth, the table, your own hand. Let me know when you have.',
      'Three sounds. One from far off, one from near and, if it comes, one of your own, such as your breathing. They needn’t be pleasant.',
      'Two smells, even if they are hardly there: coffee, the soap on your hands, the air of the room. And if there are none, two things you would like to smell.',
      'Last, one: a taste, or a slow drink of water. And say to yourself today’s date and where you are. Has anything changed, even slightly?',
    ],
    ends: ['That was it. It doesn’t settle what lies deeper; it brings you back to the room you are in, which is where something can be done. Shall we go on?', 'Done. Keep it for three in the morning, which is when it is most use. How are you?'],
  },
  {
    id: 'body', hears: /body|relax|tens|sleep/,
    offers: ['We could go over the body, two minutes, from the forehead to the feet. It helps to loosen what is clenched. Would you like to?'],
    steps: [
      'Begin with the face. Squeeze your eyes and jaw for three seconds, and let go. Then the shoulders: lift them to your ears, hold, and let them drop. Say “done” when they are down, or “stop” if you don’t feel like going on.',
      'Now the hands: close them tight and open them slowly. The belly: let it go soft, nobody is looking. Breathe towards it twice. When you are ready, we go on.',
      'The legs and the feet: stretch them, move the toes, notice where they touch. Stay a moment with the weight of your body in the chair or the bed. Where is something still tight?',
    ],
    ends: ['Well done. What is still tight will have its reasons; it needn’t be beaten. What would you like now?', 'That is enough for today. The body carries its share of all this too.'],
  },
  {
    id: 'naming', hears: /emotion|feeling|name|what i feel/,
    offers: ['It sometimes helps to find the exact name of a feeling, in three short questions. Shall we try?'],
    steps: [
      'First: if what you feel were in your body, where would it be, and what size? Don’t think too long. If you would rather not go on, tell me.',
      'Second: if it had to say one sentence beginning with “I want” or “I don’t want”, which would it be?',
      'Third: try three names, the way one tries keys. Sorrow, anger, fear, longing, tiredness, relief, another. Which one turns a little?',
    ],
    ends: ['That name is yours and it may change tomorrow. Having it today lets you say “it’s this” instead of “it’s everything”.', 'I’ll keep it like that, with its name on. What do you think it asks for, if it asked for something small?'],
  },
  {
    id: 'unsent', hears: /letter .*(?:never|not) send|unsent|write to (?:him|her|them)/,
    offers: ['You could write a few lines you will not send, right here, in three short parts. Nobody reads them but you and me. Would you like to try?'],
    steps: [
      'Begin with the name, or what you used to call them, and a sentence that starts: “What I didn’t tell you is”. One sentence is enough. You can stop at any point.',
      'Now a second: “What I miss is”. Let it be something concrete, the sort that could be photographed.',
      'And the last: “What I’m keeping is”. It can be a habit, a recipe, a fad. When you have it, write it.',
    ],
    ends: ['It’s written. It needn’t be sent or torn up. If some day you want it to grow, at /generar-carta it can become a whole letter.', 'It stays here, complete, in three sentences. Read it tomorrow by another light, if you feel like it. How has it left you?'],
  },
  {
    id: 'small-thing', hears: /something (?:small|concrete|simple|for today)|do today|task/,
    offers: ['Shall we find one small thing for today? The kind that fits into ten minutes and may also be left undone.'],
    steps: [
      'Name three things you could do in under ten minutes without leaving where you are. The sillier the better: change the sheets, open the window, water something. If you don’t want to, we leave it.',
      'Of the three, take the one that costs least, not the one that is best for you. When would it be, with an hour?',
    ],
    ends: ['That one, then. If you do it, good; if you don’t, nothing has happened and tomorrow there will be another.', 'Noted. It doesn’t mend the day, it gives it a corner.'],
  },
]

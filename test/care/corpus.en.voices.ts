import { messagesOf, type CareMessage } from './corpus'

/** The same things as people say them in their own country, at their own age, and in the letter form. */
export const voicesEn: CareMessage[] = [
  ...messagesOf({ kind: 'active', label: 'high' }, [
    "y'all I ain't playing, I wanna be dead and I been wanting it since Mama's service",
    'mate I’m not taking the piss, been thinking of necking myself for weeks',
    "I've a fierce want on me to be dead and no one to say it to, so you'll do",
    'bestie im literally so serious i want to end myself',
    'Sixty-eight, retired sergeant, and I think about eating my gun most mornings.',
    'wanna off myself ngl, not in a meme way',
    { text: 'Sis, now that you are gone I can tell you: some nights I want to die and I sit on the side of the tub and think about it.', field: 'letter' },
    { text: 'I want to apologise to who I used to be for turning forty wanting to kill myself.', field: 'letter' },
    { text: 'To my ex: I have thought of suicide since you moved out. This is not to get you back. Somebody should know, is all.', field: 'letter' },
    { text: 'What weighs most: I know how I would take my own life and my children think I am strong.', field: 'letter' },
  ]),
  ...messagesOf({ kind: 'passive', label: 'concern' }, [
    'no craic left in living at all',
    'reckon the world can have my spot, I’m not using it',
    'ain’t got no reason to be on this earth no more',
    'if tomorrow didn’t turn up I’d not complain',
    { text: 'Nana, I wish I did not have to wake up any more. You would call that a sin and I would only say I am tired of living.', field: 'letter' },
    { text: 'It is like I am left over. As if things would be better for everyone had I never existed.', field: 'letter' },
    { text: 'Since he went I find no meaning in being alive. How I would like it to close: soon, I hope.', field: 'letter' },
  ]),
  ...messagesOf({ kind: 'explicit', label: 'imminent' }, [
    'soon as Corrie’s over I’m hanging myself, that’s that',
    'fixin to shoot myself out back fore the sun goes down',
    'tell me ma I loved her. ten minutes and I’m off the pier',
    { text: 'I want my mother to have this letter tomorrow, because today I am going to take my life and the words will not come.', field: 'letter' },
  ]),
  ...messagesOf({ kind: 'planned', label: 'imminent' }, [
    'squared up with the mechanic, filled the tank, note in the glovebox. Saturday I’m driving it off the quarry',
    'funeral money’s in an envelope with the letter on top of the wardrobe. I’m to be found Sunday',
  ]),
  ...messagesOf({ kind: 'violence', label: 'high' }, [
    { text: 'Dad, I write from a house where I get hit the way you hit her. I do not know how to leave. Yesterday he split my lip.', field: 'letter' },
    'not sure this counts but he slaps me in front of the kids and says I wind him up',
  ]),
  ...messagesOf({ kind: 'selfHarm', label: 'high' }, [
    { text: 'Sorry, body of mine, for this year’s cuts. Last night I gave you two more.', field: 'letter' },
    'tiny slices on my forearm whenever mum screams at me',
  ]),
  ...messagesOf({ kind: 'turns', label: 'high' }, [
    { text: 'anyway Bobby’s having my motorbike', history: ['Mam’s dead and so am I', "don't want to be alive man"], label: 'imminent' },
    { text: 'the blue ones', history: ['three bottles in front of me', "don't want to wake up, help me pick"], label: 'imminent' },
    { text: 'chill, they’re only scratches', history: ['cut last night over Ian'], label: 'high' },
  ]),
  ...messagesOf({ kind: 'turnsOrdinary' }, [
    { text: 'blue ones I think', history: ['florist has pink hydrangeas and blue', 'they’re for Gran’s grave'] },
    { text: 'Sunday when no one is there', history: ['I want to go and chat to him at the cemetery', 'crying in front of folk mortifies me'] },
  ]),
  ...messagesOf({ kind: 'idiom' }, [
    'kill me, I bought the tickets for the wrong day',
    'absolutely morto, called my boss "love" in an email',
    'I am deceased, the baby did the vicar’s voice 😂',
    'that curry nearly finished me off',
    'legs are dead after nine holes with my brother-in-law',
    'bless your heart, you slay me',
    'Nan’s driving will be the end of us all',
    'conversation died when I said widower',
    'brisket to die for, y’all',
    'I’ll neck myself if they play Wonderwall at another wake, said my uncle, pint in hand',
    'couldn’t be arsed living in Swindon again, as a matter of taste',
    'I’m gonna catch hell from Mom about the headstone font',
  ]),
  ...messagesOf({ kind: 'sadness' }, [
    'sadder than a wet weekend in Blackpool',
    'proper down in the dumps, me',
    'feeling crook in the heart since the service',
    'I got the mean reds today',
  ]),
  ...messagesOf({ kind: 'overload' }, [
    'I’m wrecked, boss has me running errands like a pup',
    'can’t be dealing with these roadworks any longer',
    'rent’s up again and I haven’t a bob left, done in',
    'had a gutful of the body corporate',
  ]),
  ...messagesOf({ kind: 'breakup' }, [
    'he did the dirty with my best mate and I’d even saved him a gig ticket',
    'my fella broke up with me in a voice note',
    'cheated on me with the CrossFit guy, how original',
    'we called it, no drama, but he got custody of the dog',
  ]),
  ...messagesOf({ kind: 'letter', field: 'letter' }, [
    'Ma, it is nearly your month. I lit the candle, bought the barmbrack and left the good chair free.',
    'Pop: the Sox blew it again, you were spared. I kept going to games for the two of us.',
    'Grandma, the peaches came in. If you can hear me, send some patience for these kids.',
    'My friend, you died with my green dress still in your closet. Keep it. It looks better on you wherever you are.',
  ]),
]

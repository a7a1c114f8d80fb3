import { movements } from '../../movement'

/** How a letter about a death may begin. */
export const leadsDueloEn = [
  ...movements('lead', { aspect: 'object' }, [
    "I'd like to start with {o}, before anyone gets round to the word loss. It's a big word and it makes people stand up straight. {o} [o:lets|let] a person stay sitting down.",
    "You could have begun with the date and the place, as they do in the paper. In your message [o:there's|there are] {o}, and no paper would have printed that. It's what I'm going to begin with.",
    "{o}. I've read what comes before and what comes after, and that's where I can hear you.",
    "When someone dies people take hold of the oddest corners. Yours, if I've read you right, is {o}. I'd sooner take hold there, beside you, than make a speech from the front.",
    "I was going to begin with condolences and then I got to {o}. They can wait. They'll keep, and everyone else will have sent you theirs.",
    "There's a lot in what you wrote that I can only nod at. {o} I can nearly see, and I'd like to be writing about something that I can nearly see.",
  ]),
  ...movements('lead', { aspect: 'object', assumes: ['alive'] }, [
    "Had you written only that {n} died, I'd have been sorry. You wrote {o} as well, and now I'm sorry about somebody in particular.",
    "{n}, you tell me, and a little further on {o}. I've put the two next to each other at the top of this page, as I think they may have been next to each other before.",
  ]),
  ...movements('lead', { aspect: 'quote' }, [
    "I've read about {r}, and I've read {q}. With the second it stops being a piece of news. I'll start there, if you can stand it.[|]",
    "There's no gentle way into this, so I'm using one of yours: {q}. What I have to say about {n} all sits somewhere near it.[|]",
    "It may have taken you a while to get down to {q}. Or else it came first and the remainder was written round it. I can't tell. It reads like the one line you couldn't have left out.",
    "{q}. I'm setting that at the head, since you've had to carry it about in the middle of other things, at work, in shops, with nowhere to put it down.",
    "At the centre of what you say about {n} I find {q}. I've turned it over a good deal. It doesn't want an opinion, I think. It wants somebody not to leave.",
    "People will ask what happened, and you tell them, and they never get as far as {q}. You've told me, so that's where this letter can begin: after what happened, at what you actually live with.",
  ]),
  ...movements('lead', { aspect: 'feeling' }, [
    "You've lost {n}, and the form would like to know in a word what weighs. {e}, as I read you. I won't treat that as the whole answer. I'll treat it as the part that happened to be nearest.[|]",
    "{e}, then, and {n}. Those two are going to be in one sentence for some time to come. I thought I'd write them down together straight away and see what else there is between them.[|]",
    "When I had read to the end I went back to one thing, {e}. People mention that to a doctor, or to a very old friend. I'd like to be told it as well as I can.",
  ]),
  ...movements('lead', { aspect: 'ending' }, [
    "At the foot of the form you put {c.q}. It's said of somebody who can't now be asked for anything, and still I think I know what you mean. I'll write with it at the top of the sheet.",
    "{c.q}. You wrote that last. I suspect you thought it first, some night, about {n}, long before there was a form to put it in.[|]",
    "Let me take your last line first, {c.q}, because everything that you say about {n} seems to lean that way. I can't carry it out for you. I can go along.[|]",
  ]),
  ...movements('lead', { aspect: 'name', assumes: ['alive'], not: ['perinatal'] }, [
    "{n} died. However it's typed it looks like a mistake, a line that belongs in another message. I'm putting it first so that neither of us has to work up to it.[|]",
    "I'd never heard of {n} until I read what you sent. It's strange to be told of a life and of a death in the same minute. I'm keeping hold of the first.",
  ]),
  ...movements('lead', { aspect: 'name', assumes: ['human', 'history'], not: ['recent'] }, [
    "First of all, {n}. I wanted it to be the first word you came to, since on most of the papers you've been sent it will have come after a reference number.[|]",
  ]),
  ...movements('lead', { aspect: 'name', any: ['perinatal'] }, [
    "{n}, then. I'm writing it at the top, where it would go on anybody's letter, and before a single figure or date. There was somebody. You've told me who.",
  ]),
  ...movements('lead', { aspect: 'little' }, [
    "You wrote about {r}, and not a great deal more, and I can see why. What else is there to put, some days? I'll be careful with the little there is, and I won't make out that I knew {n}.[|]",
    "There isn't much in what you sent except the main thing: someone's missing, and it's {n}. I can go by that. I'd sooner say a few things that hold for you than a great many that would hold for anyone.",
    "It's hard to know how to begin about {n}, and you didn't try. You just put down what you could. I'll do the same, and if it comes out plain, you'll know I was following you.[|]",
  ]),
]

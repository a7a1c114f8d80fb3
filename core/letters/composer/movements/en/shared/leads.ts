import { movements } from '../../movement'

/** Openings that fit any path: by a thing, by their words, by a name, by what weighs, by how they want to close, by how little was written. */
export const leadsEn = [
  ...movements('lead', { aspect: 'object' }, [
    "Let me begin with {o}. You didn't have to mention [o:it|them]; the rest would have made sense without. But [o:there it is|there they are], halfway through the worst thing that has happened to you lately, and I have learned to look twice at whatever gets in like that.",
    "Of everything you wrote, I keep coming back to {o}. Large things are hard to look at for long. {ese.o} can be looked at, and I'd like to start where looking is possible.",
    "There is {un.o} in your message. Most people would step over it on their way to the serious part. I think it may be the serious part, dressed for an ordinary day.",
    "You mention {o} and then hurry on. I'd like not to hurry. Nobody invents a detail like that; it was simply there, as it was there at the time, and now it is here as well.",
    "I want to ask about {o} first. Not because [o:it explains|they explain] anything. Because in all you've told me [o:it is|they are] the one thing I could pick up, and when everything else is air it helps to hold on to something with edges.",
    "{o}. I'm writing that at the top so it can't slip out of sight. When the large facts have blurred, as they do, I suspect this will still have its colour.",
    "Your message has a middle, and it isn't where the facts are. For me it is {o}. You laid what happened round the outside; in there, I think, you put what you miss.",
    "If someone asked me for one word out of your whole message I wouldn't choose a feeling. I'd say {o}, and then keep quiet for a moment, the way one does when somebody has shown one something of theirs.",
    "I'm coming in by {o}, if that's all right. It's the way you came in yourself, perhaps without noticing, and I can't think of a better door.",
    "You could have kept to what matters, or to what is supposed to. Instead you wrote down {o} too. I trust that. It tells me this happened somewhere real, at a particular hour, and that nobody but you could have sent it.",
    "Perhaps you put {o} in just to set the scene. I've been reading it as more than that. Some words sit in a message like a stone in a shoe, and this was the one I noticed when I got up to walk around.",
    "I've read what you wrote, and then I went back for {o}. It is such a plain thing to find in such a message. Plain things are usually where the truth has been put down for a minute.",
  ]),
  ...movements('lead', { aspect: 'object', held: true }, [
    "I have been thinking about {o}: that [o:it still has|they still have] a weight, that [o:it would|they would] fit in a hand. So much of what you describe fits nowhere yet. Let's start with something that does.",
    "Some things hold still after everything else has moved. In your message the thing that holds still is {o}. I picture [o:it|them] somewhere in your day, knowing nothing, and it seems a fair place to rest the corner of a letter.",
  ]),
  ...movements('lead', { aspect: 'quote' }, [
    "You wrote {q}. It came without decoration, in between other sentences, and it is the one that has stayed with me. I'll answer from there, and I won't be quick about it.",
    "One of your sentences is heavier than the rest. It says {q}. The others report; that one owns up to something. So I'll start with it and not at the beginning.",
    "{q}. Those were the words, and I don't want to improve them. As they stand they show exactly how far it goes in.",
    "Before I answer anything else, I'd like to stay a moment with {q}. There are sentences one writes and then covers straight away with another. Leave this one uncovered a little longer.",
    "I could begin where your message begins. It wouldn't be honest, because what stopped me was {q}, and what stops a reader has generally stopped the writer first.",
    "You say that {t}. It goes by fast, the way things do that a person has thought a great deal. I'd like to take it slower, since most of what you're telling me seems to be folded up in that line.",
    "Somewhere in the middle you tell me {q}. I heard that the way one hears a thing said in a kitchen, late, with the tap running. You don't have to say it again, or better.",
    "That {t} is where I'd like to start. It may not be the worst of what you describe. My guess is that it's what you have said to yourself most often, with nobody in the room.",
    "You've told me several things, and among them is one that doesn't ask to be excused: {q}. I've copied it out exactly. Any tidying would do it harm.",
    "Here is the line I'd have underlined, if one underlined other people's letters: {q}. Everything round it I can imagine being said by someone else. That, no.",
  ]),
  ...movements('lead', { aspect: 'detour' }, [
    "You wrote {q}, and that sentence takes up a great deal of room. I'm going to leave it where it is for a moment. First I want to look at what you put round it.",
    "I know which sentence it is. {q}. I saw it straight away and I promise to come back to it. But if I started there I'd talk about nothing else, and there is more in your message than that.",
    "I'll get to {q}. Give me a few lines. It's better not to arrive at a sentence like that empty-handed, and you've given me things to carry.",
    "The hardest part of what you sent is {q}, and we both know it. I'm starting somewhere else on purpose, because the other things are true as well and they speak more quietly.",
    "I have put {q} to one side, face up, where we can both see it. In the meantime let me talk about the rest, which hasn't had much of a hearing.",
    "There is a line that bends everything else towards it: {q}. I'd like to straighten the page a little before I touch it.",
  ]),
  ...movements('lead', { aspect: 'feeling' }, [
    "You gave what weighs most a name: {e}. Naming doesn't lighten it, I know. It does give it an outline, and I'll write with that outline in view.",
    "What weighs most, you say, is {e}. I might have guessed it from the rest, but I'm glad it came from you. It means I needn't tiptoe.",
    "Of all the words on offer you chose {e}. There are easier ones, which people accept without a second look. That you didn't reach for those makes me read you more carefully.",
    "Let's start with {e}, since that is what's sitting across from you. I don't want to argue it out of the room. I'd only like to know what it has come to look after.",
    "If this letter had a heading it would be the word you gave me, {e}. The rest can be understood from there, as one understands a house from the room where people actually live.",
  ]),
  ...movements('lead', { aspect: 'ending' }, [
    "I'm starting at your last line, with what you'd like at the close: {c.q}. Someone who knows how a letter ought to end already knows a good deal about what is wrong. I'll keep it in front of me, even where I seem to wander.",
    "You told me how you want this to end, {c.q}, and I mean to get you there. It may take a page. A thing can't be put down carefully until one has seen what is in it.",
    "You want to {c.inf}. You put it last, where the form had a space for it, and I read it first. Everything below is on its way there.",
    "What you want, you say, is to {c.inf}. It's an exact request: it fits on one line and it won't fit in one day. Let us go at it in pieces.",
  ]),
  ...movements('lead', { aspect: 'name' }, [
    "{n}. I'm giving the name a sentence to itself. Names get tired of always arriving with bad news behind them, and for a line or two I'd like this one to stand here with nothing at its back.",
    "So we are talking about {n}. I'm glad you wrote down what you say, and not only who it is to you. Anyone may have one of those. The other is in your voice.",
    "Anybody glancing at your message would say it is about {r}. I read it as being about {n}. Those are different subjects, and this letter depends on the difference.",
    "Between {r} and {n} there is a short distance that only you have walked. The first is a fact and everybody understands it. The second is how it sounds when you call it up the stairs. I'm writing to somewhere along that distance.",
  ]),
  ...movements('lead', { aspect: 'little' }, [
    "You've written very little, and that's allowed. There are days when one line is the whole yield. I won't pad it out with things I don't know; I'll speak about the little you gave me and leave the rest blank.",
    "Your message is short and I'm going to respect its size. I shan't make up scenes or tell you how it was. I know that it's about {n}, that it weighs, and that you came here and said so, which is work enough for a day like this.",
    "It isn't necessary to tell everything in order to be written to. What you sent is enough to begin: you're speaking of {r}, you're doing it in few words, and few words are generally what is left when the others have been used up.",
    "When someone writes as briefly as this there are two usual reasons. There isn't much to say, or there is far too much. I don't know which is yours. I have tried to write something that would do for either.",
    "You gave me a handful of words and I don't intend to stretch them. Better a letter that knows little and tells no lies than a handsome one addressed to somebody else.",
  ]),
]

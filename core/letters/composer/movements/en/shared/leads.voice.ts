import { movements } from '../../movement'

/** Openings by what was said and how: their words, a name, what weighs, how little was written. */
export const voiceLeadsEn = [
  ...movements('lead', { aspect: 'quote' }, [
    "I've written your line at the head of the sheet: {q}. Whenever I find myself wandering I'll look up at it.",
    "Of what you sent me, {q} is the part I'd read aloud if something had to be read aloud. The rest could be told in other words. That one has to be in yours.",
    "Let's go to {q}. Never mind the beginning of the story, or the end. That line is still warm.",
    "I don't know who you are outside this message. Inside it you're whoever wrote {q}, and that's enough for me to talk to you straight.",
    "I was wondering how to come in, and you opened: {q}. I've wiped my feet.",
    "A person could go through your message and come away with the facts. I came away with {q}. It's where the voice is.",
    "You put {q} and the message went on, there being more to tell. My letter's going to stop there for a minute.",
    "{q}: if we'd been talking, that's where I would have said hang on, and moved my chair nearer.",
    "I'm giving you back a sentence of yours, before anything else, so you can see it arrived in one piece: {q}. Now I'll answer it.",
    "I'm going to begin with what nobody will ask you tomorrow, which is that {t}. They'll ask about other things, the sort that can be answered while holding shopping.",
    "Knowing that {t} changes the tone of everything I meant to say. I had begun somewhere else. I've crossed it out.",
    "You don't have to convince me that {t}. I believed it on the first reading, and it's from there that I'm writing.",
    "One of your sentences came away with me, {q}, as a tune does. I went off to do something else and it was there too. So I've sat down to answer it.",
    "{q} is not how anyone would begin a letter, and it's how I'm beginning this one. Good manners can come later.",
  ]),
  ...movements('lead', { aspect: 'detour', clause: ['late', 'lastwords', 'unsaid', 'did', 'self', 'fear', 'dontknow', 'anger'] }, [
    "You wrote {q}, and I know that when you open this you'll run your eye down for what I say about it. I'll say it. First I'd like to go round by the rest, since you wrote that as well and nobody will be running an eye down for it.",
    "I'm leaning {q} where I can see it and going on a little way. I'm not avoiding it. Up close nothing has any shape. From a few yards off, it may.",
    "I'm going to keep {q} waiting for a few lines. It's used to coming in first. For once I'd like it to find some company already sitting down.",
    "Anybody would answer {q} at once, in a hurry to have it off your hands. I'd sooner be late to it, and arrive with more than good intentions.",
  ]),
  ...movements('lead', { aspect: 'name' }, [
    "It doesn't take long, in your message, to get to {n}. The name is in half the sentences and the other half lean towards it. So that's my way in.",
    "Before I answered anything I said the name once, aloud, with nobody here: {n}. It told me what tone to take.",
    "Your message could be said to begin with {r}. For me it begins with {n}. I'm holding on to that word, because it's the one you use when you aren't explaining anything to anybody.",
    "{n}, {r}. Two ways of saying the one thing: for other people, and for you. You've let me use the second. I'll be careful with it.",
    "I'm starting by writing {n} slowly, one letter after another. It's the least that can be done with a name that matters so much to someone.",
    "Put {n} at the top, and the rest begins to fall in behind. Not in very good order. Enough to see where to start.",
    "There are names you read in passing and names that make you drop your voice. {n}, the way it comes up in what you wrote, is one of the second kind.",
  ]),
  ...movements('lead', { aspect: 'name', all: ['pet'] }, [
    "This isn't about animals in general. It's about {n}, with hours and places and a way of asking for things, and there was only the one.",
    "{n}. I imagine it called from another room at mealtimes. Some names get said more often in a day than one's own, and then, at a stroke, not at all. I'm starting by saying it.",
  ]),
  ...movements('lead', { aspect: 'name', any: ['kin:ex', 'kin:partner'], not: ['abuse'] }, [
    "I'll write {n} as often as I need to and not once more. The letter's for you, and it ought to be plain in it who is being spoken to.",
  ]),
  ...movements('lead', { aspect: 'name', any: ['kin:job', 'kin:business', 'kin:vocation', 'kin:country', 'kin:home', 'kin:faithful'] }, [
    "You talk about {n} as people talk about somebody. I'm not going to correct it. Some places and trades do behave like people, and it's just as hard to stop answering when they call.",
    "Others would say all that, or the old days. You say {n}, by name. I'll start there, since a thing with a name can be asked a question.",
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:guilt'] }, [
    "You've brought guilt with you, and it tends to turn up with the sentence already typed. This letter is going to do it the other way about: read first, and sign nothing.",
    "You came with guilt, and as a rule it does the talking. I'm asking it to wait at the back while I hear the rest.",
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:sadness', 'feel:pain'] }, [
    "The first thing I mean to do about sorrow is not explain it to you. We'll talk about {n}, and it can find its own seat.",
    "You write {e} and nothing after it: not how much, not since when. That's how people say it when it's so. I'm reading the rest from that word, and not from a more presentable one.",
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:anger'] }, [
    "Anger makes for clear writing. You wrote to me that way, and I'll answer the same way: nothing wrapped in cotton wool, and no raised voice.",
    "You brought your anger with you, and I won't be asking you to speak lower. People are easier to follow in their own tone.",
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:tiredness'] }, [
    "You said {e}, and I take it literally: not much is going to be asked of you here. This can be read in bits, in bed, with one eye shut.",
    "Since what weighs is tiredness, I'll try to write the way you'd speak to somebody just in off a long shift: briefly, close by, and without too many questions.",
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:fear', 'feel:anxiety'] }, [
    "I know you're reading this with fear not far off. So let me tell you in advance what's in it. There are no surprises, it doesn't get louder, and it ends with something small that can be done.",
    "You named {e}. We'll go by short stretches, then, of the kind where you can see the end. This is the first, and it's nearly over.",
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:loneliness'] }, [
    "You're writing out of loneliness. I'm reading from the other side of the page. That isn't the same as being there, but it isn't nothing.",
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:emptiness', 'feel:numbness'] }, [
    "You put {e}, and right beside it a whole message. So there's something there, even if it can't be seen from where you're standing. I'll begin with what there is.",
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:confusion'] }, [
    "I'm not going to ask you to be clear. You said {e}, and it's possible to write from there too: out of order, whichever way it comes, as you did.",
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:relief'] }, [
    "You put {e}, and I know it isn't the word people expect. It suits me. I'd sooner start from what is than from what ought to be.",
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:shame'] }, [
    "If what weighs is shame, then it'll have cost you something to press send. It's sent. I read it without an eyebrow moving, and I'm answering from there.",
  ]),
  ...movements('lead', { aspect: 'little' }, [
    "Not many words, yours. I read them the way you'd read a note left in a hurry, looking at the handwriting too. I'll write to you from that, and I won't play the fortune-teller.",
    "You told me just enough for me to know it's about {n}. That will do. The rest is with you, and I don't have to see it to believe you.",
    "I know next to nothing and I'm not going to hide it. I know there's {un.o} in what you wrote, I know it weighs, and with two things that are true one can go slowly.",
    "You came, you wrote a line or so, and you pressed send. There are nights when that's everything that fits. From here on it's my turn, and I'll try not to tread on you.",
    "It's short, what you wrote. I'm grateful: to a person carrying a lot, long sentences weigh too. I'll try to see that mine don't.",
  ]),
  ...movements('lead', { aspect: 'object' }, [
    "I'm leaving what anyone would ask you for later, and going over to {o}. There's a reason. Nothing about [o:it|them] needs defending.",
    "I'm putting {o} in the first line, the way you'd write a number on your hand, so as not to lose [o:it|them] while we talk of other things.",
    "I read your message twice. The first time I followed what happened. The second time I saw {o}, and after that I couldn't read it any other way.",
    "If I had to illustrate what you told me I wouldn't draw a face. I'd draw {o}, with the shadow, and put your name underneath.",
  ]),
]

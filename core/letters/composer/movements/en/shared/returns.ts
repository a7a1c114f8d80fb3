import { movements } from '../../movement'

/** Last paragraphs: the thread of the letter, said once more and left with the reader. */
export const lastLinesEn = [
  ...movements('return', { aspect: 'return' }, [
    "I'm going out by way of {o}. At the start [o:that was|those were] a couple of words among your others. Now [o:it's|they're] in a letter as well, if you ever want to find [o:it|them] again.",
    "Look after {o}, if you like, or let [o:it|them] wear out. Either way you'll know what [o:it was|they were], and that needs no polishing.",
    "I'd like to leave as one leaves a house, with a last look at {o}. There. I'm going; {o} can stay.",
    "The last thing I'm looking at before I stop is {o}. [o:It asks|They ask] for nothing. Nothing's being asked of you either, tonight.",
    "And {o}. I only wanted to say it once more, now that there's more round it.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "You told me at the beginning that {tt}. I haven't altered it. I've tried to find it some company.",
    "Between {tq} and this line there's a whole letter. The sentence is the same. You've had a sit-down in the middle, which is something.",
    "If you ever write {tq} again, write it just like that. There may be another sentence after it that isn't there tonight.",
    "I'll carry {tq} from here, exactly as you put it. You needn't have hold of it alone until the morning.",
    "About {tq} I won't say more. It had its place up there. It can have some quiet as well.",
    "I know that {tt}. I knew it when I started and I know it as I go. What I didn't know was the rest of what you were going to tell me.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "You wanted to {c.inf}. I don't know that we've arrived. I think we're in the right street.",
    "I'll stop here, with your last line back at the top of the sheet: {c.q}. It was a good compass. It still is.",
    "Nobody needs a letter in order to {c.inf}. Sometimes it helps if someone has heard about it beforehand. I've heard.",
    "You wanted to {c.inf}. When the moment comes it can come out any way it likes. No one will be marking the handwriting.",
    "You wanted to {c.inf}, and my guess is that you wanted it whole and by tonight. A piece of it, some other day: that counts as well.",
    "And your own line, {c.q}, isn't a job with a date on it. Leave it out somewhere you'll come across it without having to look.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "What weighed when you wrote was {e}, and it will weigh for part of tomorrow. Between one part and the next there'll be breakfast. Begin with that.",
    "I can't take {e} away with me. What I do take is a fairly exact idea of what it's looking after.",
    "When {e} comes round again, and it will, it'll have to get past everything you wrote today.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "This is as far as I go. {n}, and the way you tell it: I've had nothing else in front of me while I wrote.",
    "There's {n}, there's you, and there's some of today left. People have gone on with less.",
    "What you know of {n} you didn't get from me. I only held the torch for a minute.",
    "I didn't write {n} for effect. I wrote it because you had, and it seemed to call for an answer.",
    "Tomorrow someone will ask how you are and you'll say fine. As to {n}, and the true state of things, let this page be the record.",
    "I've written {n} several times in this letter. Each time you'll have heard it your own way, and that's the one thing I can't put on paper.",
    "I'm adding nothing about {n}. What's missing you have, and it's in good hands.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "I'll get the lights. You don't have to do anything.",
    "Close this whenever you like. There's nothing at the end that wasn't there at the start, except that now it's known to more than one.",
    "Go and drink some water, or stand where there's a bit of air. The letter will be where you put it down.",
    "I'm not wishing you luck or courage; others will see to those. I wish you an ordinary night, with supper in it, and sleep.",
    "If any of it's been of use, that's because you knew it already. And if none of it was, fold the sheet and put it under whatever wobbles.",
    "On with what's left of the day. What's left of the other thing doesn't have to be done by evening.",
    "This is my stop. You're going on, and there are people further along.",
    "A letter can't see you to bed, or answer when somebody rings. It can be wherever you left it. I will be.",
    "You got to the end without being pushed. Bear that in mind the next time you think you can't manage anything long.",
    "We're parting with nothing resolved. Most good conversations end that way, on the front step, with the keys out.",
    "That's all I have. It was a good while's company for me too.",
  ]),
  ...movements('return', { aspect: 'return', all: ['close:thanks'] }, [
    "And the thanks, when you give them, should be for something particular. The particular kind always gets somewhere, even when the somewhere is you.",
    "A person who can thank like that hasn't been left empty-handed. I've been looking at your hands for a page now. They're full.",
  ]),
  ...movements('return', { aspect: 'return', any: ['close:forgive', 'close:selfforgive', 'close:askforgiveness'] }, [
    "I've left the last word about forgiving unsaid, since it isn't mine. If it comes it won't make a noise. It will be more like noticing that for some while now your jaw hasn't been clenched.",
    "If it won't be forgiven tonight it has been begun. A great many good things spend years like that, begun.",
  ]),
  ...movements('return', { aspect: 'return', all: ['close:goodbye'] }, [
    "I'll say goodbye first, so you can see that it's possible: that's all, and mind how you go. You say yours when you like, and as many times as it takes.",
    "A goodbye doesn't have to sound like an end. In some villages people say it in passing, without breaking step.",
  ]),
  ...movements('return', { aspect: 'return', all: ['close:quiet'] }, [
    "You wanted it quiet at the end. So I'll leave off. Listen to whatever's sounding where you are. That, and no more than that, is tonight.",
    "I've got my voice right down now. What hasn't been said can go to sleep as well.",
  ]),
  ...movements('return', { aspect: 'return', all: ['close:remember'] }, [
    "It no longer hangs on you alone that it's remembered. There's another copy here, not so good as yours.",
    "You wanted it not to be lost. Today, anyway, it was told with its details, and that's how things keep.",
  ]),
  ...movements('return', { aspect: 'return', any: ['close:forward', 'close:self', 'close:strength'] }, [
    "Tomorrow there'll be getting up to do. Nothing heroic: one foot, the other, whatever there is for breakfast. That's generally the way out.",
    "What's coming I don't know. Who's going to meet it I know slightly, from one page. I'm left with a good impression.",
  ]),
  ...movements('return', { aspect: 'return', all: ['close:closedoor'] }, [
    "It can be finished without a bang. Sometimes it's just a matter of not going back to see whether it's locked.",
    "Where you put the full stop will be the right place for it. It needn't be a neat one.",
  ]),
  ...movements('return', { aspect: 'return', all: ['close:understand'] }, [
    "You may not have understood a single new thing. But you looked and didn't look away, and of the two that's the one that costs.",
    "What has no answer stays without. The rest, the part you do know, is in your own message, and it isn't little.",
  ]),
]

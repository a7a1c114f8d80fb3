import { movements } from '../../movement'

/** Openings that belong to a separation. */
export const leadsRupturaEn = [
  ...movements('lead', { aspect: 'object' }, [
    "You put {o} in nearly sideways, and it's where everything shows. A story doesn't end in general. It ends in places: on a shelf, in a drawer, in something done on Wednesdays. Let us go in by that one.",
    "Of everything there is to cry over in a separation, you named {o}. I trust that choice. The rest is what everyone says.",
    "When two lives come apart there's the large event, and then there's what's left on the counter. In your case, {o}. People ask about the event. I'd like to ask about the counter.",
    "Let me start with {o} and not with {n}. It seems to me that {n} has had a good deal of your attention lately, and {o} got in on [o:its|their] own merits.",
    "You could tell this whole story by way of {o}. You practically have. So I'm going to sit down next to [o:it|them], figuratively speaking, and see what else is visible from there.",
    "There's no form in the world with a line for {o}. That's how I know it wasn't written for a form.",
    "What did it was {o}. I'd been reading along, nodding, and then there [o:that was|those were], and I could see the rest.",
    "If anybody tells you that {o} [o:is|are] too small to mention, they've never had to pack. It's by things of that size that one finds out what has happened.",
  ]),
  ...movements('lead', { aspect: 'name' }, [
    "I mean to write {n} rather seldom in this letter. That isn't to rub anybody out. I'm writing to you, and in stories like these people end up as the minor character in their own conversation.",
    "{n} isn't going to read this. I say so at the outset because it changes how a person listens: nothing here has to be fair to both sides, or could be used in evidence, or needs to sound well. It's for one pair of eyes and you have them.",
    "You'll have typed {n} a great many times, on a great many evenings, and this may be the first time it wasn't to say something to {n}, or about to. You were saying it to someone else, for your own sake. That's a different act, and I've read it as one.",
    "It strikes me that I know what you call {r}, and not whether you've had supper. It's how these letters arrive. I'll keep the name safe, and talk mainly to the one who hasn't said about supper.",
    "Until lately {n} was somebody you spoke to. Now it's somebody you speak of, and the mouth has to find another shape for it. You've just done it on paper, which is where most people manage it first.",
  ]),
  ...movements('lead', { aspect: 'quote' }, [
    "Before any of the things that are generally said about endings, there's what you said: {q}. I'd like to answer that one. The general things can wait for people who have nothing in particular.",
    "If you'd told me this across a table I'd have put my fork down at {q}. I wouldn't have said much. I'd have asked what happened next, or whether there was any more wine, whichever you looked to need.",
    "You've told the story in the order it hurts, I think, and in the midst of it you say {q}. That's where I came in. It may not be the main thing. It's the thing with the light on.",
    "Here's how your message goes if one reads only for what can't be argued with: {q}. There'd be two accounts of nearly all the rest. Of that there's one, and it's yours.",
    "I copied out {q} on a separate sheet, to see how it looked without its neighbours. It looks like something a person could say to a friend on the stairs. So I'll answer it in that voice.",
    "That {t} is not what people picture when they hear of a separation. They picture doors. I believe you, and I'd sooner work from what you saw than from the picture.",
    "Let me take the liberty of beginning in the middle, where you tell me that {t}. There's a beginning, I know, and a reason. They'll be asked for by others. What I keep seeing is that.",
    "You write that {t}. I've been wondering who else knows. It's the sort of fact that gets left out when the story's told for company, and it seemed to me it ought to go first for once.",
  ]),
  ...movements('lead', { aspect: 'feeling' }, [
    "If I'd met you on the street and asked, you'd have said fine. Here you put {e}. I'm glad there was a place to say so, and I'm going to answer the one who did, not the one on the street.",
    "You chose {e} for it. After a separation people are offered a set of words, most of them rather loud. Yours isn't borrowed. Let me keep to about the same volume.",
    "At the bottom of the page you put a name to what weighs, {e}, and at the top what happened. I've read them in the other order: first how it is now. What happened can't be changed by a letter. How it is now has an evening in it.",
    "So it's {e} at present. It won't be every hour, I imagine; it never is. But it's what was in the room when you wrote, and it may as well know I've seen it.",
  ]),
  ...movements('lead', { aspect: 'ending' }, [
    "You know where you'd like to come out: {c.q}. That's more than most people can say while they're still carrying boxes. I can't take you there. I can see to it that nothing in this letter goes in the opposite direction.",
    "I looked to see what you were asking for, and it's to {c.inf}. I don't know how far that's in your hands. I've read the rest of your message with the question in mind, and I'll keep in this letter to the part that is.",
    "I'd like to hold on to one thing from the start, in case I wander: you want to {c.inf}. It doesn't say when. It says which way, and for a first page that'll do.",
    "What caught me was the last line, {c.q}. It's spoken quietly, and after a pause, as people speak with one hand on the door. The rest of the message tells what happened. That line tells me who's asking.",
    "{c.q}, you put, under how you'd like this to close. I shan't decide for you what that would look like. I've only tried to write the sort of letter that somebody who wanted it could read with their shoes off.",
  ]),
  ...movements('lead', { aspect: 'detour', clause: ['late', 'lastwords', 'unsaid', 'did', 'self', 'fear', 'dontknow', 'anger'] }, [
    "You've put a sentence in that you expect me to pounce on: {q}. I shan't, not yet. I'd like to look first at what was lying around it, since nobody else will.",
    "There's {q}, and I've seen it. Let me leave it on the side with a cloth over it while we talk about a thing or two that have nothing to prove.",
    "I can tell which line cost the most. {q}. It'll get its answer further down, when we've been sitting here for a bit and it's less like an examination.",
  ]),
  ...movements('lead', { aspect: 'little' }, [
    "You haven't written much, and after a separation that's often because it's been told too many times already, to people with their heads on one side. I won't ask for it again. I'll go by what there is.",
    "What I have is a couple of lines and the knowledge that something with {n} is over. It's enough to write to. I won't guess at the rest; you'd spot it, and you've been told enough by people who were guessing.",
    "Few words, and I'd not want you to find more on my account. It ended; it's hard; you came and said so. Anything further in this letter will be about what can be done on an ordinary evening by a person in that position.",
    "There are evenings when one line's all that will come, and you sent it. I'll do the talking, then, and I'll try to say nothing that depends on things you haven't told me.",
  ]),
]

/** The way back to what a detour put off. */
export const backRupturaEn = movements('back', {}, [
  "Now for the line I covered up. I still don't think it wants answering. What it wants, as far as I can make out, is not to be the only sentence in the room at three in the morning, and you've supplied it with several others.",
  "Here's that sentence again, and my view of it hasn't come out as a verdict. You wrote it against yourself. I've read it as a sign of how seriously you took the thing, and I'd like you to notice that the two readings use the same words.",
  "I'd put something off and this is where I take it up. Said once, on a page, next to ordinary things, it's about the height of a person. It's only in the dark that it goes up to the ceiling.",
  "So, the hard line. I've been round it and I can't move it, and I doubt that you should try. It can stay in the story. It needn't be in the title.",
])

import { movements } from '../../movement'
import { aboutSomebody } from './who'

/** Openings for somebody who asks which way to go. */
export const leadsPropositoEn = [
  ...movements('lead', { aspect: 'name' }, [
    "You tell me about {n}. You might have started with a plan, or a complaint, and you started with a name. I take that as a pointer: there's something there you'd like looked after before anything is decided.",
    "{n}: I've written that on a separate piece of paper and propped it up where I can see it. Letters like this have a way of drifting off towards life in general. When I catch mine doing so I'll look over, and come back.",
    "It says {n} on your form, in the place where one says what it's about. There were vaguer things you could have put. Vague words let everybody off. That one keeps the two of us standing in the same spot.",
  ]),
  ...movements('lead', { not: [...aboutSomebody, 'childless'], aspect: 'name' }, [
    "So it's {n}. I don't mean to explain it to you, since there's only one of us who's been there. I'd like to walk round it once, slowly, as you'd walk round something in a yard that has been delivered and not yet signed for.",
  ]),
  ...movements('lead', { aspect: 'quote' }, [
    "You wrote {q}. It's the kind of sentence people say to the floor of a train, and it doesn't occur to anyone to answer. I'd like to try, with no plan and no planner.",
    "There's one sentence in your message that breathes differently: {q}. It could be stitched in among others where it'd hardly show. I'd rather leave it alone on the first line, where people put what they are writing for.",
    "I wasn't sure where to come in, so I looked for the spot where your message stops being polite. I believe it's here: {q}. That's where I'll start, and I have wiped my feet.",
    "{q}. Someone with a brochure would have a reply to that. It would be in three stages, with arrows. I've no brochure, and I would rather begin by letting it be as plain as you made it.",
    "Had you sent me only {q} I could have written back, and it might have been a better letter. You were good enough to give me more. I mean to use it, but that's the line I've put the lamp next to.",
    "It is a fact, then, that {t}. I'm going to start as low down as that, at something which simply is so, because most of the talk about where a life should go takes place several storeys up and there's no handrail.",
    "Most people who ask about direction tell me where they'd like to be. You told me that {t}. It's a better beginning. One can't give anybody directions without knowing which corner they're calling from.",
  ]),
  ...movements('lead', { aspect: 'quote' }, [
    "I read to the end and then came back up to {q}. It's a plain remark. I think you've been carrying the rest of the message about for the sake of it, as people carry a whole coat for what's in one pocket.",
    "Before we get to what to do, and I know that's what you came for, I'd like to take my time over {q}. It's the one place where you aren't trying to be reasonable, and I'd be sorry to answer the reasonable parts first.",
    "{q}: there, I thought, that's where the letter ought to start. It has been said in a low voice and it's been said exactly, and I don't often get both.",
    "You tell me that {t}, and you tell it without raising your eyebrows. I've raised mine a little. It seems to me there's more to be said about that than about all the plans a person could make before Christmas.",
    "If I've understood you, the question is what to do with a life, and the ground it's being asked from is {q}. I'm going to stay near the ground for as long as I can.",
  ]),
  ...movements('lead', { any: ['laidoff', 'retirement', 'burnout', 'business'], aspect: 'quote' }, [
    "You were asked, in effect, how things stand, and you didn't say that you were between roles or taking some time. You said {q}. I'd like to answer somebody who talks like that, and I'll try to leave out anything that sounds like Personnel.",
    "A working life goes by on very few sentences, and one of yours is {q}. I've put it first, since it was plainly not put there to impress anyone.",
  ]),
  ...movements('lead', { any: ['hollow', 'routine', 'decision', 'comparison'], aspect: 'quote' }, [
    "Most people would have begun further out, with the state of the world or what their mother said. You get to {q} inside a minute. I'd like to meet you there and not make you walk back.",
    "The trouble doesn't announce itself in your message. It comes in with the shopping, so to speak: {q}. I noticed it because you didn't stop to put it down.",
  ]),
  ...movements('lead', { any: ['formerself', 'creative', 'aging', 'migration', 'emptynest'], not: ['sober'], aspect: 'quote' }, [
    "There's a before in what you write, and there's an after, and where they touch you put {q}. I'd like to stand just there, with one foot in each, for as long as it takes to write this.",
    "What has stayed with me is {q}. I can't say it's the most important thing. It's the one with some light on it, and I found that I could see a bit of the rest by that.",
  ]),
  ...movements('lead', { any: ['caring', 'parenthood', 'sickness', 'childless'], aspect: 'quote' }, [
    "I'll begin with {q}, and I won't tell you how brave it is. You'll have been told. I only want it to have come first for once, ahead of anybody's appointments.",
    "It's {q} that I'd like to answer, out of all of it. The rest is about what has to be done. That's about who's doing it.",
  ]),
  ...movements('lead', { aspect: 'object' }, [
    "Of all that's in your message I'd like to have {o} to begin with. The rest has to do with years, and one can't get hold of years. I'd like us both to be looking at the same thing for a minute, as people do who've only just met and are shy.",
    "You were asking about a life, and in the middle of it you set down {o}. I doubt that you meant to. When somebody's thinking hard about where they are going it's their hands that say where they've been.",
    "{o}: nobody looking for the meaning of things would think to begin with that. I'm going to, because it's the one item in your letter that could be handed to me over a counter, and I trust what can be handed over.",
    "I'd like to postpone the large question and go in by {o}. You've had the question all to yourself for some time, at close quarters. It won't come to any harm if we leave it outside for a paragraph or two.",
  ]),
  ...movements('lead', { aspect: 'feeling' }, [
    "{e}: that was your answer to what weighs most. There were others you might have given, more impressive ones. I've noticed that people who've lost their direction rarely exaggerate. They give the plain word and look out of the window.",
    "So what you've got is {e}, and it's been let to you unfurnished. I'd like to see what else is in the place before anyone talks of moving. You left some of the lights on, in what you wrote, and I went towards those.",
    "Before there were any facts in your message there was {e}. I could feel it in how short the sentences were. I'll keep mine on the short side too, so we go at about the same pace.",
  ]),
  ...movements('lead', { aspect: 'feeling' }, [
    "You'd hardly sat down before you said {e}, and I was grateful not to have to fetch it out of you. It can stay where you put it. We'll talk across it.",
    "I'd thought I would find a question at the head of your message. I found {e}. It's an odder thing to be asked to answer, and a more honest one, and I've tried not to turn it into a question.",
    "With {e} for the word, and no direction to set it against, it must be hard to tell which of the two is the cause of the other. I don't intend to guess. I'd sooner look at what else you put in.",
  ]),
  ...movements('lead', { aspect: 'ending' }, [
    "What you'd like, when all's said, is {c.q}. I read that before I'd read anything else, and it made me look for a different thing in the rest: not what went wrong, but what might be of some use for that.",
    "You'd like to {c.inf}. Nobody has told you how, I expect, or everybody has. I'm going to go through what you gave me slowly and see if any of it points that way by itself.",
    "You know how you'd like this to finish, which is more than most people know about anything: {c.q}. I'll work backwards from there, as one does with a knot, starting at the loose end.",
    "To {c.inf}: it was the last thing you wrote, and I've put it first. It's got a verb in it. I have had longer messages with no verb facing forwards anywhere, and they're much harder to answer.",
    "Since you'd like to {c.inf}, I have gone through your message a second time looking for anything that might be of use for it. I found more than I expected, and most of it wasn't where you had told me to look.",
  ]),
  ...movements('lead', { aspect: 'detour', clause: ['self', 'fear', 'dontknow', 'did', 'anger', 'unsaid'] }, [
    "I've seen {q}, and you know I have. I'll deal with it further down, when there's something beside it to give it scale. A sentence like that on an empty sheet looks like a wall; among other things it looks like a sentence.",
    "{q} wants answering at once, and I'm going to be slow about it on purpose. It's used to being the only one who's spoken to. I'd like to hear from some of the others in your message first.",
  ]),
  ...movements('lead', { aspect: 'little' }, [
    "A very short message about where to go can mean that a person has no words or that they've used them all up on themselves, at night, for months. I don't know which yours is. I'll write as one might talk to somebody on a bench, looking the same way they're looking.",
    "There isn't much here to go by, and I won't act as if there were. You say little and you don't explain. That's how people are when a thing hasn't yet got edges. So this letter will have few facts in it, and I hope no inventions.",
  ]),
]

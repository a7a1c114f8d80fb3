import { movements } from '../../movement'
import { couple } from './conditions'

/** The last lines: back to what opened the letter, and stop. */
export const returnsRupturaEn = [
  ...movements('return', { aspect: 'return' }, [
    "Back to the small thing. You know already that {o} had no part in it. Tomorrow that can be simply something that's there, or isn't, in a house where you live.",
    "And if there's {un.o} to be bought, choose it yourself. On no special day, with nobody's opinion in your ear.",
    "About {o}, one thing more. Nobody had asked, and you put [o:it|them] in your message. Whatever you've been told about how it was, there's one thing you saw for yourself.",
    "I haven't forgotten {o}. [o:It was|They were] there before all this had a name, and I'd like [o:it|them] to have the last word, which is none.",
    "So much for me. {o} will be wherever [o:it is|they are] tonight, and you'll be wherever you are, and neither of those facts needs putting right before morning.",
    "When you next come across {o}, or think of [o:it|them], see if you can get as far as the end of the thought without anybody coming in. If they come in, all right. It was your thought first.",
    "There's still {o}. I'd leave that just as it stands: a thing in a life, on an ordinary day, with your eye on it.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "There's one light on in the house tonight and it's yours. A person can get as far as morning on that.",
    "No homework. Just the rest of the evening, which is all yours now.",
    "You started by talking about {n}. I'd like the last word of this to be for someone else. For you, say.",
    "I'll leave you here on your own side of the street, bags in hand, with the good key.",
    "When you put this away, put it somewhere of yours. Let it be the first thing in a drawer you don't share.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "I began with your words and I'll stop before I've worn them out. {tq}, you wrote. You can write something else tomorrow; you've plenty of paper.",
    "It's still the case that {tt}. It's also the case that you've eaten, or will, and that there's somebody reading this who got to the end.",
    "{tq}. I put that near the top because it was yours. I'm putting it near the bottom so you can see that it's come through the page without getting any bigger.",
    "Nothing I've said alters the fact that {tt}. I hope it has been moved an inch or so, away from the middle of the bed.",
    "You told me that {tt}. I've known it for the length of a letter, and now there are two of us who do.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "You asked for {c.q}. I can't send that by post. I can say that I saw it was the last thing you wrote, and that I've left the space after it empty.",
    "You'd like to {c.inf}. I haven't brought it any nearer; letters don't. But you said it to somebody, in so many words, and the part of it which is up to you heard.",
    "That's as far as I can walk with you. The part about {c.q} is round the next corner, and it's a corner you've already described.",
  ]),
  ...movements('return', { aspect: 'return' }, [
    "I'm going to stop in the middle of the evening, where you are. There's some of it left. See what it has in it besides this.",
    "Put the paper down now and find out what time it is. It's as late as that and no later.",
    "I've said {n} for what I think is the last time. You may say it as often as you please. It'll go on meaning, among other things, a part of your own life.",
    "You needn't be any different when you've read this. It's enough to be in the same chair with a bit more of the page behind you.",
    "Tomorrow will ask something quite small of you first thing. A sock, a light switch. Do that one, and we'll call it a beginning without telling anybody.",
    "If you go to bed now it won't solve the matter and it'll be warm. I can't improve on that.",
    "I don't know how it turns out. I know that you can say what happened in clear sentences, because I've just answered them.",
    "Go and see if there's any fruit. I mean it as a last line, and I also mean it about the fruit.",
    "I have read it to the end and I've nothing to correct. It's a sad thing, well told, by somebody still on their feet.",
    "This letter will keep. So will whatever you haven't decided. Turn off what needs turning off.",
    "And that's all I have, which leaves you with your own voice. It was good company for me.",
  ]),
  ...movements('return', couple({ aspect: 'return', not: ['coparenting', 'abuse'] }), [
    "When you turn in, take the middle. It's a bed like any other and it'll learn.",
    "Whatever side you sleep on tonight, you chose it. That's where I'll leave you.",
  ]),
  ...movements('return', { aspect: 'return', any: ['coparenting'] }, [
    "Somebody will want a clean jumper on the day they're back. Start there. It isn't a small thing to be the person who knows which one.",
    "The rota goes on and so do you. On the blank days, read this if you like; on the others you'll have your hands full, and that's as it should be.",
  ]),
  ...movements('return', { aspect: 'return', any: ['kin:friend', 'friendship'] }, [
    "You said that there was a friend, and what's become of it. Nobody sends a card for this. Consider it sent.",
    "I hope that there's somebody you can be plain with before the week's out. If there isn't, you've had some practice here.",
  ]),
  ...movements('return', { aspect: 'return', any: ['abuse'] }, [
    "I believe what you told me. I'm putting that last so that it's easy to find again.",
    "Lock up, and sleep if it comes. There's nobody in this page who'll ask where you have been.",
  ]),
]

/** A short breath. */
export const beatsRupturaEn = movements('beat', {}, [
  "Nobody has to win a separation.",
  "You can be in the wrong and still be cold. Get a coat on first.",
  "What you don't answer is yours too.",
  "You learn again how wide things are.",
  "A glass, a plate, a key: it starts about there.",
  "Much of what hurts at night is tiredness. Sleep, and then we'll see.",
  "Let it be a Thursday.",
  "There is no prize for understanding it first.",
  "Some days the whole achievement is not having sent it.",
  "You're still allowed to like the song.",
  "Eat something while you read this, if there's anything in.",
  "The calendar has your name on it now and nobody else's.",
  "You may leave early. From anything.",
  "I notice you're still here. So am I.",
  "Nothing that matters will be decided tonight.",
  "Half of this is grief and half of it is logistics, and they wear the same coat.",
  "It was real, and it's over. Those two sit side by side on most shelves.",
  "You don't have to be good at this.",
  "There are worse things to be than puzzled.",
  "One more cup, and then the next paragraph.",
])

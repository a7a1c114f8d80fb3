import { movements } from '../../movement'
import { couple } from './conditions'

/** What weighs, a second time round: shorter, lower, closer to the hour it's felt in. */
export const feelingsAgainRupturaEn = [
  ...movements('feeling', { any: ['feel:sadness'] }, [
    "You named sadness, and left it at that, and I'm glad you didn't apologise for its being so ordinary. It's what there is when the arguing's over. One can live next to it. It asks for early nights, a coat, and to be told the truth.",
    "Sadness after a separation has long arms; it reaches for anything. A jar of capers will do it. You needn't go round the house removing jars. When it's one of those, stand there and let it be about capers until it's finished.",
    "There's a sort of sadness that comes only when things have gone quiet enough. If yours has lately got worse, it may be that you're safer. It waits for people to sit down.",
  ]),
  ...movements('feeling', { any: ['feel:pain'] }, [
    "You say that it hurts. It isn't a figure of speech, either; there's a place under the ribs, and people put a hand there. Heat helps, and being held, and being asked nothing for an hour. None of it's a cure. I mention it since no one prescribes it.",
    "When something's broken, the body will do nothing but guard it for a time. You walk about bent round it, you don't laugh on that side. Nobody with a cracked rib is told to think about something else. I shan't tell you so.",
    "What you call {e} can be gone from a whole hour and come back over a teaspoon. That isn't a sign that you were only pretending in the hour. Take the hour as it's given. There'll be others, of both kinds.",
  ]),
  ...movements('feeling', { any: ['feel:tiredness'] }, [
    "You say {e}. I wonder who sees it. Tired people at the end of something are often very good at mornings, and are found at four in the afternoon looking at a kettle that boiled some while ago. Tell one person about four in the afternoon.",
    "It's work, missing somebody or getting used to not missing them; it's done standing up, and on top of the other work. I'd strike out whatever's on your list for tomorrow that has the word should in it. What's left is enough for a tired person, and so is half of it.",
    "Sleep may not be mending it because it isn't lack of sleep. It's that everything has to be decided, which tin, which evening, who to be with whom. So have fewer decisions. Eat the same lunch for a week. Let somebody else choose the film.",
  ]),
  ...movements('feeling', { any: ['feel:anger'] }, [
    "You wrote {e} and didn't put a cushion under it. I've nothing against it. It shows that you know what you were owed, and there are people who lose even that. It might like a long hill, with stones to kick, and nobody at the top.",
    "Be angry at the right size. It's very tiring to be furious with ten years, or with everyone; it's quite bearable to be furious about a Thursday. If you can find the Thursday, you'll know what to say, and you may find that you've said it.",
    "Under your breath, on the stairs, at the wheel: I expect it comes out there. Good. What mustn't happen is that it's put in the post. Keep it for the stairs, till it can be told to someone as a thing that happened.",
  ]),
  ...movements('feeling', { any: ['feel:disappointment'] }, [
    "To be let down is worse when one had said to other people, no, this one's different. You'll be feeling you have to go round and take that back. You don't. You believed what you had reason to, and said so out loud, and it does you more credit than being right would have.",
    "There's what happened and there's what you'd thought was the least that could be expected. It's the second that aches. I wouldn't lower it. Somebody will come up to it quite easily, without noticing that there was a bar.",
  ]),
  ...movements('feeling', { any: ['feel:loneliness'] }, [
    "You put {e}. I'd guess that it's got a time and a place: the hall, when you've come in and there's nothing to put down but keys. Leave something on in there. It needn't be a voice. It can be a lamp on a clock, or a pot in a low oven.",
    "Loneliness makes people shy, which is its nastiest trick; one's sure that nobody wants ringing up at this hour. They've very likely been wondering whether they might ring you. Somebody has to go first, and you've already shown today that you can write to a stranger.",
    "One isn't lonely for everyone. I'd try to find out exactly who or what it's for: a hand, a second opinion, another pair of feet on the stairs. Some of those have other addresses. Feet on the stairs, for instance, can be got from a lodger.",
  ]),
  ...movements('feeling', { any: ['feel:emptiness'] }, [
    "You chose the word {e}. I'll not try to pour anything into it. A vessel that's been emptied rings if it's touched, and everything touches it now: a tune, a question in a shop. The ringing dies down. What shape the thing is hasn't altered.",
    "It may be empty because you've carried it all out. That was done by you, box by box, over more nights than anybody knows. So I think of somebody in a bare flat at the end of moving, sitting down on the floor, too tired to be unhappy. In a minute they'll want something to eat.",
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety'] }, [
    "You put {e}, and there's reason: a thing you'd built on has moved. Anyone would feel for the edge of the chair. Feel for it, then. Name five things in the place where you're sitting that are exactly where they were this morning.",
    "At night you'll be asked to vote on the whole of your life. Abstain. Say that the papers weren't sent round in time. In the morning there's a great deal that can be done about Tuesday.",
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety'], not: ['abuse', 'contact', 'sickness'] }, [
    "Much of what you're afraid of is going to happen in an office, with a chair that's too low, and will take twenty minutes. I don't know that it helps. But it's in the twenty minutes that one finds out how high a thing really is, and one can take somebody in with one.",
  ]),
  ...movements('feeling', { any: ['feel:confusion'] }, [
    "You're told to listen to yourself, and when you do there are four of you talking. That's how it is for anyone in the thick of it. Let them talk. The one to go by is whoever's still saying the same thing after a meal and a night's sleep.",
    "You don't know what to make of it, and I'd not make anything. Some happenings won't be made into something for years. They're lumber. One walks round them on the way to the sink, and after a time one's stopped bumping one's hip.",
  ]),
  ...movements('feeling', { any: ['feel:guilt'], not: ['abuse'] }, [
    "You wrote {e}. It's the feeling people have when they're still looking after somebody and there's no more looking after to be done. It has nowhere to put its hands. I'd give it something quite other to hold: an old neighbour's shopping, the dog from upstairs.",
    "About guilt: be exact with it. It hates that. On what day, about what, and what would you have had to know? If there's an answer, it'll be a small, bad, human thing, and you can be sorry for it. If there isn't, what you've got there is sorrow in a borrowed coat.",
  ]),
  ...movements('feeling', { any: ['feel:shame'] }, [
    "You'd like to be invisible for a month. It can be arranged, in a way. There's a kind of friend who'll come in by the back, sit down without looking at you too hard, and start shelling peas. Send for that one.",
    "About {e} I'd only say how it looks from here. I've read what happened. I didn't lower my eyes, there was no call to. I thought, this is somebody to whom a hard thing happened in front of people.",
  ]),
  ...movements('feeling', { any: ['feel:longing'] }, [
    "You used the word {e}, and it's an exact one. It wants a thing as it was and knows quite well that it isn't. You needn't scold it for not being practical. It was never meant for use. It's how we keep our place in what we've read.",
    "What's missed isn't usually the whole person, all day. It's a passage: how somebody came in out of the rain, a certain half-hour on a Sunday. You can miss that half-hour without wanting to be sent back the years on either side.",
  ]),
  ...movements('feeling', couple({ any: ['feel:jealousy'] }), [
    "It's the picture of {n} being easy with somebody, isn't it? The joke that's got a second listener. I can't take the picture down. I can point out that you're supplying the laugh, from memory, out of your own stock.",
    "Jealousy supposes that there was only the one chair at the table and someone's in it. I know it feels so. You'll have to find out for yourself, and not from me, how many tables there are. You might begin by going out to a different one on Friday.",
  ]),
  ...movements('feeling', { any: ['feel:hopelessness'] }, [
    "You wrote {e}, and I shan't hand you a lantern. I'd sit down on the same step. From there it can be seen, at any rate, that there's a step. When you can, tell somebody who's got a body and a telephone how dark it is; that's not for later on, that's for tonight.",
    "No one can see round a bend by wanting to. You've stopped believing there's anything there, and I've no photograph to show you. I notice that you wrote all the same. Whatever did the writing can be asked to do one more thing before bed, and it should be something with hot water.",
  ]),
  ...movements('feeling', { any: ['feel:relief', 'feel:peace'] }, [
    "You say {e}. Sit in it for a bit before you begin explaining it. You've been carrying explanations about for long enough. It was heavy, it's been put down, and there's the mark of the strap.",
    "If you sleep badly in spite of {e}, I don't think it gives you the lie. It's often after the storm that people wake, from the quiet. One lies there listening for the shutters. There are no shutters; one gets up and has some water, and looks at how still it is.",
  ]),
  ...movements('feeling', { any: ['feel:numbness'] }, [
    "Nothing's coming through at present, you say. I wouldn't shake the set. There was a good deal of current all at once and something very sensible has tripped. Go on with the washing-up. It comes back on by itself, in one room first.",
  ]),
]

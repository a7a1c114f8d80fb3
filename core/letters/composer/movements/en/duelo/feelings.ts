import { movements } from '../../movement'

/** What weighs, when what happened is a death. */
export const feelingsDueloEn = [
  ...movements('feeling', { any: ['feel:guilt'] }, [
    "On guilt: observe that only those feel it who had taken something on. It wouldn't occur to the indifferent to go back over anything. This doesn't lift it off you, I know. I'm just turning it round for a moment so that you can see what it's lined with.",
    "Guilt in mourning is hardly ever after the truth. It would like time to go back. So explanations are no use to it, the doctor's or mine; it doesn't want to understand, it wants it to be the evening before. When it comes you could tell it that. I'd like that as well.",
    "There's real guilt, for a thing done wrong, and there's the other sort, which comes free with every death. The first can be owned up to and repaired a little. The second has nothing to own up to, so it goes over your years with {n} looking for something. I can't tell you how much of yours is which. I'd only ask you not to let it find whatever it likes.[|]",
    "I've wondered what {e} does for you, since nobody carries a thing like that for no wages. Perhaps it's this: as long as you could have done something, what happened to {n} wasn't sheer accident. It makes a kind of sense. It's a great deal to pay for sense.",
    "I'd like to ask {e} a question, if it's willing. What would have been enough? One more visit, a hundred, never once having been cross? I suspect it has no figure in mind. Nobody who has lost someone has ever been told that they did the right amount.",
    "Suppose somebody who loved {n} came to you with your own story, same hours, same mistakes. You'd be gentle with them in under a minute. I don't say that you can be so with yourself on request. But it's worth knowing that the gentleness is in the house.",
    "It's telling what {e} leaves out. It remembers the day you didn't ring and has no recollection of the ones when you did. A witness with a memory like that would be sent home. Hear it, by all means, about {n}; then call somebody else.",
  ]),
  ...movements('feeling', { any: ['feel:sadness', 'feel:pain', 'feel:longing'] }, [
    "What you call {e} is the price of something that isn't sold separately. It came in the box from the first good day. Nobody knows that at the time, and anybody who did would sign again.",
    "There's nothing to be done about {e}, and I mean it kindly. It isn't a problem awaiting an answer. It's the form your tie with {n} has at the moment, and forms change when they're not gripped.",
    "I don't think you need telling what {e} is. It's having somewhere to go, and going there in your head forty times a day, and finding that {n} isn't in. Each of those forty is very short. It's the number that wears a person out.",
    "{e}: I'm not going to look for what might be behind that. Often enough there's nothing behind. There was {n}, and now there's this. I'd let it be as plain as it is, and see that you get some supper.",
    "It comes for you, I dare say, at silly times: in the middle of tying a shoe, on a good day, in front of a shelf of tinned fruit. {e} keeps no office hours. When it does come, you could try saying what it's about, out loud, in as few words as it takes. I miss {n}. It's remarkable how often it only wanted to be announced.[|]",
    "There's a way of crying that gets somewhere and a way that goes round. You'll know the difference by afterwards. After the first you're hungry. After the second you're only tired, and it's better to stop it half way and ring somebody about something else. Both have to do with {n}, and neither is owed.",
  ]),
  ...movements('feeling', { any: ['feel:sadness', 'feel:pain', 'feel:longing', 'feel:love'], assumes: ['affection', 'alive'] }, [
    "It won't all be like this. I'm careful about saying so. I don't mean that it will be put right; I mean that {e} has more than one kind of day, and that in one of the other kinds you'll think of {n} and your face will do something else.[|]",
    "{e} is hard to share out, because everyone close by has their own portion. Two people who are sad about {n} in one kitchen can be very little use to each other. It's no failing. Sometimes the person to lean on is a step further off, the neighbour, the colleague, somebody who only met {them} once.",
  ]),
  ...movements('feeling', { any: ['feel:anger', 'feel:helplessness'] }, [
    "You're angry, and there won't always be someone to be angry with. Doctors, luck, a driver, God, even {n} for going. It keeps changing its target, because the real one has no face. Let it have a turn at them all. It tires in the end, and there's generally somebody crying underneath.",
    "I'm glad that it's {e} you speak of, and not something prettier. A death is an outrage before it's a sadness. Somebody was here who had every intention of going on, and was stopped. To be resigned to it straight away would be almost rude to {n}.",
    "Being able to do nothing is what {e} is made of, I think, when it's about a death. You're someone who does things. There was a thing to be done for {n} and no way of doing it, and all that force is still in your arms. Dig something. Carry something for someone. It doesn't answer anything. It does use it up.",
    "There's somebody you'd like to shout at, and they're dead, or a hospital, or not to blame. Then the milk boils over, and it gets the lot. If it happens, say afterwards what it was about: {n}, and not the milk. People forgive that faster than you'd suppose.",
  ]),
  ...movements('feeling', { any: ['feel:emptiness', 'feel:loneliness'] }, [
    "The house has grown an extra room, the one where somebody isn't, and people go by the door without looking in. You go in several times a day. There is no harm in knowing it well. I'd only ask you not to move your bed there.",
    "What you call {e} has a shape, if you look, and the shape is {n's}. It's at certain hours and not at others. It's in the left-hand side of things. I find that a little less terrible than a plain nothing: it was made by someone.",
    "They'll advise you to fill it. With people, with a class, with a puppy. I'd leave a part of it as it is for the present, as one leaves a chair by the bed. You aren't obliged to turn the place where {n} was into something useful.",
    "There is company that makes {e} worse and company that doesn't, and the test is a simple one: can you say nothing for ten minutes? Go where you can. And if it's only a library or a bus, that counts; there's someone breathing, and no one asks about {n}.",
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety'] }, [
    "After one death people are afraid of another. The phone goes late and your heart's already down the hall. It stands to reason: you have seen that it can happen. For some while you'll count heads at the table. What calms it is finding them there, a good many nights running.",
    "{e} has been put on guard since {n} died, and it takes the post very seriously: every cough, every late train, every unknown number. It can't be dismissed. It can be given hours. At half past six it may tell you everything it's afraid of, and at a quarter to seven there's the washing-up.[|]",
    "The ground turned out not to be solid, and you were standing on it. I don't think {e} is a mistake in that light. But it reasons from one case. It saw what happened to {n} and took it for a rule. Let it look at the other people, the ones who came home today.[|]",
  ]),
  ...movements('feeling', { any: ['feel:numbness', 'feel:confusion'] }, [
    "That isn't coldness. News of that size won't go through the door and has to be brought in bit by bit: an arm today, a leg tomorrow. Some day, likely in an awkward spot, the whole thing will be standing inside and you'll see what it was.",
    "You'd expected, perhaps, to feel more, or to feel one thing. What people describe is mostly a sort of hum. They sign where they're told to and admire the flowers. It doesn't measure what {n} was to you. A foot that's been sat on feels nothing either, to begin with.",
    "If you can't tell what you feel about {n}, describe instead what you do. I stood in the hall. I ate a whole packet of something. I couldn't choose a stamp. It'll give you a truer account than any name for it, and it's all that's being asked of you this month.",
  ]),
  ...movements('feeling', { any: ['feel:tiredness'] }, [
    "No wonder you are tired. It takes work to keep in mind at every moment that {n} has died, and to be reminded when you forget, and meanwhile to answer emails. Nobody would ask a person to do that on a full stomach, let alone with the sleep you've been getting.",
    "Mourning is done with the same body that has to carry the shopping. I'd treat {e} just as you would after an operation: shorter days, someone else driving, bed before you're ready for it. There's nothing about {n} that needs to be decided by a person who can hardly see.",
    "The tiredness of this is peculiar in that rest doesn't seem to touch it. You lie down and it lies down with you. What helps, people tell me, isn't lying still but doing something dull with an end to it, weeding, ironing, sorting screws, until the part of you that's busy with {n} nods off by itself.[|]",
  ]),
  ...movements('feeling', { any: ['feel:relief'] }, [
    "That there's {e} in this I take as a sign of how hard it had been. Nobody's relieved at the end of an easy thing. Whatever else you feel about {n}, there was a strain in it that only you know the weight of, and it has stopped.[|]",
    "{e} tends to come in first, by the back way, and sorrow weeks later by the front, expecting to be the only guest. You'll have both in the house. They don't get on, but they can be got to sit at opposite ends.",
  ]),
  ...movements('feeling', { any: ['feel:shame'] }, [
    "I can't see what you should be ashamed of, and I've looked. But {e} isn't impressed by that; it goes by what other people might think, and it has never met them. Tell what you told me to one decent person who knew {n}. It can't bear being told. It's like a plant that way, the sort that lives under a bucket.[|]",
    "What you're calling {e} may be the feeling of having been seen in a state. Everyone is seen in a state who has somebody die. The rules of behaviour were drawn up for other occasions. Whatever you did or didn't do in those weeks, for {n} or about {n}, was done by a person with no floor.",
  ]),
  ...movements('feeling', { any: ['feel:gratitude', 'feel:peace', 'feel:hope'], assumes: ['affection'] }, [
    "At first {e} surprised me in such a message, and then it didn't. It can arrive quite early. I wouldn't question it, nor expect it to stay in all day. It's what's left in the cup once the rest has been drunk, and it tastes of {n}.[|]",
    "There's some {e} in what you write, and you may have wondered if it is premature. Nobody's keeping the calendar. It takes nothing from {n} that you should be able to look back at {them} and, for as long as it lasts, want nothing to have been otherwise but the end.[|]",
  ]),
  ...movements('feeling', { any: ['feel:disappointment', 'feel:hopelessness', 'feel:uselessness'] }, [
    "I don't doubt {e}. After {n}, a good many things have stopped being worth the trouble, I expect, and you've drawn the conclusion that the fault's in you. I'd wait. A radio that has been dropped gets no stations either. It's too early to say what is broken and what's merely been jolted.[|]",
    "I can't argue with {e}, and I won't. I'd only narrow it. It covers everything, as you put it, and perhaps what it's really about is one thing, that nothing will bring {n} back. That's so. It's terrible, and it isn't everything; it leaves Thursday, for instance, still undecided.[|]",
  ]),
]

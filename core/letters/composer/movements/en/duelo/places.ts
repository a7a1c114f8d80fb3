import { movements } from '../../movement'

/** Places, days and what can't be held, when somebody dies. */
export const placesEn = [
  ...movements('thing', { topic: ['house'], not: ['kin:child'], assumes: ['history', 'affection'] }, [
    "For now {o} may feel like somewhere that's holding its breath. Someone has to be the first to shout up the stairs, or burn the toast, or leave a wet towel about. It'll take that sort of thing, far more than a coat of paint, to make it a place where people live.",
    "It's possible to be homesick in one's own home. You write {o}, and I hear that something you could find blindfold has been moved an inch. Have somebody in to be ordinary there with you, even for the length of a football match.",
    "{o}. Before anything's touched I would go through it once with a notebook, like a surveyor, writing down what's where and which board creaks. You'll never need the information. But it settles people to have it, and {n} turns up in the notes.",
    "If a thing has to be done about {o}, do the least alarming part first: a cupboard of jars, the top of the fridge. Leave for last whatever smells of {n}. And stop for the day while you could still go on, which is a rule builders have.[|]",
  ]),
  ...movements('thing', { topic: ['house'], any: ['kin:child'] }, [
    "About {o} everyone will have a view, and hardly anyone need be asked. It can stay as it is. It can be changed by one shelf at a time, by whoever minds least on the day. I'd only say that nobody should do it alone, or while somebody else is out.",
    "You mention {o}, and I'd walk round it quietly. People have shut such a place up for good, and slept in it, and painted it in a weekend, and I never heard that any of them had loved less than the others. When two of you disagree, wait. It isn't in anyone's way.",
  ]),
  ...movements('thing', { topic: ['house'], any: ['perinatal'] }, [
    "{o}. There had been plans for that, and for once they were plans one could walk about in. You don't have to turn it back into anything yet. Keep it shut, or sit in there with a cup of something. {n} was expected there, and it can go on being where {n} was expected.",
  ]),
  ...movements('thing', { topic: ['fixture'] }, [
    "I would never have thought of {o}, and you live with [o:it|them]. It's what a loss comes down to once the flowers are dead: fittings. It is whatever you pass eleven times a day that {n} used to pass as well.",
    "{o}. Nobody will ever ask about that, so I'm pleased you brought it up. There are parts of a home that are noticed only when there's one fewer to use them.",
    "Some part of your day snags on {o}, I gather, every time, like a sleeve. You can get someone to change that: oil it, move it, hang a hat on it. {n} won't be any less missed, and you'd be spared one small blow in the hundred.",
  ]),
  ...movements('thing', { topic: ['car'], not: ['sudden', 'violence'] }, [
    "A car is about the only place left where a person can weep behind a lock. I thought of that when I read {o}. It may need a few trips with the seat shifted and a different station on before it's merely a way of getting about again.",
    "{o}. Anyone who has had lessons from somebody in one of those, or been fetched in it at two in the morning, has had a good look at them. You learn a person by what they shout at. If {n} shouted, I hope you can still do it.",
  ]),
  ...movements('thing', { topic: ['hospital'] }, [
    "I'd be glad if {o} took up less of the picture when you think of {n}. I believe it will, though not through being pushed. Whenever something older turns up, a holiday, a bad haircut, tell somebody. The older things need the exercise.",
    "All that goes with {o} belonged to the last part, and last parts are loud. They get much more than their share of what's remembered. {n} wasn't like that. {n} was like what you'd have told me a year or two before, if I had happened to ask.",
  ]),
  ...movements('thing', { topic: ['garden'] }, [
    "Sooner or later {o} will need something done, which is the trouble and the mercy of anything that grows. Ask someone who knows, once, what's wanted this month, and do that and no more. It gives the month a task with an end to it.",
    "Whoever planted, or watered, or merely sat about there, {o} [o:has|have] kept no record. It all comes up as though nothing were the matter. Some days you'll resent it on {n's} behalf. On others it'll be the one thing outdoors you can stand to look at.",
    "{o}. I think of the time that went into that without anybody calling it time. Bending down, straightening up, saying something about the frost. If you take some of it on, do it ignorantly. Things die in every garden, and no one has ever been sacked.",
  ]),
  ...movements('thing', { topic: ['outdoors'], not: ['sudden', 'violence'] }, [
    "I like it that [o:there's|there are] {o} in what you wrote. A person can be remembered out of doors for longer at a stretch, as there is room to go up and down. If it's a long way off now, any piece of open ground will do, at about the same hour.",
    "I think about {o}. If there's one spot there where {n} always stopped, or always made the same remark, you would know it blindfold. Nothing marks it. I rather hope that nothing ever will.[|]",
    "{o}. Go with somebody who walks at your pace and doesn't need to be talked to, or with a dog, or with a flask. You aren't going in search of {n}. You're going because that's a place where one more person, missing or not, has always been easily fitted in.",
  ]),
  ...movements('thing', { topic: ['faith'] }, [
    "{o}. I don't know what you believe and I needn't. It was devised by people who had lost somebody, for the use of people who would, and it's been tested by a great many since. Take out of it whatever will bear you.",
    "You're allowed to find {o} no help at all. You're allowed to find [o:it|them] a help without believing a word. With {n} in mind a person can sit at the back, or wait outside in the car, or come on some other day when there's no one about.",
  ]),
  ...movements('thing', { topic: ['work'], assumes: ['affection'] }, [
    "I hadn't expected {o}, and I'm glad. So often someone who has died is described only as they were at home, in slippers. There's the rest of the day as well, when people are being useful or pretending to be, and you've let me see a corner of that.",
    "With {o} you bring in a different air, weekday and slightly dusty. It doesn't get mentioned in condolences. But a person spends more of life among such things than at any celebration, and some of what {n} was must have been on show there and nowhere else.",
  ]),
  ...movements('thing', { topic: ['school'], assumes: ['affection'] }, [
    "I read {o} and thought how much of anyone is left lying around in places like that: initials, a line in a register, somebody two rows back who can still do the imitation. You don't hold all there is of {n}. It may be a relief that you don't.",
  ]),
  ...movements('thing', { topic: ['feast'] }, [
    "Times of that sort have a place laid for everyone who ought to be there, and so it is with {o}. {n} was expected. You needn't act as though it were otherwise; I should think the others are all looking at the same spot.",
    "{o}. Other people get the day, and you get the day plus one missing. Let there be half an hour somewhere in it that's kept for {n}, with the door shut or the engine running, and nobody told.",
    "If there are days like {o} ahead, have somebody in the know. Tell one person that you might need to leave, and which coat is yours. And see to it that {n's} name is said early, by you or by whoever can manage it. It's when it isn't said that it fills the place.",
    "Whatever's done about {o}, it won't be what it would have been, and I shouldn't aim at that. Put in one thing which was {n's}, the worse the better: the terrible joke, the wrong hat, the second helping.[|]",
  ]),
  ...movements('thing', { topic: ['sense'], assumes: ['alive'] }, [
    "If you're afraid of losing {o}, do what people did before there were machines for it, and describe it to somebody who can answer back. Was it like this, they'll ask, or more like that? They'll be hopelessly wrong, and you will be surprised at how sure you are.",
    "{o}. No photograph has that. It can't be sent for, either; it turns up in some queue, belonging to a stranger, and you've followed it for half a street before you think. Nobody who has lost someone will find it odd.",
    "I believe you about {o}. It's what goes unmentioned in every obituary, and it's what you'd know {n} by in the dark. That kind of knowing sits lower down than memory for faces, and it's a good deal harder to dislodge.[|]",
  ]),
  ...movements('thing', { topic: ['travel'] }, [
    "{o} [o:belongs|belong] with going somewhere, and you may feel that there's nowhere in particular to go. Let it be small to start with: two stops on a bus, a town that has a market. You can tell {n} about it on the way back, or not.",
  ]),
  ...movements('thing', { topic: ['money'], not: ['addiction', 'pet'] }, [
    "[o:There's|There are] {o}, and I'm not too fine to talk about it. A death comes with paperwork, and paperwork makes relations strange. Get it in writing, sleep before you sign, and don't let any sum be the measure of what {n} felt about anyone.",
  ]),
]

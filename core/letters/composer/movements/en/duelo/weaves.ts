import { movements } from '../../movement'

/** What the person said about a death, set beside something else they said. */
export const weavesDueloEn = [
  ...movements('seen', { clause: ['late', 'lastwords', 'unsaid', 'did', 'self'], assumes: ['affection', 'alive'], aspect: 'hurt-bond' }, [
    "You accuse yourself in one line and give yourself away in another. The accusation is {q}. The other is {q:bond}, and nobody writes that about someone they've been careless of.",
    "I'd like to call {q:bond} as a witness. It knows nothing about {q}, as it wasn't there. It can only say what was usual between you and {n}, and on most questions about a life that's the evidence that counts.",
    "When {q} comes round at night, ask if it has met {q:bond}. I doubt they've been introduced. One lives in the small hours and the other in the week, and you're the only person who has had to know them both.",
    "Read {q:bond} as though a stranger had written it about a stranger. You'd say, those two were all right. Now read {q}. It's the same pair. What has changed is only that {n} can't come in any more and make it one bad day out of many.",
  ]),
  ...movements('seen', { clause: ['stillreach', 'absence', 'body', 'dream'], aspect: 'bond-now', assumes: ['affection', 'alive', 'history'] }, [
    "{q:bond}: so it was with {n}. {q}: so it is. You put nothing in between, and I don't believe there is anything in between. It was one way and then it was the other.[|]",
    "If {q} has to be explained to anybody, hand them {q:bond}. I can't think of a better explanation. What went on like that doesn't stop at the same moment in every part of a person.",
    "You've shown me {n} twice over: once in {q:bond}, and again, with the place empty, in {q}. I couldn't tell you in which of the two I see {them} better.",
    "I've copied out {q:bond}, and under it {q}. There's nothing the matter with the second that wasn't put there by the first. It's what being used to {n} looks like from the other side.[|]",
  ]),
  ...movements('seen', { aspect: 'thing-bond', assumes: ['affection', 'alive'] }, [
    "{o}, and {q:bond}. By those two I could very nearly find my way to {n}, and I was never there.",
    "I've been given a thing and a sentence. The thing is {o}; the sentence is {q:bond}. Put {n} between them and stand back. I don't think a biography would add much, apart from dates.[|]",
    "You might keep {o} and {q:bond} in one place, if a sentence can be kept in a place. Each makes the other easier to believe in. On a bad night one of them alone can seem like something you made up about {n}, and you didn't.",
  ]),
  ...movements('seen', { clause: ['stillreach', 'absence', 'body', 'dream'], aspect: 'thing-now', assumes: ['alive'] }, [
    "[o:There's|There are] {o}, and there's you, and as things stand {q}. It's a small scene in which nothing happens. I suspect it's where a good half of your missing {n} gets done.[|]",
    "First {q}, and then, in the same message, {o}. They may have no connection, except that somebody who has lost {n} has to live among both. I mention them together so you'll know that I saw how it adds up.",
  ]),
  ...movements('seen', { clause: ['event'], aspect: 'fact-bond', assumes: ['affection', 'alive'] }, [
    "When people ask about {n}, one says what happened, and you did: {q}. Then, without being asked, you said {q:bond}. It's from the second that I know who it was.[|]",
    "Of {q} I can only say that I'm sorry. Of {q:bond} I could say all sorts of things, and so could you; it has doors in it. I'd sooner talk to you about {n} over there.[|]",
  ]),
  ...movements('seen', { clause: ['event'], aspect: 'fact-now', assumes: ['alive'] }, [
    "{q}. And not very far from it, {o}. I can't explain why the second should be harder to read than the first. I'd guess it's so for you as well.",
  ]),
  ...movements('seen', { clause: ['others'], aspect: 'others-bond', assumes: ['affection', 'alive'] }, [
    "On the one side there's what you get told: {q}. On the other there is what you know: {q:bond}. I shouldn't try to bring them together. Keep the second for people who have earned it, and let the first go by like a bus that isn't yours.",
  ]),
  ...movements('seen', { aspect: 'scene', assumes: ['affection', 'alive', 'history'] }, [
    "So it was {day}. Others have an anniversary to get through, and you've got one of those every week. You tell me {q:bond}, and I imagine that at about the hour you still look up.",
    "{day}, and {q:bond}. It's the regularity that makes it hard. A treat can be remembered when one chooses; what came round with the days of the week goes on coming round, and has to be met each time without {n}.[|]",
  ]),
  ...movements('bond', { assumes: ['affection', 'human', 'history'], aspect: 'bondwords' }, [
    "If I try to see what {n} was to you I come back to what you actually said: {q:bond}. It doesn't call {them} good, or dear. It leaves me to find it out, and I have.",
    "What did {r} leave? There'll be a legal answer. Going by your message I'd say: {o}, and a way of doing things, and {q:bond}. Only the first of those can be put in a bag.[|]",
    "Between you and {n} there was something that can be told as {q:bond}. It doesn't amount to much for anyone who wasn't in it. I'd say as much of most marriages, and friendships, and long drives.[|]",
    "I can't hear {n}, but I can hear how you talk when it's about {them}: {q:bond}. Nobody goes on like that, so quietly and so exactly, over a person they merely knew.",
    "You were asked for a message and you gave {q:bond}, as one might unhook something from one's own neck and hold it out. I've had a good look. It's {n's}, plainly, and it has taken on your warmth.[|]",
  ]),
  ...movements('feeling', { any: ['feel:guilt', 'feel:shame'], clause: ['late', 'lastwords', 'unsaid', 'did', 'self'] }, [
    "What {e} has to go on, so far as I can make out, is {q}. I've held it up to a strong bulb. It's a true thing, and about the size of a true thing. Whatever else you stand convicted of has been added on the way home.",
    "Underneath {e} there's a sentence, {q}, and underneath the sentence there's a wish: that it had gone otherwise for {n}. The wish does you credit. It was there first, and it'll still be there when the sentence has been said so often that it has gone smooth.[|]",
    "Would {e} settle for something smaller? You've written {q}, and that can be regretted, as one regrets a thing. I wish I had; I wish I hadn't. Regret doesn't go on to say what sort of person you are, and you have been letting the other say it.",
    "I'd put it to {e} that {q} is one line in your message and not the last one. Somebody wrote the other lines too. That was someone with {n} very much in mind, who sat down to say so, and it wasn't a different person.",
  ]),
  ...movements('feeling', { clause: ['stillreach', 'absence', 'body', 'dream'], any: ['feel:sadness', 'feel:pain', 'feel:longing'], assumes: ['alive'], aspect: 'feltnow' }, [
    "So this is what it comes to from day to day: {q}. I asked myself if anything should be done about {e} of that sort, and I think not, beyond somebody's knowing.",
    "You could be asked how {e} feels and not know what to answer. But you've answered: {q}. That's as exact as anyone gets. If a doctor or a sister wants to be told, tell them that.",
  ]),
  ...movements('feeling', { any: ['feel:sadness', 'feel:pain', 'feel:longing'], assumes: ['alive'], aspect: 'feltnow' }, [
    "I notice that {e} doesn't visit you in general. It comes by way of {o}. It's as well to know it. A thing can be put away for a morning, and on the mornings when you can't manage {n} and breakfast both, you may put [o:it|them] away.",
  ]),
  ...movements('feeling', { clause: ['stillreach', 'absence', 'body', 'dream'], any: ['feel:tiredness', 'feel:numbness', 'feel:confusion', 'feel:emptiness', 'feel:loneliness'], assumes: ['alive'], aspect: 'feltnow' }, [
    "It would be odd if you felt any livelier, given {q}. That's a second job. It has no days off and no one sees you clock in, and it's done on whatever strength {n's} death has left over.[|]",
    "It has an address, what you feel: {q}. Others may picture {e} as something wide and vague. Yours I could almost walk up to and knock.",
  ]),
  ...movements('event', { clause: ['stillreach', 'absence', 'body', 'dream'], any: ['suicide'], aspect: 'suicidenow' }, [
    "After a death like {n's} the mind keeps two sets of hours. In one it investigates. In the other it's simply this: {q}. The second is the mourning. The first will take over the whole day if it's let, and it has to be told when to go home.",
  ]),
  ...movements('event', { any: ['sudden'], clause: ['lastwords', 'did', 'unsaid', 'late'] }, [
    "Whatever was going on at the time got fixed as it stood, like a street when the camera clicks: a dog half across, a man with one foot up. {q} is part of that street. It was never meant to be anybody's last word on {n}. It's simply where people were standing.",
    "Someone who's given notice can put things in order. You weren't given any, and so there's {q}. I don't think of it as what you did or left undone by {n}. It's what a perfectly good Tuesday looks like when it's stopped in the middle.",
  ]),
  ...movements('event', { any: ['illness'], not: ['pet'], assumes: ['affection'], aspect: 'illnessbond' }, [
    "The illness will try to be the whole of {n}. You have something already to put up against it: {q:bond}. Say it often, and say it above all to those who only knew {them} ill.[|]",
    "Nothing on a chart would have told me {q:bond}. The charts were about what was wrong. Somebody has to keep the other set of notes on {n}, and I see that you have.",
  ]),
  ...movements('event', { any: ['dementia'], assumes: ['affection'], aspect: 'dementiabond' }, [
    "Before the forgetting there was this: {q:bond}. You remember it, so it has been kept, though not with the one you'd have liked to keep it with. You were doing the remembering for two, for years. I don't wonder that it's left you so worn.",
  ]),
  ...movements('event', { clause: ['stillreach', 'absence', 'body', 'dream'], any: ['caregiver'], aspect: 'carernow' }, [
    "You were trained to it day and night, and nobody has untrained you: {q}. An alarm goes on ringing in a house after the people have left. I wouldn't call it grief, or not only. It's skill, with {n} gone out from under it.[|]",
  ]),
  ...movements('event', { any: ['recent'], aspect: 'recentthing' }, [
    "There's no question yet about {o}. People may make one of it. Let [o:it|them] be, as you'd let a phone ring; nothing that has to do with {n} goes off within the month.",
  ]),
  ...movements('event', { any: ['longago'], assumes: ['affection'], aspect: 'longagothing' }, [
    "After so many years what comes to hand is {o}. It says something about memory that it isn't the funeral. It's had all that time to throw things out, and look what it kept of {n}.[|]",
  ]),
  ...movements('event', { clause: ['stillreach', 'absence', 'body', 'dream'], any: ['putdown'], aspect: 'putdownnow' }, [
    "You made the decision, and since then {q}. The two go together and neither proves the other wrong. A person can have been right about the day, and still be listening for {n} on the stairs.",
  ]),
  ...movements('event', { any: ['perinatal'], aspect: 'perinatalthing' }, [
    "[o:There's|There are] {o}, so there is something. It isn't much to have, and it has to do with {n}, and nobody's embarrassment ought to be allowed to put it away before you do.[|]",
  ]),
  ...movements('gesture', { held: true, any: ['close:thanks', 'close:love', 'close:tell'], not: ['perinatal', 'kin:child'] }, [
    "Set {o} in front of you while you say it, or think of [o:it|them] hard; one talks better to a thing than to the air. Begin with what for. When you notice that you're explaining, stop. {n} was there.",
    "Tell it to {o}. I'm quite serious. People have talked to coats, to gateposts, to the dog. What you'd say to {n} needs a direction, and that's all it needs. Afterwards put [o:it|them] back and wash your hands and see to supper.",
  ]),
  ...movements('gesture', { held: true, any: ['close:goodbye', 'close:closedoor'] }, [
    "Say your goodbye to {n} with {o} in your hands, or in your mind if [o:it isn't|they aren't] near. You don't have to give [o:it|them] up afterwards. It's the point of doing it so: to say goodbye to somebody and find you've still got hold of something.",
  ]),
  ...movements('gesture', { held: true, any: ['close:selfforgive', 'close:askforgiveness'] }, [
    "The next time the worst of it comes, say it to {o} instead of to yourself. Out loud, the whole charge. It'll sound different. Accusations need a face to land on, and {o} [o:has|have] none. If you feel foolish by the end, that's the beginning of something.",
  ]),
  ...movements('gesture', { held: true, any: ['close:remember', 'close:promise'] }, [
    "Tell somebody what {o} [o:has|have] to do with {n}, and get them to say it back. That's the whole of it. A thing is safe with two people who know its story. With one it's only waiting for a house move.",
    "Write it on a slip, in pencil, and put the slip with {o}: what [o:it is|they are], whose, one thing that {n} said or did. Date it. Whoever finds it in fifty years won't know either of you, and will sit back on their heels for a minute.",
  ]),
  ...movements('gesture', { held: true, any: ['close:quiet', 'close:self', 'close:hope', 'close:strength', 'close:forward'] }, [
    "Take {o} to a different seat from your usual one and do nothing in particular there till the tea's cold. You needn't think of {n} on purpose, or avoid it. If nothing at all occurs, you'll have had a rest. It's all I was after.[|]",
  ]),
  ...movements('return', { aspect: 'return', assumes: ['alive'] }, [
    "{tq}, and {o}. I came in by the one and I'm leaving by the other, and it's been {n} the whole way.",
    "I've kept {o} for the end, since {tq} had the beginning. Between them they can look after {n} for one night, and you can go to bed.[|]",
  ]),
]

/** Answers that join what was said to who it was, or how it ended. */
export const seenKinEn = [
  ...movements('seen', { any: ['pet'], clause: ['stillreach', 'absence'] }, [
    "There's a way in which an animal takes up more floor dead than alive, since one goes on walking round it. {q}. Walk round, then. Nobody who has kept one will wonder at you, and the others needn't be told what you're avoiding.",
    "{q}. With {n} everything was a matter of place and time, this spot, that hour, so it's in place and time that you're being caught. It thins out. Not evenly; there'll be one corner that holds on longest, and it won't be the one you expect.",
  ]),
  ...movements('seen', { any: ['pet'], clause: ['habit', 'given', 'love'] }, [
    "You tell me {q}, and I've got {n} at once: the size, the nerve, the assumption that it had all been laid on for the purpose. I don't need a pedigree. I'd know that one in a street.",
    "{q}. If someone had told you at the outset that this was what you'd be crying over, you'd have laughed. It's how animals get in. They don't do anything large.",
  ]),
  ...movements('seen', { any: ['perinatal'], clause: ['event'] }, [
    "There was somebody, and there was a plan, and then {q}. People will remember the last of these and forget the first. I'd like to do it the other way round. There was {n}.",
    "You say {q}, and I can tell how often it's been said to people holding a clipboard. Nobody's writing anything down here. You can go back to the part with {n} in it, however short, and stay there as long as you want.[|]",
  ]),
  ...movements('seen', { any: ['kin:child'], clause: ['absence', 'stillreach', 'cant'] }, [
    "{q}. I wouldn't let anyone hurry you there. A parent's grief has to do with doors: which may be opened, and by whom, and who is to be first. When there are two of you the answers may differ, and each may need to be let alone with theirs for a good while.",
    "No one can tell you what to do about {q}. They haven't had {n}. Those who have been through it say that one day a thing can be touched which couldn't be the day before, and there's no reason, and one shouldn't look for it.[|]",
  ]),
  ...movements('seen', { any: ['kin:partner'], clause: ['stillreach', 'absence', 'habit'] }, [
    "{q}. I think a marriage, or whatever you called it, is for the most part made up of movements like that, done for two without looking. The mind's been informed about {n}. The arms and legs are waiting to hear it from somebody they trust.",
    "You've described how a household keeps going round a person who's not in it: {q}. I'd leave it running for the present. It's costing nothing, and it was built by both of you, and there's no need to be the one who stops it and the one who misses {n}, both in a month.",
  ]),
  ...movements('seen', { any: ['kin:mother', 'kin:father', 'kin:grandparent'], clause: ['unsaid'], assumes: ['affection', 'history'] }, [
    "Children leave things unsaid because there'll always be another Sunday. It's what having somebody of that kind means: one doesn't have to get it all in. So I read {q} as a sign of having been very sure of {n}. It's a poor moment to find that out, I know.",
    "I'd be surprised if {n} had said everything to you, either. It wasn't that sort of tie. {q}, and no doubt there's a matching line on the other side that you'll never get to read. Between you, you left a fair amount lying about, as families do, in good faith.[|]",
  ]),
  ...movements('seen', { any: ['kin:grandparent', 'kin:mother', 'kin:father'], clause: ['given', 'habit'], assumes: ['affection', 'history'] }, [
    "{q}. A child's life is furnished by whoever has the time. You were given that, and you put your back against it, and grew. Now {n} isn't here and you can feel the draught, and still the wall's where it was.",
    "I believe that's how anyone gets brought up: by {q}, several hundred times, with nobody thinking of it as bringing up. There was a form of words for it, no doubt. Come here; hold this; mind your fingers. It was {n's} way of telling you who you were.[|]",
  ]),
  ...movements('seen', { any: ['illness'], clause: ['late', 'lastwords'], assumes: ['affection', 'human'], aspect: 'finalhour' }, [
    "In a long illness everyone's at the bedside a hundred times and absent once, and guess which they remember. {q}. I'd set against it all the visits that nobody photographed, the parking, the grapes, the hour of not finding anything to say. {n} had those. They were the illness, much more than its last night was.[|]",
  ]),
  ...movements('seen', { any: ['faraway'], clause: ['event', 'late', 'cant'] }, [
    "You were where you were, and {n} was where {n} was, and in the middle of it {q}. Distance makes everything into something one's told. It's harder to mourn what one has only been told, and you've been doing it without anyone on your side of the water to show you how.",
  ]),
  ...movements('seen', { any: ['addiction'], clause: ['did', 'late', 'lastwords', 'unsaid'], not: ['harm'] }, [
    "By the time of {q} you'd lived through a hundred false alarms. No one can answer the hundred-and-first as though it were the first; it isn't in us. Those who blame themselves for having been tired ought to be asked how long they were awake, on {n's} account, before that.[|]",
    "I read {q} alongside everything that must have gone before it, which you haven't listed. It takes a lot of love to get as worn down as that. You weren't short of it that day. You were short of any way to make it reach {n}.[|]",
  ]),
  ...movements('seen', { any: ['estranged'], clause: ['dontknow', 'unsaid', 'other', 'event'] }, [
    "{q}. It can be said flatly, as you do. There's a certain kind of death that arrives like a letter for a previous tenant: your address, somebody else's life. You can open it or not. Having it in your hand is already something, and you're not obliged to know what.",
    "What does one do with {q}, when it's about somebody one had already done without? I don't think you do anything. You say it to a person or two and watch what happens in you as you do. It may be very little. It may come on the way home.",
  ]),
  ...movements('seen', { any: ['harm'], clause: ['other', 'event', 'did', 'anger', 'dontknow', 'habit'] }, [
    "I believe {q}. I'm saying so by itself, with nothing after it, because things of that kind are so often followed by a but.",
  ]),
  ...movements('seen', { any: ['harm'], clause: ['event', 'did', 'anger', 'habit'] }, [
    "You put it without decoration: {q}. I notice that there's no excuse in it, on {n's} behalf or on yours. It's a plain statement and it will bear being repeated, in the same words, to anyone who tries to make it smaller.[|]",
    "{q}. You've known that for a long time, and you've had to know it quietly. There's no need to keep your voice down on this page. What you say about {n} here isn't going to be weighed up against anyone's opinion.[|]",
  ]),
]

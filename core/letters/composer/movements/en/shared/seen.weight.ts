import { movements } from '../../movement'

/** Answers to what weighs: what was not said, what was done, what is feared, what cannot be done yet. */
export const seenWeightEn = [
  ...movements('seen', { clause: ['unsaid'] }, [
    "There's a sentence you have ready and nobody to say it to: {q}. I expect it's been said by now in the shower and in the car, half aloud. Those rehearsals aren't foolish. They're how a thing that's pending keeps from going off.",
    "Think of what you did without announcing it. Anyone who writes {q} believes that only the spoken things count. As it turns out, hardly anything that matters gets spoken in time.",
    "It would be possible to make a conviction out of {q}, and I imagine there are nights when you do. In the morning it's something else: a sentence that got stuck halfway, because nobody had been told the road stopped there.",
    "That {t} can only be half mended, and I think the half is worth having: say it now, properly, to somebody who can hear you. It won't stand in for the other. It can keep it company.",
  ]),
  ...movements('seen', { clause: ['did'] }, [
    "You could have told all this without {q}. It'd have looked better. That you put it in, and so early, says which side you're on when no one's watching.",
    "What you did has its place and its hour: {q}. It doesn't spread backwards or forwards however you press it. Other days had their own.",
    "If you could walk into that moment, the one in {q}, you'd alter two words and run out again. I know. Since that can't be done, what's left is to live so it can be seen you'd alter them.",
    "Some people deal with a thing like {q} by making light of it and some by punishing themselves. You don't seem able to do either, so you're stuck with it. There is a third way, and it's rather dull. Own it once, in full, and don't hold the trial again every night.",
  ]),
  ...movements('seen', { clause: ['self'] }, [
    "I went through your message counting the kind words you use about yourself, and it didn't take long. Against that there's {q}, complete with full stop. I'm not asking you to strike it out. Leave one blank line under it, in case something fairer occurs to you another day.",
    "What {q} is missing is circumstances: how you'd slept, what you knew, who else might have done something, what was being asked of you at the same time. Put those in, and it's seldom such a short sentence.",
    "When somebody you like comes out with something like {q}, you contradict them before they've finished. With yourself you don't. You needn't force it. Only notice the difference in treatment.",
    "You write {q}, and I hear tiredness in it sooner than truth. Past a certain point people insult themselves because it's less trouble than finding another word.",
  ]),
  ...movements('seen', { clause: ['fear'], not: ['abuse', 'violence'] }, [
    "You're afraid, and you say of what, in detail: {q}. Detail's useful. Something with an outline can be got ready for, if only by writing down a number and warning one person.",
    "{q} needn't be likely in order to frighten. Nor does being frightened make it any likelier. In the dark those two stick together; at midday they can be prised a little apart.",
    "You told me outright: {q}. So now someone else knows. It doesn't take the fear away. It takes away the secrecy, and secrecy is what it gets fat on.",
  ]),
  ...movements('seen', { clause: ['dontknow'] }, [
    "You say {q} without apologising. Nearly everybody apologises for not knowing, as if knowing were the usual thing.",
    "To {q} I'd add a single word, yet, and otherwise leave it as it is. It's a small word and it lets some air through.",
    "We can leave {q} in the middle of the letter, like a place laid for somebody who might not come.",
    "Between knowing it all and knowing nothing you've come to rest on {q}. It's an awkward spot and an honest one. Don't hurry out of it by the first exit anyone holds open.",
    "Not knowing, the way you put it, {q}, is practically a job. It means going back each morning to the same bench, and no one pays. You may take Sundays off.",
  ]),
  ...movements('seen', { clause: ['cant'] }, [
    "It can't be done today, and you've put it in writing: {q}. Keep it in the present tense. Presents run out by themselves. It's saying never that makes them last.",
    "Everybody has one door they don't open, and yours is in {q}. You can go by it every day without trying the handle. No one will call you to account.",
    "There might be a tiny version of what's in {q}: a tenth of it, one minute, with somebody standing by. If even that won't go, then it won't. It does no harm where it is.",
    "That {t} goes on a separate list, the one for what doesn't have to be solved this week. The list may be long. What it may not do is accuse anybody.",
  ]),
  ...movements('seen', { clause: ['absence'] }, [
    "What's missing can be heard in {q}. I mean it nearly literally. There are noises you only notice once they've stopped, and no radio quite covers them.",
    "With {q} you put something in front of me that could be pointed at. That's far harder to live with than an idea. Ideas can be argued with. This is simply there when you go for a glass of water.",
    "In what you tell me {q} is the middle. Everything else goes round, taking care not to brush against it. That can go on for as long as it needs to. And some brighter day you might shift something by an inch.",
    "Nobody's taught to live with a sentence like {q}. It's learned a place at a time. Some places give in early and some hold out, and there's no call to begin with the worst.",
  ]),
  ...movements('seen', { clause: ['stillreach'] }, [
    "Seen by other people, {q} will look peculiar. To me it looks like manners. There are things whose turn one goes on keeping for them.",
    "Whenever it happens, what you describe in {q}, part of you gets there a few seconds before the rest. Give them time to meet. They don't have to quarrel.",
    "I'm not putting a name to {q}. The names on offer come from doctors or from songs, and it's neither. It's what you do.",
    "You're in charge of {q}. It can carry on, or taper off, or stop on a Tuesday and come back at Christmas. It isn't up for anybody's opinion.",
  ]),
  ...movements('seen', { clause: ['body'] }, [
    "You mention it in passing, {q}, and it's where I'd begin if I had hands. The first thing to be neglected is the thing that carries you about. One meal sitting down, even if it's bread with something on it. After that we can talk about the rest.",
    "It isn't possible to write to a body, but I've made a note: {q}. If it's been like that for long, let it be seen by somebody who knows how to look at bodies. People go about a knee for less.",
    "What you tell me there, {q}, isn't on top of the other thing. It is the other thing, from inside the clothes.",
  ]),
  ...movements('seen', { clause: ['dream'] }, [
    "You tell me {q}, and I won't be interpreting it. I'd just suggest not jumping straight out of bed. Stay a minute on the edge with your feet on the floor until you're sure what year it is.",
    "Sleeping, when it's like that, is work as well: {q}. If you get up feeling as though you'd been carrying furniture, look no further for the cause.",
  ]),
  ...movements('seen', { clause: ['anger'] }, [
    "I read {q} and I'm not backing away. There's a kind of anger that is the last decent means left of saying that something mattered.",
    "Here's a question about {q}, to answer or leave: whom is it guarding? Behind most rage there's someone small who wasn't given what was due, and it isn't always someone else.",
    "There were three things you might have done with {q}: swallow it, throw it at somebody, or write it down. You did the third. It's the one that costs least afterwards.",
  ]),
  ...movements('seen', { clause: ['relief'] }, [
    "And then comes {q}, which you left nearly in a whisper. There's no need to whisper. Letting out a breath is what a body does when it can, and it doesn't ask first how that will look.",
    "I trust a person who writes {q}. It'd have been easier to leave it out and keep just the part that people know how to be sorry for.",
  ]),
  ...movements('seen', { clause: ['miss'] }, [
    "You don't say, in {q}, what exactly. It never is one thing. It's a side of the day, a way of being contradicted, someone with whom the sentences didn't have to be finished.",
    "Don't try to make {q} any less. Try having it alongside other things: a pan on the heat, an errand, a person going on about something else. Missing can be done with the hands full as well.",
    "It's in the present tense, {q}, and it can stay there. Some verbs have no business going into the past merely because everything else did.",
  ]),
  ...movements('seen', { clause: ['love'] }, [
    "There it is, with nothing round it: {q}. The rest of what you wrote could be argued over and put in a different order. Not that.",
    "When you get to {q} the temperature of the message changes for a second. I won't say much about it. Some things cool as soon as they're discussed.",
    "It's generally expected that when the occasion goes the love should go too. {q}, you say, so evidently it doesn't work like that. It may stay. What changes is what gets done with it.",
  ]),
  ...movements('seen', { clause: ['thanks'] }, [
    "In among the hard things you slipped {q}. You didn't put it there to soften them. You put it there because it's so, and in letters of this kind what's good and true has to use its elbows.",
    "Thanks tend to arrive last. In what you tell me, {q}, they came in time.",
  ]),
  ...movements('seen', { clause: ['others'] }, [
    "As for what you tell me about other people, {q}, you don't have to have a clever answer ready. Right is a whole word. It can be used to agree, to disagree, and to go and find your coat.",
    "What you say about people, {q}, adds a job to the ones you had, that of interpreter. They speak a language in which things get finished. You're allowed to leave some of it untranslated.",
    "I'm putting {q} on the list of what you could do without. What people say too much of and what they leave out end up on the same floor, and it's you who sweeps it.",
    "It's possible that one person, in all this time, has said something to you that was any use. Think what it was, and how it was put, and measure the others by it. {q} as well.",
  ]),
]

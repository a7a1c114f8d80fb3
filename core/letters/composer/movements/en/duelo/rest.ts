import { movements } from '../../movement'

/** Answers to what is said about a death. */
export const seenDueloEn = [
  ...movements('seen', { clause: ['late'], aspect: 'finalhour' }, [
    "So, {q}. I have no way of getting inside that hour to tell you what was in it, and I keep clear of people who say they can. What there was between {n} and you went a long way back. By then it no longer hung on a corridor or a clock.",
    "{q}. People don't reproach themselves for missing something they didn't care about. Turned over, that reproach says where you'd have wanted to be. It can't change the hour. It does show who you were in it.",
    "You say that {t}. There's an idea deep in all of us that the ending is what counts, as it does in films. In a life the ending is a while, and usually a bad while. What counts is spread over the rest, and that's where you were.",
    "About {q} I can't tell you that it makes no odds. It does; you'd have liked to be there. That's a good wish which found nowhere to land, and good wishes with nowhere to land have a way of dressing up as guilt so that somebody will let them in.",
    "I can imagine how many times you've gone round {q}: another train, another decision, a clearer warning. Each time round you already know how it comes out. On the day you didn't. That's the only difference between then and now, and it's enormous.",
  ]),
  ...movements('seen', { clause: ['lastwords'], aspect: 'finalhour' }, [
    "{q}. Last times don't come labelled. If they did no one would know how to behave; we'd talk like people unveiling plaques. It was any old time, so it was like the others, and that may be the best that can be said of it.",
    "You write {q}, and that's where the needle has stuck. We give what came last all that weight because it was last. It sums up nothing. Had the story gone on for one more day, it would be a sentence among sentences.",
  ]),
  ...movements('seen', { clause: ['given'], assumes: ['affection'] }, [
    "When you tell me that {t} you aren't paying a compliment, you're stating a fact, and facts of that kind don't wear out. What was put into your hands that way is in them still. It may be why you sometimes don't know what to do with them.",
    "{q}. It sounds like little, said like that, as daily things always do once they are said. Behind it are hours nobody wrote down, tiredness, patience, some exasperation. That you can tell it in a line doesn't make it short. It makes it yours.",
    "Out of all there was, you chose to tell me {q}. It's not the grandest thing that can be said of somebody. It's one of the most exact. That's how you know the dealings were real, when what's remembered doesn't shine and won't go away.",
    "That {t}, you write. Some people are given a thing like that and take half a lifetime to notice. You know it, and have the words for it. There's a sort of repayment in that, though I expect it feels as though nothing was repaid.",
  ]),
  ...movements('seen', { clause: ['saying'] }, [
    "{q}. I'm glad you put that in. A person's phrases are the last part to wear away: they get repeated without leave, they turn up in someone else's mouth, they're misused on purpose. As long as anybody says them there's a way of talking that hasn't gone.",
    "You write {q}, and for a second the air in your message is different. There's a tune in it that only you would know. If you catch it in your own voice don't correct it. You aren't imitating. You lived within earshot.",
  ]),
  ...movements('seen', { clause: ['stillreach', 'absence'] }, [
    "And then there's this: {q}. No one sees it, and it's where nearly all of it happens. The funeral was a morning. This is daily, without flowers, and you do it in your everyday clothes.",
    "If anyone tells you that it's time, read them {q}, and wait. There isn't a time. Some gestures stay on watch for a while because a part of you needs to check, and check, and go back and check.",
  ]),
  ...movements('seen', { clause: ['love', 'miss'] }, [
    "{q}. I know that wants no reply. I copy it out because some things are the better for being in two places, your message and this page. If tomorrow you lose the paper, the sentence won't be lost.",
  ]),
]

/** What weighs, when what happened is a death. */
export const feelingsDueloEn = [
  ...movements('feeling', { any: ['feel:guilt'] }, [
    "On guilt: observe that only those feel it who had taken something on. It wouldn't occur to the indifferent to go back over anything. This doesn't lift it off you, I know. I'm just turning it round for a moment so that you can see what it's lined with.",
    "Guilt in mourning is hardly ever after the truth. It would like time to go back. So explanations are no use to it, the doctor's or mine; it doesn't want to understand, it wants it to be the evening before. When it comes you could tell it that. I'd like that as well.",
  ]),
  ...movements('feeling', { any: ['feel:sadness', 'feel:pain', 'feel:longing'] }, [
    "What you call {e} is the price of something that isn't sold separately. It came in the box from the first good day. Nobody knows that at the time, and anybody who did would sign again.",
    "There's nothing to be done about {e}, and I mean it kindly. It isn't a problem awaiting an answer. It's the form your tie with {n} has at the moment, and forms change when they're not gripped.",
  ]),
  ...movements('feeling', { any: ['feel:anger', 'feel:helplessness'] }, [
    "You're angry, and there won't always be someone to be angry with. Doctors, luck, a driver, God, even {n} for going. It keeps changing its target, because the real one has no face. Let it have a turn at them all. It tires in the end, and there's generally somebody crying underneath.",
  ]),
  ...movements('feeling', { any: ['feel:emptiness', 'feel:loneliness'] }, [
    "The house has grown an extra room, the one where somebody isn't, and people go by the door without looking in. You go in several times a day. There is no harm in knowing it well. I'd only ask you not to move your bed there.",
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety'] }, [
    "After one death people are afraid of another. The phone goes late and your heart's already down the hall. It stands to reason: you have seen that it can happen. For some while you'll count heads at the table. What calms it is finding them there, a good many nights running.",
  ]),
  ...movements('feeling', { any: ['feel:numbness', 'feel:confusion'] }, [
    "That isn't coldness. News of that size won't go through the door and has to be brought in in pieces: an arm today, a leg tomorrow. Some day, likely in an awkward spot, the whole thing will be standing inside and you'll see what it was.",
  ]),
]

/** Long letters about a loss: what there is no room for in a short one. */
export const deepDueloEn = [
  ...movements('deep', { aspect: 'imagined', assumes: ['human', 'affection', 'history'] }, [
    "If this were a story, {n} would speak now and say what you most want to hear. I'm not going to do that. It'd be my voice, and you would see the join. You could imagine it yourself, though, knowing the tone. Not the perfect answer; the likely one, with the usual change of subject. Even made up, that would taste of something.",
    "If it's any help, imagine a conversation of no importance. Not the last one or the big one: some Tuesday's, about what to have for tea. Let it run on. What you imagine will be your doing and not {n's}, and that's worth keeping in mind. All the same, every so often, in talk of that kind, people hear themselves say the thing that wouldn't come out for months.",
  ]),
  ...movements('deep', { aspect: 'proportion', assumes: ['human', 'history', 'affection'] }, [
    "Do an absurd sum with me. How many meals, how many times that's me home, how many mornings with {n} in some room or on the end of a line. The end was once. The rest was thousands. It's no argument against grief, which doesn't listen to argument. It's so that, just this once, the numbers are on your side.",
    "Memory puts the end at the front, like a book bound backwards. With {n} you'll have a season of that: you'll look for something and always get the same page. Don't chase it off. Turn over what's behind it, in your own time. It's all there. It was only shuffled.",
  ]),
  ...movements('deep', { aspect: 'belongings', assumes: ['human', 'history'] }, [
    "Sooner or later somebody has to see to what was left. Some do it in a week, like pulling off a plaster, and some take ten years. It isn't an exam in devotion. Should there be several of you, agree on one rule: nothing's thrown out on the first day, and nothing's carried off in secret.",
    "Keep one thing that's worth nothing. Whatever's valuable gets divided and argued over and insured. What's worth nothing, a list, a button, a bottle top, nobody disputes, and it's often where most of the person stayed.",
  ]),
  ...movements('deep', { aspect: 'saying', assumes: ['human'] }, [
    "You will have to decide which tense to use for {n}. The present comes out first, and then there's that second of correcting yourself in front of everyone. Don't, if you'd rather not. Someone's having died doesn't put into the past what they are to you.",
    "Say the name. The people round you will begin to avoid it, out of tact, until some day you realise you've not heard it for weeks. Be the first: use it in a common sentence, the sort that asks for the salt. You'll notice someone breathe out and say it too.",
  ]),
  ...movements('deep', { aspect: 'waves' }, [
    "You'll think that's it, and it won't be. A calm month, and then a smell in a lift has you by the knees. The reverse too: the day you dreaded goes by without a sound. Nobody's conducting. What does change, and almost all who have been there say so, is that after each blow it takes slightly less time to find your feet.",
    "This pain and the later one aren't the same thing turned down. They're different. This one lets you do nothing else. The other will let you, which is exactly why it'll arrive unannounced on some happy afternoon. I'm telling you so that when it does you won't suppose something's gone wrong.",
  ]),
  ...movements('deep', { aspect: 'inheritance', assumes: ['human', 'affection', 'history'] }, [
    "There are bequests that never go near a solicitor. A swear word; a way of lingering at the gate; a mania for switching off lights. If you want to know what {n} left you, don't look at what you've kept. Look at what you do when nobody's watching. You'll know it by a faint sense that you didn't think of it.",
    "Some day a person who never knew {n} will learn something from you that you learned there. They won't know where it's from. It's one of the few ways we have of going on doing things afterwards: unnamed, in other hands, a bit altered.",
  ]),
  ...movements('deep', { aspect: 'anger', assumes: ['human'] }, [
    "There may be times when you're cross with {n}. For leaving, for not taking care, for the state of the paperwork. It's very common and very seldom owned up to. To be cross with a person is to go on treating them as one, as somebody with whom it's possible to disagree. It's those who become perfect that are furthest off.",
  ]),
  ...movements('deep', { aspect: 'world' }, [
    "The world's going to behave with scandalous indifference. The bin lorry will come; there'll be laughing at the next table; you'll be asked to choose a new password. Some days it will feel like an insult. On others it'll hold you up, because the bins have got to go out, and taking out the bins is a thing that can be done.",
    "There's a lag nobody explains. Outwardly you come back almost at once; within a fortnight you're at your desk. Inwardly you're still on your way, on a slow train with many stops. If you answer late, or find you've taken in nothing of what was said, that's all it is. You haven't got here yet.",
  ]),
  ...movements('deep', { aspect: 'questions', assumes: ['human'] }, [
    "Questions remain, and the one who could answer them can't be asked. Write down the three that come round oftenest. Under each put who might know a little: a cousin, a doctor, nobody. Those marked nobody don't need answering. They get folded away by themselves, respectfully, and you may stop going to that window.",
  ]),
  ...movements('deep', { aspect: 'light', assumes: ['human', 'affection', 'history'] }, [
    "I'd like {n} to be more in this letter than somebody who's missing. Think of a thing that used to get a laugh. Anything, some nonsense, a programme, the way a neighbour talked. If your face moved while you thought of it, however little, then there {they} [was|were].",
    "Not everything you remember has to hurt in order to be true. We tend to push the cheerful memories aside as though they weren't dressed for the occasion. Let them come in. They were {n's} as well, and very likely more so.",
  ]),
]

export const beatsDueloEn = movements('beat', {}, [
  "You can miss somebody and eat supper. You can eat supper and miss somebody.",
  "The last time doesn't know it's the last, and so it was like the rest.",
  "You don't have to bear it well. You only have to bear it.",
  "In the first year you learn to read again, letter by letter, the same few streets.",
  "Somebody is missing: three words to write and a long time to read.",
  "There are no prizes for speed in this.",
])

export const turnsDueloEn = movements('turn', {}, [
  "Dying takes a moment; being missing takes every day. For the first there are doctors, flowers, people at the door. For the second there's you, in a dressing gown, looking for the tin opener. So it's hardest just when everybody else believes it's over.",
  "They say that grieving is learning to let go. I'd call it finding another way of holding. To begin with it takes both arms and nothing else can be done. Later it goes under one arm, and there's a hand left over for doors.",
  "The debt you think you've got doesn't exist. People who love each other don't run accounts. I use the banker's word on purpose, because at three in the morning people become their own bailiffs and go through papers nobody ever signed.",
  "There's a kind of company that doesn't need the other to be there. It isn't a belief. It's what happens when you pick up the usual brand in a shop, for no reason, and two steps on you know whose no reason it was.",
  "Are you any better, people ask, as though Better were a town and there was a coach. There are days. In some of them everything answers to its name, and in some you can't come up with the word for spoon. A season is made of both kinds.",
  "To weep for someone is also to keep paying them attention, and attention is most of what we ever do for those we're fond of. Don't be in a rush to stop. It'll take other forms: tears this week, flowers for no reason another.",
])

export const returnsDueloEn = movements('return', { aspect: 'return' }, [
  "I don't know where {n} [is|are]. I know where {they} [has|have] been: in what you wrote, from the first line to the last. That stays put.",
  "What you had with {n} doesn't finish on a date. It changes its address, and you have a fair idea by now of where to find it.",
  "You wanted to say something about {r}, and you've said it. What is still unsaid can come along over the next few years, without an appointment.",
  "You needn't let go of {n}, should anyone ask you to. Let it weigh what it weighs, and set it down now and then.",
])

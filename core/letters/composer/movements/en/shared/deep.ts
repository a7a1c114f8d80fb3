import { movements } from '../../movement'

/** Movements of long letters that fit any path, one aspect each. */
export const deepEn = [
  ...movements('deep', { aspect: 'night' }, [
    "The nights deserve a paragraph. There are no errands at that hour, and whatever was spread thin across the day collects in one room. If you're awake, don't lie there measuring the ceiling. Get up, put on one small lamp, do something with your hands that needs no thought. A bed becomes a bed again once nobody fights in it.",
    "I imagine it's worst at night. It's no sadder then; there just isn't anyone for whom you have to look all right. Keep three things within reach that don't console but do keep company: a radio turned low, a book you've already read, the number of somebody who won't be alarmed if it rings late.",
    "If there's one bad hour, give it a name and treat it as you would a difficult neighbour. You know when it comes, you know it makes a noise, you know it goes. There's no need to answer the door. By that time each night you might already have the kettle on.",
  ]),
  ...movements('deep', { aspect: 'morning' }, [
    "And the mornings: that second before remembering. It's very short, and then the weight comes down all in one piece, as if it had only just happened. I don't know how to prevent it. I know of people who leave something ready the night before, a cup, some clothes, a job with a name, so that when it lands they don't also have to decide where to begin.",
    "Don't judge yourself first thing. Whoever wakes up isn't anybody yet; it's a body being given some news. Give it water, give it daylight and a quarter of an hour without questions. You arrive later, around the second coffee or the first noise from the street.",
  ]),
  ...movements('deep', { aspect: 'others' }, [
    "There'll be people who don't know what to say and so say nothing. It stings. It's no measure of what they feel for you, only of how frightened they are. If you have the strength, help them by asking for one definite thing: a call on Thursdays, not changing the subject, company at an office with forms. If you haven't, don't.",
    "Some compare, some advise, and some need you better so that they can be better themselves. There's no need to fight with any of them. One sentence does for nearly all: thank you, I'd rather not talk about it today. Said once, calmly, it closes quite well.",
    "Choose one person. Not the cleverest or the fondest; the one who can stand a silence. Ask for something easy, like sitting with you while you get on with something else. What needs saying mostly comes out sideways, over the drying-up, or facing front on a bus.",
  ]),
  ...movements('deep', { aspect: 'people' }, [
    "You mention {p} too. A thing that's shared is never shared out equally; each gets a different piece, and it can be hard to recognise your own grief in somebody else when it's wearing other clothes. You don't have to talk it all through. It's enough that the record shows there was another person in the story.",
    "You mention {p}, if only in passing. Stories like this never belong to just two. There's whoever was watching, whoever hadn't noticed, whoever still hasn't worked out how to ask. If one day you want company in it, you may not have to go far.",
  ]),
  ...movements('deep', { aspect: 'listing' }, [
    "Here's something for a spare hour. Take a sheet and make three columns: gone, still here, don't know. No feelings in them, just things and habits. The third will be the longest. That needn't worry you. It's the one where something may yet happen.",
    "One day when your head's fairly clear, write ten sentences starting with I know. I know how the coffee's made. I know it was October. I know I don't shout when I cry. Ten. After a thing that moves everything it does no harm to check what's still where it was.",
  ]),
  ...movements('deep', { aspect: 'body' }, [
    "Don't leave out the body, which is as much in this as you are. It hunches, it sleeps in scraps, it wants sugar, it stares. Ask nothing of it. Take it outdoors once a day, if only as far as the bins, and sit it in the sun should there be any. The body gets the point of some sorrows sooner than the head, and is done with them sooner too.",
    "Eat something that has to be prepared. For your health, by all means, but mainly because chopping an onion, waiting for a boil, laying a cloth are small orders, and the day will obey them. Where there's a meal there's a before and an after. At present you could use both.",
  ]),
  ...movements('deep', { aspect: 'anniversaries' }, [
    "Dates will come. A few you have marked; others will jump out at you from a receipt or a song in a supermarket. It's as well to go and meet the marked ones with some minimal plan, even if the plan is to do nothing and say so. The others can't be met. Those you step over, like a puddle.",
    "There are days in the calendar that'll weigh differently from now on. You don't have to celebrate them or cross them out. Give each a short gesture, always the same, with a start and a finish, so the date has somewhere to sit and doesn't wander all over the house.",
  ]),
  ...movements('deep', { aspect: 'limits' }, [
    "I should say what this letter can't do. It can't know what went on inside anybody. It can't hand you back an afternoon. It can't tell you what to feel, or in what order. It can keep you company for as long as it takes to read, and lie in a drawer afterwards in case of another such night. I think that's about what a letter is for.",
    "I don't know you beyond what you've written, and I'm not going to behave as if I did. There are parts of this I'll never hear. Where I've got hold of the wrong end, don't trouble about me. Put it right in pencil in the margin and read on.",
  ]),
  ...movements('deep', { aspect: 'later' }, [
    "Keep this, and look at it again in a few months. Not to see if you've improved; nobody is marking it. To see which sentences you no longer need. That tends to be how people find out, by a paragraph that once held something up and now reads as though it had been meant for another person.",
    "Before too long you're going to laugh at something, properly, and a moment later be shocked that you did. When it happens, I'd like you to have been warned. The laugh takes nothing from anyone. Life has just found you, through some crack or other.",
    "One day, I can't say which, you'll go a whole afternoon without thinking of it and only realise in the evening. It gives one a jolt, like patting a pocket for the keys. They're there. What's changed is that you no longer have to carry them in your hand.",
  ]),
  ...movements('deep', { aspect: 'permission' }, [
    "Here are some permissions in writing, in case anyone asks to see them. Not to answer messages. To cancel at the last minute. To bring it up at dinner, and to not bring it up. To be fine on a Tuesday. To have learned nothing whatever from all this.",
    "You're under no obligation to get something out of it. People will say that this sort of thing makes you grow, and perhaps you will; you'd have grown on less. What hurts isn't bound to be useful. It can be simply what it is, and that's plenty.",
  ]),
  ...movements('deep', { aspect: 'ownwords' }, [
    "Among the things you say are two that aren't usually found together: {q} and {q2}. I'm not going to tie them up by force. They were in one message, though, in one hand, and it may be they understand each other better than they understand you.",
    "I'm setting two of your lines side by side. The first: {q}. The second: {q2}. Anyone reading them in a row would see a person who isn't hiding. It's what I saw.",
    "If I could keep only two sentences of yours I'd take {q} and {q2}, and I'd have the beginning and the end of something. The middle is yours to add, and not necessarily this year.",
  ]),
  ...movements('deep', { aspect: 'objectlife' }, [
    "There is also {o2}, mentioned almost in passing. Things know nothing, and all the same they divide the labour of remembering: one keeps a smell, another an hour, another a noise. They needn't all be kept. Given time they settle among themselves which is to stay.",
    "You put {o} into your message. I don't know where that stands in your house now, near or far. After something like this the commonest things become visible. One day the shine will go off them. That won't be forgetting. It'll be use.",
  ]),
  ...movements('deep', { aspect: 'span' }, [
    "You speak of {span}. Put like that it sounds like an amount. From inside it was more of a climate: the colds that went round, the bills, the jokes wearing smooth, days when nothing occurred, any one of which you could write a book about now.",
    "You gave me a measure, {span}, and there's something steadying about measures, because they seem to hold things. What you lived won't be held by it entirely. It's as well to know it was that long, though, should anyone imply it was a moment.",
  ]),
  ...movements('deep', { aspect: 'since' }, [
    "It's been {since}, you say. Seen from outside that's a long time or a short one, depending who's looking and how soon they would like you back. From inside there are hours when it was this morning. Both counts are sound, and they don't have to agree.",
  ]),
  ...movements('deep', { aspect: 'help' }, [
    "Something practical, without ceremony. If the weight won't shift, if you stop sleeping or eating, or if some day you're frightened by what you are thinking, don't stay alone with it. Tell someone of flesh and blood: your doctor, a helpline, whoever lives nearest. It isn't failing at sorrow. It's declining to carry it at arm's length.",
  ]),
  ...movements('deep', { aspect: 'writing' }, [
    "You may not have noticed, but you wrote it well. I don't mean prettily. I mean that it can be seen. Somebody able to tell a thing so that another sees it has already set one foot outside it, even if they can't feel that, and are back in by morning.",
    "Writing this will have cost you something. A word has to be picked and another dropped; it must be settled what goes first and what can't go in. You did all that in the thick of it. I mention it because it shows that some part of you, meanwhile, is still at work.",
  ]),
  ...movements('deep', { aspect: 'small' }, [
    "If you asked what helps, I wouldn't talk about ideas. I'd talk about changing the sheets, a long shower, taking the shoes to be heeled, watering something. Acts that finish. When there's a thing that won't finish, it's good to have it surrounded by some that do.",
    "There's a dignity in the least of what these days require: washing your face, returning a good morning, paying a bill. No one applauds. But it's out of exactly that sort of brick that a week gets built in which a person can stay.",
  ]),
]

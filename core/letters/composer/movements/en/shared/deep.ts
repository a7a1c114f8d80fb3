import { movements } from '../../movement'

/** Movements of long letters that fit any path, one aspect each. */
export const deepEn = [
  ...movements('deep', { aspect: 'night' }, [
    "Things aren't truer at night, they're larger. I'd propose a house rule: whatever gets thought after midnight goes on paper and is gone over in daylight. Half of it won't survive the coffee. The other half can at least be read standing up.",
    "Tell the night something before it starts telling you. Two lines in a notebook will do, even silly ones, even that it rained. If the matter of {n} turns up later it'll find the seat taken by another sentence and will have to wait.",
    "The nights deserve a paragraph. There are no errands at that hour, and whatever was spread thin across the day collects in one room. If you're awake, don't lie there measuring the ceiling. Get up, put on one small lamp, do something with your hands that needs no thought. A bed becomes a bed again once nobody fights in it.",
    "I imagine it's worst at night. It's no sadder then; there just isn't anyone for whom you have to look all right. Keep three things within reach that don't console but do keep company: a radio turned low, a book you've already read, the number of somebody who won't be alarmed if it rings late.",
    "If there's one bad hour, give it a name and treat it as you would a difficult neighbour. You know when it comes, you know it makes a noise, you know it goes. There's no need to answer the door. By that time each night you might already have the kettle on.",
  ]),
  ...movements('deep', { aspect: 'morning' }, [
    "Some mornings getting up is like getting furniture up a staircase. Don't look at the floor you're making for. Look at the landing: shower, then kettle, then shoes. Landing by landing people reach the street, and in the street there are others to push along with.",
    "And the mornings: that second before remembering. It's very short, and then the weight comes down all in one piece, as if it had only just happened. I don't know how to prevent it. I know of people who leave something ready the night before, a cup, some clothes, a job with a name, so that when it lands they don't also have to decide where to begin.",
    "Don't judge yourself first thing. Whoever wakes up isn't anybody yet; it's a body being given some news. Give it water, give it daylight and a quarter of an hour without questions. You arrive later, around the second coffee or the first noise from the street.",
  ]),
  ...movements('deep', { aspect: 'others' }, [
    "You're going to be handed ready-made sentences. Think of them as casseroles: nobody cooked them for you in particular, but someone crossed the road with one. Take the kindness, leave the dish on the side, and don't feel obliged to eat it.",
    "It'll show, at work, in the family, in how you answer messages. You might get ahead of it with a line to whoever you like: something's up, I'm slow, it isn't you. It saves a deal of explaining, and it gives the other person a job, which is to leave you be.",
    "There'll be people who don't know what to say and so say nothing. It stings. It's no measure of what they feel for you, only of how frightened they are. If you have the strength, help them by asking for one definite thing: a call on Thursdays, not changing the subject, company at an office with forms. If you haven't, don't.",
    "Some compare, some advise, and some need you better so that they can be better themselves. There's no need to fight with any of them. One sentence does for nearly all: thank you, I'd rather not talk about it today. Said once, calmly, it closes quite well.",
    "Choose one person. Not the cleverest or the fondest; the one who can stand a silence. Ask for something easy, like sitting with you while you get on with something else. What needs saying mostly comes out sideways, over the drying-up, or facing front on a bus.",
  ]),
  ...movements('deep', { aspect: 'people' }, [
    "You mention {p} too. A thing that's shared is never shared out equally; each gets a different piece, and it can be hard to recognise your own grief in somebody else when it's wearing other clothes. You don't have to talk it all through. It's enough that the record shows there was another person in the story.",
    "You mention {p}, if only in passing. Stories like this never belong to just two. There's whoever was watching, whoever hadn't noticed, whoever still hasn't worked out how to ask. If one day you want company in it, you may not have to go far.",
  ]),
  ...movements('deep', { aspect: 'listing' }, [
    "Make a list of what you don't want said to you. Unfiltered, word for word. Then strike out the ones you'd say yourself, to somebody else, for want of anything better. It generally comes to more than half, and after that people are easier to forgive.",
    "Here's something for a spare hour. Take a sheet and make three columns: gone, still here, don't know. No feelings in them, just things and habits. The third will be the longest. That needn't worry you. It's the one where something may yet happen.",
    "One day when your head's fairly clear, write ten sentences starting with I know. I know how the coffee's made. I know it was October. I know I don't shout when I cry. Ten. After a thing that moves everything it does no harm to check what's still where it was.",
  ]),
  ...movements('deep', { aspect: 'listing', assumes: ['affection', 'history'], not: ['kin:ex'] }, [
    "Another bit of paper, for another day. Write three things that you know about {n} and nobody else does. Don't show them. The point isn't to have them read. It's to see in ink that you're the one who keeps them, and that they're in good hands.",
  ]),
  ...movements('deep', { aspect: 'body' }, [
    "Notice where you keep it. Some keep it in the jaw, some between the shoulders, some in the stomach like a badly placed sideboard. It needn't be moved. Lay a hand there for a moment, as you would on a nervous horse, and get on with what you were doing.",
    "Don't leave out the body, which is as much in this as you are. It hunches, it sleeps in scraps, it wants sugar, it stares. Ask nothing of it. Take it outdoors once a day, if only as far as the bins, and sit it in the sun should there be any. The body gets the point of some sorrows sooner than the head, and is done with them sooner too.",
    "Eat something that has to be prepared. For your health, by all means, but mainly because chopping an onion, waiting for a boil, laying a cloth are small orders, and the day will obey them. Where there's a meal there's a before and an after. At present you could use both.",
  ]),
  ...movements('deep', { aspect: 'anniversaries' }, [
    "Some days aren't on any calendar and will weigh the same: the first warm one, the one when the clocks change, the one when a stranger in a queue is wearing somebody's scent. Don't write them down. Just know, when they come, that you haven't done anything wrong. It was the day.",
    "Dates will come. A few you have marked; others will jump out at you from a receipt or a song in a supermarket. It's as well to go and meet the marked ones with some minimal plan, even if the plan is to do nothing and say so. The others can't be met. Those you step over, like a puddle.",
    "There are days in the calendar that'll weigh differently from now on. You don't have to celebrate them or cross them out. Give each a short gesture, always the same, with a start and a finish, so the date has somewhere to sit and doesn't wander all over the house.",
  ]),
  ...movements('deep', { aspect: 'limits' }, [
    "If it were up to me you wouldn't need this letter. As you do, I've tried not to have it lie to you about anything. What I say of you is in your message. What I say of the world you can check. What I don't know I've left where it belongs, in the white between paragraphs.",
    "I should say what this letter can't do. It can't know what went on inside anybody. It can't hand you back an afternoon. It can't tell you what to feel, or in what order. It can keep you company for as long as it takes to read, and lie in a drawer afterwards in case of another such night. I think that's about what a letter is for.",
    "I don't know you beyond what you've written, and I'm not going to behave as if I did. There are parts of this I'll never hear. Where I've got hold of the wrong end, don't trouble about me. Put it right in pencil in the margin and read on.",
  ]),
  ...movements('deep', { aspect: 'later' }, [
    "I don't know when, but at some stage you'll talk about this with someone who's just starting on it. You won't tell them anything out of a book. You'll tell them where to park, which form comes first, to eat. They'll hear in your voice that you know, and it'll be enough.",
    "An afternoon will come when you tell the story of {n} without having to get your throat ready. Don't go looking for it. It'll happen while you're on about something else, a price or a trip, and only afterwards will you notice that you said the whole sentence and kept going.",
    "Keep this, and look at it again in a few months. Not to see if you've improved; nobody is marking it. To see which sentences you no longer need. That tends to be how people find out, by a paragraph that once held something up and now reads as though it had been meant for another person.",
    "Before too long you're going to laugh at something, properly, and a moment later be shocked that you did. When it happens, I'd like you to have been warned. The laugh takes nothing from anyone. Life has just found you, through some crack or other.",
    "One day, I can't say which, you'll go a whole afternoon without thinking of it and only realise in the evening. It gives one a jolt, like patting a pocket for the keys. They're there. What's changed is that you no longer have to carry them in your hand.",
  ]),
  ...movements('deep', { aspect: 'permission' }, [
    "You're allowed to do things by halves this year. To answer with a thumb. To have the same supper three nights running. To arrive, say hello, and leave. No one's keeping score, and if anyone is, they can write it up neatly and post it to you.",
    "Here are some permissions in writing, in case anyone asks to see them. Not to answer messages. To cancel at the last minute. To bring it up at dinner, and to not bring it up. To be fine on a Tuesday. To have learned nothing whatever from all this.",
    "You're under no obligation to get something out of it. People will say that this sort of thing makes you grow, and perhaps you will; you'd have grown on less. What hurts isn't bound to be useful. It can be simply what it is, and that's plenty.",
  ]),
  ...movements('deep', { aspect: 'ownwords' }, [
    "I like it that {q} and {q2} live in one message. They don't rhyme, they don't explain each other, they didn't ask. Real people think like that when nobody edits them: a thing, and next to it another that doesn't go, and both where they should be.",
    "If I had to tell anyone what yours is about I wouldn't sum up. I'd read out {q}, and then {q2}, and wait. Certain stories are easier to get hold of by the two ends than by the middle.",
    "Among the things you say are two that aren't usually found together: {q} and {q2}. I'm not going to tie them up by force. They were in one message, though, in one hand, and it may be they understand each other better than they understand you.",
    "I'm setting two of your lines side by side. The first: {q}. The second: {q2}. Anyone reading them in a row would see a person who isn't hiding. It's what I saw.",
    "If I could keep only two sentences of yours I'd take {q} and {q2}, and I'd have the beginning and the end of something. The middle is yours to add, and not necessarily this year.",
  ]),
  ...movements('deep', { aspect: 'objectlife' }, [
    "One of these days you'll use {o} without a thought. You'll notice after, with a bit of a start, like someone who's gone past their stop. That day is all right. Things go back to being things as soon as we let them, and now and then before.",
    "I keep remembering another of your words: {o2}. I almost went past it. Small things in a message are like small things in a house; you find them when you've been sitting a while and have stopped looking at what you're shown.",
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
  ...movements('deep', { aspect: 'weather' }, [
    "There are flat days, and nobody talks about those. You don't cry or laugh, you make no ground and lose none; you answer, eat, look at the rain. From inside it seems nothing is happening. The chief thing's happening, which is that time is putting on thin coats, as varnish goes on wood, and no single one shows.",
    "What you feel has something in common with climate, and there's no arguing with climate. You look out of the window and choose a jacket. If it's one of the bad ones, make the day shorter: what can't be avoided, something hot, and tomorrow another look.",
  ]),
  ...movements('deep', { aspect: 'silence' }, [
    "There'll be silences with people you care for, and they don't have to be filled. Being quiet together in front of a river, a match or a meal is also a way of talking about this, with the advantage that no one can pick the wrong word.",
    "I'm keeping several things out of this letter on purpose. It isn't that I don't think them. Between one paragraph and the next there has to be somewhere for the reader to breathe, and if you notice a gap, it's yours.",
  ]),
  ...movements('deep', { aspect: 'nameuse', assumes: ['alive', 'affection', 'history'], not: ['kin:ex'] }, [
    "Back to the name for a moment. {n}. Each time I put it down I wonder what voice you're reading it in. The old one, I suppose, for calling from another room. Let it ring. Nobody's going to ask you to keep it down.",
  ]),
  ...movements('deep', { aspect: 'nameuse', assumes: ['alive', 'affection', 'history', 'human'], not: ['kin:ex', 'abuse', 'harm'] }, [
    "If somebody asks you one day to tell them about {n}, don't start with the end. Start with a quirk, with something that drove you mad, with a noise or a Tuesday habit. The end gets there by itself. The rest has to be told.",
  ]),
  ...movements('deep', { aspect: 'threshold' }, [
    "There's an awkward threshold, and it's your own front door. Outdoors the hurry keeps you stitched together; when the door shuts you come unstitched. Try putting something into that minute: a lamp on a timer, a radio left on since morning, a coat to hang up. It isn't pretending. It's arranging for someone to let you in.",
    "You'll be going past a lot of places where things used to be otherwise. You don't have to go the long way round for ever, or plant yourself in front to prove a point. The first time you go by quickly, the second looking ahead. By the fifth or sixth, without intending it, you'll be reading the menu next door.",
  ]),
  ...movements('deep', { aspect: 'askless' }, [
    "Lower the price of a day. If it used to take ten things to make one, let it be three, and let one of the three be easy. That's not giving up. People who know hills shorten their stride when they're loaded, and they don't apologise to anyone.",
  ]),
  ...movements('deep', { aspect: 'quoteagain', clause: ['late', 'lastwords', 'unsaid', 'did', 'self', 'fear', 'dontknow'] }, [
    "I don't want {q} left in a corner of your message. I'm putting it here, halfway down the page, with space round it. A sentence like that needs what anyone needs who's talking about something they are ashamed of: for the other person not to look at their watch.",
    "There's still {q}. I kept it until now because by this stage there's a little trust. I won't take it off you, or hand it back repaired. I'd only say that I've read it, that it didn't frighten me, and that I am still here.",
    "Halfway through a letter it's possible to say what would be abrupt at the start: I think {q} is what you came to tell. The other things surround it and protect it and make it fit for company. I understand that. I'd have walked round the block a couple of times too before ringing the bell.",
  ]),
  ...movements('deep', { aspect: 'now', clause: ['stillreach', 'absence', 'body', 'habit', 'cant'] }, [
    "I'm still thinking about {q}. We imagine these things with music and evening light, and they happen like that instead, in the time a traffic light takes, with shopping in both hands. It isn't in any book, and anyone who had lived something of the kind would know it at once.",
    "You tell me {q} and give it no name. If it had one it'd be on a list somewhere and seem less strange to us. As it hasn't, better to say it as you did. Said that way it stops being a symptom and goes back to being a Tuesday.",
  ]),
  ...movements('deep', { aspect: 'help' }, [
    "One last practical thing. Decide today, while you're reading calmly, which person and which number you'd ring if some night it got very dark. Put it on paper in big writing, where you'd see it without searching. You likely won't use it. But people sleep differently once they know where the door is.",
    "Something practical, without ceremony. If the weight won't shift, if you stop sleeping or eating, or if some day you're frightened by what you are thinking, don't stay alone with it. Tell someone of flesh and blood: your doctor, a helpline, whoever lives nearest. It isn't failing at sorrow. It's declining to carry it at arm's length.",
  ]),
  ...movements('deep', { aspect: 'writing' }, [
    "There isn't one complaint too many in what you sent, and there'd have been room. You say a thing and step back, like someone setting something down on the floor for another to look at. I've looked. Nothing's missing, and it wouldn't have hurt any more for being better told.",
    "You may not have noticed, but you wrote it well. I don't mean prettily. I mean that it can be seen. Somebody able to tell a thing so that another sees it has already set one foot outside it, even if they can't feel that, and are back in by morning.",
    "Writing this will have cost you something. A word has to be picked and another dropped; it must be settled what goes first and what can't go in. You did all that in the thick of it. I mention it because it shows that some part of you, meanwhile, is still at work.",
  ]),
  ...movements('deep', { aspect: 'small' }, [
    "Do one thing today that'll stay done. A button, that reply, the bulb in the hall. It won't make up for anything. It's only that when you go to bed there'll be one thing fewer in the world that needed doing, and it was you who took it away, in the middle of all this.",
    "If you asked what helps, I wouldn't talk about ideas. I'd talk about changing the sheets, a long shower, taking the shoes to be heeled, watering something. Acts that finish. When there's a thing that won't finish, it's good to have it surrounded by some that do.",
    "There's a dignity in the least of what these days require: washing your face, returning a good morning, paying a bill. No one applauds. But it's out of exactly that sort of brick that a week gets built in which a person can stay.",
  ]),
]

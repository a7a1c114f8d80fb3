import { movements } from '../../movement'

/** What things keep when somebody dies, by topic. */
export const thingsEn = [
  ...movements('thing', { topic: ['food'] }, [
    "Then [o:there's|there are] {o}. Food is one of the few legacies that get used up and don't run out. Somebody makes it again without a recipe, there's something missing, and the something is {n}. It never comes out the same. That's also a way of keeping a place.",
    "About {o}: some flavours have a date on them that isn't on the packet. The day you go back to it, don't look for comfort. Look for appetite. Appetite would be something.",
  ]),
  ...movements('thing', { topic: ['kitchen', 'food'] }, [
    "To feed someone is to tell them several times a day to go on living. Nobody puts it so, of course. It gets put as {o}, as turn that down, as try a bit of this. It was all there in your message though you wrote a single word.",
    "You mention {o}. People are loved in kitchens without being looked at: one chops, one tastes, someone asks if there's enough salt. That's why what belongs there ends up so charged. It was in the middle of every conversation that didn't seem to matter.",
  ]),
  ...movements('thing', { topic: ['kitchen'] }, [
    "You named {o}. Such things wear where a hand holds them, and in the long run they come to resemble it. You can go on using what's there. Nothing will be offended, and there are few better ways of having somebody near than doing the same job with the same tool.",
    "I keep thinking of {o}, which [o:knows|know] more about that house than any portrait. One day, if you feel like it, cook without looking anything up. It'll come out different, and the difference will tell you rather exactly what {n} used to put in.",
  ]),
  ...movements('thing', { topic: ['drink'] }, [
    "{o}. Whole relationships take place round something hot while it's going cold. Nothing of importance gets said, so everything does. I dare say there's a gap on the tray these days, and it's hardly a thing you could mention in a meeting.",
    "You write {o}, and I think of how a person's drink gets made without asking any more how they take it. That knowledge, which cup, how strong, how full, is about as close as people come. You still have it. It has no one to pour for, but it hasn't gone.",
  ]),
  ...movements('thing', { topic: ['table'] }, [
    "{o} [o:has|have] an odd geometry now. When somebody's missing the rest sit differently and no one remarks on it. You can leave the gap, you can take it yourself, you can put coats there. None of the three shows any lack of respect.",
    "Your mentioning {o} gives me a place with no one in it, and I won't go putting people there. Furniture is hard on us because it keeps its measurements. With use, very slowly, it learns others.",
  ]),
  ...movements('thing', { topic: ['clothes'] }, [
    "{o}. Clothes keep a shape that isn't the hanger's. For some while they keep the smell too, and then it has to be decided about washing. There's no deadline. Whoever tells you it's time the wardrobe was emptied doesn't have to open it.",
    "With {o} you've been left the nearest thing there is to an embrace that can be folded. There'll be a day for wearing, or for giving to someone cold, or for moving to the very back where only your hand would know. It doesn't have to be this one.",
    "You say {o}, and cloth isn't what's hanging there. It's how somebody took up room. So of course it's hard to touch any of it. You aren't clearing a wardrobe; you're undoing an outline.",
  ]),
  ...movements('thing', { topic: ['personal'] }, [
    "{o}. What a person carries about learns them: it wears on the one side, gives at the one place. There's no truer likeness, because nobody was sitting for it.",
    "You mention {o}, which will have spent longer against somebody's skin than any photograph did. Use [o:it|them] or put [o:it|them] away. If one day there's a breakage, let it be from use. That's how things break that have been of service.",
  ]),
  ...movements('thing', { topic: ['phone'] }, [
    "The telephone's a dangerous place at the moment, and you bring it up: {o}. It's all in there, what got said and what was never answered, to the minute. Don't delete anything this week. You don't have to listen, either. It can be there unheard, like water in the pipes.",
    "A kept voice is a new thing under the sun; our great-grandparents never had to decide what to do with one. If {n} can be heard anywhere in {o}, get that safe in two separate places. After that you may not play a second of it for years. It's the losing that frightens, more than the hearing.[|]",
  ]),
  ...movements('thing', { topic: ['photo'] }, [
    "In {o} somebody's looking at a spot where they don't know what you know, which is why it can't be borne for long. Try looking at the rest: the background, the shoes, what sort of light it was. Round the edges it's still an ordinary day, and ordinary days are what you're short of.",
    "You mention {o}. Pictures lie by taking too much credit: they get hold of one second and pass it off as the person. What you have, and no camera ever had, is the minute before and the minute after.",
  ]),
  ...movements('thing', { topic: ['music'] }, [
    "{o}. Music is one of the few things that walk in without knocking. Sooner or later it will come on in a shop, and you'll have to take a close interest in a price. Don't ban it altogether. Choose once, with the door shut, so that the blow is yours and not the shop's.",
    "You write {o} and I can all but hear it. Singing, or playing, or putting a record on is a way to be in a room with somebody and not have to talk. That room sounds different now. But a tune gets learned by the body, and no one can ask for it back.",
  ]),
  ...movements('thing', { topic: ['bed'], any: ['kin:partner', 'kin:ex'] }, [
    "You name {o}, where no figure of speech is needed; it's simply the place where it's felt most. You can change sides. You can pile things on the other half, books, laundry, Sunday's paper. It takes an age to get back to sleeping in the middle, and there's no law saying you must.",
  ]),
  ...movements('thing', { topic: ['house'], not: ['kin:child'], assumes: ['history'] }, [
    "Houses are slow on the uptake. The one you mention will be handing round its light and its noises as though nobody were missing. Clearing, selling, keeping: each of them can be done well or badly and hardly any can be done fast. Go in once without bin bags. Just to be there.",
    "{o}. I've never seen it and I know there was a way of coming in. Certain places we learn with our feet; we could cross them in the dark. That sense of direction of yours, inside something which is no longer as it was, strikes me as a kind of memory that doesn't need photographs.",
  ]),
  ...movements('thing', { topic: ['car'], not: ['sudden', 'violence'] }, [
    "[o:There's|There are] {o} in what you tell me. On drives people talk facing front, and so things get said that would never be said across a table. Or nothing is, and there's the radio, which is another way of going somewhere together. The road's where it was. There's a seat over.",
  ]),
  ...movements('thing', { topic: ['hospital'] }, [
    "You mention {o}. People come out of such places with a memory they didn't order: a corridor, a machine, a nurse's first name, very bad coffee. In time that part withdraws to its own floor and its own hours. It covers everything at present because it's the most recent. It isn't the main thing.",
    "What took place around {o} took hardly any time. What came before took a life. The mind has no sense of proportion and puts both in the same pan. When it tips too far, put something in the other side yourself: any old afternoon, in outdoor clothes.",
  ]),
  ...movements('thing', { topic: ['garden'] }, [
    "{o}. Gardeners work for a time they've no say in, and don't always get to see the flower. Now it falls to you whether it's watered. No knowledge is needed. A finger in the soil, and if it's dry, water. A lot gets handed down like that, with one line of instructions.",
    "You haven't said what's become of {o}. There's something nearly rude about a new leaf in a week when the stairs are too much. And something companionable too. Plants don't know, and they carry on.",
  ]),
  ...movements('thing', { topic: ['outdoors'], not: ['sudden', 'violence'] }, [
    "You speak of {o}, which used to be anybody's and now belongs to someone. Open places keep things better than houses do, since no one paints or tidies them. Go back whenever you like. Or don't, and know where it is.",
    "With {o} some air comes into your message. There are memories that want a roof and others that want sky; the second sort should be visited now and then on foot, with no purpose and empty hands.",
  ]),
  ...movements('thing', { topic: ['book'] }, [
    "{o}. What someone wrote down, or underlined, goes on speaking in the same voice and the same order. It's a very obliging sort of presence: it opens, it shuts, it waits. Handwriting is the one part of a body that holds still without going out.",
  ]),
  ...movements('thing', { topic: ['screen', 'game'] }, [
    "What went on around {o} was a good deal more than that. People who are fond of each other invent reasons to be silent in one room. You've still got the reason and there's no one to use it with. It is among the silliest parts of all this, and among the hardest.",
    "You name {o}. Nobody supposes anything is happening at such times, and it is: that's where people learn to lose, to wait for a turn, to tease without drawing blood. If you ever do it again, I should think you'll imagine the running commentary.",
  ]),
  ...movements('thing', { topic: ['child'] }, [
    "{o}. Things made for a small body can outweigh a wardrobe. Don't let anyone pack them up for you out of kindness. When they've got to be moved, if they've got to be, it should be your hand, and slowly.",
    "You name {o} and nothing has to be added. You're entitled to leave that where it is: for a month, a year, for good. A room isn't a problem that somebody has to solve.",
  ]),
  ...movements('thing', { topic: ['petthing'] }, [
    "{o}. It's the first thing you see on coming in and the last you'd dare put away. Let [o:it|them] be until it's worse to see than it would be to move. That day comes by itself, with no date on it, and is usually quite an ordinary one.",
    "An animal's belongings are very few and very used. {o}: the whole day could be told by that sort of thing, time to go out, time to eat, time for doing nothing. No wonder it hangs badly now. The stitches have been taken out.",
  ]),
  ...movements('thing', { topic: ['faith'] }, [
    "You mention {o}. Rites exist because somebody, a long while ago, saw that this can't be held up alone and in silence. If they're any use to you, go in with your eyes open. If not, take what's practical in them: a fixed hour, a light, some people who know when to stand.",
  ]),
  ...movements('thing', { topic: ['art'], assumes: ['affection', 'human'] }, [
    "You write {o}. What a person did with their hands gets left unfinished in a way nothing else does. Some people complete it and some leave it with the needle in. Both are a tribute, and neither's compulsory.",
    "I learn quite a lot about {n} from {o}. Anybody who can do a thing well treats the world with a degree of respect, and it's catching, without a word being said. You may be applying it now to something altogether unrelated.[|]",
  ]),
  ...movements('thing', { topic: ['feast'] }, [
    "And [o:there's|there are] {o}. Celebrations are hard on gaps because everything gets lined up in a row. It may be done differently, or by halves, or left out. Let people know early, and give them no more of an explanation than: not this year, or not like that.",
  ]),
  ...movements('thing', { topic: ['sense'] }, [
    "What you describe, {o}, isn't kept by any object. It's kept in you, so there's the fear of its rubbing out. It does, somewhat; it loses its sharpness like anything in use. What it doesn't lose is the power to be recognised. Put it tomorrow among a thousand others and you'd know.",
    "{o}. What we end up missing of a person is what no form ever asked for. There's no document that has it, and nobody else who knows exactly how it was. Write it down somewhere, badly, the way you'd describe a colour.",
  ]),
  ...movements('thing', { topic: ['travel'] }, [
    "[o:There's|There are] {o} in your message. It's unfair somehow that the things for going away still work. One day they'll go somewhere, with you or with someone. For now they can wait with their wheels still.",
  ]),
]

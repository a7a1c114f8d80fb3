import { movements } from '../../movement'

/** The things they mentioned, as clues to what was alive. */
export const thingsPropositoEn = [
  ...movements('thing', { topic: ['work'], not: ['hollow', 'parenthood'] }, [
    "You name {o}. Wherever a person has worked hard there's a version of them that knows where everything is kept. Anywhere else you feel your way along for a season and think you've become stupid. You haven't found the light switches yet, that's all.",
    "There's {un.o} in what you tell me, and it sums things up rather well. Each stretch of life leaves some place or tool or piece of paper that has lost its job and that nobody can bring themselves to clear. I'd see it as proof that you once learned something difficult. The next time won't be from nothing.",
    "There's {o}, which without the people and without the hour wouldn't amount to much. I say it because we sometimes miss the building when what we lack is the noise. Noise can be looked for in other buildings.",
    "I can picture {o}, roughly. What I can't picture, and you could, is the order in which it all got done: what was seen to first, what was left till after lunch, which part had to be humoured. A sequence like that lives in the wrists. It's among the last things anyone loses.",
    "Take {o}. To a passer-by it would be so much equipment. You'd know from across the street whether all was well. I think that's what being good at something is, in the end: being able to worry accurately.",
    "You brought up {o}. Anything that's been used for years takes on a lean, towards the hand that used it. I dare say the lean goes the other way as well, and you've still got yours.",
  ]),
  ...movements('thing', { topic: ['school'] }, [
    "Then there's {o}, with everything that gets attached to it: who was proud, who paid, who'd be told. A good deal of what weighs there isn't study. If one could take the relatives out for an hour, I wonder what size it would be.",
    "You mention {o}. Places and papers of that sort hand out a very strong light and point it at one side of a person. It's easy to believe that the side in the dark isn't there. It's been getting on with things, I expect: finding people funny, noticing birds, being relied upon.",
    "About {o} I'd just say that it was built to be left. Everyone in it is on the way to somewhere else, the ones who know where and the ones who don't, and they look exactly alike in the queue for coffee.",
  ]),
  ...movements('thing', { topic: ['art', 'music'] }, [
    "Then [o:comes|come] {o}, and your handwriting changes. There are things people name with more care than others. I don't know how long it's been since you went near. What the hands have learned asks no apology for an absence; it asks for half an hour with nobody watching.",
    "I noticed {o}. Among so much that's duty in your message, that sounds like pleasure, and so I trust it. Somebody else always decides what's useful. What you like for no reason is one of the few dependable clues.",
    "Let's stop at {o}. Nobody ever took that up for the pension. Whatever happened later, there was an afternoon when you were simply drawn across a floor towards something, as a child is to a puddle. That afternoon is the nearest thing to a credential you'll find in this letter.",
    "{o}: in a list of a person's belongings it comes under sundries. I'd file it under organs. There are people who can do without theirs for years, on a sort of reserve, and who then can't understand what it is that's making them so tired.",
    "What would {o} say you were like? Impatient, probably. Better in the evenings. Inclined to stop just before the difficult bit and go and put the kettle on. They're not the findings of a careers adviser, and I'd back them against his.",
  ]),
  ...movements('thing', { topic: ['book'] }, [
    "You mention {o}, and I was glad to find some print in the middle of all this. Paper has one advantage over whoever is giving advice: it was never written with your case in mind, so anything in it that fits you has got there honestly.",
    "{o}, you say. I'd follow that a little way. What somebody reads or keeps or writes when it isn't required of them is the nearest most people come to leaving footprints.",
  ]),
  ...movements('thing', { topic: ['outdoors', 'garden'] }, [
    "You mention {o}, and all at once there's air in your message. Hardly any large decision gets made in a chair. Go to a place of that kind, or the nearest thing to it, and stay until you're bored. In that kind of boredom some things fall into line that won't at a desk.",
    "Look how {o} got in. You were explaining yourself, quite closely, and a bit of the outside came through a gap in the argument. I'd widen the gap. Ground, air, whatever grows: it's a relief to look at what isn't thinking.",
    "I keep {o} in view while I write the rest. What grows, or flows, or just sits there being uphill has no opinion of us. One can be out of work in front of it, or fifty, or wrong, and it goes on at its own pace. People come back from such places with no answer and a better colour.",
    "Before you do anything sensible this week, give {o} a quarter of an hour. If that's out of reach, look at whatever of that sort can be seen from where you are: a tree in a car park will do. You're after scale more than beauty. It's hard to get scale indoors.",
  ]),
  ...movements('thing', { topic: ['travel'] }, [
    "You name {o}. Things that are made for going somewhere spend most of their lives in a cupboard or a queue, and it's there that one gets to know them. I wouldn't read them as a sign that you ought to be off. They only prove that you've crossed something once, with your hands full.",
    "There's {o} in it, and I thought of how little goes in, and how long one stands over it deciding. I'd be curious what got left out at the last moment. It's generally from those that a person could tell what they were.",
  ]),
  ...movements('thing', { any: ['childless'], topic: ['house', 'fixture', 'bed', 'child', 'clothes'] }, [
    "There's {o}. I won't suggest what to do about that. It isn't a task. It was got ready by somebody with hope, and hope had good taste; whatever becomes of it needn't be settled to suit visitors, or the calendar.",
    "You name {o}, and I can see why that's so hard to walk past. Other losses have a picture. This one has a place where a picture was going to go. You may leave the light off in there, or read in it, or let it be where the ironing is done. All of those have been ways of keeping faith.",
    "I keep coming to {o}. It's so definite, in the midst of something that never got the chance to be. I'd not be in any hurry to find another word for it. The one you have is doing no harm, and nobody has to say it aloud.",
  ]),
  ...movements('thing', { topic: ['house', 'fixture', 'bed'], not: ['childless'] }, [
    "You let fall {o} in the middle of everything. A person can live a long while with a head full of future and nowhere to put their feet. One actual place, however small, does more for the spirits than a good many plans. Give that one some time this week.",
    "What's {o} doing in a message about a whole life? Being where it happens, I suppose. We talk of crossroads. In practice one is usually at a sink, or halfway along a landing, when the thing comes over one, and has a towel in one hand.",
    "I've never seen {o}, naturally, but I can tell about where one would have to stand. That's rare in letters on this subject. They take place nowhere, as a rule, in a sort of grey conference room. Yours has somewhere to put a hand.",
    "You give me {o}, and I'm struck by how far that is from any word ending in -ment or -tion. If you were to look for what's wrong at the height of such things, knee height, elbow height, I believe you'd get on faster.",
    "I can put {o} on the page and leave it at that. You know the way it looks at the hour you mean. When a question has been gone over so often that it's lost all its corners, it can help to come back to where one was standing.",
    "You mention {o}, and the scene has sides to it at once. I'd ask one practical thing. Is that somewhere you go to get away from the question, or where it finds you? If it's the first I would go there more often. If it's the second I'd change the bulb, or the chair, or the time of day.",
    "There's {o} in it too. Houses go on being arranged for whoever used to live that life in them, for quite some time after the person has changed. You can bump your hip on a decision made eight years ago. It's worth looking round for what could now stand somewhere else.",
  ]),
  ...movements('thing', { topic: ['kitchen', 'food', 'table'] }, [
    "Among so many large questions you left me {o}, and I was grateful. Meaning, when it turns up at all, likes things that size. You won't see it come in on a speech. You'll find it sitting next to something like that, looking as if it had been there all along.",
  ]),
  ...movements('thing', { topic: ['food'] }, [
    "{o} must be the only part of this that anybody could smell. I mention it because appetite is an older guide than ambition and less easily flattered. What do you still look forward to eating? With whom, and who does the washing-up? There are lives to be built on less.",
    "Then you put {o}, which has nothing to do with purpose and fed somebody. I've an idea that the one thing might be closer to the other than we're told. Nobody at a full plate has ever asked what it was all for.",
  ]),
  ...movements('thing', { topic: ['drink', 'feast', 'child'], not: ['sober', 'parenthood', 'childless'] }, [
    "You tell me about {o}, and it could pass for padding. I'd start there, if I had to look for a thread. Lives slip away by the details, and it's by the details that they're got back: one done with pleasure, then another.",
    "I'm fond of {o} for turning up here. Most of the message has its best clothes on, and that doesn't. If there were a way of following it home, I think we'd find some people there, and that they'd be in the middle of something.",
  ]),
  ...movements('thing', { topic: ['game'] }, [
    "You mention {o}. Whatever a person does, or did, for the sake of moving about and keeping score tells one a lot about what they call a good day. Was it the others? Was it the quiet in the head? Was it the going home tired with an excuse? Each of those can be got from elsewhere, and they aren't the same elsewhere.",
    "There's {o}, and I'm not going to make it stand for anything. It was for using. Things that are kept ready, in reach, in their usual place, say something about time that a calendar doesn't know: that in one part of the house it's still the year before.",
  ]),
  ...movements('thing', { topic: ['clothes', 'personal'] }, [
    "{o}, you write. An object can be enough to show what was alive in a given year. Ask yourself what you did around that, and with whom, at what time of day. The reply is worth more than any careers test.",
    "I stopped at {o}. What a person wears, keeps or won't put away belongs to somebody they expect to be. It needn't be said whether that's the past one or the next. For the moment it's enough that you kept a place for them, and that you know exactly where.",
    "You could have left out {o}, and I'd have understood the facts as well without. I wouldn't have understood the size. It's a very exact way to tell a stranger how far off something is: it's there, it's in reach, and it isn't being touched.",
  ]),
  ...movements('thing', { topic: ['photo'] }, [
    "{o}: so there's something one can look at. Pictures are strange company for a person who has lost the thread. They're all middle. Nobody in them knows what comes next either, and they're managing to stand there quite naturally with a drink, or a dog.",
    "You mention {o}. I wonder what's just outside the frame, since that's where whoever took it was, and where most of a life goes on. One spends years holding the camera, so to say, and then asks why one isn't in it.",
  ]),
  ...movements('thing', { topic: ['phone', 'screen'] }, [
    "And {o}. A great part of life now comes in by that way and goes out by it, so it's no wonder that it turned up here. I'd just be curious what the same hour would be like with your hands in something wet: dough, soil, a sink.",
    "You mention {o}, where there's always somebody having a life. It arrives with the waiting cut out. What you are living in at present is mostly the waiting. It's long, it's badly lit, and it's where people actually are.",
  ]),
  ...movements('thing', { topic: ['faith'] }, [
    "You name {o}, where there used to be room for an answer and there's now room for a question. You don't have to pull anything down to leave, or come back on your knees. There are people who sit at the back for the rest of their lives without saying the words, because it's a good place to think.",
    "{o}: I'd keep that in the letter, whatever has become of the rest of it. A great many people have stood there not feeling what they were meant to. If it could keep a register of those, it would be the largest congregation of all, and perfectly silent.",
  ]),
  ...movements('thing', { topic: ['car', 'road', 'transit'] }, [
    "You put down {o}, which is neither here nor there, and maybe that's why. Between one place and the next nobody can ask anything of you. People have been known to go round the block again for another four minutes of it. I'd hold on to the four minutes, and look for somewhere to have them that isn't moving.",
  ]),
  ...movements('thing', { topic: ['sense'] }, [
    "One word in it came from the senses, {o.n}, and it's worth a page of reasons. Reasons can be got anywhere. That could only have been got by being there, close to, with the thing going on.",
    "The word {o.n} is in your message, among others that have no body to them at all. I underlined it. It's how one can tell that this hasn't only been thought about; it's been lived through, at the usual distance, which is none.",
    "In the midst of what you should feel and ought to decide there's the word {o.n}. Keep close to that sort of word. They don't know anything about success. They can tell, though, from a long way off, what used to be right.",
  ]),
  ...movements('thing', { topic: ['money'], not: ['hollow'] }, [
    "You also put down {o}, which brings the letter back to earth. Any purpose that leaves that out will be made of paper. Start the sum there: what it asks, and how much it leaves. What it leaves always looks like little, and most good things have been done with it.",
    "There's {o} in your message, and I won't be lofty about it. Talk of callings goes down easily with people who don't open their own post. Yours has to be a direction that can be followed in these shoes, on what there is, with the twelfth of the month in the middle of it.",
  ]),
  ...movements('thing', { topic: ['hospital', 'body'] }, [
    "You also put down {o}, and the letter comes back to earth. Any direction that leaves that out will have been drawn on tracing paper. Begin with what it takes from an ordinary day. Whatever is left over is what you've really got, and a surprising amount has been done by people with exactly that.",
    "I haven't gone past {o}. It's the kind of word that ends conversations, so those who live with it learn to bring it in sideways. You brought it in plainly. It can have a chair here without becoming the chairman.",
  ]),
  ...movements('thing', { topic: ['petthing', 'animal'] }, [
    "You mention {o}, and I thought: there's a life in which somebody was let out in the morning, whatever sort of day it was. Creatures are excellent at purpose. It's at the same time every day, it's outdoors, and there is no question of deserving it.",
  ]),
]
